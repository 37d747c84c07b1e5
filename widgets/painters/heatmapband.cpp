// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/rowkernels.h"
#include "core/position/shaw.h"
#include "core/position/t5.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::heatmap {

namespace {

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

} // namespace

std::int64_t diagonalShift(const Context &c)
{
    return core::displacement(*c.frame.prepared, {c.queryRow()}, {c.keyIndex()}) -
           (c.keyIndex() - c.queryRow());
}

void paintBand(QPainter &painter, const Context &c, const BucketBand &band)
{
    const QList<QLineF> outline = outlineOf(c.geometry, band);
    const bool vector = isVector(painter); // on pixels whole ones: crisp, and painted at once
    strokeEdges(painter, outline, vector ? 3.5 : 2 * bandReach, c.theme.casing);
    strokeEdges(painter, outline, vector ? 1.8 : 2, c.theme.position.line);
}

std::optional<BucketBand> bucketBandOf(const Context &c)
{
    if (!c.hasPair() || !c.frame.prepared->positions.consecutive)
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

} // namespace locus::widgets::heatmap
