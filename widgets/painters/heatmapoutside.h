// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/colorends.h"
#include "widgets/painters/heatmap.h"

#include <QRect>
#include <QStringList>

namespace locus::widgets {

/// All that is drawn around the cells of a map, and over its edge, as a value: while it stays the
/// same, another Frame changes the cells and the pointer at the colour bar alone.
struct HeatmapOutside {
    QSizeF size;
    Theme theme;
    HeatmapGeometry geometry;
    ColorRange range;
    BeyondColors beyond; ///< the range
    core::Stage stage = core::Stage::Weights;
    core::Mistake mistake = core::Mistake::None;
    int query = 0;
    int key = 0;
    int queryOffset = 0;
    bool consecutive = true;
    std::shared_ptr<const core::ContentData> words; ///< where rows and columns have any
    QStringList legend;
    std::optional<std::pair<int, int>> band; ///< diagonals of T5's bucket
    std::optional<double> pointer;           ///< height of the one at the colour bar

    friend bool operator==(const HeatmapOutside &, const HeatmapOutside &) = default;
};

/// None where there is no map.
[[nodiscard]] std::optional<HeatmapOutside>
heatmapOutside(const QRectF &rect, const core::Frame &frame, const core::View &view,
               const Theme &theme, const HeatmapOptions &options = {});

/// What has to be painted again when one picture follows another; none: everything.
[[nodiscard]] std::optional<QRect> repaintedBetween(const HeatmapOutside &before,
                                                    const HeatmapOutside &now);

} // namespace locus::widgets
