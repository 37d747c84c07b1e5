// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/difference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>
#include <utility>

namespace locus::core {

namespace {

/// Every pair that \a inner allows, \a outer allows too. Prefix masks only.
bool isInside(const Mask &inner, const Mask &outer)
{
    for (int row = 0; row < inner.rows(); ++row)
        if (inner.end(row) > outer.end(row))
            return false;
    return true;
}

/// The one that serves as the combination; null where neither does.
const Mask *servingMask(const Mask &a, const Mask &b, bool both)
{
    if (!a.isPrefix() || !b.isPrefix())
        return nullptr;
    if (isInside(a, b))
        return both ? &a : &b;
    if (isInside(b, a))
        return both ? &b : &a;
    return nullptr;
}

/// Pairs that both allow, or that either does. Masks of the same shape.
Mask combined(const Mask &a, const Mask &b, bool both)
{
    if (const Mask *serving = servingMask(a, b, both))
        return *serving;
    std::vector<unsigned char> allowed;
    allowed.reserve(static_cast<std::size_t>(a.rows()) * static_cast<std::size_t>(a.columns()));
    for (int i = 0; i < a.rows(); ++i)
        for (int j = 0; j < a.columns(); ++j) {
            const bool inA = a.allowed(i, j);
            const bool inB = b.allowed(i, j);
            allowed.push_back((both ? inA && inB : inA || inB) ? 1 : 0);
        }
    return {a.rows(), a.columns(), std::move(allowed)};
}

/// A masked weight is 0, and so has a difference; other stages have no number there.
bool isAndOfMasks(Stage stage)
{
    return stage != Stage::Weights;
}

/// Smaller than this is not worth asking the machine for its room.
constexpr std::size_t leastAsked = std::size_t(4) << 20;

/// Of the picture, and of a mask where neither of the two serves.
std::size_t bytesOf(const Frame &a, const Frame &b, const StageRequest &of)
{
    const StageShape shape = stageShape(b.shapes, of.stage);
    const std::size_t cells =
        static_cast<std::size_t>(shape.rows) * static_cast<std::size_t>(shape.columns);
    const bool ownMask = isPairStage(of.stage) &&
                         !servingMask(a.prepared->mask, b.prepared->mask, isAndOfMasks(of.stage));
    return cells * (sizeof(float) + (ownMask ? sizeof(unsigned char) : 0));
}

DifferenceProblem noRoom(std::size_t needed, std::size_t free)
{
    DifferenceProblem problem;
    problem.obstacle = DifferenceObstacle::NoRoom;
    problem.bytesNeeded = static_cast<std::int64_t>(needed);
    problem.bytesFree = static_cast<std::int64_t>(free);
    return problem;
}

std::shared_ptr<const StageImage> imageOf(const StageImage &a, const StageImage &b,
                                          const Mask &mask)
{
    auto image = std::make_shared<StageImage>();
    image->stage = b.stage;
    image->head = b.head;
    image->rows = b.rows;
    image->columns = b.columns;
    image->values.resize(b.values.size());
    const auto columns = static_cast<std::size_t>(b.columns);
    const bool pairs = isPairStage(b.stage);
    const bool dense = pairs && !mask.isPrefix();
    float low = std::numeric_limits<float>::infinity();
    float high = -low;
    for (int row = 0; row < b.rows; ++row) {
        const std::size_t start = static_cast<std::size_t>(row) * columns;
        const std::size_t end = start + (pairs ? static_cast<std::size_t>(mask.end(row)) : columns);
        for (std::size_t at = start; at < end; ++at) {
            if (dense && !mask.allowed(row, static_cast<int>(at - start)))
                continue;
            const float value = b.values[at] - a.values[at];
            image->values[at] = value;
            if (!std::isfinite(value))
                continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    if (low <= high) {
        image->min = low;
        image->max = high;
    }
    return image;
}

std::optional<DifferenceProblem> problemOfOne(const Frame &frame, const StageRequest &of, bool inA)
{
    DifferenceProblem problem;
    problem.inA = inA;
    if (!frame.prepared)
        problem.obstacle = DifferenceObstacle::NotDefined;
    else if (stageRefusal(*frame.prepared, of.stage))
        problem.obstacle = DifferenceObstacle::NoStage;
    else if (of.head >= frame.shapes.heads)
        problem.obstacle = DifferenceObstacle::NoHead;
    else
        return std::nullopt;
    return problem;
}

bool hasNumber(const Difference &difference, int row, int column)
{
    return !isPairStage(difference.of.stage) || difference.mask.allowed(row, column);
}

} // namespace

std::optional<DifferenceProblem> differenceProblem(const Frame &a, const Frame &b,
                                                   const StageRequest &of)
{
    if (of.stage == Stage::Mask)
        return DifferenceProblem{.obstacle = DifferenceObstacle::NoNumber};
    if (auto problem = problemOfOne(a, of, true))
        return problem;
    if (auto problem = problemOfOne(b, of, false))
        return problem;
    const StageShape shapeA = stageShape(a.shapes, of.stage);
    const StageShape shapeB = stageShape(b.shapes, of.stage);
    if (shapeA.rows != shapeB.rows || shapeA.columns != shapeB.columns)
        return DifferenceProblem{
            .obstacle = DifferenceObstacle::OtherShape, .shapeA = shapeA, .shapeB = shapeB};
    return std::nullopt;
}

namespace {

/// \pre no problem so far
void subtract(Difference &difference, const Frame &a, const Frame &b,
              const std::function<std::size_t()> &room)
{
    const StageRequest &of = difference.of;
    const StageImage *imageA = a.image(of.stage, of.head);
    const StageImage *imageB = b.image(of.stage, of.head);
    if (!imageA || !imageB)
        return;
    const std::size_t needed = bytesOf(a, b, of);
    if (room && needed >= leastAsked)
        if (const std::size_t free = room(); free < needed) {
            difference.problem = noRoom(needed, free);
            return;
        }
    try {
        if (isPairStage(of.stage))
            difference.mask = combined(a.prepared->mask, b.prepared->mask, isAndOfMasks(of.stage));
        difference.image = imageOf(*imageA, *imageB, difference.mask);
    } catch (const std::bad_alloc &) {
        difference.mask = {};
        difference.problem = noRoom(needed, 0);
    }
}

} // namespace

std::shared_ptr<const Difference> differenceOf(std::shared_ptr<const Frame> a,
                                               std::shared_ptr<const Frame> b,
                                               const StageRequest &of,
                                               const std::function<std::size_t()> &room)
{
    auto difference = std::make_shared<Difference>();
    difference->of = of;
    difference->problem = differenceProblem(*a, *b, of);
    if (!difference->problem)
        subtract(*difference, *a, *b, room);
    difference->a = std::move(a);
    difference->b = std::move(b);
    return difference;
}

std::vector<double> exactDifferenceRow(const Difference &difference, int row)
{
    const StageRequest &of = difference.of;
    const HeadIndex head{of.head};
    std::vector<double> values = exactRow(*difference.b->prepared, of.stage, head, row);
    const std::vector<double> less = exactRow(*difference.a->prepared, of.stage, head, row);
    for (std::size_t column = 0; column < values.size(); ++column)
        values[column] = hasNumber(difference, row, static_cast<int>(column))
                             ? values[column] - less[column]
                             : std::numeric_limits<double>::quiet_NaN();
    return values;
}

DifferenceValues exactDifferenceAt(const Difference &difference, int row, int column)
{
    const StageRequest &of = difference.of;
    const auto valueIn = [&of, row, column](const Frame &frame) {
        return exactRow(*frame.prepared, of.stage, HeadIndex{of.head},
                        row)[static_cast<std::size_t>(column)];
    };
    DifferenceValues values{valueIn(*difference.a), valueIn(*difference.b),
                            std::numeric_limits<double>::quiet_NaN()};
    if (hasNumber(difference, row, column))
        values.difference = values.b - values.a;
    return values;
}

} // namespace locus::core
