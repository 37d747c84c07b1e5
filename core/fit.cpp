// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fit.h"

#include "core/dependents.h"
#include "core/params.h"
#include "core/rng.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

namespace locus::core {

namespace {

/// Value of a new entry.
using Fill = std::function<double(std::int64_t row, std::int64_t column)>;

std::int64_t columnsOf(const Tensor &tensor)
{
    return tensor.rank() < 2 ? 1 : tensor.extent(1);
}

/// The old entries, moved down by \a shift rows, and new ones around them.
Tensor resized(const Tensor &old, Tensor::Shape shape, std::int64_t shift, const Fill &fill)
{
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        if (shape[axis] == anyExtent)
            shape[axis] = old.extent(static_cast<int>(axis));
    const std::int64_t rows = shape[0];
    const std::int64_t columns = shape.size() < 2 ? 1 : shape[1];
    const std::int64_t oldColumns = columnsOf(old);
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(rows * columns));
    for (std::int64_t row = 0; row < rows; ++row) {
        const std::int64_t from = row - shift;
        const bool kept = from >= 0 && from < old.extent(0);
        for (std::int64_t column = 0; column < columns; ++column)
            values.push_back(kept && column < oldColumns ? old[from * oldColumns + column]
                                                         : fill(row, column));
    }
    return {std::move(shape), std::move(values)};
}

Fill fromMatrix(Matrix<double> matrix)
{
    auto shared = std::make_shared<const Matrix<double>>(std::move(matrix));
    return [shared](std::int64_t row, std::int64_t column) { return (*shared)(row, column); };
}

Fill fromVector(std::vector<double> values)
{
    return [values = std::move(values)](std::int64_t row, std::int64_t) {
        return values[static_cast<std::size_t>(row)];
    };
}

/// New cells of a custom mask: if the old one never looks ahead, the new ones do not either.
Fill continuedMask(const Tensor &old, const Model &before, const Model &next)
{
    bool looksAhead = false;
    for (std::int64_t i = 0; i < old.extent(0); ++i)
        for (std::int64_t j = std::max<std::int64_t>(i + before.queryOffset + 1, 0);
             j < old.extent(1); ++j)
            looksAhead = looksAhead || old.at(i, j) != 0;
    return [looksAhead, offset = next.queryOffset](std::int64_t i, std::int64_t j) {
        return looksAhead || j <= i + offset ? 1.0 : 0.0;
    };
}

Fill untrainedLearned(std::string_view key, const Tensor &old, const Model &next,
                      const Shapes &shapes)
{
    LearnedParams params = next.learned;
    params.table = {};
    const auto width = static_cast<int>(shapes.hasX ? shapes.dModel : columnsOf(old));
    if (key == "learned.table")
        return fromMatrix(learnedTable(params, width));
    // An untrained segment table has two rows, a given one any number.
    return [seed = params.seed](std::int64_t row, std::int64_t column) {
        return randomUniform(seed, RandomStream::SegmentTable, static_cast<std::uint64_t>(row),
                             static_cast<std::uint64_t>(column), sqrt3 / 2);
    };
}

Fill untrainedShaw(std::string_view key, const Model &next, const Shapes &shapes)
{
    ShawParams params = next.shaw;
    params.tableK = {};
    params.tableV = {};
    return fromMatrix(key == "shaw.table_k" ? shawKeyTable(params, shapes.dHead)
                                            : shawValueTable(params, shapes.dValue));
}

Fill ruleOf(std::string_view key, const Tensor &old, const Model &next, const Shapes &shapes)
{
    if (key == "alibi.slopes")
        return fromVector(alibiRule(shapes.heads, next.alibi.maxBias));
    if (key == "rope.theta") {
        RopeParams params = next.rope;
        params.theta = {};
        return fromVector(ropeFrequencies(params, shapes.dHead));
    }
    if (key == "t5.table") {
        T5Params params = next.t5;
        params.table = {};
        return fromMatrix(t5Table(params, shapes.heads));
    }
    return key.starts_with("shaw") ? untrainedShaw(key, next, shapes)
                                   : untrainedLearned(key, old, next, shapes);
}

Fill continuation(std::string_view key, const Tensor &old, const Scene &before, const Scene &next,
                  const Shapes &shapes)
{
    const std::int64_t count = old.extent(0);
    if (key == "allowed")
        return continuedMask(old, before.model, next.model);
    if (key == "positions")
        return [last = old[count - 1], count](std::int64_t row, std::int64_t) {
            return last + static_cast<double>(row - count + 1);
        };
    if (key == "learned.segment_ids")
        return [last = old[count - 1]](std::int64_t, std::int64_t) { return last; };
    if (key == "padding")
        return [](std::int64_t, std::int64_t) { return 0.0; };
    return ruleOf(key, old, next.model, shapes);
}

std::int64_t rowShift(std::string_view key, const Model &before, const Model &next)
{
    if (key.starts_with("shaw"))
        return next.shaw.radius - before.shaw.radius;
    return key == "allowed" ? before.queryOffset - next.queryOffset : 0;
}

/// The order of the tokens that remain; new ones at their own places.
Tensor continuedPermutation(const Tensor &old, std::int64_t n)
{
    std::vector<double> order;
    for (const double entry : old.values())
        if (entry < static_cast<double>(n))
            order.push_back(entry);
    for (std::int64_t i = old.size(); i < n; ++i)
        order.push_back(static_cast<double>(i));
    return Tensor::vector(std::move(order));
}

std::int64_t entriesOf(const Tensor::Shape &shape, const Tensor &old)
{
    std::int64_t count = 1;
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        count *= shape[axis] == anyExtent ? old.extent(static_cast<int>(axis)) : shape[axis];
    return count;
}

/// Names the edited size, in proportion to which the entries grow; the array itself after any other
/// edit.
Problem tooLarge(const Scene &next, std::string_view editedKey, std::string_view arrayKey,
                 std::int64_t entries)
{
    const auto limit = static_cast<double>(largestArray);
    const auto count = static_cast<double>(entries);
    Problem problem{.code = ProblemCode::OutOfRange,
                    .path = pathOf(*findParam(arrayKey)),
                    .got = count,
                    .low = 1,
                    .high = limit};
    if (const std::optional<double> size = numberOf(next, editedKey)) {
        problem.path = pathOf(*findParam(editedKey));
        problem.got = *size;
        problem.high = std::floor(limit * *size / count);
    }
    return problem;
}

bool fittedBefore(std::string_view key, const std::vector<DependentArray> &list,
                  const Scene &before)
{
    const auto found =
        std::find_if(list.begin(), list.end(),
                     [key](const DependentArray &dependent) { return dependent.key == key; });
    return found != list.end() && found->isFittedBy(tensorOf(*found, before));
}

} // namespace

std::optional<Problem> fitArrays(Scene &next, const Scene &before, std::string_view editedKey)
{
    const Shapes shapes = shapesOf(next.model);
    const std::vector<DependentArray> old = dependentArrays(before, shapesOf(before.model));
    for (const DependentArray &dependent : dependentArrays(next, shapes)) {
        Tensor &tensor = dependent.in(next);
        const bool follows = dependent.applies || fittedBefore(dependent.key, old, before);
        if (dependent.key == editedKey || !follows || dependent.isFittedBy(tensor) ||
            tensor.rank() != static_cast<int>(dependent.shape.size()))
            continue;
        const std::int64_t entries = entriesOf(dependent.shape, tensor);
        if (entries <= 0)
            continue; // a size is none, as the rules will say
        if (entries > largestArray)
            return tooLarge(next, editedKey, dependent.key, entries);
        if (dependent.key == "permutation")
            tensor = continuedPermutation(tensor, shapes.nKey);
        else
            tensor =
                resized(tensor, dependent.shape, rowShift(dependent.key, before.model, next.model),
                        continuation(dependent.key, tensor, before, next, shapes));
    }
    return std::nullopt;
}

Tensor maskArray(const Model &model)
{
    const Shapes shapes = shapesOf(model);
    std::vector<double> values;
    for (int i = 0; i < shapes.nQuery; ++i)
        for (int j = 0; j < shapes.nKey; ++j)
            values.push_back(model.mask != MaskKind::Causal || j <= i + model.queryOffset ? 1 : 0);
    return Tensor::matrix(shapes.nQuery, shapes.nKey, std::move(values));
}

} // namespace locus::core
