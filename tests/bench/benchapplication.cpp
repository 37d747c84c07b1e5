// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchapplication.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QWidget>

namespace locus::bench {

bool BenchApplication::timed(QObject *receiver, QEvent *event, double &milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    const bool done = QApplication::notify(receiver, event);
    milliseconds += double(clock.nsecsElapsed()) / 1e6;
    return done;
}

bool BenchApplication::notify(QObject *receiver, QEvent *event)
{
    if (event->type() == QEvent::Paint && receiver->isWidgetType()) {
        Part &part = m_parts[receiver->metaObject()->className()];
        ++part.count;
        return timed(receiver, event, part.milliseconds);
    }
    if (event->type() == QEvent::UpdateRequest && receiver->isWidgetType()) {
        ++m_paintCount;
        return timed(receiver, event, m_paintTime);
    }
    return QApplication::notify(receiver, event);
}

void BenchApplication::forgetPainting()
{
    m_parts.clear();
    m_paintTime = 0;
    m_paintCount = 0;
}

} // namespace locus::bench
