// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/paircard.h"

#include "app/pages/paircontext.h"
#include "core/inspect.h"
#include "core/prepared.h"
#include "widgets/claimchips.h"
#include "widgets/lettertag.h"
#include "widgets/painters/common.h"
#include "widgets/pairnumbers.h"
#include "widgets/pinsview.h"
#include "widgets/replaced.h"
#include "widgets/tokenstrip.h"
#include "widgets/words.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::app {

namespace {

constexpr int spacing = 4;
constexpr int tagGap = 10;
constexpr int aboveStrip = 4;
constexpr int aboveProofs = 4;
constexpr int pinsGap = 24; ///< to the proofs, with a line in it
constexpr int besideLine = 8;

QStringList tokensOf(const core::Frame &frame)
{
    QStringList tokens;
    for (int token = 0; token < frame.shapes.nKey; ++token)
        tokens << widgets::tokenText(frame, token);
    return tokens;
}

} // namespace

PairCard::PairCard(QWidget *parent)
    : Card(parent)
    , m_strip(new widgets::TokenStrip)
    , m_tag(new widgets::LetterTag)
    , m_numbers(new widgets::PairNumbers)
    , m_pins(new widgets::PinsView)
    , m_chips(new widgets::ClaimChips)
    , m_divider(widgets::Theme::light().line)
{
    setHeaderVisible(false);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    column->addWidget(m_strip);
    auto *numbers = new QHBoxLayout;
    numbers->setSpacing(tagGap);
    numbers->addWidget(m_tag, 0, Qt::AlignVCenter);
    numbers->addWidget(m_numbers, 1);
    column->addLayout(numbers, 1);
    setContent(content);
    connect(m_numbers, &widgets::PairNumbers::hovered, this, &PairCard::hovered);
    connect(m_strip, &widgets::TokenStrip::tokenHovered, this, &PairCard::tellHoveredToken);
    connect(m_numbers, &widgets::PairNumbers::copyRequested, this,
            [](const QString &text) { QGuiApplication::clipboard()->setText(text); });
    m_pins->setParent(this);
    m_pins->hide();
    m_chips->setParent(this);
    setCompact(false);
}

void PairCard::setTheme(const widgets::Theme &theme)
{
    Card::setTheme(theme);
    m_strip->setTheme(theme);
    m_tag->setTheme(theme);
    m_numbers->setTheme(theme);
    m_pins->setTheme(theme);
    m_chips->setTheme(theme);
    m_divider = theme.line;
    m_noteInk = theme.ink2;
}

/// A token is a key, whatever else it may be.
void PairCard::tellHoveredToken(int token)
{
    emit hovered(token < 0 ? widgets::Hover{} : widgets::Hover{.key = token});
}

void PairCard::setHover(const widgets::Hover &hover)
{
    m_numbers->setHover(hover);
    m_strip->setHovered(hover.query ? *hover.query + m_queryOffset : -1, hover.key.value_or(-1));
}

void PairCard::setPicture(const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                          const std::optional<widgets::ColorRange> &weightRange)
{
    m_queryOffset = frame->key.queryOffset;
    m_pins->setPicture(frame, view);
    m_pins->setVisible(frame->prepared && !view.pins.isNull());
    placeChips();
    const Shown shown{frame, view, weightRange};
    if (m_shown == shown)
        return;
    m_shown = shown;
    if (m_content != frame->key.content) {
        m_content = frame->key.content;
        m_strip->setTokens(tokensOf(*frame));
    }
    if (!frame->prepared) {
        m_strip->setPair(view.query + frame->key.queryOffset, view.key, view.key - view.query);
        m_numbers->setRefusal(frame->refusal ? widgets::words(*frame->refusal) : QString());
        return;
    }
    const core::QueryIndex query{view.query};
    const core::KeyIndex key{view.key};
    const auto report = core::inspectPair(*frame->prepared, core::HeadIndex{view.head}, query, key);
    m_strip->setPair(widgets::tokenOfQuery(*frame, view.query), view.key, report.delta);
    m_numbers->setReport(report, pairContextOf(*frame, view, weightRange));
}

void PairCard::setCompact(bool compact)
{
    m_padding = compact ? 10 : widgets::metrics::cardPadding;
    setPadding(m_padding);
    // The strip brings room of its own above; the proofs stand below the content, down to the edge.
    layout()->setContentsMargins(m_padding, aboveStrip, m_padding,
                                 aboveProofs + widgets::ClaimChips::rowHeight);
    placeChips();
}

void PairCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_shown.reset();
        m_content.reset(); // what stands for a token without a text is a word
    }
    Card::changeEvent(event);
}

void PairCard::setLetter(const QString &letter, const QString &meaning)
{
    m_tag->setLetter(letter, meaning);
}

void PairCard::setNote(const QString &note)
{
    if (!widgets::replaced(m_note, note))
        return;
    m_chips->setVisible(note.isEmpty());
    update();
}

/// Pins take from the row of proofs what they need of it: nothing on the page moves for them.
void PairCard::placeChips()
{
    QRect row(m_padding, height() - widgets::ClaimChips::rowHeight, width() - 2 * m_padding,
              widgets::ClaimChips::rowHeight);
    if (!m_pins->isHidden()) {
        const int room = row.width() - m_chips->leastWidth() - pinsGap;
        const int taken = m_pins->widthIn(std::max(room, row.width() / 2));
        m_pins->setGeometry({row.topLeft() + QPoint(0, 1), QSize(taken, row.height() - 2)});
        row.setLeft(row.left() + taken + pinsGap);
    }
    m_chips->setGeometry(row);
    update();
}

void PairCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    placeChips();
}

void PairCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(1, m_chips->y(), width() - 2, 1, m_divider);
    if (!m_pins->isHidden())
        painter.fillRect(m_chips->x() - pinsGap / 2, m_chips->y() + besideLine, 1,
                         m_chips->height() - 2 * besideLine, m_divider);
    if (m_note.isEmpty())
        return;
    const QFont font = widgets::uiFont(widgets::metrics::subtitlePx);
    painter.setFont(font);
    painter.setPen(m_noteInk);
    painter.drawText(m_chips->geometry(), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(m_note, Qt::ElideRight, m_chips->width()));
}

int PairCard::heightFor(int width) const
{
    const int inner =
        width - 2 * m_padding - (m_tag->isHidden() ? 0 : widgets::LetterTag::side + tagGap);
    const int numbers = m_numbers->hasHeightForWidth() ? m_numbers->heightForWidth(inner)
                                                       : m_numbers->sizeHint().height();
    return aboveStrip + m_strip->sizeHint().height() + spacing + numbers + aboveProofs +
           widgets::ClaimChips::rowHeight;
}

} // namespace locus::app
