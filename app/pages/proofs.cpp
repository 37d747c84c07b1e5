// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/proofs.h"

#include "app/scenestore.h"
#include "widgets/claimchips.h"

#include <set>

namespace locus::app {

Proofs::Proofs(SceneStore &store, const FrameScheduler &scheduler, widgets::ClaimChips &chips,
               QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_chips(chips)
    , m_watch(store, scheduler)
{
    connect(&m_store, &SceneStore::documentReplaced, this, [this] { m_made.clear(); });
    connect(&m_store, &SceneStore::sceneChanged, this, &Proofs::forgetWhatIsGone);
    connect(&m_watch, &ClaimWatch::claimsReady, this, &Proofs::show);
    connect(&m_watch, &ClaimWatch::outdated, this, [this] { m_chips.setStale(true); });
    connect(&m_chips, &widgets::ClaimChips::breakRequested, this, &Proofs::toggleBreak);
}

void Proofs::show(const std::vector<core::Claim> &claims)
{
    std::set<Break> made;
    for (const auto &[change, before] : m_made)
        made.insert(change);
    m_chips.setClaims(shownClaims(claims, m_store.scene().model, made));
}

void Proofs::retranslate()
{
    if (m_watch.isCurrent()) // otherwise they come in the new language
        show(m_watch.claims());
}

void Proofs::forgetWhatIsGone()
{
    std::erase_if(
        m_made, [this](const auto &entry) { return !isMade(m_store.scene().model, entry.first); });
}

void Proofs::toggleBreak(core::ClaimId claim)
{
    const core::Scene &scene = m_store.scene();
    const auto change = breakOf(scene.model, claim);
    if (!change)
        return;
    if (isMade(scene.model, *change)) {
        const auto found = m_made.find(*change);
        const BeforeBreak before = found == m_made.end() ? BeforeBreak() : found->second;
        m_store.edit(withoutBreak(scene, *change, before),
                     tr("Take back: %1").arg(breakName(*change)), widgets::newGesture());
        return;
    }
    m_made[*change] = beforeBreak(scene.model);
    m_store.edit(withBreak(scene, *change), tr("Break: %1").arg(breakName(*change)),
                 widgets::newGesture());
}

} // namespace locus::app
