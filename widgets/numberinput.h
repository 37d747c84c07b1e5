// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"

#include <QString>
#include <Qt>

#include <optional>

namespace locus::widgets {

/// The number typed by people: expressions as core reads them ("pi/2", "2^14"), 1e6, 500k, 2M, thin
/// spaces, the real minus sign, π.
[[nodiscard]] std::optional<double> numberFromText(const QString &text);

/// What one step counts while these keys are down: Shift a tenth, Ctrl ten.
[[nodiscard]] double stepsOf(Qt::KeyboardModifiers modifiers);

/// Why the parameter cannot be this number, in words; empty: it can.
[[nodiscard]] QString whyNot(const core::ParamSpec &spec, double value);

} // namespace locus::widgets
