// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor.h"
#include "core/types.h"

#include <cstdint>

namespace locus::core {

struct ShawParams {
    int radius = 4;
    bool keys = true;
    bool values = false;
    std::uint64_t seed = 1;
    Tensor tableK; ///< (2 radius + 1) x d_head
    Tensor tableV; ///< (2 radius + 1) x d_v
    friend bool operator==(const ShawParams &, const ShawParams &) = default;
};

/// clip(delta, -K, K) with delta = key minus query position. Shaw et al. 2018, section 3.2.
[[nodiscard]] constexpr std::int64_t clippedDisplacement(std::int64_t delta, int radius)
{
    return delta < -radius ? -radius : (delta > radius ? radius : delta);
}

/// Row of the relation table: 0 is the far left, radius is delta 0, 2 radius the far right.
[[nodiscard]] constexpr int relationRow(std::int64_t delta, int radius)
{
    return static_cast<int>(clippedDisplacement(delta, radius) + radius);
}

/// r^K, (2K+1) x d: the given table or an untrained one (+-sqrt(3)/2). Shaw et al. 2018, eq. 4.
[[nodiscard]] Matrix<double> shawKeyTable(const ShawParams &params, int d);
/// r^V, (2K+1) x d_v. Shaw et al. 2018, eq. 3.
[[nodiscard]] Matrix<double> shawValueTable(const ShawParams &params, int dV);

} // namespace locus::core
