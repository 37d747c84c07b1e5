// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patch.h"

#include <string>
#include <string_view>
#include <variant>

namespace locus::test {

/// JSON of a test row. \pre valid JSON
[[nodiscard]] core::Value valueOf(std::string_view json);

/// "OutOfRange model.rope.base got -1 low 0 high inf exclusive": every field that says something.
[[nodiscard]] std::string describe(const core::Problem &problem);
/// The problem, or "accepted".
[[nodiscard]] std::string describe(const std::variant<core::Scene, core::Problem> &result);

/// A scene file: {"format": .., members of \a json}.
[[nodiscard]] std::variant<core::Scene, core::Problem> sceneOf(std::string_view json,
                                                               const core::Patch &then = {});

/// One line of JSON of everything that differs from the start scene.
[[nodiscard]] std::string textOf(const core::Scene &scene);

} // namespace locus::test
