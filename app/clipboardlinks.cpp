// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clipboardlinks.h"

#include "app/actions.h"
#include "app/document.h"
#include "app/scenelink.h"
#include "app/scenestore.h"
#include "app/topbar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

namespace locus::app {

ClipboardLinks::ClipboardLinks(SceneStore &store, Document &document, const Actions &actions,
                               TopBar &bar)
    : QObject(&document)
    , m_store(store)
    , m_document(document)
    , m_bar(bar)
{
    connect(actions.copyLink, &QAction::triggered, this, &ClipboardLinks::copy);
    connect(actions.pasteLink, &QAction::triggered, this, &ClipboardLinks::paste);
}

void ClipboardLinks::copy()
{
    const auto link = linkOf(m_store.scene());
    if (const auto *failure = std::get_if<Failure>(&link)) {
        m_document.showProblem(tr("There is no link to this scene"), failure->message);
        return;
    }
    QGuiApplication::clipboard()->setText(std::get<QString>(link));
    m_bar.showNotice(tr("The link is on the clipboard"));
}

void ClipboardLinks::paste()
{
    if (const auto link = linkIn(QGuiApplication::clipboard()->text()))
        m_document.linkRequested(*link);
    else
        m_document.showProblem(tr("This link cannot be opened"),
                               tr("There is no link of Locus on the clipboard."));
}

} // namespace locus::app
