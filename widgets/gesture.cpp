// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gesture.h"

#include <atomic>

namespace locus::widgets {

GestureId newGesture()
{
    static std::atomic<std::uint64_t> last{0};
    const std::uint64_t id = ++last;
    return {id, id};
}

} // namespace locus::widgets
