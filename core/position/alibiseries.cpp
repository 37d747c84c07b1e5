// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/alibiseries.h"

#include <bit>

namespace locus::core {

std::vector<AlibiTerm> alibiSeries(int heads)
{
    const auto lower = static_cast<int>(std::bit_floor(static_cast<unsigned>(heads)));
    std::vector<AlibiTerm> terms;
    terms.reserve(static_cast<std::size_t>(heads));
    for (int number = 1; number <= lower; ++number)
        terms.push_back({number, lower});
    for (int number = 1; static_cast<int>(terms.size()) < heads; number += 2)
        terms.push_back({number, 2 * lower});
    return terms;
}

} // namespace locus::core
