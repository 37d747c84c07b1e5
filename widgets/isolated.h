// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFontMetricsF;

namespace locus::widgets {

/// Hebrew, Arabic and the like, or marks that turn the direction.
[[nodiscard]] bool hasRightToLeft(const QString &text);

/// A text of any direction to stand beside numbers and words of the program: Hebrew and Arabic keep
/// their order and take nothing around them along (U+2068 and U+2069). Text without right-to-left
/// letters is left as it is.
[[nodiscard]] QString isolated(const QString &text);

/// The token, cut off at its end where it is wider than \a room, isolated.
[[nodiscard]] QString elidedToken(const QString &token, const QFontMetricsF &fm, double room);

} // namespace locus::widgets
