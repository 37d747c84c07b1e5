// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/expression.h"

#include <charconv>
#include <cmath>

namespace locus::core {

namespace {

/// Recursive descent over
///   sum = product (("+" | "-") product)*      product = signed (("*" | "/") signed)*
///   signed = ("+" | "-") signed | power       power = atom ("^" signed)?
///   atom = number | "pi" | "(" sum ")"
class Parser {
public:
    explicit Parser(std::string_view text)
        : m_rest(text)
    {
    }

    std::optional<double> whole()
    {
        const std::optional<double> value = sum();
        skipSpaces();
        return m_rest.empty() ? value : std::nullopt;
    }

private:
    using Result = std::optional<double>;

    static Result finite(double value)
    {
        return std::isfinite(value) ? Result(value) : std::nullopt;
    }

    void skipSpaces()
    {
        while (!m_rest.empty() && (m_rest.front() == ' ' || m_rest.front() == '\t'))
            m_rest.remove_prefix(1);
    }

    bool take(std::string_view word)
    {
        skipSpaces();
        if (!m_rest.starts_with(word))
            return false;
        m_rest.remove_prefix(word.size());
        return true;
    }

    Result sum()
    {
        Result left = product();
        while (left) {
            const bool plus = take("+");
            if (!plus && !take("-"))
                return left;
            const Result right = product();
            left = right ? finite(plus ? *left + *right : *left - *right) : std::nullopt;
        }
        return left;
    }

    Result product()
    {
        Result left = withSign();
        while (left) {
            const bool times = take("*");
            if (!times && !take("/"))
                return left;
            const Result right = withSign();
            left = right ? finite(times ? *left * *right : *left / *right) : std::nullopt;
        }
        return left;
    }

    /// Every recursion passes here.
    Result withSign()
    {
        if (m_depth == deepest)
            return std::nullopt;
        ++m_depth;
        Result value;
        if (take("-")) {
            value = withSign();
            if (value)
                value = -*value;
        } else {
            value = take("+") ? withSign() : power();
        }
        --m_depth;
        return value;
    }

    Result power()
    {
        const Result base = atom();
        if (!base || !take("^"))
            return base;
        const Result exponent = withSign();
        return exponent ? finite(std::pow(*base, *exponent)) : std::nullopt;
    }

    Result atom()
    {
        if (take("(")) {
            const Result inner = sum();
            return take(")") ? inner : std::nullopt;
        }
        if (take("pi"))
            return 3.14159265358979323846;
        const bool startsNumber =
            !m_rest.empty() &&
            (m_rest.front() == '.' || (m_rest.front() >= '0' && m_rest.front() <= '9'));
        double number = 0;
        const char *const end = m_rest.data() + m_rest.size();
        const auto [after, error] = std::from_chars(m_rest.data(), end, number);
        if (!startsNumber || error != std::errc{})
            return std::nullopt;
        m_rest.remove_prefix(static_cast<std::size_t>(after - m_rest.data()));
        return finite(number);
    }

    static constexpr int deepest =
        100; ///< parentheses and signs inside each other: the stack stays small
    std::string_view m_rest;
    int m_depth = 0;
};

} // namespace

std::optional<double> evaluateExpression(std::string_view text)
{
    return Parser(text).whole();
}

} // namespace locus::core
