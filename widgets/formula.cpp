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
constexpr double bracketWidth = 0.4;
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

/// The bar's height over the page is what both parts of a fraction are placed by.
double barOf(QPointF at, double px)
{
    return at.y() - axisHeight * px;
}

/// A part of a node with its own place and size.
struct Placed {
    const NodePtr &part;
    QPointF at;
    double px = 0;
};

std::vector<Placed> placedRow(QPointF at, const Node &node, double px)
{
    std::vector<Placed> placed;
    for (const NodePtr &part : node.parts) {
        placed.push_back({part, at, px});
        at.rx() += extentOf(part, px).width + partGap * px;
    }
    return placed;
}

std::vector<Placed> placedScripts(QPointF at, const Node &node, double px)
{
    std::vector<Placed> placed = {{node.parts[0], at, px}};
    const double x = at.x() + extentOf(node.parts[0], px).width + 0.04 * px;
    if (node.parts[1])
        placed.push_back({node.parts[1], {x, at.y() - raisedBy * px}, scriptScale * px});
    if (node.parts[2])
        placed.push_back({node.parts[2], {x, at.y() + loweredBy * px}, scriptScale * px});
    return placed;
}

std::vector<Placed> placedFraction(QPointF at, const Node &node, double px)
{
    const double small = fractionScale * px;
    const double width = extentOfFraction(node, px).width;
    const Extent upper = extentOf(node.parts[0], small);
    const Extent lower = extentOf(node.parts[1], small);
    const auto centred = [&](const Extent &extent) { return at.x() + (width - extent.width) / 2; };
    const double bar = barOf(at, px);
    return {
        {node.parts[0], {centred(upper), bar - fractionGap * px - upper.descent}, small},
        {node.parts[1], {centred(lower), bar + fractionGap * px + lower.ascent}, small},
    };
}

std::vector<Placed> placedParts(QPointF at, const Node &node, double px)
{
    switch (node.kind) {
    case Kind::Row: return placedRow(at, node, px);
    case Kind::Scripts: return placedScripts(at, node, px);
    case Kind::Fraction: return placedFraction(at, node, px);
    case Kind::Root: return {{node.parts[0], {at.x() + rootWidth * px, at.y()}, px}};
    case Kind::Floor: return {{node.parts[0], {at.x() + bracketWidth * px, at.y()}, px}};
    case Kind::Linked: return {{node.parts[0], at, px}};
    default: return {};
    }
}

void paintBar(QPainter &painter, QPointF at, const Node &node, double px, const Theme &theme)
{
    const double width = extentOfFraction(node, px).width;
    const double bar = barOf(at, px);
    painter.setPen(QPen(theme.ink, barWidth));
    painter.drawLine(QPointF(at.x() + 0.06 * px, bar), QPointF(at.x() + width - 0.06 * px, bar));
}

void paintRadical(QPainter &painter, QPointF at, const Node &node, double px, const Theme &theme)
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
}

void paintBrackets(QPainter &painter, QPointF at, const Node &node, double px, const Theme &theme)
{
    const Extent inner = extentOf(node.parts[0], px);
    const double top = at.y() - inner.ascent, foot = at.y() + inner.descent;
    const double right = at.x() + inner.width + 2 * bracketWidth * px;
    constexpr double aside = 0.14, serif = 0.18;
    painter.setPen(QPen(theme.ink, barWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const double side : {1.0, -1.0}) {
        const double x = (side > 0 ? at.x() : right) + side * aside * px;
        painter.drawPolyline(QPolygonF({{x, top}, {x, foot}, {x + side * serif * px, foot}}));
    }
}

} // namespace

Extent extentOf(const NodePtr &node, double px)
{
    switch (node->kind) {
    case Kind::Scripts: return extentOfScripts(*node, px);
    case Kind::Fraction: return extentOfFraction(*node, px);
    case Kind::Linked: return extentOf(node->parts[0], px);
    case Kind::Root: {
        const Extent inner = extentOf(node->parts[0], px);
        return {inner.width + rootWidth * px, inner.ascent + 2 * rootGap * px, inner.descent};
    }
    case Kind::Floor: {
        const Extent inner = extentOf(node->parts[0], px);
        return {inner.width + 2 * bracketWidth * px, inner.ascent, inner.descent};
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
    if (node->parts.empty())
        paintLeaf(painter, baseline, *node, px, theme);
    if (node->kind == Kind::Fraction)
        paintBar(painter, baseline, *node, px, theme);
    if (node->kind == Kind::Root)
        paintRadical(painter, baseline, *node, px, theme);
    if (node->kind == Kind::Floor)
        paintBrackets(painter, baseline, *node, px, theme);
    for (const Placed &placed : placedParts(baseline, *node, px))
        paint(painter, placed.at, placed.part, placed.px, theme);
}

std::vector<Link> linksOf(QPointF baseline, const NodePtr &node, double px)
{
    std::vector<Link> links;
    if (node->kind == Kind::Linked) {
        const Extent extent = extentOf(node, px);
        links.push_back({node->source, QRectF(baseline.x(), baseline.y() - extent.ascent,
                                              extent.width, extent.height())});
    }
    for (const Placed &placed : placedParts(baseline, *node, px)) {
        const auto inner = linksOf(placed.at, placed.part, placed.px);
        links.insert(links.end(), inner.begin(), inner.end());
    }
    return links;
}

} // namespace locus::widgets::formula
