// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/proofs.h"

#include "app/scenestore.h"
#include "widgets/claimchips.h"

namespace locus::app {

Proofs::Proofs(SceneStore &store, const FrameScheduler &scheduler, widgets::ClaimChips &chips,
               QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_chips(chips)
    , m_watch(store, scheduler)
{
    connect(&m_store, &SceneStore::documentReplaced, this, [this] { m_made.clear(); });
    connect(&m_store, &SceneStore::sceneChanged, this, &Proofs::noteWhatStands);
    connect(&m_watch, &ClaimWatch::claimsReady, this, &Proofs::show);
    connect(&m_watch, &ClaimWatch::outdated, this, [this] { m_chips.setStale(true); });
    connect(&m_chips, &widgets::ClaimChips::breakRequested, this, &Proofs::toggleBreak);
}

void Proofs::show(const std::vector<core::Claim> &claims)
{
    m_chips.setClaims(shownClaims(claims, m_store.scene().model, made()));
}

std::set<Break> Proofs::made() const
{
    std::set<Break> standing;
    for (const auto &[change, made] : m_made)
        if (made.stands)
            standing.insert(change);
    return standing;
}

void Proofs::retranslate()
{
    if (m_watch.isCurrent()) // otherwise they come in the new language
        show(m_watch.claims());
}

void Proofs::noteWhatStands()
{
    const core::Model &model = m_store.scene().model;
    for (auto &[change, made] : m_made)
        made.stands = model == made.model || (made.stands && isMade(model, change));
}

void Proofs::toggleBreak(core::ClaimId claim)
{
    const core::Scene &scene = m_store.scene();
    const auto change = breakOf(scene.model, claim);
    if (!change)
        return;
    if (isMade(scene.model, *change)) {
        m_store.edit(withoutBreak(scene, *change, beforeBreak(m_store.history(), *change)),
                     tr("Take back: %1").arg(breakName(*change)), widgets::newGesture());
        return;
    }
    const core::Scene broken = withBreak(scene, *change);
    m_made[*change] = {broken.model};
    m_store.edit(broken, tr("Break: %1").arg(breakName(*change)), widgets::newGesture());
}

} // namespace locus::app
