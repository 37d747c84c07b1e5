// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/position/t5.h"

#include <cstdint>
#include <optional>
#include <vector>

/// \file
/// T5's buckets as they lie along displacement delta = j - i. Raffel et al. 2020, section 2.1.
/// \pre of all: T5Buckets::isDefined(params)

namespace locus::core {

/// The displacements of one bucket, from first to last; none: without end.
struct T5Band {
    int bucket = 0;
    std::optional<std::int64_t> first, last;
    friend bool operator==(const T5Band &, const T5Band &) = default;
};

/// Every bucket that some displacement falls in, from far before the query to far after it.
[[nodiscard]] std::vector<T5Band> t5Bands(const T5Params &params);

/// Rows of the table that no displacement reaches, in order: with both directions bucket buckets /
/// 2 (a key after the query is at least one away) and the odd one left over, besides logarithmic
/// steps too narrow to hold a whole distance.
[[nodiscard]] std::vector<int> t5UnreachedBuckets(const T5Params &params);

/// How the bucket of a displacement comes about:
///   offset + distance                                            distance < maxExact
///   offset + min(maxExact + floor(inside), perDirection - 1)     otherwise,
///   inside = ln(distance / maxExact) / ln(maxDistance / maxExact) (perDirection - maxExact)
/// The floor is taken in integers (T5Buckets); inside is there to be read.
struct T5Derivation {
    std::int64_t distance = 0; ///< |delta|, or max(-delta, 0) in one direction
    int offset = 0;            ///< perDirection for keys after the query, both directions
    int maxExact = 0, perDirection = 0;
    std::int64_t maxDistance = 0;
    double inside = 0; ///< 0 for distance < maxExact
    int floor = 0;     ///< of inside: perDirection - maxExact and more share the last bucket
    int bucket = 0;

    [[nodiscard]] bool isLogarithmic() const { return distance >= maxExact; }
    friend bool operator==(const T5Derivation &, const T5Derivation &) = default;
};
[[nodiscard]] T5Derivation t5Derivation(const T5Params &params, std::int64_t delta);

} // namespace locus::core
