// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rotationmatrixview.h"

#include "widgets/painters/channels.h"
#include "widgets/painters/rotation.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

RotationMatrixView::RotationMatrixView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
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

RotationMatrixGeometry RotationMatrixView::geometryNow() const
{
    return frame() ? rotationMatrixGeometry(rect(), *frame()) : RotationMatrixGeometry{};
}

void RotationMatrixView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    QPainter painter(this);
    paintRotationMatrix(painter, rect(), *frame(), view(), theme(),
                        m_pointed ? m_pointed : hover().block);
    paintFocusRing(painter);
}

std::optional<int> RotationMatrixView::blockAt(QPointF point) const
{
    const auto channel = geometryNow().channelAt(point);
    return channel ? blockOfChannel(*frame(), *channel, frame()->key.rope.layout) : std::nullopt;
}

void RotationMatrixView::point(std::optional<int> block)
{
    if (block == m_pointed)
        return;
    m_pointed = block;
    update();
    emit hovered({.block = block});
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

void RotationMatrixView::leaveEvent(QEvent *event)
{
    point(std::nullopt);
    PictureView::leaveEvent(event);
}

void RotationMatrixView::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0) {
        PictureView::keyPressEvent(event);
        return;
    }
    const int block = view().block + step;
    if (hasPicture() && block >= 0 && block < rotationBlocks(*frame()))
        emit blockPicked(block);
}

} // namespace locus::widgets
