// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/claimlist.h"

#include "widgets/button.h"
#include "widgets/proofchip.h"
#include "widgets/words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScreen>

#include <algorithm>
#include <optional>

namespace locus::widgets {

namespace {

constexpr int padding = 12;

/// A yellow chip beside it is no alarm where the claim fails as it should.
QString rowWords(const ShownClaim &shown)
{
    const QString sentence = claimSentence(shown.claim.id);
    if (!shown.byDesign)
        return sentence;
    return shown.claim.expected == core::Expectation::Fails
               ? ClaimList::tr("%1: not here, as it should be").arg(sentence)
               : ClaimList::tr("%1 (need not hold here)").arg(sentence);
}

/// Equivariance and the mean have theirs in common.
QString sharedNote(const ShownClaim &shown)
{
    return shown.claim.id == core::ClaimId::ShiftInvariance ? QString() : claimNote(shown);
}

} // namespace

void showClaim(ProofChip &chip, const ShownClaim &shown)
{
    using Mark = ChipFace::Mark;
    chip.setFace({claimLabel(shown.claim.id), residualText(shown.claim),
                  shown.claim.holds() ? Mark::Tick : Mark::Cross, false});
    chip.setToolTip(claimTooltip(shown));
    chip.setAccessibleName(
        ClaimList::tr("%1: %2").arg(claimSentence(shown.claim.id), verdictSentence(shown)));
    chip.setAccessibleDescription(chip.toolTip());
}

ClaimList::ClaimList(QWidget *parent)
    : QFrame(parent, Qt::Popup | Qt::FramelessWindowHint)
    , m_grid(new QGridLayout(this))
{
    setAccessibleName(tr("All claims"));
    m_grid->setContentsMargins(padding, padding, padding, padding);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(1, 1);
}

void ClaimList::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const auto &[id, chip] : m_chips)
        chip->setTheme(theme);
    for (const auto &[id, button] : m_offers)
        button->setTheme(theme);
    update();
}

void ClaimList::addRow(const ShownClaim &shown)
{
    const int row = m_grid->rowCount();
    auto *chip = new ProofChip(this);
    chip->setFocusPolicy(Qt::NoFocus);
    chip->setTheme(m_theme);
    showClaim(*chip, shown);
    m_chips[shown.claim.id] = chip;
    m_grid->addWidget(chip, row, 0, Qt::AlignLeft | Qt::AlignVCenter);
    auto *words = new QLabel(rowWords(shown), this);
    words->setToolTip(chip->toolTip());
    m_grid->addWidget(words, row, 1, Qt::AlignLeft | Qt::AlignVCenter);
    if (shown.offer.isEmpty())
        return;
    auto *button = new Button(Button::Kind::Ghost, this);
    button->setTheme(m_theme);
    button->setText(shown.offer);
    connect(button, &Button::clicked, this,
            [this, id = shown.claim.id] { emit breakRequested(id); });
    m_offers[shown.claim.id] = button;
    m_grid->addWidget(button, row, 2, Qt::AlignLeft | Qt::AlignVCenter);
}

void ClaimList::setClaims(const std::vector<ShownClaim> &claims)
{
    const QWidget *focused = focusWidget();
    const auto held = std::find_if(m_offers.begin(), m_offers.end(),
                                   [&](const auto &entry) { return entry.second == focused; });
    const auto heldId = held == m_offers.end() ? std::optional<core::ClaimId>() : held->first;
    // A button that was pressed may be the one that asks for this.
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_chips.clear();
    m_offers.clear();
    QString note;
    for (const ShownClaim &shown : claims) {
        addRow(shown);
        if (note.isEmpty())
            note = sharedNote(shown);
    }
    if (!note.isEmpty()) {
        auto *words = new QLabel(note, this);
        words->setWordWrap(true);
        words->setContentsMargins(4, 8, 4, 0);
        m_grid->addWidget(words, m_grid->rowCount(), 0, 1, 3);
    }
    if (heldId && offerButton(*heldId))
        offerButton(*heldId)->setFocus(Qt::TabFocusReason);
    setStale(false);
    if (isVisible())
        fit();
}

void ClaimList::setStale(bool stale)
{
    for (const auto &[id, chip] : m_chips)
        chip->setStale(stale);
}

Button *ClaimList::offerButton(core::ClaimId claim) const
{
    const auto found = m_offers.find(claim);
    return found == m_offers.end() ? nullptr : found->second;
}

/// The lower right corner stays where it is.
void ClaimList::fit()
{
    const QPoint corner = geometry().bottomRight();
    const QSize size = sizeHint();
    setGeometry(QRect(corner - QPoint(size.width() - 1, size.height() - 1), size));
}

void ClaimList::openAbove(const QWidget &anchor)
{
    const QSize size = sizeHint();
    const QPoint corner = anchor.mapToGlobal(QPoint(anchor.width(), -2));
    QRect place(corner - QPoint(size.width(), size.height()), size);
    const QRect screen = anchor.screen()->availableGeometry();
    place.moveLeft(std::max(place.left(), screen.left()));
    place.moveTop(std::max(place.top(), screen.top()));
    setGeometry(place);
    show();
    if (!m_offers.empty())
        m_offers.begin()->second->setFocus(Qt::TabFocusReason);
}

void ClaimList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(m_theme.line2, 1));
    painter.setBrush(m_theme.surface);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace locus::widgets
