// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/pairnumbers.h"

namespace locus::app {

/// What the numbers of the selected pair need beside its report. \pre a Frame that is not refused
[[nodiscard]] widgets::PairContext pairContextOf(const core::Frame &frame, const core::View &view,
                                                 double weightRangeHigh);

} // namespace locus::app
