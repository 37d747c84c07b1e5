// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/nonzerotext.h"

#include "widgets/numbertext.h"

#include <cmath>

namespace locus::widgets {

QString signedNonzeroText(double value, int decimals)
{
    constexpr double rounding = 1e-12;
    if (std::abs(value) < rounding || fixedText(value, decimals) != QLatin1String("0"))
        return signedText(value, decimals);
    return (value > 0 ? QStringLiteral("+") : QString()) + shortText(value, 1);
}

} // namespace locus::widgets
