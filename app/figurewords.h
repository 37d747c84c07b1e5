// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figurelayout.h"
#include "core/frame.h"
#include "core/scene.h"

#include <QString>

namespace locus::app {

/// One line: method, stage, head, pair, and what the numbers are not. \pre a Frame that is not
/// refused
[[nodiscard]] QString figureTitle(const core::Frame &frame, const core::View &look);
/// In sentences what can be seen, for those who cannot see it.
[[nodiscard]] QString figureDescription(const FigureLayout &layout, const PictureSubject &subject);

} // namespace locus::app
