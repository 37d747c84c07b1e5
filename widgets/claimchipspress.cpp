// SPDX-License-Identifier: GPL-3.0-or-later
// What a press on the chips, the count and the break opens.
#include "widgets/button.h"
#include "widgets/claimchips.h"
#include "widgets/claimlist.h"
#include "widgets/claimpopover.h"
#include "widgets/proofchip.h"

#include <QMenu>

#include <algorithm>
#include <set>

namespace locus::widgets {

std::vector<ShownClaim> ClaimChips::offers() const
{
    std::vector<ShownClaim> offers;
    std::set<QString> words;
    for (const ShownClaim &shown : m_claims)
        if (!shown.offer.isEmpty() && words.insert(shown.offer).second)
            offers.push_back(shown);
    return offers;
}

void ClaimChips::press(core::ClaimId claim)
{
    const auto found = std::find_if(m_claims.begin(), m_claims.end(),
                                    [claim](const auto &shown) { return shown.claim.id == claim; });
    if (found == m_claims.end())
        return;
    if (!found->offer.isEmpty()) {
        emit breakRequested(claim);
        return;
    }
    // Nothing breaks it: it says what it is about.
    auto *popover = new ClaimPopover(*found, m_theme, this);
    popover->openAbove(*m_chips.at(claim));
}

void ClaimChips::openList()
{
    if (m_list)
        return;
    m_list = new ClaimList(this);
    m_list->setAttribute(Qt::WA_DeleteOnClose);
    m_list->setTheme(m_theme);
    m_list->setClaims(m_claims);
    m_list->setStale(m_stale);
    connect(m_list, &ClaimList::breakRequested, this, &ClaimChips::breakRequested);
    m_list->openAbove(*m_count);
}

void ClaimChips::openBreaks()
{
    const auto all = offers();
    if (all.size() == 1) {
        emit breakRequested(all.front().claim.id);
        return;
    }
    QMenu menu(this);
    for (const ShownClaim &shown : all)
        menu.addAction(shown.offer, this, [this, id = shown.claim.id] { emit breakRequested(id); });
    menu.exec(m_break->mapToGlobal(QPoint(0, m_break->height() + 2)));
}

} // namespace locus::widgets
