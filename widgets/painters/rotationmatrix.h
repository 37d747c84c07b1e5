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

/// Where R of the query's position and the equation of one of its blocks lie.
struct RotationMatrixGeometry {
    int channels = 0;              ///< 0: there is no matrix
    QRectF map;                    ///< channels x channels
    QRectF caption;                ///< below the map
    std::array<QRectF, 3> factors; ///< R_i transposed, R_j, R_{j-i}: 2 x 2 cells each
    QRectF head;                   ///< above them
    QRectF note;                   ///< below them

    [[nodiscard]] QRectF cell(int row, int column) const;
    [[nodiscard]] std::optional<int> channelAt(QPointF point) const;
};
[[nodiscard]] RotationMatrixGeometry rotationMatrixGeometry(const QRectF &rect,
                                                            const core::Frame &frame);

/// "R_9, 16 × 16" for a card's header.
[[nodiscard]] QString rotationMatrixSubtitle(const core::Frame &frame, const core::View &view);

/// R of the query's position, the chosen block outlined; beside it that block of R_i^T R_j =
/// R_{j-i} with its numbers, and how well the equation holds in all of them.
/// \a hovered: a block with a dashed frame.
void paintRotationMatrix(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                         const core::View &view, const Theme &theme,
                         std::optional<int> hovered = {});

} // namespace locus::widgets
