// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prepared.h"

#include "core/kernels/exactkernels.h"

#include <cmath>

namespace locus::core {

double scoreScale(const Model &model, const Shapes &shapes)
{
    return model.scale == ScoreScale::Sqrt ? 1.0 / std::sqrt(static_cast<double>(shapes.dHead))
                                           : 1.0;
}

namespace {

/// True where q and k in the score are not those of the content.
bool changesVectors(const Prepared &p)
{
    return p.hooks.onInput || p.hooks.onQuery;
}

Heads<Matrix<double>> turned(const Heads<Matrix<double>> &vectors, const RotationTable &table,
                             RowPool *pool)
{
    std::vector<Matrix<double>> result;
    result.reserve(vectors.size());
    for (const Matrix<double> &matrix : vectors)
        result.push_back(rotated(matrix, table, pool));
    return result;
}

/// q . r for every relation, scaled.
std::vector<Matrix<double>> relativeProducts(const Heads<Matrix<double>> &queries,
                                             const Matrix<double> &relations, double scale,
                                             RowPool *pool)
{
    std::vector<Matrix<double>> result;
    if (relations.size() == 0)
        return result;
    const Matrix<double> columns = relations.transpose() * scale;
    result.reserve(queries.size());
    for (const Matrix<double> &q : queries) {
        Matrix<double> &products = result.emplace_back(q.rows(), columns.cols());
        forRows(pool, static_cast<int>(q.rows()), [&](int first, int end) {
            exactKernels().product(q.row(first).data(), q.cols(), end - first,
                                   static_cast<int>(q.cols()), columns.data(), columns.cols(),
                                   static_cast<int>(columns.cols()), products.row(first).data(),
                                   products.cols());
        });
    }
    return result;
}

Operands<double> exactOperands(const Prepared &p, RowPool *pool)
{
    Operands<double> ops;
    ops.scale = scoreScale(p.model, p.shapes);
    ops.q = p.projected.q;
    ops.k = p.projected.k;
    ops.v = p.projected.v;
    if (p.hooks.onQuery) {
        ops.q = turned(ops.q, *p.hooks.onQuery, pool);
        ops.k = turned(ops.k, *p.hooks.onKey, pool);
    }
    if (changesVectors(p)) {
        ops.contentQ = p.content->vectors.q;
        ops.contentK = p.content->vectors.k;
    }
    if (const auto &bias = p.hooks.onScore) {
        ops.biasByDelta = bias->byDelta;
        ops.biasByKey = bias->byKey;
    }
    if (const auto &relative = p.hooks.onPair) {
        ops.relativeValues = relative->values;
        ops.queryDotRelative = relativeProducts(ops.q, relative->keys, ops.scale, pool);
    }
    return ops;
}

std::vector<std::vector<float>> narrowed(const std::vector<std::vector<double>> &from)
{
    std::vector<std::vector<float>> to;
    for (const auto &values : from) {
        auto &row = to.emplace_back();
        row.reserve(values.size());
        for (const double value : values)
            row.push_back(static_cast<float>(value));
    }
    return to;
}

Operands<float> fastOperands(const Prepared &p, RowPool *pool)
{
    const FloatVectors &content = p.content->floats;
    Operands<float> ops;
    ops.q = content.q;
    ops.k = content.k;
    ops.v = content.v;
    if (changesVectors(p)) {
        ops.contentQ = content.q;
        ops.contentK = content.k;
        ops.q = floatsOf(p.exact.q, pool);
        ops.k = panelsOf(p.exact.k, pool);
    }
    if (p.hooks.onInput)
        ops.v = floatsLater(p.exact.v);
    for (const Matrix<double> &products : p.exact.queryDotRelative)
        ops.queryDotRelative.emplace_back(products.cast<float>());
    ops.relativeValues = p.exact.relativeValues.cast<float>();
    ops.biasByDelta = narrowed(p.exact.biasByDelta);
    ops.biasByKey = narrowed(p.exact.biasByKey);
    ops.scale = static_cast<float>(p.exact.scale);
    return ops;
}

} // namespace

Prepared prepare(const Model &model, std::shared_ptr<const ContentData> content, RowPool *pool)
{
    Prepared p;
    p.model = keyOf(model);
    p.shapes = shapesOf(p.model);
    p.positions = positionsOf(p.model, p.shapes);
    p.mask = Mask(p.model, p.shapes);
    p.content = content ? std::move(content)
                        : std::make_shared<const ContentData>(contentOf(p.model, p.shapes, pool));
    p.hooks = hooksOf(p.model, p.shapes, p.positions, pool);
    p.input = p.content->x();
    p.projected = p.content->vectors;
    if (p.hooks.onInput) {
        p.input = std::make_shared<const Matrix<double>>(*p.input + *p.hooks.onInput);
        p.projected = project(p.input, p.content->weights, p.model, p.shapes, pool);
    }
    p.exact = exactOperands(p, pool);
    p.fast = fastOperands(p, pool);
    return p;
}

} // namespace locus::core
