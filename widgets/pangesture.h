// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/axiswindow.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <Qt>

#include <optional>

class QWheelEvent;

namespace locus::widgets {

struct AxisWindows {
    AxisWindow x, y;

    [[nodiscard]] bool isWhole() const { return x.isWhole() && y.isWhole(); }
};

/// The smallest share of an axis of so many cells.
[[nodiscard]] double leastShare(double cells);

/// What a turn of the wheel at \a at makes of the windows that are shown in \a area: zoomed, or
/// moved sideways. None where the page is to scroll: outside, and turned back when all is shown.
[[nodiscard]] std::optional<AxisWindows> turnedByWheel(const AxisWindows &windows,
                                                       const QWheelEvent &event, const QRectF &area,
                                                       QPointF least);
/// Zoomed at a point of \a area, or at the nearest one.
[[nodiscard]] AxisWindows zoomedAt(const AxisWindows &windows, double factor, QPointF at,
                                   const QRectF &area, QPointF least);

/// A press in a picture that is zoomed in: it stays a click, or becomes a pan once the pointer has
/// moved farther than a hand slips.
class PanGesture {
public:
    void press(QPointF at, const AxisWindows &windows);
    /// The windows of the press moved with the pointer, \a extent being what they are shown in;
    /// none while it may still be a click.
    [[nodiscard]] std::optional<AxisWindows> drag(QPointF at, QSizeF extent);
    /// Whether it was a click.
    bool release();
    [[nodiscard]] bool isDown() const { return m_isDown; }
    /// The hand that says what a press does; none while all is shown.
    [[nodiscard]] std::optional<Qt::CursorShape> cursor(bool isZoomed) const;

private:
    QPointF m_at;
    AxisWindows m_windows;
    bool m_isDown = false;
    bool m_isPan = false;
};

} // namespace locus::widgets
