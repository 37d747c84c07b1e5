// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>

#include <array>
#include <optional>

class QPainter;

namespace locus::widgets {

/// Where the rows with and without Shaw's value vectors lie.
struct ValueSwitchGeometry {
    int keys = 0; ///< 0: nothing to show
    QRectF weightsHead, outputHead, note;
    std::array<QRectF, 2> weights; ///< values off, on
    std::array<QRectF, 3> output;  ///< values off, what they add, on
    double labelLeft = 0;          ///< labels stand between here and the strips

    [[nodiscard]] std::optional<int> keyAt(QPointF point) const;
    /// Whether the label "off" or "on" stands there.
    [[nodiscard]] std::optional<bool> switchAt(QPointF point) const;
};
[[nodiscard]] ValueSwitchGeometry valueSwitchGeometry(const QRectF &rect, const core::Frame &frame,
                                                      const core::View &view);

/// The selected query's weights with values off and on, which are the same, and its outputs, which
/// are not: each pair of rows one above the other with the largest difference.
void paintValueSwitch(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                      const core::View &view, const Theme &theme);

} // namespace locus::widgets
