// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <array>
#include <vector>

namespace locus::core {

/// One row of a head under one form of ALiBi's bias.
struct AlibiFormRow {
    AlibiForm form = AlibiForm::Distance;
    std::vector<double> bias;    ///< n_k, a number in every cell
    std::vector<double> weights; ///< n_k, 0 where masked
};

/// The same row under distance, key and last: -m |p_i - p_j|, +m p_j, +m (p_j - p_last). Under a
/// causal mask, at positions in order, they differ by a constant per row and give the same weights;
/// without that mask key and last are not defined and are computed here only to be compared.
struct AlibiForms {
    std::array<AlibiFormRow, 3> rows;
    double slope = 0;
    /// max over both other forms and all keys of |a_ij - a_ij of distance|
    double largestDifference = 0;
    bool areDefined = true; ///< key and last
    /// What rounding alone may make of the difference: weights move as much as a bias does, and
    /// m p_j is rounded to its last bit.
    double rounding = 0;
    [[nodiscard]] bool areSame() const { return largestDifference <= rounding; }
};

/// Softmax of content plus bias over the allowed keys; with bias_after_softmax, softmax of the
/// content plus bias. O(n d), in double. Press et al. 2022, section 3.
/// \pre the method is ALiBi; the indices lie inside the shapes
[[nodiscard]] AlibiForms alibiForms(const Prepared &prepared, HeadIndex head, QueryIndex i);

} // namespace locus::core
