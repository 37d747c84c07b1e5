// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace locus::core {

/// What a random number is drawn for; streams of one seed are independent of each other.
enum class RandomStream : std::uint64_t {
    TokenVector = 1,
    WeightQuery,
    WeightKey,
    WeightValue,
    LearnedTable,
    SegmentTable,
    ShawKeys,
    ShawValues,
    T5Table,
    Permutation
};

/// Counter-based 64-bit hash of (seed, stream, row, column): no state, hence no order of
/// evaluation.
[[nodiscard]] std::uint64_t randomBits(std::uint64_t seed, RandomStream stream, std::uint64_t row,
                                       std::uint64_t column);

/// Uniform in (-halfWidth, halfWidth), from the upper 53 bits of randomBits and one multiplication,
/// without libm: bit-equal on every machine. Variance is halfWidth^2 / 3, so halfWidth = sqrt(3)
/// gives variance 1.
[[nodiscard]] double randomUniform(std::uint64_t seed, RandomStream stream, std::uint64_t row,
                                   std::uint64_t column, double halfWidth);

/// FNV-1a of the UTF-8 bytes of a token: the row of its vector, so a token's vector depends on its
/// text alone.
[[nodiscard]] std::uint64_t textHash(std::string_view utf8);

inline constexpr double sqrt3 = 1.7320508075688772;

} // namespace locus::core
