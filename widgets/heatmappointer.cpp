// SPDX-License-Identifier: GPL-3.0-or-later
// What the pointer does in a map: it picks, it pins, and it tells the others what it is on.
#include "widgets/heatmapview.h"

#include <QMouseEvent>

namespace locus::widgets {

namespace {

constexpr int leaveDelay = 80; // ms: crossing a gap must not make the read-out flicker

} // namespace

void HeatmapView::pick(CellIndex cell)
{
    const core::Stage stage = shownView().stage;
    if (core::isPairStage(stage)) {
        if (cell != CellIndex{view().query, view().key})
            emit cellPicked(cell.row, cell.column);
    } else if (rowKindOf(stage) == RowKind::Queries) {
        if (cell.row != view().query)
            emit queryPicked(cell.row);
    } else if (cell.row != view().key) {
        emit keyPicked(cell.row);
    }
}

void HeatmapView::mousePressEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (geometry && takesPan(*event, *geometry))
        return;
    const auto cell = geometry ? geometry->cellAt(event->position()) : std::nullopt;
    if (event->button() == Qt::LeftButton && cell && (event->modifiers() & Qt::ShiftModifier) &&
        core::isPairStage(shownView().stage))
        emit cellPinned(cell->row, cell->column);
    else if (event->button() == Qt::LeftButton && cell)
        pick(*cell);
    else
        event->ignore();
}

void HeatmapView::mouseMoveEvent(QMouseEvent *event)
{
    const auto geometry = geometryNow();
    if (!geometry)
        return;
    if (m_pan.isDown()) {
        panTo(event->position(), *geometry);
        return;
    }
    if (event->buttons() & Qt::LeftButton) {
        setPointed(std::nullopt);
        pick(geometry->nearestCell(event->position()));
        return;
    }
    if (const auto cell = geometry->cellAt(event->position())) {
        m_leaveTimer.stop();
        setPointed(cell);
    } else if (m_pointed && !m_leaveTimer.isActive()) {
        m_leaveTimer.start(leaveDelay, this);
    }
}

Hover HeatmapView::hoverOf(std::optional<CellIndex> cell) const
{
    Hover hover;
    if (!cell || !hasMap())
        return hover;
    const core::Stage stage = shownView().stage;
    if (core::isPairStage(stage) || rowKindOf(stage) == RowKind::Queries)
        hover.query = cell->row;
    else
        hover.key = cell->row;
    if (core::isPairStage(stage)) {
        hover.key = cell->column;
        hover.delta = core::displacement(*shownFrame().prepared, {cell->row}, {cell->column});
    }
    return hover;
}

/// A cell, or the row or column that a label names.
Hover HeatmapView::pointedAt(QPointF point) const
{
    const auto geometry = geometryNow();
    if (!geometry || geometry->map.contains(point))
        return hover();
    const bool isAbove = point.y() < geometry->map.top();
    const bool isBeside = point.x() < geometry->map.left();
    if (isAbove == isBeside)
        return {};
    Hover named = hoverOf(geometry->nearestCell(point));
    (isAbove ? named.query : named.key) = std::nullopt;
    return named;
}

void HeatmapView::hoverChanged()
{
    if (!m_pointed)
        update();
}

void HeatmapView::setPointed(std::optional<CellIndex> cell)
{
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    update();
    emit hovered(hoverOf(cell));
}

void HeatmapView::leaveEvent(QEvent *event)
{
    if (m_pointed)
        m_leaveTimer.start(leaveDelay, this);
    PictureView::leaveEvent(event);
}

void HeatmapView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_leaveTimer.timerId()) {
        PictureView::timerEvent(event);
        return;
    }
    m_leaveTimer.stop();
    setPointed(std::nullopt);
}

} // namespace locus::widgets
