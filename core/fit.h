// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace locus::core {

inline constexpr std::int64_t largestArray = std::int64_t{1} << 26; ///< 512 MB

/// Makes the arrays of \a next fit its sizes again after an edit of \a editedKey on \a before: what
/// remains keeps its values, what is new continues by the method's rule or the untrained rows of
/// its seed. Shaw's rows stay with their displacement, mask rows with their token. An array that
/// did not fit before and is not used now is left alone, the edited one too. \pre
/// !contentProblem(next.model)
[[nodiscard]] std::optional<Problem> fitArrays(Scene &next, const Scene &before,
                                               std::string_view editedKey);

/// The present mask as an array, to start a custom one from. \pre the mask is not custom
[[nodiscard]] Tensor maskArray(const Model &model);

} // namespace locus::core
