// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"

#include <optional>
#include <set>
#include <string>

namespace locus::core {

/// Rules across keys (shapes, offsets, needed keys) for the chosen source, mask and method only;
/// the first problem found. \a explicitKeys are size keys that were given and must agree with the
/// arrays.
[[nodiscard]] std::optional<Problem> validate(const Scene &scene,
                                              const std::set<std::string> &explicitKeys = {});

} // namespace locus::core
