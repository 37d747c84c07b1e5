// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchapplication.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QWidget>

namespace locus::bench {

bool BenchApplication::notify(QObject *receiver, QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest || !receiver->isWidgetType())
        return QApplication::notify(receiver, event);
    QElapsedTimer clock;
    clock.start();
    const bool done = QApplication::notify(receiver, event);
    m_paintTime += double(clock.nsecsElapsed()) / 1e6;
    ++m_paintCount;
    return done;
}

void BenchApplication::forgetPainting()
{
    m_paintTime = 0;
    m_paintCount = 0;
}

} // namespace locus::bench
