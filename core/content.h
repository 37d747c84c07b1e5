// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/heads.h"
#include "core/rowpool.h"
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

/// v enters no score: after a projection it is made when it is first looked at.
struct HeadVectors {
    Heads<Matrix<double>> q; ///< n_q x d_head
    Heads<Matrix<double>> k; ///< n_k x d_head
    Heads<Matrix<double>> v; ///< n_k x d_v
};

/// The same as the float kernels want them. Keys stand in panels of panelWidth, channel by channel,
/// the last one filled up with zeros.
struct FloatVectors {
    Heads<Matrix<float>> q;
    Heads<std::vector<float>> k;
    Heads<Matrix<float>> v;
};
[[nodiscard]] Heads<Matrix<float>> floatsOf(const Heads<Matrix<double>> &from,
                                            RowPool *pool = nullptr);
/// The same when they are first looked at.
[[nodiscard]] Heads<Matrix<float>> floatsLater(const Heads<Matrix<double>> &from);
[[nodiscard]] Heads<std::vector<float>> panelsOf(const Heads<Matrix<double>> &keys,
                                                 RowPool *pool = nullptr);

/// The content stage of a Model: independent of method, mask and positions except the query offset.
struct ContentData {
    std::shared_ptr<const Weights> weights; ///< never null
    HeadVectors vectors;
    FloatVectors floats;

    /// x, owned together with the weights; empty where q, k, v are given.
    [[nodiscard]] std::shared_ptr<const Matrix<double>> x() const { return {weights, &weights->x}; }
};

/// x and W of the Model, drawn or given. Random x is uniform in +-sqrt(3), W the same /
/// sqrt(d_model).
[[nodiscard]] Weights weightsOf(const Model &model, const Shapes &shapes);

/// q, k and v of the first token and one head.
struct FirstRows {
    Row<double> q, k, v;
};
/// What contentOf finds for them, to the bit, but nothing else of it is drawn: O(d_model d_head).
/// \pre x is drawn, not given
[[nodiscard]] FirstRows firstRowsOf(const Content &content, const Shapes &shapes, int head);

/// From the input h (n_k x d_model) to q, k, v: q = h W_Q and so on, cut into heads. The single
/// place for what a trained model puts between them. Query row i is row i + query_offset of h.
/// Vaswani et al. 2017, section 3.2.2.
[[nodiscard]] HeadVectors project(const std::shared_ptr<const Matrix<double>> &h,
                                  const std::shared_ptr<const Weights> &weights, const Model &model,
                                  const Shapes &shapes, RowPool *pool = nullptr);

[[nodiscard]] ContentData contentOf(const Model &model, const Shapes &shapes,
                                    RowPool *pool = nullptr);

/// The part of the Model that contentOf reads: everything else at its default. Used as a cache key.
[[nodiscard]] Model contentKey(const Model &model);

} // namespace locus::core
