// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace locus::widgets {

/// Whose eyes look at a picture.
enum class Vision { Usual, Protanopia, Deuteranopia, Tritanopia, Greyscale };

/// The colour as it appears then. Full dichromacy in linear sRGB, after Machado, Oliveira and
/// Fernandes 2009, "A physiologically-based model for simulation of color vision deficiency";
/// greyscale by relative luminance (Rec. 709).
[[nodiscard]] QRgb seenBy(Vision vision, QRgb color);

/// How far apart two colours look: distance in OKLab (Ottosson 2020) times 100. About 2 is the
/// least that can be told side by side, black and white are 100 apart.
[[nodiscard]] double colorDistance(QRgb a, QRgb b);

} // namespace locus::widgets
