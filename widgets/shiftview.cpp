// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shiftview.h"

#include "widgets/keydelta.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

ShiftView::ShiftView(QWidget *parent)
    : BlockView(parent)
{
    retranslate();
}

void ShiftView::retranslate()
{
    setAccessibleName(tr("Matrix of a shift"));
    setAccessibleDescription(
        tr("The matrix that carries the vector of the query's position to that of the key's. The "
           "left and right arrow keys move the offset, up and down choose a frequency."));
}

QString ShiftView::title() const
{
    return tr("A shift is one matrix");
}

QString ShiftView::shortTitle() const
{
    return tr("Shift");
}

QString ShiftView::subtitle() const
{
    return frame() ? shiftSubtitle(*frame(), view()) : QString();
}

int ShiftView::blockCount() const
{
    return hasPicture() ? frame()->shapes.dModel / 2 : 0;
}

std::optional<ShiftGeometry> ShiftView::geometryNow() const
{
    return hasPicture() ? shiftGeometry(area(), *frame(), view()) : std::nullopt;
}

void ShiftView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintShift(painter, area(), *frame(), view(), theme(), {pointedBlock()});
    paintFocusRing(painter);
}

void ShiftView::dragTo(const ShiftGeometry &geometry, double x)
{
    const auto delta = nearestKeyDelta(*frame(), view().query, geometry.offsetAt(x));
    if (delta && *delta != core::displacement(*frame()->prepared, {view().query}, {view().key}))
        emit deltaPicked(*delta);
}

void ShiftView::mousePressEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (event->button() != Qt::LeftButton || !geometry) {
        event->ignore();
        return;
    }
    m_dragging = geometry->isOnRuler(event->position());
    if (m_dragging)
        dragTo(*geometry, event->position().x());
    else if (const auto pair = geometry->pairAt(event->position()))
        pickBlock(*pair);
}

void ShiftView::mouseMoveEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (!geometry)
        return;
    if (m_dragging && (event->buttons() & Qt::LeftButton)) {
        dragTo(*geometry, event->position().x());
        return;
    }
    point(geometry->pairAt(event->position()));
    setCursor(geometry->isOnRuler(event->position()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void ShiftView::mouseReleaseEvent(QMouseEvent *)
{
    m_dragging = false;
}

void ShiftView::keyPressEvent(QKeyEvent *event)
{
    if (!geometryNow()) {
        BlockView::keyPressEvent(event);
        return;
    }
    const auto move = [this](int direction) {
        const auto now = core::displacement(*frame()->prepared, {view().query}, {view().key});
        if (const auto delta = nextKeyDelta(*frame(), view().query, now, direction))
            emit deltaPicked(*delta);
    };
    switch (event->key()) {
    case Qt::Key_Left: move(-1); break;
    case Qt::Key_Right: move(1); break;
    case Qt::Key_Up: pickBlock(view().block - 1); break;
    case Qt::Key_Down: pickBlock(view().block + 1); break;
    default: BlockView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
