// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/position/t5.h"

#include <cstdint>
#include <vector>

/// \file
/// T5's bucket as a float program finds it, every operation correctly rounded: the same formula as
/// T5Buckets, but where ln(distance / max_exact) / ln(max_distance / max_exact) L is a whole number
/// the rounding may drop it below. The usual sizes (32, 128) agree everywhere.

namespace locus::core {

enum class BucketPipeline {
    F32,           ///< ln, division, multiplication in binary32 (PyTorch, Mesh TensorFlow)
    F32Reciprocal, ///< multiplies by the rounded reciprocal instead of dividing
    F32Epsilon,    ///< adds 2^-23 to the ratio before the logarithm (t5x)
    F64            ///< everything in binary64 (NumPy)
};

/// \pre T5Buckets::isDefined(params)
[[nodiscard]] int t5FloatBucket(const T5Params &params, std::int64_t delta,
                                BucketPipeline pipeline);
[[nodiscard]] inline int t5BucketFloat32(const T5Params &params, std::int64_t delta)
{
    return t5FloatBucket(params, delta, BucketPipeline::F32);
}

struct BucketDifference {
    std::int64_t delta = 0;
    int exact = 0;
    int model = 0; ///< of the pipeline
    friend bool operator==(const BucketDifference &, const BucketDifference &) = default;
};
/// Where a pipeline leaves the exact bucket, by increasing delta: looked for on both sides of every
/// bound, for nowhere else is the value before the floor nearly whole. O(buckets)
[[nodiscard]] std::vector<BucketDifference> t5FloatDifferences(const T5Params &params,
                                                               BucketPipeline pipeline);

} // namespace locus::core
