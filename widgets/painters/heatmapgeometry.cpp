// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double gapFromCell = 14;
constexpr double rowLabelFrom = 13;
constexpr double columnLabelFrom = 20;
constexpr double topWithTokens = 38; ///< a tag of two lines and its gap
constexpr double topWithNumbers = 24;
constexpr double edge = 8;      ///< where nothing stands beside the map
constexpr double legendGap = 8; ///< leaves room for the triangles under the map
constexpr double legendHeight = 22;
constexpr double narrowLegend = 400; ///< goes on under the colour bar
constexpr double smallMap = 190;     ///< begins under the labels of the rows
constexpr double barGap = 20;
constexpr double barGapWhenNarrow = 14;
constexpr double narrowBelow = 520;
constexpr double barWidth = 10;
constexpr double swatchSpace = 40;
constexpr double widestToken = 64;
constexpr double widestTableCell = 48;

struct Extent {
    int rows = 0;
    int columns = 0;
    bool pair = false;
    bool tokens = false;
};

/// Width for token and index of every row.
double leftSpace(const core::Frame &frame, const Extent &extent)
{
    const QFontMetricsF token(uiFont(metrics::legendPx, QFont::DemiBold));
    const QFontMetricsF number(uiFont(metrics::axisPx, QFont::DemiBold));
    // Measuring thousands of words takes longer than painting the map: the longest one stands for
    // all.
    double widest = 0;
    if (extent.tokens && !frame.key.content.tokens.empty()) {
        const std::vector<std::string> &tokens = frame.key.content.tokens;
        const auto longest = std::max_element(
            tokens.begin(), tokens.end(),
            [](const std::string &a, const std::string &b) { return a.size() < b.size(); });
        widest = token.horizontalAdvance(QString::fromStdString(*longest)) + 1;
    }
    const int last = std::max(extent.rows - 1 + std::max(frame.key.queryOffset, 0), 10);
    double space = number.horizontalAdvance(QString::number(last)) + heatmap::aroundRowLabel;
    if (widest > 0)
        space += std::min(widest, widestToken) + heatmap::tokenToIndex;
    return std::ceil(space);
}

/// Whole pixels when that costs little, so that cells and gaps are crisp.
double wholeCell(double cell)
{
    const double whole = std::floor(cell);
    return whole >= 1 && whole >= 0.92 * cell ? whole : cell;
}

void placeMap(HeatmapGeometry &g, const QRectF &area, const Extent &extent)
{
    double width = area.width() / extent.columns;
    double height = area.height() / extent.rows;
    if (extent.pair)
        width = height = wholeCell(std::min(width, height));
    else {
        width = wholeCell(std::min(width, widestTableCell));
        height = wholeCell(std::min(height, widestTableCell));
    }
    const double slackX = area.width() - width * extent.columns;
    const double slackY = area.height() - height * extent.rows;
    g.map = QRectF(std::floor(area.left() + slackX / 2), std::floor(area.top() + slackY / 2),
                   width * extent.columns, height * extent.rows);
    // Zoomed in, the map keeps its place.
    g.cellWidth = g.isWhole() ? width : g.map.width() / g.shownColumns.count;
    g.cellHeight = g.isWhole() ? height : g.map.height() / g.shownRows.count;
    g.gap = g.cellSide() >= gapFromCell ? 1 : 0;
}

void placeBar(HeatmapGeometry &g, const QRectF &area, double gap, bool masked)
{
    // A map of few rows is lower than a bar can be: the bar keeps its own height then.
    const double needed = std::min(area.height(), 120.0 + (masked ? swatchSpace : 0));
    const double height = std::max(g.map.height(), needed);
    const double top = std::clamp(g.map.center().y() - height / 2, area.top(),
                                  std::max(area.top(), area.bottom() - height));
    g.bar = QRectF(g.map.right() + gap, std::floor(top), barWidth,
                   height - g.gap - (masked ? swatchSpace : 0));
    if (masked)
        g.swatch = QRectF(g.bar.left(), g.bar.bottom() + 16, 12, 12);
}

/// Below the map; a small one leaves it the whole width, as far as nothing else stands there.
void placeLegend(HeatmapGeometry &g, const QRectF &rect)
{
    g.legend =
        QRectF(g.map.left(), g.map.bottom() + legendGap, g.map.width(), legendHeight - legendGap);
    if (g.map.width() < narrowLegend)
        g.legend.setRight(rect.right());
    constexpr double swatchRoom = 8;
    if (!g.swatch.isEmpty() && g.swatch.bottom() + 2 > g.legend.top())
        g.legend.setRight(std::min(g.legend.right(), g.swatch.left() - swatchRoom));
    if (g.map.width() < smallMap)
        g.legend.setLeft(rect.left());
}

} // namespace

double heatmap::barTextSpace(const ColorRange &range)
{
    const QFontMetricsF fm(uiFont(metrics::axisPx, QFont::DemiBold));
    double widest = std::max(fm.horizontalAdvance(QStringLiteral("−0.005")),
                             fm.horizontalAdvance(maskedWord()));
    QList<double> ticks = niceTicks(range.low, range.high, 9);
    ticks << range.low << range.high;
    for (const double tick : std::as_const(ticks))
        widest = std::max(widest, fm.horizontalAdvance(shortText(tick)));
    return std::ceil(widest) + barTextGap + 1;
}

HeatmapGeometry heatmap::bareMap(const QRectF &area, int rows, int columns)
{
    HeatmapGeometry g;
    g.rows = rows;
    g.columns = columns;
    g.shownRows = {0, rows};
    g.shownColumns = {0, columns};
    placeMap(g, area, {rows, columns, true, false});
    return g;
}

QRectF HeatmapGeometry::cell(int row, int column) const
{
    return {columnBand(column).left(), rowBand(row).top(), cellWidth - gap, cellHeight - gap};
}

QRectF HeatmapGeometry::rowBand(int row) const
{
    return {map.left(), map.top() + (row - shownRows.first) * cellHeight, map.width() - gap,
            cellHeight - gap};
}

QRectF HeatmapGeometry::columnBand(int column) const
{
    return {map.left() + (column - shownColumns.first) * cellWidth, map.top(), cellWidth - gap,
            map.height() - gap};
}

std::optional<CellIndex> HeatmapGeometry::cellAt(QPointF point) const
{
    if (rows < 1 || columns < 1 || point.x() < map.left() || point.y() < map.top() ||
        point.x() >= map.right() || point.y() >= map.bottom())
        return std::nullopt;
    return nearestCell(point);
}

CellIndex HeatmapGeometry::nearestCell(QPointF point) const
{
    const double row = std::floor((point.y() - map.top()) / cellHeight);
    const double column = std::floor((point.x() - map.left()) / cellWidth);
    return {shownRows.first + static_cast<int>(std::clamp(row, 0.0, shownRows.count - 1.0)),
            shownColumns.first +
                static_cast<int>(std::clamp(column, 0.0, shownColumns.count - 1.0))};
}

std::optional<HeatmapGeometry> heatmapGeometry(const QRectF &rect, const core::Frame &frame,
                                               const core::View &view,
                                               const HeatmapOptions &options)
{
    const auto image = heatmap::shownImage(frame, view, options);
    if (!image || image->rows < 1 || image->columns < 1)
        return std::nullopt;
    Extent extent;
    extent.rows = image->rows;
    extent.columns = image->columns;
    extent.pair = core::isPairStage(image->stage);
    extent.tokens = frame.key.content.source == core::ContentSource::Tokens;
    const bool hasBar = options.colorBar && image->stage != core::Stage::Mask;
    const bool masked = options.colorBar && extent.pair && frame.prepared &&
                        heatmap::shownMask(frame, options).hidesAnything();

    HeatmapGeometry g;
    g.rows = extent.rows;
    g.columns = extent.columns;
    g.shownRows = cellsOf(options.rows, g.rows);
    g.shownColumns = cellsOf(options.columns, g.columns);
    const double left = options.labels ? leftSpace(frame, extent) : edge;
    const double top = !options.labels                ? edge
                       : extent.tokens && extent.pair ? topWithTokens
                                                      : topWithNumbers;
    const double gap = rect.width() < narrowBelow ? barGapWhenNarrow : barGap;
    const double right =
        hasBar || masked
            ? gap + barWidth + heatmap::barTextSpace(heatmap::shownRange(frame, view, options))
            : edge;
    const double bottom = options.legend ? legendHeight : edge;
    const QRectF inner =
        rect.adjusted(0, mistakeTagHeight(heatmap::labelledFrame(frame, options)), 0, 0);
    const QRectF area = inner.adjusted(left, top, -right, -bottom);
    if (area.width() < 8 || area.height() < 8)
        return std::nullopt;
    placeMap(g, area, extent);
    g.columnTokens = extent.pair && extent.tokens && g.cellWidth >= columnLabelFrom;
    g.rowTokens = g.cellHeight >= rowLabelFrom;
    g.top = QRectF(g.map.left(), g.map.top() - top, g.map.width(), top);
    g.left = QRectF(rect.left(), g.map.top(), g.map.left() - rect.left(), g.map.height());
    if (hasBar || masked)
        placeBar(g, area, gap, masked);
    if (options.legend)
        placeLegend(g, rect);
    return g;
}

} // namespace locus::widgets
