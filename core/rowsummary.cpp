// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rowsummary.h"

namespace locus::core {

RowSummary rowSummary(const Prepared &prepared, QueryIndex i, const std::vector<double> &row)
{
    RowSummary summary;
    for (int j = 0; j < prepared.shapes.nKey; ++j) {
        if (!prepared.mask.allowed(i.value, j))
            continue;
        const auto at = static_cast<std::size_t>(j);
        summary.sum += row[at];
        if (!summary.largest || row[at] > row[static_cast<std::size_t>(*summary.largest)])
            summary.largest = j;
    }
    return summary;
}

} // namespace locus::core
