// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rotationblocks.h"
#include "widgets/colormap.h"
#include "widgets/painters/rotationmatrix.h"

namespace locus::widgets::rotationmatrix {

/// What is drawn of one Frame and selection.
struct Subject {
    const RotationMatrixGeometry &g;
    const core::Frame &frame;
    const Theme &theme;
    core::RelativeRotation rotation;
    int chosen = 0;
    ColorRange range; ///< from −1 to 1

    [[nodiscard]] const core::ChannelPair &pair() const
    {
        return rotation.pairs[static_cast<std::size_t>(chosen)];
    }
};

void paintEntry(QPainter &painter, const Subject &s, const QRectF &cell, double value);
void paintNumber(QPainter &painter, const Subject &s, const QRectF &cell, double value);
/// The chosen block of R_i^T R_j = R_{j-i} with its numbers (rotationequation.cpp).
void paintEquation(QPainter &painter, const Subject &s);

} // namespace locus::widgets::rotationmatrix
