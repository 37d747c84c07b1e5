// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace locus::core {

/// A JSON-like value, the common coin of scene files, patches and the command line. Numbers are
/// finite doubles (integers exact up to 2^53). Objects keep their order; a reader has already
/// refused duplicate keys.
class Value {
public:
    using Array = std::vector<Value>;
    using Object = std::vector<std::pair<std::string, Value>>;

    Value() = default; ///< null
    Value(bool value)
        : m_data(value)
    {
    }
    Value(double value)
        : m_data(value)
    {
    }
    Value(int value)
        : m_data(static_cast<double>(value))
    {
    }
    Value(std::string value)
        : m_data(std::move(value))
    {
    }
    Value(const char *value)
        : m_data(std::string(value))
    {
    }
    Value(Array value)
        : m_data(std::move(value))
    {
    }
    Value(Object value)
        : m_data(std::move(value))
    {
    }

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(m_data); }
    [[nodiscard]] const bool *boolean() const { return std::get_if<bool>(&m_data); }
    [[nodiscard]] const double *number() const { return std::get_if<double>(&m_data); }
    [[nodiscard]] const std::string *text() const { return std::get_if<std::string>(&m_data); }
    [[nodiscard]] const Array *array() const { return std::get_if<Array>(&m_data); }
    [[nodiscard]] Array *array() { return std::get_if<Array>(&m_data); }
    [[nodiscard]] const Object *object() const { return std::get_if<Object>(&m_data); }
    [[nodiscard]] Object *object() { return std::get_if<Object>(&m_data); }

    friend bool operator==(const Value &, const Value &) = default;

private:
    std::variant<std::monostate, bool, double, std::string, Array, Object> m_data;
};

/// As a file spells it, without the insides of arrays and objects: "high" in quotes, 64, true,
/// [...].
[[nodiscard]] std::string briefText(const Value &value);

} // namespace locus::core
