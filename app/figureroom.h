// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figurelayout.h"
#include "core/scene.h"

#include <vector>

namespace locus::app {

/// What a picture takes at least to show what it has to say, in layout pixels, of which a label is
/// widgets::metrics::legendPx high: below it words are left out, or stand too near to each other.
[[nodiscard]] double leastWidth(core::FigureView view, const core::Model &model);
/// Where it is \a width wide.
[[nodiscard]] double leastHeight(core::FigureView view, const core::Model &model, double width);

/// Pictures of a figure that have less than that.
[[nodiscard]] std::vector<core::FigureView>
withoutRoom(const core::FigureSettings &settings, const core::Model &model, const core::View &look);

/// The same figure, as much wider and higher as it takes; unchanged where all have room, or no size
/// would do.
[[nodiscard]] core::FigureSettings withRoom(const core::FigureSettings &settings,
                                            const core::Model &model, const core::View &look);

} // namespace locus::app
