// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/claims.h"

#include <QString>

namespace locus::widgets {

/// A claim with what its chip says beside the number.
struct ShownClaim {
    core::Claim claim;
    core::MethodId method = core::MethodId::None;
    core::MaskKind mask = core::MaskKind::None;
    bool byDesign = false; ///< fails as it must (or may) for this method and mask: stands last
    QString mistake;       ///< the deliberate one that spoils it; empty: none
    QString offer;         ///< what a press does ("Break it: mix pairings"); empty: nothing
    bool restores = false; ///< the offer takes back what broke it
    bool isSafe = false;   ///< holds, and no single change here breaks it

    /// Belongs to what is promised here.
    [[nodiscard]] bool isPromised() const { return !byDesign; }
    /// Holds or fails as this method and mask let one expect.
    [[nodiscard]] bool isAsExpected() const
    {
        return claim.holds() ? claim.expected != core::Expectation::Fails : byDesign;
    }
    friend bool operator==(const ShownClaim &a, const ShownClaim &b);
};

/// The claim in a few letters, for paintMathLabel.
[[nodiscard]] QString claimLabel(core::ClaimId claim);
/// "0" when exact, "2.2e−16" while it is rounding, plain decimals once the claim is broken.
[[nodiscard]] QString residualText(const core::Claim &claim);
/// Whether it holds, and whether that is as it should be: "Does not hold, as it should."
[[nodiscard]] QString verdictSentence(const ShownClaim &shown);
/// Should it hold for this method and mask, and why.
[[nodiscard]] QString expectationSentence(const ShownClaim &shown);
/// What was compared with what.
[[nodiscard]] QString measuredSentence(const ShownClaim &shown);
/// "Largest difference 2.2e−16, limit 1e−12"
[[nodiscard]] QString residualSentence(const core::Claim &claim);
/// What equivariance and the mean have in common, or how far the claim reaches; else empty.
[[nodiscard]] QString claimNote(const ShownClaim &shown);
/// Why nothing can break it; empty where something can.
[[nodiscard]] QString safetySentence(const ShownClaim &shown);
/// All of these, and what a press does, one line each.
[[nodiscard]] QString claimTooltip(const ShownClaim &shown);

} // namespace locus::widgets
