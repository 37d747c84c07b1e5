// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pangesture.h"

#include <QApplication>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double notch = 120;      ///< eighths of a degree
constexpr double sideways = 0.125; ///< of what is shown, for a notch

double shareOf(double from, double length, double at)
{
    return std::clamp((at - from) / length, 0.0, 1.0);
}

} // namespace

double leastShare(double cells)
{
    return fewestCells / std::max<double>(cells, fewestCells);
}

AxisWindows zoomedAt(const AxisWindows &windows, double factor, QPointF at, const QRectF &area,
                     QPointF least)
{
    return {zoomed(windows.x, factor, shareOf(area.left(), area.width(), at.x()), least.x()),
            zoomed(windows.y, factor, shareOf(area.top(), area.height(), at.y()), least.y())};
}

std::optional<AxisWindows> turnedByWheel(const AxisWindows &windows, const QWheelEvent &event,
                                         const QRectF &area, QPointF least)
{
    const QPoint turn = event.angleDelta();
    if ((turn.y() <= 0 && windows.isWhole()) || !area.contains(event.position()))
        return std::nullopt;
    if (std::abs(turn.x()) > std::abs(turn.y())) // sideways, or with Alt
        return AxisWindows{moved(windows.x, -turn.x() / notch * windows.x.size * sideways),
                           windows.y};
    return zoomedAt(windows, wheelFactor(turn.y()), event.position(), area, least);
}

void PanGesture::press(QPointF at, const AxisWindows &windows)
{
    m_at = at;
    m_windows = windows;
    m_isDown = true;
    m_isPan = false;
}

std::optional<AxisWindows> PanGesture::drag(QPointF at, QSizeF extent)
{
    const QPointF by = at - m_at;
    m_isPan = m_isPan || by.manhattanLength() >= QApplication::startDragDistance();
    if (!m_isDown || !m_isPan || extent.isEmpty())
        return std::nullopt;
    const auto &[x, y] = m_windows;
    return AxisWindows{moved(x, -by.x() / extent.width() * x.size),
                       moved(y, -by.y() / extent.height() * y.size)};
}

bool PanGesture::release()
{
    const bool wasClick = m_isDown && !m_isPan;
    m_isDown = m_isPan = false;
    return wasClick;
}

std::optional<Qt::CursorShape> PanGesture::cursor(bool isZoomed) const
{
    if (m_isDown && m_isPan)
        return Qt::ClosedHandCursor;
    return isZoomed ? std::optional(Qt::OpenHandCursor) : std::nullopt;
}

} // namespace locus::widgets
