// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrays.h"

#include "core/content.h"
#include "core/edit.h"
#include "core/fit.h"
#include "core/params.h"
#include "core/shapes.h"

#include <algorithm>
#include <iterator>

namespace locus::core {

namespace {

Tensor tensorOf(const Matrix<double> &matrix)
{
    if (matrix.size() == 0)
        return {};
    return Tensor::matrix(matrix.rows(), matrix.cols(),
                          {matrix.data(), matrix.data() + matrix.size()});
}

/// [n][d] for one head, [heads][n][d] for several.
Tensor tensorOf(const Heads<Matrix<double>> &heads)
{
    if (heads.size() == 1)
        return tensorOf(heads[0]);
    std::vector<double> values;
    values.reserve(heads.size() * static_cast<std::size_t>(heads[0].size()));
    for (const Matrix<double> &matrix : heads)
        values.insert(values.end(), matrix.data(), matrix.data() + matrix.size());
    return {{static_cast<std::int64_t>(heads.size()), heads[0].rows(), heads[0].cols()},
            std::move(values)};
}

/// q and k stand in it row by row, as arrays that can be replaced one by one.
bool holdsVectors(const Content &content)
{
    return content.source == ContentSource::Arrays && content.x.isNull();
}

/// \a whole with the rows of one head replaced where they have its size; else the matrix alone.
Tensor withHead(const Tensor &whole, int heads, HeadIndex head, const Matrix<double> &values)
{
    const int rank = whole.rank();
    if (heads == 1 || whole.extent(rank - 2) != values.rows() ||
        whole.extent(rank - 1) != values.cols())
        return tensorOf(values);
    const auto one = static_cast<std::ptrdiff_t>(values.size());
    std::vector<double> all;
    all.reserve(static_cast<std::size_t>(one * heads));
    for (int h = 0; h < heads; ++h) {
        const auto from = whole.values().begin() + (rank == 3 ? h * one : 0);
        std::copy(from, from + one, std::back_inserter(all));
    }
    std::copy(values.data(), values.data() + one, all.begin() + head.value * one);
    return {{heads, values.rows(), values.cols()}, std::move(all)};
}

Tensor &arrayOf(Content &content, Stage stage)
{
    switch (stage) {
    case Stage::Q: return content.q;
    case Stage::K: return content.k;
    case Stage::V: return content.v;
    default: return content.x;
    }
}

std::string_view keyOfArray(Stage stage)
{
    switch (stage) {
    case Stage::Q: return "content.q";
    case Stage::K: return "content.k";
    case Stage::V: return "content.v";
    default: return "content.x";
    }
}

/// What the arrays of the frozen content would hold.
std::optional<Problem> tooMany(const Shapes &shapes, Stage stage)
{
    if (stage == Stage::X)
        return std::nullopt;
    const std::int64_t rows = std::max(shapes.nQuery, shapes.nKey);
    const std::int64_t width = std::max(shapes.dHead, shapes.dValue);
    const std::int64_t entries = rows * width * shapes.heads;
    if (entries <= largestArray)
        return std::nullopt;
    return Problem{.code = ProblemCode::OutOfRange,
                   .path = pathOf(*findParam(keyOfArray(stage))),
                   .got = static_cast<double>(entries),
                   .low = 1,
                   .high = static_cast<double>(largestArray)};
}

} // namespace

Content asArrays(const Model &model, Stage stage)
{
    Content content = model.content;
    const Shapes shapes = shapesOf(model);
    if (stage == Stage::X && content.source != ContentSource::Arrays) {
        const Weights weights = weightsOf(model, shapes);
        content.x = tensorOf(weights.x);
        content.wq = tensorOf(weights.wq);
        content.wk = tensorOf(weights.wk);
        content.wv = tensorOf(weights.wv);
        content.q = content.k = content.v = {};
    } else if (stage != Stage::X && !holdsVectors(content)) {
        const HeadVectors vectors = contentOf(model, shapes).vectors;
        content.q = tensorOf(vectors.q);
        content.k = tensorOf(vectors.k);
        content.v = tensorOf(vectors.v);
        content.x = content.wq = content.wk = content.wv = {};
    }
    if (content.v.isNull() && holdsVectors(content))
        content.v = content.k; // it would follow another k
    content.source = ContentSource::Arrays;
    content.heads = shapes.heads;
    return content;
}

std::variant<Scene, Problem> withArrays(const Scene &scene, HeadIndex head,
                                        const std::vector<GivenMatrix> &given)
{
    const Shapes shapes = shapesOf(scene.model);
    const Stage first = given.front().stage;
    if (auto problem = tooMany(shapes, first))
        return *problem;
    Scene next = scene;
    Content &content = next.model.content;
    content = asArrays(scene.model, first);
    for (const GivenMatrix &matrix : given) {
        Tensor &array = arrayOf(content, matrix.stage);
        array = withHead(array, matrix.stage == Stage::X ? 1 : shapes.heads, head, matrix.values);
    }
    return settled(std::move(next), scene, std::string(keyOfArray(first)));
}

} // namespace locus::core
