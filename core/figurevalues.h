// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"
#include "core/value.h"

#include <variant>
#include <vector>

namespace locus::core {

/// The list "figures" of a scene file, strict; paths begin with "figures[0]". Every key of an entry
/// has the default of FigureSettings:
///   name "", content panels|page, panels [views], arrangement row|grid|column, size "120x90mm",
///   dpi, theme light|dark|print, font "", points, text text|outlines, transparent,
///   parts {labels, color-bar, crosshair, diagonal, numbers, title: booleans}, scene (it travels).
/// "view": one view instead of panels, as older files have it.
[[nodiscard]] std::variant<std::vector<FigureSettings>, Problem>
figuresFromValue(const Value &list);
[[nodiscard]] Value valueOfFigures(const std::vector<FigureSettings> &figures);

} // namespace locus::core
