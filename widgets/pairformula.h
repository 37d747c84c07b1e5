// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect.h"
#include "widgets/formula.h"

namespace locus::widgets {

/// By what a Model divides q . k, and what its mistake leaves of the formula.
struct ScoreDivisor {
    double value = 1;        ///< sqrt(d_head), or 1 where nothing is scaled
    bool biasIsLate = false; ///< a mistake: added after softmax, no part of the score
    bool isMixed = false;    ///< a mistake: R_i^T R_j is not R_{j-i}
    friend bool operator==(const ScoreDivisor &, const ScoreDivisor &) = default;
};

/// The method's formula of one score, then the same with the numbers of the pair, then what it
/// comes to. The first is written out; the next ones say less: a shorter sum where there is one,
/// letters without numbers, numbers without letters. \pre the pair is not masked
[[nodiscard]] std::vector<formula::NodePtr> scoreFormulas(const core::PairReport &report,
                                                          const ScoreDivisor &divisor);

} // namespace locus::widgets
