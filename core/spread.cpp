// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/spread.h"

#include <algorithm>

namespace locus::core {

std::vector<std::int64_t> spread(std::int64_t count, std::int64_t limit)
{
    std::vector<std::int64_t> indices;
    const std::int64_t steps = std::min(count, limit);
    for (std::int64_t s = 0; s < steps; ++s)
        indices.push_back(steps == 1 ? 0 : s * (count - 1) / (steps - 1));
    return indices;
}

std::vector<int> spreadIndices(int count, int limit)
{
    const auto wide = spread(count, limit);
    return {wide.begin(), wide.end()};
}

} // namespace locus::core
