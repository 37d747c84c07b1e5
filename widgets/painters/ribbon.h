// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QPolygonF>

namespace locus::widgets {

/// The outline of a polyline drawn with a pen of this width, bevelled at its corners: to be filled
/// by winding. Filling it takes a tenth of the time of stroking the line, which matters where there
/// are many points. Points at the same place are taken once.
[[nodiscard]] QPolygonF ribbon(const QPolygonF &line, double width);

/// How many pixels the line goes up and down on average while it goes one to the right.
[[nodiscard]] double steepness(const QPolygonF &line);

/// What a pen of this width covers of a line that runs from left to right and swings so much that
/// it fills the columns of pixels it crosses: one upright stroke per column, a pixel wide. An
/// antialiased outline of such a line takes ten times as long.
[[nodiscard]] QList<QLineF> columnStrokes(const QPolygonF &line, double width);

/// The dashes of a polyline, one straight piece each: drawn as lines they are painted sooner than a
/// pen finds them.
[[nodiscard]] QList<QLineF> dashes(const QPolygonF &line, double on, double off);

} // namespace locus::widgets
