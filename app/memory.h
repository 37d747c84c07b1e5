// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace locus::app {

/// Bytes that the system can still give without taking them from another program.
[[nodiscard]] std::size_t freeMemory();

} // namespace locus::app
