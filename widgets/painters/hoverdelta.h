// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"

#include <cstdint>

namespace locus::widgets {

/// Marks a displacement that is pointed at in another picture: a dashed line through the cells of
/// its diagonal. Nothing where the positions do not follow each other.
void paintHoveredDelta(QPainter &painter, const HeatmapGeometry &geometry, const core::Frame &frame,
                       std::int64_t delta, const Theme &theme);

} // namespace locus::widgets
