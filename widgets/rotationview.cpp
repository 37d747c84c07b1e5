// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rotationview.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace locus::widgets {

namespace {

constexpr int scrollBarWidth = 10;

} // namespace

RotationView::RotationView(QWidget *parent)
    : PictureView(parent)
    , m_scroll(new QScrollBar(Qt::Vertical, this))
{
    m_scroll->hide();
    m_scroll->setFocusPolicy(Qt::NoFocus);
    connect(m_scroll, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    retranslate();
}

void RotationView::retranslate()
{
    setAccessibleName(tr("Rotation circles"));
    setAccessibleDescription(
        tr("One circle per pair of channels. The arrow keys choose a circle."));
    m_scroll->setAccessibleName(tr("Scroll the circles"));
}

RotationOptions RotationView::options() const
{
    RotationOptions options;
    options.block = m_block;
    options.firstRow = m_scroll->value();
    return options;
}

QRectF RotationView::pictureRect() const
{
    return QRectF(rect()).adjusted(0, 0, m_scroll->isHidden() ? 0 : -scrollBarWidth - 2, 0);
}

RotationGeometry RotationView::geometryNow() const
{
    return frame() ? rotationGeometry(pictureRect(), *frame(), options()) : RotationGeometry{};
}

void RotationView::setBlock(int block)
{
    const int blocks = frame() ? rotationBlocks(*frame()) : 0;
    block = blocks > 0 ? std::clamp(block, 0, blocks - 1) : std::max(block, 0);
    if (block == m_block)
        return;
    m_block = block;
    scrollToBlock();
    update();
}

void RotationView::pictureChanged()
{
    if (!frame())
        return;
    const int blocks = rotationBlocks(*frame());
    if (blocks > 0 && m_block >= blocks)
        m_block = blocks - 1;
    updateScrollBar();
}

void RotationView::resizeEvent(QResizeEvent *event)
{
    updateScrollBar();
    PictureView::resizeEvent(event);
}

void RotationView::updateScrollBar()
{
    // The bar takes room from the grid, so whether it is needed is asked without it.
    const RotationGeometry all =
        frame() ? rotationGeometry(rect(), *frame(), {}) : RotationGeometry{};
    m_scroll->setVisible(all.rows > all.visibleRows);
    const RotationGeometry g = geometryNow();
    m_scroll->setRange(0, std::max(0, g.rows - g.visibleRows));
    m_scroll->setPageStep(std::max(1, g.visibleRows));
    m_scroll->setGeometry(width() - scrollBarWidth, static_cast<int>(g.grid.top()), scrollBarWidth,
                          static_cast<int>(g.grid.height()));
    scrollToBlock();
}

void RotationView::scrollToBlock()
{
    const RotationGeometry g = geometryNow();
    if (g.blocks == 0)
        return;
    const int row = m_block / g.columns;
    if (row < g.firstRow)
        m_scroll->setValue(row);
    else if (row >= g.firstRow + g.visibleRows)
        m_scroll->setValue(row - g.visibleRows + 1);
}

void RotationView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    QPainter painter(this);
    paintRotation(painter, pictureRect(), *frame(), view(), theme(), options());
    paintFocusRing(painter);
}

void RotationView::pick(int block)
{
    if (block == m_block)
        return;
    setBlock(block);
    emit blockPicked(m_block);
}

void RotationView::mousePressEvent(QMouseEvent *event)
{
    const auto block = geometryNow().blockAt(event->position());
    if (event->button() == Qt::LeftButton && block)
        pick(*block);
    else
        event->ignore();
}

void RotationView::wheelEvent(QWheelEvent *event)
{
    if (m_scroll->isHidden()) {
        event->ignore();
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / 120; // fine wheels send parts of a step
    m_wheel -= steps * 120;
    m_scroll->setValue(m_scroll->value() - steps);
    event->accept();
}

void RotationView::keyPressEvent(QKeyEvent *event)
{
    const RotationGeometry g = geometryNow();
    int block = m_block;
    switch (event->key()) {
    case Qt::Key_Left: --block; break;
    case Qt::Key_Right: ++block; break;
    case Qt::Key_Up: block -= g.columns; break;
    case Qt::Key_Down: block += g.columns; break;
    case Qt::Key_Home: block = 0; break;
    case Qt::Key_End: block = g.blocks - 1; break;
    default: PictureView::keyPressEvent(event); return;
    }
    if (block >= 0 && block < g.blocks)
        pick(block);
}

} // namespace locus::widgets
