// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/claimwords.h"
#include "widgets/theme.h"

#include <QFrame>

namespace locus::widgets {

/// What a chip is about: the claim in a whole sentence, whether it holds and should, what was
/// measured, with which result and limit. Closes on Esc, Enter, Space or a click.
class ClaimPopover : public QFrame {
    Q_OBJECT
public:
    ClaimPopover(const ShownClaim &shown, const Theme &theme, QWidget *parent);

    void openAbove(const QWidget &chip);
    [[nodiscard]] core::ClaimId claim() const { return m_claim; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void addLine(const QString &text, double px, int weight, const QColor &color);

    core::ClaimId m_claim;
    Theme m_theme;
};

} // namespace locus::widgets
