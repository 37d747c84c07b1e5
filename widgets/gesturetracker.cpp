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

/// The undo entry of everything that is held at the same time: it ends with the last of them.
struct GestureTracker::Overlap {
    std::uint64_t entry = newGesture().entry;

    static std::weak_ptr<const Overlap> &present()
    {
        static std::weak_ptr<const Overlap> overlap;
        return overlap;
    }
};

GestureTracker::GestureTracker(Clock clock)
    : m_clock(std::move(clock))
{
    if (!m_clock)
        m_clock = steadyMilliseconds;
}

void GestureTracker::hold()
{
    m_overlap = Overlap::present().lock();
    if (!m_overlap)
        Overlap::present() = m_overlap = std::make_shared<const Overlap>();
    m_held = true;
    m_gesture = gestureNow();
    m_lastStep.reset();
}

void GestureTracker::release()
{
    m_held = false;
    m_overlap.reset();
    m_lastStep.reset();
}

GestureId GestureTracker::gestureNow() const
{
    GestureId gesture = newGesture();
    if (const auto overlap = Overlap::present().lock())
        gesture.entry = overlap->entry;
    return gesture;
}

GestureId GestureTracker::step()
{
    if (m_held)
        return m_gesture;
    const qint64 now = m_clock();
    if (!m_lastStep || now - *m_lastStep >= stepsBelongTogether)
        m_gesture = gestureNow();
    m_lastStep = now;
    return m_gesture;
}

GestureId GestureTracker::commit()
{
    release();
    return newGesture();
}

} // namespace locus::widgets
