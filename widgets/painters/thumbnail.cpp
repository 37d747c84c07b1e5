// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/thumbnail.h"

#include "widgets/painters/common.h"
#include "widgets/painters/headgrid.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double sidePadding = 12;
constexpr double topPadding = 14;
constexpr double gapFromCell = 10;
constexpr double headGap = 4;
constexpr double widestCell = 40;

bool showsHeads(const core::Model &model, const core::View &view)
{
    return view.allHeads && core::shapesOf(model).heads > 1;
}

QRectF centred(const QRectF &area, QSizeF size)
{
    return {QPointF(std::round(area.center().x() - size.width() / 2),
                    std::round(area.center().y() - size.height() / 2)),
            size};
}

/// Whole pixels, so that every cell is as wide as its neighbour.
double wholeCell(double cell)
{
    return cell >= 1 ? std::floor(cell) : cell;
}

std::vector<QRectF> headMaps(const QRectF &area, int heads)
{
    double side = 0;
    int columns = 1;
    for (int tried = 1; tried <= heads; ++tried) {
        const int rows = (heads + tried - 1) / tried;
        const double fits = std::min((area.width() - (tried - 1) * headGap) / tried,
                                     (area.height() - (rows - 1) * headGap) / rows);
        if (fits > side) {
            side = fits;
            columns = tried;
        }
    }
    side = wholeCell(side);
    const int rows = (heads + columns - 1) / columns;
    const QRectF all =
        centred(area, {columns * (side + headGap) - headGap, rows * (side + headGap) - headGap});
    std::vector<QRectF> maps;
    maps.reserve(static_cast<std::size_t>(heads));
    for (int head = 0; head < heads; ++head) {
        const int row = head / columns;
        maps.emplace_back(all.left() + (head % columns) * (side + headGap),
                          all.top() + row * (side + headGap), side, side);
    }
    return maps;
}

void paintHeads(QPainter &painter, const ThumbnailGeometry &geometry, const core::Frame &frame,
                const core::View &view, const Theme &theme)
{
    const ColorRange range = commonRangeOfHeads(frame, view);
    const double ratio = painter.device()->devicePixelRatioF();
    for (std::size_t head = 0; head < geometry.maps.size(); ++head) {
        const QRectF &map = geometry.maps[head];
        paintHatch(painter, map, theme);
        if (const auto *image = frame.image(view.stage, static_cast<int>(head)))
            painter.drawImage(
                map, headImage(*image, frame, range, theme, (map.size() * ratio).toSize()));
    }
}

void paintMap(QPainter &painter, const ThumbnailGeometry &thumbnail, const core::Frame &frame,
              const core::View &view, const Theme &theme)
{
    const auto image = heatmap::imageOf(frame, view);
    if (!image)
        return;
    HeatmapGeometry geometry;
    geometry.rows = image->rows;
    geometry.columns = image->columns;
    geometry.shownRows = {0, image->rows};
    geometry.shownColumns = {0, image->columns};
    geometry.map = thumbnail.maps.front();
    geometry.cellWidth = geometry.map.width() / image->columns;
    geometry.cellHeight = geometry.map.height() / image->rows;
    geometry.gap = thumbnail.gap;
    HeatmapOptions options;
    options.selection = false;
    heatmap::paintCells(painter, {geometry, frame, view, theme, options, image,
                                  heatmapRange(frame, view), std::nullopt});
}

} // namespace

std::vector<core::StageRequest> thumbnailRequests(const core::Model &model, const core::View &view)
{
    if (!showsHeads(model, view))
        return {{view.stage, view.head}};
    std::vector<core::StageRequest> requests;
    for (int head = 0; head < core::shapesOf(model).heads; ++head)
        requests.push_back({view.stage, head});
    return requests;
}

ThumbnailGeometry thumbnailGeometry(const QRectF &rect, const core::Frame &frame,
                                    const core::View &view)
{
    const QRectF area = rect.adjusted(sidePadding, topPadding, -sidePadding, -topPadding);
    if (!frame.prepared || core::stageRefusal(*frame.prepared, view.stage))
        return {{area}};
    if (showsHeads(frame.key, view))
        return {headMaps(area, frame.shapes.heads)};
    const core::StageShape shape = core::stageShape(frame.shapes, view.stage);
    double width = wholeCell(std::min(area.width() / shape.columns, widestCell));
    double height = wholeCell(std::min(area.height() / shape.rows, widestCell));
    if (core::isPairStage(view.stage))
        width = height = std::min(width, height);
    return {{centred(area, {width * shape.columns, height * shape.rows})},
            std::min(width, height) >= gapFromCell ? 1.0 : 0.0};
}

void paintThumbnail(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                    const core::View &view, const Theme &theme)
{
    const ThumbnailGeometry geometry = thumbnailGeometry(rect, frame, view);
    painter.save();
    if (!heatmapSentence(frame, view).isEmpty()) {
        paintHatch(painter, geometry.maps.front(), theme);
        paintSentence(painter, geometry.maps.front(), notDefinedHere(), theme, true);
    } else if (showsHeads(frame.key, view)) {
        paintHeads(painter, geometry, frame, view, theme);
    } else {
        paintMap(painter, geometry, frame, view, theme);
    }
    painter.restore();
}

} // namespace locus::widgets
