// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relation.h"

#include "core/attention.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace locus::core {

namespace {

const Matrix<double> &plainRows(const Prepared &p, RelationSide side, HeadIndex head)
{
    const auto h = static_cast<std::size_t>(head.value);
    return side == RelationSide::Keys ? p.projected.k[h] : p.projected.v[h];
}

} // namespace

const Matrix<double> &relationTable(const Prepared &prepared, RelationSide side)
{
    static const Matrix<double> none;
    if (!prepared.hooks.onPair)
        return none;
    return side == RelationSide::Keys ? prepared.hooks.onPair->keys : prepared.hooks.onPair->values;
}

PairVector pairVector(const Prepared &prepared, RelationSide side, HeadIndex head, QueryIndex i,
                      KeyIndex j)
{
    const int radius = prepared.hooks.onPair->radius;
    const std::int64_t delta = displacement(prepared, i, j);
    PairVector pair;
    pair.clip = clippedDisplacement(delta, radius);
    pair.row = relationRow(delta, radius);
    pair.plain = plainRows(prepared, side, head).row(j.value);
    pair.relation = relationTable(prepared, side).row(pair.row);
    pair.sum = pair.plain + pair.relation;
    return pair;
}

std::optional<std::int64_t> deltaOfRow(const Prepared &prepared, QueryIndex i, int row,
                                       std::int64_t near)
{
    const int radius = prepared.hooks.onPair->radius;
    std::optional<std::int64_t> best;
    for (int j = 0; j < prepared.shapes.nKey; ++j) {
        const std::int64_t delta = displacement(prepared, i, {j});
        if (relationRow(delta, radius) == row &&
            (!best || std::abs(delta - near) < std::abs(*best - near)))
            best = delta;
    }
    return best;
}

std::optional<int> rowBeyond(const Prepared &prepared, QueryIndex i, int row, int direction)
{
    std::optional<int> best;
    for (int j = 0; j < prepared.shapes.nKey; ++j) {
        const int other =
            relationRow(displacement(prepared, i, {j}), prepared.hooks.onPair->radius);
        const int ahead = (other - row) * direction;
        if (ahead > 0 && (!best || ahead < (*best - row) * direction))
            best = other;
    }
    return best;
}

ValueSwitch valueSwitch(const Prepared &prepared, HeadIndex head, QueryIndex i)
{
    const Matrix<double> table = shawValueTable(prepared.model.shaw, prepared.shapes.dValue);
    ValueSwitch result;
    result.weights = exactRow(prepared, Stage::Weights, head, i.value);
    result.off = outputOf(prepared, head, i, result.weights, {});
    result.on = outputOf(prepared, head, i, result.weights, table);
    for (std::size_t c = 0; c < result.on.size(); ++c) {
        result.added.push_back(result.on[c] - result.off[c]);
        result.largest = std::max(result.largest, std::abs(result.added.back()));
    }
    return result;
}

} // namespace locus::core
