// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotationblocks.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

namespace {

std::vector<RotationBlock> blocksOf(const RotationTable &table, Eigen::Index row)
{
    const bool mixed = table.cosSecond.size() > 0;
    const Matrix<double> &cosSecond = mixed ? table.cosSecond : table.cosFirst;
    const Matrix<double> &sinSecond = mixed ? table.sinSecond : table.sinFirst;
    std::vector<RotationBlock> blocks;
    blocks.reserve(table.pairs.size());
    for (std::size_t block = 0; block < table.pairs.size(); ++block) {
        const auto r = static_cast<Eigen::Index>(block);
        blocks.push_back({table.cosFirst(row, r), -table.sinFirst(row, r), sinSecond(row, r),
                          cosSecond(row, r)});
    }
    return blocks;
}

RotationBlock transposedTimes(const RotationBlock &a, const RotationBlock &b)
{
    return {a[0] * b[0] + a[2] * b[2], a[0] * b[1] + a[2] * b[3], a[1] * b[0] + a[3] * b[2],
            a[1] * b[1] + a[3] * b[3]};
}

} // namespace

RelativeRotation relativeRotation(const Prepared &prepared, QueryIndex i, KeyIndex j)
{
    const std::int64_t delta = displacement(prepared, i, j);
    const bool mixed = prepared.model.mistake == Mistake::MixedLayouts;
    const RotationTable relative =
        rotationTable({&delta, 1}, prepared.model.rope, prepared.shapes.dHead, mixed);
    RelativeRotation result;
    result.pairs = prepared.hooks.onQuery->pairs;
    result.query = {prepared.positions.query[static_cast<std::size_t>(i.value)],
                    blocksOf(*prepared.hooks.onQuery, i.value)};
    result.key = {prepared.positions.key[static_cast<std::size_t>(j.value)],
                  blocksOf(*prepared.hooks.onKey, j.value)};
    result.relative = {delta, blocksOf(relative, 0)};
    for (std::size_t r = 0; r < result.pairs.size(); ++r) {
        const RotationBlock product = transposedTimes(result.query.blocks[r], result.key.blocks[r]);
        double residual = 0;
        for (std::size_t entry = 0; entry < product.size(); ++entry)
            residual =
                std::max(residual, std::abs(product[entry] - result.relative.blocks[r][entry]));
        result.product.push_back(product);
        result.residuals.push_back(residual);
        result.residual = std::max(result.residual, residual);
    }
    return result;
}

RotationCost rotationCost(std::int64_t n, int rotaryDim, int dHead)
{
    return {4 * std::int64_t{rotaryDim} * n, std::int64_t{dHead} * n * n};
}

} // namespace locus::core
