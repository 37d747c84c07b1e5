// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QColor>
#include <QRgb>

#include <array>

namespace locus::widgets {

/// 257 levels: odd, so that one level is exactly zero.
inline constexpr int colorLevels = 257;
inline constexpr int zeroLevel = 128;
using ColorTable = std::array<QRgb, colorLevels>;

enum class ColorScale {
    Diverging, ///< scores, biases, vectors: symmetric, neutral exactly at zero
    Cividis,   ///< weights: from zero
    Twilight   ///< angles: cyclic over (-pi, pi]
};

[[nodiscard]] const ColorTable &divergingTable(bool dark);
[[nodiscard]] const ColorTable &cividisTable();
/// Pale at 0 in the light theme, dark at 0 in the dark one.
[[nodiscard]] const ColorTable &twilightTable(bool dark);
[[nodiscard]] const ColorTable &colorTable(ColorScale scale, const Theme &theme);

/// What a colour bar spans. Diverging colours are always those of the symmetric range; a one-sided
/// range shows its half.
struct ColorRange {
    ColorScale scale = ColorScale::Diverging;
    double low = -1;
    double high = 1;
    [[nodiscard]] double magnitude() const { return high > -low ? high : -low; }
    friend bool operator==(const ColorRange &, const ColorRange &) = default;
};

/// Next "round" number at or above a magnitude: 1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7,
/// 8, 9 times a power of ten; 0 gives 1.
[[nodiscard]] double roundUp(double magnitude);

/// The range for values from \a min to \a max: +-roundUp of the largest magnitude, or 0 .. roundUp
/// where it is cividis. With \a oneSided the half that no value reaches is left out.
[[nodiscard]] ColorRange rangeOf(ColorScale scale, double min, double max, bool oneSided = false);

/// Room for the values of both. Diverging as soon as one is.
[[nodiscard]] ColorRange united(const ColorRange &a, const ColorRange &b);

/// Level of a value, clamped to the table's ends; NaN gives zeroLevel (masked cells are hatched,
/// never coloured).
[[nodiscard]] int levelOf(double value, const ColorRange &range);

/// Value of a level's middle, for painting a colour bar.
[[nodiscard]] QRgb colorOf(double value, const ColorRange &range, const Theme &theme);

/// Black or white-ish text that reads on this colour.
[[nodiscard]] QColor inkOn(QRgb ground);

/// A colour between two, \a share of it \a a.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double share);

} // namespace locus::widgets
