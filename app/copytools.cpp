// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/copytools.h"

#include "app/comparison.h"
#include "app/diagnostics.h"
#include "app/figureclipboard.h"
#include "app/mainwindow.h"
#include "app/numpyscript.h"
#include "app/pages/explore.h"
#include "app/pictures.h"
#include "app/scenestore.h"
#include "app/settings.h"
#include "app/stagetext.h"
#include "app/topbar.h"
#include "core/edit.h"
#include "widgets/differencewords.h"
#include "widgets/words.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace locus::app {

CopyTools::CopyTools(MainWindow &window, const Settings &settings, TopBar &bar)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_bar(bar)
{
    const Actions &actions = window.actions();
    connect(actions.copyPicture, &QAction::triggered, this, &CopyTools::copyPicture);
    connect(actions.copyValue, &QAction::triggered, this, &CopyTools::copyValue);
    connect(actions.copyNumbers, &QAction::triggered, this, &CopyTools::copyPair);
    connect(actions.copyStage, &QAction::triggered, this, &CopyTools::copyStage);
    connect(actions.copyScript, &QAction::triggered, this, &CopyTools::copyScript);
    connect(actions.copyDiagnostics, &QAction::triggered, this, &CopyTools::copyDiagnostics);
}

void CopyTools::withNumbers(
    const std::function<void(const core::Prepared &, const core::View &)> &copy)
{
    const Comparison &comparison = m_window.page().comparison();
    const auto &frame = comparison.shownFrame();
    if (!frame)
        return;
    if (frame->refusal)
        m_bar.showNotice(widgets::words(*frame->refusal));
    else
        copy(*frame->prepared, core::clampedView(comparison.shownScene().view, frame->key));
}

/// As a figure, as large as it stands there; what no figure has, as it is seen.
void CopyTools::copyPicture()
{
    const ExplorePage &page = m_window.page();
    const Comparison &comparison = page.comparison();
    FigureMaker maker(comparison.shownScene(), comparison.shownFrame());
    maker.showMap(page.shownMap());
    auto result = figureMimeData(
        maker, settingsOfView(page.figureInFocus(), page.figureSize(), m_settings.figure()));
    if (auto *data = std::get_if<std::unique_ptr<QMimeData>>(&result)) {
        QGuiApplication::clipboard()->setMimeData(data->release());
        return m_bar.showNotice(tr("The picture is on the clipboard as PNG, SVG and PDF"));
    }
    QGuiApplication::clipboard()->setImage(page.pictureInFocus());
    m_bar.showNotice(tr("The picture is on the clipboard"));
}

std::shared_ptr<const core::Difference> CopyTools::difference()
{
    auto shown = m_window.page().shownMap().difference;
    if (shown && shown->problem)
        m_bar.showNotice(widgets::words(*shown->problem));
    return shown;
}

void CopyTools::copyValue()
{
    if (const auto shown = difference()) {
        if (!shown->image)
            return;
        QGuiApplication::clipboard()->setText(
            valueText(*shown, core::clampedView(m_window.store().scene().view, shown->b->key)));
        return m_bar.showNotice(tr("The value of B − A is on the clipboard"));
    }
    withNumbers([this](const core::Prepared &prepared, const core::View &view) {
        const QString text = valueText(prepared, view);
        QGuiApplication::clipboard()->setText(text);
        m_bar.showNotice(tr("The value is on the clipboard"));
    });
}

void CopyTools::copyPair()
{
    QGuiApplication::clipboard()->setText(m_window.page().pairText());
    m_bar.showNotice(tr("The numbers of the pair are on the clipboard"));
}

void CopyTools::copyStage()
{
    const auto copy = [this](const QString &text, const QString &done) {
        if (text.isEmpty())
            return m_bar.showNotice(tr("Too many numbers for the clipboard: save them instead"));
        QGuiApplication::clipboard()->setText(text);
        m_bar.showNotice(done);
    };
    if (const auto shown = difference()) {
        if (shown->image)
            copy(stageText(*shown), tr("The stage, B − A, is on the clipboard, for a spreadsheet"));
        return;
    }
    withNumbers([&](const core::Prepared &prepared, const core::View &view) {
        copy(stageText(prepared, view), tr("The stage is on the clipboard, for a spreadsheet"));
    });
}

void CopyTools::copyScript()
{
    withNumbers([this](const core::Prepared &prepared, const core::View &view) {
        const auto script = numpyScript(prepared, view);
        if (const QString *sentence = std::get_if<QString>(&script))
            return m_bar.showNotice(*sentence);
        const auto &[text, checksum] = std::get<NumpyScript>(script);
        QGuiApplication::clipboard()->setText(QString::fromStdString(text));
        const bool isOfB = m_window.page().comparison().side() == Comparison::Side::Difference;
        m_bar.showNotice(
            (isOfB ? tr("The NumPy script of B, not of B − A, is on the clipboard; checksum %1")
                   : tr("The NumPy script is on the clipboard; checksum %1"))
                .arg(checksumText(checksum)));
    });
}

void CopyTools::copyDiagnostics()
{
    QGuiApplication::clipboard()->setText(
        diagnosticsText(m_window.store().scene(), m_window.scheduler().threads(), m_settings));
    m_bar.showNotice(tr("The diagnostics are on the clipboard"));
}

} // namespace locus::app
