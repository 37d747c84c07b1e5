// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/heatmapoutside.h"

#include "widgets/painters/heatmapparts.h"

#include <algorithm>
#include <cmath>

namespace locus::widgets {

std::optional<HeatmapOutside> heatmapOutside(const QRectF &rect, const core::Frame &frame,
                                             const core::View &view, const Theme &theme,
                                             const HeatmapOptions &options)
{
    const heatmap::Scope scope(rect, frame, view, theme, options);
    if (!scope.hasMap())
        return std::nullopt;
    const heatmap::Context c = scope.context();
    HeatmapOutside outside;
    outside.size = rect.size();
    outside.theme = theme;
    outside.geometry = c.geometry;
    outside.range = c.range;
    outside.beyond = beyondColors(*c.image, c.range);
    outside.stage = c.image->stage;
    outside.mistake = heatmap::labelledFrame(frame, options).key.mistake;
    outside.query = view.query;
    outside.key = view.key;
    outside.queryOffset = frame.key.queryOffset;
    outside.consecutive = frame.prepared->positions.consecutive;
    if (frame.key.content.source == core::ContentSource::Tokens)
        outside.words = frame.prepared->content;
    outside.legend = heatmap::legendWords(c);
    outside.pointer = heatmap::barPointer(c);
    if (c.bucket)
        outside.band = {c.bucket->low, c.bucket->high};
    return outside;
}

std::optional<QRect> repaintedBetween(const HeatmapOutside &before, const HeatmapOutside &now)
{
    HeatmapOutside alike = before;
    alike.legend = now.legend;
    alike.band = now.band;
    alike.pointer = now.pointer;
    if (!(alike == now))
        return std::nullopt;
    // One rectangle, since a region of several makes every fill slower.
    const HeatmapGeometry &g = now.geometry;
    const double edge = before.band == now.band ? 0 : heatmap::bandReach;
    QRectF changed = g.map.adjusted(-edge, -edge, edge, edge);
    if (before.legend != now.legend)
        changed |= g.legend;
    if (g.bar.isEmpty())
        return changed.toAlignedRect();
    for (const auto &pointer : {before.pointer, now.pointer})
        if (pointer)
            changed |= QRectF(g.bar.left(), *pointer, 0, 0)
                           .adjusted(-1, -heatmap::pointerReach, 0, heatmap::pointerReach);
    // Below a narrow map the legend goes on under the bar: no rectangle has the one without the
    // other.
    if (changed.right() > g.bar.right())
        return changed.toAlignedRect();
    // Up to the bar, which stays.
    QRect whole = changed.toAlignedRect();
    whole.setRight(static_cast<int>(std::floor(g.bar.left() - heatmap::halfBarPen)) - 1);
    return whole;
}

} // namespace locus::widgets
