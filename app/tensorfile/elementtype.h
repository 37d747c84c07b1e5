// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace locus::app {

/// How a file stores one number. Other: a type of the format that is no real number here.
enum class ElementType { Bool, U8, I8, U16, I16, U32, I32, U64, I64, F16, BF16, F32, F64, Other };

/// 0 for Other.
[[nodiscard]] std::int64_t bytesOf(ElementType type);
/// As safetensors spells it: "BF16".
[[nodiscard]] std::string_view nameOf(ElementType type);

/// \a count numbers as double: exact, but for 64-bit integers beyond 2^53, which become the nearest
/// one. Bool: anything but 0 is 1. IEEE 754 for F16, F32, F64; BF16 is the upper half of an F32.
/// \pre type is not Other; \a bytes holds count * bytesOf(type)
void decode(ElementType type, bool bigEndian, const char *bytes, std::int64_t count, double *out);

} // namespace locus::app
