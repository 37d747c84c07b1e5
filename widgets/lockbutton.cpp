// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lockbutton.h"

#include "widgets/icons.h"
#include "widgets/style.h"

#include <QPainter>

namespace locus::widgets {

namespace {

constexpr int lockWidth = 26, lockHeight = 28;
constexpr int ringRoom = 3; // for the focus ring
constexpr double border = 1.5;
constexpr double iconSide = 14;

} // namespace

LockButton::LockButton(QWidget *parent)
    : KeyboardFocus(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    resize(sizeHint());
}

void LockButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize LockButton::sizeHint() const
{
    return {lockWidth + 2 * ringRoom, lockHeight + 2 * ringRoom};
}

void LockButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom);
    const QRectF line = box.adjusted(border / 2, border / 2, -border / 2, -border / 2);
    painter.setPen(QPen(isChecked() ? m_theme.position.line : m_theme.ctl, border));
    painter.setBrush(isChecked()    ? m_theme.position.tint
                     : underMouse() ? m_theme.sunken
                                    : m_theme.surface);
    painter.drawRoundedRect(line, metrics::controlRadius, metrics::controlRadius);
    const QRectF icon(box.center().x() - iconSide / 2, box.center().y() - iconSide / 2, iconSide,
                      iconSide);
    paintIcon(painter, isChecked() ? Icon::Lock : Icon::Unlock, icon,
              isChecked() ? m_theme.position.line : m_theme.ink2);
    if (showsFocus())
        paintFocusRing(painter, box, metrics::controlRadius, m_theme);
}

} // namespace locus::widgets
