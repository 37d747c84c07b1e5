// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/claimpopover.h"

#include "widgets/words.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int textWidth = 340;
constexpr int padding = 14;
constexpr int gapToChip = 4;

} // namespace

ClaimPopover::ClaimPopover(const ShownClaim &shown, const Theme &theme, QWidget *parent)
    : QFrame(parent, Qt::Popup | Qt::FramelessWindowHint)
    , m_claim(shown.claim.id)
    , m_theme(theme)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_NoMouseReplay); // a click on the chip closes, and does not open again
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(padding, padding - 2, padding, padding - 2);
    column->setSpacing(6);
    addLine(claimSentence(shown.claim.id), metrics::titlePx, QFont::DemiBold, theme.ink);
    addLine(verdictSentence(shown), metrics::labelPx, QFont::Medium, theme.ink);
    addLine(expectationSentence(shown), metrics::subtitlePx, QFont::Normal, theme.ink2);
    addLine(measuredSentence(shown), metrics::subtitlePx, QFont::Normal, theme.ink2);
    addLine(residualSentence(shown.claim), metrics::subtitlePx, QFont::Normal, theme.ink2);
    addLine(safetySentence(shown), metrics::subtitlePx, QFont::Normal, theme.ink2);
    addLine(claimNote(shown), metrics::subtitlePx, QFont::Normal, theme.ink2);
    setAccessibleName(claimSentence(shown.claim.id));
    setAccessibleDescription(claimTooltip(shown));
}

void ClaimPopover::addLine(const QString &text, double px, int weight, const QColor &color)
{
    if (text.isEmpty())
        return;
    auto *label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFixedWidth(textWidth);
    label->setFont(uiFont(px, static_cast<QFont::Weight>(weight)));
    QPalette colors = label->palette();
    colors.setColor(QPalette::WindowText, color);
    label->setPalette(colors);
    layout()->addWidget(label);
}

void ClaimPopover::openAbove(const QWidget &chip)
{
    const QSize size = sizeHint();
    QRect place(chip.mapToGlobal(QPoint(0, -gapToChip)) - QPoint(0, size.height()), size);
    const QRect screen = chip.screen()->availableGeometry();
    place.moveLeft(
        std::max(screen.left(), std::min(place.left(), screen.right() + 1 - size.width())));
    if (place.top() < screen.top())
        place.moveTop(chip.mapToGlobal(QPoint(0, chip.height() + gapToChip)).y());
    setGeometry(place);
    show();
    setFocus(Qt::PopupFocusReason);
}

void ClaimPopover::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: close(); return;
    default: QFrame::keyPressEvent(event); // Esc
    }
}

void ClaimPopover::mousePressEvent(QMouseEvent *)
{
    close();
}

void ClaimPopover::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(m_theme.line2, 1));
    painter.setBrush(m_theme.surface);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace locus::widgets
