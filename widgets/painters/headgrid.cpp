// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/headgrid.h"

#include "core/rowpeaks.h"
#include "widgets/numbertext.h"
#include "widgets/painters/cellimage.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int mostInFour = 16; ///< heads in four columns
constexpr double labelHeight = 18;
constexpr double captionHeight = 17;
constexpr double columnGap = 16;
constexpr double rowGap = 8;
constexpr double largestSide = 220;
constexpr double textGap = 6;   ///< between two that share a line
constexpr double frameRoom = 5; ///< of the chosen head's frame

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

void fillCache(HeadGridCache &cache, const std::shared_ptr<const core::Frame> &frame,
               const core::View &view, const Theme &theme, QSize pixels)
{
    const bool sameMaps = cache.frame == frame && cache.stage == view.stage &&
                          cache.pixels == pixels && cache.isDark == theme.isDark;
    if (sameMaps)
        return;
    cache.images.clear();
    const ColorRange range = cache.range = commonRangeOfHeads(*frame, view);
    for (int head = 0; head < frame->shapes.heads; ++head) {
        const auto *stage = frame->image(view.stage, head);
        cache.images.push_back(stage ? headImage(*stage, *frame, range, theme, pixels) : QImage());
    }
    cache.frame = frame;
    cache.stage = view.stage;
    cache.pixels = pixels;
    cache.isDark = theme.isDark;
}

/// Row lines and the cell alone: there is no room for more.
void paintCrosshair(QPainter &painter, const QRectF &map, const core::Frame &frame,
                    const core::View &view, const Theme &theme)
{
    if (!core::isPairStage(view.stage))
        return;
    const double cellHeight = map.height() / frame.shapes.nQuery;
    const double cellWidth = map.width() / frame.shapes.nKey;
    const double top = map.top() + view.query * cellHeight;
    const double left = map.left() + view.key * cellWidth;
    for (const double y : {top, top + cellHeight}) {
        painter.setPen(QPen(theme.casing, 2.4));
        painter.drawLine(QPointF(map.left(), y), QPointF(map.right(), y));
        painter.setPen(QPen(theme.query.line, 1.2));
        painter.drawLine(QPointF(map.left(), y), QPointF(map.right(), y));
    }
    const double out = std::max(0.0, 4 - std::min(cellWidth, cellHeight) / 2);
    strokeWithCasing(painter,
                     QRectF(left, top, cellWidth, cellHeight).adjusted(-out, -out, out, out),
                     theme.ink, {1.6, 3.2}, theme);
}

/// The cells alone, as rectangles or as an image that is fine enough.
void paintCellsOf(QPainter &painter, const QRectF &map, const core::Frame &frame,
                  const core::StageRequest &request, const ColorRange &range, const Theme &theme)
{
    const auto found = frame.images.find(request);
    if (found == frame.images.end())
        return;
    HeatmapGeometry g;
    g.rows = found->second->rows;
    g.columns = found->second->columns;
    g.shownRows = {0, g.rows};
    g.shownColumns = {0, g.columns};
    g.map = map;
    g.cellWidth = map.width() / g.columns;
    g.cellHeight = map.height() / g.rows;
    core::View look;
    look.stage = request.stage;
    look.head = request.head;
    const HeatmapOptions options;
    const heatmap::Context context{g, frame, look, theme, options, found->second, range, {}};
    heatmap::paintCells(painter, context);
}

/// \a brief stands in place of the left text where both do not fit, and the right one goes where
/// that is too long as well.
void paintTexts(QPainter &painter, const QRectF &box, const QString &left, const QString &brief,
                const QString &right, const QFont &font)
{
    const double baseline = box.center().y() + 4;
    const double room = box.width() - fixedDigitsWidth(font, right) - textGap;
    paintFixedDigits(painter, {box.left(), baseline},
                     fixedDigitsWidth(font, left) <= room ? left : brief, font);
    if (fixedDigitsWidth(font, brief) <= room)
        paintFixedDigits(painter, {box.right(), baseline}, right, font, Qt::AlignRight);
}

} // namespace

QRectF HeadGridGeometry::headRect(int head) const
{
    const int row = head / columns - firstRow;
    if (head < 0 || head >= heads || row < 0 || row >= visibleRows)
        return {};
    return {area.left() + head % columns * (cellWidth + columnGap),
            area.top() + row * (cellHeight + rowGap), cellWidth, cellHeight};
}

QRectF HeadGridGeometry::mapRect(int head) const
{
    const QRectF cell = headRect(head);
    if (cell.isEmpty())
        return {};
    return {std::round(cell.center().x() - side / 2), std::round(cell.top() + labelHeight), side,
            side};
}

std::optional<int> HeadGridGeometry::headAt(QPointF point) const
{
    for (int head = firstRow * columns; head < heads; ++head)
        if (headRect(head).adjusted(-columnGap / 2, 0, columnGap / 2, rowGap / 2).contains(point))
            return head;
    return std::nullopt;
}

namespace {

/// As many as make the maps largest, when all rows are seen.
int columnsFor(const QRectF &area, int heads)
{
    const int most = std::min(heads, heads <= mostInFour ? 4 : 6);
    int best = std::max(1, most);
    double largest = 0;
    for (int columns = most; columns >= 1; --columns) {
        const int rows = (heads + columns - 1) / columns;
        const double side =
            std::min((area.width() - (columns - 1) * columnGap) / columns,
                     (area.height() - (rows - 1) * rowGap) / rows - labelHeight - captionHeight);
        if (side > largest) {
            largest = side;
            best = columns;
        }
    }
    return best;
}

} // namespace

HeadGridGeometry headGridGeometry(const QRectF &rect, int heads, int firstRow, double smallestSide)
{
    HeadGridGeometry g;
    g.heads = heads;
    g.columns = columnsFor(rect.adjusted(frameRoom, frameRoom, -frameRoom, -frameRoom), heads);
    g.rows = (heads + g.columns - 1) / std::max(1, g.columns);
    g.area = rect.adjusted(frameRoom, frameRoom, -frameRoom, -frameRoom);
    g.cellWidth = (g.area.width() - (g.columns - 1) * columnGap) / std::max(1, g.columns);
    const double texts = labelHeight + captionHeight;
    const double rowsHeight = (g.area.height() - (g.rows - 1) * rowGap) / std::max(1, g.rows);
    // All rows, as long as a map stays readable; else they scroll.
    g.side = std::floor(
        std::clamp(std::min(rowsHeight - texts, g.cellWidth), smallestSide, largestSide));
    g.cellHeight = g.side + texts;
    g.visibleRows = std::clamp(
        static_cast<int>((g.area.height() + rowGap) / (g.cellHeight + rowGap)), 1, g.rows);
    g.firstRow = std::clamp(firstRow, 0, g.rows - g.visibleRows);
    return g;
}

HeadCaption headCaption(const core::HeadFacts &facts, const QFont &font, double room)
{
    // A late bias leaves no distribution with a mean: then the sum of the row.
    const double second = facts.meanDistance.value_or(facts.rowSum);
    const QString distance = fixedText(second, 2);
    const QString words = facts.meanDistance ? Painters::tr("distance %1").arg(distance)
                                             : Painters::tr("sum %1").arg(distance);
    const QString sign = facts.meanDistance ? QStringLiteral("⌀ ") : QStringLiteral("Σ ");
    const QString exact = fixedText(facts.weight, 4);
    const QString rough = fixedText(facts.weight, 2);
    for (const HeadCaption &caption :
         {HeadCaption{exact, words}, HeadCaption{exact, sign + distance},
          HeadCaption{rough, sign + distance}, HeadCaption{rough, sign + fixedText(second, 1)}})
        if (fixedDigitsWidth(font, caption.weight) + fixedDigitsWidth(font, caption.distance) +
                textGap <=
            room)
            return caption;
    return {exact, {}};
}

ColorRange commonRangeOfHeads(const core::Frame &frame, const core::View &view)
{
    double low = 0, high = 0;
    for (int head = 0; head < frame.shapes.heads; ++head)
        if (const auto *image = frame.image(view.stage, head)) {
            low = std::min<double>(low, image->min);
            high = std::max<double>(high, view.stage == core::Stage::Weights
                                              ? core::endOfColors(*image, frame.prepared->mask)
                                              : image->max);
        }
    // A deliberate mistake can push weights below zero: then they need a sign.
    const bool oneSign =
        view.stage == core::Stage::Mask || (view.stage == core::Stage::Weights && low >= 0);
    return rangeOf(oneSign ? ColorScale::Cividis : ColorScale::Diverging, low, high);
}

QImage headImage(const core::StageImage &stage, const core::Frame &frame, const ColorRange &range,
                 const Theme &theme, QSize pixels)
{
    const bool pairs = core::isPairStage(stage.stage) && stage.stage != core::Stage::Mask;
    QImage image;
    colorCells(
        image, pixels,
        {stage, pairs ? &frame.prepared->mask : nullptr, range, colorTable(range.scale, theme)});
    return image;
}

void paintHeadGrid(QPainter &painter, const HeadGridGeometry &geometry,
                   const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                   const Theme &theme, HeadGridCache &cache, std::optional<int> hovered)
{
    const double ratio = painter.deviceTransform().m11();
    const int pixels = static_cast<int>(std::lround(geometry.side * ratio));
    fillCache(cache, frame, view, theme, {pixels, pixels});
    const auto &allFacts = cache.facts.of(*frame, view);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int head = 0; head < geometry.heads; ++head) {
        const QRectF cell = geometry.headRect(head);
        if (cell.isEmpty())
            continue;
        const QRectF map = geometry.mapRect(head);
        const bool chosen = head == view.head;
        if (isVector(painter)) {
            paintCellsOf(painter, map, *frame, {view.stage, head}, cache.range, theme);
        } else {
            paintHatch(painter, map, theme);
            if (const QImage &image = cache.images[std::size_t(head)]; !image.isNull())
                painter.drawImage(map, image);
        }
        painter.setBrush(Qt::NoBrush);
        paintCrosshair(painter, map, *frame, view, theme);
        const core::HeadFacts &facts = allFacts[std::size_t(head)];
        const QFont font = uiFont(metrics::legendPx, chosen ? QFont::DemiBold : QFont::Medium);
        painter.setPen(chosen ? theme.position.text : theme.ink);
        paintTexts(painter, QRectF(map.left(), cell.top(), map.width(), labelHeight),
                   Painters::tr("head %1").arg(head + 1), QString::number(head + 1),
                   facts.slope ? QStringLiteral("m ") + slopeText(*facts.slope) : QString(), font);
        painter.setPen(chosen ? theme.position.text : theme.ink2);
        const HeadCaption caption = headCaption(facts, font, map.width());
        paintTexts(painter, QRectF(map.left(), map.bottom() + 2, map.width(), captionHeight),
                   caption.weight, caption.weight, caption.distance, font);
        if (chosen || hovered == head) {
            painter.setPen(chosen ? QPen(theme.position.line, 2.5)
                                  : QPen(theme.ink, 1.6, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(map.adjusted(-4, -labelHeight + 1, 4, captionHeight), 5, 5);
        }
    }
}

} // namespace locus::widgets
