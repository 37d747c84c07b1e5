// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensorfile/tensorfile.h"
#include "core/problem.h"
#include "core/scene.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace locus::app {

/// What a tensor of a file probably is, by its name and shape.
enum class TensorGuess {
    None,
    Queries,
    Keys,
    Values,
    Embeddings,    ///< x
    PositionTable, ///< [length, d_model], named like a position embedding
    RelativeBias,  ///< [buckets, heads] of T5
    Slopes,        ///< ALiBi
    Frequencies    ///< RoPE
};

[[nodiscard]] TensorGuess guessOf(const TensorInfo &info);
/// "position embedding"; empty for None.
[[nodiscard]] QString words(TensorGuess guess);
/// "content.q", empty for None.
[[nodiscard]] std::string keyOf(TensorGuess guess);

/// How it would be read: the first of a batch; [n, heads, d] turned to [heads, n, d], where the
/// smaller of the two is taken for the heads.
[[nodiscard]] TensorPick likelyPick(const TensorInfo &info);

/// q, k and v of the same layer, when \a which is one of them and their shapes go together.
[[nodiscard]] std::optional<std::array<std::size_t, 3>>
queriesKeysValues(const std::vector<TensorInfo> &tensors, std::size_t which);

/// Which one to offer first: the queries of a layer with keys and values, else the first of known
/// meaning. \pre there is one
[[nodiscard]] std::size_t likelyChoice(const std::vector<TensorInfo> &tensors);

/// The parameters that take an array of numbers with so many indices.
[[nodiscard]] std::vector<std::string> keysFor(int rank);

using PlacedTensors = std::vector<std::pair<std::string, core::Tensor>>;

/// The Scene with these numbers at these keys, and what has to follow: the content is given as
/// arrays, or the sizes of a table and its method are chosen. \a asTheyAre: queries and keys of a
/// trained model have its positions in them, so no method adds to them, and nothing is masked.
[[nodiscard]] std::variant<core::Scene, core::Problem>
withTensors(const core::Scene &scene, const PlacedTensors &placed, bool asTheyAre = false);

} // namespace locus::app
