// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figurevalues.h"

#include "core/figuresize.h"
#include "core/names.h"
#include "core/params.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

namespace {

using MaybeProblem = std::optional<Problem>;

Problem wrongType(const std::string &path, std::string_view expected, const Value &value)
{
    return {.code = ProblemCode::WrongType,
            .path = path,
            .detail = std::string(expected),
            .given = briefText(value)};
}

MaybeProblem readText(std::string &member, const Value &value, const std::string &path)
{
    if (!value.text())
        return wrongType(path, nameOf(FieldType::Text), value);
    member = *value.text();
    return std::nullopt;
}

template <class E>
MaybeProblem readChoice(E &member, const Value &value, const std::string &path)
{
    if (!value.text())
        return wrongType(path, nameOf(FieldType::Choice), value);
    const std::optional<E> choice = fromName<E>(*value.text());
    if (!choice)
        return Problem{.code = ProblemCode::UnknownChoice, .path = path, .detail = *value.text()};
    member = *choice;
    return std::nullopt;
}

MaybeProblem readSize(FigureSettings &figure, const Value &value, const std::string &path)
{
    const std::optional<FigureSize> size =
        value.text() ? parseFigureSize(*value.text()) : std::nullopt;
    if (!size)
        return wrongType(path, "size", value);
    figure.width = size->width;
    figure.height = size->height;
    figure.sizeInPixels = size->inPixels;
    return std::nullopt;
}

MaybeProblem readDpi(int &member, const Value &value, const std::string &path)
{
    const double *number = value.number();
    if (!number)
        return wrongType(path, nameOf(FieldType::Integer), value);
    if (*number != std::trunc(*number))
        return Problem{.code = ProblemCode::NotAnInteger, .path = path, .got = *number};
    if (!(*number >= minFigureDpi && *number <= maxFigureDpi))
        return Problem{.code = ProblemCode::OutOfRange,
                       .path = path,
                       .got = *number,
                       .low = minFigureDpi,
                       .high = maxFigureDpi};
    member = static_cast<int>(*number);
    return std::nullopt;
}

MaybeProblem readFlag(bool &member, const Value &value, const std::string &path)
{
    if (!value.boolean())
        return wrongType(path, nameOf(FieldType::Boolean), value);
    member = *value.boolean();
    return std::nullopt;
}

MaybeProblem readMember(FigureSettings &figure, const std::string &key, const Value &value,
                        const std::string &path)
{
    if (key == "name")
        return readText(figure.name, value, path);
    if (key == "view")
        return readChoice(figure.view, value, path);
    if (key == "size")
        return readSize(figure, value, path);
    if (key == "dpi")
        return readDpi(figure.dpi, value, path);
    if (key == "theme")
        return readChoice(figure.theme, value, path);
    if (key == "transparent")
        return readFlag(figure.transparent, value, path);
    return Problem{.code = ProblemCode::UnknownKey, .path = path};
}

} // namespace

std::variant<std::vector<FigureSettings>, Problem> figuresFromValue(const Value &list)
{
    if (!list.array())
        return wrongType("figures", "list", list);
    std::vector<FigureSettings> figures;
    for (const Value &entry : *list.array()) {
        const std::string path = "figures[" + std::to_string(figures.size()) + ']';
        const Value::Object *object = entry.object();
        if (!object)
            return wrongType(path, "object", entry);
        FigureSettings &figure = figures.emplace_back();
        for (const auto &[key, value] : *object)
            if (auto problem =
                    readMember(figure, key, value, std::string(path).append(".").append(key)))
                return *problem;
    }
    return figures;
}

Value valueOfFigures(const std::vector<FigureSettings> &figures)
{
    Value::Array list;
    for (const FigureSettings &figure : figures)
        list.push_back(Value::Object{
            {"name", figure.name},
            {"view", std::string(nameOf(figure.view))},
            {"size", figureSizeText({figure.width, figure.height, figure.sizeInPixels})},
            {"dpi", figure.dpi},
            {"theme", std::string(nameOf(figure.theme))},
            {"transparent", figure.transparent},
        });
    return list;
}

} // namespace locus::core
