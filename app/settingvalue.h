// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli.h"
#include "app/scenejson.h"

namespace locus::app {

/// The VALUE of a --set: JSON if it parses, else an expression where a number may stand ("pi/2",
/// "2^14"), else the text itself where a text may stand.
[[nodiscard]] std::variant<core::Value, Failure> settingValue(const Setting &setting);

} // namespace locus::app
