// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slidernumber.h"

#include "widgets/numbertext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int finePositions = 10000; // of a slider that does not count whole values
constexpr double middle = 0.5;       // of the slider

} // namespace

SliderNumber::SliderNumber(const core::ParamSpec &ofSpec)
    : spec(ofSpec)
    , range(core::sliderRange(ofSpec))
    , value(ofSpec.softMin)
{
}

void SliderNumber::set(std::optional<double> own, std::optional<double> ruleValue)
{
    isNull = !own;
    isKnown = own || ruleValue;
    if (isKnown)
        value = own ? *own : *ruleValue;
    else if (spec.hasSlider()) // where steps and a play begin
        value = core::valueAtFraction(spec, middle);
    if (spec.hasSlider())
        widen();
}

bool SliderNumber::setLimits(const core::SliderRange &hard, const core::SliderRange &soft)
{
    if (hard == core::SliderRange{spec.hardMin, spec.hardMax} && soft == core::sliderRange(spec))
        return false;
    spec.hardMin = hard.min;
    spec.hardMax = hard.max;
    spec.softMin = soft.min;
    spec.softMax = soft.max;
    forgetWidening();
    return true;
}

bool SliderNumber::isChanged() const
{
    if (byDefault)
        return isNull || value != *byDefault;
    return spec.nullable && !isNull;
}

int SliderNumber::positions() const
{
    const double grid = (range.max - range.min) / spec.step;
    const bool counts = spec.scale == core::SliderScale::Integer && grid <= finePositions;
    return std::max(0, counts ? static_cast<int>(std::lround(grid)) : finePositions);
}

double SliderNumber::fraction() const
{
    return core::fractionOfValue(spec, range, value);
}

std::optional<double> SliderNumber::defaultFraction() const
{
    if (!byDefault || !isChanged() || !spec.hasSlider())
        return std::nullopt;
    return core::fractionOfValue(spec, range, *byDefault);
}

QString SliderNumber::text(double number) const
{
    if (write)
        return write(number);
    if (number == std::round(number) && std::abs(number) <= 0x1p53)
        return wholeText(std::llround(number));
    return shortText(number, 6);
}

QString SliderNumber::preciseText() const
{
    if (!isKnown)
        return {};
    QString text = QString::number(value, 'g', QLocale::FloatingPointShortest);
    // As short as people write it: 1e6, not 1e+06.
    const qsizetype e = text.indexOf(QLatin1Char('e'));
    return e < 0 ? text : text.left(e + 1) + QString::number(text.mid(e + 1).toInt());
}

} // namespace locus::widgets
