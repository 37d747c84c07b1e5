// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/claimchips.h"

#include "widgets/button.h"
#include "widgets/claimlist.h"
#include "widgets/claimrow.h"
#include "widgets/proofchip.h"
#include "widgets/replaced.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace locus::widgets {

namespace {

constexpr int gap = 4; // beside the room that every chip keeps for its focus ring
constexpr int captionGap = 8;

using core::ClaimId;

} // namespace

ClaimChips::ClaimChips(QWidget *parent)
    : QWidget(parent)
    , m_count(new ProofChip(this))
    , m_break(new Button(Button::Kind::Ghost, this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_count, &ProofChip::clicked, this, &ClaimChips::openList);
    connect(m_break, &Button::clicked, this, &ClaimChips::openBreaks);
    retranslate();
}

void ClaimChips::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const auto &[id, chip] : m_chips)
        chip->setTheme(theme);
    m_count->setTheme(theme);
    m_break->setTheme(theme);
    update();
}

void ClaimChips::setClaims(const std::vector<ShownClaim> &claims)
{
    const auto next = inRowOrder(claims);
    setStale(false);
    if (next == m_claims)
        return;
    const auto before = std::exchange(m_claims, next);
    // Under the mouse nothing changes places: the second press finds the chip of the first.
    if (underMouse()) {
        const auto placeBefore = [&before](const ShownClaim &shown) {
            return std::find_if(
                       before.begin(), before.end(),
                       [&](const ShownClaim &other) { return other.claim.id == shown.claim.id; }) -
                   before.begin();
        };
        std::stable_sort(m_claims.begin(), m_claims.end(), [&](const auto &a, const auto &b) {
            return placeBefore(a) < placeBefore(b);
        });
    }
    updateChips();
}

void ClaimChips::setStale(bool stale)
{
    if (!replaced(m_stale, stale))
        return;
    for (const auto &[id, chip] : m_chips)
        chip->setStale(stale);
    m_count->setStale(stale);
    if (m_list)
        m_list->setStale(stale);
}

void ClaimChips::retranslate()
{
    setAccessibleName(tr("Prove it"));
    updateChips();
}

void ClaimChips::updateChips()
{
    for (const ShownClaim &shown : m_claims) {
        ProofChip *&chip = m_chips[shown.claim.id];
        if (!chip) {
            chip = new ProofChip(this);
            chip->setTheme(m_theme);
            connect(chip, &ProofChip::clicked, this, [this, id = shown.claim.id] { press(id); });
        }
        showClaim(*chip, shown);
        chip->setStale(m_stale);
    }
    updateCount();
    updateBreak();
    layOut();
    if (m_list)
        m_list->setClaims(m_claims);
    update();
}

void ClaimChips::updateCount()
{
    const auto count = [this](const auto &test) {
        return static_cast<int>(std::count_if(m_claims.begin(), m_claims.end(), test));
    };
    const int all = static_cast<int>(m_claims.size());
    const int expected = count([](const ShownClaim &shown) { return shown.isAsExpected(); });
    using Mark = ChipFace::Mark;
    m_count->setFace({isFolded() ? tr("Prove it: as expected") : tr("as expected"),
                      tr("%1 of %2").arg(expected).arg(all),
                      expected == all ? Mark::Tick : Mark::Cross, true});
    QStringList lines{
        tr("%1 of %2 claims are as this method and mask let one expect.").arg(expected).arg(all)};
    const auto add = [&lines](int number, const QString &line) {
        if (number > 0)
            lines << line;
    };
    const int holding = count([](const ShownClaim &shown) { return shown.claim.holds(); });
    const int byDesign = count([](const ShownClaim &shown) { return shown.byDesign; });
    add(holding, tr("Holding: %1").arg(holding));
    add(byDesign, tr("Not holding, as they need not (yellow, but no alarm): %1").arg(byDesign));
    add(all - expected, tr("Not as expected: %1").arg(all - expected));
    lines << tr("Press for all of them.");
    m_count->setAccessibleName(lines.constFirst());
    m_count->setToolTip(lines.join(QLatin1Char('\n')));
    m_count->setVisible(all > 0);
}

void ClaimChips::updateBreak()
{
    const auto all = offers();
    m_break->setText(all.size() == 1 ? all.front().offer : tr("Break it"));
    m_break->setAccessibleName(m_break->text());
    m_break->setToolTip(tr("One deliberate change; a second press takes it back"));
    m_break->setIconKind(all.size() > 1 ? Icon::ChevronDown : Icon::None);
}

int ClaimChips::captionWidth() const
{
    return QFontMetrics(uiFont(metrics::subtitlePx)).horizontalAdvance(tr("Prove it")) + captionGap;
}

std::vector<core::ClaimId> ClaimChips::fitting(int room) const
{
    std::vector<ClaimInRow> row;
    row.reserve(m_claims.size());
    for (const ShownClaim &shown : m_claims)
        row.push_back({&shown, m_chips.at(shown.claim.id)->sizeHint().width() + gap});
    return claimsThatFit(row, room, isFolded());
}

std::vector<core::ClaimId> ClaimChips::shownClaims() const
{
    std::vector<ClaimId> ids;
    for (const ShownClaim &shown : m_claims)
        if (chip(shown.claim.id))
            ids.push_back(shown.claim.id);
    return ids;
}

ProofChip *ClaimChips::chip(core::ClaimId claim) const
{
    const auto found = m_chips.find(claim);
    return found != m_chips.end() && !found->second->isHidden() ? found->second : nullptr;
}

ClaimList *ClaimChips::list() const
{
    return m_list;
}

int ClaimChips::leastWidth() const
{
    return m_claims.empty() ? 0 : m_count->sizeHint().width() + captionWidth();
}

void ClaimChips::layOut()
{
    int right = width();
    const auto placeRight = [&right, this](QWidget *widget) {
        if (widget->isHidden())
            return;
        const QSize size = widget->sizeHint();
        right -= size.width();
        widget->setGeometry({{right, 1 + (height() - size.height()) / 2}, size});
        right -= gap;
    };
    int x = isFolded() ? 0 : captionWidth();
    if (isFolded()) {
        placeRight(m_count);
        // The list of all offers the same.
        m_break->setVisible(canBreak() && right >= m_break->sizeHint().width());
        placeRight(m_break);
    } else {
        m_break->setVisible(canBreak());
        placeRight(m_break);
        placeRight(m_count);
    }
    const auto ids = fitting(right - x);
    QWidget *previous = nullptr;
    for (const auto &[id, chip] : m_chips)
        chip->setVisible(std::find(ids.begin(), ids.end(), id) != ids.end());
    for (const ClaimId id : ids) {
        ProofChip *chip = m_chips.at(id);
        const QSize size = chip->sizeHint();
        chip->setGeometry({{x, 1 + (height() - size.height()) / 2}, size});
        x += size.width() + gap;
        if (previous)
            setTabOrder(previous, chip);
        previous = chip;
    }
    for (QWidget *next : std::initializer_list<QWidget *>{m_count, m_break}) {
        if (previous)
            setTabOrder(previous, next);
        previous = next;
    }
}

void ClaimChips::paintEvent(QPaintEvent *)
{
    if (isFolded())
        return;
    QPainter painter(this);
    painter.setFont(uiFont(metrics::subtitlePx));
    painter.setPen(m_theme.ink3);
    painter.drawText(QRect(0, 1, captionWidth(), height()), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Prove it"));
}

void ClaimChips::resizeEvent(QResizeEvent *)
{
    updateCount();
    layOut();
}

void ClaimChips::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    const auto ordered = inRowOrder(m_claims);
    if (ordered == m_claims)
        return;
    m_claims = ordered;
    layOut();
}

void ClaimChips::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace locus::widgets
