// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/channelorderview.h"

#include "core/names.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

ChannelOrderView::ChannelOrderView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
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

std::optional<ChannelOrderGeometry> ChannelOrderView::geometryNow() const
{
    return hasPicture() ? channelOrderGeometry(rect(), *frame(), view()) : std::nullopt;
}

void ChannelOrderView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    QPainter painter(this);
    paintChannelOrder(painter, rect(), *frame(), view(), theme(),
                      {m_pointed ? m_pointed : hover().block});
    paintFocusRing(painter);
}

void ChannelOrderView::point(std::optional<int> pair)
{
    if (pair == m_pointed)
        return;
    m_pointed = pair;
    update();
    emit hovered({.block = pair});
}

void ChannelOrderView::pick(int pair)
{
    if (pair != view().block && pair >= 0 && 2 * pair < frame()->shapes.dModel)
        emit blockPicked(pair);
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
        pick(*pair);
}

void ChannelOrderView::mouseMoveEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (!geometry)
        return;
    point(geometry->pairAt(event->position()));
    setCursor(geometry->nameAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ChannelOrderView::leaveEvent(QEvent *event)
{
    point(std::nullopt);
    PictureView::leaveEvent(event);
}

void ChannelOrderView::keyPressEvent(QKeyEvent *event)
{
    if (!geometryNow()) {
        PictureView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: pick(view().block - 1); break;
    case Qt::Key_Right: pick(view().block + 1); break;
    case Qt::Key_Up: choose(core::ChannelLayout::Interleaved); break;
    case Qt::Key_Down: choose(core::ChannelLayout::Concat); break;
    case Qt::Key_Escape:
        if (m_pointed)
            point(std::nullopt);
        else
            emit escaped();
        break;
    default: PictureView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
