// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace locus::widgets {

/// Maps of more cells are one image.
inline constexpr int heatmapMostRectangles = 64 * 64;

} // namespace locus::widgets
