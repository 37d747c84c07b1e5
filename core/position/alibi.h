// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor.h"
#include "core/types.h"

#include <cstdint>
#include <vector>

namespace locus::core {

struct AlibiParams {
    double maxBias = 8;
    Tensor slopes; ///< heads; null: the rule
    AlibiForm form = AlibiForm::Distance;
    friend bool operator==(const AlibiParams &, const AlibiParams &) = default;
};

/// Slopes m_h = 2^(-maxBias h / n), h = 1 .. n, for n a power of two. Otherwise the authors'
/// scheme: the slopes of the next lower power of two m, then those number 1, 3, 5, .. of 2m. Press
/// et al. 2022, section 3.
[[nodiscard]] std::vector<double> alibiRule(int heads, double maxBias);
/// The given slopes, or the rule.
[[nodiscard]] std::vector<double> alibiSlopes(const AlibiParams &params, int heads);

/// The scalar added to a scaled score. distance: -m |p_i - p_j|; key: +m p_j; last: +m (p_j -
/// p_last). Under a causal mask the three differ by a constant per row, so they give the same
/// weights. Press et al. 2022, section 3.
[[nodiscard]] double alibiBias(AlibiForm form, double slope, std::int64_t queryPosition,
                               std::int64_t keyPosition, std::int64_t lastPosition);

} // namespace locus::core
