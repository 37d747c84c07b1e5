// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entries.h"
#include "core/paramaccess.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

namespace {

using Indices = std::vector<int>;

/// Type of one entry of an array type, or the type itself.
FieldType entryType(FieldType type)
{
    switch (type) {
    case FieldType::TextList: return FieldType::Text;
    case FieldType::Choices: return FieldType::Choice;
    case FieldType::Integers: return FieldType::Integer;
    case FieldType::Booleans: return FieldType::Boolean;
    case FieldType::Numbers:
    case FieldType::NumberOrNumbers: return FieldType::Real;
    default: return type;
    }
}

/// Entries of arrays that may have several indices.
bool isNumeric(FieldType entry)
{
    return entry == FieldType::Real || entry == FieldType::Integer || entry == FieldType::Boolean;
}

Problem wrongType(const ParamSpec &spec, FieldType expected, const Value &value, const Indices &at)
{
    return {.code = ProblemCode::WrongType,
            .path = pathOf(spec, at),
            .detail = std::string(nameOf(expected)),
            .given = briefText(value)};
}

std::optional<Problem> checkNumber(const ParamSpec &spec, FieldType type, const Value &value,
                                   const Indices &at)
{
    const double *number = value.number();
    if (!number)
        return wrongType(spec, type, value, at);
    if (!std::isfinite(*number))
        return Problem{.code = ProblemCode::NotFinite, .path = pathOf(spec, at)};
    if (type == FieldType::Integer && *number != std::trunc(*number))
        return Problem{.code = ProblemCode::NotAnInteger, .path = pathOf(spec, at), .got = *number};
    const bool tooLow = spec.hardMinExclusive ? *number <= spec.hardMin : *number < spec.hardMin;
    if (tooLow || *number > spec.hardMax)
        return Problem{.code = ProblemCode::OutOfRange,
                       .path = pathOf(spec, at),
                       .got = *number,
                       .low = spec.hardMin,
                       .high = spec.hardMax,
                       .lowExclusive = spec.hardMinExclusive};
    return std::nullopt;
}

std::optional<Problem> checkEntry(const ParamSpec &spec, const Value &value, const Indices &at)
{
    const FieldType type = entryType(spec.type);
    switch (type) {
    case FieldType::Integer:
    case FieldType::Real: return checkNumber(spec, type, value, at);
    case FieldType::Boolean:
        return value.boolean() ? std::nullopt : std::optional(wrongType(spec, type, value, at));
    case FieldType::Text:
        return value.text() ? std::nullopt : std::optional(wrongType(spec, type, value, at));
    default: break;
    }
    const std::string *name = value.text();
    if (!name)
        return wrongType(spec, type, value, at);
    if (std::find(spec.choices.begin(), spec.choices.end(), *name) == spec.choices.end())
        return Problem{
            .code = ProblemCode::UnknownChoice, .path = pathOf(spec, at), .detail = *name};
    return std::nullopt;
}

/// Walks nested arrays in file order: entries, rectangular form, no empty array.
class ArrayWalk {
public:
    explicit ArrayWalk(const ParamSpec &spec)
        : m_spec(spec)
    {
    }

    std::optional<Problem> walk(const Value &value)
    {
        const Value::Array *array = value.array();
        if (!array)
            return leaf(value);
        const std::size_t depth = m_at.size();
        if (array->empty())
            return problem(ProblemCode::Empty);
        if (depth >= maxRank() && !isNumeric(entryType(m_spec.type)))
            return checkEntry(m_spec, value, m_at);
        if (m_leafDepth && depth >= *m_leafDepth)
            return problem(ProblemCode::Ragged);
        if (depth >= maxRank())
            return problem(ProblemCode::WrongRank, static_cast<double>(depth + 1));
        if (depth == m_extents.size())
            m_extents.push_back(array->size());
        else if (m_extents[depth] != array->size())
            return problem(ProblemCode::Ragged);
        m_at.push_back(0);
        for (const Value &entry : *array) {
            if (auto found = walk(entry))
                return found;
            ++m_at.back();
        }
        m_at.pop_back();
        return std::nullopt;
    }

    [[nodiscard]] std::size_t rank() const { return m_extents.size(); }

private:
    [[nodiscard]] std::size_t maxRank() const { return static_cast<std::size_t>(m_spec.maxRank); }

    std::optional<Problem> leaf(const Value &value)
    {
        if (!m_leafDepth)
            m_leafDepth = m_at.size();
        if (m_at.size() != *m_leafDepth)
            return problem(ProblemCode::Ragged);
        return checkEntry(m_spec, value, m_at);
    }
    [[nodiscard]] Problem problem(ProblemCode code, double got = 0) const
    {
        return {.code = code, .path = pathOf(m_spec, m_at), .got = got};
    }

    const ParamSpec &m_spec;
    Indices m_at;
    std::vector<std::size_t> m_extents;
    std::optional<std::size_t> m_leafDepth;
};

bool isTensorOfFile(const ParamSpec &spec, const Value &value)
{
    const FieldType entry = entryType(spec.type);
    const Value::Object *object = value.object();
    return object && spec.maxRank > 0 &&
           (entry == FieldType::Real || entry == FieldType::Integer) &&
           std::any_of(object->begin(), object->end(),
                       [](const auto &member) { return member.first == "file"; });
}

std::optional<Problem> checkArray(const ParamSpec &spec, const Value &value)
{
    if (isTensorOfFile(spec, value))
        return Problem{.code = ProblemCode::NotYetSupported, .path = pathOf(spec)};
    if (!value.array() && (spec.minRank > 0 || !value.number()))
        return wrongType(spec, spec.type, value, {});
    ArrayWalk walk(spec);
    if (auto problem = walk.walk(value))
        return problem;
    if (walk.rank() < static_cast<std::size_t>(spec.minRank))
        return Problem{.code = ProblemCode::WrongRank,
                       .path = pathOf(spec),
                       .got = static_cast<double>(walk.rank())};
    return std::nullopt;
}

/// What holds for a list as a whole.
std::optional<Problem> checkList(const ParamSpec &spec, const Value::Array &list)
{
    const auto count = static_cast<double>(list.size());
    if (spec.type == FieldType::TextList && (count < spec.hardMin || count > spec.hardMax))
        return Problem{.code = ProblemCode::OutOfRange,
                       .path = pathOf(spec),
                       .got = count,
                       .low = spec.hardMin,
                       .high = spec.hardMax};
    if (spec.type == FieldType::Choices)
        for (auto entry = list.begin(); entry != list.end(); ++entry)
            if (std::find(list.begin(), entry, *entry) != entry)
                return Problem{.code = ProblemCode::DuplicateEntry,
                               .path = pathOf(spec, {static_cast<int>(entry - list.begin())}),
                               .detail = *entry->text()};
    return std::nullopt;
}

std::optional<Problem> check(const ParamSpec &spec, const Value &value)
{
    if (value.isNull())
        return spec.nullable ? std::nullopt
                             : std::optional(Problem{.code = ProblemCode::NullNotAllowed,
                                                     .path = pathOf(spec)});
    if (spec.type == FieldType::Opaque)
        return Problem{.code = ProblemCode::NotYetSupported, .path = pathOf(spec)};
    if (spec.maxRank == 0)
        return checkEntry(spec, value, {});
    if (auto problem = checkArray(spec, value))
        return problem;
    return value.array() ? checkList(spec, *value.array()) : std::nullopt;
}

Value nested(const Tensor &tensor, bool flags, std::size_t axis, std::int64_t first)
{
    const Tensor::Shape &shape = tensor.shape();
    if (axis == shape.size())
        return flags ? Value(tensor[first] != 0) : Value(tensor[first]);
    std::int64_t stride = 1;
    for (std::size_t inner = axis + 1; inner < shape.size(); ++inner)
        stride *= shape[inner];
    Value::Array rows;
    rows.reserve(static_cast<std::size_t>(shape[axis]));
    for (std::int64_t i = 0; i < shape[axis]; ++i)
        rows.push_back(nested(tensor, flags, axis + 1, first + i * stride));
    return rows;
}

void flatten(const Value &value, std::vector<double> &values)
{
    if (const Value::Array *rows = value.array())
        for (const Value &row : *rows)
            flatten(row, values);
    else
        values.push_back(value.boolean() ? (*value.boolean() ? 1 : 0) : *value.number());
}

} // namespace

Value valueOfTensor(const Tensor &tensor, bool flags)
{
    return tensor.isNull() ? Value() : nested(tensor, flags, 0, 0);
}

Tensor tensorOfValue(const Value &value)
{
    Tensor::Shape shape;
    for (const Value *row = &value; row->array(); row = &row->array()->front())
        shape.push_back(static_cast<std::int64_t>(row->array()->size()));
    std::vector<double> values;
    flatten(value, values);
    return {std::move(shape), std::move(values)};
}

std::optional<Problem> setParam(Scene &scene, const ParamSpec &spec, const Value &value)
{
    if (auto problem = check(spec, value))
        return problem;
    spec.set(scene, value);
    return std::nullopt;
}

} // namespace locus::core
