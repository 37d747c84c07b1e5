// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace locus::widgets {

enum class Icon {
    None,
    Undo,
    Redo,
    Reset,
    Language,
    Sun,
    Moon,
    Help,
    Present,
    Export,
    Copy,
    Detach,
    Grid,
    Heads,
    Fit,
    Lock,
    Unlock,
    Play,
    Pause,
    Plus,
    Minus,
    ThereAndBack,
    ToRight,
    ToLeft,
    ToEnd,
    ChevronRight,
    ChevronDown,
    Check,
    Cross,
    RowOfBoxes,
    LargeAndTwo,
    ColumnOfBoxes
};

/// A line icon, 16 px of the layout with strokes of 1.5, scaled into \a rect.
void paintIcon(QPainter &painter, Icon icon, const QRectF &rect, const QColor &color);
/// The same for menus and standard buttons.
[[nodiscard]] QIcon iconOf(Icon icon, const QColor &color);

} // namespace locus::widgets
