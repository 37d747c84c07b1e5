// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/position/learned.h"

namespace locus::core {

/// Row \a position of the position table (d entries) without making the others: a table of a
/// million rows need not exist. \pre 0 <= position < length
[[nodiscard]] Row<double> learnedRow(const LearnedParams &params, int d, std::int64_t position);

/// Segment of a token: 0 where none are given.
[[nodiscard]] int segmentOf(const LearnedParams &params, int token);

} // namespace locus::core
