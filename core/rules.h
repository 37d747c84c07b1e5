// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"
#include "core/shapes.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace locus::core {

/// Rules across keys (shapes, offsets, needed keys) for the chosen source, mask and method only;
/// the first problem found, in the order of the parameter table. \a explicitKeys are size keys that
/// were given and must agree with the arrays.
[[nodiscard]] std::optional<Problem> validate(const Scene &scene,
                                              const std::set<std::string> &explicitKeys = {});

/// The part of validate about content: afterwards shapesOf(model) can be relied on, except for the
/// query offset.
[[nodiscard]] std::optional<Problem> contentProblem(const Model &model,
                                                    const std::set<std::string> &explicitKeys = {});

/// True for a size key ("content.heads", ..) that an array of the present content decides.
[[nodiscard]] bool isDecidedByArray(const Model &model, std::string_view key);

/// The query offsets that the sizes leave: 0 to n - 1 where every query is a token, fewer where the
/// query rows are given and positions too; none where the parameter table alone says.
struct OffsetRange {
    int low = 0;
    int high = 0;
};
[[nodiscard]] std::optional<OffsetRange> queryOffsetsOf(const Model &model, const Shapes &shapes);

/// Sets the size keys that arrays decide to what they say, so that two Models that mean the same
/// are equal. \pre !contentProblem(model)
void adoptArraySizes(Model &model);

} // namespace locus::core
