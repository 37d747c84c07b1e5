// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/valueslider.h"

#include "widgets/colormap.h"
#include "widgets/numberinput.h"
#include "widgets/replaced.h"
#include "widgets/style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int hitHeight = 24;
constexpr double grooveHeight = 4;
constexpr double knobSize = 14;
constexpr double knobBorder = 2.5;
constexpr double markTop = 6.5; // below the middle of the groove
constexpr double markSize = 5;
constexpr double pieceReach = 6.5; // up and down from the middle of the groove
constexpr double pieceFoot = 3;
constexpr int wheelNotch = 120;

} // namespace

ValueSlider::ValueSlider(QWidget *parent)
    : KeyboardFocus(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void ValueSlider::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ValueSlider::setAccent(Accent accent)
{
    m_accent = accent;
    update();
}

void ValueSlider::setDefaultMark(std::optional<double> fraction)
{
    if (replaced(m_default, fraction))
        update();
}

void ValueSlider::setFollowsRule(bool follows)
{
    if (replaced(m_followsRule, follows))
        update();
}

void ValueSlider::setKnobShown(bool shown)
{
    if (replaced(m_knobShown, shown))
        update();
}

void ValueSlider::setPiece(const core::SliderRange &fractions)
{
    if (replaced(m_piece, fractions))
        update();
}

void ValueSlider::setKnobSolid(bool solid)
{
    if (replaced(m_knobSolid, solid))
        update();
}

ValueSlider::Reading ValueSlider::reading() const
{
    if (m_reading)
        return m_reading();
    return {double(sliderPosition()), double(minimum()), double(maximum()),
            QString::number(sliderPosition())};
}

double ValueSlider::fraction() const
{
    return maximum() > minimum()
               ? static_cast<double>(sliderPosition() - minimum()) / (maximum() - minimum())
               : 0;
}

double ValueSlider::xOf(double fraction) const
{
    return overhang + fraction * (width() - 2 * overhang);
}

QRect ValueSlider::knobRect() const
{
    const QPointF middle(xOf(fraction()), height() / 2.0);
    return QRectF(middle.x() - knobSize / 2, middle.y() - knobSize / 2, knobSize, knobSize)
        .toAlignedRect();
}

int ValueSlider::positionAt(double x) const
{
    const double room = std::max(1, width() - 2 * overhang);
    const double share = std::clamp((x - overhang) / room, 0.0, 1.0);
    return minimum() + static_cast<int>(std::lround(share * (maximum() - minimum())));
}

QSize ValueSlider::sizeHint() const
{
    return {160, hitHeight};
}

QSize ValueSlider::minimumSizeHint() const
{
    return {50, hitHeight};
}

QColor ValueSlider::activeColor() const
{
    const QColor color = m_followsRule ? m_theme.line2 : lineColor(m_theme, m_accent);
    return isEnabled() ? color : mixed(color, m_theme.surface, 0.45);
}

void ValueSlider::paintDefaultMark(QPainter &painter) const
{
    const double x = xOf(*m_default);
    const double top = height() / 2.0 + markTop;
    QPainterPath mark;
    mark.moveTo(x, top);
    mark.lineTo(x - markSize * 0.8, top + markSize);
    mark.lineTo(x + markSize * 0.8, top + markSize);
    mark.closeSubpath();
    painter.fillPath(mark, m_theme.ink3);
}

/// A bracket across the groove, its feet towards the piece.
void ValueSlider::paintPieceEnd(QPainter &painter, double fraction, int inward) const
{
    const double x = xOf(fraction), y = height() / 2.0;
    QPainterPath bracket;
    bracket.moveTo(x + inward * pieceFoot, y - pieceReach);
    bracket.lineTo(x, y - pieceReach);
    bracket.lineTo(x, y + pieceReach);
    bracket.lineTo(x + inward * pieceFoot, y + pieceReach);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isEnabled() ? m_theme.ink2 : m_theme.line2, 1.5));
    painter.drawPath(bracket);
}

void ValueSlider::paintKnob(QPainter &painter) const
{
    const double radius = knobSize / 2 - knobBorder / 2;
    painter.setPen(QPen(activeColor(), knobBorder));
    painter.setBrush(m_knobSolid ? activeColor()
                     : isSliderDown() || (underMouse() && isEnabled())
                         ? tintColor(m_theme, m_accent)
                         : m_theme.surface);
    painter.drawEllipse(QPointF(xOf(fraction()), height() / 2.0), radius, radius);
}

void ValueSlider::paintGroove(QPainter &painter) const
{
    const QRectF groove(xOf(0), (height() - grooveHeight) / 2, xOf(1) - xOf(0), grooveHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() ? m_theme.groove : mixed(m_theme.groove, m_theme.surface, 0.45));
    painter.drawRoundedRect(groove, grooveHeight / 2, grooveHeight / 2);
    if (!m_knobShown)
        return;
    painter.setBrush(activeColor());
    painter.drawRoundedRect(QRectF(groove.topLeft(), QPointF(xOf(fraction()), groove.bottom())),
                            grooveHeight / 2, grooveHeight / 2);
}

void ValueSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGroove(painter);
    if (m_default)
        paintDefaultMark(painter);
    if (m_piece.min > 0)
        paintPieceEnd(painter, m_piece.min, 1);
    if (m_piece.max < 1)
        paintPieceEnd(painter, m_piece.max, -1);
    if (m_knobShown)
        paintKnob(painter);
    if (!showsFocus())
        return;
    const double y = height() / 2.0;
    const double knob = xOf(fraction()) - knobSize / 2;
    const QRectF box = m_knobShown ? QRectF(knob, y - knobSize / 2, knobSize, knobSize)
                                   : QRectF(xOf(0) - 3, y - grooveHeight / 2 - 3,
                                            xOf(1) - xOf(0) + 6, grooveHeight + 6);
    paintFocusRing(painter, box, box.height() / 2, m_theme);
}

void ValueSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || maximum() == minimum()) {
        event->ignore();
        return;
    }
    event->accept();
    const double x = event->position().x();
    const double knob = xOf(fraction());
    m_pressedKnob = m_knobShown && std::abs(x - knob) <= hitHeight / 2.0;
    if (!m_knobShown) {
        m_grip = 0;
        setSliderDown(true);
        emit placeRequested(std::clamp((x - xOf(0)) / (xOf(1) - xOf(0)), 0.0, 1.0));
    } else if (m_pressedKnob) {
        // The hit area of the knob is as high as the row, and as wide as it is high.
        m_grip = x - knob;
        setSliderDown(true);
        update();
    } else {
        emit pagesRequested(x < knob ? -1 : 1);
    }
}

void ValueSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (!isSliderDown()) {
        event->ignore();
        return;
    }
    event->accept();
    const int wanted = positionAt(event->position().x() - m_grip);
    if (wanted != sliderPosition())
        m_pressedKnob = false;
    setSliderPosition(wanted);
}

void ValueSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (!isSliderDown() || event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    event->accept();
    setSliderDown(false);
    update();
}

/// On the groove the second press is one more page; on a knob that came there it is none.
void ValueSlider::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_pressedKnob || event->button() != Qt::LeftButton) {
        mousePressEvent(event);
        return;
    }
    event->accept();
    emit resetRequested();
}

void ValueSlider::keyPressEvent(QKeyEvent *event)
{
    const double size = stepsOf(event->modifiers());
    event->accept();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down: emit stepsRequested(-size); break;
    case Qt::Key_Right:
    case Qt::Key_Up: emit stepsRequested(size); break;
    case Qt::Key_PageDown: emit pagesRequested(-1); break;
    case Qt::Key_PageUp: emit pagesRequested(1); break;
    case Qt::Key_Home: emit placeRequested(0); break;
    case Qt::Key_End: emit placeRequested(1); break;
    case Qt::Key_Space: emit playRequested(); break;
    default: event->ignore();
    }
}

void ValueSlider::wheelEvent(QWheelEvent *event)
{
    // Without focus the wheel belongs to the panel that scrolls under the pointer.
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    event->accept();
    m_wheelRest += event->angleDelta().y();
    const int notches = m_wheelRest / wheelNotch;
    m_wheelRest -= notches * wheelNotch;
    if (notches != 0)
        emit stepsRequested(notches * stepsOf(event->modifiers()));
}

} // namespace locus::widgets
