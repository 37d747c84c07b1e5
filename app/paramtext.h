// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"

#include <QString>

#include <string_view>
#include <vector>

namespace locus::app {

/// What people read about one entry of core's parameter table.
struct ParamText {
    QString label;      ///< "Query position"
    QString shortLabel; ///< "Query", where the label does not fit; may be empty
    QString symbol; ///< letters of the formula, "_" before a subscript ("θ", "m_h"); may be empty
    QString nullText; ///< what a field says while the parameter is null ("rule"); may be empty
    QString meaning;  ///< one sentence: tooltip, `locus params`
};

/// \pre core::findParam(key); indices in the key are ignored. "n" is the length of any source.
[[nodiscard]] ParamText paramText(std::string_view key);

/// Every key that has a text, in no order: a test holds it against core's table.
[[nodiscard]] std::vector<std::string_view> paramTextKeys();

/// "tokens", "rad"; empty for Unit::None.
[[nodiscard]] QString unitText(core::Unit unit);

/// A choice of a Choice parameter as a control shows it ("half" -> "half-split"); the word itself
/// where none is better.
[[nodiscard]] QString choiceText(std::string_view key, std::string_view choice);

} // namespace locus::app
