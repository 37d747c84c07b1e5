// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"

/// \file
/// What a slider does to the number of a parameter: the places of its knob, its steps.

namespace locus::core {

/// What a slider covers: the soft range, or a wider one once a value beyond it was typed.
struct SliderRange {
    double min = 0;
    double max = 0;
    friend bool operator==(const SliderRange &, const SliderRange &) = default;
};
[[nodiscard]] SliderRange sliderRange(const ParamSpec &spec);
/// The soft range stretched just so far that \a value lies inside.
[[nodiscard]] SliderRange sliderRange(const ParamSpec &spec, double value);
/// \a range stretched just so far that \a value lies inside.
[[nodiscard]] SliderRange widened(const SliderRange &range, double value);

/// Slider fraction 0..1 <-> value by the spec's scale. A logarithmic range that starts at 0 works
/// on ln(1 + v). Values are rounded to the grid of integer scales, else to the spec's decimals but
/// at least to three digits; the ends are exact. Fractions and values outside are brought inside.
[[nodiscard]] double valueAtFraction(const ParamSpec &spec, const SliderRange &range,
                                     double fraction);
[[nodiscard]] double fractionOfValue(const ParamSpec &spec, const SliderRange &range, double value);
/// Over the soft range.
[[nodiscard]] double valueAtFraction(const ParamSpec &spec, double fraction);
[[nodiscard]] double fractionOfValue(const ParamSpec &spec, double value);

/// The value \a steps on: whole numbers go by whole steps of the spec, at least one, others by
/// hundredths of the range on the spec's scale, at least by their last decimal. Stays in \a range
/// where the spec has a slider; may leave the hard range where it has none.
[[nodiscard]] double valueAfterSteps(const ParamSpec &spec, const SliderRange &range, double value,
                                     double steps);
/// The value \a pages on, each a tenth of the range on the spec's scale, at least one step.
[[nodiscard]] double valueAfterPages(const ParamSpec &spec, const SliderRange &range, double value,
                                     double pages);

} // namespace locus::core
