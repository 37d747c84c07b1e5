// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keydelta.h"

#include <cmath>

namespace locus::widgets {

std::optional<std::int64_t> nearestKeyDelta(const core::Frame &frame, int query, double wanted)
{
    std::optional<std::int64_t> best;
    for (int key = 0; key < frame.shapes.nKey; ++key) {
        const std::int64_t delta = core::displacement(*frame.prepared, {query}, {key});
        if (!best || std::abs(static_cast<double>(delta) - wanted) <
                         std::abs(static_cast<double>(*best) - wanted))
            best = delta;
    }
    return best;
}

std::optional<std::int64_t> nextKeyDelta(const core::Frame &frame, int query, std::int64_t from,
                                         int direction)
{
    std::optional<std::int64_t> best;
    for (int key = 0; key < frame.shapes.nKey; ++key) {
        const std::int64_t delta = core::displacement(*frame.prepared, {query}, {key});
        const std::int64_t ahead = (delta - from) * direction;
        if (ahead > 0 && (!best || ahead < (*best - from) * direction))
            best = delta;
    }
    return best;
}

} // namespace locus::widgets
