// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric.h"

#include "core/kernels/rowkernels.h"

#include <algorithm>
#include <cmath>

namespace locus::core {

RowSum<double> softmaxInPlace(double *row, int n)
{
    RowSum<double> result;
    result.max = *std::max_element(row, row + n);
    double sum = 0;
    for (int j = 0; j < n; ++j) {
        const double below = row[j] - result.max;
        row[j] = below < -underflowGap<double> ? 0.0 : std::exp(below);
        sum += row[j];
    }
    for (int j = 0; j < n; ++j)
        row[j] /= sum;
    result.logSum = std::log(sum);
    result.logSumExp = result.max + result.logSum;
    return result;
}

RowSum<float> softmaxInPlace(float *row, int n)
{
    RowSum<float> result;
    rowKernels().softmax(row, n, &result.max, &result.logSum);
    result.logSumExp = result.max + result.logSum;
    return result;
}

} // namespace locus::core
