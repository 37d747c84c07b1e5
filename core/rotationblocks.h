// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <array>
#include <cstdint>
#include <vector>

namespace locus::core {

/// One 2 x 2 block of R_p, row by row: cos, -sin, sin, cos of p theta_r (radians). A deliberate
/// mistake may give its rows two angles.
using RotationBlock = std::array<double, 4>;

/// The block-diagonal R of one position: everything outside of the blocks is that of the identity.
/// Su et al. 2021, eq. 15.
struct RotationBlocks {
    std::int64_t position = 0;
    std::vector<RotationBlock> blocks;
};

/// R_i, R_j and R_{j-i} of the selected pair, i and j its positions; R_i^T R_j is the last of them.
/// Su et al. 2021, eq. 16.
struct RelativeRotation {
    std::vector<ChannelPair> pairs; ///< channels of each block
    RotationBlocks query, key, relative;
    std::vector<RotationBlock> product; ///< R_i^T R_j
    std::vector<double> residuals;      ///< of each block: largest entry of product - relative
    double residual = 0;                ///< largest of all
};
/// \pre the method is RoPE, and the indices lie inside. O(d).
[[nodiscard]] RelativeRotation relativeRotation(const Prepared &prepared, QueryIndex i, KeyIndex j);

/// Multiply-adds of one head for a text of n tokens, each a query and a key.
///
/// A block turns (a, b) to (a cos - b sin, a sin + b cos): 4 of them. The rotary part d_r has d_r /
/// 2 blocks, and n queries and n keys turn: rotations = 4 (d_r / 2) 2n = 4 d_r n. Every pair costs
/// one q . k of d_head: scores = d_head n^2, whatever the mask.
struct RotationCost {
    std::int64_t rotations = 0;
    std::int64_t scores = 0;
    friend bool operator==(const RotationCost &, const RotationCost &) = default;
};
[[nodiscard]] RotationCost rotationCost(std::int64_t n, int rotaryDim, int dHead);

} // namespace locus::core
