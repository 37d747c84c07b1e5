// SPDX-License-Identifier: GPL-3.0-or-later
// For fourparts.cpp and fourpartsgeometry.cpp alone.
#pragma once

#include "core/frame.h"
#include "core/scene.h"

#include <QFont>
#include <QString>

namespace locus::widgets::fourparts {

inline constexpr double numberHeight = 19; ///< of a number below a map
inline constexpr int decimals = 3;
inline constexpr int mostTokens = 192; ///< queries and keys of a map

/// The view's pair and head exist on the Frame.
[[nodiscard]] bool hasPair(const core::Frame &frame, const core::View &view);

/// "content, position"
[[nodiscard]] QString partWords(std::size_t part);

[[nodiscard]] QFont noteFont();
/// What the displacement alone decides, measured; without the numbers where there is little room.
[[nodiscard]] QString noteOf(const core::Frame &frame, const core::View &view, double width);

} // namespace locus::widgets::fourparts
