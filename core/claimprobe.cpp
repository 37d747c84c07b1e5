// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/claimprobe.h"

#include "core/attention.h"

#include <numeric>

namespace locus::core {

namespace {

/// The part of the Model that a probe keeps.
struct Window {
    std::vector<int> heads;
    int firstKey = 0, keys = 0;
    int firstQuery = 0, queries = 0;
    int queryOffset = 0;
};

bool addsToInput(const Model &model)
{
    return model.method == MethodId::Sinusoidal || model.method == MethodId::Learned;
}

Window windowOf(const Prepared &p)
{
    const Shapes &shapes = p.shapes;
    Window window;
    for (const std::int64_t head : spread(shapes.heads, 4))
        window.heads.push_back(static_cast<int>(head));
    std::int64_t limit = 64;
    if (addsToInput(p.model)) { // every computation projects again
        const std::int64_t perToken =
            std::int64_t{shapes.dModel} * shapes.dHead * std::ssize(window.heads);
        limit = std::clamp<std::int64_t>((std::int64_t{1} << 26) / perToken, 12, limit);
    }
    window.keys = static_cast<int>(std::min<std::int64_t>(shapes.nKey, limit));
    window.queries = static_cast<int>(std::min<std::int64_t>(shapes.nQuery, limit));
    // The last queries, and the keys up to the last query's own token.
    const int endKey = std::clamp(shapes.nQuery + p.model.queryOffset, window.keys, shapes.nKey);
    window.firstKey = endKey - window.keys;
    window.firstQuery = shapes.nQuery - window.queries;
    window.queryOffset = p.model.queryOffset + window.firstQuery - window.firstKey;
    return window;
}

std::vector<double> slice(const Tensor &tensor, int first, int count)
{
    const auto begin = tensor.values().begin() + first;
    return {begin, begin + count};
}

Tensor rowsOf(const Matrix<double> &matrix, int first, int count)
{
    const double *begin = matrix.data() + first * matrix.cols();
    return Tensor::matrix(count, matrix.cols(), {begin, begin + count * matrix.cols()});
}

/// Rows of the chosen heads as [heads][rows][d].
Tensor stacked(const std::vector<Matrix<double>> &matrices, const std::vector<int> &heads,
               int first, int count)
{
    std::vector<double> values;
    Eigen::Index columns = 0;
    for (const int head : heads) {
        const Matrix<double> &matrix = matrices[static_cast<std::size_t>(head)];
        columns = matrix.cols();
        const double *begin = matrix.data() + first * columns;
        values.insert(values.end(), begin, begin + count * columns);
    }
    return Tensor({std::ssize(heads), count, columns}, std::move(values));
}

/// The columns of W that belong to the chosen heads; an empty W is the identity.
Tensor columnsOf(const Matrix<double> &w, int dModel, const std::vector<int> &heads, int width)
{
    std::vector<double> values;
    for (int row = 0; row < dModel; ++row)
        for (const int head : heads)
            for (int c = 0; c < width; ++c) {
                const Eigen::Index column = Eigen::Index{head} * width + c;
                values.push_back(w.size() > 0 ? w(row, column) : (row == column ? 1.0 : 0.0));
            }
    return Tensor::matrix(dModel, std::ssize(heads) * width, std::move(values));
}

Content contentOf(const Prepared &p, const Window &window)
{
    const Shapes &shapes = p.shapes;
    const ContentData &data = *p.content;
    Content content;
    content.source = ContentSource::Arrays;
    content.heads = static_cast<int>(window.heads.size());
    if (addsToInput(p.model)) {
        content.x = rowsOf(data.weights->x, window.firstKey, window.keys);
        content.wq = columnsOf(data.weights->wq, shapes.dModel, window.heads, shapes.dHead);
        content.wk = columnsOf(data.weights->wk, shapes.dModel, window.heads, shapes.dHead);
        content.wv = columnsOf(data.weights->wv, shapes.dModel, window.heads, shapes.dValue);
    } else {
        content.q = stacked(data.vectors.q, window.heads, window.firstQuery, window.queries);
        content.k = stacked(data.vectors.k, window.heads, window.firstKey, window.keys);
        content.v = stacked(data.vectors.v, window.heads, window.firstKey, window.keys);
    }
    return content;
}

void cutMask(Model &model, const Prepared &p, const Window &window)
{
    if (!model.padding.isNull())
        model.padding = Tensor::vector(slice(model.padding, window.firstKey, window.keys));
    if (model.mask != MaskKind::Custom)
        return;
    std::vector<double> allowed;
    for (int i = 0; i < window.queries; ++i)
        for (int j = 0; j < window.keys; ++j)
            allowed.push_back(p.model.allowed.at(i + window.firstQuery, j + window.firstKey));
    model.allowed = Tensor::matrix(window.queries, window.keys, std::move(allowed));
}

void cutHeads(Model &model, const Prepared &p, const std::vector<int> &heads)
{
    if (model.method == MethodId::Alibi) {
        const std::vector<double> slopes = alibiSlopes(model.alibi, p.shapes.heads);
        std::vector<double> chosen;
        chosen.reserve(heads.size());
        for (const int head : heads)
            chosen.push_back(slopes[static_cast<std::size_t>(head)]);
        model.alibi.slopes = Tensor::vector(std::move(chosen));
    }
    if (model.method == MethodId::T5) {
        const Matrix<double> table = t5Table(model.t5, p.shapes.heads);
        std::vector<double> values;
        for (Eigen::Index row = 0; row < table.rows(); ++row)
            for (const int head : heads)
                values.push_back(table(row, head));
        model.t5.table = Tensor::matrix(table.rows(), std::ssize(heads), std::move(values));
    }
}

bool isPermutation(const Tensor &tensor, int n)
{
    if (tensor.size() != n)
        return false;
    std::vector<double> sorted = tensor.values();
    std::sort(sorted.begin(), sorted.end());
    for (int i = 0; i < n; ++i)
        if (sorted[static_cast<std::size_t>(i)] != i)
            return false;
    return true;
}

std::vector<int> permutationFor(const Shapes &shapes, const Study &study)
{
    const int n = shapes.nKey;
    if (shapes.nQuery != n || n < 2)
        return {};
    if (!study.permutation.isNull() && isPermutation(study.permutation, n))
        return {study.permutation.values().begin(), study.permutation.values().end()};
    std::vector<int> cycle(static_cast<std::size_t>(n));
    std::iota(cycle.begin(), cycle.end(), 0);
    std::rotate(cycle.begin(), cycle.begin() + 1, cycle.begin() + std::min(n, 3));
    return cycle;
}

Tensor permutedRows(const Tensor &tensor, const std::vector<int> &permutation)
{
    if (tensor.isNull())
        return tensor;
    const std::int64_t columns = tensor.extent(tensor.rank() - 1);
    const std::int64_t rows = tensor.extent(tensor.rank() - 2);
    std::vector<double> values;
    for (std::int64_t start = 0; start < tensor.size(); start += rows * columns)
        for (const int row : permutation) {
            const auto begin = tensor.values().begin() + start + row * columns;
            values.insert(values.end(), begin, begin + columns);
        }
    return Tensor(tensor.shape(), std::move(values));
}

double largestEntry(const std::vector<Matrix<double>> &matrices)
{
    double largest = 0;
    for (const auto &matrix : matrices)
        largest = std::max(largest, matrix.cwiseAbs().maxCoeff());
    return largest;
}

/// No score of the whole Model can overflow.
bool staysFinite(const Prepared &p)
{
    const double q = std::max(largestEntry(p.exact.q), largestEntry(p.projected.q));
    const double k = std::max(largestEntry(p.exact.k), largestEntry(p.projected.k));
    const double v = largestEntry(p.exact.v);
    return std::isfinite(4 * q * k * p.shapes.dHead) && std::isfinite(4 * v * p.shapes.nKey);
}

void measure(ClaimContext &context)
{
    context.finite = staysFinite(context.whole);
    for (int h = 0; h < context.probe.shapes.heads; ++h) {
        const Matrix<double> scores = allScores(context.probe, HeadIndex{h});
        const Matrix<double> output = exactStage(context.probe, Stage::Output, HeadIndex{h});
        context.finite = context.finite && scores.allFinite() && output.allFinite();
        context.scoreSize = std::max(context.scoreSize, scores.cwiseAbs().maxCoeff());
        context.outputSize = std::max(context.outputSize, output.cwiseAbs().maxCoeff());
    }
}

} // namespace

Model probeModel(const Prepared &prepared)
{
    const Window window = windowOf(prepared);
    Model model = prepared.model;
    model.content = contentOf(prepared, window);
    model.queryOffset = window.queryOffset;
    if (model.positions.isNull())
        model.positionStart += window.firstKey;
    else
        model.positions = Tensor::vector(slice(model.positions, window.firstKey, window.keys));
    if (!model.learned.segmentIds.isNull())
        model.learned.segmentIds =
            Tensor::vector(slice(model.learned.segmentIds, window.firstKey, window.keys));
    cutMask(model, prepared, window);
    cutHeads(model, prepared, window.heads);
    return model;
}

ClaimContext claimContext(const Prepared &prepared, const Study &study)
{
    Model model = probeModel(prepared);
    Prepared probe = prepare(model);
    std::vector<int> permutation = permutationFor(probe.shapes, study);
    ClaimContext context{prepared, std::move(model), std::move(probe), std::move(permutation)};
    measure(context);
    return context;
}

Model withPermutedTokens(const Model &model, const std::vector<int> &permutation)
{
    Model result = model;
    for (Tensor *rows :
         {&result.content.x, &result.content.q, &result.content.k, &result.content.v})
        *rows = permutedRows(*rows, permutation);
    return result;
}

Model withShiftedPositions(const Model &model, std::int64_t shift)
{
    Model result = model;
    result.positionStart += shift;
    return result;
}

Matrix<double> allScores(const Prepared &prepared, HeadIndex head)
{
    return exactStage(prepared, Stage::Content, head) + exactStage(prepared, Stage::Position, head);
}

std::optional<double> angleError(const Positions &positions, std::int64_t shift,
                                 const std::vector<double> &frequencies)
{
    std::int64_t farthest = 1;
    for (const auto *side : {&positions.query, &positions.key})
        for (const std::int64_t position : *side)
            farthest = std::max({farthest, std::abs(position), std::abs(position + shift)});
    double fastest = 0;
    for (const double frequency : frequencies)
        fastest = std::max(fastest, std::abs(frequency));
    const double error =
        4 * std::numeric_limits<double>::epsilon() * static_cast<double>(farthest) * fastest;
    return error < 1e-5 ? std::optional(error) : std::nullopt;
}

} // namespace locus::core
