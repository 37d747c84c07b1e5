// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace locus::app {

/// The table of `locus params`: every KEY with range, default, unit and meaning, one line each.
[[nodiscard]] QString paramList();

} // namespace locus::app
