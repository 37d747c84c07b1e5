// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/axiswindow.h"

#include <QPointF>
#include <QSizeF>

#include <optional>

namespace locus::widgets {

/// A press in a picture that is zoomed in: it stays a click, or becomes a pan once the pointer has
/// moved farther than a hand slips.
class PanGesture {
public:
    void press(QPointF at, const AxisWindow &x, const AxisWindow &y);
    /// The windows of the press moved with the pointer, \a extent being what they are shown in;
    /// none while it may still be a click.
    struct Windows {
        AxisWindow x, y;
    };
    [[nodiscard]] std::optional<Windows> drag(QPointF at, QSizeF extent);
    /// Whether it was a click.
    bool release();
    [[nodiscard]] bool isDown() const { return m_isDown; }
    [[nodiscard]] bool isPan() const { return m_isDown && m_isPan; }

private:
    QPointF m_at;
    AxisWindow m_x, m_y;
    bool m_isDown = false;
    bool m_isPan = false;
};

} // namespace locus::widgets
