// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"

#include <variant>
#include <vector>

namespace locus::core {

/// Numbers that are to stand for one stage of one head: X (n x d_model), Q (n_q x d_head), K (n_k x
/// d_head) or V (n_k x d_v).
struct GivenMatrix {
    Stage stage = Stage::Q;
    Matrix<double> values;
};

/// The stages whose numbers can be given: what the content is made of, before the method enters.
[[nodiscard]] constexpr bool canBeGiven(Stage stage)
{
    return stage == Stage::X || stage == Stage::Q || stage == Stage::K || stage == Stage::V;
}

/// The same numbers with the content given as arrays: q, k and v of every head, or x and W where
/// \a stage is X. W that is the identity stays null. Every stage that is left has the same bits as
/// before. Under a method that adds to x, the q, k, v are those of x alone, and what is left is
/// refused (RefusalCode::NoInputToAddTo).
/// \pre canBeGiven(stage), the Model passed rules.h, and it has an x where \a stage is X
[[nodiscard]] Content asArrays(const Model &model, Stage stage);

/// The Scene whose content is given as arrays, with \a given in place of what stood there and
/// everything else at its present numbers, bit by bit. A matrix of the size that was there takes
/// the place of \a head alone; one of another size serves every head. Positions, masks and tables
/// follow the sizes as in \c edited. Together the matrices decide n, d_head and d_v; what then does
/// not fit (k not as wide as q, v not as long as k, W not as tall as x is wide) is the Problem, and
/// nothing is half-applied.
/// \pre the stages are different ones; X stands alone, and only where the Model has an x
[[nodiscard]] std::variant<Scene, Problem> withArrays(const Scene &scene, HeadIndex head,
                                                      const std::vector<GivenMatrix> &given);

} // namespace locus::core
