// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <span>
#include <vector>

namespace locus::core {

/// Scores this far below a row's largest become exactly 0 after exp (float 87, double 708).
template <class S>
inline constexpr S underflowGap = sizeof(S) == 4 ? S(87) : S(708);

/// ln of the sum of exponentials of one row and its largest entry, over the allowed keys.
template <class S>
struct RowSum {
    S max = -std::numeric_limits<S>::infinity();
    S logSumExp = -std::numeric_limits<S>::infinity();
    S logSum = 0; ///< ln of the sum of exp(e - max): a log-weight is (e - max) - logSum, which
                  ///< keeps its digits when the scores are large
};

/// Stable softmax of n >= 1 numbers in place: exp(e - max) / sum. Double sums in the order of the
/// row.
RowSum<double> softmaxInPlace(double *row, int n);
RowSum<float> softmaxInPlace(float *row, int n);

/// Softmax of one row over the keys 0 .. scores.size() - 1 for which allowed(j); others get weight
/// 0 and never enter exp. A row without an allowed key gives zeros. scores and weights may be the
/// same memory. Vaswani et al. 2017, eq. 1.
template <class S, class Allowed>
RowSum<S> softmaxRow(std::span<const S> scores, std::span<S> weights, const Allowed &allowed)
{
    std::vector<S> gathered;
    gathered.reserve(scores.size());
    for (std::size_t j = 0; j < scores.size(); ++j)
        if (allowed(static_cast<int>(j)))
            gathered.push_back(scores[j]);
    RowSum<S> result;
    if (!gathered.empty())
        result = softmaxInPlace(gathered.data(), static_cast<int>(gathered.size()));
    std::size_t next = 0;
    for (std::size_t j = 0; j < weights.size(); ++j)
        weights[j] = allowed(static_cast<int>(j)) ? gathered[next++] : S(0);
    return result;
}

} // namespace locus::core
