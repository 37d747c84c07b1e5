// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"
#include "widgets/painters/keptfacts.h"

namespace locus::widgets {

/// The chosen head by itself: its map, and beside it (or below, where the card is narrow) the
/// numbers of the selected pair and row.
struct HeadDetailGeometry {
    QRectF map;
    QRectF numbers;
    QRectF bars; ///< weights of the row; empty where there is no room
};
[[nodiscard]] HeadDetailGeometry headDetailGeometry(const QRectF &rect);

void paintHeadDetail(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                     const core::View &view, const Theme &theme, HeatmapCache *cache = nullptr);

/// What differs between the heads, a dot per head: the weight of the pair, the mean distance of the
/// row and its entropy, one above the other; the sum of the row where it is no distribution.
struct HeadPlotGeometry {
    QRectF plot;
    int heads = 0;
    [[nodiscard]] double x(int head) const;
    [[nodiscard]] std::optional<int> headAt(QPointF point) const;
};
[[nodiscard]] HeadPlotGeometry headPlotGeometry(const QRectF &rect, int heads);
void paintHeadPlot(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, std::optional<int> hovered = {},
                   KeptFacts *kept = nullptr);

} // namespace locus::widgets
