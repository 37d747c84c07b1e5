// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli.h"
#include "app/scenejson.h"

#include <variant>

namespace locus::app {

/// The scene that a command works on.
[[nodiscard]] std::variant<core::Scene, Failure> sceneOf(const SceneSource &source);

/// One figure, or all figures of a folder of scenes. Makes the application that painting needs.
[[nodiscard]] ExitStatus runExport(const ExportCommand &command, char *programName);

} // namespace locus::app
