// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/prefixes.h"

#include "widgets/colormap.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int mostRows = 12, mostColumns = 12;
constexpr double leftSpace = 52, rightSpace = 74;
constexpr double widest = 84, tallest = 64, shortest = 14;
constexpr double wordsGap = 8;
constexpr double keysLine = 16;

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

QFont wordFont()
{
    return uiFont(metrics::legendPx, QFont::Medium);
}

/// The longer of what may stand there: nothing moves when the content changes.
double wordsHeight(const core::Frame &frame, double width)
{
    return QFontMetricsF(wordFont())
        .boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, prefixWords(frame, true))
        .height();
}

/// "each 1/3", or how many there are.
QString shareText(const core::PrefixRow &row)
{
    if (row.isUniform)
        return row.allowed == 1 ? QStringLiteral("1") : Painters::tr("each 1/%1").arg(row.allowed);
    return Painters::tr("of %1 keys").arg(row.allowed);
}

void paintRow(QPainter &painter, const PrefixGeometry &g, const core::Frame &frame,
              const core::View &view, const Theme &theme, int row, const core::PrefixRow &prefix,
              const ColorRange &range)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int column = 0; column < g.columns; ++column) {
        const QRectF cell = g.cell(row, column).adjusted(0, 0, -1, -1);
        if (frame.prepared->mask.allowed(row, column))
            painter.fillRect(cell, QColor(colorOf(prefix.weights[static_cast<std::size_t>(column)],
                                                  range, theme)));
        else
            paintHatch(painter, cell, theme);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = row == view.query;
    const QRectF line(0, g.cell(row, 0).top(), 0, g.cellHeight);
    const QRectF label(g.cells.left() - leftSpace, line.top(), leftSpace - 8, line.height());
    painter.setFont(uiFont(metrics::legendPx, chosen ? QFont::DemiBold : QFont::Normal));
    painter.setPen(chosen ? theme.query.text : theme.ink2);
    painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter, Painters::tr("row %1").arg(row));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(g.cells.right() + 8, line.top(), rightSpace, line.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, shareText(prefix));
}

/// Keys above their columns, and how many there are in all.
void paintKeys(QPainter &painter, const PrefixGeometry &g, const core::Frame &frame,
               const core::View &view, const Theme &theme)
{
    const QRectF line(0, g.cells.top() - keysLine, 0, keysLine - 2);
    painter.setFont(uiFont(metrics::legendPx));
    const int step = indexStep(g.columns, g.cellWidth, 20);
    for (int key = 0; key < g.columns; key += step) {
        const bool chosen = key == view.key;
        painter.setPen(chosen ? theme.key.text : theme.ink3);
        painter.setFont(uiFont(metrics::legendPx, chosen ? QFont::DemiBold : QFont::Normal));
        painter.drawText(QRectF(g.cell(0, key).center().x() - 15, line.top(), 30, line.height()),
                         Qt::AlignCenter, wholeText(key));
    }
    painter.setFont(uiFont(metrics::legendPx));
    painter.setPen(theme.ink3);
    painter.drawText(QRectF(g.cells.left() - leftSpace, line.top(), leftSpace - 8, line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, Painters::tr("key"));
    if (frame.shapes.nKey > g.columns)
        painter.drawText(QRectF(g.cells.right() + 8, line.top(), rightSpace, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         Painters::tr("… %1").arg(wholeText(frame.shapes.nKey - 1)));
}

} // namespace

QRectF PrefixGeometry::cell(int row, int column) const
{
    return {cells.left() + column * cellWidth, cells.top() + row * cellHeight, cellWidth,
            cellHeight};
}

std::optional<QPoint> PrefixGeometry::cellAt(QPointF point) const
{
    if (!cells.contains(point))
        return std::nullopt;
    return QPoint(std::min(columns - 1, static_cast<int>((point.x() - cells.left()) / cellWidth)),
                  std::min(rows - 1, static_cast<int>((point.y() - cells.top()) / cellHeight)));
}

QString prefixWords(const core::Frame &frame, bool isUniform)
{
    switch (frame.key.mask) {
    case core::MaskKind::Causal:
        return isUniform ? Painters::tr("A causal mask carries order by itself: row i averages "
                                        "over the first i + 1 tokens. With one content everywhere "
                                        "each of them weighs 1/(i + 1).")
                         : Painters::tr("A causal mask carries order by itself: row i averages "
                                        "over the first i + 1 tokens, so rows differ though no "
                                        "method says where a token stands.");
    case core::MaskKind::None:
        return Painters::tr("Without a mask every row averages over the same tokens: nothing "
                            "tells their order.");
    case core::MaskKind::Custom: break;
    }
    return Painters::tr("Each row averages over the keys that its mask allows.");
}

PrefixGeometry prefixGeometry(const QRectF &rect, const core::Frame &frame)
{
    PrefixGeometry g;
    if (frame.refusal || !frame.prepared)
        return g;
    const double words = wordsHeight(frame, rect.width() - 8);
    const QRectF inner = rect.adjusted(leftSpace, keysLine, -rightSpace, -words - wordsGap);
    g.columns = std::min(mostColumns, frame.shapes.nKey);
    g.rows = std::min(
        {mostRows, frame.shapes.nQuery, std::max(1, static_cast<int>(inner.height() / shortest))});
    g.cellWidth = std::max(2.0, std::min(widest, inner.width() / g.columns));
    g.cellHeight = std::clamp(inner.height() / g.rows, shortest, tallest);
    g.cells = QRectF(inner.left(), inner.top(), g.cellWidth * g.columns, g.cellHeight * g.rows);
    g.words = QRectF(rect.left() + 4, std::min(g.cells.bottom() + wordsGap, rect.bottom() - words),
                     rect.width() - 8, words);
    return g;
}

/// Among many keys every weight is small: the colours end at the largest one.
ColorRange prefixRange(const core::Frame &frame, const core::View &view)
{
    double largest = 0;
    for (const core::PrefixRow &row :
         core::prefixRows(*frame.prepared, {view.head}, mostRows, mostColumns))
        for (const double weight : row.weights)
            largest = std::max(largest, weight);
    return {ColorScale::Cividis, 0, largest > 0 ? largest : 1};
}

void paintPrefixes(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, std::optional<QPoint> hovered)
{
    const PrefixGeometry g = prefixGeometry(rect, frame);
    if (g.rows == 0 || view.head < 0 || view.head >= frame.shapes.heads)
        return;
    const auto rows = core::prefixRows(*frame.prepared, {view.head}, g.rows, g.columns);
    const ColorRange range = prefixRange(frame, view);
    painter.save();
    bool uniform = true;
    for (int row = 0; row < g.rows; ++row) {
        const core::PrefixRow &prefix = rows[static_cast<std::size_t>(row)];
        paintRow(painter, g, frame, view, theme, row, prefix, range);
        uniform = uniform && prefix.isUniform;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintKeys(painter, g, frame, view, theme);
    if (view.query < g.rows && view.key < g.columns)
        strokeWithCasing(painter, g.cell(view.query, view.key).adjusted(0, 0, -1, -1), theme.ink,
                         {2, 3.6}, theme);
    if (hovered && hovered->y() < g.rows && hovered->x() < g.columns) {
        painter.setPen(QPen(theme.casing, 3.2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(g.cell(hovered->y(), hovered->x()).adjusted(0, 0, -1, -1));
        painter.setPen(QPen(theme.ink, 1.6, Qt::DashLine));
        painter.drawRect(g.cell(hovered->y(), hovered->x()).adjusted(0, 0, -1, -1));
    }
    painter.setFont(wordFont());
    painter.setPen(theme.ink2);
    painter.drawText(g.words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     prefixWords(frame, uniform));
    painter.restore();
}

} // namespace locus::widgets
