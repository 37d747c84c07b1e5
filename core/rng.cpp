// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rng.h"

namespace locus::core {

namespace {

// The finaliser of splitmix64 (Steele, Lea, Flood 2014): every input bit reaches every output bit.
constexpr std::uint64_t mixed(std::uint64_t z)
{
    z += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

} // namespace

std::uint64_t randomBits(std::uint64_t seed, RandomStream stream, std::uint64_t row,
                         std::uint64_t column)
{
    return mixed(mixed(mixed(mixed(seed) ^ static_cast<std::uint64_t>(stream)) ^ row) ^ column);
}

double randomUniform(std::uint64_t seed, RandomStream stream, std::uint64_t row,
                     std::uint64_t column, double halfWidth)
{
    // An odd 54-bit integer, symmetric about 0 and exact in double; the scaled width is exact as
    // well (a power of two).
    const auto top = static_cast<std::int64_t>(randomBits(seed, stream, row, column)) >> 11;
    return static_cast<double>(2 * top + 1) * (halfWidth * 0x1p-53);
}

std::uint64_t textHash(std::string_view utf8)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : utf8)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return hash;
}

} // namespace locus::core
