// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/restart.h"
#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace locus::app {

class MainWindow;
class PreferencesDialog;
class Settings;
class StatusLine;
class TopBar;

/// What makes the window a tool to live with: preferences, the size of the interface, the status
/// line, the examples, figures, numbers, copies.
class WindowTools : public QObject {
    Q_OBJECT
public:
    WindowTools(MainWindow &window, Settings &settings, TopBar &bar);

    void setTheme(const widgets::Theme &theme);
    /// Something that the preferences show was chosen elsewhere.
    void refresh();
    /// The status line stands where the user wants it; who never chose has it in windows that are
    /// high enough.
    void placeStatusLine(int windowHeight);

    [[nodiscard]] StatusLine *statusLine() const { return m_status; }
    /// Made when it is first asked for.
    [[nodiscard]] PreferencesDialog *preferences();
    [[nodiscard]] bool hasPreferences() const;
    [[nodiscard]] Restart &restart() { return m_restart; }
    /// Opens the window anew at this size of the interface, with everything in it.
    void setZoom(double zoom);

private:
    void connectTools();
    void openPreferences();
    void setThreads(int threads);
    void showStatusLine(bool shown);
    void showExamples();
    /// A or B, whichever is looked at, with the figures that the document names.
    [[nodiscard]] core::Scene shownScene() const;
    [[nodiscard]] std::shared_ptr<const core::Frame> shownFrame() const;
    /// For what has no difference: B in its place.
    void leaveDifference();
    void exportFigure();
    void exportSweep();
    void printPage();
    void saveNumbers();
    void stay(const QString &reason);

    MainWindow &m_window;
    Settings &m_settings;
    TopBar &m_bar;
    StatusLine *m_status;
    QPointer<PreferencesDialog> m_preferences;
    Restart m_restart;
    double m_zoomBefore = 1;          ///< to go back to when the next process does not come
    std::unique_ptr<QObject> m_pause; ///< of the input, while the next process starts
};

} // namespace locus::app
