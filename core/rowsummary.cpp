// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rowsummary.h"

#include <cmath>

namespace locus::core {

RowSummary rowSummary(const Prepared &prepared, QueryIndex i, const std::vector<double> &row)
{
    constexpr double rounding = 1e-12;
    RowSummary summary;
    const auto valueOf = [&row](int j) { return row[static_cast<std::size_t>(j)]; };
    const auto isAllowed = [&](int j) { return prepared.mask.allowed(i.value, j); };
    for (int j = 0; j < prepared.shapes.nKey; ++j) {
        if (!isAllowed(j))
            continue;
        ++summary.allowed;
        summary.sum += valueOf(j);
        if (!summary.largest || valueOf(j) > valueOf(*summary.largest))
            summary.largest = j;
    }
    for (int j = 0; summary.largest && j < prepared.shapes.nKey; ++j)
        if (isAllowed(j) && valueOf(*summary.largest) - valueOf(j) <= rounding)
            ++summary.ties;
    return summary;
}

} // namespace locus::core
