// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenestore.h"
#include "core/claims.h"
#include "core/scene.h"
#include "widgets/claimwords.h"

#include <optional>
#include <set>
#include <vector>

namespace locus::app {

/// One change that breaks a claim on purpose.
enum class Break { CausalMask, BiasAfterSoftmax, MixedLayouts, SineOnly, FormByKey };

/// What breaks \a claim under this method where it holds; none where nothing does.
[[nodiscard]] std::optional<Break> breakOf(const core::Model &model, core::ClaimId claim);
/// The change is made: by a press, or because the document came like that.
[[nodiscard]] bool isMade(const core::Model &model, Break change);

/// What a break replaced.
struct BeforeBreak {
    core::MaskKind mask = core::MaskKind::None;
    core::Mistake mistake = core::Mistake::None;
    core::AlibiForm form = core::AlibiForm::Distance;
    friend bool operator==(const BeforeBreak &, const BeforeBreak &) = default;
};
[[nodiscard]] BeforeBreak beforeBreak(const core::Model &model);
/// What stood there before the break that stands now was made, wherever undo and redo went
/// meanwhile; the defaults where the history does not reach back so far.
[[nodiscard]] BeforeBreak beforeBreak(const History &history, Break change);

[[nodiscard]] core::Scene withBreak(core::Scene scene, Break change);
/// Puts back what stood there; a mask that no longer fits becomes none. Nothing else changes.
[[nodiscard]] core::Scene withoutBreak(core::Scene scene, Break change, const BeforeBreak &before);

/// "mix pairings"
[[nodiscard]] QString breakName(Break change);

/// The claims with the words and the offers of their chips. \a made are the breaks that were made
/// here and can be taken back.
[[nodiscard]] std::vector<widgets::ShownClaim> shownClaims(const std::vector<core::Claim> &claims,
                                                           const core::Model &model,
                                                           const std::set<Break> &made);

} // namespace locus::app
