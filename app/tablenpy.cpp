// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tablenpy.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>

namespace locus::app {

namespace {

/// Magic, version and the length of the text behind them.
constexpr std::size_t prefixSize = 10;
/// The numbers begin at a multiple of it.
constexpr std::size_t alignment = 64;

/// "(12,)", "(8, 12, 12)"
std::string shapeTuple(const std::vector<std::int64_t> &shape)
{
    std::string text = "(";
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
        if (axis > 0)
            text += " ";
        text += std::to_string(shape[axis]) + (axis + 1 < shape.size() || axis == 0 ? "," : "");
    }
    return text + ")";
}

std::string headerOf(const core::NumberTable &table)
{
    std::string text =
        "{'descr': '<f8', 'fortran_order': False, 'shape': " + shapeTuple(table.shape) + ", }";
    const std::size_t used = (prefixSize + text.size() + 1) % alignment;
    text.append((alignment - used) % alignment, ' ');
    text += '\n';
    const std::size_t length = text.size();
    std::string header = "\x93NUMPY\x01";
    header += '\0';
    header += static_cast<char>(length % 256);
    header += static_cast<char>(length / 256);
    return header + text;
}

/// Least significant byte first, on every machine.
std::array<char, 8> littleEndian(double value)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    std::array<char, 8> bytes = {};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>((bits >> (8 * i)) & 0xffU);
    return bytes;
}

} // namespace

void writeNpy(Output &out, const core::NumberTable &table)
{
    out << headerOf(table);
    for (const double value : table.values) {
        const auto bytes =
            littleEndian(std::isnan(value) ? -std::numeric_limits<double>::infinity() : value);
        out << std::string_view(bytes.data(), bytes.size());
    }
}

} // namespace locus::app
