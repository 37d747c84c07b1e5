// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jsonreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <iterator>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace locus::app {

namespace {

using nlohmann::json;

/// Walks the text and lets the handler, which is not told positions, know how far the lexer has
/// read.
class TrackedCharacter {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    TrackedCharacter(const char *at, const char **reached)
        : m_at(at)
        , m_reached(reached)
    {
    }

    reference operator*() const { return *m_at; }
    TrackedCharacter &operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    TrackedCharacter operator++(int)
    {
        TrackedCharacter before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const TrackedCharacter &a, const TrackedCharacter &b)
    {
        return a.m_at == b.m_at;
    }
    friend bool operator!=(const TrackedCharacter &a, const TrackedCharacter &b)
    {
        return a.m_at != b.m_at;
    }

private:
    const char *m_at;
    const char **m_reached;
};

/// An array or object that is still open.
struct Open {
    bool isObject = false;
    core::Value::Array array;
    core::Value::Object object;
    std::unordered_set<std::string> keys;
    std::string key; ///< of the member being read
};

JsonFault faultOf(std::string_view token, const json::exception &exception)
{
    const std::string_view what = exception.what();
    const auto says = [what](std::string_view words) {
        return what.find(words) != std::string_view::npos;
    };
    if (says("number overflow"))
        return JsonFault::NumberTooLarge;
    if (says("unexpected end of input; expected") || says("missing closing quote") ||
        says("unexpected end of input"))
        return JsonFault::EndsTooEarly;
    if (says("surrogate"))
        return JsonFault::LoneSurrogate;
    if (says("ill-formed UTF-8"))
        return JsonFault::InvalidUtf8;
    if (says("control character"))
        return JsonFault::ControlCharacter;
    if (says("forbidden character after backslash") || says("'\\u' must be followed"))
        return JsonFault::InvalidEscape;
    if (says("invalid number"))
        return JsonFault::InvalidNumber;
    if (says("expected end of input"))
        return JsonFault::TextAfterValue;
    return token.empty() ? JsonFault::EndsTooEarly : JsonFault::UnexpectedCharacter;
}

/// Builds the Value bottom-up on a stack of its own.
class Builder final : public json::json_sax_t {
public:
    [[nodiscard]] core::Value takeResult() { return std::move(m_result); }
    [[nodiscard]] std::optional<JsonFault> fault() const { return m_fault; }
    /// Where the lexer stood; none when the reader itself stopped.
    [[nodiscard]] std::optional<std::size_t> position() const { return m_position; }
    [[nodiscard]] std::string path() const;

    bool null() override { return add(); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(static_cast<double>(value)); }
    bool number_unsigned(number_unsigned_t value) override
    {
        return add(static_cast<double>(value));
    }
    bool number_float(number_float_t value, const string_t &) override { return add(value); }
    bool string(string_t &value) override { return add(std::move(value)); }
    bool binary(binary_t &) override { return stop(JsonFault::UnexpectedCharacter); }
    bool start_object(std::size_t) override { return open(true); }
    bool start_array(std::size_t) override { return open(false); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &key) override
    {
        Open &object = m_open.back();
        object.key = key;
        return object.keys.insert(std::move(key)).second || stop(JsonFault::DuplicateKey);
    }
    bool parse_error(std::size_t position, const std::string &token,
                     const json::exception &exception) override
    {
        m_fault = faultOf(token, exception);
        m_position = position == 0 ? 0 : position - 1;
        return false;
    }

private:
    bool stop(JsonFault fault)
    {
        m_fault = fault;
        return false;
    }
    bool open(bool isObject)
    {
        if (m_open.size() == deepestJson)
            return stop(JsonFault::TooDeep);
        m_open.emplace_back();
        m_open.back().isObject = isObject;
        return true;
    }
    bool close()
    {
        Open closed = std::move(m_open.back());
        m_open.pop_back();
        return closed.isObject ? add(std::move(closed.object)) : add(std::move(closed.array));
    }
    /// Constructs the Value where it belongs.
    template <class... Part>
    bool add(Part &&...part)
    {
        if (++m_count > mostJsonValues)
            return stop(JsonFault::TooManyValues);
        if (m_open.empty()) {
            m_result = core::Value(std::forward<Part>(part)...);
            return true;
        }
        Open &parent = m_open.back();
        if (parent.isObject)
            parent.object.emplace_back(parent.key, core::Value(std::forward<Part>(part)...));
        else
            parent.array.emplace_back(std::forward<Part>(part)...);
        return true;
    }

    std::vector<Open> m_open;
    core::Value m_result;
    std::size_t m_count = 0;
    std::optional<JsonFault> m_fault;
    std::optional<std::size_t> m_position;
};

std::string Builder::path() const
{
    std::string path;
    for (const Open &level : m_open) {
        if (!level.isObject)
            path.append("[").append(std::to_string(level.array.size())).append("]");
        else if (!level.key.empty())
            path += (path.empty() ? "" : ".") + level.key;
    }
    return path;
}

/// From the last character of a token, which has been read as a whole before it is found wrong, to
/// its first.
std::size_t tokenStart(std::string_view text, std::size_t last)
{
    if (last >= text.size())
        return text.size();
    if (text[last] == '"') {
        const std::size_t opening = last == 0 ? std::string_view::npos : text.rfind('"', last - 1);
        return opening == std::string_view::npos ? last : opening;
    }
    constexpr std::string_view others = "+-.";
    while (last > 0 && (std::isalnum(static_cast<unsigned char>(text[last - 1])) != 0 ||
                        others.find(text[last - 1]) != std::string_view::npos))
        --last;
    return last;
}

JsonError errorAt(std::string_view text, std::size_t offset, JsonFault fault, std::string path)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const std::size_t lineStart =
        before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const auto startsCodePoint = [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    };
    const auto from = before.begin() + static_cast<std::ptrdiff_t>(lineStart);
    JsonError error;
    error.fault = fault;
    error.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    error.column = 1 + static_cast<std::size_t>(std::count_if(from, before.end(), startsCodePoint));
    error.path = std::move(path);
    return error;
}

} // namespace

std::variant<core::Value, JsonError> readJson(std::string_view utf8)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (utf8.starts_with(byteOrderMark))
        return JsonError{JsonFault::ByteOrderMark, 1, 1, {}};
    const char *reached = utf8.data();
    Builder builder;
    const bool done =
        json::sax_parse(TrackedCharacter(utf8.data(), &reached),
                        TrackedCharacter(utf8.data() + utf8.size(), &reached), &builder);
    const auto read = static_cast<std::size_t>(reached - utf8.data());
    // The lexer takes a zero byte for the end of the text.
    if (done && read > 0 && utf8[read - 1] == '\0')
        return errorAt(utf8, read - 1, JsonFault::TextAfterValue, {});
    if (done)
        return builder.takeResult();
    std::size_t offset = builder.position().value_or(read == 0 ? 0 : read - 1);
    JsonFault fault = builder.fault().value_or(JsonFault::UnexpectedCharacter);
    if (fault == JsonFault::UnexpectedCharacter && offset >= utf8.size())
        fault = JsonFault::EndsTooEarly;
    if (fault == JsonFault::NumberTooLarge || fault == JsonFault::UnexpectedCharacter ||
        fault == JsonFault::TextAfterValue || fault == JsonFault::DuplicateKey)
        offset = tokenStart(utf8, offset);
    return errorAt(utf8, offset, fault,
                   fault == JsonFault::TooDeep ? std::string() : builder.path());
}

} // namespace locus::app
