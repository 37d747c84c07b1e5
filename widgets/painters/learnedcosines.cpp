// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/painters/learnedtable.h"
#include "widgets/painters/smallmap.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

HeatmapGeometry paintSquare(QPainter &painter, const QRectF &square,
                            const core::RowCosines &cosines, const Theme &theme)
{
    const auto count = static_cast<int>(cosines.rows.size());
    const HeatmapGeometry map = heatmap::bareMap(square, count, count);
    paintMatrix(painter, map.map, cosines.cosine, {ColorScale::Diverging, -1, 1}, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line, 1));
    painter.drawRect(map.map.adjusted(-0.5, -0.5, 0.5, 0.5));
    return map;
}

/// The longest of the texts that fits above the square.
void paintCaption(QPainter &painter, const QRectF &square, const QStringList &texts,
                  const Theme &theme)
{
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(theme.ink3);
    const QFontMetricsF fm(painter.font());
    for (const QString &text : texts)
        if (fm.horizontalAdvance(text) <= square.width() + 1) {
            painter.drawText(QRectF(square.left(), square.top() - 15, square.width() + 1, 13),
                             Qt::AlignLeft | Qt::AlignVCenter, text);
            return;
        }
}

QStringList captionOfAll(const LearnedTableData &data)
{
    const auto shown = std::ssize(data.allCosines.rows);
    const QString length = wholeText(data.params.length);
    if (shown < data.params.length)
        return {Painters::tr("cosine, %1 of %2 rows").arg(wholeText(shown), length),
                Painters::tr("%1 of %2 rows").arg(wholeText(shown), length),
                Painters::tr("%1 of %2").arg(wholeText(shown), length),
                QStringLiteral("%1 / %2").arg(wholeText(shown), length)};
    return {Painters::tr("cosine, all %1 rows").arg(length),
            Painters::tr("all %1 rows").arg(length)};
}

void paintNote(QPainter &painter, const LearnedTableGeometry &g, const LearnedTableData &data,
               const Theme &theme)
{
    if (data.allCosines.largestA == data.allCosines.largestB)
        return;
    const QString value = fixedText(data.allCosines.largest, 3);
    painter.setFont(uiFont(metrics::axisPx));
    painter.setPen(theme.ink2);
    const QFontMetricsF fm(painter.font());
    const QString rows =
        Painters::tr("largest %1: rows %2, %3")
            .arg(value, wholeText(data.allCosines.largestA), wholeText(data.allCosines.largestB));
    const QString brief = Painters::tr("largest %1").arg(value);
    painter.drawText(g.note, Qt::AlignRight | Qt::AlignVCenter,
                     fm.horizontalAdvance(rows) <= g.note.width() ? rows : brief);
}

} // namespace

void paintLearnedCosines(QPainter &painter, const LearnedTableGeometry &g,
                         const LearnedTableData &data, const core::Frame &frame,
                         const core::View &view, const Theme &theme,
                         const LearnedTableOptions &options)
{
    if (g.usedCosines.isEmpty() || data.cosineTokens.empty())
        return;
    const HeatmapGeometry map = paintSquare(painter, g.usedCosines, data.usedCosines, theme);
    paintSquare(painter, g.allCosines, data.allCosines, theme);
    paintCaption(
        painter, g.usedCosines,
        {Painters::tr("cosine of used rows"), Painters::tr("used rows"), Painters::tr("used")},
        theme);
    paintCaption(painter, g.allCosines, captionOfAll(data), theme);
    const auto cellOf = [&data](int row, int column) {
        return CellIndex{nearestIndex(data.cosineTokens, row),
                         nearestIndex(data.cosineTokens, column)};
    };
    const CellIndex selected = cellOf(tokenOfQuery(frame, view.query), view.key);
    const auto hover =
        options.hoverPair ? std::optional(cellOf(options.hoverPair->row, options.hoverPair->column))
                          : std::nullopt;
    paintPairMarks(painter, map, frame, selected, hover, theme);
    paintNote(painter, g, data, theme);
}

} // namespace locus::widgets
