// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mask.h"
#include "core/position/rope.h"
#include "core/refusal.h"
#include "core/scene.h"
#include "core/shapes.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace locus::core {

/// A scalar added to the scaled score before softmax, for every head.
///
/// byDelta holds b(delta) for delta = deltaMin .. where the displacements span a short range
/// (consecutive positions: Toeplitz, a vector and never a matrix); byKey holds a value per key
/// (ALiBi forms key and last). Far-flung positions use ofDelta alone.
struct ScalarBias {
    std::int64_t deltaMin = 0;
    std::vector<std::vector<double>> byDelta;         ///< [heads][range]; may be empty
    std::vector<std::vector<double>> byKey;           ///< [heads][n_k]; may be empty
    std::function<double(int, std::int64_t)> ofDelta; ///< (head, delta); empty for biases by key
};

/// Vectors looked up by clipped displacement and used on the key side of the score and on the value
/// side of the sum.
struct RelativeVectors {
    int radius = 0;
    Matrix<double> keys;   ///< (2K+1) x d_head; empty = off
    Matrix<double> values; ///< (2K+1) x d_v; empty = off
};

/// What a position method does, as data: the four places where it can enter. The pipeline knows
/// these four and no method.
struct Hooks {
    std::optional<Matrix<double>> onInput; ///< p, added to x (n_k x d_model)
    /// Turn q and k after projection; one table where both stand at the same positions.
    std::shared_ptr<const RotationTable> onQuery, onKey;
    std::optional<ScalarBias> onScore;     ///< added to the scaled score
    std::optional<RelativeVectors> onPair; ///< q . r added to q . k, r^V added to v
};

/// Why the chosen method is not defined on this (legal) Model; none when it is.
[[nodiscard]] std::optional<Refusal> refusalOf(const Model &model, const Shapes &shapes,
                                               const Positions &positions);

/// \pre !refusalOf(..)
[[nodiscard]] Hooks hooksOf(const Model &model, const Shapes &shapes, const Positions &positions,
                            RowPool *pool = nullptr);

/// The Model without what the chosen method does not use (parameters of other methods, a mistake
/// that does not concern it): two Models with equal keys have equal Frames.
[[nodiscard]] Model keyOf(const Model &model, MethodId method);
[[nodiscard]] inline Model keyOf(const Model &model)
{
    return keyOf(model, model.method);
}

/// Method names as files and the command line spell them.
[[nodiscard]] const char *methodName(MethodId method);

} // namespace locus::core
