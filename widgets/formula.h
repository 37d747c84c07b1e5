// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/hover.h"
#include "widgets/theme.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;

/// Formulas as trees of rows, scripts, fractions, roots and floors: painted, or written as LaTeX or
/// plain text. A node never changes.
namespace locus::widgets::formula {

/// Whose number or letter it is.
enum class Ink { Plain, Quiet, Query, Key, Value, Position };

struct Node;
using NodePtr = std::shared_ptr<const Node>;

/// Room that a node takes around the point where its baseline begins.
struct Extent {
    double width = 0;
    double ascent = 0;
    double descent = 0;
    [[nodiscard]] double height() const { return ascent + descent; }
};

/// A letter of mathematics, italic. \a latex where its name is another one ("\\theta").
[[nodiscard]] NodePtr letter(const QString &text, Ink ink = Ink::Plain, const QString &latex = {});
/// A word or an operator, upright: "cos", "=", "+".
[[nodiscard]] NodePtr word(const QString &text, Ink ink = Ink::Plain, const QString &latex = {});
/// A number in the digits of the interface, each in a cell of one width.
[[nodiscard]] NodePtr number(const QString &text, Ink ink = Ink::Plain);
/// What it all comes to: larger and bold.
[[nodiscard]] NodePtr result(const QString &text);
[[nodiscard]] NodePtr row(std::vector<NodePtr> parts);
[[nodiscard]] NodePtr scripts(NodePtr base, NodePtr raised, NodePtr lowered);
[[nodiscard]] NodePtr fraction(NodePtr upper, NodePtr lower);
[[nodiscard]] NodePtr root(NodePtr inner);
/// The whole number below, in brackets as tall as what they hold.
[[nodiscard]] NodePtr floorOf(NodePtr inner);
/// The same, and where it comes from.
[[nodiscard]] NodePtr linked(NodePtr inner, const Hover &source);

[[nodiscard]] Extent extentOf(const NodePtr &node, double px);
/// \a baseline is where the formula begins.
void paint(QPainter &painter, QPointF baseline, const NodePtr &node, double px, const Theme &theme);
/// Where the linked parts stand, the outer ones before those within.
struct Link {
    Hover source;
    QRectF rect;
};
[[nodiscard]] std::vector<Link> linksOf(QPointF baseline, const NodePtr &node, double px);
[[nodiscard]] QString latexOf(const NodePtr &node);
[[nodiscard]] QString plainOf(const NodePtr &node);

} // namespace locus::widgets::formula
