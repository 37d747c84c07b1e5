// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/t5.h"

#include "core/position/power.h"
#include "core/untrained.h"

#include <algorithm>
#include <cassert>

namespace locus::core {

bool T5Buckets::isDefined(const T5Params &params)
{
    const int maxExact = (params.bidirectional ? params.buckets / 2 : params.buckets) / 2;
    return maxExact >= 1 && params.maxDistance > maxExact;
}

T5Buckets::T5Buckets(const T5Params &params)
    : m_perDirection(params.bidirectional ? params.buckets / 2 : params.buckets)
    , m_maxExact(m_perDirection / 2)
    , m_bidirectional(params.bidirectional)
{
    assert(isDefined(params));
    const int logarithmic = m_perDirection - m_maxExact;
    m_bounds.reserve(static_cast<std::size_t>(logarithmic));
    std::int64_t low = m_maxExact;
    for (int t = 0; t < logarithmic; ++t) {
        // The smallest n with md^t me^(L-t) <= n^L, by bisection: it lies in me .. md and never
        // decreases with t.
        const PowerProduct bound = {Power{params.maxDistance, t},
                                    Power{m_maxExact, logarithmic - t}};
        std::int64_t high = params.maxDistance;
        while (low < high) {
            const std::int64_t middle = low + (high - low) / 2;
            if (isAtMost(bound, {Power{middle, logarithmic}}))
                high = middle;
            else
                low = middle + 1;
        }
        m_bounds.push_back(low);
    }

    for (int b = 0; b < m_maxExact; ++b)
        m_starts.push_back(b);
    for (std::size_t t = 0; t < m_bounds.size(); ++t)
        m_starts.push_back(t + 1 < m_bounds.size() && m_bounds[t + 1] == m_bounds[t] ? -1
                                                                                     : m_bounds[t]);
}

int T5Buckets::bucket(std::int64_t delta) const
{
    const std::int64_t distance =
        m_bidirectional ? (delta < 0 ? -delta : delta) : std::max<std::int64_t>(-delta, 0);
    int result = static_cast<int>(std::min<std::int64_t>(distance, m_maxExact));
    if (distance >= m_maxExact) {
        const auto above = std::upper_bound(m_bounds.begin(), m_bounds.end(), distance);
        result = m_maxExact + static_cast<int>(above - m_bounds.begin()) - 1;
    }
    return m_bidirectional && delta > 0 ? result + m_perDirection : result;
}

Matrix<double> t5Table(const T5Params &params, int heads)
{
    if (!params.table.isNull())
        return matrixOf(params.table);
    return untrainedTable(params.seed, RandomStream::T5Table, params.buckets, heads);
}

} // namespace locus::core
