// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/value.h"

#include <charconv>

namespace locus::core {

std::string briefText(const Value &value)
{
    if (const bool *truth = value.boolean())
        return *truth ? "true" : "false";
    if (const std::string *text = value.text())
        return '"' + *text + '"';
    if (const Value::Array *array = value.array())
        return array->empty() ? "[]" : "[...]";
    if (const Value::Object *object = value.object())
        return object->empty() ? "{}" : "{...}";
    if (const double *number = value.number()) {
        char digits[32];
        const auto end = std::to_chars(std::begin(digits), std::end(digits), *number).ptr;
        return {std::begin(digits), end};
    }
    return "null";
}

} // namespace locus::core
