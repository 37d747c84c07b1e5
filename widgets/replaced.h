// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace locus::widgets {

/// Puts \a value into \a place. False when it stood there already: then there is nothing to
/// repaint, and a drag leaves the widgets alone whose values stay.
template <class T, class U>
[[nodiscard]] bool replaced(T &place, const U &value)
{
    if (place == value)
        return false;
    place = value;
    return true;
}

} // namespace locus::widgets
