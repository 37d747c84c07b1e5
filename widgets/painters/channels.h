// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/colormap.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <array>
#include <optional>

class QPainter;

namespace locus::widgets {

/// Where the channels of a head lie, under both layouts and in the vectors of one pair.
struct ChannelsGeometry {
    int channels = 0; ///< 0: there are none to show
    int values = 0;   ///< channels of v
    double labelLeft = 0;
    std::array<QRectF, 2> layouts; ///< neighbours, halves; room for brackets below
    std::array<QRectF, 4> vectors; ///< q, q', k, k'
    QRectF value;                  ///< v
    QRectF note;                   ///< beside or below v

    [[nodiscard]] QRectF layout(core::RopeLayout which) const;
    struct Channel {
        core::RopeLayout layout = core::RopeLayout::Interleaved; ///< of the row pointed at
        int channel = 0;
    };
    /// Not in v; a channel of the vectors belongs to the layout \a used.
    [[nodiscard]] std::optional<Channel> channelAt(QPointF point, core::RopeLayout used) const;
    /// The layout whose name stands there.
    [[nodiscard]] std::optional<core::RopeLayout> nameAt(QPointF point) const;
};
[[nodiscard]] ChannelsGeometry channelsGeometry(const QRectF &rect, const core::Frame &frame);

/// The block that a channel belongs to under a layout; none where it does not turn.
[[nodiscard]] std::optional<int> blockOfChannel(const core::Frame &frame, int channel,
                                                core::RopeLayout layout);

/// Of the colours of q, k and v, before and after the rotation.
[[nodiscard]] ColorRange channelsRange(const core::Frame &frame, const core::View &view);

/// Channels as numbered cells, the darker the faster they turn, paired as neighbours and as halves;
/// below them q and k before and after the rotation, and v, which does not turn.
/// \a hovered: a block with a dashed frame.
void paintChannels(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, std::optional<int> hovered = {});

} // namespace locus::widgets
