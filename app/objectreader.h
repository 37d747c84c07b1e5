// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

namespace locus::app {

/// A whole number from \a low to \a high.
[[nodiscard]] inline std::optional<int> integerOf(const core::Value &value, int low, int high)
{
    const double *number = value.number();
    if (!number || *number != std::trunc(*number) || *number < low || *number > high)
        return std::nullopt;
    return static_cast<int>(*number);
}

/// Reads members of an object: nothing where there is none, or of another kind.
class ObjectReader {
public:
    explicit ObjectReader(const core::Value *value)
        : m_object(value ? value->object() : nullptr)
    {
    }

    [[nodiscard]] const core::Value *member(std::string_view name) const
    {
        if (!m_object)
            return nullptr;
        const auto found = std::find_if(m_object->begin(), m_object->end(),
                                        [name](const auto &entry) { return entry.first == name; });
        return found == m_object->end() ? nullptr : &found->second;
    }

    [[nodiscard]] std::optional<QString> text(std::string_view name) const
    {
        const core::Value *value = member(name);
        if (!value || !value->text())
            return std::nullopt;
        return QString::fromStdString(*value->text());
    }

    [[nodiscard]] std::optional<double> number(std::string_view name) const
    {
        const core::Value *value = member(name);
        return value && value->number() ? std::optional(*value->number()) : std::nullopt;
    }

    [[nodiscard]] std::optional<bool> boolean(std::string_view name) const
    {
        const core::Value *value = member(name);
        return value && value->boolean() ? std::optional(*value->boolean()) : std::nullopt;
    }

    [[nodiscard]] const core::Value::Array *array(std::string_view name) const
    {
        const core::Value *value = member(name);
        return value ? value->array() : nullptr;
    }

    /// A whole number from \a low to \a high.
    [[nodiscard]] std::optional<int> integer(std::string_view name, int low, int high) const
    {
        const core::Value *value = member(name);
        return value ? integerOf(*value, low, high) : std::nullopt;
    }

private:
    const core::Value::Object *m_object;
};

} // namespace locus::app
