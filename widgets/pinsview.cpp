// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pinsview.h"

#include "widgets/painters/pins.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

namespace {

std::optional<core::Pair> pinIn(const std::vector<QRectF> &rects, QPointF point,
                                const core::View &view)
{
    const auto pins = core::pinsOf(view);
    for (std::size_t i = 0; i < std::min(rects.size(), pins.size()); ++i)
        if (rects[i].contains(point))
            return pins[i];
    return std::nullopt;
}

} // namespace

PinsView::PinsView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

void PinsView::retranslate()
{
    setAccessibleName(tr("Pinned pairs"));
    setToolTip(tr("Shift and a click in the map pin a pair; Escape lets all go"));
    pictureChanged();
}

void PinsView::pictureChanged()
{
    if (hasPicture())
        setAccessibleDescription(pinsText(*frame(), view()));
    m_chosen = std::clamp(m_chosen, 0, std::max(0, static_cast<int>(view().pins.extent(0)) - 1));
}

int PinsView::widthIn(int room) const
{
    return hasPicture() ? static_cast<int>(pinsWidth(room, *frame(), view(), theme())) : room;
}

void PinsView::paintEvent(QPaintEvent *)
{
    if (!hasPicture())
        return;
    PicturePainter painter(*this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPins(painter, area(), *frame(), view(), theme());
    paintFocusRing(painter);
}

std::optional<core::Pair> PinsView::pinAt(QPointF point) const
{
    if (!hasPicture())
        return std::nullopt;
    return pinIn(pinGeometry(area(), *frame(), view(), theme()).pins, point, view());
}

std::optional<core::Pair> PinsView::crossAt(QPointF point) const
{
    if (!hasPicture())
        return std::nullopt;
    return pinIn(pinGeometry(area(), *frame(), view(), theme()).crosses, point, view());
}

void PinsView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    if (const auto pair = crossAt(event->position()))
        emit cellPinned(pair->query.value, pair->key.value);
    else if (const auto there = pinAt(event->position()))
        emit cellPicked(there->query.value, there->key.value);
}

void PinsView::mouseMoveEvent(QMouseEvent *event)
{
    const auto pair = pinAt(event->position());
    emit hovered(pair ? Hover{.query = pair->query.value, .key = pair->key.value} : Hover{});
}

void PinsView::leaveEvent(QEvent *event)
{
    emit hovered({});
    PictureView::leaveEvent(event);
}

void PinsView::keyPressEvent(QKeyEvent *event)
{
    const auto pins = core::pinsOf(view());
    if (pins.empty()) {
        PictureView::keyPressEvent(event);
        return;
    }
    const core::Pair &pair = pins[static_cast<std::size_t>(m_chosen)];
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: m_chosen = 0; break;
    case Qt::Key_Right:
    case Qt::Key_Down: m_chosen = static_cast<int>(pins.size()) - 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit cellPicked(pair.query.value, pair.key.value); break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit cellPinned(pair.query.value, pair.key.value); break;
    case Qt::Key_Escape: emit escaped(); break;
    default: PictureView::keyPressEvent(event); return;
    }
    update();
}

} // namespace locus::widgets
