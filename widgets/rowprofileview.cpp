// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowprofileview.h"

#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

RowProfileView::RowProfileView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void RowProfileView::retranslate()
{
    setAccessibleName(tr("Weights of the query"));
    setAccessibleDescription(tr("One bar per key. The arrow keys choose a key."));
}

QString RowProfileView::title() const
{
    return tr("Weights of the query");
}

QString RowProfileView::subtitle() const
{
    return tr("row %1").arg(view().query);
}

QString RowProfileView::shortTitle() const
{
    return tr("Weights");
}

void RowProfileView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintRowProfile(painter, area(), *frame(), view(), theme());
    if (hasPicture() && hover().key && *hover().key < frame()->shapes.nKey) {
        const auto geometry = rowProfileGeometry(area(), *frame(), view());
        painter.setPen(QPen(theme().ink, 1.6, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(geometry.slotRect(*hover().key).adjusted(1, 0, -1, 0));
    }
    paintFocusRing(painter);
}

std::optional<int> RowProfileView::keyAt(QPointF point) const
{
    return hasPicture() ? rowProfileGeometry(area(), *frame(), view()).keyAt(point) : std::nullopt;
}

void RowProfileView::pickAt(QPointF point)
{
    if (const auto key = keyAt(point); key && *key != view().key)
        emit keyPicked(*key);
}

void RowProfileView::mousePressEvent(QMouseEvent *event)
{
    const auto key = keyAt(event->position());
    if (event->button() != Qt::LeftButton)
        event->ignore();
    else if (key && (event->modifiers() & Qt::ShiftModifier))
        emit cellPinned(view().query, *key);
    else
        pickAt(event->position());
}

void RowProfileView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton) {
        pickAt(event->position());
        return;
    }
    const auto key = keyAt(event->position());
    if (key != hover().key)
        emit hovered(key ? Hover{.query = view().query, .key = *key} : Hover{});
}

void RowProfileView::leaveEvent(QEvent *event)
{
    emit hovered({});
    PictureView::leaveEvent(event);
}

void RowProfileView::keyPressEvent(QKeyEvent *event)
{
    int key = view().key;
    switch (event->key()) {
    case Qt::Key_Left: --key; break;
    case Qt::Key_Right: ++key; break;
    default: PictureView::keyPressEvent(event); return;
    }
    if (hasPicture() && key >= 0 && key < frame()->shapes.nKey)
        emit keyPicked(key);
}

} // namespace locus::widgets
