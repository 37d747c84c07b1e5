// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/position/t5ruler.h"
#include "widgets/formula.h"

#include <cstdint>
#include <vector>

namespace locus::widgets {

/// How a displacement comes to its bucket, typeset: in letters, with its numbers and with what
/// stands inside the floor; then with less and less of that.
[[nodiscard]] std::vector<formula::NodePtr> bucketFormulas(const core::T5Derivation &how,
                                                           std::int64_t delta);

} // namespace locus::widgets
