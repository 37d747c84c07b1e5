// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace locus::core {

namespace {

struct CodeRange {
    char32_t first;
    char32_t last;
};

template <std::size_t N>
bool contains(const std::array<CodeRange, N> &ranges, char32_t c)
{
    return std::any_of(ranges.begin(), ranges.end(),
                       [c](const CodeRange &range) { return c >= range.first && c <= range.last; });
}

/// Unicode property White_Space.
constexpr std::array<CodeRange, 10> whiteSpace = {{{0x09, 0x0D},
                                                   {0x20, 0x20},
                                                   {0x85, 0x85},
                                                   {0xA0, 0xA0},
                                                   {0x1680, 0x1680},
                                                   {0x2000, 0x200A},
                                                   {0x2028, 0x2029},
                                                   {0x202F, 0x202F},
                                                   {0x205F, 0x205F},
                                                   {0x3000, 0x3000}}};

/// Characters that are tokens by themselves.
constexpr std::array<CodeRange, 14> alone = {{
    {0x2E80, 0x2FDF},   // Han radicals
    {0x2FF0, 0x3029},   // CJK symbols and punctuation, without the tone marks
    {0x3030, 0x3098},   // more of them, Hiragana
    {0x309B, 0x312F},   // Katakana, Bopomofo
    {0x3190, 0x31FF},   // Kanbun, Bopomofo and Katakana extensions
    {0x3400, 0x4DBF},   // Han extension A
    {0x4E00, 0x9FFF},   // Han
    {0xF900, 0xFAFF},   // Han compatibility
    {0xFE30, 0xFE4F},   // vertical punctuation
    {0xFF01, 0xFF0F},   // full-width punctuation
    {0xFF1A, 0xFF20},   //
    {0xFF3B, 0xFF40},   //
    {0xFF5B, 0xFF9F},   // and half-width Katakana
    {0x20000, 0x3FFFD}, // Han extensions B and later
}};

/// Marks that belong to the character before them.
constexpr std::array<CodeRange, 5> attached = {
    {{0x302A, 0x302F}, {0x3099, 0x309A}, {0x200D, 0x200D}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}}};

constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD

struct Decoded {
    char32_t code = 0xFFFD;
    std::size_t length = 1;
    bool valid = false;
};

/// One character of UTF-8: no overlong form, no surrogate, nothing above U+10FFFF.
Decoded decode(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return {lead, 1, true};
    const std::size_t length = lead >= 0xF0 ? 4 : (lead >= 0xE0 ? 3 : 2);
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length)
        return {};
    char32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U)
            return {};
        code = (code << 6U) | (byte(i) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
    if (code < smallest[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return {};
    return {code, length, true};
}

} // namespace

std::vector<std::string> splitTokens(std::string_view utf8)
{
    enum class Last { Space, Word, Character };
    std::vector<std::string> tokens;
    Last last = Last::Space;
    while (!utf8.empty()) {
        const Decoded next = decode(utf8);
        const std::string_view bytes = next.valid ? utf8.substr(0, next.length) : replacement;
        utf8.remove_prefix(next.length);
        if (contains(whiteSpace, next.code)) {
            last = Last::Space;
            continue;
        }
        const bool isAlone = contains(alone, next.code);
        const bool continues = last == Last::Character ? contains(attached, next.code)
                                                       : last == Last::Word && !isAlone;
        if (continues) {
            tokens.back() += bytes;
            continue;
        }
        tokens.emplace_back(bytes);
        last = isAlone ? Last::Character : Last::Word;
    }
    return tokens;
}

} // namespace locus::core
