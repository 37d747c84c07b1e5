// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gesture.h"

#include <QtGlobal>

#include <functional>
#include <memory>
#include <optional>

namespace locus::widgets {

/// Which act a tick of one parameter belongs to.
class GestureTracker {
public:
    /// Milliseconds that only grow; a monotonic clock unless a test brings its own.
    using Clock = std::function<qint64()>;

    explicit GestureTracker(Clock clock = {});

    /// A knob is down, or a play runs: one act until release(). Its undo entry is that of what is
    /// held elsewhere meanwhile.
    void hold();
    void release();
    [[nodiscard]] bool isHeld() const { return m_held; }

    /// The act of a tick: the held one; else the last steps' act if they are less than a second
    /// old, else a new one. Steps beside something held are part of its undo entry.
    [[nodiscard]] GestureId step();
    /// A typed commit is an act of its own.
    [[nodiscard]] GestureId commit();

private:
    struct Overlap;
    [[nodiscard]] GestureId gestureNow() const;

    Clock m_clock;
    std::shared_ptr<const Overlap> m_overlap; ///< shared by all that is held at this time
    bool m_held = false;
    GestureId m_gesture;
    std::optional<qint64> m_lastStep;
};

} // namespace locus::widgets
