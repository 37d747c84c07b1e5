// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QHash>
#include <QString>

#include <functional>
#include <optional>
#include <string_view>

namespace locus::widgets {

/// What a control says about one parameter. Widgets know no texts of parameters: app hands them in,
/// by key.
struct ParamLabel {
    QString name;      ///< "Query position"
    QString shortName; ///< "Query", where the name does not fit; empty: the name is elided
    QString fullName;  ///< "Slope of head 3", where the name says too little alone; may be empty
    QString symbol;    ///< "b", "dₖ", "mₕ"; may be empty
    QString unit;      ///< "tokens"; shown where there is room
    QString toolTip;
    QString nullText;                ///< what the field says while the parameter is null: "rule"
    QHash<QString, QString> choices; ///< word of the scene file -> word on the control
};

/// For screen readers and sentences.
[[nodiscard]] QString fullName(const ParamLabel &label);

/// \a key as in core::allParams.
using ParamLabels = std::function<ParamLabel(std::string_view key)>;

/// Colour of a control's symbol and slider: a role, or ink for what has no role.
using Accent = std::optional<Role>;
[[nodiscard]] QColor lineColor(const Theme &theme, Accent accent);
[[nodiscard]] QColor textColor(const Theme &theme, Accent accent);
[[nodiscard]] QColor tintColor(const Theme &theme, Accent accent);

} // namespace locus::widgets
