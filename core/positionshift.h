// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

namespace locus::core {

/// \file
/// A fixed offset of the sinusoid is one linear map: p_{i+k} = M_k p_i with the same M_k for every
/// i. M_k (d x d) turns each pair (sin, cos) by k theta_r. Vaswani et al. 2017, section 3.5.

/// M_k with its blocks (shiftBlock) at the channels of \a params. \pre d even
[[nodiscard]] Matrix<double> shiftMatrix(std::int64_t offset, int d,
                                         const SinusoidalParams &params);

/// The same on a grid of \a cells x \a cells: cell p stands for the channels floor(p d / cells) to
/// floor((p + 1) d / cells) - 1, and holds the entry of largest magnitude among them. O(d +
/// cells^2), where M_k has d^2 entries. \pre d even, 0 < cells <= d
[[nodiscard]] Matrix<double> shrunkShiftMatrix(std::int64_t offset, int d,
                                               const SinusoidalParams &params, int cells);

/// M_k of the displacement of a pair, on the position vectors of the text. Rows of d entries.
struct PositionShift {
    std::int64_t offset = 0; ///< k, key minus query
    Row<double> from;        ///< p_i of the query
    Row<double> moved;       ///< M_k p_i
    Row<double> to;          ///< p_{i+k}, that of the key
    double residual = 0;     ///< largest |moved - to|
    double rounding = 0;     ///< residuals up to this one come from the rounding of the angles
    [[nodiscard]] bool holds() const { return residual <= rounding; }
};
/// \pre the method is the sinusoid and defined here
[[nodiscard]] PositionShift positionShift(const Prepared &prepared, QueryIndex i, KeyIndex j);

} // namespace locus::core
