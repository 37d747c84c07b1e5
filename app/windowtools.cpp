// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowtools.h"

#include "app/comparison.h"
#include "app/copytools.h"
#include "app/examplegallery.h"
#include "app/exportflow.h"
#include "app/figureprint.h"
#include "app/mainwindow.h"
#include "app/numbersflow.h"
#include "app/pages/explore.h"
#include "app/pages/exploreedits.h"
#include "app/preferences.h"
#include "app/settings.h"
#include "app/statusline.h"
#include "app/sweepflow.h"
#include "app/topbar.h"
#include "app/windowplace.h"
#include "app/zoom.h"
#include "widgets/words.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QFileInfo>
#include <QPageLayout>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

namespace locus::app {

namespace {

/// From this height on a line at the lower edge takes nothing from the pictures.
constexpr int statusLineFrom = 860;

/// While the next process takes over: what would be done now in any window, it would not know.
/// Disabled windows would turn grey for a moment.
class InputPause : public QObject {
public:
    InputPause()
    {
        qApp->installEventFilter(this);
        QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    }
    ~InputPause() override { QGuiApplication::restoreOverrideCursor(); }
    Q_DISABLE_COPY_MOVE(InputPause)

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::Close:
        case QEvent::DragEnter: event->ignore(); return true;
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::ContextMenu:
        case QEvent::Wheel:
        case QEvent::KeyPress:
        case QEvent::Shortcut:
        case QEvent::ShortcutOverride: return true;
        default: return false;
        }
    }
};

} // namespace

WindowTools::WindowTools(MainWindow &window, Settings &settings, TopBar &bar)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_bar(bar)
    , m_status(new StatusLine(window.store(), window.scheduler()))
{
    connectTools();
    new CopyTools(window, settings, bar);
    connect(&m_restart, &Restart::takenOver, this, [this] {
        m_pause.reset();
        m_window.closeForSuccessor();
    });
    connect(&m_restart, &Restart::failed, this, &WindowTools::stay);
    refresh();
}

void WindowTools::connectTools()
{
    const Actions &actions = m_window.actions();
    connect(actions.allExamples, &QAction::triggered, this, &WindowTools::showExamples);
    connect(actions.exportFigure, &QAction::triggered, this, &WindowTools::exportFigure);
    connect(actions.exportSweep, &QAction::triggered, this, &WindowTools::exportSweep);
    connect(actions.printPage, &QAction::triggered, this, &WindowTools::printPage);
    connect(actions.saveNumbers, &QAction::triggered, this, &WindowTools::saveNumbers);
    connect(actions.preferences, &QAction::triggered, this, &WindowTools::openPreferences);
    connect(actions.statusLine, &QAction::triggered, this, &WindowTools::showStatusLine);
    connect(actions.zoomIn, &QAction::triggered, this,
            [this] { setZoom(zoomAfter(m_settings.zoom(), 1)); });
    connect(actions.zoomOut, &QAction::triggered, this,
            [this] { setZoom(zoomAfter(m_settings.zoom(), -1)); });
    connect(actions.zoomReset, &QAction::triggered, this, [this] { setZoom(1); });
}

void WindowTools::setTheme(const widgets::Theme &theme)
{
    m_status->setTheme(theme);
    if (m_preferences)
        m_preferences->setTheme(theme);
    refresh();
}

void WindowTools::refresh()
{
    const Actions &actions = m_window.actions();
    const double zoom = m_settings.zoom();
    actions.zoomIn->setEnabled(zoom < zoomSteps.back());
    actions.zoomOut->setEnabled(zoom > zoomSteps.front());
    actions.zoomReset->setEnabled(zoom != 1);
    if (m_preferences)
        m_preferences->refresh();
}

PreferencesDialog *WindowTools::preferences()
{
    if (m_preferences)
        return m_preferences;
    m_preferences = new PreferencesDialog(m_settings, &m_window);
    m_preferences->setTheme(m_window.theme());
    connect(m_preferences, &PreferencesDialog::darkThemePicked, &m_window,
            &MainWindow::setDarkTheme);
    connect(m_preferences, &PreferencesDialog::languagePicked, &m_window, &MainWindow::setLanguage);
    connect(m_preferences, &PreferencesDialog::zoomPicked, this, &WindowTools::setZoom);
    connect(m_preferences, &PreferencesDialog::threadsPicked, this, &WindowTools::setThreads);
    return m_preferences;
}

bool WindowTools::hasPreferences() const
{
    return m_preferences && m_preferences->isVisible();
}

void WindowTools::openPreferences()
{
    PreferencesDialog *dialog = preferences();
    dialog->refresh();
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void WindowTools::setThreads(int threads)
{
    m_settings.setThreads(threads);
    m_window.scheduler().setThreads(threads);
    m_window.page().comparison().setThreads(threads);
}

void WindowTools::setZoom(double zoom)
{
    if (zoom == m_settings.zoom() || m_restart.isRunning())
        return;
    const Session session = m_window.session(zoom);
    m_zoomBefore = m_settings.zoom();
    m_bar.showNotice(tr("Opening at %1 %").arg(zoom * 100));
    m_pause = std::make_unique<InputPause>();
    m_restart.begin(session);
}

void WindowTools::stay(const QString &reason)
{
    m_pause.reset();
    m_settings.setZoom(m_zoomBefore); // the other one may have set its own
    refresh();
    m_window.document().showProblem(tr("The text size could not be changed"), reason);
}

void WindowTools::showStatusLine(bool shown)
{
    m_settings.setStatusLine(shown);
    placeStatusLine(m_window.height());
}

void WindowTools::placeStatusLine(int windowHeight)
{
    const bool shown = m_settings.statusLine().value_or(windowHeight >= statusLineFrom);
    m_window.actions().statusLine->setChecked(shown);
    m_status->setVisible(shown);
    m_window.page().setBelow(shown ? Below::StatusLine : Below::Nothing);
}

void WindowTools::showExamples()
{
    auto *gallery = new ExampleGallery(m_window.theme(), &m_window);
    gallery->setAttribute(Qt::WA_DeleteOnClose);
    connect(gallery, &ExampleGallery::picked, &m_window.document(), &Document::exampleRequested);
    gallery->open();
}

core::Scene WindowTools::shownScene() const
{
    core::Scene scene = m_window.page().comparison().shownScene();
    scene.figures = m_window.store().scene().figures;
    return scene;
}

std::shared_ptr<const core::Frame> WindowTools::shownFrame() const
{
    const Comparison &comparison = m_window.page().comparison();
    return frameNow(comparison.shownFrame(), comparison.shownScene());
}

void WindowTools::leaveDifference()
{
    Comparison &comparison = m_window.page().comparison();
    if (comparison.side() == Comparison::Side::Difference)
        comparison.setSide(Comparison::Side::B);
}

void WindowTools::exportFigure()
{
    Document &document = m_window.document();
    const auto keep = [this](const std::vector<core::FigureSettings> &figures) {
        core::Scene next = m_window.store().scene();
        next.figures = figures;
        m_window.store().edit(next, tr("Keep a figure"), widgets::newGesture());
    };
    const QString path =
        exportWithDialog({shownScene(), shownFrame(), m_window.page().figureInFocus(),
                          document.name(), m_window.theme(), keep, m_window.page().shownMap()},
                         m_settings, &m_window);
    if (!path.isEmpty())
        m_bar.showNotice(tr("%1 written").arg(QFileInfo(path).fileName()));
}

void WindowTools::exportSweep()
{
    leaveDifference();
    Document &document = m_window.document();
    core::FigureSettings figure = m_settings.figure();
    figure.content = core::FigureContent::Panels;
    figure.panels = {m_window.page().figureInFocus()};
    openSweep({shownScene(), figure, document.name(), m_window.theme()}, m_settings, &m_window,
              [this](const QString &path) {
                  m_bar.showNotice(tr("%1 written").arg(QFileInfo(path).fileName()));
              });
}

void WindowTools::printPage()
{
    leaveDifference();
    FigureMaker maker(shownScene(), shownFrame());
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_window.document().name());
    printer.setPageOrientation(QPageLayout::Landscape);
    QPrintDialog dialog(&printer, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString problem = app::printPage(maker, m_settings.figure(), printer);
    if (!problem.isEmpty())
        m_window.document().showProblem(tr("This page cannot be printed"), problem);
}

void WindowTools::saveNumbers()
{
    leaveDifference();
    Document &document = m_window.document();
    const auto frame = shownFrame();
    if (frame->refusal)
        return document.showProblem(tr("There are no numbers to save"),
                                    widgets::words(*frame->refusal));
    openNumbers({frame, shownScene(), document.name(), m_window.theme()}, m_settings, &m_window,
                [this](const QString &path) {
                    m_bar.showNotice(tr("%1 written").arg(QFileInfo(path).fileName()));
                });
}

} // namespace locus::app
