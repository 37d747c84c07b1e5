// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prepared.h"

#include "core/dot.h"
#include "core/kernels/rowkernels.h"

#include <cmath>

namespace locus::core {

double scoreScale(const Model &model, const Shapes &shapes)
{
    return model.scale == ScoreScale::Sqrt ? 1.0 / std::sqrt(static_cast<double>(shapes.dHead))
                                           : 1.0;
}

namespace {

Operands<double> exactOperands(const Prepared &p)
{
    Operands<double> ops;
    const HeadVectors &plain = p.content->vectors;
    ops.scale = scoreScale(p.model, p.shapes);
    ops.q = p.projected.q;
    ops.k = p.projected.k;
    ops.v = p.projected.v;
    if (p.hooks.onQuery) {
        for (auto &q : ops.q)
            q = rotated(q, *p.hooks.onQuery);
        for (auto &k : ops.k)
            k = rotated(k, *p.hooks.onKey);
    }
    if (p.hooks.onInput || p.hooks.onQuery) {
        ops.contentQ = plain.q;
        ops.contentK = plain.k;
    }
    if (const auto &bias = p.hooks.onScore) {
        ops.biasByDelta = bias->byDelta;
        ops.biasByKey = bias->byKey;
    }
    if (const auto &relative = p.hooks.onPair) {
        ops.relativeValues = relative->values;
        for (int h = 0; h < p.shapes.heads && relative->keys.size() > 0; ++h) {
            const Matrix<double> &q = ops.q[static_cast<std::size_t>(h)];
            Matrix<double> products(q.rows(), relative->keys.rows());
            for (Eigen::Index i = 0; i < q.rows(); ++i)
                for (Eigen::Index r = 0; r < relative->keys.rows(); ++r)
                    products(i, r) =
                        orderedDot(q.row(i).data(), relative->keys.row(r).data(), q.cols()) *
                        ops.scale;
            ops.queryDotRelative.push_back(std::move(products));
        }
    }
    return ops;
}

std::vector<Matrix<float>> narrowed(const std::vector<Matrix<double>> &from, double factor = 1)
{
    std::vector<Matrix<float>> to;
    to.reserve(from.size());
    for (const auto &matrix : from)
        to.emplace_back((matrix * factor).cast<float>());
    return to;
}

std::vector<std::vector<float>> panelsOf(const std::vector<Matrix<double>> &keys)
{
    std::vector<std::vector<float>> to;
    for (const auto &k : keys) {
        const Eigen::Index panels = (k.rows() + panelWidth - 1) / panelWidth;
        auto &packed = to.emplace_back(static_cast<std::size_t>(panels * panelWidth * k.cols()));
        for (Eigen::Index j = 0; j < k.rows(); ++j) {
            const Eigen::Index start = (j / panelWidth) * panelWidth * k.cols() + j % panelWidth;
            for (Eigen::Index c = 0; c < k.cols(); ++c)
                packed[static_cast<std::size_t>(start + c * panelWidth)] =
                    static_cast<float>(k(j, c));
        }
    }
    return to;
}

std::vector<std::vector<float>> narrowed(const std::vector<std::vector<double>> &from)
{
    std::vector<std::vector<float>> to;
    for (const auto &values : from) {
        auto &row = to.emplace_back();
        for (const double value : values)
            row.push_back(static_cast<float>(value));
    }
    return to;
}

Operands<float> fastOperands(const Operands<double> &exact)
{
    Operands<float> ops;
    ops.q = narrowed(exact.q, exact.scale);
    ops.k = panelsOf(exact.k);
    ops.v = narrowed(exact.v);
    ops.contentQ = narrowed(exact.contentQ, exact.scale);
    ops.contentK = panelsOf(exact.contentK);
    ops.queryDotRelative = narrowed(exact.queryDotRelative);
    ops.relativeValues = exact.relativeValues.cast<float>();
    ops.biasByDelta = narrowed(exact.biasByDelta);
    ops.biasByKey = narrowed(exact.biasByKey);
    ops.scale = static_cast<float>(exact.scale);
    return ops;
}

} // namespace

Prepared prepare(const Model &model, std::shared_ptr<const ContentData> content)
{
    Prepared p;
    p.model = keyOf(model);
    p.shapes = shapesOf(p.model);
    p.positions = positionsOf(p.model, p.shapes);
    p.mask = Mask(p.model, p.shapes);
    p.content = content ? std::move(content)
                        : std::make_shared<const ContentData>(contentOf(p.model, p.shapes));
    p.hooks = hooksOf(p.model, p.shapes, p.positions);
    if (p.shapes.hasX)
        p.input = p.content->weights.x;
    if (p.hooks.onInput) {
        p.input += *p.hooks.onInput;
        p.projected = project(p.input, p.content->weights, p.model, p.shapes);
    } else {
        p.projected = p.content->vectors;
    }
    p.exact = exactOperands(p);
    p.fast = fastOperands(p.exact);
    return p;
}

} // namespace locus::core
