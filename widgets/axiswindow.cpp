// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/axiswindow.h"

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

AxisWindow inside(double from, double size)
{
    return {std::clamp(from, 0.0, 1 - size), size};
}

} // namespace

AxisWindow zoomed(const AxisWindow &window, double factor, double at, double least)
{
    double size = std::clamp(window.size / factor, std::min(least, 1.0), 1.0);
    if (size > 0.999) // many small turns must end at the whole
        size = 1;
    const double place = window.from + at * window.size;
    return inside(place - at * size, size);
}

AxisWindow moved(const AxisWindow &window, double by)
{
    return inside(window.from + by, window.size);
}

AxisWindow showing(const AxisWindow &window, double low, double high)
{
    // The low end wins where both do not fit.
    return inside(std::min(std::max(window.from, high - window.size), low), window.size);
}

CellSpan cellsOf(const AxisWindow &window, int cells)
{
    const int count = std::clamp(static_cast<int>(std::lround(window.size * cells)),
                                 std::min(fewestCells, cells), cells);
    const int first = std::clamp(static_cast<int>(std::lround(window.from * cells)), 0,
                                 std::max(0, cells - count));
    return {first, count};
}

double wheelFactor(int delta)
{
    constexpr double notchesToDouble = 3;
    return std::exp2(delta / (120 * notchesToDouble));
}

} // namespace locus::widgets
