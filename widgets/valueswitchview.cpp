// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/valueswitchview.h"

#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

ValueSwitchView::ValueSwitchView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
    retranslate();
}

void ValueSwitchView::retranslate()
{
    setAccessibleName(tr("Value vectors off and on"));
    setAccessibleDescription(
        tr("The weights and the output of the selected query, without the value vectors and with "
           "them. Left and right choose a key, up and down switch the vectors off and on."));
}

QString ValueSwitchView::title() const
{
    return tr("Value vectors");
}

QString ValueSwitchView::shortTitle() const
{
    return tr("Values");
}

QString ValueSwitchView::subtitle() const
{
    return tr("row %1").arg(view().query);
}

ValueSwitchGeometry ValueSwitchView::geometryNow() const
{
    return frame() ? valueSwitchGeometry(area(), *frame(), view()) : ValueSwitchGeometry{};
}

void ValueSwitchView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintValueSwitch(painter, area(), *frame(), view(), theme());
    paintFocusRing(painter);
}

void ValueSwitchView::setValues(bool on)
{
    if (hasPicture() && frame()->key.shaw.values != on)
        emit paramEdited(QStringLiteral("shaw.values"), on, newGesture());
}

void ValueSwitchView::mousePressEvent(QMouseEvent *event)
{
    const ValueSwitchGeometry g = geometryNow();
    const auto key = g.keyAt(event->position());
    const auto on = g.switchAt(event->position());
    if (event->button() != Qt::LeftButton || (!key && !on)) {
        event->ignore();
        return;
    }
    if (on)
        setValues(*on);
    else if (*key != view().key)
        emit keyPicked(*key);
}

void ValueSwitchView::mouseMoveEvent(QMouseEvent *event)
{
    const ValueSwitchGeometry g = geometryNow();
    if (g.switchAt(event->position()))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    if (const auto key = g.keyAt(event->position());
        key && *key != view().key && (event->buttons() & Qt::LeftButton))
        emit keyPicked(*key);
}

void ValueSwitchView::keyPressEvent(QKeyEvent *event)
{
    const int keys = geometryNow().keys;
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step != 0) {
        if (const int key = view().key + step; key >= 0 && key < keys)
            emit keyPicked(key);
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        setValues(event->key() == Qt::Key_Down);
    } else {
        PictureView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
