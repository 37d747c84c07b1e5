// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/curvepoints.h"

#include <algorithm>
#include <array>
#include <limits>

namespace locus::widgets {

namespace {

constexpr std::size_t pieceLength = 12;
constexpr std::size_t keptPerPixel = 4;

/// Indices of the points that stay.
std::vector<std::size_t> thinned(const std::vector<double> &value, double pixels, Thinning thinning)
{
    std::vector<std::size_t> kept;
    const std::size_t columns = std::max<std::size_t>(1, static_cast<std::size_t>(pixels));
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t first = column * value.size() / columns;
        const std::size_t end = (column + 1) * value.size() / columns;
        if (end - first <= keptPerPixel) {
            for (std::size_t i = first; i < end; ++i)
                kept.push_back(i);
            continue;
        }
        const auto [low, high] =
            std::minmax_element(value.begin() + static_cast<std::ptrdiff_t>(first),
                                value.begin() + static_cast<std::ptrdiff_t>(end));
        const auto lowest = static_cast<std::size_t>(low - value.begin());
        const auto highest = static_cast<std::size_t>(high - value.begin());
        std::array<std::size_t, keptPerPixel> marks = {first, lowest, highest, end - 1};
        if (thinning == Thinning::Visible) // but for the ends of the whole line
            marks = {column == 0 ? first : lowest, lowest, highest,
                     column + 1 == columns ? end - 1 : highest};
        std::sort(marks.begin(), marks.end());
        kept.insert(kept.end(), marks.begin(), std::unique(marks.begin(), marks.end()));
    }
    return kept;
}

} // namespace

CurvePoints curvePoints(const std::vector<std::int64_t> &delta, const std::vector<double> &value,
                        double factor, double pixels, Thinning thinning)
{
    const std::vector<std::size_t> kept = thinned(value, pixels, thinning);
    CurvePoints points;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const double x = static_cast<double>(delta[kept[i]]);
        const double y = value[kept[i]] * factor;
        points.x << x;
        points.y << y;
        if (i % pieceLength == pieceLength - 1 && i + 1 < kept.size()) {
            points.x << x << x;
            points.y << std::numeric_limits<double>::quiet_NaN() << y;
        }
    }
    return points;
}

Treads treadEnds(const std::vector<std::int64_t> &delta, const std::vector<double> &value)
{
    Treads ends;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool inside =
            i > 0 && i + 1 < value.size() && value[i - 1] == value[i] && value[i + 1] == value[i];
        if (inside)
            continue;
        ends.delta.push_back(delta[i]);
        ends.value.push_back(value[i]);
    }
    return ends;
}

} // namespace locus::widgets
