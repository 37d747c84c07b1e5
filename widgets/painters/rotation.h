// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace locus::widgets {

struct RotationOptions {
    int firstRow = 0;    ///< scrolled: first row of the grid that is shown
    bool fitAll = false; ///< figures: every block, however small
};

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

/// "block 1 · dims 2, 3 · θ = 0.3162 rad / position", for a card's header.
[[nodiscard]] QString rotationSubtitle(const core::Frame &frame, int block);

/// RoPE: query and key hands of the chosen block large, every block small with its part of the
/// score. Sinusoid: one clock per frequency.
void paintRotation(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, const RotationOptions &options = {});

} // namespace locus::widgets
