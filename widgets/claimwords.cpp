// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/claimwords.h"

#include "widgets/numbertext.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

class ClaimWords {
    Q_DECLARE_TR_FUNCTIONS(locus::widgets::ClaimWords)
};

using core::ClaimId;
using core::Expectation;

QString methodAndMask(const ShownClaim &shown)
{
    const QString method = shown.method == core::MethodId::None ? ClaimWords::tr("no method")
                                                                : methodTitle(shown.method);
    switch (shown.mask) {
    case core::MaskKind::None: return ClaimWords::tr("%1 without a mask").arg(method);
    case core::MaskKind::Causal: return ClaimWords::tr("%1 with the causal mask").arg(method);
    case core::MaskKind::Custom: return ClaimWords::tr("%1 with this mask").arg(method);
    }
    return {};
}

/// Why a method or mask cannot keep the claim.
QString reasonOfFailure(const ShownClaim &shown)
{
    switch (shown.claim.id) {
    case ClaimId::PermutationEquivariance:
    case ClaimId::MeanInvariance:
        return shown.method == core::MethodId::None
                   ? ClaimWords::tr("The mask goes by places, so the order of the tokens counts.")
                   : ClaimWords::tr(
                         "The method goes by places, so the order of the tokens counts.");
    case ClaimId::ShiftInvariance:
        return ClaimWords::tr("The method knows the index itself, not only the displacement.");
    case ClaimId::DisplacementAlone:
        return shown.method == core::MethodId::Alibi
                   ? ClaimWords::tr("This form counts from a place, not from the query.")
                   : ClaimWords::tr("The query stands in the term, so that two pairs at "
                                    "one displacement differ.");
    default: return {};
    }
}

} // namespace

bool operator==(const ShownClaim &a, const ShownClaim &b)
{
    return a.claim.id == b.claim.id && a.claim.expected == b.claim.expected &&
           a.claim.residual == b.claim.residual && a.claim.tolerance == b.claim.tolerance &&
           a.method == b.method && a.mask == b.mask && a.byDesign == b.byDesign &&
           a.mistake == b.mistake && a.offer == b.offer && a.restores == b.restores &&
           a.isSafe == b.isSafe;
}

QString claimLabel(ClaimId claim)
{
    switch (claim) {
    case ClaimId::WeightsSumToOne: return ClaimWords::tr("row sums = 1");
    case ClaimId::MaskedKeyNoInfluence: return ClaimWords::tr("masked keys: no influence");
    case ClaimId::TermsAddUp: return ClaimWords::tr("terms add up to $e_{ij}$");
    case ClaimId::RowConstant: return ClaimWords::tr("$e_{ij} + c$: same weights");
    case ClaimId::PermutationEquivariance: return QStringLiteral("$F(PX) = P F(X)$");
    case ClaimId::MeanInvariance: return ClaimWords::tr("mean over rows stays");
    case ClaimId::ShiftInvariance: return ClaimWords::tr("shift all: no change");
    case ClaimId::DisplacementAlone: return ClaimWords::tr("term of position: Δ alone");
    case ClaimId::RotationKeepsLength: return QStringLiteral("$‖R_i q‖ = ‖q‖$");
    case ClaimId::RelativeRotation: return QStringLiteral("$R_i^⊤R_j = R_{j−i}$");
    case ClaimId::LayoutsAgree: return ClaimWords::tr("both pairings: same score");
    case ClaimId::FixedShiftIsLinear: return QStringLiteral("$p_{i+k} = M_k p_i$");
    }
    return {};
}

QString residualText(const core::Claim &claim)
{
    if (claim.holds() || claim.residual >= 1e-4 || !std::isfinite(claim.residual))
        return shortText(claim.residual, claim.holds() ? 2 : 3);
    const int decimals = 1 - static_cast<int>(std::floor(std::log10(claim.residual)));
    return fixedText(claim.residual, std::min(decimals, 15));
}

QString expectationSentence(const ShownClaim &shown)
{
    const QString where = methodAndMask(shown);
    if (!shown.mistake.isEmpty())
        return ClaimWords::tr("It should hold for %1; the deliberate mistake spoils it: %2.")
            .arg(where, shown.mistake);
    switch (shown.claim.expected) {
    case Expectation::Holds: return ClaimWords::tr("It should hold for %1.").arg(where);
    case Expectation::Fails: {
        const QString right =
            ClaimWords::tr("It should not hold for %1: this is right.").arg(where);
        const QString reason = reasonOfFailure(shown);
        return reason.isEmpty() ? right : right + QLatin1Char(' ') + reason;
    }
    case Expectation::Either: break;
    }
    return ClaimWords::tr("It may hold or not for %1: these numbers decide.").arg(where);
}

QString verdictSentence(const ShownClaim &shown)
{
    const bool holds = shown.claim.holds();
    if (!shown.mistake.isEmpty() && !holds)
        return ClaimWords::tr("Does not hold: the deliberate mistake spoils it.");
    switch (shown.claim.expected) {
    case Expectation::Holds:
        return holds ? ClaimWords::tr("Holds, as it should.")
                     : ClaimWords::tr("Does not hold, but should.");
    case Expectation::Fails:
        return holds ? ClaimWords::tr("Holds, but should not.")
                     : ClaimWords::tr("Does not hold, as it should.");
    case Expectation::Either: break;
    }
    return holds ? ClaimWords::tr("Holds here; it need not.")
                 : ClaimWords::tr("Does not hold here; it need not.");
}

QString residualSentence(const core::Claim &claim)
{
    const QString limit =
        claim.tolerance == 0 ? ClaimWords::tr("exactly 0") : shortText(claim.tolerance, 2);
    return ClaimWords::tr("Largest difference %1, limit %2").arg(residualText(claim), limit);
}

QString claimNote(const ShownClaim &shown)
{
    switch (shown.claim.id) {
    case ClaimId::PermutationEquivariance:
    case ClaimId::MeanInvariance:
        return ClaimWords::tr("Rows that move with their tokens, and a mean that stays: “bag of "
                              "words” is only a picture of the two.");
    case ClaimId::ShiftInvariance:
        if (!shown.claim.holds())
            return {};
        return shown.method == core::MethodId::Shaw
                   ? ClaimWords::tr("This is not a function of Δ alone: r goes by Δ, but q · r "
                                    "differs from query to query.")
                   : ClaimWords::tr("Only differences of positions count. What the tokens say "
                                    "still differs from pair to pair.");
    default: return {};
    }
}

QString safetySentence(const ShownClaim &shown)
{
    if (!shown.isSafe)
        return {};
    const auto identity = [](const QString &reason) {
        return ClaimWords::tr("An identity of the definition (%1): no single change here can "
                              "break it.")
            .arg(reason);
    };
    switch (shown.claim.id) {
    case ClaimId::WeightsSumToOne:
        return identity(ClaimWords::tr("softmax divides each row by its sum"));
    case ClaimId::MaskedKeyNoInfluence:
        return identity(ClaimWords::tr("a masked key is left out before softmax"));
    case ClaimId::TermsAddUp: return identity(ClaimWords::tr("the score is the sum of its terms"));
    case ClaimId::RowConstant:
        return identity(ClaimWords::tr("softmax sees only differences within a row"));
    case ClaimId::ShiftInvariance:
        return identity(shown.method == core::MethodId::None
                            ? ClaimWords::tr("no position enters")
                            : ClaimWords::tr("only differences of positions enter"));
    case ClaimId::DisplacementAlone:
        return identity(ClaimWords::tr("the bias is looked up or counted by Δ"));
    case ClaimId::RotationKeepsLength:
    case ClaimId::RelativeRotation:
    case ClaimId::LayoutsAgree:
    case ClaimId::FixedShiftIsLinear:
        return ClaimWords::tr("All blocks turn at one speed here: no single change can break it.");
    case ClaimId::PermutationEquivariance:
    case ClaimId::MeanInvariance: break;
    }
    return ClaimWords::tr("All tokens are alike here: no single change can break it.");
}

QString claimTooltip(const ShownClaim &shown)
{
    QStringList lines = {claimSentence(shown.claim.id), verdictSentence(shown),
                         expectationSentence(shown), measuredSentence(shown),
                         residualSentence(shown.claim)};
    for (const QString &line : {claimNote(shown), safetySentence(shown), shown.offer})
        if (!line.isEmpty())
            lines += line;
    return lines.join(QLatin1Char('\n'));
}

} // namespace locus::widgets
