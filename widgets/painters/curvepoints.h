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

/// The line through (delta, factor * value) with no more points than \a pixels can show: of the
/// points in one pixel column the first, the lowest, the highest and the last stay, so that every
/// swing keeps its height. Long lines are cut into short ones that share their ends: an antialiased
/// stroke takes time that grows with the square of its length.
[[nodiscard]] CurvePoints curvePoints(const std::vector<std::int64_t> &delta,
                                      const std::vector<double> &value, double factor,
                                      double pixels);

} // namespace locus::widgets
