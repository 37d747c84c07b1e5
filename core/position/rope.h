// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/position/sinusoidal.h"
#include "core/rowpool.h"
#include "core/tensor.h"
#include "core/types.h"

#include <cstdint>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

namespace locus::core {

struct RopeParams {
    double base = 10000;
    Tensor theta; ///< null; rank 0: one speed for every block (teaching); rank 1: rotary_dim / 2
                  ///< speeds
    RopeLayout layout = RopeLayout::Interleaved;
    std::optional<int> rotaryDim; ///< none: d_head
    friend bool operator==(const RopeParams &, const RopeParams &) = default;
};

/// The channels that turn: rotary_dim, or d_head when it is not given.
[[nodiscard]] int rotaryDim(const RopeParams &params, int dHead);

/// Angular frequency of each block, radians per position. theta_r = base^(-2r/rotary_dim) unless
/// theta is given. Su et al. 2021, section 3.2.2.
[[nodiscard]] std::vector<double> ropeFrequencies(const RopeParams &params, int dHead);

/// pi, and the angle (radians) that looks the same in (-pi, pi].
inline constexpr double halfTurn = std::numbers::pi;
[[nodiscard]] double wrappedAngle(double angle);

/// Which channels form block r: neighbours (2r, 2r+1), or halves (r, r + rotary_dim/2).
[[nodiscard]] ChannelPair ropeChannels(int r, int rotaryDim, RopeLayout layout);

/// Everything the rotation kernel needs: for each position and block the cosine and sine of its
/// angle (double).
///
/// A pair (a, b) becomes (a cos - b sin, a sin + b cos), angle = position * frequency. Blocks keep
/// separate tables for their first and second channel only when a deliberate mistake gives the two
/// different speeds.
struct RotationTable {
    std::vector<ChannelPair> pairs;
    std::vector<double> frequencies; ///< per block
    std::vector<double>
        secondFrequencies; ///< per block; equal to frequencies unless layouts are mixed
    Matrix<double> angles; ///< n x blocks, of the first channel
    Matrix<double> cosFirst, sinFirst, cosSecond,
        sinSecond; ///< n x blocks; the second two empty when equal
};

/// The one place where angles come from. \pre rotary part even and <= dHead
/// With \a mixedLayouts channel c turns by theta[c div 2] (layout half) or theta[c mod
/// rotary_dim/2] (interleaved).
[[nodiscard]] RotationTable rotationTable(std::span<const std::int64_t> positions,
                                          const RopeParams &params, int dHead,
                                          bool mixedLayouts = false, RowPool *pool = nullptr);

/// Rows of \a x (n x d_head), row i turned by row i of the table; channels beyond the rotary part
/// are copied. Su et al. 2021, eq. 34.
[[nodiscard]] Matrix<double> rotated(const Matrix<double> &x, const RotationTable &table,
                                     RowPool *pool = nullptr);

/// R_position as a d_head x d_head matrix of 2 x 2 blocks. Su et al. 2021, eq. 15.
[[nodiscard]] Matrix<double> rotationMatrix(std::int64_t position, const RopeParams &params,
                                            int dHead);

/// Channel order that turns the neighbour layout into the half layout: half[c] =
/// interleaved[order[c]].
[[nodiscard]] std::vector<int> layoutPermutation(int rotaryDim, int dHead);

} // namespace locus::core
