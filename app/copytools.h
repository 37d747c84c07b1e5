// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

namespace locus::core {
struct Difference;
struct Prepared;
struct View;
} // namespace locus::core

namespace locus::app {

class MainWindow;
class Settings;
class TopBar;

/// What the window puts on the clipboard: of the picture, the chosen cell, the pair, the stage, and
/// what a report of a fault needs. Each says so in the bar.
class CopyTools : public QObject {
    Q_OBJECT
public:
    CopyTools(MainWindow &window, const Settings &settings, TopBar &bar);

private:
    void copyPicture();
    void copyValue();
    void copyPair();
    void copyStage();
    void copyScript();
    void copyDiagnostics();
    /// B - A where that is shown, which may be on its way; says why there is none.
    [[nodiscard]] std::shared_ptr<const core::Difference> difference();
    /// Of the scene that is looked at; a scene without numbers says why.
    void withNumbers(const std::function<void(const core::Prepared &, const core::View &)> &copy);

    MainWindow &m_window;
    const Settings &m_settings;
    TopBar &m_bar;
};

} // namespace locus::app
