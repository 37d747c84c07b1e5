// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/claimbreaks.h"

#include "core/position/method.h"
#include "core/rules.h"
#include "core/shapes.h"

#include <QCoreApplication>

#include <algorithm>

namespace locus::app {

namespace {

class Breaks {
    Q_DECLARE_TR_FUNCTIONS(locus::app::Breaks)
};

using core::ClaimId;
using core::MethodId;

bool isRefused(const core::Model &model)
{
    const core::Shapes shapes = core::shapesOf(model);
    return core::refusalOf(model, shapes, core::positionsOf(model, shapes)).has_value();
}

bool hasBias(const core::Model &model)
{
    if (isRefused(model))
        return false;
    const int heads = core::shapesOf(model).heads;
    if (model.method == MethodId::T5)
        return !core::t5Table(model.t5, heads).isZero(0);
    if (model.method != MethodId::Alibi)
        return false;
    const std::vector<double> slopes = core::alibiSlopes(model.alibi, heads);
    return std::any_of(slopes.begin(), slopes.end(), [](double slope) { return slope != 0; });
}

/// Both channels of some block would turn at different speeds.
bool canMix(const core::Model &model)
{
    if (model.method != MethodId::Rope || isRefused(model))
        return false;
    const auto frequencies = core::ropeFrequencies(model.rope, core::shapesOf(model).dHead);
    return std::any_of(frequencies.begin(), frequencies.end(),
                       [&](double frequency) { return frequency != frequencies.front(); });
}

/// Permuted tokens are other tokens.
bool tokensDiffer(const core::Model &model)
{
    const core::Content &content = model.content;
    switch (content.source) {
    case core::ContentSource::Identical: return false;
    case core::ContentSource::Tokens:
        return std::any_of(content.tokens.begin(), content.tokens.end(),
                           [&](const auto &token) { return token != content.tokens.front(); });
    default: return true;
    }
}

core::Mistake mistakeOf(Break change)
{
    switch (change) {
    case Break::BiasAfterSoftmax: return core::Mistake::BiasAfterSoftmax;
    case Break::MixedLayouts: return core::Mistake::MixedLayouts;
    case Break::SineOnly: return core::Mistake::SineOnly;
    case Break::CausalMask:
    case Break::FormByKey: break;
    }
    return core::Mistake::None;
}

/// The others are choices that a model may well have made.
bool isMistake(Break change)
{
    return mistakeOf(change) != core::Mistake::None;
}

std::optional<Break> when(bool possible, Break change)
{
    return possible ? std::optional(change) : std::nullopt;
}

std::optional<Break> breakOfShift(const core::Model &model)
{
    // Only the form by key is not constant along a diagonal.
    if (model.method == MethodId::Alibi && model.alibi.form == core::AlibiForm::Key)
        return when(hasBias(model), Break::BiasAfterSoftmax);
    return when(canMix(model), Break::MixedLayouts);
}

/// Only ALiBi's other forms count from a place.
std::optional<Break> breakOfDisplacement(const core::Model &model)
{
    core::Model other = model;
    other.alibi.form = core::AlibiForm::Key;
    return when(model.method == MethodId::Alibi && hasBias(other), Break::FormByKey);
}

/// Nothing here breaks it. Shaw's term may only be zero, until its key vectors are switched on.
bool isSafe(const core::Claim &claim, const core::Model &model)
{
    const bool isSwitchedOff =
        claim.id == ClaimId::DisplacementAlone && model.method == MethodId::Shaw;
    return claim.holds() && !breakOf(model, claim.id) && !isSwitchedOff;
}

QString offerOf(const core::Claim &claim, const core::Model &model, const std::set<Break> &made)
{
    const auto change = breakOf(model, claim.id);
    if (!change)
        return {};
    if (!isMade(model, *change))
        return claim.holds() ? Breaks::tr("Break it: %1").arg(breakName(*change)) : QString();
    // Without the mask the claim comes back where the method does not know places, or where it
    // held.
    const bool mends =
        *change != Break::CausalMask || model.method == MethodId::None || made.contains(*change);
    return mends && !claim.holds() ? Breaks::tr("Take back: %1").arg(breakName(*change))
                                   : QString();
}

} // namespace

std::optional<Break> breakOf(const core::Model &model, core::ClaimId claim)
{
    switch (claim) {
    case ClaimId::WeightsSumToOne:
    case ClaimId::TermsAddUp: return when(hasBias(model), Break::BiasAfterSoftmax);
    case ClaimId::PermutationEquivariance:
    case ClaimId::MeanInvariance: return when(tokensDiffer(model), Break::CausalMask);
    case ClaimId::ShiftInvariance: return breakOfShift(model);
    case ClaimId::RotationKeepsLength:
    case ClaimId::RelativeRotation:
    case ClaimId::LayoutsAgree: return when(canMix(model), Break::MixedLayouts);
    case ClaimId::FixedShiftIsLinear:
        return when(model.method == MethodId::Sinusoidal, Break::SineOnly);
    case ClaimId::DisplacementAlone: return breakOfDisplacement(model);
    case ClaimId::MaskedKeyNoInfluence:
    case ClaimId::RowConstant: break;
    }
    return std::nullopt;
}

bool isMade(const core::Model &model, Break change)
{
    if (change == Break::CausalMask)
        return model.mask == core::MaskKind::Causal;
    if (change == Break::FormByKey)
        return model.method == MethodId::Alibi && model.alibi.form == core::AlibiForm::Key;
    return core::keyOf(model).mistake == mistakeOf(change);
}

BeforeBreak beforeBreak(const core::Model &model)
{
    return {model.mask, model.mistake, model.alibi.form};
}

BeforeBreak beforeBreak(const History &history, Break change)
{
    for (int at = history.index; at >= 0; --at) {
        const core::Model &model = history.states[static_cast<std::size_t>(at)].model;
        if (!isMade(model, change))
            return beforeBreak(model);
    }
    return {};
}

core::Scene withBreak(core::Scene scene, Break change)
{
    if (change == Break::CausalMask)
        scene.model.mask = core::MaskKind::Causal;
    else if (change == Break::FormByKey)
        scene.model.alibi.form = core::AlibiForm::Key;
    else
        scene.model.mistake = mistakeOf(change);
    return scene;
}

core::Scene withoutBreak(core::Scene scene, Break change, const BeforeBreak &before)
{
    if (change == Break::FormByKey) {
        scene.model.alibi.form = before.form;
        return scene;
    }
    if (change != Break::CausalMask) {
        scene.model.mistake = before.mistake;
        return scene;
    }
    scene.model.mask = before.mask;
    if (core::validate(scene))
        scene.model.mask = core::MaskKind::None;
    return scene;
}

QString breakName(Break change)
{
    switch (change) {
    case Break::CausalMask: return Breaks::tr("causal mask");
    case Break::BiasAfterSoftmax: return Breaks::tr("add after softmax");
    case Break::MixedLayouts: return Breaks::tr("mix pairings");
    case Break::SineOnly: return Breaks::tr("sine only");
    case Break::FormByKey: return Breaks::tr("form by key");
    }
    return {};
}

std::vector<widgets::ShownClaim> shownClaims(const std::vector<core::Claim> &claims,
                                             const core::Model &model, const std::set<Break> &made)
{
    std::vector<widgets::ShownClaim> shown;
    shown.reserve(claims.size());
    for (const core::Claim &claim : claims) {
        widgets::ShownClaim next;
        next.claim = claim;
        next.method = model.method;
        next.mask = model.mask;
        const auto change = breakOf(model, claim.id);
        const bool isMistaken =
            !claim.holds() && change && isMistake(*change) && isMade(model, *change);
        if (isMistaken)
            next.mistake = breakName(*change);
        next.byDesign = !claim.holds() && !isMistaken && claim.expected != core::Expectation::Holds;
        next.offer = offerOf(claim, model, made);
        next.isSafe = isSafe(claim, model);
        next.restores = !next.offer.isEmpty() && isMade(model, *change);
        shown.push_back(next);
    }
    return shown;
}

} // namespace locus::app
