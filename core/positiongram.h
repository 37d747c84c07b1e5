// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace locus::core {

/// \file
/// How the position vectors of a text stand to one another. They need be neither one-hot (then
/// every product would be 0 or 1) nor orthogonal (then only those of a vector with itself would not
/// be 0). Sinusoid at consecutive positions: p_i . p_j = sum_r cos((j - i) theta_r), a function of
/// the displacement. Vaswani et al. 2017, section 3.5.

/// P P^T over the tokens of the text.
struct PositionGram {
    std::vector<int> tokens;        ///< all of them, or evenly spread where they are too many
    Matrix<double> products;        ///< tokens x tokens: p_a . p_b
    double least = 0, most = 0;     ///< of a vector with itself
    double largest = 0;             ///< magnitude, of two different tokens, with its sign
    int largestA = 0, largestB = 0; ///< the tokens it belongs to; equal for fewer than two
};
/// \pre the method adds to x
[[nodiscard]] PositionGram positionGram(const Prepared &prepared);

/// The two tokens at different positions whose vectors are least apart.
struct NearestPositions {
    int first = 0, second = 0;
    double distance = 0;    ///< ||p_first - p_second||; 0: the head cannot tell them apart
    double withCosines = 0; ///< sinusoid: what it would be with sine and cosine,
                            ///< sqrt(2 sum_r (1 - cos((j - i) theta_r))); else the same
    [[nodiscard]] bool areEqual() const { return distance <= 1e-12; }
};
/// Among the first tokens, so many that it takes a few milliseconds; none without two positions.
/// \pre the method adds to x
[[nodiscard]] std::optional<NearestPositions> nearestPositions(const Prepared &prepared);
/// Two tokens that a sine takes for one: sin(i theta) = sin(j theta) where (i + j) theta is an odd
/// multiple of pi. Whole positions come near that under the fastest pair, theta = 1, but never
/// reach it: pi is irrational.
struct AlikeSines {
    int first = 0, second = 0;
    double sineFirst = 0, sineSecond = 0; ///< of the fastest pair
};
/// The most alike of those whose cosines are not: the tokens that nearestPositions looks at. None
/// but for the sinusoid without cosines.
[[nodiscard]] std::optional<AlikeSines> alikeSines(const Prepared &prepared);
/// How many tokens nearestPositions looks at.
[[nodiscard]] int nearestPositionsLimit(const Prepared &prepared);

} // namespace locus::core
