// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/rotationblocks.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>

#include <cstdint>
#include <optional>

class QPainter;

namespace locus::widgets {

/// Plot of multiply-adds against the length of the text, both axes logarithmic.
struct RotationCostGeometry {
    std::int64_t n = 0; ///< of this text; 0: nothing to show
    int rotaryDim = 0;
    int dHead = 0;
    std::int64_t longest = 1; ///< right end of the axis
    double low = 1, high = 1; ///< ends of the other one
    QRectF plot;
    QRectF words; ///< beside or below it

    [[nodiscard]] double x(double tokens) const;
    [[nodiscard]] double y(double count) const;
    /// The length under a point, a whole number on the axis; none where there is no plot.
    [[nodiscard]] std::optional<std::int64_t> lengthAt(QPointF point) const;
};
[[nodiscard]] RotationCostGeometry rotationCostGeometry(const QRectF &rect,
                                                        const core::Frame &frame);

/// Rotations grow with n, scores with n squared: two lines, this text marked on both, its numbers.
void paintRotationCost(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                       const Theme &theme);

} // namespace locus::widgets
