// SPDX-License-Identifier: GPL-3.0-or-later
// Zooming in and moving about in a map.
#include "widgets/heatmapview.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace locus::widgets {

namespace {

QPointF leastOf(const HeatmapGeometry &geometry)
{
    return {leastShare(geometry.columns), leastShare(geometry.rows)};
}

/// A cell with half a neighbour on either side.
AxisWindow showingCell(const AxisWindow &window, int cell, int cells)
{
    return showing(window, std::max(0.0, (cell - 0.5) / cells),
                   std::min(1.0, (cell + 1.5) / cells));
}

} // namespace

void HeatmapView::setWindows(const AxisWindow &rows, const AxisWindow &columns)
{
    if (rows == m_rows && columns == m_columns)
        return;
    m_rows = rows;
    m_columns = columns;
    m_geometry.reset();
    m_outside.reset();
    showPanCursor();
    update();
    emit zoomChanged();
}

void HeatmapView::fit()
{
    setWindows({}, {});
}

void HeatmapView::zoomBy(double factor, QPointF at)
{
    const auto geometry = geometryNow();
    if (!geometry)
        return;
    setPointed(std::nullopt);
    const auto [x, y] =
        zoomedAt({m_columns, m_rows}, factor, at, geometry->map, leastOf(*geometry));
    setWindows(y, x);
}

/// The selected pair stays in sight, wherever it was chosen.
void HeatmapView::followSelection()
{
    const std::pair selected(view().query, view().key);
    const bool isPair = core::isPairStage(view().stage);
    if (m_zoomedPairs != isPair)
        fit();
    m_zoomedPairs = isPair;
    if (selected == m_followed)
        return;
    m_followed = selected;
    const auto geometry = isZoomed() ? geometryNow() : std::nullopt;
    if (!geometry)
        return;
    const bool byKey = !isPair && rowKindOf(view().stage) == RowKind::Keys;
    const int row = byKey ? view().key : view().query;
    setWindows(row < geometry->rows ? showingCell(m_rows, row, geometry->rows) : m_rows,
               isPair && view().key < geometry->columns
                   ? showingCell(m_columns, view().key, geometry->columns)
                   : m_columns);
}

void HeatmapView::showPanCursor()
{
    if (const auto hand = m_pan.cursor(isZoomed()))
        setCursor(*hand);
    else
        unsetCursor();
}

void HeatmapView::wheelEvent(QWheelEvent *event)
{
    const auto geometry = geometryNow();
    const auto turned =
        geometry ? turnedByWheel({m_columns, m_rows}, *event, geometry->map, leastOf(*geometry))
                 : std::nullopt;
    event->setAccepted(turned.has_value()); // otherwise the page scrolls
    if (!turned)
        return;
    setPointed(std::nullopt);
    setWindows(turned->y, turned->x);
}

void HeatmapView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isZoomed()) {
        m_pan.release();
        fit();
        if (core::isPairStage(shownView().stage)) // its first click was meant as half of it
            pick({m_beforeClick.first, m_beforeClick.second});
    } else {
        mousePressEvent(event);
    }
}

void HeatmapView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_pan.isDown()) {
        event->ignore();
        return;
    }
    const bool wasClick = m_pan.release();
    showPanCursor();
    const auto geometry = geometryNow();
    const auto cell = geometry ? geometry->cellAt(event->position()) : std::nullopt;
    if (!wasClick || !cell || event->button() != Qt::LeftButton)
        return;
    m_beforeClick = {view().query, view().key};
    pick(*cell);
}

/// A press that may become a pan.
bool HeatmapView::takesPan(const QMouseEvent &event, const HeatmapGeometry &geometry)
{
    const bool isPlain = event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier;
    if (!isZoomed() || !(isPlain || event.button() == Qt::MiddleButton) ||
        !geometry.map.contains(event.position()))
        return false;
    m_pan.press(event.position(), {m_columns, m_rows});
    return true;
}

void HeatmapView::panTo(QPointF point, const HeatmapGeometry &geometry)
{
    setPointed(std::nullopt);
    if (const auto windows = m_pan.drag(point, geometry.map.size())) {
        showPanCursor();
        setWindows(windows->y, windows->x);
    }
}

bool HeatmapView::zoomKey(const QKeyEvent &event, const HeatmapGeometry &geometry)
{
    if (event.modifiers() & Qt::ControlModifier)
        return false; // zooms the whole interface
    const bool isPair = core::isPairStage(shownView().stage);
    const bool isSelected = isPair && geometry.shows(view().query, view().key);
    const QPointF at =
        isSelected ? geometry.cell(view().query, view().key).center() : geometry.map.center();
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(keyFactor, at); return true;
    case Qt::Key_Minus: zoomBy(1 / keyFactor, at); return true;
    case Qt::Key_0: fit(); return true;
    default: return false;
    }
}

} // namespace locus::widgets
