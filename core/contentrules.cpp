// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/params.h"
#include "core/rules.h"
#include "core/shapes.h"

#include <array>
#include <tuple>

namespace locus::core {

namespace {

using MaybeProblem = std::optional<Problem>;

/// An array of content with its key.
struct Named {
    const char *key;
    const Tensor &tensor;

    [[nodiscard]] bool isGiven() const { return !tensor.isNull(); }
    [[nodiscard]] std::string path() const { return std::string("model.content.") + key; }
    /// Extent of the last, last but one, .. axis, and its number.
    [[nodiscard]] int axis(int fromEnd) const { return tensor.rank() - 1 - fromEnd; }
    [[nodiscard]] std::int64_t extent(int fromEnd) const { return tensor.extent(axis(fromEnd)); }
};

Problem missing(const std::string &path, const std::string &because)
{
    return {.code = ProblemCode::MissingKey, .path = path, .detail = because};
}

Problem conflict(const std::string &path, const std::string &other)
{
    return {.code = ProblemCode::ConflictingKeys, .path = path, .detail = other};
}

MaybeProblem wrongRank(const Named &array, int low, int high)
{
    const int rank = array.tensor.rank();
    if (!array.isGiven() || (rank >= low && rank <= high))
        return std::nullopt;
    return Problem{
        .code = ProblemCode::WrongRank, .path = array.path(), .got = static_cast<double>(rank)};
}

MaybeProblem wrongExtent(const Named &array, int fromEnd, std::int64_t expected)
{
    if (!array.isGiven() || array.extent(fromEnd) == expected)
        return std::nullopt;
    return Problem{.code = ProblemCode::WrongShape,
                   .path = array.path(),
                   .got = static_cast<double>(array.extent(fromEnd)),
                   .low = static_cast<double>(expected),
                   .high = static_cast<double>(array.axis(fromEnd))};
}

/// The hard range of a size key holds for sizes that arrays state as well.
MaybeProblem beyondLimit(const Named &array, std::int64_t size, std::string_view sizeKey)
{
    const ParamSpec *spec = findParam(sizeKey);
    const auto value = static_cast<double>(size);
    if (!array.isGiven() || value <= spec->hardMax)
        return std::nullopt;
    return Problem{.code = ProblemCode::OutOfRange,
                   .path = array.path(),
                   .got = value,
                   .low = spec->hardMin,
                   .high = spec->hardMax};
}

MaybeProblem firstOf(std::initializer_list<MaybeProblem> problems)
{
    for (const MaybeProblem &problem : problems)
        if (problem)
            return problem;
    return std::nullopt;
}

/// Arrays that give q, k, v: each [n][d] or [heads][n][d].
MaybeProblem vectorArrays(const Content &content)
{
    const Named q{"q", content.q};
    const Named k{"k", content.k};
    const Named v{"v", content.v};
    if (!q.isGiven())
        return missing(q.path(), k.isGiven()   ? k.path()
                                 : v.isGiven() ? v.path()
                                               : "model.content.source");
    if (!k.isGiven())
        return missing(k.path(), q.path());
    std::optional<std::int64_t> heads;
    for (const Named &array : {q, k, v}) {
        if (auto problem =
                firstOf({wrongRank(array, 2, 3), beyondLimit(array, array.extent(1), "content.n"),
                         beyondLimit(array, array.extent(0), "content.d_head")}))
            return problem;
        if (array.tensor.rank() != 3)
            continue;
        if (auto problem = beyondLimit(array, array.extent(2), "content.heads"))
            return problem;
        if (heads)
            if (auto problem = wrongExtent(array, 2, *heads))
                return problem;
        heads = array.extent(2);
    }
    return firstOf({wrongExtent(k, 0, q.extent(0)), wrongExtent(v, 1, k.extent(1))});
}

/// Arrays that give x and, perhaps, W: [n][d_model] and [d_model][heads d_head].
MaybeProblem inputArrays(const Content &content)
{
    const Named x{"x", content.x};
    for (const Named &vectors :
         {Named{"q", content.q}, Named{"k", content.k}, Named{"v", content.v}})
        if (vectors.isGiven())
            return conflict(x.path(), vectors.path());
    if (auto problem = firstOf({wrongRank(x, 2, 2), beyondLimit(x, x.extent(1), "content.n"),
                                beyondLimit(x, x.extent(0), "content.d_model")}))
        return problem;
    const std::array<Named, 3> weights = {
        {{"wq", content.wq}, {"wk", content.wk}, {"wv", content.wv}}};
    const Named *first = nullptr;
    for (const Named &w : weights)
        if (!first && w.isGiven())
            first = &w;
    const std::int64_t columns = first ? first->extent(0) : x.extent(0);
    for (const Named &w : weights) {
        if (auto problem = firstOf(
                {wrongRank(w, 2, 2), wrongExtent(w, 1, x.extent(0)), wrongExtent(w, 0, columns)}))
            return problem;
        if (!w.isGiven() && x.extent(0) != columns) // the identity is square
            return missing(w.path(), first->path());
    }
    const Named &widest = first ? *first : x;
    if (columns % content.heads != 0)
        return Problem{.code = ProblemCode::NotDivisible,
                       .path = widest.path(),
                       .got = static_cast<double>(columns),
                       .low = static_cast<double>(content.heads)};
    return beyondLimit(widest, columns / content.heads, "content.d_head");
}

MaybeProblem arraysContent(const Content &content)
{
    if (!content.x.isNull())
        return inputArrays(content);
    for (const Named &w :
         {Named{"wq", content.wq}, Named{"wk", content.wk}, Named{"wv", content.wv}})
        if (w.isGiven())
            return conflict(w.path(), "model.content.x");
    return vectorArrays(content);
}

/// One q, k, v for every position: [d_head] each.
MaybeProblem identicalVectors(const Content &content)
{
    const Named q{"q", content.q};
    const Named k{"k", content.k};
    const Named v{"v", content.v};
    for (const Named &array : {q, k, v})
        if (auto problem = firstOf(
                {wrongRank(array, 1, 1), beyondLimit(array, array.extent(0), "content.d_head")}))
            return problem;
    if (!q.isGiven())
        return missing(q.path(), k.isGiven() ? k.path() : v.path());
    if (!k.isGiven())
        return missing(k.path(), q.path());
    return firstOf({wrongExtent(k, 0, q.extent(0)), wrongExtent(v, 0, q.extent(0))});
}

/// W made by `projection` has d_model rows and heads d_head columns; the identity is square.
MaybeProblem projection(const Content &content)
{
    const int columns = content.heads * content.dHead;
    if (content.projection == Projection::Random || content.dModel == columns)
        return std::nullopt;
    return Problem{.code = ProblemCode::SizeDisagrees,
                   .path = "model.content.d_model",
                   .got = static_cast<double>(content.dModel),
                   .low = static_cast<double>(columns)};
}

MaybeProblem disagreement(const Model &model, const std::set<std::string> &explicitKeys)
{
    const Content &content = model.content;
    const Shapes shapes = shapesOf(model);
    const std::tuple<const char *, int, int> sizes[] = {
        {"content.d_model", content.dModel, shapes.dModel},
        {"content.d_head", content.dHead, shapes.dHead},
        {"content.heads", content.heads, shapes.heads},
        {"content.n", content.n, shapes.nKey}};
    for (const auto &[key, given, decided] : sizes)
        if (explicitKeys.contains(key) && isDecidedByArray(model, key) && given != decided)
            return Problem{.code = ProblemCode::SizeDisagrees,
                           .path = std::string("model.") + key,
                           .got = static_cast<double>(given),
                           .low = static_cast<double>(decided)};
    return std::nullopt;
}

MaybeProblem ofSource(const Content &content)
{
    switch (content.source) {
    case ContentSource::Arrays: return arraysContent(content);
    case ContentSource::Identical:
        if (!content.q.isNull() || !content.k.isNull() || !content.v.isNull())
            return identicalVectors(content);
        return projection(content);
    case ContentSource::Tokens:
    case ContentSource::Random: return projection(content);
    }
    return std::nullopt;
}

} // namespace

std::optional<Problem> contentProblem(const Model &model, const std::set<std::string> &explicitKeys)
{
    if (auto problem = ofSource(model.content))
        return problem;
    return disagreement(model, explicitKeys);
}

bool isDecidedByArray(const Model &model, std::string_view key)
{
    const DerivedSizes derived = derivedSizes(model);
    const Content &content = model.content;
    if (key == "content.n")
        return content.source == ContentSource::Arrays;
    if (key == "content.d_model")
        return content.source == ContentSource::Arrays && !content.x.isNull();
    if (key == "content.d_head")
        return derived.dHead;
    return key == "content.heads" && derived.heads;
}

void adoptArraySizes(Model &model)
{
    const Shapes shapes = shapesOf(model);
    Content &content = model.content;
    const std::tuple<const char *, int &, int> sizes[] = {
        {"content.n", content.n, shapes.nKey},
        {"content.d_model", content.dModel, shapes.dModel},
        {"content.d_head", content.dHead, shapes.dHead},
        {"content.heads", content.heads, shapes.heads}};
    for (const auto &[key, size, decided] : sizes)
        if (isDecidedByArray(model, key))
            size = decided;
}

} // namespace locus::core
