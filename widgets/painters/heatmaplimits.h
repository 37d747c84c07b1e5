// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"

namespace locus::widgets {

/// Maps of more cells are one image.
inline constexpr int heatmapMostRectangles = 64 * 64;

/// The numbers in the cells are wanted, and all of them fit.
[[nodiscard]] bool heatmapHasNumbers(const QRectF &rect, const core::Frame &frame,
                                     const core::View &view, const HeatmapOptions &options);

} // namespace locus::widgets
