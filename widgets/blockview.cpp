// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/blockview.h"

#include <QKeyEvent>

namespace locus::widgets {

BlockView::BlockView(QWidget *parent)
    : PictureView(parent)
{
    setMouseTracking(true);
}

std::optional<int> BlockView::pointedBlock() const
{
    return m_pointed ? m_pointed : hover().block;
}

void BlockView::point(std::optional<int> block)
{
    if (block == m_pointed)
        return;
    m_pointed = block;
    update();
    emit hovered({.block = block});
}

void BlockView::pickBlock(int block)
{
    if (block != view().block && block >= 0 && block < blockCount())
        emit blockPicked(block);
}

void BlockView::leaveEvent(QEvent *event)
{
    point(std::nullopt);
    PictureView::leaveEvent(event);
}

void BlockView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        PictureView::keyPressEvent(event);
    else if (m_pointed && view().pins.isNull()) // pins go first
        point(std::nullopt);
    else
        emit escaped();
}

} // namespace locus::widgets
