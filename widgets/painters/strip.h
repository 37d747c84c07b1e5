// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"
#include "widgets/colormap.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <span>

class QPainter;

namespace locus::widgets {

/// A vector as one row of cells.
namespace strip {

/// A row of a matrix of core.
[[nodiscard]] inline std::span<const double> rowOf(const core::Matrix<double> &rows, int row)
{
    return {rows.row(row).data(), static_cast<std::size_t>(rows.cols())};
}

/// Where cell \a index of \a count lies, without its gap; the gap goes where cells get narrow.
[[nodiscard]] QRectF cell(const QRectF &strip, int count, int index);
/// The cell under a place along the strip, brought inside. \pre count > 0
[[nodiscard]] int cellAt(const QRectF &strip, int count, double x);

/// Cells in the colours of their values; the largest magnitude where several share a pixel.
void paintCells(QPainter &painter, const QRectF &strip, std::span<const double> values,
                const ColorRange &range, const Theme &theme);
/// The values in the cells, where all of them fit.
void paintNumbers(QPainter &painter, const QRectF &strip, std::span<const double> values,
                  const ColorRange &range, const Theme &theme, int decimals = 2);

enum class Frame { Solid, Dashed };
/// The edge in a colour, over a halo; its middle runs along the rectangle.
void paintFrame(QPainter &painter, const QRectF &strip, const QColor &color, Frame frame,
                const Theme &theme);

/// A formula of mathlabel.h that ends at the left of the strip, level with it.
void paintLabel(QPainter &painter, const QRectF &strip, const QString &label, const QColor &color,
                double gap = 8);

} // namespace strip

} // namespace locus::widgets
