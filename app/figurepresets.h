// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <QString>

#include <array>

namespace locus::app {

/// Sizes that journals and slides ask for.
enum class FigurePreset { SingleColumn, OneAndHalf, DoubleColumn, Slide, Square, Own };
inline constexpr std::array figurePresets = {FigurePreset::SingleColumn, FigurePreset::OneAndHalf,
                                             FigurePreset::DoubleColumn, FigurePreset::Slide,
                                             FigurePreset::Square,       FigurePreset::Own};

/// Columns set the width in millimetres and keep the proportion; Square keeps the width; Own keeps
/// everything.
[[nodiscard]] core::FigureSettings withPreset(core::FigureSettings settings, FigurePreset preset);
/// The one that these settings are; Own: none.
[[nodiscard]] FigurePreset presetOf(const core::FigureSettings &settings);

/// The figure as large as it was, its size said in the other unit.
[[nodiscard]] core::FigureSettings withUnit(core::FigureSettings settings, bool pixels);
/// Another width; with \a locked the height keeps the proportion. So withHeight the other way
/// round.
[[nodiscard]] core::FigureSettings withWidth(core::FigureSettings settings, double width,
                                             bool locked);
[[nodiscard]] core::FigureSettings withHeight(core::FigureSettings settings, double height,
                                              bool locked);

} // namespace locus::app
