// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace locus::widgets {

/// As signedText, but what is not 0 never looks like it: its first digit then, "+0.005".
[[nodiscard]] QString signedNonzeroText(double value, int decimals);

} // namespace locus::widgets
