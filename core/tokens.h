// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace locus::core {

/// Typed text as tokens: words by white space; Han and kana characters and CJK punctuation one by
/// one (Hangul is written with spaces, so it stays in words). UTF-8 in and out; a byte that is no
/// UTF-8 becomes U+FFFD. No tokenizer of a trained model works like this.
[[nodiscard]] std::vector<std::string> splitTokens(std::string_view utf8);

} // namespace locus::core
