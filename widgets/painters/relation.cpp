// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/relation.h"

#include "core/pins.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/relationparts.h"
#include "widgets/painters/strip.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

using core::RelationSide;
using relation::Subject;

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

constexpr double captionLine = 18;
constexpr double smallestRow = 12;
constexpr double largestRow = 84; ///< on a large screen
constexpr double widestCell = 44; ///< wide enough for its number
constexpr double labelPadding = 6;
constexpr double edge = 3;        ///< room for a frame
constexpr double symbolRoom = 62; ///< "= k'" with its indices
constexpr double besideFrom = 400;
constexpr double belowFrom = 1.3; ///< height by width: the pair stands below the table
constexpr double columnGap = 22;
constexpr double pairHeight = 138; ///< with one pinned query
constexpr double pairShare = 0.34; ///< of a large card
constexpr double tallestPair = 620;
constexpr double captionRoom = 190;

double labelRoom(int radius)
{
    const QFontMetricsF fm(uiFont(metrics::axisPx, QFont::DemiBold));
    const double widest = std::max(fm.horizontalAdvance(relation::rowLabel(0, radius)),
                                   fm.horizontalAdvance(relation::rowLabel(2 * radius, radius)));
    return widest + 2 * labelPadding + 4;
}

/// The first stage that these vectors enter.
core::Stage stageOf(RelationSide side)
{
    return side == RelationSide::Keys ? core::Stage::Position : core::Stage::Output;
}

/// Vertical room for the table: as many rows as fit.
void placeRows(RelationGeometry &g, double height, const RelationOptions &options)
{
    const double natural = std::clamp(height / g.rows, smallestRow, largestRow);
    g.visibleRows = std::clamp(static_cast<int>(height / natural), 1, g.rows);
    g.rowHeight = std::floor(std::min(largestRow, height / g.visibleRows)); // crisp edges
    g.firstRow = std::clamp(options.firstRow, 0, g.rows - g.visibleRows);
}

ColorRange rangeFor(const Subject &s)
{
    double largest = std::max({s.table.cwiseAbs().maxCoeff(), s.own.plain.cwiseAbs().maxCoeff(),
                               s.own.sum.cwiseAbs().maxCoeff()});
    for (const relation::Other &other : s.others)
        largest = std::max(largest, other.vector.sum.cwiseAbs().maxCoeff());
    return rangeOf(ColorScale::Diverging, -largest, largest);
}

Subject subjectOf(const core::Frame &frame, const core::View &view, const Theme &theme,
                  RelationSide side)
{
    const core::Prepared &p = *frame.prepared;
    Subject s{frame, view, theme, side, core::relationTable(p, side), {}, {}, {}};
    s.own = core::pairVector(p, side, {view.head}, {view.query}, {view.key});
    for (const core::Pair &pin : core::pinsOf(view)) {
        const int query = pin.query.value;
        const bool shown = query == view.query ||
                           std::any_of(s.others.begin(), s.others.end(),
                                       [query](const auto &other) { return other.query == query; });
        if (!shown && query < frame.shapes.nQuery)
            s.others.push_back(
                {query, core::pairVector(p, side, {view.head}, {query}, {view.key})});
    }
    s.range = rangeFor(s);
    return s;
}

void paintRowLabel(QPainter &painter, const RelationGeometry &g, const Subject &s, int row)
{
    const bool chosen = row == s.own.row;
    const bool pinned = std::any_of(s.others.begin(), s.others.end(),
                                    [row](const auto &other) { return other.vector.row == row; });
    const QRectF cells = g.rowRect(row);
    const QFont font = uiFont(metrics::axisPx, chosen ? QFont::DemiBold : QFont::Normal);
    const QString text = relation::rowLabel(row, s.radius());
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 2 * labelPadding;
    const QRectF tag(cells.left() - width - 4, cells.center().y() - 7, width, 14);
    if (chosen)
        paintTag(painter, tag, s.theme.position);
    painter.setFont(font);
    painter.setPen(chosen   ? s.theme.position.onFill
                   : pinned ? s.theme.position.text
                            : s.theme.ink3);
    painter.drawText(tag.adjusted(0, 0, chosen ? 0 : -2, 0),
                     chosen ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignVCenter, text);
}

void paintTable(QPainter &painter, const RelationGeometry &g, const Subject &s,
                const RelationOptions &options)
{
    for (int row = g.firstRow; row < g.firstRow + g.visibleRows; ++row) {
        strip::paintCells(painter, g.rowRect(row), strip::rowOf(s.table, row), s.range, s.theme);
        strip::paintNumbers(painter, g.rowRect(row), strip::rowOf(s.table, row), s.range, s.theme);
        paintRowLabel(painter, g, s, row);
    }
    const auto frameRow = [&](int row, const QColor &color, strip::Frame frame) {
        if (const QRectF cells = g.rowRect(row); !cells.isEmpty())
            strip::paintFrame(painter, cells, color, frame, s.theme);
    };
    if (options.hovered && *options.hovered < g.rows)
        frameRow(*options.hovered, s.theme.ink, strip::Frame::Dashed);
    for (const relation::Other &other : s.others)
        frameRow(other.vector.row, s.theme.position.line, strip::Frame::Dashed);
    frameRow(s.own.row, s.theme.position.line, strip::Frame::Solid);
    painter.setFont(uiFont(metrics::legendPx, QFont::Medium));
    painter.setPen(s.theme.ink3);
    const QFontMetricsF fm(painter.font());
    const auto words = [&](const QString &text) {
        return withCaveat(s.frame, stageOf(s.side), text);
    };
    QString caption = words(Painters::tr("one row per clipped displacement"));
    if (fm.horizontalAdvance(caption) > g.caption.width())
        caption = words(Painters::tr("one row per δ"));
    painter.drawText(g.caption, Qt::AlignLeft | Qt::AlignBottom,
                     fm.elidedText(caption, Qt::ElideRight, g.caption.width()));
}

/// Why there is no table; empty when there is one.
QString sentenceOf(const core::Frame &frame)
{
    if (frame.refusal)
        return notDefinedHere(); // the map says why
    if (frame.key.method != core::MethodId::Shaw)
        return Painters::tr("%1 has no vector for each displacement: these belong to Shaw.")
            .arg(methodTitle(frame.key.method));
    return Painters::tr(
        "Key vectors and value vectors are off: every query sees the same keys, and "
        "position does not enter.");
}

} // namespace

QString relation::rowLabel(int row, int radius)
{
    if (radius == 0)
        return Painters::tr("all");
    const QString number = wholeText(row - radius);
    if (row == 0)
        return QStringLiteral("≤ ") + number;
    return row == 2 * radius ? QStringLiteral("≥ ") + number : number;
}

QRectF RelationGeometry::rowRect(int row) const
{
    if (row < firstRow || row >= firstRow + visibleRows)
        return {};
    return {table.left(), table.top() + (row - firstRow) * rowHeight, table.width(), rowHeight - 1};
}

std::optional<int> RelationGeometry::rowAt(QPointF point) const
{
    const double row = std::floor((point.y() - table.top()) / std::max(rowHeight, 1.0));
    if (rows == 0 || row < 0 || row >= visibleRows || point.x() < caption.left() ||
        point.x() > table.right())
        return std::nullopt;
    return firstRow + static_cast<int>(row);
}

std::optional<RelationSide> relationSideOf(const core::Frame &frame)
{
    if (frame.refusal || !frame.prepared)
        return std::nullopt;
    for (const RelationSide side : {RelationSide::Keys, RelationSide::Values})
        if (core::relationTable(*frame.prepared, side).size() > 0)
            return side;
    return std::nullopt;
}

RelationGeometry relationGeometry(const QRectF &rect, const core::Frame &frame,
                                  const RelationOptions &options)
{
    RelationGeometry g;
    const auto side = relationSideOf(frame);
    if (!side)
        return g;
    const core::Matrix<double> &table = core::relationTable(*frame.prepared, *side);
    g.rows = static_cast<int>(table.rows());
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame) + edge, -edge, 0);
    const double labels = labelRoom((g.rows - 1) / 2);
    const double widest = widestCell * double(table.cols());
    const bool beside = rect.width() >= besideFrom && rect.height() < belowFrom * rect.width();
    const double pairBelow = std::clamp(pairShare * inner.height(), pairHeight, tallestPair);
    const double left = inner.left() + labels;
    double width = inner.right() - left;
    double height = inner.height() - captionLine;
    double stripsLeft = 0;
    if (beside) {
        width = std::min(widest, 0.55 * (width - columnGap - symbolRoom));
        const double pairLeft = left + std::max(width, captionRoom - labels) + columnGap;
        stripsLeft = pairLeft + symbolRoom;
        g.pair = QRectF(pairLeft, inner.top(), 0, inner.height());
    } else {
        height -= pairBelow + 3 * edge;
        stripsLeft = std::max(left, inner.left() + symbolRoom);
        width = std::min(widest, inner.right() - stripsLeft);
        g.pair = QRectF(inner.left(), 0, 0, pairBelow);
    }
    placeRows(g, std::max(height, smallestRow), options);
    g.table = QRectF(beside ? left : stripsLeft, inner.top(), width, g.visibleRows * g.rowHeight);
    const double captionRight = beside ? g.pair.left() - columnGap : inner.right();
    g.caption = QRectF(inner.left(), g.table.bottom(), captionRight - inner.left(), captionLine);
    if (!beside)
        g.pair.moveTop(g.caption.bottom() + 2 * edge);
    g.pair.setRight(inner.right());
    g.strips = QRectF(stripsLeft, g.pair.top() + captionLine + edge,
                      std::min(widest, inner.right() - stripsLeft), 0);
    g.strips.setBottom(std::min(g.pair.bottom(), std::max(inner.bottom(), g.strips.top())));
    return g;
}

QString relationSubtitle(const core::Frame &frame)
{
    const auto side = relationSideOf(frame);
    if (!side)
        return {};
    const core::Matrix<double> &table = core::relationTable(*frame.prepared, *side);
    return withCaveat(
        frame, stageOf(*side),
        QStringLiteral("%1 × %2").arg(wholeText(table.rows()), wholeText(table.cols())));
}

void paintRelation(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, const RelationOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    const auto side = relationSideOf(frame);
    if (!side) {
        paintSentence(painter, inner, sentenceOf(frame), theme);
        return;
    }
    if (!isInside(frame, view))
        return;
    Subject subject = subjectOf(frame, view, theme, *side);
    subject.hints = options.hints;
    const RelationGeometry g = relationGeometry(rect, frame, options);
    painter.save();
    paintTable(painter, g, subject, options);
    relation::paintPair(painter, g, subject);
    painter.restore();
}

} // namespace locus::widgets
