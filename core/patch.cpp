// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patch.h"

#include "core/entries.h"
#include "core/figurevalues.h"
#include "core/rules.h"

#include <algorithm>

namespace locus::core {

namespace {

using MaybeProblem = std::optional<Problem>;

Problem wrongObject(const std::string &path, const Value &value)
{
    return {.code = ProblemCode::WrongType,
            .path = path,
            .detail = "object",
            .given = briefText(value)};
}

const Value *member(const Value::Object &object, std::string_view name)
{
    const auto found = std::find_if(object.begin(), object.end(),
                                    [name](const auto &entry) { return entry.first == name; });
    return found == object.end() ? nullptr : &found->second;
}

MaybeProblem duplicate(const Value::Object &object, const std::string &prefix)
{
    std::set<std::string_view> seen;
    for (const auto &[name, value] : object)
        if (!seen.insert(name).second)
            return Problem{.code = ProblemCode::DuplicateKey, .path = prefix + name};
    return std::nullopt;
}

/// The leaf that a file means: keys of files carry neither dots nor indices.
const ParamSpec *exactParam(const std::string &group, const std::string &name, Section section)
{
    const bool plain = name.find_first_of(".[") == std::string::npos;
    const ParamSpec *spec = plain ? findParam(group + name) : nullptr;
    return spec && spec->section == section ? spec : nullptr;
}

bool isGroup(std::string_view name, Section section)
{
    const auto params = allParams();
    return name.find('.') == std::string_view::npos &&
           std::any_of(params.begin(), params.end(), [&](const ParamSpec &spec) {
               return spec.section == section && spec.key.starts_with(name) &&
                      spec.key.substr(name.size()).starts_with('.');
           });
}

/// Reads "model", "study" or "view" into a scene, in file order.
class SectionReader {
public:
    SectionReader(Scene &scene, std::set<std::string> &keys, Section section, std::string name)
        : m_scene(scene)
        , m_keys(keys)
        , m_section(section)
        , m_name(std::move(name))
    {
    }

    MaybeProblem read(const Value &value) { return readObject(value, ""); }

private:
    MaybeProblem readObject(const Value &value, const std::string &group)
    {
        const std::string prefix = m_name + '.' + group;
        const Value::Object *object = value.object();
        if (!object)
            return wrongObject(prefix.substr(0, prefix.size() - 1), value);
        if (auto problem = duplicate(*object, prefix))
            return problem;
        for (const auto &[name, entry] : *object)
            if (auto problem = readMember(group, name, entry))
                return problem;
        return std::nullopt;
    }

    MaybeProblem readMember(const std::string &group, const std::string &name, const Value &value)
    {
        if (const ParamSpec *spec = exactParam(group, name, m_section)) {
            m_keys.insert(std::string(spec->key));
            return setParam(m_scene, *spec, value);
        }
        if (group.empty() && isGroup(name, m_section))
            return readObject(value, name + '.');
        return Problem{.code = ProblemCode::UnknownKey, .path = m_name + '.' + group + name};
    }

    Scene &m_scene;
    std::set<std::string> &m_keys;
    Section m_section;
    std::string m_name;
};

MaybeProblem formatProblem(const Value::Object &root)
{
    const Value *format = member(root, "format");
    if (!format)
        return Problem{.code = ProblemCode::MissingFormat, .path = "format"};
    if (!format->text() || *format->text() != sceneFormat)
        return Problem{.code = ProblemCode::WrongFormat,
                       .path = "format",
                       .detail = format->text() ? *format->text() : std::string()};
    return std::nullopt;
}

MaybeProblem readFigures(Scene &scene, const Value &value)
{
    auto figures = figuresFromValue(value);
    if (auto *problem = std::get_if<Problem>(&figures))
        return *problem;
    scene.figures = std::move(std::get<std::vector<FigureSettings>>(figures));
    return std::nullopt;
}

MaybeProblem readRootMember(Scene &scene, std::set<std::string> &keys, const std::string &name,
                            const Value &value)
{
    if (name == "model")
        return SectionReader(scene, keys, Section::Model, name).read(value);
    if (name == "study")
        return SectionReader(scene, keys, Section::Study, name).read(value);
    if (name == "view")
        return SectionReader(scene, keys, Section::View, name).read(value);
    if (name == "figures")
        return readFigures(scene, value);
    return name == "format" ? std::nullopt
                            : MaybeProblem(Problem{.code = ProblemCode::UnknownKey, .path = name});
}

/// Puts a leaf where its key says; the patch comes in the order of the table, so the last group is
/// the open one.
void insert(Value::Object &section, const std::string &key, Value value)
{
    const std::size_t dot = key.find('.');
    if (dot == std::string::npos) {
        section.emplace_back(key, std::move(value));
        return;
    }
    const std::string group = key.substr(0, dot);
    if (section.empty() || section.back().first != group)
        section.emplace_back(group, Value::Object());
    section.back().second.object()->emplace_back(key.substr(dot + 1), std::move(value));
}

} // namespace

std::variant<Scene, Problem> applied(const Scene &scene, const Patch &patch)
{
    return applied(scene, patch, {});
}

std::variant<Scene, Problem> applied(const Scene &scene, const Patch &patch,
                                     std::set<std::string> explicitKeys)
{
    Scene next = scene;
    for (const Assignment &assignment : patch) {
        if (auto problem = assign(next, assignment.key, assignment.value))
            return *problem;
        explicitKeys.insert(assignment.key);
    }
    if (auto problem = validate(next, explicitKeys))
        return *problem;
    adoptArraySizes(next.model);
    return next;
}

Patch patchBetween(const Scene &from, const Scene &to)
{
    Patch patch;
    for (const ParamSpec &spec : allParams())
        if (!spec.same(from, to) && !isDecidedByArray(to.model, spec.key))
            patch.push_back({std::string(spec.key), spec.get(to)});
    return patch;
}

Patch patchOf(const Scene &scene)
{
    return patchBetween(Scene{}, scene);
}

std::variant<Scene, Problem> sceneFromValue(const Value &root, const Patch &then)
{
    const Value::Object *object = root.object();
    if (!object)
        return wrongObject("", root);
    if (auto problem = duplicate(*object, ""))
        return *problem;
    if (auto problem = formatProblem(*object))
        return *problem;
    Scene scene;
    std::set<std::string> keys;
    for (const auto &[name, value] : *object)
        if (auto problem = readRootMember(scene, keys, name, value))
            return *problem;
    return applied(scene, then, std::move(keys));
}

Value valueOfScene(const Scene &scene)
{
    Value::Object model;
    Value::Object study;
    Value::Object view;
    for (Assignment &assignment : patchOf(scene)) {
        const Section section = findParam(assignment.key)->section;
        Value::Object &target = section == Section::Model   ? model
                                : section == Section::Study ? study
                                                            : view;
        insert(target, assignment.key, std::move(assignment.value));
    }
    Value::Object root = {{"format", sceneFormat}};
    if (!model.empty())
        root.emplace_back("model", std::move(model));
    if (!study.empty())
        root.emplace_back("study", std::move(study));
    if (!view.empty())
        root.emplace_back("view", std::move(view));
    if (!scene.figures.empty())
        root.emplace_back("figures", valueOfFigures(scene.figures));
    return root;
}

} // namespace locus::core
