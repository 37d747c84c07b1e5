// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that is drawn larger: painters and hands go on in the units of its area().
#include "widgets/pictureview.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QResizeEvent>
#include <QWheelEvent>

#include <cmath>

namespace locus::widgets {

void PictureView::setScale(double scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    QResizeEvent again(size(), size()); // whatever follows from the size follows from the area
    resizeEvent(&again);
    update();
}

QRect PictureView::area() const
{
    if (m_scale == 1)
        return rect();
    return {0, 0, static_cast<int>(std::floor(width() / m_scale)),
            static_cast<int>(std::floor(height() / m_scale))};
}

QRect PictureView::onWidget(const QRectF &part) const
{
    return QRectF(part.topLeft() * m_scale, part.size() * m_scale).toAlignedRect();
}

QRegion PictureView::inArea(const QRegion &region) const
{
    QRegion inside;
    for (const QRect &rect : region) {
        const QRectF part(rect);
        inside += QRectF(part.topLeft() / m_scale, part.size() / m_scale).toAlignedRect();
    }
    return inside;
}

bool PictureView::scaledEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove: {
        const auto &mouse = static_cast<QMouseEvent &>(*event);
        QMouseEvent inside(mouse.type(), mouse.position() / m_scale, mouse.scenePosition(),
                           mouse.globalPosition(), mouse.button(), mouse.buttons(),
                           mouse.modifiers(), mouse.pointingDevice());
        return handledAs(inside, *event);
    }
    case QEvent::Wheel: {
        const auto &wheel = static_cast<QWheelEvent &>(*event);
        QWheelEvent inside(wheel.position() / m_scale, wheel.globalPosition(), wheel.pixelDelta(),
                           wheel.angleDelta(), wheel.buttons(), wheel.modifiers(), wheel.phase(),
                           wheel.inverted());
        return handledAs(inside, *event);
    }
    case QEvent::ToolTip: {
        const auto &help = static_cast<QHelpEvent &>(*event);
        QHelpEvent inside(QEvent::ToolTip, (QPointF(help.pos()) / m_scale).toPoint(),
                          help.globalPos());
        return handledAs(inside, *event);
    }
    case QEvent::Paint: {
        QPaintEvent inside(inArea(static_cast<QPaintEvent &>(*event).region()));
        return handledAs(inside, *event);
    }
    default: return handled(event);
    }
}

bool PictureView::handledAs(QEvent &inside, QEvent &event)
{
    inside.setAccepted(event.isAccepted());
    const bool known = handled(&inside);
    event.setAccepted(inside.isAccepted());
    return known;
}

} // namespace locus::widgets
