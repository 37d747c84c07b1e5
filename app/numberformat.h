// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace locus::app {

/// Numbers in files and tables, whatever the locale. \pre value is finite

/// As few digits as read back to the same double; whole values without an exponent up to 2^53.
[[nodiscard]] std::string shortestNumber(double value);
/// What printf writes for %.17g in the C locale.
[[nodiscard]] std::string exactNumber(double value);

} // namespace locus::app
