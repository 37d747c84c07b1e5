// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <array>
#include <cstdint>

namespace locus::core {

/// Row-major, so that a query's row is contiguous; every matrix in core is positions x dimensions
/// or query x key.
template <class S>
using Matrix = Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <class S>
using Row = Eigen::Matrix<S, 1, Eigen::Dynamic, Eigen::RowMajor>;

enum class MethodId { None, Sinusoidal, Learned, Shaw, T5, Alibi, Rope };
inline constexpr std::array allMethods = {MethodId::None, MethodId::Sinusoidal, MethodId::Learned,
                                          MethodId::Shaw, MethodId::T5,         MethodId::Alibi,
                                          MethodId::Rope};

enum class ContentSource { Tokens, Identical, Random, Arrays };
enum class Projection { Identity, Random };
enum class MaskKind { None, Causal, Custom };
enum class ScoreScale { Sqrt, None };
enum class ChannelLayout { Interleaved, Concat };
enum class RopeLayout { Interleaved, Half };
enum class AlibiForm { Distance, Key, Last };
/// Deliberately wrong computations; shown only under their label.
enum class Mistake { None, BiasAfterSoftmax, MixedLayouts, SineOnly };

/// Everything of the pipeline that can be looked at as a matrix of one head.
enum class Stage {
    X,                ///< n_k x d_model
    Encoding,         ///< p, n_k x d_model
    Input,            ///< h = x + p
    Q,                ///< n_q x d_head, after projection, before any rotation
    K,                ///< n_k x d_head
    V,                ///< n_k x d_v
    RotatedQ,         ///< n_q x d_head (RoPE)
    RotatedK,         ///< n_k x d_head (RoPE)
    Content,          ///< n_q x n_k, scaled score without the position method
    Position,         ///< n_q x n_k, scaled score with the method minus content
    ContentPosition,  ///< n_q x n_k, scaled x_i W_Q . p_j W_K; with the next two it adds up to
                      ///< Position
    PositionContent,  ///< n_q x n_k, scaled p_i W_Q . x_j W_K
    PositionPosition, ///< n_q x n_k, scaled p_i W_Q . p_j W_K
    Bias,             ///< n_q x n_k, the scalar of T5 and ALiBi
    Clip,             ///< n_q x n_k, Shaw's clipped displacement
    Mask,             ///< n_q x n_k, 1 allowed, 0 forbidden
    Scores,           ///< n_q x n_k, content + position; nothing where masked
    LogWeights,       ///< n_q x n_k, ln of the weight; nothing where masked
    Weights,          ///< n_q x n_k, softmax over the allowed keys, 0 where masked
    Output            ///< n_q x d_v
};

/// True for stages whose rows are queries and whose columns are keys.
[[nodiscard]] constexpr bool isPairStage(Stage stage)
{
    return stage >= Stage::Content && stage <= Stage::Weights;
}

/// Indices that could be swapped silently are distinct types.
struct QueryIndex {
    int value = 0;
    friend bool operator==(const QueryIndex &, const QueryIndex &) = default;
};
struct KeyIndex {
    int value = 0;
    friend bool operator==(const KeyIndex &, const KeyIndex &) = default;
};
struct HeadIndex {
    int value = 0;
    friend bool operator==(const HeadIndex &, const HeadIndex &) = default;
};

} // namespace locus::core
