// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"
#include "core/problem.h"
#include "core/scene.h"
#include "core/value.h"

#include <set>
#include <string>
#include <variant>
#include <vector>

namespace locus::core {

/// KEY=VALUE. Command line, scene file, lesson step, sweep and undo text share it.
struct Assignment {
    std::string key;
    Value value;
};
using Patch = std::vector<Assignment>;

/// Applies the assignments in order, then validates the whole once (rules.h). Nothing is
/// half-applied: a Scene or a Problem. A bare text for content.tokens is split as typed text. Sizes
/// that arrays decide are set to what the arrays say. Keys named by the patch count as given
/// explicitly: a size that disagrees with an array is then a problem.
[[nodiscard]] std::variant<Scene, Problem> applied(const Scene &scene, const Patch &patch);
/// The same with keys that were given before (the scene file under --set).
[[nodiscard]] std::variant<Scene, Problem> applied(const Scene &scene, const Patch &patch,
                                                   std::set<std::string> explicitKeys);

/// The leaves of \a to that differ from \a from, without sizes that arrays decide. For scenes
/// without figures that came out of applied, sceneFromValue or edited: applied(from,
/// patchBetween(from, to)) == to.
[[nodiscard]] Patch patchBetween(const Scene &from, const Scene &to);

/// The leaves that differ from the default; sizes that arrays decide are left out (figures are no
/// leaves). For every scene without figures that came out of applied, sceneFromValue or edited:
/// applied(Scene{}, patchOf(s)) == s.
[[nodiscard]] Patch patchOf(const Scene &scene);

/// A scene object {"format", "model", "study", "view", "figures"} -> Scene, strict. Path of every
/// problem as in scene files.
[[nodiscard]] std::variant<Scene, Problem> sceneFromValue(const Value &root,
                                                          const Patch &then = {});
[[nodiscard]] Value valueOfScene(const Scene &scene);

inline constexpr const char *sceneFormat = "locus-scene/1";

} // namespace locus::core
