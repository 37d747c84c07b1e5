// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/dial.h"

#include "core/kernels/rowkernels.h"
#include "widgets/painters/ribbon.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace locus::widgets {

namespace {

constexpr double pi = std::numbers::pi;

/// An arc as a polyline: the same in every device, whatever its circle primitives do.
QPolygonF arc(const Dial &dial, double from, double turn, double length)
{
    core::rowKernels().cleanRegisters(); // sines ahead, and Qt's fills leave them in use
    const int steps = std::max(2, static_cast<int>(std::ceil(std::abs(turn) / (pi / 60))));
    QPolygonF points;
    for (int i = 0; i <= steps; ++i)
        points << dial.at(from + turn * i / steps, length);
    return points;
}

void paintTip(QPainter &painter, QPointF tip, Role role, const HandStyle &style)
{
    if (role == Role::Query)
        painter.drawEllipse(tip, style.roundTip, style.roundTip);
    else
        painter.drawRect(QRectF(tip.x() - style.squareTip / 2, tip.y() - style.squareTip / 2,
                                style.squareTip, style.squareTip));
}

} // namespace

QPointF Dial::at(double angle, double length) const
{
    const double r = length * radius;
    if (kind == DialKind::Clock)
        return {center.x() + r * std::sin(angle), center.y() - r * std::cos(angle)};
    return {center.x() + r * std::cos(angle), center.y() - r * std::sin(angle)};
}

Hand handOf(const std::array<double, 2> &vector, double longest)
{
    const double length = std::hypot(vector[0], vector[1]);
    return {std::atan2(vector[1], vector[0]), longest > 0 ? length / longest : 0};
}

void paintFace(QPainter &painter, const Dial &dial, bool ticks, const Theme &theme)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line2, 1));
    painter.drawEllipse(dial.center, dial.radius, dial.radius);
    if (!ticks)
        return;
    for (int i = 0; i < 12; ++i)
        painter.drawLine(dial.at(i * pi / 6, 1), dial.at(i * pi / 6, i % 3 == 0 ? 0.93 : 0.965));
}

void paintWedge(QPainter &painter, const Dial &dial, double from, double to, double length,
                const HandStyle &style, const Theme &theme)
{
    const double turn = std::remainder(to - from, 2 * pi);
    const QPolygonF edge = arc(dial, from, turn, length);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.position.tint);
    painter.drawPolygon(QPolygonF(edge) << dial.center);
    painter.setBrush(theme.position.line);
    painter.drawPolygon(ribbon(edge, style.arcWidth), Qt::WindingFill);
}

void paintHand(QPainter &painter, const Dial &dial, const Hand &hand, Role role,
               const HandStyle &style, const Theme &theme)
{
    const QPointF tip = dial.at(hand.angle, hand.length);
    painter.setPen(QPen(theme.role(role).line, style.width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(dial.center, tip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.role(role).line);
    paintTip(painter, tip, role, style);
}

void paintUnrotated(QPainter &painter, const Dial &dial, const Hand &hand, double turn, Role role,
                    const HandStyle &style, const Theme &theme)
{
    constexpr double width = 1.3;
    const QPointF tip = dial.at(hand.angle, hand.length);
    const QPolygonF path = arc(dial, hand.angle, std::clamp(turn, -2 * pi, 2 * pi), hand.length);
    QPainterPath marks;
    for (const auto &pieces : {dashes(QPolygonF({dial.center, tip}), 2.5 * width, 2.5 * width),
                               dashes(path, 1.5 * width, 2 * width)})
        for (const QLineF &piece : pieces)
            marks.addPolygon(ribbon(QPolygonF({piece.p1(), piece.p2()}), width));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.role(role).line);
    painter.drawPath(marks);
    painter.setPen(QPen(theme.role(role).line, 1.6));
    painter.setBrush(theme.surface);
    paintTip(painter, tip, role, style);
}

void paintHub(QPainter &painter, const Dial &dial, const HandStyle &style, const Theme &theme)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawEllipse(dial.center, style.hub, style.hub);
}

} // namespace locus::widgets
