// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/channels.h"

namespace locus::widgets::channels {

inline constexpr std::array bothLayouts = {core::RopeLayout::Interleaved, core::RopeLayout::Half};
inline constexpr double bracketRoom = 18; ///< below the cells of a layout

/// What is drawn of one Frame and selection.
struct Subject {
    const ChannelsGeometry &g;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    int chosen = 0; ///< block

    [[nodiscard]] const core::RotationTable &table() const
    {
        return *frame.prepared->hooks.onQuery;
    }
    [[nodiscard]] int rotary() const { return static_cast<int>(2 * table().pairs.size()); }
    [[nodiscard]] core::ChannelPair pair(core::RopeLayout layout) const
    {
        return core::ropeChannels(chosen, rotary(), layout);
    }
};

[[nodiscard]] QString nameOf(core::RopeLayout layout);
/// The channels of one layout, the chosen block filled or framed, a bracket between its two
/// (channellayouts.cpp).
void paintLayout(QPainter &painter, const Subject &s, core::RopeLayout layout);
/// The two channels of a block in either layout.
void paintHovered(QPainter &painter, const Subject &s, int block);

} // namespace locus::widgets::channels
