// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"
#include "widgets/colormap.h"
#include "widgets/painters/heatmap.h"

#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace locus::widgets {

/// A matrix that is no stage of the pipeline as cells that fill \a rect; the largest magnitude
/// where several share a pixel. NaN takes the colour of zero: whoever has none paints over it.
void paintMatrix(QPainter &painter, const QRectF &rect, const core::Matrix<double> &values,
                 const ColorRange &range, const Theme &theme);

/// How many pixels paintMatrix has along \a length of the painter's units: more cells are shrunk.
[[nodiscard]] int matrixPixels(const QPainter &painter, double length);

/// Row edges, column edges, the frame of the cell where they cross, and a dashed one; as in the
/// large map. Rows and columns are counted as in \a geometry.
void paintPairMarks(QPainter &painter, const HeatmapGeometry &geometry, const core::Frame &frame,
                    std::optional<CellIndex> selected, std::optional<CellIndex> hover,
                    const Theme &theme);

/// Where \a token stands among ascending \a tokens, or the one nearest to it. \pre not empty
[[nodiscard]] int nearestIndex(const std::vector<int> &tokens, int token);

/// Largest magnitude, NaN left out; 0 for an empty matrix.
[[nodiscard]] double largestMagnitude(const core::Matrix<double> &values);

} // namespace locus::widgets
