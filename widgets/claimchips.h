// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/claimwords.h"
#include "widgets/theme.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <vector>

namespace locus::widgets {

class Button;
class ClaimList;
class ProofChip;

/// The row of proofs: a chip per claim as far as there is room, how many hold, and what breaks
/// them. In a narrow window only what does not hold stays beside the count; the count opens all.
class ClaimChips : public QWidget {
    Q_OBJECT
public:
    static constexpr int rowHeight = 40;

    explicit ClaimChips(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Replaces all. Nothing of it is stale.
    void setClaims(const std::vector<ShownClaim> &claims);
    /// The numbers belong to the scene before: they stay, greyed.
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }
    void retranslate();

    [[nodiscard]] bool isFolded() const { return width() < foldedBelow; }
    /// Null when there is no such claim, or no room for it.
    [[nodiscard]] ProofChip *chip(core::ClaimId claim) const;
    [[nodiscard]] ProofChip *countChip() const { return m_count; }
    [[nodiscard]] Button *breakButton() const { return m_break; }
    /// The open list of all claims, null when there is none.
    [[nodiscard]] ClaimList *list() const;
    /// The chips in the row, from left to right.
    [[nodiscard]] std::vector<core::ClaimId> shownClaims() const;

    /// Narrower than that it says nothing.
    [[nodiscard]] int leastWidth() const;
    [[nodiscard]] QSize sizeHint() const override { return {900, rowHeight}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, rowHeight}; }

signals:
    /// One change that breaks the claim, or takes that change back.
    void breakRequested(core::ClaimId claim);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int foldedBelow = 900;

    void updateChips();
    void updateCount();
    void updateBreak();
    void layOut();
    [[nodiscard]] bool canBreak() const { return !offers().empty(); }
    [[nodiscard]] std::vector<core::ClaimId> fitting(int room) const;
    [[nodiscard]] int captionWidth() const;
    void press(core::ClaimId claim);
    void openList();
    void openBreaks();
    [[nodiscard]] std::vector<ShownClaim> offers() const;

    Theme m_theme = Theme::light();
    std::vector<ShownClaim> m_claims; ///< in the order of the row
    std::map<core::ClaimId, ProofChip *> m_chips;
    ProofChip *m_count;
    Button *m_break;
    QPointer<ClaimList> m_list;
    bool m_stale = false;
};

} // namespace locus::widgets
