// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/exploregeometry.h"

#include "widgets/pipelinediagram.h"

#include <algorithm>

namespace locus::app {

namespace {

constexpr int wide = 1760;
constexpr int normal = 1420; ///< 1440 less the frame that a window may have
constexpr int narrow = 1200;
/// Card height that is not map: header, key labels, legend, paddings.
constexpr int mapChromeHeight = 114;
/// Card width that is not map: query labels, colour bar, paddings.
constexpr int mapChromeWidth = 160;
constexpr int smallestSide = 400;
constexpr int curveHeight = 240;
constexpr int plotHeight = 176; ///< below one head
/// Page height from which the pipeline has all its lanes.
constexpr int tall = 800;
constexpr int aboveStatusLine = 2;

int leftWidth(int width)
{
    return width >= normal ? 288 : width >= narrow ? 248 : 212;
}

/// Width of the map's card. The map is the hero, but the side cards keep what their pictures need.
int mapWidth(int width, int height, int left, int gaps)
{
    const int rest = width - left - gaps;
    if (width < narrow)
        return rest * 64 / 100;
    const double side = std::min<double>(height - mapChromeHeight, 0.40 * width);
    const int wanted = static_cast<int>(side) + mapChromeWidth;
    const int sideNeeds =
        width >= wide ? 2 * smallestSide + 12 : std::max(smallestSide, rest * 42 / 100);
    return std::min(wanted, rest - sideNeeds);
}

/// Height of the second card of two that share \a room; the picture of one head has more than the
/// plot below it.
int likedSecond(int room, bool isolatesHead)
{
    return isolatesHead ? std::max(plotHeight, room * 37 / 100)
                        : std::max(curveHeight, room * 47 / 100);
}

/// Both cards, the second as high as it likes to be as long as neither is less than it needs; one
/// card with tabs where that cannot be.
void stack(ExploreGeometry &g, QRect column, int gutter, int liked, SideNeeds needs)
{
    const int room = column.height() - gutter;
    if (room < needs.first + needs.second) {
        g.side = ExploreGeometry::Side::Tabs;
        g.sideFirst = column;
        g.sideSecond = {};
        return;
    }
    const int second = std::clamp(liked, needs.second, room - needs.first);
    const int first = room - second;
    g.sideFirst = QRect(column.left(), column.top(), column.width(), first);
    g.sideSecond = QRect(column.left(), column.top() + first + gutter, column.width(), second);
}

void placeSide(ExploreGeometry &g, QRect column, int gutter)
{
    g.sideFirst = column;
    if (g.side == ExploreGeometry::Side::Beside) {
        const int first = (column.width() - gutter) / 2;
        g.sideFirst = QRect(column.left(), column.top(), first, column.height());
        g.sideSecond = QRect(column.left() + first + gutter, column.top(),
                             column.width() - first - gutter, column.height());
    } else if (g.side == ExploreGeometry::Side::Stacked) {
        stack(g, column, gutter, likedSecond(column.height() - gutter, false), {});
    }
}

} // namespace

ExploreGeometry sharingSide(ExploreGeometry g, SideNeeds needs, bool isolatesHead)
{
    if (g.side != ExploreGeometry::Side::Stacked)
        return g;
    const QRect column = g.sideFirst.united(g.sideSecond);
    const int gutter = g.sideSecond.top() - g.sideFirst.bottom() - 1;
    stack(g, column, gutter, likedSecond(column.height() - gutter, isolatesHead), needs);
    return g;
}

QSize smallestExploreSize()
{
    return {1024, 660};
}

ExploreGeometry exploreGeometry(QSize page, int bottomHeight, Below below)
{
    const int width = std::max(page.width(), smallestExploreSize().width());
    const int height = std::max(page.height(), smallestExploreSize().height());
    ExploreGeometry g;
    g.compact = width < narrow;
    g.showLead = width >= normal;
    g.side = g.compact       ? ExploreGeometry::Side::Tabs
             : width >= wide ? ExploreGeometry::Side::Beside
                             : ExploreGeometry::Side::Stacked;
    const int margin = g.compact ? 8 : 16;
    const int gutter = g.compact ? 8 : 12;
    g.compactPipeline = g.compact || height < tall;
    const int rowHeight = g.compact ? 42 : 50;
    g.methodRow = QRect(0, 0, width, rowHeight);
    g.pipeline = QRect(0, rowHeight, width, widgets::pipelineHeight(g.compactPipeline));

    const int top = g.pipeline.bottom() + 1 + gutter;
    const int foot = height - (below == Below::StatusLine ? aboveStatusLine : gutter);
    const int left = leftWidth(width);
    const int mainHeight = foot - top - gutter - bottomHeight;
    g.parameters = QRect(margin, top, left, g.compact ? foot - top : mainHeight);
    const int x = margin + left + gutter;
    const int map = mapWidth(width, mainHeight, left, 2 * margin + 2 * gutter);
    g.map = QRect(x, top, map, mainHeight);
    const int sideX = x + map + gutter;
    placeSide(g, QRect(sideX, top, width - margin - sideX, mainHeight), gutter);
    const int bottomX = g.compact ? x : margin;
    g.bottom = QRect(bottomX, foot - bottomHeight, width - margin - bottomX, bottomHeight);
    return g;
}

} // namespace locus::app
