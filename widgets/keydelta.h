// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"

#include <cstdint>
#include <optional>

namespace locus::widgets {

/// Displacements j - i at which a query has a key, for cursors that stop nowhere else.

/// The one nearest to \a wanted; none without a key.
[[nodiscard]] std::optional<std::int64_t> nearestKeyDelta(const core::Frame &frame, int query,
                                                          double wanted);
/// The next one to the right (+1) or left (-1) of \a from; none at the end.
[[nodiscard]] std::optional<std::int64_t> nextKeyDelta(const core::Frame &frame, int query,
                                                       std::int64_t from, int direction);

} // namespace locus::widgets
