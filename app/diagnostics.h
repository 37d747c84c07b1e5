// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "core/value.h"

#include <QString>

namespace locus::app {

class Settings;

/// What a report of a fault needs: versions, kernel, screens, settings, and the scene. In English,
/// whatever the window speaks: it is for those who mend the program.
[[nodiscard]] QString diagnosticsText(const core::Scene &scene, int threads,
                                      const Settings &settings);

/// The same value with long arrays cut: their first entries and how many more there are.
[[nodiscard]] core::Value shortened(const core::Value &value);

} // namespace locus::app
