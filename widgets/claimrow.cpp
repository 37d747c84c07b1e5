// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/claimrow.h"

#include <algorithm>
#include <set>

namespace locus::widgets {

namespace {

using core::ClaimId;

/// So many stand in any case before what need not hold.
constexpr std::size_t leading = 2;

/// Low stands left. Equivariance and the mean stand together.
int rankOf(ClaimId claim)
{
    switch (claim) {
    case ClaimId::RotationKeepsLength: return 0;
    case ClaimId::RelativeRotation: return 1;
    case ClaimId::FixedShiftIsLinear: return 2;
    case ClaimId::DisplacementAlone: return 3;
    case ClaimId::ShiftInvariance: return 4;
    case ClaimId::LayoutsAgree: return 5;
    case ClaimId::WeightsSumToOne: return 6;
    case ClaimId::PermutationEquivariance: return 7;
    case ClaimId::MeanInvariance: return 8;
    case ClaimId::MaskedKeyNoInfluence: return 9;
    case ClaimId::RowConstant: return 10;
    case ClaimId::TermsAddUp: return 11;
    }
    return 12;
}

bool isOfThePair(ClaimId claim)
{
    return claim == ClaimId::PermutationEquivariance || claim == ClaimId::MeanInvariance;
}

} // namespace

std::vector<ShownClaim> inRowOrder(std::vector<ShownClaim> claims)
{
    // Where a term is one number for each displacement, a shift of all says nothing new.
    const bool saysMore = std::any_of(claims.begin(), claims.end(), [](const ShownClaim &shown) {
        return shown.claim.id == ClaimId::DisplacementAlone && shown.claim.holds();
    });
    const auto rank = [saysMore](const ShownClaim &shown) {
        const bool isRepeated = saysMore && shown.claim.id == ClaimId::ShiftInvariance;
        return rankOf(shown.claim.id) + (isRepeated ? 50 : 0) + (shown.byDesign ? 100 : 0);
    };
    std::stable_sort(claims.begin(), claims.end(),
                     [&rank](const auto &a, const auto &b) { return rank(a) < rank(b); });
    return claims;
}

std::vector<core::ClaimId> claimsThatFit(const std::vector<ClaimInRow> &row, int room, bool folded)
{
    std::set<ClaimId> chosen;
    const auto take = [&](std::size_t most, const auto &wanted) {
        for (const auto &[shown, width] : row) {
            if (chosen.size() >= most)
                return;
            if (!chosen.contains(shown->claim.id) && wanted(*shown) && width <= room) {
                chosen.insert(shown->claim.id);
                room -= width;
            }
        }
    };
    take(row.size(), [](const ShownClaim &shown) {
        return !shown.claim.holds() && (shown.isPromised() || shown.restores);
    });
    if (!folded) {
        take(leading, [](const ShownClaim &) { return true; });
        take(row.size(), [](const ShownClaim &shown) { return shown.byDesign; });
        take(row.size(), [](const ShownClaim &) { return true; });
        // Equivariance and the mean stand together or not at all; the room is for others.
        if (chosen.contains(ClaimId::PermutationEquivariance) !=
            chosen.contains(ClaimId::MeanInvariance)) {
            for (const auto &[shown, width] : row)
                if (isOfThePair(shown->claim.id) && chosen.erase(shown->claim.id) > 0)
                    room += width;
            take(row.size(), [](const ShownClaim &shown) { return !isOfThePair(shown.claim.id); });
        }
    }
    std::vector<ClaimId> ids;
    for (const auto &[shown, width] : row)
        if (chosen.contains(shown->claim.id))
            ids.push_back(shown->claim.id);
    return ids;
}

} // namespace locus::widgets
