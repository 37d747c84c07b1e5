// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <optional>
#include <vector>

namespace locus::core {

/// What stands out in one row of a pair matrix (n_k numbers).
struct RowSummary {
    /// The allowed key with the largest value, the first of equal ones; none when no key is
    /// allowed.
    std::optional<int> largest;
    double sum = 0; ///< over the allowed keys
};
[[nodiscard]] RowSummary rowSummary(const Prepared &prepared, QueryIndex i,
                                    const std::vector<double> &row);

} // namespace locus::core
