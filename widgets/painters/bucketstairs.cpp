// SPDX-License-Identifier: GPL-3.0-or-later
// Below the ruler, on its axis: the bias of every head as a staircase.
#include "widgets/numbertext.h"
#include "widgets/painters/bucketparts.h"
#include "widgets/painters/common.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace locus::widgets::buckets {

namespace {

constexpr double pointRadius = 5.5;
constexpr double mostSteps = 20000; ///< of all heads, before the others are left out
constexpr double labelGap = 30;     ///< between numbers of the axis

/// Right end of what is drawn: keys that are masked for every query have no steps.
double stairsEnd(const Context &c)
{
    return c.data.masksAfter ? std::min(c.g.plot.right(), c.g.x(0.5)) : c.g.plot.right();
}

QList<double> ticksOf(const Context &c)
{
    return niceTicks(c.g.scale.low, c.g.scale.high,
                     std::max(2, static_cast<int>(c.g.plot.height() / 36)));
}

void paintGrid(QPainter &painter, const Context &c)
{
    const QRectF &plot = c.g.plot;
    painter.setFont(uiFont(metrics::axisPx));
    for (const double tick : ticksOf(c)) {
        const double y = c.g.y(tick);
        painter.setPen(QPen(tick == 0 ? c.theme.line2 : c.theme.grid, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(c.theme.ink3);
        painter.drawText(QRectF(plot.left() - 40, y - 8, 33, 16), Qt::AlignRight | Qt::AlignVCenter,
                         shortText(tick));
    }
}

/// From the ruler down: this is the bucket, and these are its values.
void paintColumn(QPainter &painter, const Context &c, std::size_t band, const QColor &color)
{
    QRectF column = c.g.bandRect(band);
    column.setTop(c.g.ruler.bottom());
    column.setBottom(c.g.plot.bottom());
    painter.fillRect(column, color);
}

/// Treads and risers, kept inside the plot: SVG does not clip.
QPolygonF staircase(const Context &c, int head)
{
    QPolygonF line;
    const double end = stairsEnd(c);
    for (std::size_t band = 0; band < c.data.bands.size(); ++band) {
        const double left = c.g.edges[band];
        const double right = std::min(c.g.edges[band + 1], end);
        if (right <= left)
            continue;
        const double y =
            std::clamp(c.g.y(c.valueOf(band, head)), c.g.plot.top(), c.g.plot.bottom());
        line << QPointF(left, y) << QPointF(right, y);
    }
    return line;
}

void paintLine(QPainter &painter, const QPolygonF &line, const QColor &color, double width)
{
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void paintHeads(QPainter &painter, const Context &c)
{
    if (showsOtherHeads(c.frame, c.data))
        for (int head = 0; head < c.frame.shapes.heads; ++head)
            if (head != c.view.head)
                paintLine(painter, staircase(c, head), c.theme.line2, 1.4);
    const QPolygonF chosen = staircase(c, c.view.head);
    // Steps within a few pixels would only fill the plot.
    const bool dense = 3.0 * static_cast<double>(c.data.bands.size()) > c.g.plot.width();
    paintLine(painter, chosen, c.theme.casing, dense ? 2 : 5);
    paintLine(painter, chosen, c.theme.position.line, dense ? 1 : 2.6);
}

void paintMasked(QPainter &painter, const Context &c)
{
    const double left = stairsEnd(c);
    const QRectF area(left, c.g.plot.top(), c.g.plot.right() - left, c.g.plot.height());
    if (area.width() > 1)
        paintHatch(painter, area, c.theme);
}

/// \a text at a point of the stairs, on the side that has room.
void paintValueTag(QPainter &painter, const Context &c, QPointF at, double value, bool before)
{
    const QFont font = uiFont(metrics::subtitlePx, QFont::DemiBold);
    const QList<double> ticks = ticksOf(c);
    const QString text = readingText(value, ticks.size() > 1 ? ticks[1] - ticks[0] : 0);
    QRectF tag(0, 0, fixedDigitsWidth(font, text) + 14, 20);
    tag.moveCenter({0, at.y()});
    if (before && at.x() - 10 - tag.width() >= c.g.plot.left())
        tag.moveRight(at.x() - 10);
    else
        tag.moveLeft(std::min(at.x() + 10, c.g.plot.right() - tag.width()));
    paintTag(painter, tag, c.theme.position);
    painter.setPen(c.theme.position.onFill);
    paintFixedDigits(painter, {tag.center().x(), tag.center().y() + 4.5}, text, font,
                     Qt::AlignHCenter);
}

/// The tread that can be taken hold of, with the two ways it goes.
void paintLitStep(QPainter &painter, const Context &c)
{
    if (c.options.lit != BucketPart::Step || !c.options.hover)
        return;
    const std::size_t band = c.data.bandAt(*c.options.hover);
    const double y =
        std::clamp(c.g.y(c.valueOf(band, c.view.head)), c.g.plot.top(), c.g.plot.bottom());
    const double left = c.g.edges[band], right = std::min(c.g.edges[band + 1], stairsEnd(c));
    paintLine(painter, QPolygonF({QPointF(left, y), QPointF(right, y)}), c.theme.position.line, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.theme.position.line);
    for (const double way : {-1.0, 1.0}) {
        const QPointF tip((left + right) / 2, y + way * 12);
        painter.drawPolygon(
            QPolygonF({tip, tip + QPointF(-4, -way * 5), tip + QPointF(4, -way * 5)}));
    }
    if (band != c.band)
        paintValueTag(painter, c, {right, y}, c.valueOf(band, c.view.head), false);
}

void paintHoverLine(QPainter &painter, const Context &c)
{
    if (!c.options.hover || !c.isOnAxis(*c.options.hover) || *c.options.hover == c.delta)
        return;
    QPen pen(c.theme.ink, 1.6);
    pen.setDashPattern({2.4, 1.8});
    painter.setPen(pen);
    const double x = c.g.x(static_cast<double>(*c.options.hover));
    painter.drawLine(QPointF(x, c.g.plot.top()), QPointF(x, c.g.plot.bottom()));
}

void paintCursor(QPainter &painter, const Context &c)
{
    if (!c.isOnAxis(c.delta))
        return;
    const QRectF &plot = c.g.plot;
    const double value = c.valueOf(c.band, c.view.head);
    const QPointF point(c.g.x(static_cast<double>(c.delta)),
                        std::clamp(c.g.y(value), plot.top(), plot.bottom()));
    painter.setPen(QPen(c.theme.ink, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(point.x(), c.g.ruler.bottom()), QPointF(point.x(), plot.bottom()));
    painter.setPen(QPen(c.theme.casing, 2));
    painter.setBrush(c.theme.position.line);
    painter.drawEllipse(point, pointRadius, pointRadius);
    paintValueTag(painter, c, point, value, true);
}

/// 0 and powers of two to both sides, as far as they have room, and the selected one.
void paintAxisNumbers(QPainter &painter, const Context &c)
{
    const double top = c.g.plot.bottom() + 4;
    QList<QRectF> taken;
    const auto put = [&](std::int64_t delta, const QFont &font, const QColor &color) {
        const QString text = wholeText(delta);
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 4;
        const double x = c.g.x(static_cast<double>(delta));
        const QRectF box(x - width / 2, top, width, 16);
        const double gap = (labelGap - width) / 2;
        if (!c.isOnAxis(delta) || std::any_of(taken.begin(), taken.end(), [&](const QRectF &r) {
                return r.adjusted(-std::max(gap, 2.0), 0, std::max(gap, 2.0), 0).intersects(box);
            }))
            return;
        taken << box;
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(box, Qt::AlignCenter, text);
    };
    put(c.delta, uiFont(metrics::legendPx, QFont::DemiBold), c.theme.position.text);
    const QFont font = uiFont(metrics::axisPx);
    put(0, font, c.theme.ink3);
    for (std::int64_t delta = 1; delta <= std::int64_t{1} << 32; delta *= 2)
        for (const std::int64_t side : {-1, 1})
            put(side * delta, font, c.theme.ink3);
}

} // namespace

bool showsOtherHeads(const core::Frame &frame, const BucketData &data)
{
    return frame.shapes.heads > 1 &&
           static_cast<double>(frame.shapes.heads) * static_cast<double>(data.bands.size()) <=
               mostSteps;
}

void paintStairs(QPainter &painter, const Context &c)
{
    paintColumn(painter, c, c.band, c.theme.position.tint);
    paintGrid(painter, c);
    paintMasked(painter, c);
    paintHeads(painter, c);
    paintHoverLine(painter, c);
    paintLitStep(painter, c);
    paintCursor(painter, c);
    paintAxisNumbers(painter, c);
}

} // namespace locus::widgets::buckets
