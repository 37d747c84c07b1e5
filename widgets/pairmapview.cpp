// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pairmapview.h"

#include <QMouseEvent>

namespace locus::widgets {

namespace {

constexpr int leaveDelay = 80; // ms, as in the large map

} // namespace

std::optional<CellIndex> PairMapView::markedPair() const
{
    if (!hasPicture())
        return std::nullopt;
    std::optional<CellIndex> cell = m_pointed;
    if (!cell && hover().isCell())
        cell = CellIndex{*hover().query, *hover().key};
    const core::Shapes &shapes = frame()->shapes;
    const bool inside = cell && cell->row >= 0 && cell->row < shapes.nQuery && cell->column >= 0 &&
                        cell->column < shapes.nKey;
    return inside ? cell : std::nullopt;
}

std::optional<core::Stage> PairMapView::markedStage() const
{
    return m_pointed ? std::nullopt : hover().stage;
}

void PairMapView::hoverChanged()
{
    if (!m_pointed)
        update();
}

void PairMapView::pick(CellIndex cell)
{
    if (cell != CellIndex{view().query, view().key})
        emit cellPicked(cell.row, cell.column);
}

void PairMapView::setPointed(std::optional<CellIndex> cell, std::optional<core::Stage> stage)
{
    m_leave.stop();
    if (cell == m_pointed && stage == m_pointedStage)
        return;
    m_pointed = cell;
    m_pointedStage = stage;
    update();
    Hover hover;
    if (cell) {
        hover.query = cell->row;
        hover.key = cell->column;
        hover.delta = core::displacement(*frame()->prepared, {cell->row}, {cell->column});
        hover.stage = stage;
    }
    emit hovered(hover);
}

void PairMapView::mousePressEvent(QMouseEvent *event)
{
    const auto cell = hasPicture() ? pairAt(event->position()) : std::nullopt;
    m_dragging = event->button() == Qt::LeftButton && cell;
    if (!m_dragging) {
        event->ignore();
        return;
    }
    if (event->modifiers() & Qt::ShiftModifier) {
        m_dragging = false;
        emit cellPinned(cell->row, cell->column);
        return;
    }
    pick(*cell);
}

void PairMapView::mouseMoveEvent(QMouseEvent *event)
{
    if (!hasPicture())
        return;
    if (event->buttons() & Qt::LeftButton) {
        setPointed(std::nullopt);
        if (const auto cell = m_dragging ? nearestPair(event->position()) : std::nullopt)
            pick(*cell);
        return;
    }
    if (const auto cell = pairAt(event->position()))
        setPointed(cell, stageAt(event->position()));
    else if (m_pointed && !m_leave.isActive())
        m_leave.start(leaveDelay, this);
}

void PairMapView::leaveEvent(QEvent *event)
{
    if (m_pointed)
        m_leave.start(leaveDelay, this);
    PictureView::leaveEvent(event);
}

void PairMapView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_leave.timerId())
        setPointed(std::nullopt);
    else
        PictureView::timerEvent(event);
}

void PairMapView::keyPressEvent(QKeyEvent *event)
{
    CellIndex cell{view().query, view().key};
    switch (event->key()) {
    case Qt::Key_Up: --cell.row; break;
    case Qt::Key_Down: ++cell.row; break;
    case Qt::Key_Left: --cell.column; break;
    case Qt::Key_Right: ++cell.column; break;
    case Qt::Key_Escape:
        if (m_pointed && view().pins.isNull()) // pins go first
            setPointed(std::nullopt);
        else
            emit escaped();
        return;
    default: PictureView::keyPressEvent(event); return;
    }
    if (hasPicture() && cell.row >= 0 && cell.row < frame()->shapes.nQuery && cell.column >= 0 &&
        cell.column < frame()->shapes.nKey)
        pick(cell);
}

} // namespace locus::widgets
