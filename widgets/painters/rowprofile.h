// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace locus::widgets {

/// Where the bars of a row lie.
struct RowProfileGeometry {
    int keys = 0;
    QRectF words; ///< a line above the plot; empty where there is no room
    QRectF plot;
    double low = 0;      ///< value at the lower edge: below 0 for a bias added after softmax
    double top = 1;      ///< value at the upper edge
    double slot = 0;     ///< width per key
    bool tokens = false; ///< a label per key, else axis numbers

    [[nodiscard]] QRectF slotRect(int key) const;
    [[nodiscard]] double y(double weight) const;
    [[nodiscard]] std::optional<int> keyAt(QPointF point) const;
};
[[nodiscard]] RowProfileGeometry rowProfileGeometry(const QRectF &rect, const core::Frame &frame,
                                                    const core::View &view);

/// Weights of the selected query: hollow without the position method, solid with it, the selected
/// key in its colour.
void paintRowProfile(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                     const core::View &view, const Theme &theme);

} // namespace locus::widgets
