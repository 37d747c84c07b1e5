// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/channelorderview.h"

#include "core/names.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

ChannelOrderView::ChannelOrderView(QWidget *parent)
    : BlockView(parent)
{
    retranslate();
}

void ChannelOrderView::retranslate()
{
    setAccessibleName(tr("Order of the channels"));
    setAccessibleDescription(
        tr("The position vector of the query with sines and cosines by turns, and with all sines "
           "first. The left and right arrow keys choose a frequency, up and down the order."));
}

QString ChannelOrderView::title() const
{
    return tr("Order of the channels");
}

QString ChannelOrderView::shortTitle() const
{
    return tr("Channels");
}

QString ChannelOrderView::subtitle() const
{
    return tr("solid: sine, dashed: cosine");
}

int ChannelOrderView::blockCount() const
{
    return hasPicture() ? frame()->shapes.dModel / 2 : 0;
}

std::optional<ChannelOrderGeometry> ChannelOrderView::geometryNow() const
{
    return hasPicture() ? channelOrderGeometry(area(), *frame(), view()) : std::nullopt;
}

void ChannelOrderView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintChannelOrder(painter, area(), *frame(), view(), theme(), {pointedBlock()});
    paintFocusRing(painter);
}

void ChannelOrderView::choose(core::ChannelLayout layout)
{
    if (layout != frame()->key.sinusoidal.layout)
        emit paramEdited(QStringLiteral("sinusoidal.layout"),
                         core::Value(std::string(core::nameOf(layout))), newGesture());
}

void ChannelOrderView::mousePressEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (event->button() != Qt::LeftButton || !geometry) {
        event->ignore();
        return;
    }
    if (const auto layout = geometry->nameAt(event->position()))
        choose(*layout);
    else if (const auto pair = geometry->pairAt(event->position()))
        pickBlock(*pair);
}

void ChannelOrderView::mouseMoveEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (!geometry)
        return;
    point(geometry->pairAt(event->position()));
    setCursor(geometry->nameAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ChannelOrderView::keyPressEvent(QKeyEvent *event)
{
    if (!geometryNow()) {
        BlockView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: pickBlock(view().block - 1); break;
    case Qt::Key_Right: pickBlock(view().block + 1); break;
    case Qt::Key_Up: choose(core::ChannelLayout::Interleaved); break;
    case Qt::Key_Down: choose(core::ChannelLayout::Concat); break;
    default: BlockView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
