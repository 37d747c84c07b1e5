// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules.h"

#include "core/dependents.h"
#include "core/params.h"
#include "core/pins.h"
#include "core/shapes.h"

#include <algorithm>

namespace locus::core {

namespace {

using MaybeProblem = std::optional<Problem>;

std::string pathOfKey(std::string_view key)
{
    return pathOf(*findParam(key));
}

std::string entryPath(std::string_view key, std::int64_t index)
{
    return pathOfKey(key) + '[' + std::to_string(index) + ']';
}

Problem outOfRange(std::string path, double got, double low, double high)
{
    return {.code = ProblemCode::OutOfRange,
            .path = std::move(path),
            .got = got,
            .low = low,
            .high = high};
}

/// True when the query rows are given by themselves, so that their number does not follow from n.
bool hasQueryRows(const Content &content)
{
    return content.source == ContentSource::Arrays && content.x.isNull();
}

MaybeProblem queryOffset(const Model &model, const Shapes &shapes)
{
    const std::optional<OffsetRange> range = queryOffsetsOf(model, shapes);
    if (!range)
        return std::nullopt;
    if (range->high < range->low)
        return Problem{.code = ProblemCode::ConflictingKeys,
                       .path = "model.positions",
                       .detail = "model.content.q"};
    const int offset = model.queryOffset;
    return offset >= range->low && offset <= range->high
               ? std::nullopt
               : MaybeProblem(outOfRange("model.query_offset", offset, range->low, range->high));
}

MaybeProblem shiftedPositions(const Model &model)
{
    const ParamSpec &spec = *findParam("positions");
    const auto start = static_cast<double>(model.positionStart);
    for (std::int64_t i = 0; i < model.positions.size(); ++i) {
        const double place = model.positions[i] + start;
        if (place < spec.hardMin || place > spec.hardMax)
            return outOfRange(entryPath("positions", i), place, spec.hardMin, spec.hardMax);
    }
    return std::nullopt;
}

MaybeProblem wrongShape(const DependentArray &dependent, const Tensor &tensor)
{
    if (dependent.isFittedBy(tensor))
        return std::nullopt;
    if (tensor.rank() != static_cast<int>(dependent.shape.size()))
        return Problem{.code = ProblemCode::WrongRank,
                       .path = pathOfKey(dependent.key),
                       .got = static_cast<double>(tensor.rank())};
    for (int axis = 0; axis < tensor.rank(); ++axis) {
        const std::int64_t extent = dependent.shape[static_cast<std::size_t>(axis)];
        if (extent != anyExtent && extent != tensor.extent(axis))
            return Problem{.code = ProblemCode::WrongShape,
                           .path = pathOfKey(dependent.key),
                           .got = static_cast<double>(tensor.extent(axis)),
                           .low = static_cast<double>(extent),
                           .high = static_cast<double>(axis)};
    }
    return std::nullopt;
}

MaybeProblem segmentIds(const Model &model)
{
    const LearnedParams &learned = model.learned;
    if (model.method != MethodId::Learned)
        return std::nullopt;
    const std::int64_t rows = learned.segmentTable.isNull() ? 2 : learned.segmentTable.extent(0);
    for (std::int64_t i = 0; i < learned.segmentIds.size(); ++i)
        if (learned.segmentIds[i] >= static_cast<double>(rows))
            return outOfRange(entryPath("learned.segment_ids", i), learned.segmentIds[i], 0,
                              static_cast<double>(rows - 1));
    return std::nullopt;
}

MaybeProblem permutation(const Tensor &order)
{
    std::vector<double> sorted = order.values();
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < sorted.size(); ++i)
        if (sorted[i] != static_cast<double>(i))
            return Problem{.code = ProblemCode::BadPermutation, .path = "study.permutation"};
    return std::nullopt;
}

MaybeProblem tooManyPins(const Tensor &pins)
{
    if (pins.extent(0) <= mostPins)
        return std::nullopt;
    return Problem{.code = ProblemCode::WrongShape,
                   .path = pathOfKey("pins"),
                   .got = static_cast<double>(pins.extent(0)),
                   .low = mostPins,
                   .high = 0};
}

MaybeProblem colorEnds(const Tensor &ends)
{
    if (ends.isNull() || ends.values()[0] < ends.values()[1])
        return std::nullopt;
    return Problem{.code = ProblemCode::BadEnds,
                   .path = pathOfKey("colors"),
                   .got = ends.values()[0],
                   .low = ends.values()[1]};
}

} // namespace

std::optional<OffsetRange> queryOffsetsOf(const Model &model, const Shapes &shapes)
{
    if (!hasQueryRows(model.content))
        return OffsetRange{0, shapes.nKey - 1};
    if (model.positions.isNull()) // a query outside the tokens then stands where it would stand
        return std::nullopt;
    return OffsetRange{0, shapes.nKey - shapes.nQuery};
}

std::optional<Problem> validate(const Scene &scene, const std::set<std::string> &explicitKeys)
{
    const Model &model = scene.model;
    if (auto problem = contentProblem(model, explicitKeys))
        return problem;
    const Shapes shapes = shapesOf(model);
    if (auto problem = queryOffset(model, shapes))
        return problem;
    if (model.mask == MaskKind::Custom && model.allowed.isNull())
        return Problem{
            .code = ProblemCode::MissingKey, .path = "model.allowed", .detail = "model.mask"};
    for (const DependentArray &dependent : dependentArrays(scene, shapes))
        if (dependent.applies)
            if (auto problem = wrongShape(dependent, tensorOf(dependent, scene)))
                return problem;
    if (auto problem = shiftedPositions(model))
        return problem;
    if (auto problem = segmentIds(model))
        return problem;
    if (auto problem = tooManyPins(scene.view.pins))
        return problem;
    if (auto problem = colorEnds(scene.view.colors))
        return problem;
    return permutation(scene.study.permutation);
}

} // namespace locus::core
