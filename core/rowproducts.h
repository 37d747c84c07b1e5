// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

namespace locus::core {

/// How many rows of \a d entries can be multiplied with one another in a few milliseconds.
[[nodiscard]] int mostProductRows(int d);

/// R R^T (rows x rows): every product a . b, summed in one fixed order.
[[nodiscard]] Matrix<double> rowProducts(const Matrix<double> &rows);

} // namespace locus::core
