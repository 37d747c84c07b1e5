// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/claimwords.h"
#include "widgets/theme.h"

#include <QFrame>

#include <map>
#include <vector>

class QGridLayout;

namespace locus::widgets {

class Button;
class ProofChip;

/// Puts a claim on a chip: face, tool tip, what a screen reader says.
void showClaim(ProofChip &chip, const ShownClaim &shown);

/// All claims in whole sentences, each with its number and what breaks it. A window that closes on
/// a click beside it or on Esc.
class ClaimList : public QFrame {
    Q_OBJECT
public:
    explicit ClaimList(QWidget *parent);

    void setTheme(const Theme &theme);
    void setClaims(const std::vector<ShownClaim> &claims);
    void setStale(bool stale);
    /// Null when nothing breaks it.
    [[nodiscard]] Button *offerButton(core::ClaimId claim) const;
    void openAbove(const QWidget &anchor);

signals:
    void breakRequested(core::ClaimId claim);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addRow(const ShownClaim &shown);
    void fit();

    Theme m_theme = Theme::light();
    QGridLayout *m_grid;
    std::map<core::ClaimId, ProofChip *> m_chips;
    std::map<core::ClaimId, Button *> m_offers;
};

} // namespace locus::widgets
