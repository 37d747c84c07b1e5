// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/conventions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace locus::test {

std::vector<double> t2tInverseTimescales(int dModel, double min, double max)
{
    const int count = dModel / 2;
    std::vector<double> result;
    for (int r = 0; r < count; ++r)
        // A single channel pair has no ratio; the library guards its division and keeps 1 / min.
        result.push_back(std::pow(max / min, -static_cast<double>(r) / std::max(count - 1, 1)) /
                         min);
    return result;
}

core::Matrix<double> t2tEncoding(std::span<const std::int64_t> positions,
                                 std::span<const double> inverseTimescales)
{
    const auto half = static_cast<Eigen::Index>(inverseTimescales.size());
    core::Matrix<double> result(static_cast<Eigen::Index>(positions.size()), 2 * half);
    for (Eigen::Index i = 0; i < result.rows(); ++i)
        for (Eigen::Index r = 0; r < half; ++r) {
            const double angle = static_cast<double>(positions[static_cast<std::size_t>(i)]) *
                                 inverseTimescales[static_cast<std::size_t>(r)];
            result(i, r) = std::sin(angle);
            result(i, half + r) = std::cos(angle);
        }
    return result;
}

std::vector<double> plainGeometricSlopes(int heads)
{
    std::vector<double> slopes;
    for (int h = 1; h <= heads; ++h)
        slopes.push_back(std::exp2(-8.0 * h / heads));
    return slopes;
}

std::vector<double> finiteMaskSoftmax(std::span<const double> scores,
                                      const std::vector<bool> &allowed)
{
    std::vector<float> shifted;
    for (std::size_t j = 0; j < scores.size(); ++j)
        shifted.push_back(static_cast<float>(scores[j]) + (allowed[j] ? 0.0F : -1e9F));
    const float max = *std::max_element(shifted.begin(), shifted.end());
    float sum = 0;
    for (float &score : shifted) {
        score = std::exp(score - max);
        sum += score;
    }
    std::vector<double> weights;
    for (const float score : shifted)
        weights.push_back(static_cast<double>(score / sum));
    return weights;
}

std::vector<double> naiveSoftmax(std::span<const double> scores, const std::vector<bool> &allowed)
{
    std::vector<double> weights;
    double max = -std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < scores.size(); ++j) {
        weights.push_back(allowed[j] ? scores[j] : -std::numeric_limits<double>::infinity());
        max = std::max(max, weights.back());
    }
    double sum = 0;
    for (double &weight : weights) {
        weight = std::exp(weight - max);
        sum += weight;
    }
    for (double &weight : weights)
        weight /= sum;
    return weights;
}

namespace {

std::map<std::int64_t, std::int64_t> primeFactors(std::int64_t value)
{
    std::map<std::int64_t, std::int64_t> factors;
    for (std::int64_t p = 2; value > 1; ++p)
        for (; value % p == 0; value /= p)
            ++factors[p];
    return factors;
}

/// a^p b^q as prime exponents.
std::map<std::int64_t, std::int64_t> product(std::int64_t a, std::int64_t p, std::int64_t b,
                                             std::int64_t q)
{
    std::map<std::int64_t, std::int64_t> result;
    for (const auto &[prime, exponent] : primeFactors(a))
        result[prime] += exponent * p;
    for (const auto &[prime, exponent] : primeFactors(b))
        result[prime] += exponent * q;
    std::erase_if(result, [](const auto &entry) { return entry.second == 0; });
    return result;
}

} // namespace

std::vector<std::int64_t> exactIntegerDistances(int maxExact, int perDirection,
                                                std::int64_t maxDistance)
{
    const int steps = perDirection - maxExact;
    std::vector<std::int64_t> result;
    for (std::int64_t n = maxExact; n <= maxDistance; ++n)
        for (int t = 0; t <= steps; ++t)
            if (product(n, steps, maxExact, t) == product(maxDistance, t, maxExact, steps)) {
                result.push_back(n);
                break;
            }
    return result;
}

double floatAngle(std::int64_t position, double frequency)
{
    return static_cast<double>(static_cast<float>(position) * static_cast<float>(frequency));
}

} // namespace locus::test
