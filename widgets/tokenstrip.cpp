// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tokenstrip.h"

#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/replaced.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int stripHeight = 60;
constexpr int smallHeight = 48;
constexpr double chipHeight = 27;
constexpr double minChip = 54;
constexpr double ringRoom = 3;

} // namespace

TokenStrip::TokenStrip(QWidget *parent)
    : KeyboardFocus(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    retranslate();
}

void TokenStrip::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void TokenStrip::setTokens(const QStringList &tokens)
{
    if (tokens == m_tokens)
        return;
    m_tokens = tokens;
    layOut();
}

void TokenStrip::setPair(int queryToken, int keyToken, std::int64_t delta)
{
    const bool otherQuery = replaced(m_query, queryToken);
    const bool otherKey = replaced(m_key, keyToken);
    if (!replaced(m_delta, delta) && !otherQuery && !otherKey)
        return;
    layOut();
    retranslate();
}

void TokenStrip::retranslate()
{
    setAccessibleName(tr("Tokens"));
    setAccessibleDescription(tr("Query %1 %2, key %3 %4, displacement %5")
                                 .arg(QString::number(m_query), isolated(m_tokens.value(m_query)),
                                      QString::number(m_key), isolated(m_tokens.value(m_key)),
                                      wholeText(m_delta)));
}

QSize TokenStrip::sizeHint() const
{
    return {600, stripHeight};
}

QSize TokenStrip::minimumSizeHint() const
{
    return {200, smallHeight};
}

void TokenStrip::layOut()
{
    const QRectF area(ringRoom, height() - chipHeight - ringRoom, width() - 2 * ringRoom,
                      chipHeight);
    // While a mark is dragged the chips stay under the pointer.
    if (m_moves == Moves::Nothing)
        m_chips = stripChips(static_cast<int>(m_tokens.size()), m_query, m_key, area, minChip);
    update();
}

void TokenStrip::resizeEvent(QResizeEvent *)
{
    layOut();
}

const StripChip *TokenStrip::chipOf(int token) const
{
    for (const StripChip &chip : m_chips)
        if (token >= chip.first && token <= chip.last)
            return &chip;
    return nullptr;
}

std::optional<QPoint> TokenStrip::chipCenter(int token) const
{
    const StripChip *chip = chipOf(token);
    if (!chip || chip->isGap)
        return std::nullopt;
    return chip->rect.center().toPoint();
}

/// The token under x; inside a gap the one at that share of it.
int TokenStrip::tokenAt(const QPointF &at) const
{
    if (m_chips.empty())
        return -1;
    const StripChip *best = &m_chips.front();
    for (const StripChip &chip : m_chips)
        if (at.x() >= chip.rect.left())
            best = &chip;
    const double share = std::clamp((at.x() - best->rect.left()) / best->rect.width(), 0.0, 0.999);
    return best->first + static_cast<int>(share * (best->last - best->first + 1));
}

void TokenStrip::setHovered(int queryToken, int keyToken)
{
    if (queryToken == m_hoveredQuery && keyToken == m_hoveredKey)
        return;
    m_hoveredQuery = queryToken;
    m_hoveredKey = keyToken;
    update();
}

void TokenStrip::pick(int token)
{
    if (token < 0 || m_moves == Moves::Nothing)
        return;
    if (m_moves == Moves::Query && token != m_query)
        emit queryPicked(token);
    else if (m_moves == Moves::Key && token != m_key)
        emit keyPicked(token);
}

void TokenStrip::mousePressEvent(QMouseEvent *event)
{
    const int token = tokenAt(event->position());
    if (event->button() != Qt::LeftButton || token < 0 ||
        event->position().y() < height() - chipHeight - 2 * ringRoom) {
        event->ignore();
        return;
    }
    const bool wantsQuery = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    // The query's own chip is a handle: dragged it takes the query along.
    const bool onQuery = token == m_query && token != m_key;
    m_moves = wantsQuery || onQuery ? Moves::Query : Moves::Key;
    m_pressed = token;
    pick(token);
}

void TokenStrip::mouseMoveEvent(QMouseEvent *event)
{
    const int token = tokenAt(event->position());
    if (m_moves != Moves::Nothing) {
        m_dragged = m_dragged || token != m_pressed;
        pick(token);
    } else if (token != m_hovered) {
        m_hovered = token;
        update();
        emit tokenHovered(token);
    }
}

void TokenStrip::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_moves == Moves::Nothing || event->button() != Qt::LeftButton)
        return;
    // A click on the query's chip that was no drag is a click like any other: the key goes there.
    const bool plainClick = !m_dragged && m_pressed == m_query && m_moves == Moves::Query &&
                            !(event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier));
    if (plainClick) {
        m_moves = Moves::Key;
        pick(m_pressed);
    }
    m_moves = Moves::Nothing;
    m_dragged = false;
    layOut();
}

void TokenStrip::leaveEvent(QEvent *)
{
    m_hovered = -1;
    update();
    emit tokenHovered(-1);
}

void TokenStrip::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_tokens.size()) - 1;
    const bool query = event->modifiers() & Qt::ShiftModifier;
    const int now = query ? m_query : m_key;
    int next = 0;
    switch (event->key()) {
    case Qt::Key_Left: next = now - 1; break;
    case Qt::Key_Right: next = now + 1; break;
    case Qt::Key_Home: break;
    case Qt::Key_End: next = last; break;
    default: event->ignore(); return;
    }
    event->accept();
    next = std::clamp(next, 0, std::max(0, last));
    if (next == now)
        return;
    if (query)
        emit queryPicked(next);
    else
        emit keyPicked(next);
}

void TokenStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool TokenStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const StripChip *chip = chipOf(tokenAt(help->pos()));
        const QString what = chip && !chip->isGap ? QStringLiteral("%1  %2\n")
                                                        .arg(QString::number(chip->first),
                                                             isolated(m_tokens.value(chip->first)))
                                                  : QString();
        QToolTip::showText(
            help->globalPos(),
            what + tr("Click or drag: key. With Shift, or by dragging its chip: query."), this);
        return true;
    }
    return KeyboardFocus::event(event);
}

} // namespace locus::widgets
