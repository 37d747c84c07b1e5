// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"
#include "core/value.h"

#include <variant>
#include <vector>

namespace locus::core {

/// The list "figures" of a scene file, strict; paths begin with "figures[0]".
[[nodiscard]] std::variant<std::vector<FigureSettings>, Problem>
figuresFromValue(const Value &list);
[[nodiscard]] Value valueOfFigures(const std::vector<FigureSettings> &figures);

} // namespace locus::core
