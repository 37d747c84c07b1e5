// SPDX-License-Identifier: GPL-3.0-or-later
// Zooming in and moving along the displacements of a curve.
#include "widgets/curveview.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

void CurveView::setWindow(const AxisWindow &window)
{
    if (window == m_window)
        return;
    m_window = window;
    showPanCursor();
    update();
}

void CurveView::fit()
{
    setWindow({});
}

void CurveView::zoomBy(double factor, double x)
{
    if (!hasPicture() || painterNow().data().curves.delta.empty())
        return;
    setPointed({});
    const CurveGeometry &g = painterNow().geometry();
    // As many displacements as the whole axis has.
    const double all = (g.xHigh - g.xLow) / m_window.size;
    const double share = std::clamp((x - g.plot.left()) / g.plot.width(), 0.0, 1.0);
    setWindow(zoomed(m_window, factor, share, fewestCells / std::max<double>(all, fewestCells)));
}

/// Minus goes on to a farther reach once all is shown, plus comes back from it first.
void CurveView::zoomKey(int key)
{
    const CurveGeometry &g = painterNow().geometry();
    const double middle =
        painterNow().data().value ? g.x(double(painterNow().data().delta)) : g.plot.center().x();
    if (key == Qt::Key_0)
        fit();
    else if (key == Qt::Key_Minus && isZoomed())
        zoomBy(1 / keyFactor, middle);
    else if (key == Qt::Key_Minus)
        static_cast<void>(stepReach(1));
    else if (isZoomed() || !stepReach(-1))
        zoomBy(keyFactor, middle);
}

/// The selected displacement stays in sight, wherever it was chosen.
void CurveView::pictureChanged()
{
    const std::pair selected(view().query, view().key);
    if (selected == m_followed)
        return;
    m_followed = selected;
    if (!isZoomed() || !hasPicture() || painterNow().data().curves.delta.empty())
        return;
    const CurveGeometry &g = painterNow().geometry();
    const double unit = m_window.size / (g.xHigh - g.xLow); // share of one displacement
    const double at =
        m_window.from + (static_cast<double>(painterNow().data().delta) - g.xLow) * unit;
    if (at > 0 && at < 1)
        setWindow(showing(m_window, std::max(0.0, at - unit), std::min(1.0, at + unit)));
}

void CurveView::showPanCursor()
{
    setCursor(m_pan.isPan() ? Qt::ClosedHandCursor
              : isZoomed()  ? Qt::OpenHandCursor
                            : Qt::SizeHorCursor);
}

void CurveView::panTo(QPointF point)
{
    setPointed({});
    if (const auto windows = m_pan.drag(point, painterNow().geometry().plot.size())) {
        showPanCursor();
        setWindow(windows->x);
    }
}

void CurveView::wheelEvent(QWheelEvent *event)
{
    const QPoint turn = event->angleDelta();
    const CurveGeometry &g = painterNow().geometry();
    const bool leavesWhole = turn.y() <= 0 && !isZoomed();
    if (!hasPicture() || leavesWhole || !(g.plot | g.phases).contains(event->position())) {
        event->ignore(); // the page scrolls
        return;
    }
    event->accept();
    if (std::abs(turn.x()) > std::abs(turn.y()))
        setWindow(moved(m_window, -turn.x() / 120.0 * m_window.size / 8));
    else
        zoomBy(wheelFactor(turn.y()), event->position().x());
}

void CurveView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isZoomed()) {
        m_pan.release();
        fit();
    } else {
        mousePressEvent(event);
    }
}

void CurveView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool wasClick = m_pan.isDown() && m_pan.release();
    showPanCursor();
    if (wasClick && event->button() == Qt::LeftButton)
        pickAt(event->position());
}

} // namespace locus::widgets
