// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowdrops.h"

#include "app/document.h"
#include "app/scenelink.h"
#include "app/tensoropening.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace locus::app {

namespace {

/// The one local file that is dragged, empty for anything else.
QString draggedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.constFirst().isLocalFile() ? urls.constFirst().toLocalFile()
                                                               : QString();
}

} // namespace

WindowDrops::WindowDrops(Document &document, TensorOpening &tensors, QWidget *window)
    : QObject(window)
    , m_document(document)
    , m_tensors(tensors)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool WindowDrops::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::DragEnter) {
        auto *enter = static_cast<QDragEnterEvent *>(event);
        const QMimeData &data = *enter->mimeData();
        if (!draggedFile(data).isEmpty() || linkIn(data.text()))
            enter->acceptProposedAction();
        return true;
    }
    if (event->type() == QEvent::Drop) {
        auto *drop = static_cast<QDropEvent *>(event);
        drop->acceptProposedAction();
        take(*drop->mimeData());
        return true;
    }
    return false;
}

/// Whoever was dragged from waits for the event's end: questions come after it.
void WindowDrops::take(const QMimeData &data)
{
    const QString path = draggedFile(data);
    const auto link = linkIn(data.text());
    QTimer::singleShot(0, this, [this, path, link] {
        if (path.isEmpty()) {
            if (link)
                m_document.linkRequested(*link);
        } else if (isTensorFile(path)) {
            m_tensors.open(path);
        } else {
            m_document.openRequested(path);
        }
    });
}

} // namespace locus::app
