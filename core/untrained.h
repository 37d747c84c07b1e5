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

/// One of its entries.
[[nodiscard]] double untrainedEntry(std::uint64_t seed, RandomStream stream, std::int64_t row,
                                    std::int64_t column);

/// True when some entry of a rank-2 \a table is as the seed draws it: the table is not a trained
/// one, though its other entries were set.
[[nodiscard]] bool holdsUntrained(const Tensor &table, std::uint64_t seed, RandomStream stream);

/// A rank-2 Tensor as a matrix. A vector (rank 1) becomes one column.
[[nodiscard]] Matrix<double> matrixOf(const Tensor &tensor);

} // namespace locus::core
