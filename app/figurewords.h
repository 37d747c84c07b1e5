// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figurelayout.h"
#include "core/frame.h"
#include "core/scene.h"

#include <QString>

namespace locus::app {

/// One line: method, pictures, head, pair, and what the numbers are not. \pre a Frame that is not
/// refused
[[nodiscard]] QString figureTitle(const FigureLayout &layout, const PictureSubject &subject);
/// What is exported: "RoPE, i = 9, j = 4", and whose it is where B - A is shown.
[[nodiscard]] QString subjectWords(const core::Scene &scene, const ShownMap &map);
/// In sentences what can be seen, for those who cannot see it.
[[nodiscard]] QString figureDescription(const FigureLayout &layout, const PictureSubject &subject);

} // namespace locus::app
