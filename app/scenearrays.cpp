// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenearrays.h"

namespace locus::app {

std::int64_t givenNumbersOf(const core::Scene &scene)
{
    // Masks are no numbers, but they take as much room.
    std::int64_t count = scene.model.allowed.size() + scene.model.padding.size();
    forEachArray(scene,
                 [&count](const char *, const core::Tensor &array) { count += array.size(); });
    return count;
}

} // namespace locus::app
