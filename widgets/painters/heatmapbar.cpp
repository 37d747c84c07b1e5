// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/colorends.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace locus::widgets::heatmap {

namespace {

constexpr double barPoint = 7; ///< height of a point at the bar's end

void paintBarColors(QPainter &painter, const Context &c)
{
    const QRectF &bar = c.geometry.bar;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int steps = std::max(1, static_cast<int>(bar.height()));
    QImage column(1, steps, QImage::Format_RGB32);
    for (int i = 0; i < steps; ++i) {
        const double value = c.range.high - (i + 0.5) / steps * (c.range.high - c.range.low);
        column.setPixel(0, i, colorOf(value, c.range, c.theme));
    }
    if (isVector(painter)) { // viewers blur small images
        for (int i = 0; i < steps; ++i) {
            const double top = bar.top() + i * bar.height() / steps;
            painter.fillRect(QRectF(bar.left(), top, bar.width(), bar.bottom() - top),
                             QColor(column.pixel(0, i)));
        }
    } else {
        painter.drawImage(bar, column);
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.theme.line2, 1));
    painter.drawRect(bar);
}

/// The ends are what the colours mean: they are always named.
QList<double> barTicks(const QRectF &bar, const ColorRange &range)
{
    const double perUnit = bar.height() / (range.high - range.low);
    QList<double> ticks =
        niceTicks(range.low, range.high, std::max(2, static_cast<int>(bar.height() / 48)));
    for (const double end : {range.low, range.high}) {
        ticks.removeIf([&](double tick) {
            return tick != end && tick != 0 && std::abs(tick - end) * perUnit < 20;
        });
        if (!ticks.contains(end))
            ticks.append(end);
    }
    return ticks;
}

/// With a sign where values lie beyond an end, if that is no wider than what the numbers have.
QString tickText(double tick, const Context &c, const QFontMetricsF &fm)
{
    const BeyondColors beyond = beyondColors(*c.image, c.range);
    const QString text = tick == c.range.high  ? highEndText(c.range, beyond)
                         : tick == c.range.low ? lowEndText(c.range, beyond)
                                               : shortText(tick);
    return fm.horizontalAdvance(text) + barTextGap <= barTextSpace(c.range) ? text
                                                                            : shortText(tick);
}

void paintBarTicks(QPainter &painter, const Context &c)
{
    const QRectF &bar = c.geometry.bar;
    for (const double tick : barTicks(bar, c.range)) {
        const double y =
            bar.bottom() - (tick - c.range.low) / (c.range.high - c.range.low) * bar.height();
        painter.setPen(QPen(c.theme.line2, 1));
        painter.drawLine(QPointF(bar.right() + 1, y), QPointF(bar.right() + 4, y));
        const QFont font = uiFont(metrics::axisPx, tick == 0 ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(tick == 0 ? c.theme.ink : c.theme.ink3);
        painter.drawText(QRectF(bar.right() + barTextGap - 1, y - 8, 60, 16),
                         Qt::AlignLeft | Qt::AlignVCenter, tickText(tick, c, QFontMetricsF(font)));
    }
}

/// A point at an end beyond which values lie, in the colour that they have.
void paintBarPoints(QPainter &painter, const Context &c)
{
    const QRectF &bar = c.geometry.bar;
    const BeyondColors beyond = beyondColors(*c.image, c.range);
    const auto point = [&](double y, double tip, double value) {
        QPainterPath path(QPointF(bar.left(), y));
        path.lineTo(bar.center().x(), tip);
        path.lineTo(bar.right(), y);
        painter.setPen(QPen(c.theme.line2, 1));
        painter.setBrush(QColor(colorOf(value, c.range, c.theme)));
        painter.drawPath(path);
    };
    if (beyond.high)
        point(bar.top(), bar.top() - barPoint, c.range.high);
    if (beyond.low)
        point(bar.bottom(), bar.bottom() + barPoint, c.range.low);
}

} // namespace

QString maskedWord()
{
    return QCoreApplication::translate("Painters", "masked");
}

void paintColorBar(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!c.geometry.bar.isEmpty() && c.image->stage != core::Stage::Mask) {
        if (c.image->stage == core::Stage::Clip && !c.options.difference) {
            paintStepBar(painter, c);
        } else {
            paintBarColors(painter, c);
            paintBarPoints(painter, c);
            paintBarTicks(painter, c);
        }
    }
    if (!c.geometry.swatch.isEmpty()) {
        paintHatch(painter, c.geometry.swatch, c.theme);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.theme.line2, 1));
        painter.drawRect(c.geometry.swatch);
        painter.setFont(uiFont(metrics::axisPx));
        painter.setPen(c.theme.ink3);
        painter.drawText(
            QRectF(c.geometry.swatch.right() + 6, c.geometry.swatch.center().y() - 8, 60, 16),
            Qt::AlignLeft | Qt::AlignVCenter, maskedWord());
    }
    painter.restore();
}

std::optional<double> barPointer(const Context &c)
{
    if (c.geometry.bar.isEmpty() || c.image->stage == core::Stage::Mask || !c.showsSelection() ||
        !c.isPair() || c.queryRow() < 0 || c.keyIndex() < 0 ||
        c.isMasked(c.queryRow(), c.keyIndex()))
        return std::nullopt;
    const auto at =
        static_cast<std::size_t>(c.queryRow()) * static_cast<std::size_t>(c.image->columns);
    const double value = double(c.image->values[at + static_cast<std::size_t>(c.keyIndex())]);
    if (std::isnan(value))
        return std::nullopt;
    const double part = std::clamp((value - c.range.low) / (c.range.high - c.range.low), 0.0, 1.0);
    return c.geometry.bar.bottom() - part * c.geometry.bar.height();
}

void paintBarPointer(QPainter &painter, const Context &c)
{
    const auto y = barPointer(c);
    if (!y)
        return;
    const double tip = c.geometry.bar.left() - 1.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.theme.ink);
    painter.drawPolygon(QPolygonF({{tip, *y},
                                   {tip - pointerLength, *y - pointerReach},
                                   {tip - pointerLength, *y + pointerReach}}));
    painter.restore();
}

} // namespace locus::widgets::heatmap
