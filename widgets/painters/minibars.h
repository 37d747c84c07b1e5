// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QRectF>

#include <functional>
#include <vector>

class QPainter;

namespace locus::widgets {

/// One row of numbers as bars from zero, hatched where masked; where keys share a pixel, the one
/// farthest from zero.
struct MiniBars {
    QRectF plot;
    double low = 0, high = 1; ///< values at the lower and upper edge, zero among them
    int count = 0;

    [[nodiscard]] double x(int key) const; ///< left edge of its slot
    [[nodiscard]] double y(double value) const;
    [[nodiscard]] int keyAt(double x) const;
};

/// \a masked(key); \a chosen in its own colour, -1 for none.
void paintMiniBars(QPainter &painter, const MiniBars &bars, const std::vector<double> &values,
                   const std::function<bool(int)> &masked, int chosen, const QColor &color,
                   const Theme &theme);

} // namespace locus::widgets
