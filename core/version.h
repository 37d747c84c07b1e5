// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace locus::core {

// The project's version as "major.minor.patch".
[[nodiscard]] std::string_view versionString();

} // namespace locus::core
