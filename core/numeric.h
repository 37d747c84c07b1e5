// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <limits>
#include <span>

namespace locus::core {

/// Scores this far below a row's largest become exactly 0 after exp (float 87, double 708).
template <class S>
inline constexpr S underflowGap = sizeof(S) == 4 ? S(87) : S(708);

/// ln of the sum of exponentials of one row and its largest entry, over the allowed keys.
template <class S>
struct RowSum {
    S max = -std::numeric_limits<S>::infinity();
    S logSumExp = -std::numeric_limits<S>::infinity();
    S logSum = 0; ///< ln of the sum of exp(e - max): a log-weight is (e - max) - logSum, which keeps
                  ///< its digits when the scores are large
};

/// Softmax of one row over the keys 0 .. scores.size() - 1 for which allowed(j); others get weight
/// 0 and never enter exp. A row without an allowed key gives zeros. Stable form: exp(e - max) /
/// sum. Vaswani et al. 2017, eq. 1.
template <class S, class Allowed>
RowSum<S> softmaxRow(std::span<const S> scores, std::span<S> weights, const Allowed &allowed)
{
    RowSum<S> result;
    for (std::size_t j = 0; j < scores.size(); ++j)
        if (allowed(static_cast<int>(j)) && scores[j] > result.max)
            result.max = scores[j];
    S sum = 0;
    for (std::size_t j = 0; j < scores.size(); ++j) {
        const bool use = allowed(static_cast<int>(j)) && scores[j] >= result.max - underflowGap<S>;
        weights[j] = use ? std::exp(scores[j] - result.max) : S(0);
        sum += weights[j];
    }
    if (sum > 0) {
        for (S &weight : weights)
            weight /= sum;
        result.logSum = std::log(sum);
        result.logSumExp = result.max + result.logSum;
    }
    return result;
}

} // namespace locus::core
