// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace locus::core {

/// base^exponent. \pre 1 <= base < 2^32, exponent >= 0
struct Power {
    std::int64_t base = 1;
    int exponent = 0;
};
using PowerProduct = std::array<Power, 2>;

/// Whether the first product of powers is at most the second, decided in integers: bounds with
/// 64-bit mantissas first, and where they overlap (equality, or nearly) the full numbers. No
/// floating point, so no rounding decides a bucket boundary.
[[nodiscard]] bool isAtMost(const PowerProduct &a, const PowerProduct &b);

} // namespace locus::core
