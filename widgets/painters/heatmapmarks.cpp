// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pins.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/painters/pins.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::heatmap {

namespace {

constexpr double outlineFromCell = 20;
constexpr double insideFromCell = 26;
constexpr double casingFromCell = 8;
constexpr double pinReach = 9; ///< from a pin's letter to the map's edge

void paintTriangle(QPainter &painter, QPointF tip, QPointF direction, const QColor &color)
{
    const QPointF across(-direction.y(), direction.x());
    const QPolygonF triangle(
        {tip, tip - 7 * direction + 4 * across, tip - 7 * direction - 4 * across});
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(triangle);
}

/// Zoomed in, marks end where the map does.
void clipToShown(QPainter &painter, const Context &c, double reach)
{
    if (!c.geometry.isWhole())
        painter.setClipRect(c.geometry.map.adjusted(-reach, -reach, reach, reach),
                            Qt::IntersectClip);
}

/// Outside the map, where the diagonal enters and leaves it.
void paintEnds(QPainter &painter, const Context &c, int difference)
{
    const HeatmapGeometry &g = c.geometry;
    const int firstRow = std::max(g.shownRows.first, g.shownColumns.first - difference);
    const int lastRow = std::min(g.shownRows.end(), g.shownColumns.end() - difference) - 1;
    if (lastRow < firstRow)
        return; // passes by what is shown
    const QRectF first = g.cell(firstRow, firstRow + difference);
    const QRectF last = g.cell(lastRow, lastRow + difference);
    const QColor color = c.theme.position.line;
    if (firstRow == g.shownRows.first)
        paintTriangle(painter, {first.center().x(), g.map.top() - 1}, {0, 1}, color);
    else
        paintTriangle(painter, {g.map.left() - 1, first.center().y()}, {1, 0}, color);
    if (lastRow == g.shownRows.end() - 1)
        paintTriangle(painter, {last.center().x(), g.map.bottom() + 1}, {0, -1}, color);
    else
        paintTriangle(painter, {g.map.right() + 1, last.center().y()}, {-1, 0}, color);
}

/// Every cell with the displacement of the selected pair.
void paintOutlines(QPainter &painter, const Context &c)
{
    const core::Prepared &prepared = *c.frame.prepared;
    const std::int64_t delta = core::displacement(prepared, {c.queryRow()}, {c.keyIndex()});
    const CellSpan &rows = c.geometry.shownRows;
    const CellSpan &columns = c.geometry.shownColumns;
    // Where numbers fill their cells it stands in the gaps.
    const double inset = c.geometry.cellSide() < insideFromCell ? 0 : 0.9;
    for (int row = rows.first; row < rows.end(); ++row)
        for (int column = columns.first; column < columns.end(); ++column)
            if (core::displacement(prepared, {row}, {column}) == delta)
                strokeWithCasing(
                    painter, c.geometry.cell(row, column).adjusted(inset, inset, -inset, -inset),
                    c.theme.position.line, {1.8, 3.5}, c.theme);
}

OverlayPen edgePen(double side)
{
    if (side >= outlineFromCell)
        return {2, 4};
    return side >= casingFromCell ? OverlayPen{1.4, 3} : OverlayPen{1.5, 0};
}

void paintEdges(QPainter &painter, const Context &c, const QLineF &a, const QLineF &b,
                const QColor &color)
{
    const OverlayPen pen = edgePen(c.geometry.cellSide());
    if (pen.casing > 0) {
        painter.setPen(QPen(c.theme.casing, pen.casing, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(a);
        painter.drawLine(b);
    }
    painter.setPen(QPen(color, pen.width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(a);
    painter.drawLine(b);
}

void paintRow(QPainter &painter, const Context &c, int row, const QColor &color)
{
    const double half = c.geometry.gap / 2;
    const QRectF band = c.geometry.rowBand(row).adjusted(-half, -half, half, half);
    paintEdges(painter, c, {band.topLeft(), band.topRight()},
               {band.bottomLeft(), band.bottomRight()}, color);
}

void paintColumn(QPainter &painter, const Context &c, int column, const QColor &color)
{
    const double half = c.geometry.gap / 2;
    const QRectF band = c.geometry.columnBand(column).adjusted(-half, -half, half, half);
    paintEdges(painter, c, {band.topLeft(), band.bottomLeft()},
               {band.topRight(), band.bottomRight()}, color);
}

void paintPairColumns(QPainter &painter, const Context &c)
{
    const auto pair = chosenColumns(c);
    if (!pair)
        return;
    const QRectF first = c.geometry.columnBand(pair->first);
    const QRectF second = c.geometry.columnBand(pair->second);
    if (pair->second == pair->first + 1) {
        strokeWithCasing(painter, first.united(second), c.theme.position.line, {1.8, 3.5}, c.theme);
        return;
    }
    strokeWithCasing(painter, first, c.theme.position.line, {1.8, 3.5}, c.theme);
    strokeWithCasing(painter, second, c.theme.position.line, {1.8, 3.5}, c.theme);
}

} // namespace

void paintDisplacement(QPainter &painter, const Context &c)
{
    if (!c.hasPair())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool small = c.geometry.cellSide() < outlineFromCell;
    if (c.bucket || !small)
        clipToShown(painter, c, bandReach); // triangles stand beside the map
    if (c.bucket)
        paintBand(painter, c, *c.bucket);
    else if (!small)
        paintOutlines(painter, c);
    else if (c.frame.prepared->positions.consecutive)
        paintEnds(painter, c, c.keyIndex() - c.queryRow());
    painter.restore();
}

void paintCrosshair(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    clipToShown(painter, c, 3);
    paintPairColumns(painter, c);
    if (c.keyIndex() >= 0 && c.isPair())
        paintColumn(painter, c, c.keyIndex(), c.theme.key.line);
    else if (c.keyIndex() >= 0)
        paintRow(painter, c, c.keyIndex(), c.theme.key.line);
    if (c.queryRow() >= 0)
        paintRow(painter, c, c.queryRow(), c.theme.query.line);
    if (c.hasPair()) {
        const double half = c.geometry.gap / 2;
        const QRectF cell =
            c.geometry.cell(c.queryRow(), c.keyIndex()).adjusted(-half, -half, half, half);
        const bool small = c.geometry.cellSide() < outlineFromCell;
        // A cell of a pixel or two would vanish under its own frame.
        const double grow = std::max(0.0, (6 - c.geometry.cellSide()) / 2);
        strokeWithCasing(painter, cell.adjusted(-grow, -grow, grow, grow), c.theme.ink,
                         small ? OverlayPen{2, 3.6} : OverlayPen{3, 6}, c.theme);
    }
    painter.restore();
}

void paintPinned(QPainter &painter, const Context &c)
{
    if (!c.isPair())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    int letter = 0;
    for (const core::Pair &pin : core::pinsOf(c.view)) {
        const int pinned = letter++;
        if (!c.geometry.shows(pin.query.value, pin.key.value) ||
            pin.query.value >= c.geometry.rows || pin.key.value >= c.geometry.columns)
            continue;
        const QRectF cell = c.geometry.cell(pin.query.value, pin.key.value);
        strokeWithCasing(painter, cell, c.theme.ink, {1.8, 4.6}, c.theme);
        // At a corner that leaves the number alone, inside the map.
        const QRectF place = c.geometry.map.adjusted(pinReach, pinReach, -pinReach, -pinReach);
        paintPinTag(painter,
                    {std::clamp(cell.right(), place.left(), std::max(place.left(), place.right())),
                     std::clamp(cell.top(), place.top(), std::max(place.top(), place.bottom()))},
                    pinned, c.theme);
    }
    painter.restore();
}

void paintHover(QPainter &painter, const Context &c)
{
    if (!c.options.hover || !c.geometry.shows(c.options.hover->row, c.options.hover->column))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cell = c.geometry.cell(c.options.hover->row, c.options.hover->column);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.theme.casing, 3));
    painter.drawRect(cell);
    QPen dashed(c.theme.ink, 1.6);
    dashed.setDashPattern({2, 1.6});
    painter.setPen(dashed);
    painter.drawRect(cell);
    painter.restore();
}

QStringList outlineWords(const Context &c)
{
    const auto said = [](const char *text) {
        return QCoreApplication::translate("Painters", text);
    };
    if (!c.hasPair())
        return {};
    if (c.bucket && c.frame.key.method == core::MethodId::Shaw) {
        const QString clip = wholeText(c.bucket->bucket);
        return {said(QT_TRANSLATE_NOOP("Painters", "Outlined: every pair that shares δ = %1"))
                    .arg(clip),
                said(QT_TRANSLATE_NOOP("Painters", "Outlined: every δ = %1")).arg(clip),
                said(QT_TRANSLATE_NOOP("Painters", "Outlined: δ = %1")).arg(clip)};
    }
    if (c.bucket) {
        const QString low = wholeText(c.bucket->low + diagonalShift(c));
        const QString high = wholeText(c.bucket->high + diagonalShift(c));
        return {said(QT_TRANSLATE_NOOP("Painters", "Bucket %1: Δ %2"))
                    .arg(c.bucket->bucket)
                    .arg(low == high ? low : low + QStringLiteral(" … ") + high)};
    }
    const QString delta =
        wholeText(core::displacement(*c.frame.prepared, {c.queryRow()}, {c.keyIndex()}));
    if (c.geometry.cellSide() < outlineFromCell)
        return c.frame.prepared->positions.consecutive
                   ? QStringList{said(QT_TRANSLATE_NOOP("Painters", "Triangles: Δ = %1"))
                                     .arg(delta)}
                   : QStringList();
    return {
        said(QT_TRANSLATE_NOOP("Painters", "Outlined diagonal: every pair with Δ = %1")).arg(delta),
        said(QT_TRANSLATE_NOOP("Painters", "Outlined: every Δ = %1")).arg(delta),
        said(QT_TRANSLATE_NOOP("Painters", "Outlined: Δ = %1")).arg(delta)};
}

} // namespace locus::widgets::heatmap
