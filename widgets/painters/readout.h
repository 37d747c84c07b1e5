// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"

namespace locus::widgets {

/// Box with the numbers of one cell, in double: token i → token j, Δ, e, a, and the value of the
/// shown stage. It stands above the cell, or below where there is no room, inside \a bounds, never
/// over the cell's row. With \a difference: the numbers of A, B and B - A.
void paintReadout(QPainter &painter, const QRectF &bounds, const HeatmapGeometry &geometry,
                  CellIndex cell, const core::Frame &frame, const core::View &view,
                  const Theme &theme, const core::Difference *difference = nullptr);

} // namespace locus::widgets
