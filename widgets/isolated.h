// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFont;

namespace locus::widgets {

/// Hebrew, Arabic and the like, or marks that turn the direction.
[[nodiscard]] bool hasRightToLeft(const QString &text);

/// A text of any direction to stand beside numbers and words of the program: Hebrew and Arabic keep
/// their order and take nothing around them along (U+2068 and U+2069). Text without right-to-left
/// letters is left as it is.
[[nodiscard]] QString isolated(const QString &text);

/// The font with its letters joined where \a text needs that (Arabic, emoji made of several); fonts
/// of the layout draw letter by letter otherwise.
[[nodiscard]] QFont shapingFont(const QFont &font, const QString &text);

/// The token, cut off at its end where it is wider than \a room, isolated. \a font is the layout's.
[[nodiscard]] QString elidedToken(const QString &token, const QFont &font, double room);
/// What a token takes that is drawn with its shapingFont.
[[nodiscard]] double tokenWidth(const QString &token, const QFont &font);

} // namespace locus::widgets
