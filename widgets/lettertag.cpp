// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lettertag.h"

#include <QPainter>

namespace locus::widgets {

LetterTag::LetterTag(QWidget *parent)
    : QWidget(parent)
{
    setFixedSize(side, side);
    hide();
}

void LetterTag::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void LetterTag::setLetter(const QString &letter, const QString &meaning)
{
    m_letter = letter;
    setToolTip(meaning);
    setAccessibleName(meaning);
    setVisible(!letter.isEmpty());
    update();
}

void LetterTag::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.ink);
    painter.drawRoundedRect(rect(), metrics::tagRadius, metrics::tagRadius);
    painter.setFont(uiFont(metrics::subtitlePx, QFont::DemiBold));
    painter.setPen(m_theme.surface);
    painter.drawText(rect(), Qt::AlignCenter, m_letter);
}

} // namespace locus::widgets
