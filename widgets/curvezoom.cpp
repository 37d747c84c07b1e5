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

/// As many displacements as the whole axis has.
double CurveView::leastWindow()
{
    const CurveGeometry &g = painterNow().geometry();
    return leastShare((g.xHigh - g.xLow) / m_window.size);
}

void CurveView::zoomBy(double factor, double x)
{
    if (!hasPicture() || painterNow().data().curves.delta.empty())
        return;
    setPointed({});
    const double least = leastWindow();
    setWindow(zoomedAt({m_window, {}}, factor, {x, 0}, painterNow().geometry().plot, {least, 1}).x);
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
    setCursor(m_pan.cursor(isZoomed()).value_or(Qt::SizeHorCursor));
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
    std::optional<AxisWindows> turned;
    if (hasPicture() && !painterNow().data().curves.delta.empty()) {
        const CurveGeometry &g = painterNow().geometry();
        const QRectF both = g.plot | g.phases; // the strip of angles has the plot's axis
        const QRectF area(g.plot.left(), both.top(), g.plot.width(), both.height());
        turned = turnedByWheel({m_window, {}}, *event, area, {leastWindow(), 1});
    }
    event->setAccepted(turned.has_value()); // otherwise the page scrolls
    if (!turned)
        return;
    setPointed({});
    setWindow(turned->x);
}

void CurveView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isZoomed()) {
        m_pan.release();
        fit();
        if (hasPicture() && displacement() != m_beforeClick) // its first click was half of it
            emit deltaPicked(m_beforeClick);
    } else {
        mousePressEvent(event);
    }
}

void CurveView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool wasClick = m_pan.isDown() && m_pan.release();
    showPanCursor();
    if (!wasClick || event->button() != Qt::LeftButton || !hasPicture())
        return;
    m_beforeClick = displacement();
    pickAt(event->position());
}

} // namespace locus::widgets
