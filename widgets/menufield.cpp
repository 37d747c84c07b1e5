// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/menufield.h"

#include "widgets/icons.h"
#include "widgets/replaced.h"
#include "widgets/style.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int padding = 10;
constexpr int chevron = 12;
constexpr int secondGap = 8;
constexpr QLatin1Char secondMark('\t'); ///< menus part their columns by it, too

} // namespace

MenuField::MenuField(QWidget *parent)
    : KeyboardFocus(parent)
{
    setFont(uiFont(metrics::labelPx, QFont::Medium));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::pressed, this, &MenuField::openMenu);
}

void MenuField::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void MenuField::setCaption(const QString &caption)
{
    m_caption = caption;
    updateGeometry();
    update();
}

QString MenuField::words() const
{
    return m_caption.isEmpty() ? m_items.value(m_current) : m_caption;
}

void MenuField::setItems(const QStringList &items)
{
    if (items == m_items)
        return;
    m_items = items;
    m_current = -1;
    updateGeometry();
    update();
}

void MenuField::setCurrent(int index)
{
    if (!replaced(m_current, index))
        return;
    setText(m_items.value(index).replace(secondMark, QLatin1Char(' ')));
    update();
}

QSize MenuField::sizeHint() const
{
    // As wide as the longest word, so that nothing moves with the choice.
    int width = 0;
    for (const QString &item : m_caption.isEmpty() ? m_items : QStringList{m_caption})
        width = std::max(width, fontMetrics().horizontalAdvance(item));
    return {width + 2 * padding + chevron + 6, metrics::buttonHeight};
}

void MenuField::openMenu()
{
    QMenu menu(this);
    QActionGroup group(&menu);
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        QAction *action = menu.addAction(m_items.at(i));
        action->setCheckable(true);
        action->setChecked(i == m_current);
        action->setData(static_cast<int>(i));
        group.addAction(action);
        if (i == m_current)
            menu.setActiveAction(action); // the keys go on from here
    }
    const QAction *chosen = menu.exec(mapToGlobal(QPoint(0, height() + 2)));
    setDown(false);
    if (chosen)
        pick(chosen->data().toInt());
}

void MenuField::pick(int index)
{
    if (index == m_current || index < 0 || index >= m_items.size())
        return;
    setCurrent(index);
    emit picked(index);
}

void MenuField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        pick(m_current + 1);
    else if (event->key() == Qt::Key_Up)
        pick(m_current - 1);
    else if (event->key() == Qt::Key_Home)
        pick(0);
    else if (event->key() == Qt::Key_End)
        pick(static_cast<int>(m_items.size()) - 1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        openMenu();
    else
        QAbstractButton::keyPressEvent(event);
}

void MenuField::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(isEnabled() ? m_theme.ctl : m_theme.line, 1));
    painter.setBrush(isEnabled() && underMouse() ? m_theme.sunken : m_theme.surface);
    painter.drawRoundedRect(box, metrics::controlRadius, metrics::controlRadius);
    painter.setPen(isEnabled() ? m_theme.ink : m_theme.line2);
    QRectF room = box.adjusted(padding, 0, -padding - chevron - 4, 0);
    const auto write = [&](const QString &text) {
        painter.drawText(
            room, Qt::AlignVCenter | Qt::AlignLeft,
            fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(room.width()) + 1));
        room.setLeft(room.left() + fontMetrics().horizontalAdvance(text) + secondGap);
    };
    write(words().section(secondMark, 0, 0));
    if (isEnabled())
        painter.setPen(m_theme.ink3);
    write(words().section(secondMark, 1));
    paintIcon(
        painter, Icon::ChevronDown,
        QRectF(box.right() - padding - chevron, box.center().y() - chevron / 2.0, chevron, chevron),
        isEnabled() ? m_theme.ink2 : m_theme.line2);
    if (showsFocus())
        paintFocusRing(painter, box.adjusted(2, 2, -2, -2), metrics::segmentRadius, m_theme);
}

} // namespace locus::widgets
