// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/icons.h"

#include <QPainterPath>
#include <QPointF>

#include <initializer_list>

namespace locus::widgets {

inline constexpr double iconSide = 16;

/// Strokes and fills of an icon on a 16 x 16 grid.
struct IconShape {
    QPainterPath stroke;
    QPainterPath fill;
};
/// Of an icon that shows a thing or a deed: a lock, a moon, undo. Empty for arrows and signs.
[[nodiscard]] IconShape thingShape(Icon icon);

namespace icons {
void polyline(QPainterPath &path, std::initializer_list<QPointF> points);
} // namespace icons

} // namespace locus::widgets
