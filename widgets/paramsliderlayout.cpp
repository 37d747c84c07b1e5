// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramsliderlayout.h"

#include "widgets/numberfield.h"
#include "widgets/valueslider.h"

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int ring = NumberField::ringRoom;
constexpr int fieldHeight = 26;
constexpr int sliderLine = 24;
constexpr int tickLine = 12;
constexpr int compactHeight = 34;
constexpr int entryHeight = 22;
constexpr int playSide = 22;
constexpr int stepWidth = 16;
constexpr int stepHeight = 22;
constexpr int grooveLeft = 38; // of the full form, without steps
constexpr int stepOverlap = 3; // the slider's own margin is wider than the sign needs
constexpr int resetSide = 20;
constexpr int widthForTicks = 236; // below this only the marks, no numbers
constexpr int widthForSteps = 204; // below this the slider keeps the room, the field has steps
constexpr int widthForReset = 220; // below this a line keeps the room for its slider
constexpr int usualLabel = 96;
constexpr int entryLabel = 20;

int centred(int room, int size)
{
    return (room - size) / 2;
}

void placeSliderLine(ParamSliderGeometry &g, const ParamSliderNeeds &needs, int top)
{
    g.play = QRect(0, top + centred(sliderLine, playSide) - ring, playSide + 2 * ring,
                   playSide + 2 * ring);
    int left = grooveLeft - ValueSlider::overhang, right = needs.width;
    if (needs.width + needs.widthBeside >= widthForSteps) {
        const int y = top + centred(sliderLine, stepHeight);
        g.less = QRect(g.play.right() + 1, y, stepWidth, stepHeight);
        g.more = QRect(needs.width - ring - stepWidth + 2, y, stepWidth, stepHeight);
        left = g.less.right() + 1 - stepOverlap;
        right = g.more.left() + stepOverlap;
    }
    g.slider = QRect(left, top, right - left, sliderLine);
}

ParamSliderGeometry fullGeometry(const ParamSliderNeeds &needs)
{
    ParamSliderGeometry g;
    const int top = ring + fieldHeight;
    g.hasTickLabels = needs.hasTicks && needs.width >= widthForTicks;
    constexpr int belowPlay = (playSide - sliderLine) / 2 + ring; // its focus ring
    const int below = sliderLine + (g.hasTickLabels ? tickLine : belowPlay);
    g.height = top + std::max(below, needs.problemHeight + 2);
    const int fieldLeft = needs.width - needs.fieldWidth;
    g.field = QRect(fieldLeft, 0, needs.fieldWidth, fieldHeight + 2 * ring);
    if (needs.wantsReset)
        g.reset = QRect(fieldLeft - resetSide, ring + centred(fieldHeight, resetSide), resetSide,
                        resetSide);
    g.label = QRect(0, ring, (g.reset.isEmpty() ? g.field : g.reset).left() - 2, fieldHeight);
    if (needs.problemHeight > 0)
        g.problem = QRect(0, top + 1, needs.width, g.height - top - 1);
    else if (needs.hasSlider)
        placeSliderLine(g, needs, top);
    return g;
}

/// The name's room on a single line: what it needs, but never more than the slider can spare.
int lineLabel(const ParamSliderNeeds &needs)
{
    const int usual = needs.width >= widthForReset ? usualLabel : 0;
    return std::clamp(std::max(needs.lineLabelWidth, usual), 20, needs.width * 9 / 20);
}

ParamSliderGeometry lineGeometry(const ParamSliderNeeds &needs)
{
    ParamSliderGeometry g;
    const bool isEntry = needs.form == ParamSliderForm::Entry;
    const int fieldHeightHere = isEntry ? entryHeight : fieldHeight + 2 * ring;
    g.height = std::max(isEntry ? entryHeight : compactHeight,
                        needs.problemHeight > 0 ? needs.problemHeight + 2 : 0);
    const int fieldLeft = needs.width - needs.fieldWidth;
    g.field =
        QRect(fieldLeft, centred(g.height, fieldHeightHere), needs.fieldWidth, fieldHeightHere);
    if (needs.problemHeight > 0) {
        g.problem = QRect(0, 0, fieldLeft - 2, g.height);
        return g;
    }
    // In a short line the slider is worth more; a double-click on the name resets there too.
    const bool roomForReset = !isEntry && (needs.width >= widthForReset || !needs.hasSlider);
    if (needs.wantsReset && roomForReset)
        g.reset = QRect(fieldLeft - resetSide, centred(g.height, resetSide), resetSide, resetSide);
    if (needs.hasSlider) {
        const int left = isEntry ? entryLabel : lineLabel(needs);
        const int right = roomForReset ? fieldLeft - resetSide + 6 : fieldLeft + ring;
        g.slider = QRect(left, centred(g.height, sliderLine), right - left, sliderLine);
    }
    const int labelRight = needs.hasSlider     ? g.slider.left() + 4
                           : g.reset.isEmpty() ? fieldLeft
                                               : g.reset.left();
    g.label = QRect(0, 0, labelRight - 2, g.height);
    return g;
}

} // namespace

ParamSliderGeometry paramSliderGeometry(const ParamSliderNeeds &needs)
{
    return needs.form == ParamSliderForm::Full ? fullGeometry(needs) : lineGeometry(needs);
}

int problemWidth(const ParamSliderNeeds &needs)
{
    return needs.form == ParamSliderForm::Full ? needs.width : needs.width - needs.fieldWidth - 2;
}

} // namespace locus::widgets
