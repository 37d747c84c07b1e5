// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "core/shapes.h"

#include <string_view>
#include <vector>

namespace locus::core {

/// An array whose shape follows from sizes: what rules.h checks and edit.h makes fit.
struct DependentArray {
    std::string_view key; ///< of the parameter table
    Tensor::Shape shape;  ///< what it must be; anyExtent along an axis that is free
    bool applies =
        false; ///< the chosen mask or method uses it (the content's own arrays are not listed)
    Tensor &(*in)(Scene &) = nullptr;

    [[nodiscard]] bool isFittedBy(const Tensor &tensor) const;
};
inline constexpr std::int64_t anyExtent = -1;

/// All of them, of every method, in the order of the parameter table. \a shapes are those of the
/// scene.
[[nodiscard]] std::vector<DependentArray> dependentArrays(const Scene &scene, const Shapes &shapes);
[[nodiscard]] const Tensor &tensorOf(const DependentArray &dependent, const Scene &scene);

} // namespace locus::core
