// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/readout.h"

#include "core/inspect.h"
#include "widgets/differencewords.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/pairparts.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr double height = 30;
constexpr double padding = 11;
constexpr double space = 8; ///< between the box and its cell

void addValue(QList<TextPart> &parts, core::Stage stage, double value, const Theme &theme)
{
    addNumber(parts, stageSymbol(stage),
              stage == core::Stage::Clip ? wholeText(std::llround(value)) : fixedText(value, 3),
              theme);
}

/// In place of the numbers of the stage.
void addDifference(QList<TextPart> &parts, const core::Difference &difference, CellIndex cell,
                   const Theme &theme)
{
    const DifferenceCell texts = differenceCell(difference, cell.row, cell.column);
    addNumber(parts, QStringLiteral("A"), texts.a, theme);
    addNumber(parts, QStringLiteral("B"), texts.b, theme);
    addNumber(parts, QStringLiteral("B − A"), texts.difference, theme);
}

QList<TextPart> pairParts(const core::Frame &frame, const core::View &view, CellIndex cell,
                          const Theme &theme, const core::Difference *difference)
{
    const core::PairReport pair =
        core::inspectPair(*frame.prepared, {view.head}, {cell.row}, {cell.column});
    QList<TextPart> parts = pairNameParts(frame, pair, theme);
    if (difference) {
        addDifference(parts, *difference, cell, theme);
        return parts;
    }
    if (view.stage != core::Stage::Scores && view.stage != core::Stage::Weights &&
        view.stage != core::Stage::Mask && !(pair.masked && view.stage == core::Stage::LogWeights))
        addValue(parts, view.stage,
                 core::exactRow(*frame.prepared, view.stage, {view.head},
                                cell.row)[static_cast<std::size_t>(cell.column)],
                 theme);
    addScoreAndWeight(parts, pair, theme);
    return parts;
}

QList<TextPart> tableParts(const core::Frame &frame, const core::View &view, CellIndex cell,
                           const Theme &theme, const core::Difference *difference)
{
    QList<TextPart> parts;
    if (rowKindOf(view.stage) == RowKind::Queries)
        addToken(parts, frame, tokenOfQuery(frame, cell.row), theme.query);
    else
        addToken(parts, frame, cell.row, theme.key);
    parts << TextPart{QCoreApplication::translate("Painters", "dimension %1").arg(cell.column),
                      theme.ink2, QFont::Normal, 12};
    if (difference) {
        addDifference(parts, *difference, cell, theme);
        return parts;
    }
    addValue(parts, view.stage,
             core::exactRow(*frame.prepared, view.stage, {view.head},
                            cell.row)[static_cast<std::size_t>(cell.column)],
             theme);
    return parts;
}

} // namespace

void paintReadout(QPainter &painter, const QRectF &bounds, const HeatmapGeometry &geometry,
                  CellIndex cell, const core::Frame &frame, const core::View &view,
                  const Theme &theme, const core::Difference *difference)
{
    const QList<TextPart> parts = core::isPairStage(view.stage)
                                      ? pairParts(frame, view, cell, theme, difference)
                                      : tableParts(frame, view, cell, theme, difference);
    const double width = 2 * padding + widthOf(parts);
    const QRectF at = geometry.cell(cell.row, cell.column);
    QRectF box(at.center().x() - width / 2, at.top() - space - height, width, height);
    if (box.top() < bounds.top())
        box.moveTop(at.bottom() + space);
    box.moveLeft(std::max(bounds.left() + 1, std::min(box.left(), bounds.right() - 1 - width)));

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.ctl, 1));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), metrics::controlRadius,
                            metrics::controlRadius);
    paintParts(painter, {box.left() + padding, box.center().y() + 4.5}, parts);
    painter.restore();
}

} // namespace locus::widgets
