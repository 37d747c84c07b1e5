// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <cstdint>
#include <vector>

namespace locus::widgets {

/// Points of one line as a plot takes them; a NaN value is a gap.
struct CurvePoints {
    QList<double> x;
    QList<double> y;
};

/// What stays of the points in one pixel column: enough to draw the very line (first, lowest,
/// highest, last), or only what can be seen of it (lowest and highest).
enum class Thinning { Exact, Visible };

/// The line through (delta, factor * value) with no more points than \a pixels can show; every
/// swing keeps its height. Long lines are cut into short ones that share their ends: an antialiased
/// stroke takes time that grows with the square of its length.
[[nodiscard]] CurvePoints curvePoints(const std::vector<std::int64_t> &delta,
                                      const std::vector<double> &value, double factor,
                                      double pixels, Thinning thinning = Thinning::Exact);

/// Of a line of steps only the ends of each tread: the very same line.
struct Treads {
    std::vector<std::int64_t> delta;
    std::vector<double> value;
};
[[nodiscard]] Treads treadEnds(const std::vector<std::int64_t> &delta,
                               const std::vector<double> &value);

} // namespace locus::widgets
