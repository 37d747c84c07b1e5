// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"

#include <memory>
#include <optional>
#include <vector>

namespace locus::app {

/// What the Explore page asks of Model and View, as pure functions.

/// The stages that exist on this Frame, in the order of the pipeline; all pair stages of the method
/// when it is refused.
[[nodiscard]] std::vector<core::Stage> shownStages(const core::Frame &frame);
/// The one after \a stage, around the end.
[[nodiscard]] core::Stage stageAfter(const std::vector<core::Stage> &stages, core::Stage stage);
/// The scores, and from these the weights: both exist under every method.
[[nodiscard]] core::Stage scoresOrWeights(core::Stage stage);

/// The parameters of the chosen method at their defaults.
[[nodiscard]] core::Scene withMethodDefaults(core::Scene scene);
/// Every number of every method, the mask and the positions at their defaults. The content stays,
/// and with given arrays the offset that belongs to their rows.
[[nodiscard]] core::Scene withAllDefaults(core::Scene scene);
/// Head number \a step further, around the ends.
[[nodiscard]] core::View withNextHead(core::View view, int heads, int step);
/// Query and key moved together, as far as both stay inside.
[[nodiscard]] core::View movedAlong(core::View view, const core::Shapes &shapes, int step);
/// The key at this displacement from the selected query, none when no key stands there.
[[nodiscard]] std::optional<int> keyAtDelta(const core::Prepared &prepared, int query,
                                            std::int64_t delta);

/// True when the Frame has the picture of this View's stage and head, or there is none to be had.
[[nodiscard]] bool shows(const core::Frame &frame, const core::View &view);

/// \a frame where it is the scene's, as it is now; else one computed for it.
[[nodiscard]] std::shared_ptr<const core::Frame>
frameNow(const std::shared_ptr<const core::Frame> &frame, const core::Scene &scene);

} // namespace locus::app
