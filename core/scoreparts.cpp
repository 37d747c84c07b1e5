// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoreparts.h"

#include "core/dot.h"
#include "core/spread.h"

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

constexpr std::int64_t mostRows = 512; ///< of a diagonal
constexpr int mostPerRow = 4;

/// Calls visit(i, j) for pairs of displacement \a delta.
template <class Visit>
void forPairsAt(const Positions &positions, std::int64_t delta, const Visit &visit)
{
    std::multimap<std::int64_t, int> keys;
    if (!positions.consecutive)
        for (std::size_t j = 0; j < positions.key.size(); ++j)
            keys.emplace(positions.key[j], static_cast<int>(j));
    for (const std::int64_t i : spread(std::ssize(positions.query), mostRows)) {
        const std::int64_t wanted = positions.query[static_cast<std::size_t>(i)] + delta;
        const QueryIndex row{static_cast<int>(i)};
        if (positions.consecutive) {
            const std::int64_t j = wanted - positions.key.front();
            if (j >= 0 && j < std::ssize(positions.key))
                visit(row, KeyIndex{static_cast<int>(j)});
            continue;
        }
        int left = mostPerRow;
        for (auto at = keys.lower_bound(wanted);
             at != keys.end() && at->first == wanted && left > 0; ++at, --left)
            visit(row, KeyIndex{at->second});
    }
}

void include(Span &span, double value, bool first)
{
    span.low = first ? value : std::min(span.low, value);
    span.high = first ? value : std::max(span.high, value);
}

/// Rows of a matrix in float.
Matrix<float> rowsAt(const Matrix<double> &matrix, const std::vector<int> &rows)
{
    Matrix<float> result(std::ssize(rows), matrix.cols());
    for (std::size_t r = 0; r < rows.size(); ++r)
        result.row(static_cast<Eigen::Index>(r)) = matrix.row(rows[r]).cast<float>();
    return result;
}

Mask maskAt(const Mask &mask, const std::vector<int> &queries, const std::vector<int> &keys)
{
    std::vector<unsigned char> allowed;
    for (const int i : queries)
        for (const int j : keys)
            allowed.push_back(mask.allowed(i, j) ? 1 : 0);
    return {static_cast<int>(queries.size()), static_cast<int>(keys.size()), std::move(allowed)};
}

StageImage imageOf(const Matrix<float> &q, const Matrix<float> &k, float scale, const Mask &mask)
{
    StageImage image;
    image.rows = static_cast<int>(q.rows());
    image.columns = static_cast<int>(k.rows());
    image.values.resize(static_cast<std::size_t>(q.rows() * k.rows()));
    Eigen::Map<Matrix<float>> values(image.values.data(), q.rows(), k.rows());
    values.noalias() = scale * (q * k.transpose());
    bool first = true;
    for (int i = 0; i < image.rows; ++i)
        for (int j = 0; j < image.columns; ++j) {
            if (!mask.allowed(i, j))
                continue;
            image.min = first ? values(i, j) : std::min(image.min, values(i, j));
            image.max = first ? values(i, j) : std::max(image.max, values(i, j));
            first = false;
        }
    return image;
}

} // namespace

InputTerms inputTerms(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const Shares s = sharesOf(p, head, i, j);
    const double scale = p.exact.scale;
    return {orderedDot(s.query, s.key) * scale, orderedDot(s.query, s.keyShare) * scale,
            orderedDot(s.queryShare, s.key) * scale, orderedDot(s.queryShare, s.keyShare) * scale};
}

PartsAtDelta partsAtDelta(const Prepared &p, HeadIndex head, std::int64_t delta)
{
    constexpr double perUnit = 1e-11;
    constexpr double perPosition = 1e-14; // an angle carries the rounding of its position
    PartsAtDelta parts;
    parts.delta = delta;
    double largest = 1;
    std::int64_t farthest = 0;
    forPairsAt(p.positions, delta, [&](QueryIndex i, KeyIndex j) {
        const InputTerms terms = inputTerms(p, head, i, j);
        const bool first = parts.pairs == 0;
        include(parts.positionPosition, terms.positionPosition, first);
        include(parts.mixed, terms.contentPosition + terms.positionContent, first);
        largest = std::max({largest, std::abs(terms.positionPosition),
                            std::abs(terms.contentPosition), std::abs(terms.positionContent)});
        for (const auto &[positions, at] :
             {std::pair(&p.positions.query, i.value), std::pair(&p.positions.key, j.value)})
            farthest = std::max(farthest, std::abs((*positions)[static_cast<std::size_t>(at)]));
        ++parts.pairs;
    });
    parts.rounding = (perUnit + perPosition * static_cast<double>(farthest)) * largest;
    return parts;
}

PartsSample sampleParts(const Prepared &p, HeadIndex head, int most)
{
    const auto h = static_cast<std::size_t>(head.value);
    PartsSample sample;
    sample.queries = spreadIndices(p.shapes.nQuery, most);
    sample.keys = spreadIndices(p.shapes.nKey, most);
    sample.mask = maskAt(p.mask, sample.queries, sample.keys);
    std::array<Matrix<float>, 2> queries = {rowsAt(p.content->vectors.q[h], sample.queries),
                                            rowsAt(p.projected.q[h], sample.queries)};
    std::array<Matrix<float>, 2> keys = {rowsAt(p.content->vectors.k[h], sample.keys),
                                         rowsAt(p.projected.k[h], sample.keys)};
    queries[1] -= queries[0]; // what position added
    keys[1] -= keys[0];
    for (std::size_t part = 0; part < partStages.size(); ++part) {
        sample.images[part] = imageOf(queries[part / 2], keys[part % 2],
                                      static_cast<float>(p.exact.scale), sample.mask);
        sample.images[part].stage = partStages[part];
        sample.images[part].head = head;
    }
    return sample;
}

} // namespace locus::core
