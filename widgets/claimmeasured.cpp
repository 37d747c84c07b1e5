// SPDX-License-Identifier: GPL-3.0-or-later
// What the claims compare with what.
#include "widgets/claimwords.h"

#include <QCoreApplication>

namespace locus::widgets {

namespace {

class ClaimWords {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::ClaimWords)
};

using core::ClaimId;

QString measuredOfRotation(ClaimId claim)
{
    switch (claim) {
    case ClaimId::RotationKeepsLength:
        return ClaimWords::tr("Measured: the length of every q and k, before and after it turns.");
    case ClaimId::RelativeRotation:
        return ClaimWords::tr("Measured: scores of q turned by i with k turned by j, against "
                              "those of q as it is with k turned by j − i.");
    case ClaimId::LayoutsAgree:
        return ClaimWords::tr("Measured: scores with pairs of neighbours, against those with "
                              "pairs of halves of the same channels in the other order.");
    default: break;
    }
    return ClaimWords::tr("Measured: every position vector turned by M for one step, against the "
                          "vector of the next position.");
}

} // namespace

QString measuredSentence(const ShownClaim &shown)
{
    switch (shown.claim.id) {
    case ClaimId::WeightsSumToOne:
        return ClaimWords::tr("Measured: the sum of each row of weights, against 1.");
    case ClaimId::MaskedKeyNoInfluence:
        return ClaimWords::tr("Measured: rows of weights and output, before and after their "
                              "masked keys and values are replaced by huge numbers or none.");
    case ClaimId::TermsAddUp:
        return ClaimWords::tr("Measured: the terms of the inspector added again, against the "
                              "score.");
    case ClaimId::RowConstant:
        return ClaimWords::tr("Measured: rows of weights, before and after 2.5 is added to their "
                              "scores.");
    case ClaimId::PermutationEquivariance:
        return ClaimWords::tr("Measured: the output of reordered tokens on the same places, "
                              "against the reordered output.");
    case ClaimId::MeanInvariance:
        return ClaimWords::tr("Measured: the mean of the output rows, before and after the "
                              "tokens are reordered on the same places.");
    case ClaimId::ShiftInvariance:
        if (shown.method == core::MethodId::Alibi)
            return ClaimWords::tr("Measured: every score (every weight, where the form moves whole "
                                  "rows), before and after 1000 is added to all positions.");
        return shown.method == core::MethodId::Learned
                   ? ClaimWords::tr("Measured: every score, before and after all positions move "
                                    "by one row of the table.")
                   : ClaimWords::tr("Measured: every score, before and after 1000 is added to "
                                    "all positions.");
    case ClaimId::DisplacementAlone:
        return ClaimWords::tr(
            "Measured: what position adds to every pair, masked ones included, and "
            "its widest range among the pairs of one displacement.");
    default: return measuredOfRotation(shown.claim.id);
    }
}

} // namespace locus::widgets
