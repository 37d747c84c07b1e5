// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/common.h"
#include "widgets/painters/rotation.h"
#include "widgets/painters/rotationparts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace locus::widgets {

namespace {

/// The chosen block with the dial it is drawn in.
struct Chosen {
    core::RopeBlock block;
    Dial dial;
};

std::optional<Chosen> chosenOf(const QRectF &rect, const core::Frame &frame, const core::View &view,
                               const RotationOptions &options)
{
    const std::vector<core::RopeBlock> blocks = rotation::blocksOf(frame, view);
    const RotationGeometry g = rotationGeometry(rect, frame, options);
    if (blocks.empty() || g.radius <= 0)
        return std::nullopt;
    const int last = static_cast<int>(blocks.size()) - 1;
    const auto at = static_cast<std::size_t>(std::clamp(view.block, 0, last));
    return Chosen{blocks[at], {g.center, g.radius, DialKind::Rotation}};
}

} // namespace

namespace rotation {

BigHands bigHands(const core::RopeBlock &block, std::optional<double> scale)
{
    const double longest = scale.value_or(longestOf(block)) / handSpan;
    return {handOf(block.query, longest), handOf(block.key, longest),
            handOf(block.rotatedQuery, longest), handOf(block.rotatedKey, longest)};
}

std::vector<core::RopeBlock> blocksOf(const core::Frame &frame, const core::View &view)
{
    if (frame.key.method != core::MethodId::Rope || !frame.prepared || !isInside(frame, view))
        return {};
    return core::ropeTerms(*frame.prepared, {view.head}, {view.query}, {view.key}).blocks;
}

} // namespace rotation

std::vector<HandTip> handTips(const QRectF &rect, const core::Frame &frame, const core::View &view,
                              const RotationOptions &options)
{
    const auto chosen = chosenOf(rect, frame, view, options);
    if (!chosen)
        return {};
    const rotation::BigHands hands = rotation::bigHands(chosen->block, options.scale);
    const auto at = [&](const Hand &hand) { return chosen->dial.at(hand.angle, hand.length); };
    return {{Role::Query, true, at(hands.turnedQ)},
            {Role::Key, true, at(hands.turnedK)},
            {Role::Query, false, at(hands.q)},
            {Role::Key, false, at(hands.k)}};
}

std::array<double, 2> vectorOfHand(const HandTip &hand, QPointF point, const QRectF &rect,
                                   const core::Frame &frame, const core::View &view,
                                   const RotationOptions &options)
{
    const auto chosen = chosenOf(rect, frame, view, options);
    if (!chosen)
        return {};
    const QPointF from = (point - chosen->dial.center) / chosen->dial.radius;
    const double scale = options.scale.value_or(rotation::longestOf(chosen->block));
    const double length =
        std::min(1.0, std::hypot(from.x(), from.y())) * scale / rotation::handSpan;
    const double turn = !hand.rotated              ? 0
                        : hand.role == Role::Query ? chosen->block.angleQuery
                                                   : chosen->block.angleKey;
    const double angle = std::atan2(-from.y(), from.x()) - turn;
    return {length * std::cos(angle), length * std::sin(angle)};
}

double handScale(const core::Frame &frame, const core::View &view)
{
    const std::vector<core::RopeBlock> blocks = rotation::blocksOf(frame, view);
    if (blocks.empty())
        return 0;
    const int last = static_cast<int>(blocks.size()) - 1;
    return rotation::longestOf(blocks[static_cast<std::size_t>(std::clamp(view.block, 0, last))]);
}

std::array<double, 2> snappedHand(const std::array<double, 2> &vector,
                                  const std::array<double, 2> &start)
{
    constexpr double gridAngle = std::numbers::pi / 12;
    constexpr double nearAngle = std::numbers::pi / 60;
    constexpr double nearLength = 0.06;
    constexpr double digits = 4;
    double angle = std::atan2(vector[1], vector[0]);
    double length = std::hypot(vector[0], vector[1]);
    const double onGrid = std::round(angle / gridAngle) * gridAngle;
    if (std::abs(angle - onGrid) < nearAngle)
        angle = onGrid;
    const double before = std::hypot(start[0], start[1]);
    if (std::abs(length - before) < nearLength * before)
        length = before;
    if (length == 0)
        return {0, 0};
    const double unit = std::pow(10, std::floor(std::log10(length)) - digits);
    const auto rounded = [unit](double value) { return std::round(value / unit) * unit; };
    return {rounded(length * std::cos(angle)) + 0.0, rounded(length * std::sin(angle)) + 0.0};
}

} // namespace locus::widgets
