// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/curves.h"
#include "core/dot.h"
#include "core/rng.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace locus::core {

namespace {

/// Visits a fixed scatter of different pairs over all rows and columns until visit(i, j) says that
/// it is enough: all of them while they are few, else at most 16 \a limit, since a mask may forbid
/// many.
template <class Visit>
void visitScatteredPairs(const Shapes &shapes, int limit, const Visit &visit)
{
    const auto rows = static_cast<std::uint64_t>(shapes.nQuery);
    const auto columns = static_cast<std::uint64_t>(shapes.nKey);
    const std::uint64_t tries = std::uint64_t{16} * static_cast<std::uint64_t>(limit);
    const auto bits = [](std::uint64_t row, std::uint64_t column) {
        return randomBits(0, RandomStream::Permutation, row, column);
    };
    const auto isEnough = [&](std::uint64_t cell) {
        return visit(QueryIndex{static_cast<int>(cell / columns)},
                     KeyIndex{static_cast<int>(cell % columns)});
    };
    if (rows * columns <= tries) {
        std::vector<std::pair<std::uint64_t, std::uint64_t>> cells;
        cells.reserve(rows * columns);
        for (std::uint64_t cell = 0; cell < rows * columns; ++cell)
            cells.emplace_back(bits(cell, 0), cell);
        std::sort(cells.begin(), cells.end());
        for (const auto &[order, cell] : cells)
            if (isEnough(cell))
                return;
        return;
    }
    std::unordered_set<std::uint64_t> seen;
    for (std::uint64_t t = 0; t < tries; ++t) {
        const std::uint64_t cell = bits(t, 0) % rows * columns + bits(t, 1) % columns;
        if (seen.insert(cell).second && isEnough(cell))
            return;
    }
}

double dotValue(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const auto h = static_cast<std::size_t>(head.value);
    if (p.model.method == MethodId::Rope)
        return orderedDot(p.exact.q[h].row(i.value).data(), p.exact.k[h].row(j.value).data(),
                          p.exact.q[h].cols()) *
               p.exact.scale;
    if (p.model.method == MethodId::Sinusoidal) {
        const Matrix<double> &encoding = *p.hooks.onInput;
        return orderedDot(encoding.row(i.value + p.model.queryOffset).data(),
                          encoding.row(j.value).data(), encoding.cols());
    }
    return scalarBias(p, head, i, j);
}

} // namespace

std::vector<PairDot> scoreDots(const Prepared &prepared, HeadIndex head, int limit)
{
    std::vector<PairDot> dots;
    if (!hasCurve(prepared.model))
        return dots;
    visitScatteredPairs(prepared.shapes, limit, [&](QueryIndex i, KeyIndex j) {
        if (prepared.mask.allowed(i.value, j.value))
            dots.push_back({displacement(prepared, i, j), dotValue(prepared, head, i, j)});
        return std::ssize(dots) >= limit;
    });
    return dots;
}

} // namespace locus::core
