// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/gram.h"

#include "core/rowproducts.h"
#include "core/spread.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/gramparts.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/painters/smallmap.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

using gram::Job;
using gram::positionText;
using gram::selectedCell;

constexpr double top = 18; ///< for the column's tag
constexpr double edge = 3;
constexpr double wordsGap = 18;
constexpr double leastWords = 150;  ///< beside the map
constexpr double wordsBelow = 96;   ///< below it, at least
constexpr double wordsShare = 0.33; ///< of the height
constexpr double paragraphGap = 6;
constexpr double wideFrom = 1.45; ///< width by height
constexpr double smallestMap = 24;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

bool hasVectors(const core::Frame &frame)
{
    return !frame.refusal && frame.prepared && frame.prepared->hooks.onInput &&
           frame.shapes.nKey > 0;
}

/// Left of the map, for the widest position.
double tagSpace(const core::Frame &frame)
{
    const auto &positions = frame.prepared->positions.key;
    const QFontMetricsF fm(uiFont(metrics::axisPx, QFont::DemiBold));
    const auto [low, high] = std::minmax_element(positions.begin(), positions.end());
    return std::ceil(std::max(fm.horizontalAdvance(wholeText(*low)),
                              fm.horizontalAdvance(wholeText(*high)))) +
           14;
}

void paintTagAt(QPainter &painter, const Job &job, QPointF middle, const QString &text,
                const RoleColors &role)
{
    const QFont font = uiFont(metrics::axisPx, QFont::DemiBold);
    QRectF tag(0, 0, QFontMetricsF(font).horizontalAdvance(text) + 8, 14);
    tag.moveCenter(middle);
    const QRectF &map = job.g.map.map;
    if (tag.left() < map.left() && middle.x() >= map.left())
        tag.moveLeft(map.left());
    if (tag.right() > map.right() && middle.x() <= map.right())
        tag.moveRight(map.right());
    paintTag(painter, tag, role);
    painter.setFont(font);
    painter.setPen(role.onFill);
    painter.drawText(tag, Qt::AlignCenter, text);
}

/// Positions along both edges, but where the tags stand.
void paintNumbers(QPainter &painter, const Job &job)
{
    const HeatmapGeometry &map = job.g.map;
    const CellIndex chosen = selectedCell(job);
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(job.theme.ink3);
    const auto count = static_cast<int>(job.g.tokens.size());
    const double side = map.map.width() / count;
    const auto clear = [side](int index, int other, double gap) {
        return std::abs(index - other) * side >= gap;
    };
    const double space = tagSpace(job.frame);
    const int step = indexStep(count, side, 15);
    for (int i = 0; i < count; i += step)
        if (clear(i, chosen.row, 15))
            painter.drawText(
                QRectF(map.map.left() - space, map.rowBand(i).center().y() - 8, space - 5, 16),
                Qt::AlignRight | Qt::AlignVCenter,
                positionText(job, job.g.tokens[static_cast<std::size_t>(i)]));
    const int columnStep = indexStep(count, side, space + 2);
    for (int i = 0; i < count; i += columnStep)
        if (clear(i, chosen.column, space + 2))
            painter.drawText(QRectF(map.columnBand(i).center().x() - space / 2, map.map.top() - top,
                                    space, top - 3),
                             Qt::AlignHCenter | Qt::AlignBottom,
                             positionText(job, job.g.tokens[static_cast<std::size_t>(i)]));
}

void paintTags(QPainter &painter, const Job &job)
{
    const CellIndex cell = selectedCell(job);
    const HeatmapGeometry &map = job.g.map;
    paintTagAt(painter, job,
               {map.map.left() - tagSpace(job.frame) / 2 - 1, map.rowBand(cell.row).center().y()},
               positionText(job, tokenOfQuery(job.frame, job.view.query)), job.theme.query);
    paintTagAt(painter, job,
               {map.columnBand(cell.column).center().x(), map.map.top() - top / 2 - 1},
               positionText(job, job.view.key), job.theme.key);
}

/// Both cells of the two positions that the words name first.
void paintConfused(QPainter &painter, const Job &job)
{
    if (!job.data.nearest || !job.data.alike)
        return;
    const bool whole = gram::areAllButEqual(job);
    const int first = whole ? job.data.nearest->first : job.data.alike->first;
    const int second = whole ? job.data.nearest->second : job.data.alike->second;
    for (const auto &[a, b] : {std::pair{first, second}, std::pair{second, first}}) {
        const CellIndex cell = job.g.cellOf(a, b);
        const double grow = std::max(1.0, (7 - job.g.map.cellSide()) / 2);
        strokeWithCasing(painter,
                         job.g.map.cell(cell.row, cell.column).adjusted(-grow, -grow, grow, grow),
                         job.theme.position.line, {2, 4}, job.theme);
    }
}

} // namespace

const GramData &GramCache::of(const core::Frame &frame)
{
    if (m_data.prepared != frame.prepared) {
        m_data.prepared = frame.prepared;
        m_data.gram = core::positionGram(*frame.prepared);
        m_data.nearest = core::nearestPositions(*frame.prepared);
        m_data.alike = core::alikeSines(*frame.prepared);
    }
    return m_data;
}

CellIndex GramGeometry::cellOf(int row, int column) const
{
    return {nearestIndex(tokens, row), nearestIndex(tokens, column)};
}

CellIndex GramGeometry::nearestTokens(QPointF point) const
{
    const CellIndex cell = map.nearestCell(point);
    return {tokens[static_cast<std::size_t>(cell.row)],
            tokens[static_cast<std::size_t>(cell.column)]};
}

std::optional<CellIndex> GramGeometry::tokensAt(QPointF point) const
{
    return map.cellAt(point) ? std::optional(nearestTokens(point)) : std::nullopt;
}

std::optional<GramGeometry> gramGeometry(const QRectF &rect, const core::Frame &frame)
{
    if (!hasVectors(frame))
        return std::nullopt;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    GramGeometry g;
    g.tokens = core::spreadIndices(frame.shapes.nKey, core::mostProductRows(frame.shapes.dModel));
    const double left = tagSpace(frame);
    const double width = inner.width() - left - edge;
    const double height = inner.height() - top - edge;
    const double besideWords = std::min(width - wordsGap - leastWords, height);
    const double aboveWords =
        std::min(width, height - std::max(wordsBelow, wordsShare * inner.height()));
    const bool beside = besideWords > aboveWords;
    const double side = std::floor(std::max(besideWords, aboveWords));
    if (side < smallestMap)
        return std::nullopt;
    const auto count = static_cast<int>(g.tokens.size());
    g.map = heatmap::bareMap({inner.left() + left, inner.top() + top, side, side}, count, count);
    g.words = beside ? QRectF(QPointF(inner.left() + left + side + wordsGap, inner.top() + top),
                              inner.bottomRight())
                     : QRectF(QPointF(inner.left(), inner.top() + top + side + edge + 4),
                              inner.bottomRight());
    return g;
}

QString gramSubtitle(const core::Frame &frame)
{
    if (!hasVectors(frame))
        return {};
    const auto shown = std::min(frame.shapes.nKey, core::mostProductRows(frame.shapes.dModel));
    const QString size = QStringLiteral("%1 × %1").arg(frame.shapes.nKey);
    return shown == frame.shapes.nKey
               ? size
               : Painters::tr("%1, %2 positions shown").arg(size, wholeText(shown));
}

void paintGram(QPainter &painter, const QRectF &rect, const core::Frame &frame,
               const core::View &view, const Theme &theme, const GramOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (frame.refusal) { // the map says why
        paintSentence(painter, inner, notDefinedHere(), theme);
        return;
    }
    const auto geometry = gramGeometry(rect, frame);
    if (!geometry || !isInside(frame, view)) // a Frame may still be on its way
        return;
    GramCache local;
    const GramData &data = (options.cache ? *options.cache : local).of(frame);
    const double largest = largestMagnitude(data.gram.products);
    const Job job{*geometry,
                  data,
                  frame,
                  view,
                  theme,
                  options,
                  rangeOf(ColorScale::Diverging, -largest, largest)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintMatrix(painter, geometry->map.map, data.gram.products, job.range, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line, 1));
    painter.drawRect(geometry->map.map.adjusted(-0.5, -0.5, 0.5, 0.5));
    std::optional<CellIndex> hover;
    if (options.hover)
        hover = geometry->cellOf(tokenOfQuery(frame, options.hover->row), options.hover->column);
    paintConfused(painter, job);
    paintPairMarks(painter, geometry->map, frame, selectedCell(job), hover, theme);
    paintNumbers(painter, job);
    paintTags(painter, job);
    gram::paintWords(painter, job);
    painter.restore();
}

} // namespace locus::widgets
