// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <array>
#include <optional>

class QPainter;

namespace locus::widgets {

/// Where one position vector lies in both orders of the channels.
struct ChannelOrderGeometry {
    int channels = 0;
    QRectF interleaved, concat; ///< strips, the first one above
    QRectF names;               ///< at their left, clickable too
    QRectF note;

    [[nodiscard]] QRectF strip(core::ChannelLayout layout) const
    {
        return layout == core::ChannelLayout::Interleaved ? interleaved : concat;
    }
    /// The pair (frequency) whose sine or cosine stands under a point.
    [[nodiscard]] std::optional<int> pairAt(QPointF point) const;
    /// The layout whose name stands under a point.
    [[nodiscard]] std::optional<core::ChannelLayout> nameAt(QPointF point) const;
};
/// None where the Frame has no sinusoid, or there is no room.
[[nodiscard]] std::optional<ChannelOrderGeometry>
channelOrderGeometry(const QRectF &rect, const core::Frame &frame, const core::View &view);

struct ChannelOrderOptions {
    std::optional<int> hoverPair = {};
};

/// p of the query with its channels by turns and with all sines first, wires between them, the
/// layout in use in a solid frame; what the change of order keeps and what it does not, in numbers.
void paintChannelOrder(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                       const core::View &view, const Theme &theme,
                       const ChannelOrderOptions &options = {});

} // namespace locus::widgets
