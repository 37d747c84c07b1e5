// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace locus::app {

/// What stops the reader.
enum class JsonFault {
    ByteOrderMark,
    EndsTooEarly,
    TextAfterValue,
    LoneSurrogate,
    InvalidUtf8,
    ControlCharacter,
    InvalidEscape,
    NumberTooLarge,
    InvalidNumber,
    UnexpectedCharacter,
    TooDeep,
    TooManyValues,
    DuplicateKey
};

struct JsonError {
    JsonFault fault = JsonFault::UnexpectedCharacter;
    std::size_t line = 1;   ///< from 1
    std::size_t column = 1; ///< from 1, in code points
    std::string path;       ///< of the key or entry being read: "model.rope.base"
};

inline constexpr std::size_t deepestJson = 64;
/// Enough for q, k and v of the longest text with the widest head.
inline constexpr std::size_t mostJsonValues = std::size_t{1} << 24;

/// Strict JSON, see parseJson in scenejson.h. No recursion: memory and time stay in proportion to
/// what was accepted.
[[nodiscard]] std::variant<core::Value, JsonError> readJson(std::string_view utf8);

} // namespace locus::app
