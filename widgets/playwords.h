// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play.h"
#include "widgets/icons.h"

#include <QString>

namespace locus::widgets {

/// "There and back"
[[nodiscard]] QString playModeName(core::PlayMode mode);
[[nodiscard]] Icon playModeIcon(core::PlayMode mode);

/// "1×", "½×"
[[nodiscard]] QString playSpeedName(double speed);

} // namespace locus::widgets
