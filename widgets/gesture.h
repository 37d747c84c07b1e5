// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

#include <cstdint>

namespace locus::widgets {

/// Names one act of the user: a knob drag from press to release; key, wheel, button or groove steps
/// on one parameter less than a second apart; one play; one typed commit. Controls hand it out with
/// every edited(value, gesture); the store makes one undo entry of everything that carries the same
/// id.
struct GestureId {
    std::uint64_t value = 0;
    friend bool operator==(const GestureId &, const GestureId &) = default;
};

/// An id that no other act in this program has.
[[nodiscard]] GestureId newGesture();

} // namespace locus::widgets

Q_DECLARE_METATYPE(locus::widgets::GestureId)
