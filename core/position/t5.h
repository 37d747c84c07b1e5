// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor.h"
#include "core/types.h"

#include <cstdint>
#include <vector>

namespace locus::core {

struct T5Params {
    int buckets = 32;
    std::int64_t maxDistance = 128;
    bool bidirectional = true;
    std::uint64_t seed = 1;
    Tensor table; ///< buckets x heads
    friend bool operator==(const T5Params &, const T5Params &) = default;
};

/// Distance buckets in exact integer arithmetic: no floating logarithm anywhere.
///
/// per = buckets / 2 when bidirectional, else buckets; max_exact = per / 2. A distance n <
/// max_exact is its own bucket; beyond, bucket max_exact + t where t is the largest integer with
/// (max_distance / max_exact)^(t/L) <= n / max_exact, L = per - max_exact, decided by the integer
/// test md^t me^(L-t) <= n^L. The last bucket is open. delta > 0 (keys after the query) takes the
/// upper half, or bucket 0 in the one-directional form. Raffel et al. 2020, section 2.1.
class T5Buckets {
public:
    /// \pre isDefined(params)
    explicit T5Buckets(const T5Params &params);

    /// max_exact >= 1 and max_distance > max_exact.
    [[nodiscard]] static bool isDefined(const T5Params &params);

    [[nodiscard]] int bucket(std::int64_t delta) const;
    [[nodiscard]] int perDirection() const { return m_perDirection; }
    [[nodiscard]] int maxExact() const { return m_maxExact; }
    /// Smallest distance of each bucket of one direction, -1 for a bucket that no distance reaches.
    [[nodiscard]] const std::vector<std::int64_t> &starts() const { return m_starts; }

private:
    int m_perDirection = 0;
    int m_maxExact = 0;
    bool m_bidirectional = true;
    std::vector<std::int64_t>
        m_bounds; ///< smallest distance at or beyond each logarithmic bucket, never decreasing
    std::vector<std::int64_t> m_starts;
};

/// buckets x heads: the given table or an untrained one (+-sqrt(3)/2).
[[nodiscard]] Matrix<double> t5Table(const T5Params &params, int heads);

} // namespace locus::core
