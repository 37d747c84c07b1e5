// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <array>
#include <functional>
#include <vector>

namespace locus::core {

enum class ClaimId {
    WeightsSumToOne,
    MaskedKeyNoInfluence,
    TermsAddUp,
    RowConstant,
    PermutationEquivariance,
    MeanInvariance,
    ShiftInvariance,
    DisplacementAlone,
    RotationKeepsLength,
    RelativeRotation,
    LayoutsAgree,
    FixedShiftIsLinear
};

/// In the order in which they are listed.
inline constexpr std::array allClaims = {ClaimId::WeightsSumToOne,
                                         ClaimId::MaskedKeyNoInfluence,
                                         ClaimId::TermsAddUp,
                                         ClaimId::RowConstant,
                                         ClaimId::PermutationEquivariance,
                                         ClaimId::MeanInvariance,
                                         ClaimId::ShiftInvariance,
                                         ClaimId::DisplacementAlone,
                                         ClaimId::RotationKeepsLength,
                                         ClaimId::RelativeRotation,
                                         ClaimId::LayoutsAgree,
                                         ClaimId::FixedShiftIsLinear};

enum class Expectation { Holds, Fails, Either };

/// A sentence about the present Model with its measured residual. expected is worked out from the
/// Model alone.
struct Claim {
    ClaimId id = ClaimId::WeightsSumToOne;
    Expectation expected = Expectation::Either;
    double residual = 0;
    double tolerance = 0;
    [[nodiscard]] bool holds() const { return residual <= tolerance; }
};

/// snake_case, as the command line prints it.
[[nodiscard]] const char *claimName(ClaimId id);

/// Every claim that can be evaluated on this Model. \a study gives the permutation (default: a
/// 3-cycle). \a isWanted is asked between two claims; from its first false on, the rest is left
/// out.
[[nodiscard]] std::vector<Claim> claimsOf(const Prepared &prepared, const Study &study,
                                          const std::function<bool()> &isWanted = {});

} // namespace locus::core
