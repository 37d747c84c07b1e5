// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/colormap.h"
#include "widgets/pairnumbers.h"

#include <optional>

namespace locus::app {

/// What the numbers of the selected pair need beside its report; \a weightRange is that of a map of
/// weights beside them. \pre a Frame that is not refused
[[nodiscard]] widgets::PairContext
pairContextOf(const core::Frame &frame, const core::View &view,
              const std::optional<widgets::ColorRange> &weightRange = std::nullopt);

} // namespace locus::app
