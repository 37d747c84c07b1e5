// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/sinusoidal.h"

#include <cassert>
#include <cmath>

namespace locus::core {

std::vector<double> geometricFrequencies(int d, double base)
{
    assert(d % 2 == 0);
    std::vector<double> frequencies(static_cast<std::size_t>(d / 2));
    for (int r = 0; r < d / 2; ++r)
        frequencies[static_cast<std::size_t>(r)] = std::pow(base, -2.0 * r / d);
    return frequencies;
}

ChannelPair sinusoidalChannels(int r, int d, ChannelLayout layout)
{
    if (layout == ChannelLayout::Interleaved)
        return {2 * r, 2 * r + 1};
    return {r, r + d / 2};
}

Matrix<double> sinusoidalEncoding(std::span<const std::int64_t> positions, int d,
                                  const SinusoidalParams &params, bool sineOnly, RowPool *pool)
{
    const std::vector<double> frequencies = geometricFrequencies(d, params.base);
    Matrix<double> p(static_cast<Eigen::Index>(positions.size()), d);
    forRows(pool, static_cast<int>(positions.size()), [&](int first, int end) {
        for (int row = first; row < end; ++row)
            for (int r = 0; r < d / 2; ++r) {
                const double angle = static_cast<double>(positions[static_cast<std::size_t>(row)]) *
                                     frequencies[static_cast<std::size_t>(r)];
                const ChannelPair channels = sinusoidalChannels(r, d, params.layout);
                p(row, channels.first) = std::sin(angle);
                p(row, channels.second) = sineOnly ? 0.0 : std::cos(angle);
            }
    });
    return p;
}

Eigen::Matrix2d shiftBlock(double offset, double frequency)
{
    const double angle = offset * frequency;
    Eigen::Matrix2d block;
    block << std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle);
    return block;
}

double sinusoidalDot(std::int64_t delta, std::span<const double> frequencies)
{
    double sum = 0;
    for (const double frequency : frequencies)
        sum += std::cos(static_cast<double>(delta) * frequency);
    return sum;
}

} // namespace locus::core
