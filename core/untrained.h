// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"
#include "core/tensor.h"
#include "core/types.h"

namespace locus::core {

/// A table that training would have filled, drawn uniformly from +-sqrt(3)/2: labelled "untrained"
/// wherever it is shown.
[[nodiscard]] Matrix<double> untrainedTable(std::uint64_t seed, RandomStream stream, int rows,
                                            int columns);

/// A rank-2 Tensor as a matrix. A vector (rank 1) becomes one column.
[[nodiscard]] Matrix<double> matrixOf(const Tensor &tensor);

} // namespace locus::core
