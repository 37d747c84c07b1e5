// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/curveoverlay.h"

#include "widgets/numbertext.h"
#include "widgets/painters/common.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace locus::widgets::curve {

namespace {

constexpr double pointRadius = 5.5;

QList<double> yTicks(const CurveGeometry &g)
{
    return valueTicks(g.yLow, g.yHigh, g.plot.height());
}

void paintNumbers(QPainter &painter, const Context &c)
{
    const QRectF &plot = c.geometry.plot;
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(c.theme.ink3);
    for (const double tick : yTicks(c.geometry))
        painter.drawText(QRectF(0, c.geometry.y(tick) - 8, plot.left() - 7, 16),
                         Qt::AlignRight | Qt::AlignVCenter, shortText(tick));
    const QFontMetricsF bold(uiFont(metrics::legendPx, QFont::DemiBold));
    const QRectF line(plot.left(), plot.bottom() + 5, plot.width(), 16);
    QRectF selected;
    if (c.data.value) {
        selected = QRectF(0, line.top(), bold.horizontalAdvance(wholeText(c.data.delta)) + 4,
                          line.height());
        selected.moveLeft(
            std::clamp(c.geometry.x(static_cast<double>(c.data.delta)) - selected.width() / 2,
                       plot.left() - 10, plot.right() + 6 - selected.width()));
    }
    for (const double tick : niceTicks(c.geometry.xLow, c.geometry.xHigh,
                                       std::max(3, static_cast<int>(plot.width() / 70)))) {
        if (tick != std::floor(tick))
            continue;
        const QRectF box(c.geometry.x(tick) - 26, line.top(), 52, line.height());
        const double half =
            QFontMetricsF(painter.font()).horizontalAdvance(shortText(tick, 8)) / 2 + 4;
        if (selected.isValid() &&
            std::abs(selected.center().x() - box.center().x()) < half + selected.width() / 2)
            continue;
        painter.drawText(box, Qt::AlignCenter, shortText(tick, 8));
    }
    if (selected.isValid()) {
        painter.setFont(uiFont(metrics::legendPx, QFont::DemiBold));
        painter.setPen(c.theme.position.text);
        painter.drawText(selected, Qt::AlignCenter, wholeText(c.data.delta));
    }
}

void paintRightNumbers(QPainter &painter, const Context &c)
{
    if (c.data.curves.meanCos.empty())
        return;
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(c.theme.ink3);
    for (const double tick : {-1.0, 0.0, 1.0}) {
        const double value = tick * c.data.meanCosScale;
        if (value >= c.geometry.yLow && value <= c.geometry.yHigh)
            painter.drawText(QRectF(c.geometry.plot.right() + 5, c.geometry.y(value) - 8, 20, 16),
                             Qt::AlignLeft | Qt::AlignVCenter,
                             wholeText(static_cast<std::int64_t>(tick)));
    }
}

/// ALiBi: the slope at the left end of each line, where the lines lie far enough apart; the chosen
/// one always.
void paintSlopes(QPainter &painter, const Context &c)
{
    if (c.frame.key.method != core::MethodId::Alibi)
        return;
    const std::vector<double> slopes = core::alibiSlopes(c.frame.key.alibi, c.frame.shapes.heads);
    std::vector<int> order{c.data.head};
    for (int head = 0; head < static_cast<int>(c.data.curves.value.size()); ++head)
        if (head != c.data.head)
            order.push_back(head);
    const std::size_t at = std::min<std::size_t>(1, c.data.curves.delta.size() - 1);
    const double x = c.geometry.x(static_cast<double>(c.data.curves.delta[at]));
    QList<double> taken;
    for (const int head : order) {
        const bool chosen = head == c.data.head;
        const double y = c.geometry.y(c.data.curves.value[static_cast<std::size_t>(head)][at]);
        if (std::any_of(taken.begin(), taken.end(),
                        [y](double other) { return std::abs(other - y) < 15; }))
            continue;
        taken << y;
        const QFont font = uiFont(metrics::legendPx, chosen ? QFont::DemiBold : QFont::Normal);
        const QString text = slopeText(slopes[static_cast<std::size_t>(head)]);
        const QRectF box(x + 2, y - 8, QFontMetricsF(font).horizontalAdvance(text) + 6, 16);
        painter.fillRect(box, c.theme.surface);
        painter.setFont(font);
        painter.setPen(chosen ? c.theme.position.text : c.theme.ink2);
        painter.drawText(box, Qt::AlignCenter, text);
    }
}

/// Where the value tag hides least of the chosen curve.
QRectF tagRect(const Context &c, QPointF point, const QSizeF &size)
{
    const std::vector<double> &values = c.data.curves.value[static_cast<std::size_t>(c.data.head)];
    QRectF best;
    int fewest = -1;
    for (const double side : {10.0, -10.0 - size.width()})
        for (const double above : {10.0, -10.0 - size.height()}) {
            const QRectF rect(point + QPointF(side, above), size);
            if (!c.geometry.plot.contains(rect) && fewest >= 0)
                continue;
            int hidden = c.geometry.plot.contains(rect) ? 0 : 1000;
            for (const bool left : {true, false})
                hidden += rect.intersects(sharedWordsRect(c, left)) ? 100 : 0;
            for (std::size_t i = 0; i < values.size(); ++i)
                if (rect.contains(c.geometry.x(static_cast<double>(c.data.curves.delta[i])),
                                  c.geometry.y(values[i])))
                    ++hidden;
            if (fewest < 0 || hidden < fewest) {
                fewest = hidden;
                best = rect;
            }
        }
    const double x =
        std::clamp(best.left(), c.geometry.plot.left(),
                   std::max(c.geometry.plot.left(), c.geometry.plot.right() - size.width()));
    const double y =
        std::clamp(best.top(), c.geometry.plot.top(),
                   std::max(c.geometry.plot.top(), c.geometry.plot.bottom() - size.height()));
    return {QPointF(x, y), size};
}

/// The value; a pair that is masked has none.
QString tagText(const Context &c)
{
    if (c.data.isMasked)
        return QCoreApplication::translate("Painters", "masked");
    const QList<double> ticks = yTicks(c.geometry);
    return readingText(*c.data.value, ticks.size() > 1 ? ticks[1] - ticks[0] : 0);
}

void paintCursor(QPainter &painter, const Context &c)
{
    if (!c.data.value)
        return;
    const QRectF &plot = c.geometry.plot;
    QPointF point(c.geometry.x(static_cast<double>(c.data.delta)), c.geometry.y(*c.data.value));
    painter.setPen(QPen(c.theme.ink, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(point.x(), plot.top()), QPointF(point.x(), plot.bottom()));
    if (c.data.isMasked) {
        point.setY(plot.top());
    } else if (std::isfinite(*c.data.value)) {
        painter.setPen(QPen(c.theme.casing, 2));
        painter.setBrush(c.theme.position.line);
        painter.drawEllipse(point, pointRadius, pointRadius);
    } else {
        return;
    }
    const QFont font = uiFont(metrics::subtitlePx, QFont::DemiBold);
    const QString text = tagText(c);
    const QRectF tag = tagRect(c, point, {fixedDigitsWidth(font, text) + 14, 20});
    paintTag(painter, tag, c.theme.position);
    painter.setPen(c.theme.position.onFill);
    paintFixedDigits(painter, {tag.center().x(), tag.center().y() + 4.5}, text, font,
                     Qt::AlignHCenter);
}

/// What is pointed at, here or elsewhere: a displacement, the line of another head.
void paintPointed(QPainter &painter, const Context &c)
{
    constexpr std::size_t mostPoints = 600; // a long stroke takes long
    const std::vector<std::int64_t> &delta = c.data.curves.delta;
    const int head = c.marks.head.value_or(c.data.head);
    if (head != c.data.head && head < static_cast<int>(c.data.curves.value.size()) &&
        delta.size() <= mostPoints) {
        const double end = std::min(c.data.maskedFrom.value_or(c.geometry.xHigh), c.geometry.xHigh);
        QPolygonF line;
        for (std::size_t i = 0; i < delta.size() && static_cast<double>(delta[i]) <= end; ++i)
            line << QPointF(c.geometry.x(static_cast<double>(delta[i])),
                            c.geometry.y(c.data.curves.value[static_cast<std::size_t>(head)][i]));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.theme.casing, 4.4));
        painter.drawPolyline(line);
        painter.setPen(QPen(c.theme.ink2, 2.2));
        painter.drawPolyline(line);
    }
    const double at = static_cast<double>(c.marks.delta.value_or(c.data.delta));
    if (!c.marks.delta || *c.marks.delta == c.data.delta || at < c.geometry.xLow ||
        at > c.geometry.xHigh)
        return;
    QPen pen(c.theme.ink, 1.6);
    pen.setDashPattern({2.4, 1.8});
    painter.setPen(pen);
    painter.drawLine(QPointF(c.geometry.x(at), c.geometry.plot.top()),
                     QPointF(c.geometry.x(at), c.geometry.plot.bottom()));
}

/// ALiBi with slopes of the scene's own: below the lines, which all end at the query.
void paintCustom(QPainter &painter, const Context &c)
{
    if (c.frame.key.method != core::MethodId::Alibi || c.frame.key.alibi.slopes.isNull())
        return;
    const QRectF &plot = c.geometry.plot;
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    const QString text = QCoreApplication::translate(
        "Painters", "custom, an experiment: the method never trains its slopes");
    const QFontMetricsF fm(font);
    const double width = std::min(184.0, plot.width() * 0.6);
    QRectF box = fm.boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, text);
    box.moveBottom(plot.bottom() - 7);
    if (c.data.maskedFrom)
        box.moveRight(c.geometry.x(*c.data.maskedFrom) - 12);
    else
        box.moveLeft(c.geometry.x(0) - box.width() / 2);
    const double cursor = c.geometry.x(static_cast<double>(c.data.delta));
    if (cursor > box.left() - 8 && cursor < box.right() + 8)
        box.moveRight(cursor - 14);
    if (box.left() < plot.left() || box.top() < plot.center().y() - 10)
        return;
    painter.setPen(QPen(c.theme.ctl, 1));
    painter.setBrush(c.theme.surface);
    painter.drawRoundedRect(box.adjusted(-6, -3, 6, 3), metrics::tagRadius, metrics::tagRadius);
    painter.setFont(font);
    painter.setPen(c.theme.ink);
    painter.drawText(box.adjusted(0, 0, 2, 2), Qt::AlignLeft | Qt::TextWordWrap, text);
}

/// Where the mean of the cosines begins to rise again, on both sides.
void paintRise(QPainter &painter, const Context &c)
{
    if (!c.data.rise)
        return;
    const double end = c.data.maskedFrom.value_or(c.data.xHigh);
    const double y = c.geometry.y(c.data.riseMean * c.data.meanCosScale);
    painter.setPen(QPen(c.theme.ink2, 1.4));
    painter.setBrush(c.theme.surface);
    for (const double delta : {-double(*c.data.rise), double(*c.data.rise)})
        if (delta >= c.data.xLow && delta <= end)
            painter.drawEllipse(QPointF(c.geometry.x(delta), y), 3, 3);
}

/// Displacements that the mask forbids to every query.
void paintMasked(QPainter &painter, const Context &c)
{
    if (!c.data.maskedFrom)
        return;
    const double x = c.geometry.x(*c.data.maskedFrom);
    const QRectF area(x, c.geometry.plot.top(), c.geometry.plot.right() - x,
                      c.geometry.plot.height());
    paintHatch(painter, area, c.theme);
    if (c.data.value && static_cast<double>(c.data.delta) > *c.data.maskedFrom)
        return; // the cursor's tag says so
    const QFont font = uiFont(metrics::legendPx, QFont::Medium);
    const QFontMetricsF fm(font);
    for (const QString &text :
         {QCoreApplication::translate("Painters", "keys after the query: masked"),
          QCoreApplication::translate("Painters", "masked")}) {
        const QRectF room = area.adjusted(7, 10, -7, -4);
        QRectF tag = fm.boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, text);
        if (tag.width() > room.width() || tag.height() > room.height() / 2)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.theme.surface);
        painter.drawRoundedRect(tag.adjusted(-5, -2, 5, 2), metrics::tagRadius, metrics::tagRadius);
        painter.setPen(c.theme.ink2);
        painter.setFont(font);
        painter.drawText(room, Qt::AlignHCenter | Qt::TextWordWrap, text);
        break;
    }
}

} // namespace

void paintOver(QPainter &painter, const Context &c)
{
    paintPhases(painter, c);
    paintPointed(painter, c);
    paintMasked(painter, c);
    paintCustom(painter, c);
    paintSlopes(painter, c);
    paintNumbers(painter, c);
    paintRightNumbers(painter, c);
    paintRelationPoints(painter, c);
    paintRise(painter, c);
    paintCursor(painter, c);
    paintLegend(painter, c);
}

} // namespace locus::widgets::curve
