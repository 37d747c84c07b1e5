// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/position/learned.h"
#include "core/types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace locus::core {

/// \file
/// The learned position table as something to look at: many rows in few lines, and how alike rows
/// are. Devlin et al. 2019, section 3. A table of a million rows is not made for it: above some
/// hundred thousand entries rows are taken evenly.

/// Some rows of the table, in as many lines as there is room for.
struct TableLines {
    /// lines x d: per channel the entry of largest magnitude among the rows; NaN in a line none of
    /// whose rows stands in the table
    Matrix<double> lines;
    std::int64_t every = 1; ///< only every so-many-th row was looked at
};

/// Rows \a positions in at most \a lines lines; those outside the table are left out.
[[nodiscard]] TableLines linesOfRows(const LearnedParams &params, int d,
                                     std::span<const std::int64_t> positions, int lines);
/// Rows first .. end - 1.
[[nodiscard]] TableLines linesOfTable(const LearnedParams &params, int d, std::int64_t first,
                                      std::int64_t end, int lines);

/// cos(a, b) = P_a . P_b / (|P_a| |P_b|) of table rows, 0 where a row is 0.
struct RowCosines {
    std::vector<std::int64_t> rows;
    Matrix<double> cosine; ///< rows x rows, symmetric
    double largest = 0;    ///< of two different rows, with its sign; 0 for fewer than two
    std::int64_t largestA = 0, largestB = 0; ///< the rows it belongs to
};
/// O(rows^2 d), see mostProductRows. \pre all of them lie in the table
[[nodiscard]] RowCosines rowCosines(const LearnedParams &params, int d,
                                    std::vector<std::int64_t> rows);

} // namespace locus::core
