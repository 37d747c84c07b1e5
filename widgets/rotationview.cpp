// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rotationview.h"

#include "widgets/rowscroll.h"

#include <QMouseEvent>
#include <QPainter>

namespace locus::widgets {

RotationView::RotationView(QWidget *parent)
    : PictureView(parent)
    , m_scroll(new RowScroll(this))
{
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
    options.firstRow = m_scroll->firstRow();
    return options;
}

QRectF RotationView::pictureRect() const
{
    return m_scroll->room(rect());
}

RotationGeometry RotationView::geometryNow() const
{
    return frame() ? rotationGeometry(pictureRect(), *frame(), options()) : RotationGeometry{};
}

QString RotationView::title() const
{
    return isSinusoid() ? tr("Clock hands") : tr("Rotation");
}

QString RotationView::shortTitle() const
{
    return isSinusoid() ? tr("Clocks") : tr("Rotation");
}

QString RotationView::subtitle() const
{
    return frame() ? rotationSubtitle(*frame(), view().block) : QString();
}

bool RotationView::isSinusoid() const
{
    return frame() && frame()->key.method == core::MethodId::Sinusoidal;
}

void RotationView::pictureChanged()
{
    if (frame())
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
    m_scroll->setNeeded(all.rows > all.visibleRows);
    const RotationGeometry g = geometryNow();
    m_scroll->setRows(g.rows, g.visibleRows, g.grid);
    scrollToBlock();
}

void RotationView::scrollToBlock()
{
    const RotationGeometry g = geometryNow();
    if (g.blocks > 0)
        m_scroll->showRow(view().block / g.columns);
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
    if (block != view().block)
        emit blockPicked(block);
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
    event->setAccepted(m_scroll->wheel(*event));
}

void RotationView::keyPressEvent(QKeyEvent *event)
{
    const RotationGeometry g = geometryNow();
    int block = view().block;
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
