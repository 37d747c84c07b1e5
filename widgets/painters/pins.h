// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/pins.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace locus::widgets {

/// "1" or "2": letters name pinned scenes
[[nodiscard]] QString pinName(int pin);
/// The letter on its tag of ink, with its middle at \a center.
void paintPinTag(QPainter &painter, QPointF center, int pin, const Theme &theme);

/// Where the numbers of the pinned pairs stand: one below the other, the difference beside them.
struct PinGeometry {
    std::vector<QRectF> pins;    ///< tag and numbers of each; a click goes to the pair
    std::vector<QRectF> crosses; ///< lets it go
    QRectF difference;
};
[[nodiscard]] PinGeometry pinGeometry(const QRectF &rect, const core::Frame &frame,
                                      const core::View &view, const Theme &theme);

/// How much of \a room they take.
[[nodiscard]] double pinsWidth(double room, const core::Frame &frame, const core::View &view,
                               const Theme &theme);

/// View::pins, A then B, each with its displacement, score and weight, and B minus A. Words that
/// find no room are left out, the least wanted first.
void paintPins(QPainter &painter, const QRectF &rect, const core::Frame &frame,
               const core::View &view, const Theme &theme);

/// The same for screen readers and for copying.
[[nodiscard]] QString pinsText(const core::Frame &frame, const core::View &view);

} // namespace locus::widgets
