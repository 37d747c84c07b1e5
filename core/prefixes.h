// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <vector>

namespace locus::core {

/// What one query averages over.
struct PrefixRow {
    int allowed = 0;             ///< keys that its mask allows
    bool isUniform = false;      ///< every allowed key weighs 1 / allowed, to rounding
    std::vector<double> weights; ///< of the first keys, 0 where masked
};

/// The first \a rows queries of a head and their first \a keys keys. Under a causal mask row i
/// averages over i + 1 keys, so rows differ without any position method; with one content at every
/// place a_ij = 1 / (i + 1). O(rows n d), in double.
[[nodiscard]] std::vector<PrefixRow> prefixRows(const Prepared &prepared, HeadIndex head, int rows,
                                                int keys);

} // namespace locus::core
