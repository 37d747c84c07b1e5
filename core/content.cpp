// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/content.h"

#include "core/kernels/exactkernels.h"
#include "core/kernels/rowkernels.h"
#include "core/rng.h"
#include "core/untrained.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

namespace {

/// The first \a rows tokens.
Matrix<double> drawnInput(const Content &content, const Shapes &shapes, int rows)
{
    Matrix<double> x(rows, shapes.dModel);
    for (int i = 0; i < rows; ++i) {
        std::uint64_t row = 0; // identical: one vector repeated
        if (content.source == ContentSource::Tokens)
            row = textHash(content.tokens[static_cast<std::size_t>(i)]);
        else if (content.source == ContentSource::Random)
            row = static_cast<std::uint64_t>(i);
        for (int c = 0; c < shapes.dModel; ++c)
            x(i, c) = randomUniform(content.seed, RandomStream::TokenVector, row,
                                    static_cast<std::uint64_t>(c), sqrt3);
    }
    return x;
}

struct HeadSpan {
    int first = 0;
    int count = 0;
};

/// The columns of some heads. A column is addressed by (head, channel), so that a projection keeps
/// its entries when heads or d_head change.
Matrix<double> drawnProjection(const Content &content, RandomStream stream, int dModel,
                               HeadSpan heads, int dHead)
{
    const double halfWidth = sqrt3 / std::sqrt(static_cast<double>(dModel));
    Matrix<double> w(dModel, static_cast<Eigen::Index>(heads.count) * dHead);
    for (int m = 0; m < dModel; ++m)
        for (int h = 0; h < heads.count; ++h)
            for (int c = 0; c < dHead; ++c)
                w(m, static_cast<Eigen::Index>(h) * dHead + c) =
                    randomUniform(content.seed, stream, static_cast<std::uint64_t>(m),
                                  (static_cast<std::uint64_t>(heads.first + h) << 32) |
                                      static_cast<std::uint64_t>(c),
                                  halfWidth);
    return w;
}

/// Columns [first, first + count) of h w for rows [firstRow, ..), summed in a fixed order: the same
/// bits on every machine.
Matrix<double> projectedColumns(const Matrix<double> &h, const Matrix<double> &w, int firstRow,
                                int rows, Eigen::Index first, int count, RowPool *pool)
{
    if (w.size() == 0)
        return h.block(firstRow, first, rows, count);
    Matrix<double> y(rows, count);
    forRows(pool, rows, [&](int from, int end) {
        exactKernels().product(h.row(firstRow + from).data(), h.cols(), end - from,
                               static_cast<int>(h.cols()), w.data() + first, w.cols(), count,
                               y.row(from).data(), count);
    });
    return y;
}

/// Head \a head of an array [n][d] (used by every head) or [heads][n][d].
Matrix<double> headOf(const Tensor &tensor, int head)
{
    const Eigen::Index rows = tensor.extent(tensor.rank() - 2);
    const Eigen::Index columns = tensor.extent(tensor.rank() - 1);
    const Eigen::Index start = tensor.rank() == 3 ? head * rows * columns : 0;
    return Eigen::Map<const Matrix<double>>(tensor.values().data() + start, rows, columns);
}

Matrix<double> repeated(const Tensor &row, int n)
{
    const Eigen::Map<const Row<double>> values(row.values().data(), row.size());
    return values.replicate(n, 1);
}

HeadVectors givenVectors(const Content &content, const Shapes &shapes)
{
    const Tensor &value = content.v.isNull() ? content.k : content.v;
    std::vector<Matrix<double>> q, k, v;
    for (auto *vectors : {&q, &k, &v})
        vectors->reserve(static_cast<std::size_t>(shapes.heads));
    for (int h = 0; h < shapes.heads; ++h) {
        const bool same = content.source == ContentSource::Identical;
        q.push_back(same ? repeated(content.q, shapes.nQuery) : headOf(content.q, h));
        k.push_back(same ? repeated(content.k, shapes.nKey) : headOf(content.k, h));
        v.push_back(same ? repeated(value, shapes.nKey) : headOf(value, h));
    }
    return {std::move(q), std::move(k), std::move(v)};
}

} // namespace

Weights weightsOf(const Model &model, const Shapes &shapes)
{
    const Content &content = model.content;
    Weights weights;
    if (content.source == ContentSource::Arrays) {
        weights.x = matrixOf(content.x);
        const auto given = [](const Tensor &w) {
            return w.isNull() ? Matrix<double>() : matrixOf(w);
        };
        weights.wq = given(content.wq);
        weights.wk = given(content.wk);
        weights.wv = given(content.wv);
        return weights;
    }
    weights.x = drawnInput(content, shapes, shapes.nKey);
    if (content.projection == Projection::Random) {
        const auto drawn = [&](RandomStream stream, int width) {
            return drawnProjection(content, stream, shapes.dModel, {0, shapes.heads}, width);
        };
        weights.wq = drawn(RandomStream::WeightQuery, shapes.dHead);
        weights.wk = drawn(RandomStream::WeightKey, shapes.dHead);
        weights.wv = drawn(RandomStream::WeightValue, shapes.dValue);
    }
    return weights;
}

FirstRows firstRowsOf(const Content &content, const Shapes &shapes, int head)
{
    const Matrix<double> x = drawnInput(content, shapes, 1);
    const auto rowOf = [&](RandomStream stream, int width) -> Row<double> {
        if (content.projection != Projection::Random)
            return x.block(0, static_cast<Eigen::Index>(head) * width, 1, width);
        const Matrix<double> w = drawnProjection(content, stream, shapes.dModel, {head, 1}, width);
        return projectedColumns(x, w, 0, 1, 0, width, nullptr);
    };
    return {rowOf(RandomStream::WeightQuery, shapes.dHead),
            rowOf(RandomStream::WeightKey, shapes.dHead),
            rowOf(RandomStream::WeightValue, shapes.dValue)};
}

HeadVectors project(const std::shared_ptr<const Matrix<double>> &h,
                    const std::shared_ptr<const Weights> &weights, const Model &model,
                    const Shapes &shapes, RowPool *pool)
{
    std::vector<Matrix<double>> q, k;
    for (auto *vectors : {&q, &k})
        vectors->reserve(static_cast<std::size_t>(shapes.heads));
    for (int head = 0; head < shapes.heads; ++head) {
        const auto first = static_cast<Eigen::Index>(head) * shapes.dHead;
        q.push_back(projectedColumns(*h, weights->wq, model.queryOffset, shapes.nQuery, first,
                                     shapes.dHead, pool));
        k.push_back(projectedColumns(*h, weights->wk, 0, shapes.nKey, first, shapes.dHead, pool));
    }
    const auto values = [h, weights, shapes](RowPool *helpers) {
        std::vector<Matrix<double>> v;
        v.reserve(static_cast<std::size_t>(shapes.heads));
        for (int head = 0; head < shapes.heads; ++head)
            v.push_back(projectedColumns(*h, weights->wv, 0, shapes.nKey,
                                         static_cast<Eigen::Index>(head) * shapes.dValue,
                                         shapes.dValue, helpers));
        return v;
    };
    return {std::move(q), std::move(k), Heads<Matrix<double>>::later(values)};
}

namespace {

std::vector<Matrix<float>> narrowed(const Heads<Matrix<double>> &from, RowPool *pool)
{
    std::vector<Matrix<float>> to;
    to.reserve(from.size());
    for (const Matrix<double> &matrix : from) {
        Matrix<float> &narrow = to.emplace_back(matrix.rows(), matrix.cols());
        forRows(pool, static_cast<int>(matrix.rows()), [&](int first, int end) {
            narrow.middleRows(first, end - first) =
                matrix.middleRows(first, end - first).template cast<float>();
        });
    }
    return to;
}

} // namespace

Heads<Matrix<float>> floatsOf(const Heads<Matrix<double>> &from, RowPool *pool)
{
    return narrowed(from, pool);
}

Heads<Matrix<float>> floatsLater(const Heads<Matrix<double>> &from)
{
    return Heads<Matrix<float>>::later([from](RowPool *pool) {
        from.settle(pool);
        return narrowed(from, pool);
    });
}

Heads<std::vector<float>> panelsOf(const Heads<Matrix<double>> &keys, RowPool *pool)
{
    std::vector<std::vector<float>> to;
    to.reserve(keys.size());
    for (const Matrix<double> &k : keys) {
        const Eigen::Index panels = (k.rows() + panelWidth - 1) / panelWidth;
        auto &packed = to.emplace_back(static_cast<std::size_t>(panels * panelWidth * k.cols()));
        forRows(pool, static_cast<int>(k.rows()), [&](int first, int end) {
            for (Eigen::Index j = first; j < end; ++j) {
                float *panel =
                    packed.data() + (j / panelWidth) * panelWidth * k.cols() + j % panelWidth;
                for (Eigen::Index c = 0; c < k.cols(); ++c)
                    panel[c * panelWidth] = static_cast<float>(k(j, c));
            }
        });
    }
    return to;
}

ContentData contentOf(const Model &model, const Shapes &shapes, RowPool *pool)
{
    ContentData data;
    if (shapes.hasX) {
        data.weights = std::make_shared<const Weights>(weightsOf(model, shapes));
        data.vectors = project(data.x(), data.weights, model, shapes, pool);
    } else {
        data.weights = std::make_shared<const Weights>();
        data.vectors = givenVectors(model.content, shapes);
    }
    data.floats = {floatsOf(data.vectors.q, pool), panelsOf(data.vectors.k, pool),
                   floatsLater(data.vectors.v)};
    return data;
}

Model contentKey(const Model &model)
{
    Model key;
    key.content = model.content;
    key.queryOffset = model.queryOffset;
    Content &content = key.content;
    const Content plain;
    if (content.source != ContentSource::Tokens)
        content.tokens = plain.tokens;
    if (content.source == ContentSource::Tokens || content.source == ContentSource::Arrays)
        content.n = plain.n;
    if (content.source == ContentSource::Tokens || content.source == ContentSource::Random)
        content.q = content.k = content.v = Tensor();
    if (content.source != ContentSource::Arrays)
        content.x = content.wq = content.wk = content.wv = Tensor();

    const DerivedSizes derived = derivedSizes(model);
    if (derived.dModel)
        content.dModel = plain.dModel;
    if (derived.dHead)
        content.dHead = plain.dHead;
    if (derived.heads)
        content.heads = plain.heads;
    if (content.source == ContentSource::Arrays || !content.q.isNull()) { // nothing is drawn
        content.seed = plain.seed;
        content.projection = plain.projection;
    }
    return key;
}

} // namespace locus::core
