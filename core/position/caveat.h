// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

namespace locus::core {

/// What has to be said wherever the numbers of a stage are shown.
enum class Caveat {
    None,
    Untrained, ///< they rest on a table that training would have filled; it comes from a seed
    SymmetricVariant, ///< ALiBi's bias by distance without the causal mask it is defined under
    OneSpeed          ///< RoPE: all blocks turn at one given speed, a setting for teaching
};

/// Caveat of the numbers of \a stage. Content, and whatever comes before the method enters, has
/// none.
[[nodiscard]] Caveat caveatOf(const Model &model, Stage stage);

} // namespace locus::core
