// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionfile.h"

#include "app/objectreader.h"
#include "app/scenejson.h"
#include "app/tensorsources.h"
#include "core/figurevalues.h"
#include "core/patch.h"

#include <QCoreApplication>

#include <algorithm>

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
    scene.figures = state.figures;
    return scene;
}

Value objectOf(const core::Patch &patch)
{
    Value::Object object;
    for (const core::Assignment &assignment : patch)
        object.emplace_back(assignment.key, assignment.value);
    return object;
}

/// What the file and the memory of its reader would have to hold.
struct Weight {
    qint64 bytes = 0;
    std::size_t values = 0;
};

std::size_t valuesIn(const Value &value)
{
    std::size_t count = 1;
    if (const Value::Array *array = value.array())
        for (const Value &entry : *array)
            count += valuesIn(entry);
    if (const Value::Object *object = value.object())
        for (const auto &[key, member] : *object)
            count += valuesIn(member);
    return count;
}

Weight weightOf(const Value &value)
{
    constexpr qint64 indent = 16; // at most, of a part inside the whole
    const QByteArray text = jsonText(value);
    return {text.size() + indent * (text.count('\n') + 1), valuesIn(value)};
}

/// What is written, part by part, as far as there is room.
class Pack {
public:
    explicit Pack(const SessionRoom &room)
        : m_room(room)
    {
    }
    /// False: this one would be too much.
    [[nodiscard]] bool takes(const Value &part)
    {
        const Weight weight = weightOf(part);
        if (weight.bytes > m_room.bytes || weight.values > m_room.values)
            return false;
        m_room.bytes -= weight.bytes;
        m_room.values -= weight.values;
        return true;
    }

private:
    SessionRoom m_room;
};

/// From the present state, one edit after the other in the direction of \a step, until they end or
/// do not fit.
Value::Array stepsFrom(const History &history, int step, Pack &pack)
{
    Value::Array steps;
    const int last = static_cast<int>(history.states.size()) - 1;
    for (int at = history.index; at + step >= 0 && at + step <= last; at += step) {
        const auto &from = history.states[static_cast<std::size_t>(at)];
        const int next = at + step;
        const auto &to = history.states[static_cast<std::size_t>(next)];
        Value::Object members{
            {"text", valueOf(history.texts.at(std::min(at, next)))},
            {"set", objectOf(core::patchBetween(sceneOf(from), sceneOf(to)))},
        };
        if (!(from.figures == to.figures)) // no leaves that a patch could set
            members.emplace_back("figures", core::valueOfFigures(to.figures));
        Value edit = std::move(members);
        if (!pack.takes(edit))
            break;
        steps.push_back(std::move(edit));
    }
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

/// False: there are some that cannot be read.
bool readFigures(const ObjectReader &step, core::Scene &scene)
{
    const Value *list = step.member("figures");
    if (!list)
        return true;
    auto result = core::figuresFromValue(*list);
    auto *figures = std::get_if<std::vector<core::FigureSettings>>(&result);
    if (figures)
        scene.figures = std::move(*figures);
    return figures;
}

History::State stateOf(const core::Scene &scene)
{
    return {scene.model, scene.study, scene.figures};
}

/// The states that \a steps lead to, one after the other.
bool readSteps(const Value::Array *steps, const History::State &present, History &history)
{
    if (!steps)
        return false;
    std::optional<core::Scene> state = sceneOf(present);
    for (const Value &step : *steps) {
        const ObjectReader edit(&step);
        const auto text = edit.text("text");
        state = after(*state, edit.member("set"));
        if (!text || !state || !readFigures(edit, *state))
            return false;
        history.states.push_back(stateOf(*state));
        history.texts << *text;
    }
    return true;
}

std::optional<History> historyOf(const ObjectReader &reader, const core::Scene &scene)
{
    const History::State present = stateOf(scene);
    History history;
    if (!readSteps(reader.array("undo"), present, history))
        return std::nullopt;
    std::reverse(history.states.begin(), history.states.end());
    std::reverse(history.texts.begin(), history.texts.end());
    history.index = static_cast<int>(history.states.size());
    history.states.push_back(present);
    if (!readSteps(reader.array("redo"), present, history))
        return std::nullopt;
    const int last = static_cast<int>(history.states.size()) - 1;
    const auto clean = reader.integer("clean", -1, last);
    if (!clean)
        return std::nullopt;
    history.clean = *clean;
    return history;
}

/// False: there is something that is no kept scene.
bool readKept(const ObjectReader &reader, const core::Scene &scene, std::optional<KeptScene> &kept)
{
    if (!reader.member("kept"))
        return true;
    const ObjectReader object(reader.member("kept"));
    auto a = after(scene, object.member("set"));
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
    const auto path = reader.text("path");
    const auto example = reader.text("example");
    const auto zoom = reader.number("zoom");
    const auto place = placeFromValue(reader.member("window"));
    auto look = lookFromValue(reader.member("look"));
    std::optional<KeptScene> kept;
    if (!scene || !readKept(reader, *scene, kept) || !path || !example || !zoom || !place || !look)
        return std::nullopt;
    auto history = historyOf(reader, *scene);
    if (!history)
        return std::nullopt;
    return Session{std::move(*scene), std::move(*history), *path, *example, *zoom, *place,
                   std::move(*look),  std::move(kept)};
}

/// The number of the saved state among those that are kept.
int cleanAmong(const History &history, const Value::Array &undo, const Value::Array &redo)
{
    const int first = history.index - static_cast<int>(undo.size());
    const int last = history.index + static_cast<int>(redo.size());
    const bool isKept = history.clean >= first && history.clean <= last;
    return isKept ? history.clean - first : -1;
}

} // namespace

std::optional<Failure> writeSession(const QString &path, const Session &session,
                                    const SessionRoom &room)
{
    Value::Object root{
        {"format", sessionFormat},       {"scene", core::valueOfScene(session.scene)},
        {"path", valueOf(session.path)}, {"example", valueOf(session.exampleId)},
        {"zoom", session.zoom},          {"window", valueOf(session.place)},
        {"look", valueOf(session.look)}, {"sources", rememberedSources()},
    };
    Pack pack(room);
    static_cast<void>(pack.takes(root)); // there is no session without it
    if (session.kept) {
        Value kept = Value::Object{
            {"set", objectOf(core::patchBetween(session.scene, session.kept->a))},
            {"side", static_cast<int>(session.kept->side)},
        };
        if (pack.takes(kept))
            root.emplace_back("kept", std::move(kept));
    }
    Value::Array undo = stepsFrom(session.history, -1, pack);
    Value::Array redo = stepsFrom(session.history, 1, pack);
    root.emplace_back("clean", cleanAmong(session.history, undo, redo));
    root.emplace_back("undo", std::move(undo));
    root.emplace_back("redo", std::move(redo));
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
