// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/curvedata.h"
#include "widgets/theme.h"

class QPainter;

namespace locus::widgets::curve {

struct Context {
    const CurveGeometry &geometry;
    const CurveData &data;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
};

/// Over the curves: hatch, axis numbers, cursor, point, value, the slopes of ALiBi's lines, what is
/// what.
void paintOver(QPainter &painter, const Context &c);

/// The lines below the axis: what is what, in as many as it takes (curvelegend.cpp).
[[nodiscard]] double legendHeight(const core::Frame &frame, const CurveData &data, double width);
void paintLegend(QPainter &painter, const Context &c);

} // namespace locus::widgets::curve
