// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/strip.h"

#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"

#include <QFontMetricsF>
#include <QList>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace locus::widgets::strip {

namespace {

constexpr double gapFromCell = 6; ///< narrower cells touch
constexpr double lowestNumbers = 12;

double larger(double value, double kept)
{
    return std::abs(value) > std::abs(kept) ? value : kept;
}

/// Neighbours that share a pixel as one cell.
std::vector<double> shown(const QRectF &strip, std::span<const double> values)
{
    const auto pixels = static_cast<std::size_t>(std::max(1.0, std::floor(strip.width())));
    std::vector<double> result(values.begin(), values.end());
    if (values.size() <= pixels)
        return result;
    result.assign(pixels, 0);
    for (std::size_t i = 0; i < values.size(); ++i) {
        double &kept = result[i * pixels / values.size()];
        kept = larger(values[i], kept);
    }
    return result;
}

} // namespace

QRectF cell(const QRectF &strip, int count, int index)
{
    const double width = strip.width() / count;
    const double gap = width >= gapFromCell ? 1 : 0;
    return {strip.left() + index * width, strip.top(), width - gap, strip.height()};
}

int cellAt(const QRectF &strip, int count, double x)
{
    const double index = std::floor((x - strip.left()) / strip.width() * count);
    return static_cast<int>(std::clamp(index, 0.0, count - 1.0));
}

void paintCells(QPainter &painter, const QRectF &strip, std::span<const double> values,
                const ColorRange &range, const Theme &theme)
{
    const std::vector<double> cells = shown(strip, values);
    const auto count = static_cast<int>(cells.size());
    std::array<QList<QRectF>, colorLevels> byLevel; // one brush each
    for (int i = 0; i < count; ++i) {
        const int level = levelOf(cells[static_cast<std::size_t>(i)], range);
        byLevel[static_cast<std::size_t>(level)] << cell(strip, count, i);
    }
    const ColorTable &table = colorTable(range.scale, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    for (std::size_t level = 0; level < byLevel.size(); ++level)
        if (!byLevel[level].isEmpty()) {
            painter.setBrush(QColor(table[level]));
            painter.drawRects(byLevel[level]);
        }
    painter.restore();
}

void paintNumbers(QPainter &painter, const QRectF &strip, std::span<const double> values,
                  const ColorRange &range, const Theme &theme, int decimals)
{
    const QFont font = uiFont(metrics::cellPx);
    const QFontMetricsF fm(font);
    const auto count = static_cast<int>(values.size());
    QStringList texts;
    for (const double value : values) {
        texts << fixedText(value, decimals);
        if (strip.height() < lowestNumbers ||
            fm.horizontalAdvance(texts.back()) > cell(strip, count, 0).width() - 4)
            return;
    }
    painter.save();
    painter.setFont(font);
    for (int i = 0; i < count; ++i) {
        const QRgb ground = colorOf(values[static_cast<std::size_t>(i)], range, theme);
        painter.setPen(inkOn(ground));
        painter.drawText(cell(strip, count, i), Qt::AlignCenter, texts.at(i));
    }
    painter.restore();
}

void paintFrame(QPainter &painter, const QRectF &strip, const QColor &color, Frame frame,
                const Theme &theme)
{
    constexpr double width = 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.casing, width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(strip);
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (frame == Frame::Dashed)
        pen.setDashPattern({2.4, 1.6});
    painter.setPen(pen);
    painter.drawRect(strip);
    painter.restore();
}

void paintLabel(QPainter &painter, const QRectF &strip, const QString &label, const QColor &color,
                double gap)
{
    constexpr double px = 13.5;
    painter.setPen(color);
    paintMathLabel(painter,
                   {strip.left() - gap - mathLabelWidth(label, px), strip.center().y() + 0.35 * px},
                   label, px);
}

} // namespace locus::widgets::strip
