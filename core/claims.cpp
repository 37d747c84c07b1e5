// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/claims.h"

#include "core/claimprobe.h"

namespace locus::core {

const char *claimName(ClaimId id)
{
    switch (id) {
    case ClaimId::WeightsSumToOne: return "weights_sum_to_one";
    case ClaimId::MaskedKeyNoInfluence: return "masked_key_no_influence";
    case ClaimId::TermsAddUp: return "terms_add_up";
    case ClaimId::RowConstant: return "row_constant";
    case ClaimId::PermutationEquivariance: return "permutation_equivariance";
    case ClaimId::MeanInvariance: return "mean_invariance";
    case ClaimId::ShiftInvariance: return "shift_invariance";
    case ClaimId::DisplacementAlone: return "displacement_alone";
    case ClaimId::RotationKeepsLength: return "rotation_keeps_length";
    case ClaimId::RelativeRotation: return "relative_rotation";
    case ClaimId::LayoutsAgree: return "layouts_agree";
    case ClaimId::FixedShiftIsLinear: return "fixed_shift_is_linear";
    }
    return "";
}

std::vector<Claim> claimsOf(const Prepared &prepared, const Study &study,
                            const std::function<bool()> &isWanted)
{
    std::vector<Claim> claims;
    const ClaimContext context = claimContext(prepared, study);
    if (!context.finite)
        return claims;
    for (const auto evaluate :
         {weightsSumToOne, maskedKeyNoInfluence, termsAddUp, rowConstant, permutationEquivariance,
          meanInvariance, shiftInvariance, displacementAlone, rotationKeepsLength, relativeRotation,
          layoutsAgree, fixedShiftIsLinear}) {
        if (isWanted && !isWanted())
            break;
        if (const auto claim = evaluate(context))
            claims.push_back(*claim);
    }
    return claims;
}

} // namespace locus::core
