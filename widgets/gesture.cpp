// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gesture.h"

#include <atomic>

namespace locus::widgets {

GestureId newGesture()
{
    static std::atomic<std::uint64_t> last{0};
    return {++last};
}

} // namespace locus::widgets
