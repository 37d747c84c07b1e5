// SPDX-License-Identifier: GPL-3.0-or-later
// For formula.cpp and formulatext.cpp alone.
#pragma once

#include "widgets/formula.h"

namespace locus::widgets::formula {

enum class Kind { Letter, Word, Number, Result, Row, Scripts, Fraction, Root, Floor, Linked };

struct Node {
    Kind kind = Kind::Row;
    QString text;
    QString latex;
    Ink ink = Ink::Plain;
    std::vector<NodePtr> parts;
    Hover source = {}; ///< of a linked one
};

[[nodiscard]] inline bool isDigits(const Node &node)
{
    return node.kind == Kind::Number || node.kind == Kind::Result;
}

} // namespace locus::widgets::formula
