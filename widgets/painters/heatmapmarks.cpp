// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/rowkernels.h"
#include "core/position/shaw.h"
#include "core/position/t5.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::heatmap {

namespace {

constexpr double outlineFromCell = 20;
constexpr double casingFromCell = 8;

bool isTied(const Context &c)
{
    return c.isPair() && c.queryRow() >= 0 && c.keyIndex() >= 0;
}

/// Displacement of diagonal 0, in positions.
std::int64_t diagonalShift(const Context &c)
{
    return core::displacement(*c.frame.prepared, {c.queryRow()}, {c.keyIndex()}) -
           (c.keyIndex() - c.queryRow());
}

/// The outline of the cells of a band, edge by edge. Cells that are smaller than a stroke are taken
/// several at a time.
QList<QLineF> outlineOf(const HeatmapGeometry &g, const BucketBand &band)
{
    const int step = std::max(1, static_cast<int>(std::ceil(2 / g.cellHeight)));
    const int lastRow = g.shownRows.end();
    const auto x = [&](int column) {
        return g.columnBand(std::clamp(column, g.shownColumns.first, g.shownColumns.end())).left();
    };
    const auto y = [&](int row) { return g.rowBand(std::min(row, lastRow)).top(); };
    QList<QLineF> edges;
    double left = 0;
    double right = 0;
    bool open = false;
    for (int row = g.shownRows.first; row < lastRow; row += step) {
        const double from = x(row + band.low);
        const double to = x(row + band.high + 1);
        if (from == to) {
            if (open)
                edges << QLineF(left, y(row), right, y(row));
            open = false;
            continue;
        }
        if (open)
            edges << QLineF(left, y(row), from, y(row)) << QLineF(right, y(row), to, y(row));
        else
            edges << QLineF(from, y(row), to, y(row));
        edges << QLineF(from, y(row), from, y(row + step)) << QLineF(to, y(row), to, y(row + step));
        left = from;
        right = to;
        open = true;
    }
    if (open)
        edges << QLineF(left, y(lastRow), right, y(lastRow));
    return edges;
}

/// What a square pen covers of a level or upright edge.
QRectF strokedEdge(const QLineF &edge, double width)
{
    const auto [left, right] = std::minmax({edge.x1(), edge.x2()});
    const auto [top, bottom] = std::minmax({edge.y1(), edge.y2()});
    return {left - width / 2, top - width / 2, right - left + width, bottom - top + width};
}

void strokeEdges(QPainter &painter, const QList<QLineF> &edges, double width, const QColor &color)
{
    if (isVector(painter)) {
        QList<QRectF> rects;
        for (const QLineF &edge : edges)
            rects << strokedEdge(edge, width);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRects(rects);
        return;
    }
    core::rowKernels().cleanRegisters(); // thousands of edges, and Qt's fills leave them in use
    const QTransform &device = painter.deviceTransform();
    QList<QRect> pixels;
    pixels.reserve(edges.size());
    for (const QLineF &edge : edges)
        pixels << pixelsOf(device, strokedEdge(edge, width));
    fillPixels(painter, pixels, color);
}

void paintBand(QPainter &painter, const Context &c, const BucketBand &band)
{
    const QList<QLineF> outline = outlineOf(c.geometry, band);
    const bool vector = isVector(painter); // on pixels whole ones: crisp, and painted at once
    strokeEdges(painter, outline, vector ? 3.5 : 2 * bandReach, c.theme.casing);
    strokeEdges(painter, outline, vector ? 1.8 : 2, c.theme.position.line);
}

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
    for (int row = rows.first; row < rows.end(); ++row)
        for (int column = columns.first; column < columns.end(); ++column)
            if (core::displacement(prepared, {row}, {column}) == delta)
                strokeWithCasing(painter,
                                 c.geometry.cell(row, column).adjusted(0.9, 0.9, -0.9, -0.9),
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

/// The diagonals around the selected one on which \a bucketOf says the same.
template <class F>
BucketBand bandOf(const Context &c, const F &bucketOf)
{
    const std::int64_t shift = diagonalShift(c);
    const int selected = c.keyIndex() - c.queryRow();
    BucketBand band{selected, selected, bucketOf(selected + shift)};
    while (band.low > -(c.image->rows - 1) && bucketOf(band.low - 1 + shift) == band.bucket)
        --band.low;
    while (band.high < c.image->columns - 1 && bucketOf(band.high + 1 + shift) == band.bucket)
        ++band.high;
    return band;
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

std::optional<BucketBand> bucketBandOf(const Context &c)
{
    if (!isTied(c) || !c.frame.prepared->positions.consecutive)
        return std::nullopt;
    if (c.frame.key.method == core::MethodId::Shaw)
        return bandOf(c, [radius = c.frame.key.shaw.radius](std::int64_t delta) {
            return core::clippedDisplacement(delta, radius);
        });
    if (c.frame.key.method == core::MethodId::T5)
        return bandOf(c, [buckets = core::T5Buckets(c.frame.key.t5)](std::int64_t delta) {
            return std::int64_t{buckets.bucket(delta)};
        });
    return std::nullopt;
}

void paintDisplacement(QPainter &painter, const Context &c)
{
    if (!isTied(c))
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
    if (isTied(c)) {
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

QString outlineWords(const Context &c, bool brief)
{
    if (!isTied(c))
        return {};
    if (c.bucket && c.frame.key.method == core::MethodId::Shaw) {
        const QString clip = wholeText(c.bucket->bucket);
        return brief ? QCoreApplication::translate("Painters", "Outlined: every δ = %1").arg(clip)
                     : QCoreApplication::translate("Painters",
                                                   "Outlined: every pair that shares δ = %1")
                           .arg(clip);
    }
    if (c.bucket) {
        const QString low = wholeText(c.bucket->low + diagonalShift(c));
        const QString high = wholeText(c.bucket->high + diagonalShift(c));
        return QCoreApplication::translate("Painters", "Bucket %1: Δ %2")
            .arg(c.bucket->bucket)
            .arg(low == high ? low : low + QStringLiteral(" … ") + high);
    }
    const QString delta =
        wholeText(core::displacement(*c.frame.prepared, {c.queryRow()}, {c.keyIndex()}));
    if (c.geometry.cellSide() < outlineFromCell)
        return c.frame.prepared->positions.consecutive
                   ? QCoreApplication::translate("Painters", "Triangles: Δ = %1").arg(delta)
                   : QString();
    return brief ? QCoreApplication::translate("Painters", "Outlined: every Δ = %1").arg(delta)
                 : QCoreApplication::translate("Painters",
                                               "Outlined diagonal: every pair with Δ = %1")
                       .arg(delta);
}

} // namespace locus::widgets::heatmap
