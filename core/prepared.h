// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/content.h"
#include "core/mask.h"
#include "core/position/method.h"
#include "core/scene.h"
#include "core/shapes.h"

#include <memory>
#include <type_traits>
#include <vector>

namespace locus::core {

/// Keys of one head as the kernels of a scalar type want them: rows n_k x d_head in double, panels
/// (see FloatVectors) in float.
template <class S>
using KeyRows = std::conditional_t<std::is_same_v<S, float>, std::vector<float>, Matrix<S>>;

/// Operands of the row kernels for one scalar type: float makes pictures, double makes every number
/// shown as text.
template <class S>
struct Operands {
    Heads<Matrix<S>> q;  ///< as it enters the score
    Heads<KeyRows<S>> k; ///< as they enter the score
    Heads<Matrix<S>> v;
    Heads<Matrix<S>> contentQ; ///< without the method; empty when equal to q and k
    Heads<KeyRows<S>> contentK;
    /// per head, scaled q . r for the 2K+1 rows (n_q x 2K+1); empty = off
    std::vector<Matrix<S>> queryDotRelative;
    Matrix<S> relativeValues; ///< (2K+1) x d_v; empty = off
    /// see ScalarBias; both empty: no bias, or one gathered through ofDelta
    std::vector<std::vector<S>> biasByDelta;
    std::vector<std::vector<S>> biasByKey;
    S scale = 1; ///< 1 / sqrt(d_head) or 1
};

/// Everything O(n d) about a Model on which its method is defined: what all stages and every number
/// are computed from.
struct Prepared {
    Model model; ///< the key: parameters of other methods are at their defaults
    Shapes shapes;
    Positions positions;
    Mask mask;
    std::shared_ptr<const ContentData> content;
    Hooks hooks;
    HeadVectors projected; ///< q, k, v after projection of h, before any rotation
    std::shared_ptr<const Matrix<double>> input; ///< h = x + p; empty where the content has no x
    Operands<double> exact;
    Operands<float> fast;
};

/// \pre the Model passed rules.h and refusalOf says nothing. \a content may be reused when
/// contentKey is equal.
[[nodiscard]] Prepared prepare(const Model &model, std::shared_ptr<const ContentData> content = {},
                               RowPool *pool = nullptr);

/// 1 / sqrt(d_head), or 1 when the Model does not scale.
[[nodiscard]] double scoreScale(const Model &model, const Shapes &shapes);

/// Displacement key minus query, in positions.
[[nodiscard]] inline std::int64_t displacement(const Prepared &p, QueryIndex i, KeyIndex j)
{
    return p.positions.key[static_cast<std::size_t>(j.value)] -
           p.positions.query[static_cast<std::size_t>(i.value)];
}

} // namespace locus::core
