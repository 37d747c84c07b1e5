// SPDX-License-Identifier: GPL-3.0-or-later
// How formulas are put together, and how they read as text.
#include "widgets/formulanode.h"

#include <QStringList>

namespace locus::widgets::formula {

namespace {

NodePtr leaf(Kind kind, const QString &text, Ink ink, const QString &latex)
{
    return std::make_shared<const Node>(Node{kind, text, latex, ink, {}});
}

NodePtr branch(Kind kind, std::vector<NodePtr> parts)
{
    return std::make_shared<const Node>(Node{kind, {}, {}, Ink::Plain, std::move(parts)});
}

} // namespace

NodePtr letter(const QString &text, Ink ink, const QString &latex)
{
    return leaf(Kind::Letter, text, ink, latex);
}

NodePtr word(const QString &text, Ink ink, const QString &latex)
{
    return leaf(Kind::Word, text, ink, latex);
}

NodePtr number(const QString &text, Ink ink)
{
    return leaf(Kind::Number, text, ink, {});
}

NodePtr result(const QString &text)
{
    return leaf(Kind::Result, text, Ink::Plain, {});
}

NodePtr row(std::vector<NodePtr> parts)
{
    return branch(Kind::Row, std::move(parts));
}

NodePtr scripts(NodePtr base, NodePtr raised, NodePtr lowered)
{
    return branch(Kind::Scripts, {std::move(base), std::move(raised), std::move(lowered)});
}

NodePtr fraction(NodePtr upper, NodePtr lower)
{
    return branch(Kind::Fraction, {std::move(upper), std::move(lower)});
}

NodePtr root(NodePtr inner)
{
    return branch(Kind::Root, {std::move(inner)});
}

NodePtr floorOf(NodePtr inner)
{
    return branch(Kind::Floor, {std::move(inner)});
}

NodePtr linked(NodePtr inner, const Hover &source)
{
    auto node = std::make_shared<Node>();
    node->kind = Kind::Linked;
    node->parts = {std::move(inner)};
    node->source = source;
    return node;
}

QString latexOf(const NodePtr &node)
{
    const auto braced = [](const NodePtr &part) {
        return QLatin1Char('{') + latexOf(part) + QLatin1Char('}');
    };
    switch (node->kind) {
    case Kind::Row: {
        QStringList words;
        for (const NodePtr &part : node->parts)
            words << latexOf(part);
        return words.join(QLatin1Char(' '));
    }
    case Kind::Scripts:
        return latexOf(node->parts[0]) +
               (node->parts[2] ? QLatin1Char('_') + braced(node->parts[2]) : QString()) +
               (node->parts[1] ? QLatin1Char('^') + braced(node->parts[1]) : QString());
    case Kind::Fraction:
        return QStringLiteral("\\frac") + braced(node->parts[0]) + braced(node->parts[1]);
    case Kind::Root: return QStringLiteral("\\sqrt") + braced(node->parts[0]);
    case Kind::Floor:
        return QStringLiteral("\\left\\lfloor ") + latexOf(node->parts[0]) +
               QStringLiteral(" \\right\\rfloor");
    case Kind::Linked: return latexOf(node->parts[0]);
    case Kind::Result:
        return QStringLiteral("\\mathbf{") +
               QString(node->text).replace(QChar(0x2212), QLatin1Char('-')) + QLatin1Char('}');
    default: break;
    }
    return node->latex.isEmpty() ? QString(node->text).replace(QChar(0x2212), QLatin1Char('-'))
                                 : node->latex;
}

QString plainOf(const NodePtr &node)
{
    const auto fenced = [](const NodePtr &part) {
        const QString text = plainOf(part);
        return part->kind == Kind::Row && part->parts.size() > 1
                   ? QLatin1Char('(') + text + QLatin1Char(')')
                   : text;
    };
    switch (node->kind) {
    case Kind::Row: {
        QStringList words;
        for (const NodePtr &part : node->parts)
            words << plainOf(part);
        return words.join(QLatin1Char(' '));
    }
    case Kind::Scripts:
        return plainOf(node->parts[0]) +
               (node->parts[2] ? QLatin1Char('_') + plainOf(node->parts[2]) : QString()) +
               (node->parts[1] ? plainOf(node->parts[1]) : QString());
    case Kind::Fraction:
        return fenced(node->parts[0]) + QStringLiteral(" / ") + fenced(node->parts[1]);
    case Kind::Root: return QStringLiteral("√") + fenced(node->parts[0]);
    case Kind::Floor: return QStringLiteral("⌊%1⌋").arg(plainOf(node->parts[0]));
    case Kind::Linked: return plainOf(node->parts[0]);
    default: return node->text;
    }
}

} // namespace locus::widgets::formula
