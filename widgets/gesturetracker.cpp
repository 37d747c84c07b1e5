// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gesturetracker.h"

#include <chrono>
#include <utility>

namespace locus::widgets {

namespace {

constexpr qint64 stepsBelongTogether = 1000; // ms

qint64 steadyMilliseconds()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

GestureTracker::GestureTracker(Clock clock)
    : m_clock(std::move(clock))
{
    if (!m_clock)
        m_clock = steadyMilliseconds;
}

void GestureTracker::hold()
{
    m_held = true;
    m_gesture = newGesture();
    m_lastStep.reset();
}

void GestureTracker::release()
{
    m_held = false;
    m_lastStep.reset();
}

GestureId GestureTracker::step()
{
    if (m_held)
        return m_gesture;
    const qint64 now = m_clock();
    if (!m_lastStep || now - *m_lastStep >= stepsBelongTogether)
        m_gesture = newGesture();
    m_lastStep = now;
    return m_gesture;
}

GestureId GestureTracker::commit()
{
    m_held = false;
    m_lastStep.reset();
    return newGesture();
}

} // namespace locus::widgets
