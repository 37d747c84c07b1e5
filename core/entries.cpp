// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entries.h"

#include "core/shapes.h"
#include "core/tokens.h"

namespace locus::core {

namespace {

Value typedTokens(const std::string &text)
{
    const std::vector<std::string> tokens = splitTokens(text);
    return Value::Array(tokens.begin(), tokens.end());
}

} // namespace

Value entriesOf(const Scene &scene, const ParamSpec &spec)
{
    Value whole = spec.get(scene);
    if (whole.isNull() && spec.key == "alibi.slopes") {
        const int heads = shapesOf(scene.model).heads;
        const std::vector<double> rule = alibiRule(heads, scene.model.alibi.maxBias);
        whole = Value::Array(rule.begin(), rule.end());
    }
    return whole;
}

const Value *entryAt(const Value &whole, const std::vector<int> &indices)
{
    const Value *entry = &whole;
    for (const int index : indices) {
        const Value::Array *array = entry->array();
        if (!array || index < 0 || static_cast<std::size_t>(index) >= array->size())
            return nullptr;
        entry = &(*array)[static_cast<std::size_t>(index)];
    }
    return entry;
}

Value *entryAt(Value &whole, const std::vector<int> &indices)
{
    return const_cast<Value *>(entryAt(std::as_const(whole), indices));
}

std::string pathOf(const ParamSpec &spec, const std::vector<int> &indices)
{
    std::string path = pathOf(spec);
    for (const int index : indices)
        path += '[' + std::to_string(index) + ']';
    return path;
}

std::optional<Problem> assign(Scene &scene, const std::string &key, const Value &value)
{
    const std::optional<ParamAddress> address = parseAddress(key);
    const ParamSpec *spec = address ? findParam(address->key) : nullptr;
    if (!spec)
        return Problem{.code = ProblemCode::UnknownKey, .path = key};
    if (address->indices.empty()) {
        const bool typed = spec->key == "content.tokens" && value.text();
        return setParam(scene, *spec, typed ? typedTokens(*value.text()) : value);
    }
    Value whole = entriesOf(scene, *spec);
    Value *entry = entryAt(whole, address->indices);
    if (!entry || entry->array())
        return Problem{.code = ProblemCode::NoSuchEntry, .path = pathOf(*spec, address->indices)};
    if (value.isNull())
        return Problem{.code = ProblemCode::NullNotAllowed,
                       .path = pathOf(*spec, address->indices)};
    *entry = value;
    return setParam(scene, *spec, whole);
}

} // namespace locus::core
