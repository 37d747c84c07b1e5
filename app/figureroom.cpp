// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figureroom.h"

#include "app/figurebands.h"
#include "core/figuresize.h"
#include "core/shapes.h"
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace locus::app {

namespace {

using core::FigureView;

constexpr double tolerance = 0.5; ///< of a layout pixel

bool isWide(const FigurePanel &panel, const core::Model &model)
{
    return panel.picture.width() >= leastWidth(panel.view, model) - tolerance;
}

bool isHigh(const FigurePanel &panel, const core::Model &model)
{
    return panel.picture.height() >=
           leastHeight(panel.view, model, panel.picture.width()) - tolerance;
}

/// A width that journals have, if there is one.
double columnFor(double width)
{
    for (const double column : {85.0, 120.0, 174.0})
        if (width <= column)
            return column;
    return width;
}

/// The smallest length at which \a fits, in steps of the unit.
template <class Fits>
double leastLength(double now, double most, const Fits &fits)
{
    if (fits(now))
        return now;
    double low = std::floor(now), high = std::floor(most);
    if (!fits(high))
        return now;
    while (high - low > 1) {
        const double middle = std::floor((low + high) / 2);
        (fits(middle) ? high : low) = middle;
    }
    return high;
}

} // namespace

std::vector<FigureView> withoutRoom(const core::FigureSettings &settings, const core::Model &model,
                                    const core::View &look)
{
    std::vector<FigureView> tight;
    for (const FigurePanel &panel : figureLayout(settings, model, look).panels)
        if (!isWide(panel, model) || !isHigh(panel, model))
            tight.push_back(panel.view);
    return tight;
}

core::FigureSettings withRoom(const core::FigureSettings &settings, const core::Model &model,
                              const core::View &look)
{
    core::FigureSettings roomy = settings;
    const double most = settings.sizeInPixels ? core::maxFigurePixels : core::maxFigureMillimetres;
    const auto all = [&](bool (*has)(const FigurePanel &, const core::Model &)) {
        const auto panels = figureLayout(roomy, model, look).panels;
        return std::all_of(panels.begin(), panels.end(),
                           [&](const FigurePanel &panel) { return has(panel, model); });
    };
    // Widths do not depend on the height, but the other way round they do.
    const double width = leastLength(settings.width, most, [&](double length) {
        roomy.width = length;
        return all(isWide);
    });
    roomy.width = width > settings.width && !settings.sizeInPixels ? columnFor(width) : width;
    roomy.height = leastLength(settings.height, most, [&](double length) {
        roomy.height = length;
        return all(isHigh);
    });
    return roomy;
}

namespace {

/// All heads at once, their maps no smaller than the numbers below them are wide.
QSizeF roomForHeads(int heads)
{
    constexpr double side = 90, columnGap = 16, rowGap = 8, texts = 35, frame = 10, key = 20;
    const int columns = std::min(heads, heads <= 16 ? 4 : 6);
    const int rows = (heads + columns - 1) / columns;
    return {columns * side + (columns - 1) * columnGap + frame,
            rows * (side + texts) + (rows - 1) * rowGap + frame + key};
}

double formulaHeight(double width)
{
    return width >= 520 ? 52 : width >= 280 ? 172 : 244;
}

} // namespace

double leastWidth(FigureView view, const core::Model &model)
{
    switch (view) {
    case FigureView::Channels: return 340;
    case FigureView::RotationMatrix: return 280;
    case FigureView::RotationCost: return 420;
    case FigureView::Relation:
    case FigureView::InputSums:
    case FigureView::ChannelOrder:
    case FigureView::Forms:
    case FigureView::Shift:
    case FigureView::FourParts:
    case FigureView::HeadDetail:
    case FigureView::HeadPlot:
    case FigureView::Ruler: return 230;
    case FigureView::ValueSwitch: return 340;
    case FigureView::Curve:
    case FigureView::Lines:
    case FigureView::Row:
    case FigureView::Slopes: return 206;
    case FigureView::Map: return 240;
    case FigureView::HeadMaps: return roomForHeads(core::shapesOf(model).heads).width();
    case FigureView::Pipeline:
    case FigureView::Formula: return 200;
    default: return 190;
    }
}

double leastHeight(FigureView view, const core::Model &model, double width)
{
    switch (view) {
    case FigureView::Channels: return 194;
    case FigureView::RotationMatrix: return 220;
    case FigureView::FourParts: return 244;
    case FigureView::Relation: return width >= 340 ? 170 : 210;
    case FigureView::ValueSwitch: return width >= 520 ? 180 : 270;
    case FigureView::HeadDetail: return width >= 420 ? 180 : 340;
    case FigureView::HeadPlot:
    case FigureView::Curve:
    case FigureView::Lines: return 160;
    case FigureView::Row: return 130;
    case FigureView::Shift: return 204;
    case FigureView::Map:
    case FigureView::ChannelOrder: return 190;
    case FigureView::Slopes: return 140;
    case FigureView::HeadMaps: return roomForHeads(core::shapesOf(model).heads).height();
    case FigureView::Pipeline: return pipelineBandHeight(model, width);
    case FigureView::Formula: return formulaHeight(width);
    case FigureView::RotationCost:
    case FigureView::InputSums: return 150;
    case FigureView::Gram: return 172;
    case FigureView::Forms: return 160;
    default: return 120;
    }
}

} // namespace locus::app
