// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace locus::core {

/// Up to \a limit of 0 .. count - 1, evenly spread, with both ends.
[[nodiscard]] std::vector<std::int64_t> spread(std::int64_t count, std::int64_t limit);

/// The same as indices of tokens, rows or heads.
[[nodiscard]] std::vector<int> spreadIndices(int count, int limit);

} // namespace locus::core
