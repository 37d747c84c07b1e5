// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/power.h"

#include <bit>
#include <cassert>
#include <vector>

namespace locus::core {

namespace {

__extension__ using Wide = unsigned __int128;

/// mantissa 2^exponent with the top bit of the mantissa set; rounded down or up as told.
struct Rounded {
    std::uint64_t mantissa = std::uint64_t(1) << 63;
    int exponent = -63;
};

Rounded roundedOf(std::int64_t base)
{
    const int shift = std::countl_zero(static_cast<std::uint64_t>(base));
    return {static_cast<std::uint64_t>(base) << shift, -shift};
}

Rounded product(const Rounded &a, const Rounded &b, bool up)
{
    Wide wide = static_cast<Wide>(a.mantissa) * b.mantissa;
    const int shift = (wide >> 127) != 0 ? 64 : 63;
    auto mantissa = static_cast<std::uint64_t>(wide >> shift);
    int exponent = a.exponent + b.exponent + shift;
    const bool inexact = (wide & ((static_cast<Wide>(1) << shift) - 1)) != 0;
    if (up && inexact && ++mantissa == 0) {
        mantissa = std::uint64_t(1) << 63;
        ++exponent;
    }
    return {mantissa, exponent};
}

Rounded bound(const PowerProduct &powers, bool up)
{
    Rounded result;
    for (const Power &power : powers) {
        Rounded square = roundedOf(power.base);
        for (int rest = power.exponent; rest > 0; rest >>= 1) {
            if (rest & 1)
                result = product(result, square, up);
            square = product(square, square, up);
        }
    }
    return result;
}

int compared(const Rounded &a, const Rounded &b)
{
    if (a.exponent != b.exponent)
        return a.exponent < b.exponent ? -1 : 1;
    return a.mantissa == b.mantissa ? 0 : (a.mantissa < b.mantissa ? -1 : 1);
}

/// Little-endian words of the exact product.
std::vector<std::uint32_t> exactProduct(const PowerProduct &powers)
{
    std::vector<std::uint32_t> words = {1};
    for (const Power &power : powers) {
        assert(power.base >= 1 && power.base < (std::int64_t(1) << 32));
        for (int k = 0; k < power.exponent; ++k) {
            std::uint64_t carry = 0;
            for (std::uint32_t &word : words) {
                carry += static_cast<std::uint64_t>(word) * static_cast<std::uint64_t>(power.base);
                word = static_cast<std::uint32_t>(carry);
                carry >>= 32;
            }
            if (carry != 0)
                words.push_back(static_cast<std::uint32_t>(carry));
        }
    }
    return words;
}

} // namespace

bool isAtMost(const PowerProduct &a, const PowerProduct &b)
{
    if (compared(bound(a, true), bound(b, false)) <= 0)
        return true;
    if (compared(bound(a, false), bound(b, true)) > 0)
        return false;
    const std::vector<std::uint32_t> left = exactProduct(a);
    const std::vector<std::uint32_t> right = exactProduct(b);
    if (left.size() != right.size())
        return left.size() < right.size();
    for (std::size_t w = left.size(); w-- > 0;)
        if (left[w] != right[w])
            return left[w] < right[w];
    return true;
}

} // namespace locus::core
