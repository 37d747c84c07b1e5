// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formulanode.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace locus::widgets::formula {

namespace {

// In parts of the font's size.
constexpr double axisHeight = 0.26; ///< of the fraction bar over the baseline
constexpr double fractionGap = 0.13;
constexpr double fractionScale = 0.9;
constexpr double scriptScale = 0.68;
constexpr double raisedBy = 0.40;
constexpr double loweredBy = 0.20;
constexpr double partGap = 0.06;
constexpr double operatorGap = 0.14;
constexpr double rootWidth = 0.62;
constexpr double rootGap = 0.1;
constexpr double digitScale = 0.8; ///< the interface's digits beside STIX
constexpr double resultScale = 0.94;
constexpr double barWidth = 1.2;
constexpr double tallest = 0.74; ///< ascent of a line of text
constexpr double deepest = 0.22;

QFont fontOf(const Node &node, double px)
{
    switch (node.kind) {
    case Kind::Letter: return mathFont(px, true);
    case Kind::Number: return uiFont(px * digitScale, QFont::Medium);
    case Kind::Result: return uiFont(px * resultScale, QFont::Bold);
    default: return mathFont(px, false);
    }
}

/// Relations and sums stand apart from what they join.
double sideRoom(const Node &node, double px)
{
    const bool isOperator = node.kind == Kind::Word && node.text.size() == 1 &&
                            QStringLiteral("=+−·").contains(node.text);
    return isOperator ? operatorGap * px : 0;
}

double leafWidth(const Node &node, double px)
{
    const QFont font = fontOf(node, px);
    const double text = isDigits(node) ? fixedDigitsWidth(font, node.text)
                                       : QFontMetricsF(font).horizontalAdvance(node.text);
    return text + 2 * sideRoom(node, px);
}

QColor colorOf(Ink ink, const Theme &theme)
{
    switch (ink) {
    case Ink::Quiet: return theme.ink3;
    case Ink::Query: return theme.query.text;
    case Ink::Key: return theme.key.text;
    case Ink::Value: return theme.value.text;
    case Ink::Position: return theme.position.text;
    case Ink::Plain: break;
    }
    return theme.ink;
}

Extent extentOfScripts(const Node &node, double px)
{
    Extent extent = extentOf(node.parts[0], px);
    double aside = 0;
    if (const NodePtr &raised = node.parts[1]) {
        const Extent script = extentOf(raised, scriptScale * px);
        aside = script.width;
        extent.ascent = std::max(extent.ascent, raisedBy * px + script.ascent);
    }
    if (const NodePtr &lowered = node.parts[2]) {
        const Extent script = extentOf(lowered, scriptScale * px);
        aside = std::max(aside, script.width);
        extent.descent = std::max(extent.descent, loweredBy * px + script.descent);
    }
    extent.width += aside + 0.04 * px;
    return extent;
}

Extent extentOfFraction(const Node &node, double px)
{
    const Extent upper = extentOf(node.parts[0], fractionScale * px);
    const Extent lower = extentOf(node.parts[1], fractionScale * px);
    return {std::max(upper.width, lower.width) + 0.3 * px,
            axisHeight * px + fractionGap * px + upper.height(),
            lower.height() + fractionGap * px - axisHeight * px};
}

void paintLeaf(QPainter &painter, QPointF at, const Node &node, double px, const Theme &theme)
{
    painter.setPen(colorOf(node.ink, theme));
    const QFont font = fontOf(node, px);
    if (isDigits(node)) {
        paintFixedDigits(painter, at, node.text, font);
        return;
    }
    painter.setFont(font);
    painter.drawText(at + QPointF(sideRoom(node, px), 0), node.text);
}

void paintFraction(QPainter &painter, QPointF at, const Node &node, double px, const Theme &theme)
{
    const double small = fractionScale * px;
    const double width = extentOfFraction(node, px).width;
    const Extent upper = extentOf(node.parts[0], small);
    const Extent lower = extentOf(node.parts[1], small);
    const double bar = at.y() - axisHeight * px;
    painter.setPen(QPen(theme.ink, barWidth));
    painter.drawLine(QPointF(at.x() + 0.06 * px, bar), QPointF(at.x() + width - 0.06 * px, bar));
    const auto centred = [&](const Extent &extent) { return at.x() + (width - extent.width) / 2; };
    paint(painter, {centred(upper), bar - fractionGap * px - upper.descent}, node.parts[0], small,
          theme);
    paint(painter, {centred(lower), bar + fractionGap * px + lower.ascent}, node.parts[1], small,
          theme);
}

void paintRoot(QPainter &painter, QPointF at, const Node &node, double px, const Theme &theme)
{
    const Extent inner = extentOf(node.parts[0], px);
    const double left = at.x();
    const double top = at.y() - inner.ascent - rootGap * px;
    const double foot = at.y() + inner.descent;
    painter.setPen(QPen(theme.ink, barWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{left + 0.06 * px, at.y() - 0.22 * px},
                                    {left + 0.18 * px, at.y() - 0.30 * px},
                                    {left + 0.34 * px, foot},
                                    {left + 0.54 * px, top},
                                    {left + rootWidth * px + inner.width, top}}));
    paint(painter, {left + rootWidth * px, at.y()}, node.parts[0], px, theme);
}

} // namespace

Extent extentOf(const NodePtr &node, double px)
{
    switch (node->kind) {
    case Kind::Scripts: return extentOfScripts(*node, px);
    case Kind::Fraction: return extentOfFraction(*node, px);
    case Kind::Root: {
        const Extent inner = extentOf(node->parts[0], px);
        return {inner.width + rootWidth * px, inner.ascent + 2 * rootGap * px, inner.descent};
    }
    case Kind::Row: {
        Extent extent;
        extent.width = partGap * px * std::max<double>(0, double(node->parts.size()) - 1);
        for (const NodePtr &part : node->parts) {
            const Extent one = extentOf(part, px);
            extent.width += one.width;
            extent.ascent = std::max(extent.ascent, one.ascent);
            extent.descent = std::max(extent.descent, one.descent);
        }
        return extent;
    }
    default: return {leafWidth(*node, px), tallest * px, deepest * px};
    }
}

void paint(QPainter &painter, QPointF baseline, const NodePtr &node, double px, const Theme &theme)
{
    switch (node->kind) {
    case Kind::Row:
        for (const NodePtr &part : node->parts) {
            paint(painter, baseline, part, px, theme);
            baseline.rx() += extentOf(part, px).width + partGap * px;
        }
        return;
    case Kind::Scripts: {
        paint(painter, baseline, node->parts[0], px, theme);
        const double x = baseline.x() + extentOf(node->parts[0], px).width + 0.04 * px;
        if (node->parts[1])
            paint(painter, {x, baseline.y() - raisedBy * px}, node->parts[1], scriptScale * px,
                  theme);
        if (node->parts[2])
            paint(painter, {x, baseline.y() + loweredBy * px}, node->parts[2], scriptScale * px,
                  theme);
        return;
    }
    case Kind::Fraction: paintFraction(painter, baseline, *node, px, theme); return;
    case Kind::Root: paintRoot(painter, baseline, *node, px, theme); return;
    default: paintLeaf(painter, baseline, *node, px, theme); return;
    }
}

} // namespace locus::widgets::formula
