// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace locus::core {

/// Numbers, pi, + - * / ^ and parentheses; ^ binds right and stronger than a sign ("pi/2", "2^14",
/// "-2^2" = -4). None when it does not parse as a whole or the result is not finite.
[[nodiscard]] std::optional<double> evaluateExpression(std::string_view text);

} // namespace locus::core
