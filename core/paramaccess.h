// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/names.h"
#include "core/params.h"

#include <type_traits>

/// \file
/// From a member of the Scene to a row of the parameter table: type, choices, reader and writer
/// follow from the member's type.

namespace locus::core {

/// Rows as nested arrays, numbers or (flags) booleans; null for a null Tensor, a number for rank 0.
[[nodiscard]] Value valueOfTensor(const Tensor &tensor, bool flags);
/// \pre a number, or a rectangular non-empty array of numbers or booleans
[[nodiscard]] Tensor tensorOfValue(const Value &value);

namespace access {

/// at<&Scene::model, &Model::rope, &RopeParams::base>(scene) is scene.model.rope.base.
template <auto... Members, class S>
[[nodiscard]] auto &at(S &scene)
{
    return (scene.*....*Members);
}

inline Value read(bool value)
{
    return value;
}
inline Value read(int value)
{
    return value;
}
inline Value read(std::int64_t value)
{
    return static_cast<double>(value);
}
inline Value read(std::uint64_t value)
{
    return static_cast<double>(value);
}
inline Value read(double value)
{
    return value;
}
inline Value read(const std::string &value)
{
    return value;
}
inline Value read(const Tensor &value)
{
    return valueOfTensor(value, false);
}
inline Value read(const std::vector<std::string> &value)
{
    return Value::Array(value.begin(), value.end());
}
template <class E>
requires std::is_enum_v<E> Value read(E value)
{
    return std::string(nameOf(value));
}
inline Value read(Mistake value)
{
    return value == Mistake::None ? Value() : Value(std::string(nameOf(value)));
}
template <class T>
Value read(const std::optional<T> &value)
{
    return value ? read(*value) : Value();
}
inline Value read(const std::vector<MethodId> &value)
{
    Value::Array names;
    for (const MethodId method : value)
        names.push_back(read(method));
    return names.empty() ? Value() : Value(std::move(names));
}

template <class T>
requires std::is_arithmetic_v<T>
void write(T &member, const Value &value)
{
    member = static_cast<T>(*value.number());
}
inline void write(bool &member, const Value &value)
{
    member = *value.boolean();
}
inline void write(std::string &member, const Value &value)
{
    member = *value.text();
}
inline void write(Tensor &member, const Value &value)
{
    member = value.isNull() ? Tensor() : tensorOfValue(value);
}
inline void write(std::vector<std::string> &member, const Value &value)
{
    member.clear();
    for (const Value &entry : *value.array())
        member.push_back(*entry.text());
}
template <class E>
requires std::is_enum_v<E>
void write(E &member, const Value &value)
{
    member = fromName<E>(*value.text()).value_or(E{});
}
inline void write(Mistake &member, const Value &value)
{
    const std::string *name = value.text();
    member = name ? fromName<Mistake>(*name).value_or(Mistake::None) : Mistake::None;
}
template <class T>
void write(std::optional<T> &member, const Value &value)
{
    member.reset();
    if (!value.isNull())
        write(member.emplace(), value);
}
inline void write(std::vector<MethodId> &member, const Value &value)
{
    member.clear();
    if (const Value::Array *names = value.array())
        for (const Value &name : *names)
            write(member.emplace_back(), name);
}

/// What the type of a member says about its row.
template <class T>
void describe(ParamSpec &spec)
{
    if constexpr (std::is_same_v<T, bool>) {
        spec.type = FieldType::Boolean;
    } else if constexpr (std::is_integral_v<T>) {
        spec.type = FieldType::Integer;
    } else if constexpr (std::is_enum_v<T>) {
        spec.type = FieldType::Choice;
        spec.nullable = std::is_same_v<T, Mistake>; // "none" is spelled null
        spec.choices.assign(EnumNames<T>::names.begin() + (spec.nullable ? 1 : 0),
                            EnumNames<T>::names.end());
    } else if constexpr (std::is_same_v<T, std::string>) {
        spec.type = FieldType::Text;
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        spec.type = FieldType::TextList;
    } else if constexpr (std::is_same_v<T, std::vector<MethodId>>) {
        describe<MethodId>(spec);
        spec.type = FieldType::Choices;
        spec.nullable = true;
    } else if constexpr (std::is_same_v<T, Tensor>) {
        spec.type = FieldType::Numbers;
        spec.nullable = true;
    } else if constexpr (!std::is_same_v<T, double>) { // std::optional
        describe<typename T::value_type>(spec);
        spec.nullable = true;
    }
}

} // namespace access
} // namespace locus::core
