// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"

namespace locus::widgets {

/// The same view, looking at the encoding.
[[nodiscard]] core::View encodingView(const core::View &view);

/// The frequency whose sine or cosine stands in a channel; none where p is no sinusoid.
[[nodiscard]] std::optional<int> encodingPairAt(const core::Frame &frame, int channel);

/// p as positions x dimensions with the rows of i and j edged in their colours: the map of stage
/// Encoding, whatever view.stage is. The Frame needs the image of (Encoding, 0).
void paintEncoding(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, const HeatmapOptions &options = {});

} // namespace locus::widgets
