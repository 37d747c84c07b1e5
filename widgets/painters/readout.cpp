// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/readout.h"

#include "core/inspect.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
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
constexpr double widestToken = 110;

struct Part {
    QString text;
    QColor color;
    int weight = QFont::Normal;
    double gap = 5; ///< before it
};

QString elided(const QString &token)
{
    return QFontMetricsF(uiFont(metrics::subtitlePx, QFont::DemiBold))
        .elidedText(token, Qt::ElideRight, widestToken);
}

void addToken(QList<Part> &parts, const core::Frame &frame, int token, const RoleColors &colors)
{
    if (const QString text = tokenText(frame, token); !text.isEmpty())
        parts << Part{elided(text), colors.text, QFont::DemiBold};
    parts << Part{wholeText(token), colors.text};
}

void addNumber(QList<Part> &parts, const QString &name, const QString &value, const Theme &theme)
{
    parts << Part{name, theme.ink2, QFont::Normal, 12} << Part{value, theme.ink, QFont::Medium, 4};
}

void addValue(QList<Part> &parts, core::Stage stage, double value, const Theme &theme)
{
    addNumber(parts, stageSymbol(stage),
              stage == core::Stage::Clip ? wholeText(std::llround(value)) : fixedText(value, 3),
              theme);
}

QList<Part> pairParts(const core::Frame &frame, const core::View &view, CellIndex cell,
                      const Theme &theme)
{
    const core::PairReport pair =
        core::inspectPair(*frame.prepared, {view.head}, {cell.row}, {cell.column});
    QList<Part> parts;
    addToken(parts, frame, tokenOfQuery(frame, cell.row), theme.query);
    parts << Part{QStringLiteral("→"), theme.ink2};
    addToken(parts, frame, cell.column, theme.key);
    parts << Part{QStringLiteral("Δ ") + wholeText(pair.delta), theme.position.text,
                  QFont::DemiBold, 12};
    if (view.stage != core::Stage::Scores && view.stage != core::Stage::Weights &&
        view.stage != core::Stage::Mask && !(pair.masked && view.stage == core::Stage::LogWeights))
        addValue(parts, view.stage,
                 core::exactRow(*frame.prepared, view.stage, {view.head},
                                cell.row)[static_cast<std::size_t>(cell.column)],
                 theme);
    if (pair.masked) {
        parts << Part{QCoreApplication::translate("Painters", "masked"), theme.ink2, QFont::Medium,
                      12};
        return parts;
    }
    addNumber(parts, stageSymbol(core::Stage::Scores), fixedText(pair.score, 3), theme);
    addNumber(parts, stageSymbol(core::Stage::Weights), fixedText(pair.weight, 4), theme);
    return parts;
}

QList<Part> tableParts(const core::Frame &frame, const core::View &view, CellIndex cell,
                       const Theme &theme)
{
    QList<Part> parts;
    if (rowKindOf(view.stage) == RowKind::Queries)
        addToken(parts, frame, tokenOfQuery(frame, cell.row), theme.query);
    else
        addToken(parts, frame, cell.row, theme.key);
    parts << Part{QCoreApplication::translate("Painters", "dimension %1").arg(cell.column),
                  theme.ink2, QFont::Normal, 12};
    addValue(parts, view.stage,
             core::exactRow(*frame.prepared, view.stage, {view.head},
                            cell.row)[static_cast<std::size_t>(cell.column)],
             theme);
    return parts;
}

} // namespace

void paintReadout(QPainter &painter, const QRectF &bounds, const HeatmapGeometry &geometry,
                  CellIndex cell, const core::Frame &frame, const core::View &view,
                  const Theme &theme)
{
    const QList<Part> parts = core::isPairStage(view.stage) ? pairParts(frame, view, cell, theme)
                                                            : tableParts(frame, view, cell, theme);
    double width = 2 * padding - parts.first().gap;
    for (const Part &part : parts)
        width += part.gap + fixedDigitsWidth(uiFont(metrics::subtitlePx, part.weight), part.text);
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
    double x = box.left() + padding - parts.first().gap;
    for (const Part &part : parts) {
        const QFont font = uiFont(metrics::subtitlePx, part.weight);
        x += part.gap;
        painter.setPen(part.color);
        paintFixedDigits(painter, {x, box.center().y() + 4.5}, part.text, font);
        x += fixedDigitsWidth(font, part.text);
    }
    painter.restore();
}

} // namespace locus::widgets
