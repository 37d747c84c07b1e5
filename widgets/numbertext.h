// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace locus::widgets {

/// Numbers for people: minus is U+2212, thousands are parted by a thin space, never a comma. What
/// rounds to zero is "0".

[[nodiscard]] QString wholeText(std::int64_t value);
/// \a decimals places after the point.
[[nodiscard]] QString fixedText(double value, int decimals);
/// For the smallest cells, about two digits and no zero before the point: ".25", "−1.3", "12", and
/// "1" for what is just that.
[[nodiscard]] QString twoDigitText(double value);
/// As fixedText, with a plus sign for positive values.
[[nodiscard]] QString signedText(double value, int decimals);
/// About \a digits significant digits without trailing zeros; far from 1 as 1.2e−16.
[[nodiscard]] QString shortText(double value, int digits = 3);
/// Read off an axis of steps \a step: two decimals beyond it, more where the value would show less
/// than two digits.
[[nodiscard]] QString readingText(double value, double step);
/// "1/8" for one over a whole number, else its digits.
[[nodiscard]] QString slopeText(double slope);
/// "±7" or "−6 … 0", the words of a colour range.
[[nodiscard]] QString rangeText(double low, double high);

} // namespace locus::widgets
