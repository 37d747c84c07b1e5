// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <initializer_list>

namespace locus::widgets {

/// Whose eyes look at a picture.
enum class Vision { Usual, Protanopia, Deuteranopia, Tritanopia, Greyscale };

/// The colour as it appears then. Full dichromacy in linear sRGB, after Machado, Oliveira and
/// Fernandes 2009, "A physiologically-based model for simulation of color vision deficiency";
/// greyscale by relative luminance (Rec. 709).
[[nodiscard]] QRgb seenBy(Vision vision, QRgb color);

/// Every pixel so.
[[nodiscard]] QImage seenBy(Vision vision, const QImage &picture);

/// How far apart two colours look: distance in OKLab (Ottosson 2020) times 100. About 2 is the
/// least that can be told side by side, black and white are 100 apart.
[[nodiscard]] double colorDistance(QRgb a, QRgb b);
/// The least such distance between two of these colours as that eye sees them.
[[nodiscard]] double leastDistance(Vision vision, std::initializer_list<QRgb> colors);

} // namespace locus::widgets
