// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/difference.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

/// Pairs that both allow, or that either does. Masks of the same shape.
Mask combined(const Mask &a, const Mask &b, bool both)
{
    if (a.isPrefix() && b.isPrefix()) {
        if (isInside(a, b))
            return both ? a : b;
        if (isInside(b, a))
            return both ? b : a;
    }
    std::vector<double> allowed;
    allowed.reserve(static_cast<std::size_t>(a.rows()) * static_cast<std::size_t>(a.columns()));
    for (int i = 0; i < a.rows(); ++i)
        for (int j = 0; j < a.columns(); ++j) {
            const bool inA = a.allowed(i, j);
            const bool inB = b.allowed(i, j);
            allowed.push_back((both ? inA && inB : inA || inB) ? 1 : 0);
        }
    Model model;
    model.mask = MaskKind::Custom;
    model.allowed = Tensor::matrix(a.rows(), a.columns(), std::move(allowed));
    Shapes shapes;
    shapes.nQuery = a.rows();
    shapes.nKey = a.columns();
    return {model, shapes};
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
        return DifferenceProblem{DifferenceObstacle::NoNumber, false, {}, {}};
    if (auto problem = problemOfOne(a, of, true))
        return problem;
    if (auto problem = problemOfOne(b, of, false))
        return problem;
    const StageShape shapeA = stageShape(a.shapes, of.stage);
    const StageShape shapeB = stageShape(b.shapes, of.stage);
    if (shapeA.rows != shapeB.rows || shapeA.columns != shapeB.columns)
        return DifferenceProblem{DifferenceObstacle::OtherShape, false, shapeA, shapeB};
    return std::nullopt;
}

std::shared_ptr<const Difference>
differenceOf(std::shared_ptr<const Frame> a, std::shared_ptr<const Frame> b, const StageRequest &of)
{
    auto difference = std::make_shared<Difference>();
    difference->of = of;
    difference->problem = differenceProblem(*a, *b, of);
    if (!difference->problem) {
        const StageImage *imageA = a->image(of.stage, of.head);
        const StageImage *imageB = b->image(of.stage, of.head);
        if (isPairStage(of.stage))
            difference->mask =
                combined(a->prepared->mask, b->prepared->mask, of.stage != Stage::Weights);
        if (imageA && imageB)
            difference->image = imageOf(*imageA, *imageB, difference->mask);
    }
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
