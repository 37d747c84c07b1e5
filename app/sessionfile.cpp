// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionfile.h"

#include "app/objectreader.h"
#include "app/tensorsources.h"
#include "core/patch.h"

#include <QCoreApplication>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::SessionFile)
};

using core::Value;

core::Scene sceneOf(const History::State &state)
{
    core::Scene scene;
    scene.model = state.model;
    scene.study = state.study;
    return scene;
}

Value objectOf(const core::Patch &patch)
{
    Value::Object object;
    for (const core::Assignment &assignment : patch)
        object.emplace_back(assignment.key, assignment.value);
    return object;
}

Value stepsOf(const History &history)
{
    Value::Array steps;
    for (std::size_t i = 1; i < history.states.size(); ++i)
        steps.emplace_back(Value::Object{
            {"text", valueOf(history.texts.at(static_cast<qsizetype>(i) - 1))},
            {"set", objectOf(core::patchBetween(sceneOf(history.states[i - 1]),
                                                sceneOf(history.states[i])))},
        });
    return steps;
}

std::optional<core::Scene> sceneOf(const Value *value)
{
    if (!value)
        return std::nullopt;
    auto result = core::sceneFromValue(*value);
    auto *found = std::get_if<core::Scene>(&result);
    return found ? std::optional(std::move(*found)) : std::nullopt;
}

/// Applied to the state before, so that arrays stay shared.
std::optional<core::Scene> after(const core::Scene &before, const Value *set)
{
    if (!set || !set->object())
        return std::nullopt;
    core::Patch patch;
    for (const auto &[key, value] : *set->object())
        patch.push_back({key, value});
    auto result = core::applied(before, patch);
    auto *found = std::get_if<core::Scene>(&result);
    return found ? std::optional(std::move(*found)) : std::nullopt;
}

std::optional<History> historyOf(const ObjectReader &reader)
{
    auto state = sceneOf(reader.member("start"));
    const Value::Array *steps = reader.array("steps");
    if (!state || !steps)
        return std::nullopt;
    History history;
    history.states = {{state->model, state->study}};
    for (const Value &step : *steps) {
        const ObjectReader edit(&step);
        const auto text = edit.text("text");
        state = after(*state, edit.member("set"));
        if (!text || !state)
            return std::nullopt;
        history.states.push_back({state->model, state->study});
        history.texts << *text;
    }
    const int last = static_cast<int>(history.states.size()) - 1;
    const auto index = reader.integer("index", 0, last);
    const auto clean = reader.integer("clean", -1, last);
    if (!index || !clean)
        return std::nullopt;
    history.index = *index;
    history.clean = *clean;
    return history;
}

/// False: there is something that is no kept scene.
bool readKept(const ObjectReader &reader, std::optional<KeptScene> &kept)
{
    if (!reader.member("kept"))
        return true;
    const ObjectReader object(reader.member("kept"));
    auto a = sceneOf(object.member("scene"));
    const auto side = object.integer("side", 0, 2);
    if (!a || !side)
        return false;
    kept = KeptScene{std::move(*a), static_cast<Comparison::Side>(*side)};
    return true;
}

std::optional<Session> sessionOf(const Value &root)
{
    const ObjectReader reader(&root);
    if (reader.text("format") != QLatin1String(sessionFormat))
        return std::nullopt;
    auto scene = sceneOf(reader.member("scene"));
    auto history = historyOf(reader);
    const auto path = reader.text("path");
    const auto example = reader.text("example");
    const auto zoom = reader.number("zoom");
    const auto place = placeFromValue(reader.member("window"));
    auto look = lookFromValue(reader.member("look"));
    std::optional<KeptScene> kept;
    if (!readKept(reader, kept) || !scene || !history || !path || !example || !zoom || !place ||
        !look)
        return std::nullopt;
    const History::State &present = history->states[static_cast<std::size_t>(history->index)];
    if (!(present == History::State{scene->model, scene->study}))
        return std::nullopt;
    return Session{std::move(*scene), std::move(*history), *path, *example, *zoom, *place,
                   std::move(*look),  std::move(kept)};
}

} // namespace

std::optional<Failure> writeSession(const QString &path, const Session &session)
{
    Value::Object root{
        {"format", sessionFormat},
        {"scene", core::valueOfScene(session.scene)},
        {"path", valueOf(session.path)},
        {"example", valueOf(session.exampleId)},
        {"start", core::valueOfScene(sceneOf(session.history.states.front()))},
        {"steps", stepsOf(session.history)},
        {"index", session.history.index},
        {"clean", session.history.clean},
        {"zoom", session.zoom},
        {"window", valueOf(session.place)},
        {"look", valueOf(session.look)},
        {"sources", rememberedSources()},
    };
    if (session.kept)
        root.emplace_back("kept", Value::Object{{"scene", core::valueOfScene(session.kept->a)},
                                                {"side", static_cast<int>(session.kept->side)}});
    return writeJsonFile(path, std::move(root));
}

std::variant<Session, Failure> readSession(const QString &path)
{
    const auto value = readJsonFile(path);
    if (const auto *failure = std::get_if<Failure>(&value))
        return *failure;
    auto session = sessionOf(std::get<Value>(value));
    if (!session)
        return aboutFile(path, Text::tr("holds no whole session of this program"));
    if (const Value *sources = ObjectReader(&std::get<Value>(value)).member("sources"))
        rememberSources(*sources);
    return std::move(*session);
}

} // namespace locus::app
