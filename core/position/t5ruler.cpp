// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/t5ruler.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace locus::core {

namespace {

/// Buckets of one direction that some distance from \a nearest on falls in, near ones first.
std::vector<T5Band> bandsOfDistances(const T5Buckets &buckets, int nearest)
{
    std::vector<T5Band> bands;
    const std::vector<std::int64_t> &starts = buckets.starts();
    for (std::size_t b = static_cast<std::size_t>(nearest); b < starts.size(); ++b) {
        if (starts[b] < 0)
            continue;
        if (!bands.empty())
            bands.back().last = starts[b] - 1;
        bands.push_back({static_cast<int>(b), starts[b], {}});
    }
    return bands;
}

std::optional<std::int64_t> negated(const std::optional<std::int64_t> &distance)
{
    return distance ? std::optional(-*distance) : std::nullopt;
}

} // namespace

std::vector<T5Band> t5Bands(const T5Params &params)
{
    const T5Buckets buckets(params);
    std::vector<T5Band> bands = bandsOfDistances(buckets, 0);
    std::reverse(bands.begin(), bands.end());
    for (T5Band &band : bands) {
        const T5Band near = band;
        band.first = negated(near.last);
        band.last = negated(near.first);
    }
    if (!params.bidirectional) {
        bands.back().last = {}; // with every key after the query
        return bands;
    }
    for (T5Band band : bandsOfDistances(buckets, 1)) {
        band.bucket += buckets.perDirection();
        bands.push_back(band);
    }
    return bands;
}

std::vector<int> t5UnreachedBuckets(const T5Params &params)
{
    std::vector<bool> reached(static_cast<std::size_t>(params.buckets), false);
    for (const T5Band &band : t5Bands(params))
        reached[static_cast<std::size_t>(band.bucket)] = true;
    std::vector<int> unreached;
    for (int bucket = 0; bucket < params.buckets; ++bucket)
        if (!reached[static_cast<std::size_t>(bucket)])
            unreached.push_back(bucket);
    return unreached;
}

T5Derivation t5Derivation(const T5Params &params, std::int64_t delta)
{
    const T5Buckets buckets(params);
    T5Derivation d;
    d.distance = params.bidirectional ? std::abs(delta) : std::max<std::int64_t>(-delta, 0);
    d.offset = params.bidirectional && delta > 0 ? buckets.perDirection() : 0;
    d.maxExact = buckets.maxExact();
    d.perDirection = buckets.perDirection();
    d.maxDistance = params.maxDistance;
    d.bucket = buckets.bucket(delta);
    if (!d.isLogarithmic())
        return d;
    const auto exact = static_cast<double>(d.maxExact);
    const int steps = d.perDirection - d.maxExact;
    d.inside = std::log(static_cast<double>(d.distance) / exact) /
               std::log(static_cast<double>(d.maxDistance) / exact) * steps;
    // Beyond the last bound the integers say no more than that it is the last bucket.
    d.floor = d.distance < d.maxDistance ? d.bucket - d.offset - d.maxExact
                                         : std::max(steps, static_cast<int>(d.inside));
    return d;
}

} // namespace locus::core
