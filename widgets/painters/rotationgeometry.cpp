// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/common.h"
#include "widgets/painters/rotationparts.h"

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double captionHeight = 46; ///< frequency, bar, number
constexpr double cellPadding =
    12; ///< above and below dial and captions, for the chosen one's frame
constexpr double captionCell = 52;   ///< narrowest cell with captions
constexpr double captionedDial = 14; ///< smallest radius above captions
constexpr double clockCellWidth = 58;
constexpr double clockCellHeight = 50;
constexpr double widestDial = 104;
constexpr double widestBigDial = 420;     ///< across, beside the others
constexpr double widestAboveOthers = 560; ///< or above them
constexpr double besideAngles = 110;      ///< room for the angles there
constexpr int neverScrolled = 8;          ///< as many dials are always seen together
constexpr double costOfGap = 8;           ///< of a row that is not full, in pixels of radius
constexpr double smallestDial = 5;
constexpr double textLine = 30; ///< the angles under the big dial

bool hasBigDial(const core::Frame &frame)
{
    return frame.key.method == core::MethodId::Rope;
}

void placeBigDial(RotationGeometry &g, const QRectF &rect, const core::Frame &frame)
{
    if (rect.width() >= 1.4 * rect.height()) { // dial left, grid right
        const rotation::AngleWidths angles = rotation::angleWidths(frame);
        const bool oneLine = angles.all + 4 <= rect.width() / 2;
        const double text = oneLine ? textLine : 2 * textLine - 10;
        const double side = std::min({rect.height() - text, 0.46 * rect.width(), widestBigDial});
        g.radius = side / 2 - 4;
        const double width = std::max(
            side + 8, std::min((oneLine ? angles.all : angles.pair) + 4, rect.width() / 2));
        g.center = QPointF(rect.left() + width / 2, rect.top() + (rect.height() - text) / 2);
        g.angles = QRectF(rect.left(), rect.bottom() - text + 4, width, text - 4);
        g.grid = rect.adjusted(width + 12, 0, 0, 0);
        return;
    }
    // dial above the grid, the angles beside it
    const double side =
        std::min({rect.width() - besideAngles, 0.42 * rect.height(), widestAboveOthers});
    g.radius = std::max(0.0, side / 2 - 4);
    g.center = QPointF(rect.left() + side / 2, rect.top() + side / 2);
    g.angles = QRectF(rect.left() + side + 14, rect.top(), rect.width() - side - 14, side);
    g.grid = rect.adjusted(0, side + 10, 0, 0);
}

struct GridFit {
    int columns = 1;
    double radius = 0;
    bool captions = false;
};

double radiusIn(double width, double height, bool captions)
{
    const double captionSpace = captions ? captionHeight + cellPadding : 6;
    return std::min({width / 2 - (captions ? 6 : 9), (height - captionSpace) / 2, widestDial});
}

/// The division of the grid that gives the largest dials when all must be seen.
GridFit bestFit(const QRectF &grid, int blocks, bool mayCaption, double leastRadius)
{
    GridFit best;
    double bestWorth = -1e9;
    for (int columns = 1; columns <= blocks; ++columns) {
        const int rows = (blocks + columns - 1) / columns;
        const double width = grid.width() / columns;
        const double height = grid.height() / rows;
        const double captioned =
            mayCaption && width >= captionCell ? radiusIn(width, height, true) : 0;
        const bool captions = captioned >= leastRadius;
        const double radius = captions ? captioned : radiusIn(width, height, false);
        // Numbers under the dials are worth smaller dials, full rows a few pixels.
        const int empty = rows * columns - blocks;
        const double worth =
            radius - (blocks <= 16 ? costOfGap * empty : 0) + (captions ? 1000 : 0);
        if (worth > bestWorth) {
            bestWorth = worth;
            best = {columns, radius, captions};
        }
    }
    best.radius = std::max(best.radius, smallestDial);
    return best;
}

void placeGrid(RotationGeometry &g, bool clocks, const RotationOptions &options)
{
    const QRectF &grid = g.grid;
    const GridFit fit = bestFit(grid, g.blocks, !clocks, captionedDial);
    const bool allFit = clocks ? fit.radius >= clockCellHeight / 2 - 6 : fit.captions;
    if (allFit || options.fitAll || g.blocks <= neverScrolled) {
        g.columns = fit.columns;
        g.captions = fit.captions;
        g.rows = g.visibleRows = (g.blocks + g.columns - 1) / g.columns;
        g.firstRow = 0;
        g.cellHeight = std::min(grid.height() / g.rows,
                                2 * fit.radius + (fit.captions ? captionHeight + cellPadding : 18));
    } else {
        g.captions = !clocks && grid.height() >= 2 * captionedDial + captionHeight + cellPadding &&
                     grid.width() >= captionCell;
        const double width = g.captions ? captionCell : clockCellWidth;
        const double height =
            g.captions ? 2 * captionedDial + captionHeight + cellPadding : clockCellHeight;
        g.columns = std::clamp(static_cast<int>(grid.width() / width), 1, g.blocks);
        g.rows = (g.blocks + g.columns - 1) / g.columns;
        g.visibleRows = std::clamp(static_cast<int>(grid.height() / height), 1, g.rows);
        g.firstRow = std::clamp(options.firstRow, 0, g.rows - g.visibleRows);
        g.cellHeight = grid.height() / g.visibleRows;
    }
    g.cellWidth = grid.width() / g.columns;
    g.dialRadius = std::max(radiusIn(g.cellWidth, g.cellHeight, g.captions), smallestDial);
}

} // namespace

QRectF RotationGeometry::blockRect(int block) const
{
    const int row = block / columns - firstRow;
    if (block < 0 || block >= blocks || row < 0 || row >= visibleRows)
        return {};
    const double top = grid.top() + (grid.height() - visibleRows * cellHeight) / 2;
    return {grid.left() + block % columns * cellWidth, top + row * cellHeight, cellWidth,
            cellHeight};
}

std::optional<int> RotationGeometry::blockAt(QPointF point) const
{
    for (int block = firstRow * columns;
         block < std::min(blocks, (firstRow + visibleRows) * columns); ++block)
        if (blockRect(block).contains(point))
            return block;
    return std::nullopt;
}

int rotationBlocks(const core::Frame &frame)
{
    if (frame.refusal || !frame.prepared)
        return 0;
    if (frame.key.method == core::MethodId::Rope && frame.prepared->hooks.onQuery)
        return static_cast<int>(frame.prepared->hooks.onQuery->pairs.size());
    return frame.key.method == core::MethodId::Sinusoidal ? frame.shapes.dModel / 2 : 0;
}

RotationGeometry rotationGeometry(const QRectF &rect, const core::Frame &frame,
                                  const RotationOptions &options)
{
    RotationGeometry g;
    g.blocks = rotationBlocks(frame);
    if (g.blocks == 0)
        return g;
    g.grid = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    if (hasBigDial(frame))
        placeBigDial(g, QRectF(g.grid), frame);
    placeGrid(g, !hasBigDial(frame), options);
    return g;
}

} // namespace locus::widgets
