// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

#include <cstdint>

namespace locus::widgets {

/// Names one act of the user: a knob drag from press to release; key, wheel, button or groove steps
/// on one parameter less than a second apart; one play; one typed commit. Controls hand it out with
/// every edited(value, gesture); the store makes one undo entry of everything that carries the same
/// entry.
struct GestureId {
    std::uint64_t value = 0;
    /// Acts that overlap in time would leave an entry a tick: a drag while others play, several
    /// plays at once. They share one.
    std::uint64_t entry = 0;
    friend bool operator==(const GestureId &, const GestureId &) = default;
};

/// An id that no other act in this program has, with an entry of its own.
[[nodiscard]] GestureId newGesture();

} // namespace locus::widgets

Q_DECLARE_METATYPE(locus::widgets::GestureId)
