// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"

#include "core/kernels/rowkernels.h"
#include "core/numeric.h"
#include "core/scoreblock.h"

#include <algorithm>
#include <limits>

namespace locus::core {

namespace {

/// Rows are always computed in these groups, so that a float row does not depend on what was asked
/// for around it.
constexpr int blockRows = 32;

int lastColumn(const Prepared &p, int firstRow, int rows)
{
    int end = 0;
    for (int i = firstRow; i < firstRow + rows; ++i)
        end = std::max(end, p.mask.end(i));
    return end;
}

/// From scores to what the stage shows, row by row, in place. Columns from \a columns on have not
/// been computed.
template <class S>
void finishRow(const Prepared &p, Stage stage, int i, S *row)
{
    constexpr S nothing = std::numeric_limits<S>::quiet_NaN();
    const int n = p.mask.columns();
    const auto end = static_cast<std::size_t>(p.mask.end(i));
    const auto allowed = [&](int j) { return p.mask.isPrefix() || p.mask.allowed(i, j); };
    if (stage == Stage::Weights) {
        if (p.mask.isPrefix() && end > 0)
            softmaxInPlace(row, static_cast<int>(end));
        else
            softmaxRow<S>({row, end}, {row, end}, allowed);
        std::fill(row + end, row + n, S(0));
        return;
    }
    S max = 0;
    S logSum = 0;
    if (stage == Stage::LogWeights) {
        std::vector<S> weights(end);
        const RowSum<S> sum = softmaxRow<S>({row, end}, weights, allowed);
        max = sum.max;
        logSum = sum.logSum;
    }
    for (int j = 0; j < n; ++j)
        row[j] = j < static_cast<int>(end) && allowed(j) ? (row[j] - max) - logSum : nothing;
}

template <class S>
void weightedBlock(const Prepared &p, Stage stage, HeadIndex head, int firstRow, Block<S> &out)
{
    const ScoreBlock<S> block(p, head, firstRow);
    const auto rows = static_cast<int>(out.rows());
    const int columns = lastColumn(p, firstRow, rows);
    block.scores(out, columns);
    for (int i = 0; i < rows; ++i)
        finishRow(p, stage, firstRow + i, out.row(i).data());
    if (stage != Stage::Weights || p.model.mistake != Mistake::BiasAfterSoftmax)
        return;
    std::vector<S> values(static_cast<std::size_t>(out.size()), S(0));
    Block<S> bias(values.data(), out.rows(), out.cols());
    block.addBias(bias, columns);
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j)
            if (p.mask.allowed(firstRow + i, j))
                out(i, j) += bias(i, j);
}

/// y_i = sum over the allowed keys of a_ij v_j, and the relation vectors gathered by row of their
/// table (empty: none).
template <class S>
void outputRow(const Prepared &p, HeadIndex head, int i, const Matrix<S> &relations,
               const S *weights, S *out)
{
    const Matrix<S> &v = operandsOf<S>(p).v[static_cast<std::size_t>(head.value)];
    std::fill(out, out + v.cols(), S(0));
    const auto add = [&](S weight, const S *vector) {
        for (Eigen::Index c = 0; c < v.cols(); ++c)
            out[c] += weight * vector[c];
    };
    for (int j = 0; j < p.mask.end(i); ++j)
        if (p.mask.allowed(i, j)) // a masked value may be anything, NaN too
            add(weights[j], v.row(j).data());
    if (relations.size() == 0)
        return;
    std::vector<S> byRelation(static_cast<std::size_t>(relations.rows()), S(0));
    for (int j = 0; j < p.mask.end(i); ++j)
        if (p.mask.allowed(i, j))
            byRelation[static_cast<std::size_t>(
                relationRow(displacement(p, {i}, {j}), p.hooks.onPair->radius))] += weights[j];
    for (Eigen::Index r = 0; r < relations.rows(); ++r)
        add(byRelation[static_cast<std::size_t>(r)], relations.row(r).data());
}

/// A whole block of a stage whose rows are queries.
template <class S>
void queryBlock(const Prepared &p, Stage stage, HeadIndex head, int firstRow, Block<S> out)
{
    const ScoreBlock<S> block(p, head, firstRow);
    const int n = p.shapes.nKey;
    switch (stage) {
    case Stage::Content: return block.content(out, n);
    case Stage::Position: return block.position(out, n);
    case Stage::ContentPosition: return block.part({false, true}, out, n);
    case Stage::PositionContent: return block.part({true, false}, out, n);
    case Stage::PositionPosition: return block.part({true, true}, out, n);
    case Stage::Bias: out.setZero(); return block.addBias(out, n);
    case Stage::Clip:
    case Stage::Mask:
        for (Eigen::Index i = 0; i < out.rows(); ++i)
            for (int j = 0; j < n; ++j) {
                const int row = firstRow + static_cast<int>(i);
                out(i, j) = stage == Stage::Mask
                                ? static_cast<S>(p.mask.allowed(row, j))
                                : static_cast<S>(clippedDisplacement(displacement(p, {row}, {j}),
                                                                     p.hooks.onPair->radius));
            }
        return;
    case Stage::Output: {
        std::vector<S> values(static_cast<std::size_t>(out.rows() * n));
        Block<S> weights(values.data(), out.rows(), n);
        weightedBlock(p, Stage::Weights, head, firstRow, weights);
        for (Eigen::Index i = 0; i < out.rows(); ++i)
            outputRow(p, head, firstRow + static_cast<int>(i), operandsOf<S>(p).relativeValues,
                      weights.row(i).data(), out.row(i).data());
        return;
    }
    default: return weightedBlock(p, stage, head, firstRow, out);
    }
}

const Matrix<double> *vectorStage(const Prepared &p, Stage stage, HeadIndex head)
{
    const auto h = static_cast<std::size_t>(head.value);
    switch (stage) {
    case Stage::X: return &p.content->weights->x;
    case Stage::Encoding: return p.hooks.onInput ? &*p.hooks.onInput : nullptr;
    case Stage::Input: return p.input.get();
    case Stage::Q: return &p.projected.q[h];
    case Stage::K: return &p.projected.k[h];
    case Stage::V: return &p.projected.v[h];
    case Stage::RotatedQ: return &p.exact.q[h];
    case Stage::RotatedK: return &p.exact.k[h];
    default: return nullptr;
    }
}

} // namespace

StageShape stageShape(const Shapes &shapes, Stage stage)
{
    if (isPairStage(stage))
        return {shapes.nQuery, shapes.nKey};
    switch (stage) {
    case Stage::Q:
    case Stage::RotatedQ: return {shapes.nQuery, shapes.dHead};
    case Stage::K:
    case Stage::RotatedK: return {shapes.nKey, shapes.dHead};
    case Stage::V: return {shapes.nKey, shapes.dValue};
    case Stage::Output: return {shapes.nQuery, shapes.dValue};
    default: return {shapes.nKey, shapes.dModel};
    }
}

bool isOfEveryMethod(Stage stage)
{
    switch (stage) {
    case Stage::Content:
    case Stage::Position:
    case Stage::Mask:
    case Stage::Scores:
    case Stage::LogWeights:
    case Stage::Weights: return true;
    default: return false;
    }
}

std::optional<Refusal> stageRefusal(const Prepared &p, Stage stage)
{
    const auto unless = [](bool exists, Refusal refusal) {
        return exists ? std::nullopt : std::optional(refusal);
    };
    switch (stage) {
    case Stage::X:
    case Stage::Input: return unless(p.shapes.hasX, {RefusalCode::NoContentInput});
    case Stage::Encoding:
    case Stage::ContentPosition:
    case Stage::PositionContent:
    case Stage::PositionPosition:
        return unless(p.hooks.onInput.has_value(),
                      belongsTo({MethodId::Sinusoidal, MethodId::Learned}));
    case Stage::RotatedQ:
    case Stage::RotatedK: return unless(p.hooks.onQuery != nullptr, belongsTo({MethodId::Rope}));
    case Stage::Bias:
        return unless(p.hooks.onScore.has_value(), belongsTo({MethodId::T5, MethodId::Alibi}));
    case Stage::Clip: return unless(p.hooks.onPair.has_value(), belongsTo({MethodId::Shaw}));
    case Stage::LogWeights:
        return unless(p.model.mistake != Mistake::BiasAfterSoftmax,
                      {RefusalCode::LogWeightsOfMistake});
    default: return std::nullopt;
    }
}

template <class S>
void stageRows(const Prepared &p, Stage stage, HeadIndex head, int firstRow, int rows, S *out)
{
    const StageShape shape = stageShape(p.shapes, stage);
    if (const Matrix<double> *vectors = vectorStage(p, stage, head)) {
        Block<S>(out, rows, shape.columns) = vectors->middleRows(firstRow, rows).template cast<S>();
        return;
    }
    const int lastRow = firstRow + rows;
    for (int start = firstRow - firstRow % blockRows; start < lastRow; start += blockRows) {
        const int stop = std::min(start + blockRows, shape.rows);
        const auto size = static_cast<std::size_t>(shape.columns);
        if (start >= firstRow && stop <= lastRow) {
            S *to = out + static_cast<std::size_t>(start - firstRow) * size;
            queryBlock(p, stage, head, start, Block<S>(to, stop - start, shape.columns));
            continue;
        }
        const int from = std::max(start, firstRow);
        const int until = std::min(stop, lastRow);
        // A double row comes out the same by itself; only float has to be computed with its whole
        // block.
        const int blockStart = std::is_same_v<S, float> ? start : from;
        const int blockStop = std::is_same_v<S, float> ? stop : until;
        std::vector<S> whole(static_cast<std::size_t>(blockStop - blockStart) * size);
        queryBlock(p, stage, head, blockStart,
                   Block<S>(whole.data(), blockStop - blockStart, shape.columns));
        std::copy(whole.begin() + static_cast<std::ptrdiff_t>(
                                      static_cast<std::size_t>(from - blockStart) * size),
                  whole.begin() + static_cast<std::ptrdiff_t>(
                                      static_cast<std::size_t>(until - blockStart) * size),
                  out + static_cast<std::size_t>(from - firstRow) * size);
    }
}

template void stageRows<float>(const Prepared &, Stage, HeadIndex, int, int, float *);
template void stageRows<double>(const Prepared &, Stage, HeadIndex, int, int, double *);

Matrix<double> exactStage(const Prepared &p, Stage stage, HeadIndex head)
{
    const StageShape shape = stageShape(p.shapes, stage);
    Matrix<double> out(shape.rows, shape.columns);
    stageRows<double>(p, stage, head, 0, shape.rows, out.data());
    return out;
}

std::vector<double> exactRow(const Prepared &p, Stage stage, HeadIndex head, int row)
{
    std::vector<double> out(static_cast<std::size_t>(stageShape(p.shapes, stage).columns));
    stageRows<double>(p, stage, head, row, 1, out.data());
    return out;
}

std::vector<double> outputOf(const Prepared &p, HeadIndex head, QueryIndex i,
                             const std::vector<double> &weights, const Matrix<double> &relations)
{
    std::vector<double> out(static_cast<std::size_t>(p.shapes.dValue));
    outputRow(p, head, i.value, relations, weights.data(), out.data());
    return out;
}

double scalarBias(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    if (!p.exact.queryDotRelative.empty())
        return p.exact.queryDotRelative[static_cast<std::size_t>(head.value)](
            i.value, relationRow(displacement(p, i, j), p.hooks.onPair->radius));
    if (!p.hooks.onScore)
        return 0;
    const ScalarBias &bias = *p.hooks.onScore;
    if (!bias.byKey.empty())
        return bias.byKey[static_cast<std::size_t>(head.value)][static_cast<std::size_t>(j.value)];
    return bias.ofDelta(head.value, displacement(p, i, j));
}

} // namespace locus::core
