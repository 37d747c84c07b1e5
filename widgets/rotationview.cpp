// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rotationview.h"

#include "widgets/picturepainter.h"
#include "widgets/rowscroll.h"

#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace locus::widgets {

RotationView::RotationView(QWidget *parent)
    : PictureView(parent)
    , m_scroll(new RowScroll(this))
{
    setMouseTracking(true);
    retranslate();
}

void RotationView::retranslate()
{
    setAccessibleName(tr("Rotation circles"));
    setAccessibleDescription(tr(
        "One circle per pair of channels. The arrow keys choose a circle. Where the same q and k "
        "stand at every position, the hands of the large circle can be dragged."));
    m_scroll->setAccessibleName(tr("Scroll the circles"));
}

RotationOptions RotationView::options() const
{
    RotationOptions options;
    options.firstRow = m_scroll->firstRow();
    options.hovered = m_pointed ? m_pointed : hover().block;
    if (m_drag)
        options.scale = m_drag->scale;
    return options;
}

QRectF RotationView::pictureRect() const
{
    return m_scroll->room(area());
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
    setToolTip(canDrag() ? tr("Drag a hand to change q or k (Shift: without snapping)")
                         : QString());
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
        frame() ? rotationGeometry(area(), *frame(), {}) : RotationGeometry{};
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

void RotationView::hoverChanged()
{
    const RotationGeometry g = geometryNow();
    if (const auto block = hover().block; block && !m_pointed && *block < g.blocks)
        m_scroll->showRow(*block / g.columns);
    update();
}

void RotationView::paintEvent(QPaintEvent *)
{
    if (!frame())
        return;
    PicturePainter painter(*this);
    paintRotation(painter, pictureRect(), *frame(), view(), theme(), options());
    paintFocusRing(painter);
}

void RotationView::pick(int block)
{
    if (block != view().block)
        emit blockPicked(block);
}

/// One vector at every position: anywhere else a hand would be one row of many.
bool RotationView::canDrag() const
{
    return hasPicture() && frame()->key.method == core::MethodId::Rope &&
           frame()->key.content.source == core::ContentSource::Identical;
}

std::optional<HandTip> RotationView::tipAt(QPointF point) const
{
    constexpr double reach = 10;
    if (!canDrag())
        return std::nullopt;
    std::optional<HandTip> nearest;
    double least = reach;
    for (const HandTip &tip : handTips(pictureRect(), *frame(), view(), options())) {
        // Under the deliberate mistake a turned hand belongs to no single angle.
        if (tip.rotated && frame()->key.mistake != core::Mistake::None)
            continue;
        const double distance = QLineF(tip.at, point).length();
        if (distance < least) {
            least = distance;
            nearest = tip;
        }
    }
    return nearest;
}

void RotationView::beginDrag(const HandTip &tip)
{
    const core::Prepared &p = *frame()->prepared;
    const auto head = static_cast<std::size_t>(view().head);
    const core::Row<double> row = tip.role == Role::Query
                                      ? core::Row<double>(p.projected.q[head].row(view().query))
                                      : core::Row<double>(p.projected.k[head].row(view().key));
    const auto block =
        static_cast<std::size_t>(std::clamp(view().block, 0, geometryNow().blocks - 1));
    const core::ChannelPair pair = p.hooks.onQuery->pairs[block];
    m_drag = Drag{tip,
                  newGesture(),
                  handScale(*frame(), view()),
                  std::vector<double>(row.data(), row.data() + row.size()),
                  {pair.first, pair.second}};
    setCursor(Qt::ClosedHandCursor);
}

void RotationView::dragTo(QPointF point, bool free)
{
    std::array<double, 2> hand =
        vectorOfHand(m_drag->tip, point, pictureRect(), *frame(), view(), options());
    const auto [a, b] = m_drag->channels;
    const auto first = static_cast<std::size_t>(a);
    const auto second = static_cast<std::size_t>(b);
    if (!free)
        hand = snappedHand(hand, {m_drag->vector[first], m_drag->vector[second]});
    core::Value::Array values(m_drag->vector.begin(), m_drag->vector.end());
    values[first] = hand[0];
    values[second] = hand[1];
    emit paramEdited(m_drag->tip.role == Role::Query ? QStringLiteral("content.q")
                                                     : QStringLiteral("content.k"),
                     values, m_drag->gesture);
}

void RotationView::hoverAt(QPointF point)
{
    if (tipAt(point))
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
    const auto block = geometryNow().blockAt(point);
    if (block == m_pointed)
        return;
    m_pointed = block;
    update();
    emit hovered({.block = block});
}

void RotationView::mousePressEvent(QMouseEvent *event)
{
    const auto block = geometryNow().blockAt(event->position());
    const auto tip = tipAt(event->position());
    if (event->button() != Qt::LeftButton || (!block && !tip))
        event->ignore();
    else if (tip)
        beginDrag(*tip);
    else
        pick(*block);
}

void RotationView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag && hasPicture())
        dragTo(event->position(), event->modifiers() & Qt::ShiftModifier);
    else if (!m_drag)
        hoverAt(event->position());
}

void RotationView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_drag || event->button() != Qt::LeftButton)
        return;
    m_drag.reset(); // every block fills its dial again
    hoverAt(event->position());
    update();
}

void RotationView::leaveEvent(QEvent *event)
{
    if (m_pointed) {
        m_pointed.reset();
        update();
        emit hovered({});
    }
    PictureView::leaveEvent(event);
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
