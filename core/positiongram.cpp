// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positiongram.h"

#include "core/rowproducts.h"
#include "core/spread.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace locus::core {

namespace {

constexpr int mostCompared = 512;
constexpr double clearly = 1 + 1e-12; ///< rounding makes no pair the first one

/// ||a - b||^2, or something larger than \a enough as soon as it is.
double squaredDistance(const double *a, const double *b, Eigen::Index d, double enough)
{
    double sum = 0;
    for (Eigen::Index c = 0; c < d && sum <= enough; ++c)
        sum += (a[c] - b[c]) * (a[c] - b[c]);
    return sum;
}

double distanceWithCosines(const Prepared &p, std::int64_t delta)
{
    double sum = 0;
    for (const double frequency : geometricFrequencies(p.shapes.dModel, p.model.sinusoidal.base))
        sum += 1 - std::cos(static_cast<double>(delta) * frequency);
    return std::sqrt(2 * sum);
}

} // namespace

PositionGram positionGram(const Prepared &p)
{
    PositionGram gram;
    gram.tokens = spreadIndices(p.shapes.nKey, mostProductRows(p.shapes.dModel));
    const auto count = std::ssize(gram.tokens);
    Matrix<double> rows(count, p.shapes.dModel);
    for (std::ptrdiff_t a = 0; a < count; ++a)
        rows.row(a) = p.hooks.onInput->row(gram.tokens[static_cast<std::size_t>(a)]);
    gram.products = rowProducts(rows);
    gram.least = gram.products.diagonal().minCoeff();
    gram.most = gram.products.diagonal().maxCoeff();
    gram.largestA = gram.largestB = gram.tokens.front();
    for (std::ptrdiff_t a = 0; a < count; ++a)
        for (std::ptrdiff_t b = 0; b < a; ++b)
            if (gram.largestA == gram.largestB ||
                std::abs(gram.products(a, b)) > clearly * std::abs(gram.largest)) {
                gram.largest = gram.products(a, b);
                gram.largestA = gram.tokens[static_cast<std::size_t>(b)];
                gram.largestB = gram.tokens[static_cast<std::size_t>(a)];
            }
    return gram;
}

std::optional<AlikeSines> alikeSines(const Prepared &p)
{
    if (p.model.method != MethodId::Sinusoidal || p.model.mistake != Mistake::SineOnly)
        return std::nullopt;
    constexpr double apart = 0.5; ///< of cosines, for the sines to be at fault
    const auto channel = static_cast<Eigen::Index>(
        sinusoidalChannels(0, p.shapes.dModel, p.model.sinusoidal.layout).first);
    const int count = nearestPositionsLimit(p);
    std::vector<double> cosines;
    cosines.reserve(static_cast<std::size_t>(count));
    for (int a = 0; a < count; ++a) // theta_0 is 1
        cosines.push_back(
            std::cos(static_cast<double>(p.positions.key[static_cast<std::size_t>(a)])));
    std::optional<AlikeSines> alike;
    double least = std::numeric_limits<double>::infinity();
    for (int b = 1; b < count; ++b)
        for (int a = 0; a < b; ++a) {
            const double first = (*p.hooks.onInput)(a, channel);
            const double second = (*p.hooks.onInput)(b, channel);
            const double turn = std::abs(cosines[static_cast<std::size_t>(a)] -
                                         cosines[static_cast<std::size_t>(b)]);
            if (turn < apart || std::abs(first - second) * clearly >= least)
                continue;
            least = std::abs(first - second);
            alike = AlikeSines{a, b, first, second};
        }
    return alike;
}

int nearestPositionsLimit(const Prepared &p)
{
    return std::min(p.shapes.nKey, mostCompared);
}

std::optional<NearestPositions> nearestPositions(const Prepared &p)
{
    const Matrix<double> &vectors = *p.hooks.onInput;
    const auto &positions = p.positions.key;
    NearestPositions nearest;
    double least = std::numeric_limits<double>::infinity();
    for (int b = 1; b < nearestPositionsLimit(p); ++b)
        for (int a = b - 1; a >= 0; --a) {
            if (positions[static_cast<std::size_t>(a)] == positions[static_cast<std::size_t>(b)])
                continue;
            const double squared = squaredDistance(vectors.row(a).data(), vectors.row(b).data(),
                                                   vectors.cols(), least);
            if (squared * clearly < least) {
                least = squared;
                nearest.first = a;
                nearest.second = b;
            }
        }
    if (std::isinf(least))
        return std::nullopt;
    nearest.distance = std::sqrt(least);
    nearest.withCosines =
        p.model.method == MethodId::Sinusoidal
            ? distanceWithCosines(p, positions[static_cast<std::size_t>(nearest.second)] -
                                         positions[static_cast<std::size_t>(nearest.first)])
            : nearest.distance;
    return nearest;
}

} // namespace locus::core
