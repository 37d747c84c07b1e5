// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli.h"

namespace locus::app {

/// The pictures or the film of command.sweep. \pre a QApplication is there
[[nodiscard]] ExitStatus runSweep(const core::Scene &scene, const core::FigureSettings &settings,
                                  const ExportCommand &command);

} // namespace locus::app
