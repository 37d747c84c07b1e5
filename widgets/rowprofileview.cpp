// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowprofileview.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

RowProfileView::RowProfileView(QWidget *parent)
    : PictureView(parent)
{
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
    QPainter painter(this);
    paintRowProfile(painter, rect(), *frame(), view(), theme());
    paintFocusRing(painter);
}

void RowProfileView::pickAt(QPointF point)
{
    if (!hasPicture())
        return;
    if (const auto key = rowProfileGeometry(rect(), *frame(), view()).keyAt(point);
        key && *key != view().key)
        emit keyPicked(*key);
}

void RowProfileView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        pickAt(event->position());
    else
        event->ignore();
}

void RowProfileView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        pickAt(event->position());
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
