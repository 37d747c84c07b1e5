// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slider.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

namespace {

constexpr double stepFraction = 0.01; // of the range, for what is not whole
constexpr double pageFraction = 0.1;
constexpr double leastDigits = 3; // of a number on a slider

bool isIntegerScale(SliderScale scale)
{
    return scale == SliderScale::Integer || scale == SliderScale::LogInteger;
}

bool isLinear(const ParamSpec &spec, const SliderRange &range)
{
    return (spec.scale != SliderScale::Log && spec.scale != SliderScale::LogInteger) ||
           range.min < 0;
}

/// Position of a value on a scale where equal steps look equal. Logarithms need a range above 0;
/// one that starts at 0 works on ln(1 + v), one that reaches below is linear.
double scaled(const ParamSpec &spec, const SliderRange &range, double value)
{
    if (isLinear(spec, range))
        return value;
    return range.min > 0 ? std::log(value) : std::log1p(value);
}

double unscaled(const ParamSpec &spec, const SliderRange &range, double value)
{
    if (isLinear(spec, range))
        return value;
    return range.min > 0 ? std::exp(value) : std::expm1(value);
}

/// The grid of a widened range is still the one of the soft range: even sizes stay even.
double rounded(const ParamSpec &spec, double value)
{
    if (isIntegerScale(spec.scale))
        return spec.softMin + std::round((value - spec.softMin) / spec.step) * spec.step;
    constexpr double smallest = 1e-9;
    if (std::abs(value) < smallest)
        return value;
    // A slope of 2^-12 must not vanish in the decimals of its field.
    const double kept = leastDigits - 1 - std::floor(std::log10(std::abs(value)));
    const double unit = std::pow(10.0, std::max<double>(spec.decimals, kept));
    return std::round(value * unit) / unit;
}

} // namespace

SliderRange sliderRange(const ParamSpec &spec)
{
    return {spec.softMin, spec.softMax};
}

SliderRange sliderRange(const ParamSpec &spec, double value)
{
    return widened(sliderRange(spec), value);
}

SliderRange widened(const SliderRange &range, double value)
{
    return {std::min(range.min, value), std::max(range.max, value)};
}

double valueAtFraction(const ParamSpec &spec, const SliderRange &range, double fraction)
{
    if (!(fraction > 0))
        return range.min;
    if (fraction >= 1)
        return range.max;
    const double low = scaled(spec, range, range.min);
    const double high = scaled(spec, range, range.max);
    const double value = unscaled(spec, range, low + (high - low) * fraction);
    return std::clamp(rounded(spec, value), range.min, range.max);
}

double fractionOfValue(const ParamSpec &spec, const SliderRange &range, double value)
{
    if (!(value > range.min) || !(range.max > range.min))
        return 0;
    if (value >= range.max)
        return 1;
    const double low = scaled(spec, range, range.min);
    const double high = scaled(spec, range, range.max);
    return (scaled(spec, range, value) - low) / (high - low);
}

double valueAtFraction(const ParamSpec &spec, double fraction)
{
    return valueAtFraction(spec, sliderRange(spec), fraction);
}

double fractionOfValue(const ParamSpec &spec, double value)
{
    return fractionOfValue(spec, sliderRange(spec), value);
}

double valueAfterSteps(const ParamSpec &spec, const SliderRange &range, double value, double steps)
{
    double next = value;
    if (spec.isWhole()) {
        next += std::copysign(std::max(1.0, std::round(std::abs(steps))), steps) * spec.step;
    } else {
        const double fraction = fractionOfValue(spec, range, value);
        next = valueAtFraction(spec, range, fraction + steps * stepFraction);
        // A step smaller than the last decimal still moves by that decimal.
        if (next == value)
            next += std::copysign(std::pow(10.0, -spec.decimals), steps);
    }
    return spec.hasSlider() ? std::clamp(next, range.min, range.max) : next;
}

double valueAfterPages(const ParamSpec &spec, const SliderRange &range, double value, double pages)
{
    const double fraction = fractionOfValue(spec, range, value) + pages * pageFraction;
    const double next = valueAtFraction(spec, range, fraction);
    return next == value && spec.isWhole()
               ? std::clamp(value + pages * spec.step, range.min, range.max)
               : next;
}

} // namespace locus::core
