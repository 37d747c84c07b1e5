// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play.h"
#include "widgets/button.h"

#include <memory>

class QMenu;

namespace locus::widgets {

/// How all sliders play, mode and speed, on a button that opens a menu.
class PlayChoice : public Button {
    Q_OBJECT
public:
    explicit PlayChoice(QWidget *parent = nullptr);

    /// Does not emit.
    void setSettings(const core::PlaySettings &settings);
    [[nodiscard]] const core::PlaySettings &settings() const { return m_settings; }
    void retranslate();

    /// What a press opens.
    [[nodiscard]] std::unique_ptr<QMenu> makeMenu();

signals:
    /// The user's act.
    void picked(const locus::core::PlaySettings &settings);

private:
    void openMenu();
    void pick(const core::PlaySettings &settings);

    core::PlaySettings m_settings;
};

} // namespace locus::widgets
