// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <optional>
#include <vector>

namespace locus::core {

/// What stands out in one row of a pair matrix (n_k numbers), over the allowed keys.
struct RowSummary {
    std::optional<int> largest; ///< the first of equal ones; none when no key is allowed
    int ties = 0;               ///< keys as large as that one, itself included, to rounding
    int allowed = 0;
    double sum = 0;

    /// Two keys at least, and no difference among them.
    [[nodiscard]] bool isFlat() const { return allowed > 1 && ties == allowed; }
};
[[nodiscard]] RowSummary rowSummary(const Prepared &prepared, QueryIndex i,
                                    const std::vector<double> &row);

} // namespace locus::core
