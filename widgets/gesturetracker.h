// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gesture.h"

#include <QtGlobal>

#include <functional>
#include <optional>

namespace locus::widgets {

/// Which act a tick of one parameter belongs to.
class GestureTracker {
public:
    /// Milliseconds that only grow; a monotonic clock unless a test brings its own.
    using Clock = std::function<qint64()>;

    explicit GestureTracker(Clock clock = {});

    /// A knob is down, or a play runs: one act until release().
    void hold();
    void release();
    [[nodiscard]] bool isHeld() const { return m_held; }

    /// The act of a tick: the held one; else the last steps' act if they are less than a second
    /// old, else a new one.
    [[nodiscard]] GestureId step();
    /// A typed commit is an act of its own.
    [[nodiscard]] GestureId commit();

private:
    Clock m_clock;
    bool m_held = false;
    GestureId m_gesture;
    std::optional<qint64> m_lastStep;
};

} // namespace locus::widgets
