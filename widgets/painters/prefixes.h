// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/prefixes.h"
#include "core/scene.h"
#include "widgets/colormap.h"
#include "widgets/theme.h"

#include <QPoint>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace locus::widgets {

/// The first rows of the weights as strips: what a mask does by itself, without a position method.
struct PrefixGeometry {
    int rows = 0;
    int columns = 0; ///< keys that are shown
    QRectF cells;
    double cellWidth = 0, cellHeight = 0;
    QRectF words;

    [[nodiscard]] QRectF cell(int row, int column) const;
    [[nodiscard]] std::optional<QPoint> cellAt(QPointF point) const; ///< (column, row)
};
[[nodiscard]] PrefixGeometry prefixGeometry(const QRectF &rect, const core::Frame &frame);

/// What the mask tells about order.
[[nodiscard]] QString prefixWords(const core::Frame &frame, bool isUniform);

/// From 0 to the largest weight shown.
[[nodiscard]] ColorRange prefixRange(const core::Frame &frame, const core::View &view);

void paintPrefixes(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme,
                   std::optional<QPoint> hovered = {}); ///< (column, row)

} // namespace locus::widgets
