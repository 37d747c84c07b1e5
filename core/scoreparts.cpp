// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoreparts.h"

#include "core/dot.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace locus::core {

namespace {

/// One head's vectors of the pair, and what position changed in them. It is taken as a difference
/// of projections, so it stays right when something not linear stands between h and q.
struct Shares {
    Row<double> query, key;
    Row<double> queryShare, keyShare;
};

Shares sharesOf(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const auto h = static_cast<std::size_t>(head.value);
    Shares s;
    s.query = p.content->vectors.q[h].row(i.value);
    s.key = p.content->vectors.k[h].row(j.value);
    s.queryShare = p.projected.q[h].row(i.value) - s.query;
    s.keyShare = p.projected.k[h].row(j.value) - s.key;
    return s;
}

double dot(const Row<double> &a, const Row<double> &b)
{
    return orderedDot(a.data(), b.data(), a.size());
}

/// Calls visit(i, j) for pairs of displacement \a delta.
template <class Visit>
void forPairsAt(const Positions &positions, std::int64_t delta, const Visit &visit)
{
    constexpr int mostPerRow = 4;
    std::multimap<std::int64_t, int> keys;
    if (!positions.consecutive)
        for (std::size_t j = 0; j < positions.key.size(); ++j)
            keys.emplace(positions.key[j], static_cast<int>(j));
    for (std::size_t i = 0; i < positions.query.size(); ++i) {
        const std::int64_t wanted = positions.query[i] + delta;
        const int row = static_cast<int>(i);
        if (positions.consecutive) {
            const std::int64_t j = wanted - positions.key.front();
            if (j >= 0 && j < std::ssize(positions.key))
                visit(QueryIndex{row}, KeyIndex{static_cast<int>(j)});
            continue;
        }
        int left = mostPerRow;
        for (auto at = keys.lower_bound(wanted);
             at != keys.end() && at->first == wanted && left > 0; ++at, --left)
            visit(QueryIndex{row}, KeyIndex{at->second});
    }
}

void include(Span &span, double value, bool first)
{
    span.low = first ? value : std::min(span.low, value);
    span.high = first ? value : std::max(span.high, value);
}

} // namespace

InputTerms inputTerms(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const Shares s = sharesOf(p, head, i, j);
    const double scale = p.exact.scale;
    return {dot(s.query, s.key) * scale, dot(s.query, s.keyShare) * scale,
            dot(s.queryShare, s.key) * scale, dot(s.queryShare, s.keyShare) * scale};
}

PartsAtDelta partsAtDelta(const Prepared &p, HeadIndex head, std::int64_t delta)
{
    constexpr double perUnit = 1e-11;
    PartsAtDelta parts;
    parts.delta = delta;
    double largest = 1;
    forPairsAt(p.positions, delta, [&](QueryIndex i, KeyIndex j) {
        const InputTerms terms = inputTerms(p, head, i, j);
        const bool first = parts.pairs == 0;
        include(parts.positionPosition, terms.positionPosition, first);
        include(parts.mixed, terms.contentPosition + terms.positionContent, first);
        largest = std::max({largest, std::abs(terms.positionPosition),
                            std::abs(terms.contentPosition), std::abs(terms.positionContent)});
        ++parts.pairs;
    });
    parts.rounding = perUnit * largest;
    return parts;
}

} // namespace locus::core
