// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/claims.h"
#include "core/prepared.h"
#include "core/spread.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace locus::core {

/// \file
/// What the claims share. A claim is measured by computing again: with other positions, in another
/// order, with other keys. So that this stays cheap on every Model, it happens on a probe: a Model
/// of its own with the same method, parameters, mask and positions, but at most 64 neighbouring
/// tokens (fewer where a projection is wide) and four heads, with q, k, v (or x and W) as arrays.
/// Up to that size the probe is the whole Model. Claims that need no second computation take
/// sampled rows of the whole Model.

struct ClaimContext {
    const Prepared &whole;
    Model model;    ///< of the probe
    Prepared probe; ///< prepare(model)
    std::vector<int>
        permutation; ///< of the probe's tokens; empty when queries and keys are not the same tokens
    double scoreSize = 1;  ///< largest |score| of the probe, at least 1
    double outputSize = 1; ///< largest |y| of the probe, at least 1
    bool finite = true;    ///< false when scores overflow: then nothing can be measured
};

/// \a study gives the permutation where it fits, else the 3-cycle 1, 2, 0.
[[nodiscard]] ClaimContext claimContext(const Prepared &prepared, const Study &study);

[[nodiscard]] Model probeModel(const Prepared &prepared);
/// Token a of the result is token permutation[a] of \a model. \pre content is arrays, n_q = n_k
[[nodiscard]] Model withPermutedTokens(const Model &model, const std::vector<int> &permutation);
[[nodiscard]] Model withShiftedPositions(const Model &model, std::int64_t shift);

/// content + position of every pair, masked ones included.
[[nodiscard]] Matrix<double> allScores(const Prepared &prepared, HeadIndex head);

/// Largest absolute difference; a NaN on either side counts as infinite.
class Residual {
public:
    void add(double a, double b)
    {
        const double difference = std::abs(a - b);
        m_value = std::isnan(difference) ? std::numeric_limits<double>::infinity()
                                         : std::max(m_value, difference);
    }
    template <class A, class B>
    void addAll(const A &a, const B &b)
    {
        for (Eigen::Index i = 0; i < a.rows(); ++i)
            for (Eigen::Index j = 0; j < a.cols(); ++j)
                add(a(i, j), b(i, j));
    }
    [[nodiscard]] double value() const { return m_value; }

private:
    double m_value = 0;
};

/// Rounding of sums of that size: the unit of every tolerance.
inline constexpr double claimUnit = 1e-12;

/// Holds below \a low, Fails above \a high, Either between: what a change of this size lets one
/// foretell.
[[nodiscard]] constexpr Expectation foretold(double change, double low, double high)
{
    return change <= low ? Expectation::Holds
                         : (change > high ? Expectation::Fails : Expectation::Either);
}

/// Error of an angle at this distance from 0, in radians: rounding of position times frequency.
/// None when the angle means nothing in double any more.
[[nodiscard]] std::optional<double> angleError(const Positions &positions, std::int64_t shift,
                                               const std::vector<double> &frequencies);

[[nodiscard]] std::int64_t farthestPosition(const std::vector<std::int64_t> &positions);

/// RoPE: what mixed layouts do to a claim about scores at positions up to \a farthest, where the
/// two channels of a block turn apart. Holds without the mistake.
[[nodiscard]] Expectation expectedOfMixing(const Prepared &prepared, std::int64_t farthest);

// By file: claimsweights.cpp, claimspermutation.cpp, claimsshift.cpp,
// claimsdisplacement.cpp, claimsrotation.cpp.
[[nodiscard]] std::optional<Claim> weightsSumToOne(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> maskedKeyNoInfluence(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> termsAddUp(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> rowConstant(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> permutationEquivariance(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> meanInvariance(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> shiftInvariance(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> displacementAlone(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> rotationKeepsLength(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> relativeRotation(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> layoutsAgree(const ClaimContext &context);
[[nodiscard]] std::optional<Claim> fixedShiftIsLinear(const ClaimContext &context);

} // namespace locus::core
