// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/difference.h"
#include "core/prepared.h"
#include "core/scene.h"

#include <QString>

#include <cstdint>

namespace locus::app {

/// What goes to the clipboard of the shown stage and head, in double with 17 digits.

/// "Weights, head 1, query 9 (hit), key 4 (man): 0.0944..."; of a stage of vectors the chosen row.
/// Empty where the stage does not exist.
[[nodiscard]] QString valueText(const core::Prepared &prepared, const core::View &view);

/// More numbers than this stay out of the clipboard.
inline constexpr std::int64_t mostStageText = std::int64_t(1) << 22;
/// Rows of numbers parted by tabs, empty where a cell is masked: what a spreadsheet takes. Empty
/// where the stage does not exist or is too large.
[[nodiscard]] QString stageText(const core::Prepared &prepared, const core::View &view);

/// The same of B - A, which the place says.
[[nodiscard]] QString valueText(const core::Difference &difference, const core::View &view);
[[nodiscard]] QString stageText(const core::Difference &difference);

} // namespace locus::app
