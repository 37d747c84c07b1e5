// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace locus::app {

/// The scale at two edges of a figure.
struct Rulers {
    QRectF figure;      ///< on the ground
    QRectF room;        ///< what of the ground is seen of it
    double perUnit = 1; ///< pixels for a millimetre, or for a pixel of the figure
    QString unit;
    friend bool operator==(const Rulers &, const Rulers &) = default;
};

/// Between numbers that stand far enough apart: 1, 2 or 5 times a power of ten.
[[nodiscard]] double rulerStep(double perUnit);

void paintRulers(QPainter &painter, const Rulers &rulers, const widgets::Theme &theme);

/// Room that they take above and left of the figure.
inline constexpr double rulerHeight = 28;
inline constexpr double rulerWidth = 40;

} // namespace locus::app
