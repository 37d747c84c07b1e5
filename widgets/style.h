// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QString>

class QApplication;
class QPainter;

namespace locus::widgets {

/// Standard widgets (menus, dialogs, fields, scroll bars, tool tips) in the colours and sizes of
/// the theme.
[[nodiscard]] QString styleSheetOf(const Theme &theme);
/// Style, palette, font and style sheet of the whole program; again on every change of theme.
void applyStyle(QApplication &application, const Theme &theme);

/// The keyboard focus everywhere: 2 px of ink, 1 px off the control.
void paintFocusRing(QPainter &painter, const QRectF &control, double radius, const Theme &theme);

} // namespace locus::widgets
