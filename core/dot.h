// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

#include <Eigen/Core>

namespace locus::core {

/// a . b in one fixed order (four running sums), whatever the compiler or the processor: the double
/// path gives the same bits everywhere.
template <class S>
[[nodiscard]] S orderedDot(const S *a, const S *b, Eigen::Index n)
{
    S sums[4] = {0, 0, 0, 0};
    Eigen::Index c = 0;
    for (; c + 4 <= n; c += 4)
        for (int lane = 0; lane < 4; ++lane)
            sums[lane] += a[c + lane] * b[c + lane];
    for (; c < n; ++c)
        sums[c % 4] += a[c] * b[c];
    return (sums[0] + sums[2]) + (sums[1] + sums[3]);
}

[[nodiscard]] inline double orderedDot(const Row<double> &a, const Row<double> &b)
{
    return orderedDot(a.data(), b.data(), a.size());
}

} // namespace locus::core
