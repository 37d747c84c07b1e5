// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace locus::widgets {

struct RotationOptions {
    int firstRow = 0;    ///< scrolled: first row of the grid that is shown
    bool fitAll = false; ///< figures: every block, however small
    std::optional<int> hovered = {};
    /// Length of a vector that the longer hand of the big dial stands for; none: that of the longer
    /// one, so that every block fills its dial.
    std::optional<double> scale = {};
};

/// The end of a hand of the big dial, to be taken hold of.
struct HandTip {
    Role role = Role::Query;
    bool rotated = true;
    QPointF at;
};
/// The four tips of the chosen block; none where there is no big dial. \a rect as in paintRotation.
[[nodiscard]] std::vector<HandTip> handTips(const QRectF &rect, const core::Frame &frame,
                                            const core::View &view,
                                            const RotationOptions &options = {});
/// The vector of the chosen block, before the rotation, whose hand would end at \a point.
[[nodiscard]] std::array<double, 2> vectorOfHand(const HandTip &hand, QPointF point,
                                                 const QRectF &rect, const core::Frame &frame,
                                                 const core::View &view,
                                                 const RotationOptions &options);
/// What RotationOptions::scale is without one; 0 where nothing turns.
[[nodiscard]] double handScale(const core::Frame &frame, const core::View &view);
/// \a vector as a hand wants it: the angle to whole twelfths of half a turn, the length to that of
/// \a start, each where it is near; few digits.
[[nodiscard]] std::array<double, 2> snappedHand(const std::array<double, 2> &vector,
                                                const std::array<double, 2> &start);

/// Where the dials lie.
struct RotationGeometry {
    int blocks = 0;
    QPointF center;    ///< of the big dial
    double radius = 0; ///< 0 = no big dial (the sinusoid's clocks)
    QRectF angles;     ///< i theta, j theta, delta theta
    QRectF grid;
    int columns = 1;
    int rows = 1;        ///< in all
    int visibleRows = 1; ///< whole rows that fit
    int firstRow = 0;
    double cellWidth = 0, cellHeight = 0;
    double dialRadius = 0;
    bool captions = false; ///< frequency, bar and number fit under each dial

    /// Empty when the block is scrolled away.
    [[nodiscard]] QRectF blockRect(int block) const;
    [[nodiscard]] std::optional<int> blockAt(QPointF point) const;
};

/// How many 2-D blocks turn on this Frame: RoPE's or the sinusoid's frequencies; 0 for other
/// methods.
[[nodiscard]] int rotationBlocks(const core::Frame &frame);
[[nodiscard]] RotationGeometry rotationGeometry(const QRectF &rect, const core::Frame &frame,
                                                const RotationOptions &options = {});

/// Why there is nothing that turns; empty where there is.
[[nodiscard]] QString rotationSentence(const core::Frame &frame);

/// "block 1 · dims 2, 3 · θ = 0.3162 rad / position", for a card's header.
[[nodiscard]] QString rotationSubtitle(const core::Frame &frame, int block);

/// RoPE: query and key hands of the chosen block large, every block small with its part of the
/// score. Sinusoid: one clock per frequency.
void paintRotation(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, const RotationOptions &options = {});

} // namespace locus::widgets
