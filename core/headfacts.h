// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <optional>
#include <vector>

namespace locus::core {

/// What one head does with the row of a query.
struct HeadFacts {
    double weight = 0;        ///< a_ij of the selected pair
    double contentWeight = 0; ///< the same from the content alone: without the position method
    double rowSum = 0;        ///< sum_j a_ij
    /// sum_j a_ij |p_j - p_i|, in positions. None where the row is no distribution: a bias added
    /// after softmax leaves negative weights and another sum than 1.
    std::optional<double> meanDistance;
    /// -sum_j a_ij log2 a_ij, in bits; 0 for a row without a key. None as above.
    std::optional<double> entropy;
    double position = 0;         ///< what position adds to the score of the pair
    std::optional<double> slope; ///< ALiBi
};

/// One head, in O(n d), in double. \pre the indices lie inside the Frame's shapes
[[nodiscard]] HeadFacts headFactsOf(const Prepared &prepared, HeadIndex head, QueryIndex i,
                                    KeyIndex j);
/// One entry per head. O(heads n d), in double. \pre the indices lie inside the Frame's shapes
[[nodiscard]] std::vector<HeadFacts> headFacts(const Prepared &prepared, QueryIndex i, KeyIndex j);

} // namespace locus::core
