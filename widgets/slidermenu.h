// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace locus::widgets {

class ParamSlider;

/// What a right click on a slider offers: play and how, where the play starts and ends, the value
/// to the clipboard, reset.
class SliderMenu : public QMenu {
    Q_OBJECT
public:
    /// \a slider outlives the menu, which is its child.
    explicit SliderMenu(ParamSlider &slider);

private:
    void addModes();
    void addPiece();
    void addRest();

    ParamSlider &m_slider;
};

} // namespace locus::widgets
