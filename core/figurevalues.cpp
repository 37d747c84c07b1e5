// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figurevalues.h"

#include "core/figuresize.h"
#include "core/names.h"
#include "core/params.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

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

MaybeProblem readNumber(double &member, const Value &value, const std::string &path, double low,
                        double high)
{
    const double *number = value.number();
    if (!number)
        return wrongType(path, nameOf(FieldType::Real), value);
    if (!(*number >= low && *number <= high))
        return Problem{.code = ProblemCode::OutOfRange,
                       .path = path,
                       .got = *number,
                       .low = low,
                       .high = high};
    member = *number;
    return std::nullopt;
}

MaybeProblem readDpi(int &member, const Value &value, const std::string &path)
{
    const double *number = value.number();
    if (!number)
        return wrongType(path, nameOf(FieldType::Integer), value);
    if (*number != std::trunc(*number))
        return Problem{.code = ProblemCode::NotAnInteger, .path = path, .got = *number};
    double dpi = 0;
    if (auto problem = readNumber(dpi, value, path, minFigureDpi, maxFigureDpi))
        return problem;
    member = static_cast<int>(dpi);
    return std::nullopt;
}

MaybeProblem readFlag(bool &member, const Value &value, const std::string &path)
{
    if (!value.boolean())
        return wrongType(path, nameOf(FieldType::Boolean), value);
    member = *value.boolean();
    return std::nullopt;
}

MaybeProblem readPanels(std::vector<FigureView> &panels, const Value &value,
                        const std::string &path)
{
    if (!value.array())
        return wrongType(path, "list", value);
    if (value.array()->empty())
        return Problem{.code = ProblemCode::Empty, .path = path};
    panels.clear();
    for (const Value &entry : *value.array()) {
        const std::string at = path + '[' + std::to_string(panels.size()) + ']';
        FigureView view = FigureView::Map;
        if (auto problem = readChoice(view, entry, at))
            return problem;
        if (std::find(panels.begin(), panels.end(), view) != panels.end())
            return Problem{.code = ProblemCode::DuplicateEntry, .path = at};
        panels.push_back(view);
    }
    return std::nullopt;
}

MaybeProblem readParts(FigureParts &parts, const Value &value, const std::string &path)
{
    if (!value.object())
        return wrongType(path, "object", value);
    for (const auto &[key, flag] : *value.object()) {
        const std::string at = std::string(path).append(".").append(key);
        const auto *part = std::find_if(figureParts.begin(), figureParts.end(),
                                        [&key = key](const auto &p) { return p.name == key; });
        if (part == figureParts.end())
            return Problem{.code = ProblemCode::UnknownKey, .path = at};
        if (auto problem = readFlag(parts.*(part->member), flag, at))
            return problem;
    }
    return std::nullopt;
}

/// An entry of "figures" while it is read.
struct Entry {
    FigureSettings &figure;
    const Value &value;
    const std::string &path;

    template <auto Member>
    static MaybeProblem text(const Entry &e)
    {
        return readText(e.figure.*Member, e.value, e.path);
    }
    template <auto Member>
    static MaybeProblem choice(const Entry &e)
    {
        return readChoice(e.figure.*Member, e.value, e.path);
    }
    template <auto Member>
    static MaybeProblem flag(const Entry &e)
    {
        return readFlag(e.figure.*Member, e.value, e.path);
    }
    /// Before figures had panels: the only one.
    static MaybeProblem view(const Entry &e)
    {
        e.figure.panels.resize(1);
        return readChoice(e.figure.panels.front(), e.value, e.path);
    }
    static MaybeProblem panels(const Entry &e)
    {
        return readPanels(e.figure.panels, e.value, e.path);
    }
    static MaybeProblem size(const Entry &e) { return readSize(e.figure, e.value, e.path); }
    static MaybeProblem dpi(const Entry &e) { return readDpi(e.figure.dpi, e.value, e.path); }
    static MaybeProblem points(const Entry &e)
    {
        return readNumber(e.figure.points, e.value, e.path, minFigurePoints, maxFigurePoints);
    }
    static MaybeProblem parts(const Entry &e) { return readParts(e.figure.parts, e.value, e.path); }
};

struct Key {
    std::string_view name;
    MaybeProblem (*read)(const Entry &);
};
using F = FigureSettings;
constexpr std::array figureKeys = {
    Key{"name", Entry::text<&F::name>},
    Key{"view", Entry::view},
    Key{"content", Entry::choice<&F::content>},
    Key{"panels", Entry::panels},
    Key{"arrangement", Entry::choice<&F::arrangement>},
    Key{"size", Entry::size},
    Key{"dpi", Entry::dpi},
    Key{"theme", Entry::choice<&F::theme>},
    Key{"font", Entry::text<&F::font>},
    Key{"points", Entry::points},
    Key{"text", Entry::choice<&F::text>},
    Key{"transparent", Entry::flag<&F::transparent>},
    Key{"parts", Entry::parts},
    Key{"scene", Entry::flag<&F::carriesScene>},
};

MaybeProblem readMember(FigureSettings &figure, const std::string &key, const Value &value,
                        const std::string &path)
{
    for (const Key &known : figureKeys)
        if (known.name == key)
            return known.read({figure, value, path});
    return Problem{.code = ProblemCode::UnknownKey, .path = path};
}

/// view and panels say the same: who gives both may mean either.
MaybeProblem conflict(const Value::Object &object, const std::string &path)
{
    const auto has = [&object](std::string_view key) {
        return std::any_of(object.begin(), object.end(),
                           [key](const auto &entry) { return entry.first == key; });
    };
    if (!has("view") || !has("panels"))
        return std::nullopt;
    return Problem{
        .code = ProblemCode::ConflictingKeys, .path = path + ".view", .detail = "panels"};
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
        if (auto problem = conflict(*object, path))
            return *problem;
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
    for (const FigureSettings &figure : figures) {
        Value::Array panels;
        for (const FigureView view : figure.panels)
            panels.emplace_back(std::string(nameOf(view)));
        Value::Object parts;
        for (const FigurePart &part : figureParts)
            parts.emplace_back(part.name, figure.parts.*part.member);
        list.emplace_back(Value::Object{
            {"name", figure.name},
            {"content", std::string(nameOf(figure.content))},
            {"panels", panels},
            {"arrangement", std::string(nameOf(figure.arrangement))},
            {"size", figureSizeText({figure.width, figure.height, figure.sizeInPixels})},
            {"dpi", figure.dpi},
            {"theme", std::string(nameOf(figure.theme))},
            {"font", figure.font},
            {"points", figure.points},
            {"text", std::string(nameOf(figure.text))},
            {"transparent", figure.transparent},
            {"parts", parts},
            {"scene", figure.carriesScene},
        });
    }
    return list;
}

} // namespace locus::core
