// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/t5float.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace locus::core {

namespace {

/// Logarithm rounded once: computed in the next wider type.
float roundedLog(float x)
{
    return static_cast<float>(std::log(static_cast<double>(x)));
}
double roundedLog(double x)
{
    return static_cast<double>(std::log(static_cast<long double>(x)));
}

/// One direction's numbers of a bucket count.
struct Sizes {
    int perDirection = 0;
    int maxExact = 0;
};

Sizes sizesOf(const T5Params &params)
{
    const int per = params.bidirectional ? params.buckets / 2 : params.buckets;
    return {per, per / 2};
}

template <class S>
int logarithmicBucket(std::int64_t distance, const Sizes &sizes, std::int64_t maxDistance,
                      BucketPipeline pipeline)
{
    const auto exact = static_cast<S>(sizes.maxExact);
    S ratio = static_cast<S>(distance) / exact;
    if (pipeline == BucketPipeline::F32Epsilon)
        ratio += static_cast<S>(0x1p-23);
    const S numerator = roundedLog(ratio);
    const S denominator = roundedLog(static_cast<S>(maxDistance) / exact);
    const S quotient = pipeline == BucketPipeline::F32Reciprocal ? numerator * (S(1) / denominator)
                                                                 : numerator / denominator;
    const S inside = quotient * static_cast<S>(sizes.perDirection - sizes.maxExact);
    return std::min(sizes.maxExact + static_cast<int>(inside), sizes.perDirection - 1);
}

} // namespace

int t5FloatBucket(const T5Params &params, std::int64_t delta, BucketPipeline pipeline)
{
    const Sizes sizes = sizesOf(params);
    const int offset = params.bidirectional && delta > 0 ? sizes.perDirection : 0;
    const std::int64_t distance =
        params.bidirectional ? std::abs(delta) : std::max<std::int64_t>(-delta, 0);
    if (distance < sizes.maxExact)
        return offset + static_cast<int>(distance);
    return offset + (pipeline == BucketPipeline::F64
                         ? logarithmicBucket<double>(distance, sizes, params.maxDistance, pipeline)
                         : logarithmicBucket<float>(distance, sizes, params.maxDistance, pipeline));
}

std::vector<BucketDifference> t5FloatDifferences(const T5Params &params, BucketPipeline pipeline)
{
    const T5Buckets exact(params);
    std::set<std::int64_t> candidates;
    for (const std::int64_t start : exact.starts())
        for (const std::int64_t distance : {start - 1, start})
            if (distance >= exact.maxExact()) {
                candidates.insert(-distance);
                if (params.bidirectional)
                    candidates.insert(distance);
            }
    std::vector<BucketDifference> differences;
    for (const std::int64_t delta : candidates)
        if (const int model = t5FloatBucket(params, delta, pipeline); model != exact.bucket(delta))
            differences.push_back({delta, exact.bucket(delta), model});
    return differences;
}

} // namespace locus::core
