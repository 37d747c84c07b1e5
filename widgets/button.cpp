// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/button.h"

#include "widgets/style.h"

#include <QAction>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

namespace locus::widgets {

namespace {

constexpr int roundSide = 22;
constexpr int stepWidth = 16;
constexpr int repeatDelay = 400; // ms
constexpr int repeatInterval = 70;
constexpr int sidePadding = 12;
constexpr int iconGap = 8;
constexpr int ringRoom = 3; // 1 px off, 2 px wide

} // namespace

Button::Button(Kind kind, QWidget *parent)
    : KeyboardFocus(parent)
    , m_kind(kind)
{
    init();
}

Button::Button(Kind kind, Icon icon, QWidget *parent)
    : KeyboardFocus(parent)
    , m_kind(kind)
    , m_icon(icon)
{
    init();
}

void Button::init()
{
    setFont(uiFont(metrics::labelPx, QFont::Medium));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    if (m_kind != Kind::Step)
        return;
    setAutoRepeat(true);
    setAutoRepeatDelay(repeatDelay);
    setAutoRepeatInterval(repeatInterval);
}

void Button::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void Button::setIconKind(Icon icon)
{
    m_icon = icon;
    updateGeometry();
    update();
}

void Button::setIconOnly(bool iconOnly)
{
    m_iconOnly = iconOnly;
    updateGeometry();
    update();
}

void Button::setAction(QAction *action)
{
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, [this, action] { followAction(action); });
    followAction(action);
}

void Button::followAction(QAction *action)
{
    const bool hasText = m_icon == Icon::None || m_kind != Kind::Ghost;
    const QString text = action->iconText();
    if (hasText)
        setText(text);
    setAccessibleName(text);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    setToolTip(keys.isEmpty() ? action->toolTip() : tr("%1 (%2)").arg(action->toolTip(), keys));
    setEnabled(action->isEnabled());
    setVisible(action->isVisible());
    setCheckable(action->isCheckable());
    setChecked(action->isChecked());
    updateGeometry();
}

bool Button::showsText() const
{
    return !text().isEmpty() && !m_iconOnly && m_kind != Kind::Round && m_kind != Kind::Step;
}

/// Signs of small buttons are drawn smaller than a tool's icon.
double Button::iconSide() const
{
    switch (m_kind) {
    case Kind::Round: return 12;
    case Kind::Step: return 11;
    default: return metrics::iconSize;
    }
}

QSize Button::sizeHint() const
{
    if (m_kind == Kind::Round)
        return {roundSide + 2 * ringRoom, roundSide + 2 * ringRoom};
    if (m_kind == Kind::Step)
        return {stepWidth, roundSide};
    if (!showsText())
        return {metrics::buttonHeight, metrics::buttonHeight};
    int width = fontMetrics().horizontalAdvance(text()) + 2 * sidePadding;
    if (m_icon != Icon::None)
        width += metrics::iconSize + iconGap;
    return {width, metrics::buttonHeight};
}

QSize Button::minimumSizeHint() const
{
    return sizeHint();
}

void Button::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::EnabledChange || event->type() == QEvent::FontChange)
        update();
    QAbstractButton::changeEvent(event);
}

QColor Button::contentColor() const
{
    const bool onInk = m_kind == Kind::Solid || (m_kind == Kind::Round && isChecked());
    if (!isEnabled())
        return onInk ? m_theme.surface : m_theme.line2;
    if (onInk)
        return m_theme.surface;
    if (m_kind == Kind::Step && !underMouse())
        return m_theme.ink3;
    if (m_kind == Kind::Ghost && !isChecked())
        return underMouse() ? m_theme.ink : m_theme.ink2;
    return m_theme.ink;
}

void Button::paintGround(QPainter &painter, const QRectF &box) const
{
    const double radius = m_kind == Kind::Round ? box.height() / 2 : metrics::controlRadius;
    const bool hovered = isEnabled() && underMouse();
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::NoBrush);
    const bool solid = m_kind == Kind::Solid || (m_kind == Kind::Round && isChecked());
    if (solid) {
        painter.setBrush(!isEnabled() ? m_theme.line2 : isDown() ? m_theme.ink2 : m_theme.ink);
        painter.drawRoundedRect(box, radius, radius);
        return;
    }
    if ((m_kind == Kind::Ghost && !isChecked()) || m_kind == Kind::Step) {
        if (hovered) {
            painter.setBrush(isDown() ? m_theme.line : m_theme.grid);
            painter.drawRoundedRect(box, radius, radius);
        }
        return;
    }
    const QColor border = m_kind == Kind::Ghost ? m_theme.line
                          : isEnabled()         ? m_theme.ctl
                                                : m_theme.line;
    painter.setPen(QPen(border, 1));
    painter.setBrush(hovered || m_kind == Kind::Ghost ? m_theme.sunken : m_theme.surface);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void Button::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double room = m_kind == Kind::Round ? ringRoom : 0;
    const QRectF box = QRectF(rect()).adjusted(room, room, -room, -room);
    paintGround(painter, box);

    const bool withText = showsText();
    const double textWidth = withText ? fontMetrics().horizontalAdvance(text()) : 0;
    const double iconWidth = m_icon == Icon::None ? 0 : metrics::iconSize;
    const double gap = withText && m_icon != Icon::None ? iconGap : 0;
    double x = box.center().x() - (textWidth + iconWidth + gap) / 2;
    if (m_icon != Icon::None) {
        const double size = iconSide();
        const QRectF place(x + (iconWidth - size) / 2, box.center().y() - size / 2, size, size);
        paintIcon(painter, m_icon, place, contentColor());
        x += iconWidth + gap;
    }
    if (withText) {
        painter.setPen(contentColor());
        painter.drawText(QRectF(x, box.top(), textWidth + 1, box.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text());
    }
    if (showsFocus())
        paintRing(painter, box);
}

/// Around a round button, inside the others; on ink the ring is of the surface, a line inside.
void Button::paintRing(QPainter &painter, const QRectF &box) const
{
    if (m_kind == Kind::Round)
        return paintFocusRing(painter, box, box.height() / 2, m_theme);
    const bool onInk = m_kind == Kind::Solid;
    const double inset = onInk ? 5 : 3;
    Theme theme = m_theme;
    if (onInk)
        theme.ink = m_theme.surface;
    paintFocusRing(painter, box.adjusted(inset, inset, -inset, -inset),
                   metrics::tagRadius - (onInk ? 1 : 0), theme);
}

} // namespace locus::widgets
