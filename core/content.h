// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"
#include "core/shapes.h"

#include <memory>
#include <vector>

namespace locus::core {

/// x and the projections, all in double. x is empty where q, k, v are given.
struct Weights {
    Matrix<double> x;          ///< n_k x d_model
    Matrix<double> wq, wk, wv; ///< d_model x (heads d_head); empty = identity
};

/// One matrix per head.
struct HeadVectors {
    std::vector<Matrix<double>> q; ///< n_q x d_head
    std::vector<Matrix<double>> k; ///< n_k x d_head
    std::vector<Matrix<double>> v; ///< n_k x d_v
};

/// The content stage of a Model: independent of method, mask and positions except the query offset.
struct ContentData {
    Weights weights;
    HeadVectors vectors;
};

/// x and W of the Model, drawn or given. Random x is uniform in +-sqrt(3), W the same /
/// sqrt(d_model).
[[nodiscard]] Weights weightsOf(const Model &model, const Shapes &shapes);

/// From the input h (n_k x d_model) to q, k, v: q = h W_Q and so on, cut into heads. The single
/// place for what a trained model puts between them. Query row i is row i + query_offset of h.
/// Vaswani et al. 2017, section 3.2.2.
[[nodiscard]] HeadVectors project(const Matrix<double> &h, const Weights &weights,
                                  const Model &model, const Shapes &shapes);

[[nodiscard]] ContentData contentOf(const Model &model, const Shapes &shapes);

/// The part of the Model that contentOf reads: everything else at its default. Used as a cache key.
[[nodiscard]] Model contentKey(const Model &model);

} // namespace locus::core
