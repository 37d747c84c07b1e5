// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rowpool.h"
#include "core/tensor.h"
#include "core/types.h"

#include <cstdint>
#include <span>

namespace locus::core {

struct LearnedParams {
    int length = 512;
    std::uint64_t seed = 1;
    Tensor table; ///< length x d_model; null: untrained rows from the seed
    bool segments = false;
    Tensor segmentIds;   ///< n_k; null: all 0
    Tensor segmentTable; ///< segments x d_model; null: two untrained rows
    friend bool operator==(const LearnedParams &, const LearnedParams &) = default;
};

/// Rows of the position table (length x d), the given one or an untrained one drawn uniformly from
/// +-sqrt(3)/2.
[[nodiscard]] Matrix<double> learnedTable(const LearnedParams &params, int d);

/// Rows of the segment table; two untrained rows when none is given. Devlin et al. 2019, figure 2.
[[nodiscard]] Matrix<double> segmentTable(const LearnedParams &params, int d);

/// p (n x d): table row of each position, plus the row of its segment when segments are on. No
/// layer norm. \pre every position lies in 0 .. length - 1. Devlin et al. 2019, section 3 and
/// figure 2.
[[nodiscard]] Matrix<double> learnedEncoding(std::span<const std::int64_t> positions, int d,
                                             const LearnedParams &params, RowPool *pool = nullptr);

} // namespace locus::core
