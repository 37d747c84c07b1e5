// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "widgets/painters/cellimage.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmaplimits.h"
#include "widgets/painters/heatmapparts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets::heatmap {

namespace {

constexpr int vectorPixels = 1024; ///< viewers blur small embedded images
constexpr int mostVectorPixels = 2048;

/// Cells of one colour together: one brush each, a small file.
void paintRectangles(QPainter &painter, const Context &c)
{
    std::array<QList<QRectF>, colorLevels> byLevel;
    const bool overlap =
        isVector(painter) && c.geometry.gap == 0; // viewers show seams between touching edges
    const CellSpan rows = c.geometry.shownRows;
    const CellSpan columns = c.geometry.shownColumns;
    for (int row = rows.first; row < rows.end(); ++row)
        for (int column = columns.first; column < columns.end(); ++column) {
            if (c.isMasked(row, column))
                continue;
            QRectF rect = c.geometry.cell(row, column);
            if (overlap)
                rect.adjust(0, 0,
                            column + 1 < columns.end() && !c.isMasked(row, column + 1) ? 0.4 : 0,
                            row + 1 < rows.end() && !c.isMasked(row + 1, column) ? 0.4 : 0);
            const auto at =
                static_cast<std::size_t>(row) * static_cast<std::size_t>(c.image->columns);
            const float value = c.image->values[at + static_cast<std::size_t>(column)];
            byLevel[static_cast<std::size_t>(levelOf(double(value), c.range))].append(rect);
        }
    const ColorTable &table = colorTable(c.range.scale, c.theme);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < byLevel.size(); ++i)
        if (!byLevel[i].isEmpty()) {
            painter.setBrush(c.image->stage == core::Stage::Mask ? c.theme.groove
                                                                 : QColor(table[i]));
            painter.drawRects(byLevel[i]);
        }
}

void paintMasked(QPainter &painter, const Context &c)
{
    const HeatmapGeometry &g = c.geometry;
    for (int row = g.shownRows.first; row < g.shownRows.end(); ++row) {
        if (!c.isPair() && !c.isDeadOutput(row))
            continue;
        for (int column = g.shownColumns.first; column < g.shownColumns.end();) {
            if (!c.isMasked(row, column)) {
                ++column;
                continue;
            }
            int end = column + 1;
            while (g.gap == 0 && end < g.shownColumns.end() && c.isMasked(row, end))
                ++end;
            paintHatch(painter, g.cell(row, column).united(g.cell(row, end - 1)), c.theme,
                       g.gap > 0);
            column = end;
        }
    }
}

QSize pixelSize(const QPainter &painter, const Context &c)
{
    const auto enough = [](int count) {
        return count > mostVectorPixels ? mostVectorPixels
                                        : count * std::max(1, (vectorPixels + count - 1) / count);
    };
    if (isVector(painter))
        return {enough(c.geometry.shownColumns.count), enough(c.geometry.shownRows.count)};
    const QTransform &t = painter.deviceTransform();
    return {std::max(1, static_cast<int>(std::lround(c.geometry.map.width() * t.m11()))),
            std::max(1, static_cast<int>(std::lround(c.geometry.map.height() * t.m22())))};
}

/// The hatch under the whole map, as pixels: drawn once, then masked cells copy it.
const QImage *hatchedGround(const QPainter &painter, const Context &c, QSize size,
                            HeatmapCache &cache)
{
    if (!c.hidesAnything() || isVector(painter))
        return nullptr;
    if (cache.ground.size() != size || cache.groundMap != c.geometry.map ||
        cache.groundIsDark != c.theme.isDark) {
        cache.ground = QImage(size, QImage::Format_RGB32);
        cache.groundMap = c.geometry.map;
        cache.groundIsDark = c.theme.isDark;
        QPainter hatch(&cache.ground);
        hatch.scale(size.width() / c.geometry.map.width(), size.height() / c.geometry.map.height());
        hatch.translate(-c.geometry.map.topLeft());
        paintHatch(hatch, c.geometry.map, c.theme);
    }
    return &cache.ground;
}

void paintPixels(QPainter &painter, const Context &c)
{
    const QSize size = pixelSize(painter, c);
    HeatmapCache local;
    HeatmapCache &cache = c.options.cache ? *c.options.cache : local;
    const QImage *ground = hatchedGround(painter, c, size, cache);
    if (cache.image != c.image || cache.prepared != c.frame.prepared || cache.range != c.range ||
        cache.isDark != c.theme.isDark || cache.map != c.geometry.map ||
        cache.rows != c.geometry.shownRows || cache.columns != c.geometry.shownColumns ||
        cache.pixels.size() != size) {
        ColorTable plain;
        plain.fill(c.theme.groove.rgb());
        const bool isMask = c.image->stage == core::Stage::Mask;
        cache.image = c.image;
        cache.prepared = c.frame.prepared;
        cache.range = c.range;
        cache.isDark = c.theme.isDark;
        cache.map = c.geometry.map;
        cache.rows = c.geometry.shownRows;
        cache.columns = c.geometry.shownColumns;
        colorCells(cache.pixels, size,
                   {*c.image, c.hidesAnything() ? &c.mask() : nullptr, c.range,
                    isMask ? plain : colorTable(c.range.scale, c.theme), cache.rows, cache.columns},
                   ground);
    }
    if (c.hidesAnything() && !ground)
        paintHatch(painter, c.geometry.map, c.theme);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    QSizeF target = c.geometry.map.size();
    if (!isVector(painter)) { // exactly one image pixel per device pixel
        const QTransform &t = painter.deviceTransform();
        target = QSizeF(size.width() / t.m11(), size.height() / t.m22());
    }
    painter.drawImage(QRectF(c.geometry.map.topLeft(), target), cache.pixels);
}

} // namespace

void paintCells(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Rectangles stay crisp as vectors and leave gaps; on pixels an image without gaps is the same,
    // sooner.
    const bool few = std::int64_t{c.geometry.shownRows.count} * c.geometry.shownColumns.count <=
                     heatmapMostRectangles;
    if (few && (isVector(painter) || c.geometry.gap > 0)) {
        paintRectangles(painter, c);
        if (c.hidesAnything())
            paintMasked(painter, c);
    } else {
        paintPixels(painter, c);
    }
    if (!c.isPair())
        paintMasked(painter, c);
    painter.restore();
}

} // namespace locus::widgets::heatmap
