// SPDX-License-Identifier: GPL-3.0-or-later
// How a NumberField is laid out and painted.
#include "widgets/icons.h"
#include "widgets/numberfield.h"
#include "widgets/numbertext.h"
#include "widgets/style.h"

#include <QLineEdit>
#include <QPainter>

namespace locus::widgets {

namespace {

constexpr int boxHeight = 26;
constexpr int plainHeight = 22;
constexpr int buttonsWidth = 18;
constexpr int textPadding = 7;

} // namespace

int NumberField::widthFor(const QString &text) const
{
    const int content = static_cast<int>(fixedDigitsWidth(m_editor->font(), text)) + 1;
    return content + 2 * ringRoom + 2 * textPadding + (m_plain ? 0 : buttonsWidth);
}

QSize NumberField::sizeHint() const
{
    return {64, m_plain ? plainHeight : boxHeight + 2 * ringRoom};
}

QSize NumberField::minimumSizeHint() const
{
    return sizeHint();
}

QRect NumberField::boxRect() const
{
    return m_plain ? rect().adjusted(0, 1, 0, -1)
                   : rect().adjusted(ringRoom, ringRoom, -ringRoom, -ringRoom);
}

QRect NumberField::buttonsRect() const
{
    QRect box = boxRect();
    box.setLeft(m_plain ? box.right() + 1 : box.right() + 1 - buttonsWidth);
    return box;
}

void NumberField::resizeEvent(QResizeEvent *)
{
    QRect place = boxRect().adjusted(textPadding, 1, -textPadding, -1);
    place.setRight(buttonsRect().left() - 1 - (m_plain ? 0 : textPadding));
    constexpr int editorMargin = 4; // the editor keeps some room of its own before the text
    m_editor->setGeometry(place.adjusted(-editorMargin, 0, 0, 0));
}

void NumberField::paintFrame(QPainter &painter) const
{
    const QRectF box = QRectF(boxRect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool active = m_editor->hasFocus() || !m_problem.isEmpty();
    if (m_plain && !active && !(isEnabled() && underMouse()))
        return;
    painter.setBrush(m_theme.surface);
    if (m_problem.isEmpty())
        painter.setPen(QPen(isEnabled() ? m_theme.ctl : m_theme.line, 1));
    else
        painter.setPen(QPen(m_theme.ink, 2, Qt::DashLine));
    painter.drawRoundedRect(box, metrics::segmentRadius, metrics::segmentRadius);
    if (m_plain)
        return;
    const QRectF buttons = buttonsRect();
    painter.setPen(QPen(m_theme.line, 1));
    painter.drawLine(QPointF(buttons.left() + 0.5, box.top() + 1),
                     QPointF(buttons.left() + 0.5, box.bottom() - 1));
    const QColor arrow = isEnabled() ? m_theme.ink2 : m_theme.line2;
    constexpr double size = 9;
    const QPointF middle = buttons.center();
    paintIcon(painter, Icon::ChevronDown, QRectF(middle.x() - size / 2, middle.y() + 1, size, size),
              arrow);
    painter.save();
    painter.translate(middle.x(), middle.y() - 1);
    painter.rotate(180);
    paintIcon(painter, Icon::ChevronDown, QRectF(-size / 2, 0, size, size), arrow);
    painter.restore();
}

/// A number cut off at the left would be another number.
QString NumberField::fittingText(double room) const
{
    if (m_precise.isEmpty() || fixedDigitsWidth(m_editor->font(), m_text) <= room + textPadding)
        return m_text;
    QString text;
    for (int digits = 5; digits > 1; --digits) {
        text = shortText(m_precise.toDouble(), digits);
        if (fixedDigitsWidth(m_editor->font(), text) <= room + textPadding)
            break;
    }
    return text;
}

void NumberField::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (m_editor->hasFocus() && m_problem.isEmpty() && !m_plain)
        paintFocusRing(painter, boxRect(), metrics::segmentRadius, m_theme);
    if (m_editor->hasFocus() || m_editor->isModified())
        return;
    const QFontMetricsF fm(m_editor->font());
    const QRectF place = m_editor->geometry();
    painter.setPen(!isEnabled()            ? m_theme.line2
                   : m_textColor.isValid() ? m_textColor
                                           : m_theme.ink);
    painter.setClipRect(place.adjusted(-textPadding + 1, 0, 2, 0));
    paintFixedDigits(painter, {place.right(), place.center().y() + fm.capHeight() / 2},
                     fittingText(place.width()), m_editor->font(), Qt::AlignRight);
}

} // namespace locus::widgets
