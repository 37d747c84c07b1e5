// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rotationmatrixview.h"

#include "widgets/painters/channels.h"
#include "widgets/painters/rotation.h"
#include "widgets/picturepainter.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

RotationMatrixView::RotationMatrixView(QWidget *parent)
    : BlockView(parent)
{
    retranslate();
}

void RotationMatrixView::retranslate()
{
    setAccessibleName(tr("Rotation matrix"));
    setAccessibleDescription(tr("The block-diagonal matrix of the query's position, and one block "
                                "of the product that depends on the displacement alone. The left "
                                "and right arrow keys choose the block."));
}

QString RotationMatrixView::title() const
{
    return tr("Rotation matrix");
}

QString RotationMatrixView::shortTitle() const
{
    return tr("Matrix");
}

QString RotationMatrixView::subtitle() const
{
    return frame() ? rotationMatrixSubtitle(*frame(), view()) : QString();
}

int RotationMatrixView::blockCount() const
{
    return hasPicture() ? rotationBlocks(*frame()) : 0;
}

RotationMatrixGeometry RotationMatrixView::geometryNow() const
{
    return frame() ? rotationMatrixGeometry(area(), *frame()) : RotationMatrixGeometry{};
}

void RotationMatrixView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintRotationMatrix(painter, area(), *frame(), view(), theme(), pointedBlock());
    paintFocusRing(painter);
}

std::optional<int> RotationMatrixView::blockAt(QPointF point) const
{
    const auto channel = geometryNow().channelAt(point);
    return channel ? blockOfChannel(*frame(), *channel, frame()->key.rope.layout) : std::nullopt;
}

void RotationMatrixView::mousePressEvent(QMouseEvent *event)
{
    const auto block = blockAt(event->position());
    if (event->button() != Qt::LeftButton || !block)
        event->ignore();
    else if (*block != view().block)
        emit blockPicked(*block);
}

void RotationMatrixView::mouseMoveEvent(QMouseEvent *event)
{
    point(blockAt(event->position()));
}

void RotationMatrixView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: pickBlock(view().block - 1); break;
    case Qt::Key_Right: pickBlock(view().block + 1); break;
    default: BlockView::keyPressEvent(event);
    }
}

} // namespace locus::widgets
