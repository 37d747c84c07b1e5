// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace locus::widgets {

enum class ParamSliderForm {
    Full,    ///< two lines, and a third of tick labels where there is room
    Compact, ///< one line: counts, and numbers without a slider
    Entry    ///< one line, 22 high: one of several entries of an array
};

/// What the parts of a ParamSlider ask for.
struct ParamSliderNeeds {
    ParamSliderForm form = ParamSliderForm::Full;
    int width = 0;
    int widthBeside = 0; ///< what a neighbour took of the panel: rows of a panel decide alike
    int fieldWidth = 0;
    int lineLabelWidth = 0; ///< of the whole name, on a single line
    int problemHeight = 0;  ///< of its words, 0 without a problem
    bool hasSlider = true;
    bool hasTicks = false;
    bool wantsReset = false;
};

/// Where they stand. What has no room is empty.
struct ParamSliderGeometry {
    int height = 0;
    QRect label, reset, field;
    QRect play, less, slider, more;
    QRect problem;
    bool hasTickLabels = false;
};

[[nodiscard]] ParamSliderGeometry paramSliderGeometry(const ParamSliderNeeds &needs);
/// Room for the words of a problem.
[[nodiscard]] int problemWidth(const ParamSliderNeeds &needs);

} // namespace locus::widgets
