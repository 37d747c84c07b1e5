// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand does that QTest does not: turns of the wheel, moves with a button held.
#pragma once

#include <QCoreApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

namespace locus::tests {

/// In eighths of a degree, 120 to a notch. False: the widget left it to the page.
inline bool turnWheel(QWidget &widget, QPointF at, QPoint turn)
{
    QWheelEvent event(at, widget.mapToGlobal(at), {}, turn, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    event.setAccepted(false);
    QCoreApplication::sendEvent(&widget, &event);
    return event.isAccepted();
}

inline void moveTo(QWidget &widget, QPointF at, Qt::MouseButtons buttons)
{
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, buttons, {});
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace locus::tests
