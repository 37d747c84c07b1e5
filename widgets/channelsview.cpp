// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/channelsview.h"

#include "core/names.h"
#include "widgets/painters/common.h"
#include "widgets/painters/rotation.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

ChannelsView::ChannelsView(QWidget *parent)
    : BlockView(parent)
{
    retranslate();
}

void ChannelsView::retranslate()
{
    setAccessibleName(tr("Channels"));
    setAccessibleDescription(tr("Which channels turn together, and the vectors of the pair before "
                                "and after. Left and right choose the block, up and down the "
                                "pairing."));
}

QString ChannelsView::title() const
{
    return tr("Channels");
}

QString ChannelsView::shortTitle() const
{
    return tr("Channels");
}

QString ChannelsView::subtitle() const
{
    if (!hasPicture() || rotationBlocks(*frame()) == 0)
        return {};
    return withCaveat(*frame(), core::Stage::Position,
                      tr("%1 of %2 turn, darker is faster")
                          .arg(2 * rotationBlocks(*frame()))
                          .arg(frame()->shapes.dHead));
}

int ChannelsView::blockCount() const
{
    return hasPicture() ? rotationBlocks(*frame()) : 0;
}

ChannelsGeometry ChannelsView::geometryNow() const
{
    return frame() ? channelsGeometry(area(), *frame()) : ChannelsGeometry{};
}

void ChannelsView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintChannels(painter, area(), *frame(), view(), theme(), pointedBlock());
    paintFocusRing(painter);
}

void ChannelsView::setLayout(core::RopeLayout layout)
{
    if (hasPicture() && layout != frame()->key.rope.layout)
        emit paramEdited(QStringLiteral("rope.layout"), std::string(core::nameOf(layout)),
                         newGesture());
}

void ChannelsView::mousePressEvent(QMouseEvent *event)
{
    const ChannelsGeometry g = geometryNow();
    if (event->button() != Qt::LeftButton || g.channels == 0)
        return event->ignore();
    if (const auto name = g.nameAt(event->position())) {
        setLayout(*name);
    } else if (const auto at = g.channelAt(event->position(), frame()->key.rope.layout)) {
        if (const auto block = blockOfChannel(*frame(), at->channel, at->layout))
            pickBlock(*block);
    } else {
        event->ignore();
    }
}

void ChannelsView::mouseMoveEvent(QMouseEvent *event)
{
    const ChannelsGeometry g = geometryNow();
    if (g.nameAt(event->position()))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    const auto at =
        g.channels > 0 ? g.channelAt(event->position(), frame()->key.rope.layout) : std::nullopt;
    point(at ? blockOfChannel(*frame(), at->channel, at->layout) : std::nullopt);
}

void ChannelsView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: pickBlock(view().block - 1); break;
    case Qt::Key_Right: pickBlock(view().block + 1); break;
    case Qt::Key_Up: setLayout(core::RopeLayout::Interleaved); break;
    case Qt::Key_Down: setLayout(core::RopeLayout::Half); break;
    default: BlockView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
