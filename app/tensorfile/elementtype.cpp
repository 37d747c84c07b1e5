// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorfile/elementtype.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>

namespace locus::app {

namespace {

struct Traits {
    std::string_view name;
    std::int64_t bytes;
};
constexpr std::array<Traits, 14> traits = {
    Traits{"BOOL", 1}, Traits{"U8", 1},  Traits{"I8", 1},  Traits{"U16", 2}, Traits{"I16", 2},
    Traits{"U32", 4},  Traits{"I32", 4}, Traits{"U64", 8}, Traits{"I64", 8}, Traits{"F16", 2},
    Traits{"BF16", 2}, Traits{"F32", 4}, Traits{"F64", 8}, Traits{"", 0}};

const Traits &traitsOf(ElementType type)
{
    return traits.at(static_cast<std::size_t>(type));
}

double half(std::uint16_t bits)
{
    const int exponent = (bits >> 10) & 0x1F;
    const double fraction = bits & 0x3FF;
    double value = 0;
    if (exponent == 0x1F)
        value = fraction == 0 ? std::numeric_limits<double>::infinity()
                              : std::numeric_limits<double>::quiet_NaN();
    else if (exponent == 0)
        value = std::ldexp(fraction, -24);
    else
        value = std::ldexp(fraction + 1024, exponent - 25);
    return (bits & 0x8000) != 0 ? -value : value;
}

double brainFloat(std::uint16_t bits)
{
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16));
}

template <class Stored>
double plain(Stored value)
{
    return static_cast<double>(value);
}

template <class Stored>
void decodeEach(bool reversed, const char *bytes, std::int64_t count, double *out,
                double (*convert)(Stored))
{
    std::array<char, sizeof(Stored)> one = {};
    for (std::int64_t i = 0; i < count; ++i) {
        std::memcpy(one.data(), bytes + i * static_cast<std::int64_t>(sizeof(Stored)), one.size());
        if (reversed)
            std::reverse(one.begin(), one.end());
        out[i] = convert(std::bit_cast<Stored>(one));
    }
}

} // namespace

std::int64_t bytesOf(ElementType type)
{
    return traitsOf(type).bytes;
}

std::string_view nameOf(ElementType type)
{
    return traitsOf(type).name;
}

void decode(ElementType type, bool bigEndian, const char *bytes, std::int64_t count, double *out)
{
    const bool reversed = bigEndian != (std::endian::native == std::endian::big);
    const auto each = [&](auto convert) { decodeEach(reversed, bytes, count, out, convert); };
    switch (type) {
    case ElementType::Bool:
        each(+[](std::uint8_t value) { return value != 0 ? 1.0 : 0.0; });
        return;
    case ElementType::U8: return each(plain<std::uint8_t>);
    case ElementType::I8: return each(plain<std::int8_t>);
    case ElementType::U16: return each(plain<std::uint16_t>);
    case ElementType::I16: return each(plain<std::int16_t>);
    case ElementType::U32: return each(plain<std::uint32_t>);
    case ElementType::I32: return each(plain<std::int32_t>);
    case ElementType::U64: return each(plain<std::uint64_t>);
    case ElementType::I64: return each(plain<std::int64_t>);
    case ElementType::F16: return each(half);
    case ElementType::BF16: return each(brainFloat);
    case ElementType::F32: return each(plain<float>);
    case ElementType::F64: return each(plain<double>);
    case ElementType::Other: return;
    }
}

} // namespace locus::app
