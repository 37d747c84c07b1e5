// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/params.h"

#include <optional>
#include <variant>
#include <vector>

/// \file
/// Single entries of the arrays of a scene, shared by reading (numberOf) and assignment (patch,
/// edit).

namespace locus::core {

/// The array whose entries are addressed: the leaf, or what stands for null slopes, the rule for
/// the heads of \a scene.
[[nodiscard]] Value entriesOf(const Scene &scene, const ParamSpec &spec);

/// The entry of nested arrays; null when an index is outside. The whole value when there are no
/// indices.
[[nodiscard]] const Value *entryAt(const Value &whole, const std::vector<int> &indices);
[[nodiscard]] Value *entryAt(Value &whole, const std::vector<int> &indices);

/// "model.alibi.slopes[3]"
[[nodiscard]] std::string pathOf(const ParamSpec &spec, const std::vector<int> &indices);

/// Sets a leaf or one entry of an array, checked by setParam. A bare text for content.tokens is
/// split as typed text. The scene is untouched on a problem.
[[nodiscard]] std::optional<Problem> assign(Scene &scene, const std::string &key,
                                            const Value &value);

} // namespace locus::core
