// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prefixes.h"

#include "core/attention.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

std::vector<PrefixRow> prefixRows(const Prepared &prepared, HeadIndex head, int rows, int keys)
{
    constexpr double rounding = 1e-12;
    std::vector<PrefixRow> prefixes;
    for (int i = 0; i < std::min(rows, prepared.shapes.nQuery); ++i) {
        PrefixRow row;
        row.weights = exactRow(prepared, Stage::Weights, head, i);
        const auto isAllowed = [&](int j) { return prepared.mask.allowed(i, j); };
        for (int j = 0; j < prepared.shapes.nKey; ++j)
            row.allowed += isAllowed(j) ? 1 : 0;
        row.isUniform = row.allowed > 0;
        for (int j = 0; j < prepared.shapes.nKey && row.isUniform; ++j)
            row.isUniform = !isAllowed(j) || std::abs(row.weights[static_cast<std::size_t>(j)] -
                                                      1.0 / row.allowed) <= rounding;
        row.weights.resize(static_cast<std::size_t>(std::min(keys, prepared.shapes.nKey)));
        prefixes.push_back(std::move(row));
    }
    return prefixes;
}

} // namespace locus::core
