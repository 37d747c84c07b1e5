// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

class QWidget;

namespace locus::widgets {

/// Indices of \a boxes as a reader goes over them: what lies above comes first; within a band of
/// the page, column by column from the left.
[[nodiscard]] QList<qsizetype> readingOrder(const QList<QRect> &boxes);

/// What the Tab key leads to in \a window, in the order in which it is read: card by card, whatever
/// was made first.
[[nodiscard]] QList<QWidget *> tabStops(const QWidget &window);

/// Moves the focus to the next or last stop, around the ends: for QWidget::focusNextPrevChild of a
/// window. False when there is none.
bool moveFocus(const QWidget &window, bool next);

} // namespace locus::widgets
