// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rowpool.h"
#include "core/types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace locus::core {

struct SinusoidalParams {
    double base = 10000;
    ChannelLayout layout = ChannelLayout::Interleaved;
    friend bool operator==(const SinusoidalParams &, const SinusoidalParams &) = default;
};

/// Angular frequencies theta_r = base^(-2r/d), r = 0 .. d/2 - 1, in radians per position (double).
/// Shared by the sinusoid (d = d_model) and by RoPE (d = rotary part). \pre d even, base > 0
/// Vaswani et al. 2017, section 3.5; Su et al. 2021, section 3.3.
[[nodiscard]] std::vector<double> geometricFrequencies(int d, double base);

/// p (n x d): sin(i theta_r) and cos(i theta_r) at channels (2r, 2r+1) when interleaved, (r, r +
/// d/2) when concatenated. With \a sineOnly (a deliberate mistake) the cosine channels are 0.
/// Vaswani et al. 2017, section 3.5. \pre d even
[[nodiscard]] Matrix<double> sinusoidalEncoding(std::span<const std::int64_t> positions, int d,
                                                const SinusoidalParams &params,
                                                bool sineOnly = false, RowPool *pool = nullptr);

/// Channels (sine, cosine) of pair r.
struct ChannelPair {
    int first = 0;
    int second = 0;
};
[[nodiscard]] ChannelPair sinusoidalChannels(int r, int d, ChannelLayout layout);

/// The 2 x 2 block with p_{i+k} = M_k p_i for the pair (sin, cos) of one frequency:
/// [[cos, sin], [-sin, cos]] of angle k theta. Vaswani et al. 2017, section 3.5 (fixed offset is
/// linear).
[[nodiscard]] Eigen::Matrix2d shiftBlock(double offset, double frequency);

/// p_i . p_j = sum_r cos(delta theta_r): a function of the displacement alone.
[[nodiscard]] double sinusoidalDot(std::int64_t delta, std::span<const double> frequencies);

} // namespace locus::core
