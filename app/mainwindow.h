// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions.h"
#include "app/document.h"
#include "app/framescheduler.h"
#include "app/scenestore.h"
#include "app/sessionfile.h"
#include "app/windowplace.h"
#include "widgets/theme.h"

#include <QMainWindow>

namespace locus::app {

class ExplorePage;
class Settings;
class TableFlow;
class TensorOpening;
class TopBar;
class WindowTools;

/// The window: puts store, scheduler, actions, document and page together.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// For the command line: says what is wrong in a dialog and keeps the start scene.
    void openFile(const QString &path) { m_document.openFileSoon(path); }
    void openLink(const QString &link) { m_document.openLink(link); }

    [[nodiscard]] SceneStore &store() { return m_store; }
    [[nodiscard]] FrameScheduler &scheduler() { return m_scheduler; }
    [[nodiscard]] Actions &actions() { return m_actions; }
    [[nodiscard]] Document &document() { return m_document; }
    [[nodiscard]] ExplorePage &page() { return *m_page; }
    [[nodiscard]] TableFlow &tableFlow() { return *m_table; }
    [[nodiscard]] TensorOpening &tensors() { return *m_tensors; }
    [[nodiscard]] WindowTools &tools() { return *m_tools; }
    [[nodiscard]] const widgets::Theme &theme() const { return m_theme; }

    void setDarkTheme(bool dark);
    void setLanguage(Language language);

    /// Before it is shown, where it has no predecessor.
    void placeAsLastTime();
    /// What a successor needs to go on from here at the size \a zoom of the interface.
    [[nodiscard]] Session session(double zoom);
    void resume(const Session &session);
    /// Everything lives on in the successor: nothing is asked.
    void closeForSuccessor();

signals:
    /// The document was saved or discarded, or lives on in a successor.
    void closed();

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectFile();
    void connectRest();
    /// What stands in a field but was not entered yet counts, before the scene is saved, left or
    /// exported.
    void commitTyping();
    void showDocument();

    Settings &m_settings;
    SceneStore m_store;
    FrameScheduler m_scheduler;
    Actions m_actions;
    Document m_document;
    widgets::Theme m_theme;
    TopBar *m_bar;
    ExplorePage *m_page;
    TableFlow *m_table;
    TensorOpening *m_tensors;
    WindowTools *m_tools = nullptr;
    MainWindowPlace m_place;
    bool m_hasSuccessor = false;
};

} // namespace locus::app
