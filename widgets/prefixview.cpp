// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/prefixview.h"

#include "widgets/painters/common.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

PrefixView::PrefixView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void PrefixView::retranslate()
{
    setAccessibleName(tr("What the mask alone tells"));
    setAccessibleDescription(
        tr("The first rows of the weights, a cell per key. The arrow keys choose a cell."));
}

QString PrefixView::title() const
{
    return tr("What the mask alone tells");
}

QString PrefixView::subtitle() const
{
    return tr("first rows of the weights");
}

QString PrefixView::shortTitle() const
{
    return tr("Mask");
}

PrefixGeometry PrefixView::geometryNow() const
{
    return frame() ? prefixGeometry(area(), *frame()) : PrefixGeometry{};
}

void PrefixView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    const auto hovered =
        hover().isCell() ? std::optional(QPoint(*hover().key, *hover().query)) : std::nullopt;
    paintPrefixes(painter, area(), *frame(), view(), theme(), hovered);
    paintFocusRing(painter);
}

void PrefixView::pick(int query, int key)
{
    const core::Shapes &shapes = frame()->shapes;
    if (query >= 0 && query < shapes.nQuery && key >= 0 && key < shapes.nKey &&
        (query != view().query || key != view().key))
        emit cellPicked(query, key);
}

void PrefixView::mousePressEvent(QMouseEvent *event)
{
    const auto cell = geometryNow().cellAt(event->position());
    if (event->button() == Qt::LeftButton && cell && (event->modifiers() & Qt::ShiftModifier))
        emit cellPinned(cell->y(), cell->x());
    else if (event->button() == Qt::LeftButton && cell)
        pick(cell->y(), cell->x());
    else
        event->ignore();
}

void PrefixView::mouseMoveEvent(QMouseEvent *event)
{
    const auto cell = geometryNow().cellAt(event->position());
    const Hover pointed = cell ? Hover{.query = cell->y(), .key = cell->x()} : Hover{};
    if ((event->buttons() & Qt::LeftButton) && cell)
        pick(cell->y(), cell->x());
    else if (!(event->buttons() & Qt::LeftButton) &&
             (pointed.query != hover().query || pointed.key != hover().key))
        emit hovered(pointed);
}

void PrefixView::leaveEvent(QEvent *event)
{
    emit hovered({});
    PictureView::leaveEvent(event);
}

void PrefixView::keyPressEvent(QKeyEvent *event)
{
    int query = view().query, key = view().key;
    switch (event->key()) {
    case Qt::Key_Up: --query; break;
    case Qt::Key_Down: ++query; break;
    case Qt::Key_Left: --key; break;
    case Qt::Key_Right: ++key; break;
    default: PictureView::keyPressEvent(event); return;
    }
    if (hasPicture())
        pick(query, key);
}

} // namespace locus::widgets
