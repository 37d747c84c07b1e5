// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/alibi.h"

#include "core/position/alibiseries.h"

#include <cmath>
#include <cstdlib>

namespace locus::core {

std::vector<double> alibiRule(int heads, double maxBias)
{
    std::vector<double> slopes;
    slopes.reserve(static_cast<std::size_t>(heads));
    for (const AlibiTerm &term : alibiSeries(heads))
        slopes.push_back(std::exp2(-maxBias * term.number / term.series));
    return slopes;
}

std::vector<double> alibiSlopes(const AlibiParams &params, int heads)
{
    return params.slopes.isNull() ? alibiRule(heads, params.maxBias) : params.slopes.values();
}

double alibiBias(AlibiForm form, double slope, std::int64_t queryPosition, std::int64_t keyPosition,
                 std::int64_t lastPosition)
{
    switch (form) {
    case AlibiForm::Distance:
        return -slope * static_cast<double>(std::abs(queryPosition - keyPosition));
    case AlibiForm::Key: return slope * static_cast<double>(keyPosition);
    case AlibiForm::Last: return slope * static_cast<double>(keyPosition - lastPosition);
    }
    return 0;
}

} // namespace locus::core
