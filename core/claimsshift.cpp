// SPDX-License-Identifier: GPL-3.0-or-later
// The claim about all positions being further along by the same distance.
#include "core/attention.h"
#include "core/claimprobe.h"

namespace locus::core {

namespace {

/// A change of q and k from here on shows in the scores.
constexpr double visibleChange = 1e-2;
/// Below, it is the rounding of equal numbers.
constexpr double roundingChange = 1e-13;

/// A shift that keeps every position inside the learned table; none when there is no room.
std::optional<std::int64_t> possibleShift(const Prepared &p)
{
    if (p.model.method != MethodId::Learned)
        return 1000;
    const auto [low, high] = std::minmax_element(p.positions.key.begin(), p.positions.key.end());
    if (*high + 1 < p.model.learned.length)
        return 1;
    if (*low > 0)
        return -1;
    return std::nullopt;
}

/// The scores carry the claim, but for ALiBi's form key, which shifts every row by a constant, and
/// for a bias that is no part of them.
bool showsInWeights(const Model &model)
{
    return model.mistake == Mistake::BiasAfterSoftmax ||
           (model.method == MethodId::Alibi && model.alibi.form == AlibiForm::Key);
}

double largest(const std::vector<Matrix<double>> &matrices)
{
    double value = 0;
    for (const auto &matrix : matrices)
        value = std::max(value, matrix.cwiseAbs().maxCoeff());
    return value;
}

/// Sinusoidal, learned: how much the shift changes q and k, where x itself reaches both.
Expectation expectedOfInputShift(const Prepared &p, const Prepared &shifted)
{
    Residual change;
    for (std::size_t h = 0; h < p.projected.q.size(); ++h) {
        change.addAll(p.projected.q[h], shifted.projected.q[h]);
        change.addAll(p.projected.k[h], shifted.projected.k[h]);
    }
    const bool reaches = std::min({largest(p.content->vectors.q), largest(p.content->vectors.k),
                                   largest(p.projected.q), largest(p.projected.k)}) > visibleChange;
    const Expectation expected = foretold(change.value(), roundingChange, visibleChange);
    return expected == Expectation::Fails && !reaches ? Expectation::Either : expected;
}

/// A key form added after softmax does not cancel: the weights themselves move by slope times
/// shift.
Expectation expectedOfKeyForm(const Prepared &p, std::int64_t shift, double tolerance)
{
    double change = 0;
    for (const double slope : alibiSlopes(p.model.alibi, p.shapes.heads))
        change = std::max(change, std::abs(slope * static_cast<double>(shift)));
    const bool alive = std::ssize(p.mask.deadRows()) < p.shapes.nQuery;
    return alive ? foretold(change, 0, 100 * tolerance) : Expectation::Holds;
}

Expectation expectedOfShift(const Prepared &p, const Prepared &shifted, std::int64_t shift,
                            double tolerance)
{
    if (p.hooks.onInput)
        return expectedOfInputShift(p, shifted);
    if (p.model.mistake == Mistake::BiasAfterSoftmax && p.model.method == MethodId::Alibi &&
        p.model.alibi.form == AlibiForm::Key)
        return expectedOfKeyForm(p, shift, tolerance);
    if (p.hooks.onQuery)
        return expectedOfMixing(p, farthestPosition(p.positions.query) + std::abs(shift));
    return Expectation::Holds;
}

/// The scores of RoPE are as exact as its angles.
std::optional<double> shiftTolerance(const ClaimContext &context, std::int64_t shift)
{
    const Prepared &p = context.probe;
    double tolerance = claimUnit * context.scoreSize;
    if (p.model.method == MethodId::Alibi) // the form key grows with the positions
        tolerance *= 1 + static_cast<double>(std::abs(shift));
    if (!p.hooks.onQuery)
        return tolerance;
    const auto error = angleError(p.positions, shift, p.hooks.onQuery->frequencies);
    if (!error)
        return std::nullopt;
    return tolerance + *error * largest(p.projected.q) * largest(p.projected.k) * p.shapes.dHead *
                           p.exact.scale;
}

} // namespace

std::optional<Claim> shiftInvariance(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    const auto shift = possibleShift(p);
    const auto tolerance = shift ? shiftTolerance(context, *shift) : std::nullopt;
    if (!tolerance)
        return std::nullopt;
    const Prepared shifted = prepare(withShiftedPositions(context.model, *shift));
    Residual residual;
    for (int h = 0; h < p.shapes.heads; ++h) {
        const HeadIndex head{h};
        if (showsInWeights(p.model))
            residual.addAll(exactStage(p, Stage::Weights, head),
                            exactStage(shifted, Stage::Weights, head));
        else
            residual.addAll(allScores(p, head), allScores(shifted, head));
    }
    return Claim{ClaimId::ShiftInvariance, expectedOfShift(p, shifted, *shift, *tolerance),
                 residual.value(), *tolerance};
}

} // namespace locus::core
