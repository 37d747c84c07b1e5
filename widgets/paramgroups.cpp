// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paramgroups.h"

#include "core/shapes.h"
#include "widgets/paramrow.h"
#include "widgets/vectorrow.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace locus::widgets {

namespace {

/// What all methods share, in groups from top to bottom. What a method owns stands above, in the
/// order of the table.
const std::array<std::vector<std::string_view>, 3> sharedGroups = {{
    {"mask", "content.n", "content.tokens", "position_start", "query_offset"},
    {"content.heads", "head", "content.d_head", "content.d_model"},
    {"content.source", "content.q", "content.k", "content.projection", "scale", "content.seed"},
}};

/// Chosen elsewhere (the method itself) or only on purpose (a mistake).
constexpr std::string_view notInPanel = "mistake";

/// Few entries, the same at every position; x of an input encoding would be gone with them.
bool takesTypedVectors(const core::Model &model)
{
    const core::Content &content = model.content;
    const bool needsInput =
        model.method == core::MethodId::Sinusoidal || model.method == core::MethodId::Learned;
    return content.source == core::ContentSource::Identical &&
           core::shapesOf(model).dHead <= VectorRow::mostEntries &&
           (!needsInput || !content.q.isNull());
}

bool isShown(std::string_view key, const core::Scene &scene)
{
    const core::Content &content = scene.model.content;
    if (key == "content.tokens")
        return content.source == core::ContentSource::Tokens;
    if (key == "head")
        return core::shapesOf(scene.model).heads > 1;
    if (key == "content.d_model")
        return core::shapesOf(scene.model).hasX;
    if (key == "content.q" || key == "content.k")
        return takesTypedVectors(scene.model);
    if (key == "content.seed" || key == "content.projection")
        return content.source != core::ContentSource::Arrays;
    return true;
}

std::vector<std::string_view> methodGroup(core::MethodId method)
{
    std::vector<std::string_view> keys;
    for (const core::ParamSpec &spec : core::allParams()) {
        if (!isOwnedBy(spec, method) || spec.key == notInPanel || !hasRow(spec))
            continue;
        // A list with one entry a head needs their number at hand, and is long: the mask stands
        // above it.
        if (spec.type == core::FieldType::Numbers)
            keys.insert(keys.end(), {"mask", "content.heads", "head"});
        keys.push_back(spec.key);
    }
    // The score stands still while everything moves: what this method is about.
    if (method == core::MethodId::Rope)
        keys.insert(keys.end(), {"mask", "position_start"});
    return keys;
}

} // namespace

bool isOwnedBy(const core::ParamSpec &spec, core::MethodId method)
{
    return std::find(spec.methods.begin(), spec.methods.end(), method) != spec.methods.end();
}

std::vector<QStringList> paramGroups(const core::Scene &scene)
{
    std::vector<std::vector<std::string_view>> wanted = {methodGroup(scene.model.method)};
    wanted.insert(wanted.end(), sharedGroups.begin(), sharedGroups.end());
    std::vector<QStringList> groups;
    QStringList used;
    for (const auto &keys : wanted) {
        QStringList group;
        for (const std::string_view key : keys) {
            const QString name = QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
            if (used.contains(name) || !isShown(key, scene))
                continue;
            used += name;
            group += name;
        }
        if (!group.isEmpty())
            groups.push_back(group);
    }
    return groups;
}

} // namespace locus::widgets
