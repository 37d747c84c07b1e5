// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/curvedata.h"
#include "widgets/theme.h"

class QPainter;
class QPen;

namespace locus::widgets::curve {

inline constexpr double marksUpTo = 66; ///< displacements that are marked one by one

struct Context {
    const CurveGeometry &geometry;
    const CurveData &data;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const CurveMarks &marks;
};

/// Under the curves: displacements that share a vector (curverelation.cpp).
void paintUnder(QPainter &painter, const Context &c);
/// Where the words of such displacements stand, beside the cursor; empty: no room, or none are.
[[nodiscard]] QRectF sharedWordsRect(const Context &c, bool left);
/// Over a curve of one query: its whole displacements, hollow where no key of the query stands.
void paintRelationPoints(QPainter &painter, const Context &c);

/// RoPE: the angle of each block at each displacement, above the plot (curvephases.cpp).
void paintPhases(QPainter &painter, const Context &c);
[[nodiscard]] std::optional<int> blockOfPhases(const CurveGeometry &geometry,
                                               const core::Frame &frame, QPointF point);

/// Over the curves: hatch, axis numbers, cursor, point, value, the slopes of ALiBi's lines, what is
/// what.
void paintOver(QPainter &painter, const Context &c);

/// Of the mean of the cosines, in the plot and in the legend: never like that of the other heads.
[[nodiscard]] QPen meanPen(const CurveGeometry &geometry, const CurveData &data,
                           const Theme &theme);

/// The lines below the axis: what is what, in as many as it takes and \a room has
/// (curvelegend.cpp). \a phases: the angles are drawn above the plot.
[[nodiscard]] double legendHeight(const core::Frame &frame, const CurveData &data,
                                  const QSizeF &room, bool phases);
void paintLegend(QPainter &painter, const Context &c);
inline constexpr double legendLine = 16; ///< height of a line of it
/// One of a few, as in a segmented control (curvereaches.cpp).
void paintReaches(QPainter &painter, const Context &c);
[[nodiscard]] double reachesWidth(const CurveData &data);
/// Where the offered reaches stand, at the end of the legend's last line.
[[nodiscard]] QList<QRectF> reachRects(const CurveGeometry &g, const CurveData &data);

} // namespace locus::widgets::curve
