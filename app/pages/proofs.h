// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/claimbreaks.h"
#include "app/claimwatch.h"

#include <QObject>

#include <map>

namespace locus::widgets {
class ClaimChips;
}

namespace locus::app {

/// Fills the row of proofs and makes, and takes back, the changes that its chips offer.
class Proofs : public QObject {
    Q_OBJECT
public:
    Proofs(SceneStore &store, const FrameScheduler &scheduler, widgets::ClaimChips &chips,
           QObject *parent = nullptr);

    [[nodiscard]] ClaimWatch &watch() { return m_watch; }
    /// Breaks the claim; takes the break back when it is made.
    void toggleBreak(core::ClaimId claim);
    void retranslate();

private:
    void forgetWhatIsGone();
    void show(const std::vector<core::Claim> &claims);

    SceneStore &m_store;
    widgets::ClaimChips &m_chips;
    ClaimWatch m_watch;
    std::map<Break, BeforeBreak> m_made; ///< the breaks that stand
};

} // namespace locus::app
