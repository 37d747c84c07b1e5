// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/clipboardlinks.h"
#include "app/comparison.h"
#include "app/help.h"
#include "app/memory.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/parametercard.h"
#include "app/settings.h"
#include "app/sourcewatch.h"
#include "app/statusline.h"
#include "app/tableflow.h"
#include "app/tensoropening.h"
#include "app/topbar.h"
#include "app/windowdrops.h"
#include "app/windowlook.h"
#include "app/windowtools.h"
#include "core/edit.h"
#include "widgets/readingorder.h"
#include "widgets/style.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace locus::app {

namespace {

/// Widgets made before the style has its font keep another one: the style comes first.
widgets::Theme styledTheme(bool dark)
{
    const widgets::Theme theme = dark ? widgets::Theme::dark() : widgets::Theme::light();
    widgets::applyStyle(*qApp, theme);
    return theme;
}

} // namespace

MainWindow::MainWindow(Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_scheduler(nullptr, settings.threads())
    , m_actions(m_store.undoStack())
    , m_document(m_store, settings, this)
    , m_theme(styledTheme(settings.darkTheme()))
    , m_bar(new TopBar(m_actions))
    , m_page(new ExplorePage(m_store, m_scheduler, m_actions))
    , m_table(new TableFlow(m_store, m_scheduler, m_actions, *m_page, this))
    , m_tensors(new TensorOpening(m_store, settings, this))
{
    m_scheduler.setRoom(freeMemory);
    m_page->comparison().setRoom(freeMemory);
    setMenuWidget(m_bar);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_page);
    connectFile();
    connectRest();
    m_tools = new WindowTools(*this, m_settings, *m_bar);
    new WindowDrops(m_document, *m_tensors, this);
    new SourceWatch(m_store, m_document);
    new ClipboardLinks(m_store, m_document, m_actions, *m_bar);
    auto *center = new QWidget;
    auto *column = new QVBoxLayout(center);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(m_tools->statusLine());
    setCentralWidget(center);
    m_actions.setRecentFiles(settings.recentFiles());
    setDarkTheme(settings.darkTheme());
    m_actions.setLanguage(settings.language());
    m_page->detached().setWindowSize(settings.detachedSize());
    m_document.startNew();
    showDocument();
    m_page->setFocus(Qt::OtherFocusReason);
}

MainWindow::~MainWindow()
{
    // Fields commit when they lose the focus: while page and store are still whole.
    commitTyping();
    delete takeCentralWidget();
}

void MainWindow::commitTyping()
{
    if (auto *field = qobject_cast<QLineEdit *>(focusWidget()))
        field->clearFocus();
}

void MainWindow::connectFile()
{
    for (QAction *action : {m_actions.openTensor, m_actions.save, m_actions.saveAs,
                            m_actions.exportFigure, m_actions.exportSweep, m_actions.saveNumbers})
        connect(action, &QAction::triggered, this, &MainWindow::commitTyping);
    connect(m_actions.newScene, &QAction::triggered, &m_document, &Document::newRequested);
    connect(m_actions.open, &QAction::triggered, &m_document,
            qOverload<>(&Document::openRequested));
    connect(m_actions.openTensor, &QAction::triggered, m_tensors, &TensorOpening::ask);
    connect(m_actions.save, &QAction::triggered, &m_document, &Document::save);
    connect(m_actions.saveAs, &QAction::triggered, &m_document, &Document::saveAs);
    connect(m_actions.quit, &QAction::triggered, this, &MainWindow::close);
    connect(&m_actions, &Actions::recentPicked, &m_document,
            qOverload<const QString &>(&Document::openRequested));
    connect(m_actions.clearRecent, &QAction::triggered, &m_document, &Document::clearRecentFiles);
    connect(&m_actions, &Actions::examplePicked, &m_document, &Document::exampleRequested);
    connect(&m_document, &Document::recentFilesChanged, this,
            [this] { m_actions.setRecentFiles(m_settings.recentFiles()); });
    connect(&m_document, &Document::nameChanged, this, &MainWindow::showDocument);
    connect(&m_store, &SceneStore::modifiedChanged, this, &MainWindow::showDocument);
    connect(&m_store, &SceneStore::documentReplaced, &m_scheduler, &FrameScheduler::dropRunning);
}

void MainWindow::connectRest()
{
    // Shortcuts work while their action belongs to the window, also when a menu was never opened.
    for (QAction *action : m_actions.findChildren<QAction *>())
        addAction(action);
    connect(m_actions.darkTheme, &QAction::triggered, this, &MainWindow::setDarkTheme);
    connect(&m_actions, &Actions::languagePicked, this, &MainWindow::setLanguage);
    connect(m_actions.help, &QAction::triggered, this, [this] { showHelp(this); });
    connect(m_actions.about, &QAction::triggered, this, [this] { showAbout(this); });
    m_page->parameters()->setPlay(m_settings.play());
    connect(m_page->parameters(), &ParameterCard::playPicked, this,
            [this](const core::PlaySettings &play) { m_settings.setPlay(play); });
    connect(m_page, &ExplorePage::editRefused, this, [this](const QString &message) {
        m_document.showProblem(tr("This cannot be done here"), message);
    });
    connect(m_page, &ExplorePage::noticed, m_bar, &TopBar::showNotice);
}

void MainWindow::setDarkTheme(bool dark)
{
    if (dark != m_theme.isDark)
        m_theme = styledTheme(dark);
    m_settings.setDarkTheme(dark);
    m_actions.setDarkTheme(dark);
    m_bar->setTheme(m_theme);
    m_page->setTheme(m_theme);
    m_table->setTheme(m_theme);
    m_tools->setTheme(m_theme);
}

void MainWindow::setLanguage(Language language)
{
    m_settings.setLanguage(language);
    m_actions.setLanguage(language);
    useLanguage(language);
    m_tools->refresh();
}

bool MainWindow::event(QEvent *event)
{
    const bool known = QMainWindow::event(event);
    if (event->type() == QEvent::LanguageChange) {
        m_actions.retranslate();
        showDocument();
    }
    return known;
}

void MainWindow::showDocument()
{
    setWindowTitle(tr("%1[*] – Locus").arg(m_document.name()));
    setWindowModified(m_store.isModified());
    m_bar->setDocument(m_document.name(), m_store.isModified());
}

void MainWindow::placeAsLastTime()
{
    if (!restoreGeometry(m_settings.windowGeometry()))
        openAtFullSize(*this);
}

Session MainWindow::session(double zoom)
{
    commitTyping();
    const double now = m_settings.zoom();
    Session session = m_document.session(zoom);
    session.place = m_place.of(*this, now);
    session.look = lookOf(*this, now);
    session.kept = m_page->comparison().kept();
    return session;
}

void MainWindow::resume(const Session &session)
{
    m_document.resume(session);
    m_page->comparison().resume(session.kept);
    m_place.put(*this, session.place, m_settings.zoom());
    restoreLook(*this, session.look, m_settings.zoom());
}

void MainWindow::closeForSuccessor()
{
    m_hasSuccessor = true;
    close();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_tools->placeStatusLine(height());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    commitTyping();
    if (!m_hasSuccessor && !m_document.mayReplace()) {
        event->ignore();
        return;
    }
    if (!m_hasSuccessor) // its place counts in other units
        m_settings.setWindowGeometry(saveGeometry());
    m_page->detached().closeAll();
    m_settings.setDetachedSize(m_page->detached().windowSize());
    event->accept();
    emit closed();
}

/// Widgets are made when a method first needs them: their order says nothing.
bool MainWindow::focusNextPrevChild(bool next)
{
    return widgets::moveFocus(*this, next);
}

} // namespace locus::app
