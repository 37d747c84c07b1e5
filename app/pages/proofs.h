// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/claimbreaks.h"
#include "app/claimwatch.h"

#include <QObject>

#include <map>
#include <set>

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
    void noteWhatStands();
    [[nodiscard]] std::set<Break> made() const;
    void show(const std::vector<core::Claim> &claims);

    SceneStore &m_store;
    widgets::ClaimChips &m_chips;
    ClaimWatch m_watch;
    /// What was broken here. It stands no more after an undo, and again when redo leads to the same
    /// Model.
    struct Made {
        core::Model model;
        bool stands = true;
    };
    std::map<Break, Made> m_made;
};

} // namespace locus::app
