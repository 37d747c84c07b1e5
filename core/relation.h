// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace locus::core {

/// The two places where Shaw's vectors enter: r^K on the key side of the score, r^V on the value
/// side of the sum. Shaw et al. 2018, eq. 4 and 3.
enum class RelationSide { Keys, Values };

/// r^K ((2K+1) x d_head) or r^V ((2K+1) x d_v) in order of clipped displacement; empty where the
/// side is off or the method is another one.
[[nodiscard]] const Matrix<double> &relationTable(const Prepared &prepared, RelationSide side);

/// What one pair sees in place of a key or value: k'_ij = k_j + r^K_clip(j - i), or the same of v.
/// Shaw et al. 2018, eq. 3 and 4.
struct PairVector {
    std::int64_t clip = 0;
    int row = 0; ///< of the table
    Row<double> plain, relation, sum;
};
/// \pre the table is not empty, and the indices lie inside
[[nodiscard]] PairVector pairVector(const Prepared &prepared, RelationSide side, HeadIndex head,
                                    QueryIndex i, KeyIndex j);

/// Of the displacements at which query i has a key and that use row \a row of the table, the one
/// nearest to \a near; none where no key stands. O(n).
[[nodiscard]] std::optional<std::int64_t> deltaOfRow(const Prepared &prepared, QueryIndex i,
                                                     int row, std::int64_t near);

/// The next row after \a row (direction 1) or before it (-1) for which query i has a key. O(n).
[[nodiscard]] std::optional<int> rowBeyond(const Prepared &prepared, QueryIndex i, int row,
                                           int direction);

/// What the value vectors change for one query: y_i = sum_j a_ij v_j, plus sum_j a_ij r^V, whatever
/// the switch says now. The weights know no r^V: one row of them serves both. Shaw et al. 2018,
/// eq. 3.
struct ValueSwitch {
    std::vector<double> weights; ///< n_k
    std::vector<double> off;     ///< d_v: y_i without r^V
    std::vector<double> added;   ///< on - off
    std::vector<double> on;      ///< d_v: y_i with it
    double largest = 0;          ///< magnitude in added
};
/// \pre the method is Shaw, and the indices lie inside
[[nodiscard]] ValueSwitch valueSwitch(const Prepared &prepared, HeadIndex head, QueryIndex i);

} // namespace locus::core
