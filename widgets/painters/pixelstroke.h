// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPolygonF>
#include <QRect>

#include <vector>

class QPainter;

namespace locus::widgets {

/// How much of each pixel a pen covers, 0 .. 1, row by row.
struct PixelCoverage {
    QRect pixels;
    std::vector<float> values;

    [[nodiscard]] float at(int x, int y) const;
};

/// Of a line that runs from left to right, cut to \a clip. Exact up and down, sampled across: such
/// a line covers one stretch of every upright sample, however wildly it swings, so that the work
/// grows with the pixels and not, as filling or stroking does, with the square of its points. A
/// line that fills the columns it crosses (see columnStrokes) covers whole ones.
[[nodiscard]] PixelCoverage strokeCoverage(const QPolygonF &line, double width, const QRect &clip);

/// The same on the pixels of the painter's device; not for vectors.
void paintPixelStroke(QPainter &painter, const QPolygonF &line, double width, const QColor &color);

} // namespace locus::widgets
