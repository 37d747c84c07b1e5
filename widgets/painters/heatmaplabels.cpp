// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::widgets::heatmap {

namespace {

constexpr double numberGap = 36; ///< between axis numbers across, at least
constexpr double rowNumberGap = 36;
constexpr double widestTag = 96;
constexpr double narrowestLabel = 14; ///< of its index, at least

QString pairWords(const core::ChannelPair &pair)
{
    return QStringLiteral("%1, %2").arg(pair.first).arg(pair.second);
}

/// Token index of a row.
int rowNumber(const Context &c, int row)
{
    return rowKindOf(c.image->stage) == RowKind::Queries ? tokenOfQuery(c.frame, row) : row;
}

struct Fonts {
    QFont token, number;
    explicit Fonts(bool chosen)
        : token(uiFont(metrics::legendPx, chosen ? QFont::DemiBold : QFont::Medium))
        , number(uiFont(metrics::axisPx, chosen ? QFont::DemiBold : QFont::Normal))
    {
    }
};

/// Index at the right, token to the left of it, both before \a right.
QRectF paintRowText(QPainter &painter, const Context &c, int row, double right, bool chosen)
{
    const Fonts fonts(chosen);
    const QString number = wholeText(rowNumber(c, row));
    const QFontMetricsF numbers(fonts.number);
    const double numberWidth = std::max(numbers.horizontalAdvance(number),
                                        numbers.horizontalAdvance(QStringLiteral("00")));
    const QRectF band = c.geometry.rowBand(row);
    const QRectF line(c.geometry.left.left(), band.center().y() - 10,
                      right - c.geometry.left.left(), 20);
    painter.setFont(fonts.number);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    double left = right - numberWidth;
    const QString token = tokenText(c.frame, rowNumber(c, row));
    if (!token.isEmpty()) {
        const double room = left - tokenToIndex - line.left() - (chosen ? tagPadding : 0);
        const QString text = fittingToken(token, fonts.token, room);
        painter.setFont(shapingFont(fonts.token, text));
        painter.drawText(line.adjusted(0, 0, left - tokenToIndex - right, 0),
                         Qt::AlignRight | Qt::AlignVCenter, text);
        left -= tokenToIndex + tokenWidth(text, fonts.token);
    }
    return {left, line.top(), right - left, line.height()};
}

QRectF paintRowTag(QPainter &painter, const Context &c, int row, const RoleColors &colors)
{
    const double right = c.geometry.map.left() - tagGap - tagPadding;
    painter.setPen(Qt::transparent); // measured first: the tag lies under its text
    const QRectF text = paintRowText(painter, c, row, right, true);
    // Where every row is named the tag must leave the neighbours' names alone.
    const double height = c.geometry.rowTokens ? std::clamp(c.geometry.cellHeight, 15.0, 19.0) : 19;
    const QRectF tag(text.left() - tagPadding, text.center().y() - height / 2,
                     text.width() + 2 * tagPadding, height);
    paintTag(painter, tag, colors);
    painter.setPen(colors.onFill);
    paintRowText(painter, c, row, right, true);
    return tag;
}

QRectF columnTagRect(const Context &c, int column)
{
    const Fonts fonts(true);
    const QFontMetricsF numbers(fonts.number);
    const QString token = tokenText(c.frame, column);
    const double text = std::max(std::min(tokenWidth(token, fonts.token), widestTag),
                                 numbers.horizontalAdvance(wholeText(column)));
    const double padding = c.geometry.columnTokens ? 4 : tagPadding; // neighbours have names
    const double width = std::max(c.geometry.cellWidth, text + 2 * padding);
    const double height = token.isEmpty() ? 18 : 33;
    const double middle = c.geometry.columnBand(column).center().x();
    const double left =
        std::clamp(middle - width / 2, c.geometry.map.left() - 16,
                   std::max(c.geometry.map.left() - 16, c.geometry.map.right() + 16 - width));
    return {left, c.geometry.map.top() - 4 - height, width, height};
}

void paintColumnText(QPainter &painter, const Context &c, int column, const QRectF &box,
                     bool chosen)
{
    const Fonts fonts(chosen);
    const QString token = tokenText(c.frame, column);
    const double bottom = box.bottom() - 2;
    painter.setFont(fonts.number);
    painter.drawText(QRectF(box.left(), bottom - 15, box.width(), 15), Qt::AlignCenter,
                     wholeText(column));
    if (token.isEmpty())
        return;
    const QString text = tokenAround(token, fonts.token, box.width() - (chosen ? 4 : 1));
    painter.setFont(shapingFont(fonts.token, text));
    painter.drawText(QRectF(box.left(), bottom - 30, box.width(), 15), Qt::AlignCenter, text);
}

/// Above the two columns of the sinusoid's chosen frequency; empty when none is outlined.
QRectF pairTagRect(const Context &c)
{
    const auto pair = chosenColumns(c);
    if (!pair || !c.geometry.shownColumns.contains(pair->first) ||
        !c.geometry.shownColumns.contains(pair->second))
        return {};
    const double width =
        QFontMetricsF(Fonts(true).token).horizontalAdvance(pairWords(*pair)) + 2 * tagPadding;
    const bool together = pair->second == pair->first + 1;
    const QRectF first = c.geometry.columnBand(pair->first);
    const double middle = together ? first.right() : first.center().x();
    const double left = std::clamp(middle - width / 2, c.geometry.map.left() - 16,
                                   c.geometry.map.right() + 16 - width);
    return {left, c.geometry.map.top() - 23, width, 19};
}

void paintPairTag(QPainter &painter, const Context &c)
{
    const QRectF tag = pairTagRect(c);
    if (tag.isEmpty())
        return;
    paintTag(painter, tag, c.theme.position);
    painter.setPen(c.theme.position.onFill);
    painter.setFont(Fonts(true).token);
    painter.drawText(tag, Qt::AlignCenter, pairWords(*chosenColumns(c)));
}

/// Numbers keep their places while the map is moved: multiples of the step.
int firstLabel(const CellSpan &shown, int step)
{
    return (shown.first + step - 1) / step * step;
}

void paintColumnNumbers(QPainter &painter, const Context &c, const QRectF &tag)
{
    const HeatmapGeometry &g = c.geometry;
    const int step = indexStep(g.columns, g.cellWidth, numberGap);
    painter.setFont(uiFont(metrics::axisPx));
    for (int column = firstLabel(g.shownColumns, step); column < g.shownColumns.end();
         column += step) {
        const double x = g.columnBand(column).center().x();
        const QRectF box(x - 20, g.map.top() - 22, 40, 15);
        if (tag.adjusted(-2, 0, 2, 0).intersects(box.adjusted(8, 0, -8, 0)))
            continue;
        painter.setPen(c.theme.ink3);
        painter.drawText(box, Qt::AlignCenter, wholeText(column));
        painter.setPen(QPen(c.theme.line2, 1));
        painter.drawLine(QPointF(x, g.map.top() - 5), QPointF(x, g.map.top() - 2));
    }
}

double columnTextWidth(const Context &c, int column)
{
    const Fonts fonts(false);
    return std::max(tokenWidth(tokenText(c.frame, column), fonts.token),
                    QFontMetricsF(fonts.number).horizontalAdvance(wholeText(column)));
}

/// Where the label of a column may stand: what the selected tag leaves of its place, and on the
/// other side what the next label does not need.
QRectF columnTextRect(const Context &c, int column, const QRectF &tag)
{
    const HeatmapGeometry &g = c.geometry;
    QRectF box(g.columnBand(column).left(), g.map.top() - 37, g.cellWidth, 33);
    if (!tag.isValid() || !tag.intersects(box))
        return box;
    const bool isBefore = box.center().x() < tag.center().x();
    const int next = column + (isBefore ? -1 : 1);
    const double spare =
        g.shownColumns.contains(next)
            ? std::clamp((g.cellWidth - columnTextWidth(c, next)) / 2 - 3, 0.0, g.cellWidth / 2)
            : g.cellWidth / 2;
    if (isBefore) {
        box.setRight(tag.left() - 1);
        box.setLeft(box.left() - spare);
    } else {
        box.setLeft(tag.right() + 1);
        box.setRight(box.right() + spare);
    }
    return box;
}

} // namespace

void paintColumnLabels(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const HeatmapGeometry &g = c.geometry;
    const int selected = c.showsSelection() && c.isPair() ? c.keyIndex() : -1;
    const int chosen = g.shownColumns.contains(selected) ? selected : -1;
    const QRectF tag = chosen >= 0 ? columnTagRect(c, chosen) : QRectF();
    painter.setPen(c.theme.ink2);
    if (g.columnTokens) {
        for (int column = g.shownColumns.first; column < g.shownColumns.end(); ++column) {
            const QRectF box = columnTextRect(c, column, tag);
            if (column != chosen && box.width() >= narrowestLabel)
                paintColumnText(painter, c, column, box, false);
        }
    } else {
        paintColumnNumbers(painter, c, chosen >= 0 ? tag : pairTagRect(c));
    }
    if (chosen >= 0) {
        paintTag(painter, tag, c.theme.key);
        painter.setPen(c.theme.key.onFill);
        paintColumnText(painter, c, chosen, tag, true);
    }
    paintPairTag(painter, c);
    painter.restore();
}

void paintRowLabels(QPainter &painter, const Context &c)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const HeatmapGeometry &g = c.geometry;
    QList<QRectF> tags;
    const int key = c.showsSelection() && !c.isPair() ? c.keyIndex() : -1;
    const int query = c.showsSelection() ? c.queryRow() : -1;
    if (g.shownRows.contains(key) && key != query)
        tags << paintRowTag(painter, c, key, c.theme.key);
    if (g.shownRows.contains(query))
        tags << paintRowTag(painter, c, query, c.theme.query);
    const int step = g.rowTokens ? 1 : indexStep(g.rows, g.cellHeight, rowNumberGap);
    for (int row = firstLabel(g.shownRows, step); row < g.shownRows.end(); row += step) {
        const double y = g.rowBand(row).center().y();
        const QRectF line(g.left.left(), y - 7, g.left.width(), 14);
        const bool covered =
            row == key || row == query ||
            (!g.rowTokens && std::any_of(tags.begin(), tags.end(), [&](const QRectF &tag) {
                return tag.top() < line.bottom() && tag.bottom() > line.top();
            }));
        if (covered)
            continue;
        if (g.rowTokens) {
            painter.setPen(c.theme.ink2);
            paintRowText(painter, c, row, g.map.left() - tagGap - tagPadding, false);
            continue;
        }
        painter.setPen(c.theme.ink3);
        painter.setFont(uiFont(metrics::axisPx));
        painter.drawText(line.adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                         wholeText(rowNumber(c, row)));
        painter.setPen(QPen(c.theme.line2, 1));
        painter.drawLine(QPointF(g.map.left() - 6, y), QPointF(g.map.left() - 3, y));
    }
    painter.restore();
}

} // namespace locus::widgets::heatmap
