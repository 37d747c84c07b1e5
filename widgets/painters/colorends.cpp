// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/colorends.h"

#include "widgets/numbertext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

class Painters {
    Q_DECLARE_TR_FUNCTIONS(Painters)
};

/// The picture is float: 0.30000001 is 0.3.
constexpr double slack = 1e-6;

} // namespace

BeyondColors beyondColors(const core::StageImage &image, const ColorRange &range)
{
    const double room = slack * std::max(std::abs(range.low), std::abs(range.high));
    return {double(image.min) < range.low - room, double(image.max) > range.high + room};
}

QString highEndText(const ColorRange &range, const BeyondColors &beyond)
{
    return (beyond.high ? QStringLiteral("≥ ") : QString()) + shortText(range.high);
}

QString lowEndText(const ColorRange &range, const BeyondColors &beyond)
{
    return (beyond.low ? QStringLiteral("≤ ") : QString()) + shortText(range.low);
}

QString colorsText(const ColorRange &range, const BeyondColors &beyond)
{
    if (!beyond.any())
        return rangeText(range.low, range.high);
    return lowEndText(range, beyond) + QStringLiteral(" … ") + highEndText(range, beyond);
}

QString colorsTip(const core::StageImage &image, const ColorRange &range)
{
    const BeyondColors beyond = beyondColors(image, range);
    if (!beyond.any())
        return {};
    const QString span =
        Painters::tr("The colours end at %1; the numbers reach from %2 to %3. What lies beyond has "
                     "the colour of the end.")
            .arg(rangeText(range.low, range.high), shortText(double(image.min)),
                 shortText(double(image.max)));
    if (image.stage != core::Stage::Weights || range.scale != ColorScale::Cividis)
        return span;
    return span + QLatin1Char('\n') +
           Painters::tr("Few rows have such large weights (under a causal mask the first ones, "
                        "which have few keys): the colours are those of the rows in the middle, so "
                        "that a long text shows what is in it.");
}

} // namespace locus::widgets
