// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/autosavefile.h"

#include "app/objectreader.h"
#include "app/scenearrays.h"
#include "app/scenetensors.h"
#include "app/tensorsources.h"
#include "app/windowvalues.h"
#include "core/patch.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace locus::app {

namespace {

using core::Value;

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::AutosaveFile)
};

/// Where an array was that is named in the autosave.
struct NamedArray {
    std::string key;
    TensorSource source;
    std::uint64_t hash = 0;
};

/// Takes large arrays of files out of the scene.
std::vector<NamedArray> takeLargeArrays(core::Scene &scene)
{
    std::vector<NamedArray> named;
    forEachArray(scene, [&named](const char *key, core::Tensor &array) {
        const bool isNamed = array.size() > largestCopiedArray && isAsRead(array);
        const auto source = isNamed ? sourceOf(array) : std::nullopt;
        if (!source)
            return;
        named.push_back({key, *source, array.hash()});
        array = {};
    });
    return named;
}

/// The member at "content.q", made where it is missing.
Value &memberAt(Value &object, const std::string &key)
{
    const std::size_t dot = key.find('.');
    const std::string name = key.substr(0, dot);
    if (!object.object())
        object = Value::Object{};
    Value::Object &members = *object.object();
    auto found = std::find_if(members.begin(), members.end(),
                              [&name](const auto &entry) { return entry.first == name; });
    if (found == members.end()) {
        members.emplace_back(name, Value());
        found = std::prev(members.end());
    }
    return dot == std::string::npos ? found->second : memberAt(found->second, key.substr(dot + 1));
}

Value valueOfScene(core::Scene scene, Value::Array &named)
{
    const std::vector<NamedArray> arrays = takeLargeArrays(scene);
    Value value = core::valueOfScene(scene);
    for (const NamedArray &array : arrays) {
        const std::string section = array.key == "permutation" ? "study." : "model.";
        memberAt(value, section + array.key) = referenceTo(array.source, array.source.file);
        named.emplace_back(
            Value::Object{{"key", array.key}, {"hash", valueOf(QString::number(array.hash, 16))}});
    }
    return value;
}

AutosaveFailure damaged(const QString &path)
{
    return {true, aboutFile(path, Text::tr("is no whole autosave")).message};
}

/// Numbers that were named must be the ones that were there.
bool areTheSame(const core::Scene &scene, const Value::Array &named)
{
    bool same = true;
    for (const Value &entry : named) {
        const ObjectReader reader(&entry);
        const QString key = reader.text("key").value_or(QString());
        const QString hash = reader.text("hash").value_or(QString());
        forEachArray(scene, [&](const char *name, const core::Tensor &array) {
            if (key == QLatin1String(name))
                same = same && QString::number(array.hash(), 16) == hash;
        });
    }
    return same;
}

std::variant<core::Scene, AutosaveFailure> sceneOf(const QString &path, const ObjectReader &root)
{
    const Value *stored = root.member("scene");
    const Value::Array *named = root.array("named");
    if (!stored || !named)
        return damaged(path);
    Value value = *stored;
    if (const auto failure = readTensors(value, {}))
        return AutosaveFailure{false, failure->message};
    auto scene = core::sceneFromValue(value);
    const auto *found = std::get_if<core::Scene>(&scene);
    if (!found)
        return damaged(path);
    if (!areTheSame(*found, *named))
        return AutosaveFailure{
            false, aboutFile(path, Text::tr("a file of tensors that it needs holds other numbers"))
                       .message};
    return *found;
}

} // namespace

std::optional<Failure> writeAutosave(const QString &path, const Autosaved &document)
{
    Value::Array named;
    Value scene = valueOfScene(document.scene, named);
    return writeJsonFile(path, Value::Object{
                                   {"format", autosaveFormat},
                                   {"name", valueOf(document.name)},
                                   {"path", valueOf(document.path)},
                                   {"example", valueOf(document.exampleId)},
                                   {"time", valueOf(document.time.toUTC().toString(Qt::ISODate))},
                                   {"scene", std::move(scene)},
                                   {"named", std::move(named)},
                                   {"sources", rememberedSources()},
                               });
}

std::variant<Autosaved, AutosaveFailure> readAutosave(const QString &path)
{
    const auto value = readJsonFile(path);
    const auto *root = std::get_if<Value>(&value);
    const ObjectReader reader(root);
    const auto name = reader.text("name");
    const auto file = reader.text("path");
    const auto example = reader.text("example");
    const auto time = QDateTime::fromString(reader.text("time").value_or(QString()), Qt::ISODate);
    if (!root || reader.text("format") != QLatin1String(autosaveFormat) || !name || !file ||
        !example || !time.isValid())
        return damaged(path);
    auto scene = sceneOf(path, reader);
    if (const auto *failure = std::get_if<AutosaveFailure>(&scene))
        return *failure;
    if (const Value *sources = reader.member("sources"))
        rememberSources(*sources);
    return Autosaved{std::get<core::Scene>(std::move(scene)), *file, *example, *name, time};
}

} // namespace locus::app
