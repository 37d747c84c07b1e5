// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect.h"
#include "widgets/painters/dial.h"
#include "widgets/painters/rotation.h"

#include <optional>
#include <vector>

namespace locus::widgets::rotation {

/// What the dials of one Frame and selection show.
struct Subject {
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    std::vector<core::RopeBlock> blocks; ///< RoPE
    std::vector<core::ClockHand> clocks; ///< sinusoid
    double largest = 0;                  ///< magnitude of a block's part of the score

    [[nodiscard]] DialKind kind() const
    {
        return clocks.empty() ? DialKind::Rotation : DialKind::Clock;
    }
};

/// Length of the longer of a block's two vectors; rotation keeps it.
[[nodiscard]] double longestOf(const core::RopeBlock &block);

inline constexpr double handSpan = 0.86; ///< of the radius, for the longer hand of a block

/// Hands of the chosen block, as parts of the big dial's radius.
struct BigHands {
    Hand q, k, turnedQ, turnedK;
};
[[nodiscard]] BigHands bigHands(const core::RopeBlock &block, std::optional<double> scale);

/// The blocks of the selected pair; empty where nothing turns or the selection lies outside.
[[nodiscard]] std::vector<core::RopeBlock> blocksOf(const core::Frame &frame,
                                                    const core::View &view);

/// The chosen block: hands before and after, the arcs they turned through, the angle between
/// (bigdial.cpp).
void paintBigDial(QPainter &painter, const RotationGeometry &g, const Subject &s, int chosen,
                  const RotationOptions &options);
/// Widths of all angles side by side, and of the first two, at the positions of \a frame that make
/// them widest.
struct AngleWidths {
    double all = 0;
    double pair = 0;
};
[[nodiscard]] AngleWidths angleWidths(const core::Frame &frame);
/// i theta, j theta and their difference below or beside it.
void paintAngles(QPainter &painter, const RotationGeometry &g, const Subject &s, int chosen);

} // namespace locus::widgets::rotation
