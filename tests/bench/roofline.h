// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace locus::bench {

/// Milliseconds (median) of the product q k^T of one head alone, in float.
struct Roofline {
    double blocked = 0;   ///< the row kernel, some rows at a time, into a block that stays in the
                          ///< cache; causal rows stop at the diagonal
    double unblocked = 0; ///< Eigen's n x n product in one piece, one thread, every pair
};

[[nodiscard]] Roofline rooflineOf(int n, int d, bool causal, int threads, int repetitions);

} // namespace locus::bench
