// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/alibi.h"

#include <bit>
#include <cmath>
#include <cstdlib>

namespace locus::core {

std::vector<double> alibiRule(int heads, double maxBias)
{
    const auto lower = static_cast<int>(std::bit_floor(static_cast<unsigned>(heads)));
    std::vector<double> slopes;
    slopes.reserve(static_cast<std::size_t>(heads));
    for (int h = 1; h <= lower; ++h)
        slopes.push_back(std::exp2(-maxBias * h / lower));
    for (int h = 1; static_cast<int>(slopes.size()) < heads; h += 2)
        slopes.push_back(std::exp2(-maxBias * h / (2 * lower)));
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
