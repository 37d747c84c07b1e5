// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/numberformat.h"

#include <array>
#include <charconv>
#include <cmath>

namespace locus::app {

namespace {

/// Enough for 17 digits, sign, point and exponent, and for 2^53 in full.
using Buffer = std::array<char, 32>;

} // namespace

std::string shortestNumber(double value)
{
    constexpr double largestExactInteger = 9007199254740992.0;
    const bool isWhole = std::abs(value) <= largestExactInteger && value == std::trunc(value);
    Buffer buffer{};
    char *const end = buffer.data() + buffer.size();
    const auto written = isWhole
                             ? std::to_chars(buffer.data(), end, value, std::chars_format::fixed, 0)
                             : std::to_chars(buffer.data(), end, value);
    return {buffer.data(), written.ptr};
}

std::string exactNumber(double value)
{
    constexpr int digits = 17;
    Buffer buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                       std::chars_format::general, digits);
    return {buffer.data(), written.ptr};
}

} // namespace locus::app
