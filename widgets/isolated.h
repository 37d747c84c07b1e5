// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace locus::widgets {

/// A text of any direction to stand beside numbers and words of the program: Hebrew and Arabic keep
/// their order and take nothing around them along (U+2068 and U+2069). Text without right-to-left
/// letters is left as it is.
[[nodiscard]] QString isolated(const QString &text);

} // namespace locus::widgets
