// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"
#include "core/types.h"

#include <span>

namespace locus::core {

/// \file
/// The attention equation, once, for float and double:
///   e_ij = q_i . k_j scale [+ q_i . r_clip scale] [+ b_ij],  a_i = softmax over the allowed keys,
///   y_i = sum_j a_ij (v_j [+ r^V_clip]).   Vaswani et al. 2017, eq. 1; Shaw et al. 2018, eq. 3-5.

/// Shape of one head's matrix of a stage.
struct StageShape {
    int rows = 0;
    int columns = 0;
};
[[nodiscard]] StageShape stageShape(const Shapes &shapes, Stage stage);

/// True for the stages of every method, whatever the content.
[[nodiscard]] bool isOfEveryMethod(Stage stage);

/// Why a stage does not exist on this Model (RotatedQ without RoPE, X where q, k, v are given, ..).
[[nodiscard]] std::optional<Refusal> stageRefusal(const Prepared &prepared, Stage stage);

/// Rows firstRow .. firstRow + rows - 1 of a stage of one head, row-major into \a out (rows x
/// columns). In Scores and LogWeights the masked cells hold quiet NaN; Content, Position, Bias and
/// Clip are numbers in every cell; Weights are 0 where masked. Each row is computed by itself: the
/// result does not depend on how rows are grouped. \pre !stageRefusal(..)
template <class S>
void stageRows(const Prepared &prepared, Stage stage, HeadIndex head, int firstRow, int rows,
               S *out);

/// All rows of a stage of one head, in double.
[[nodiscard]] Matrix<double> exactStage(const Prepared &prepared, Stage stage, HeadIndex head);

/// One row of a stage, in double: what hover, inspector and tables show.
[[nodiscard]] std::vector<double> exactRow(const Prepared &prepared, Stage stage, HeadIndex head,
                                           int row);

/// y_i from the weights of its row, with \a relations (2K+1 rows) as r^V, none where it is empty:
/// sum_j a_ij (v_j + r^V_clip(j - i)).
[[nodiscard]] std::vector<double> outputOf(const Prepared &prepared, HeadIndex head, QueryIndex i,
                                           const std::vector<double> &weights,
                                           const Matrix<double> &relations);

/// The position term of one pair without scoring the row (bias, q . r; 0 where the method adds
/// none).
[[nodiscard]] double scalarBias(const Prepared &prepared, HeadIndex head, QueryIndex i, KeyIndex j);

extern template void stageRows<float>(const Prepared &, Stage, HeadIndex, int, int, float *);
extern template void stageRows<double>(const Prepared &, Stage, HeadIndex, int, int, double *);

} // namespace locus::core
