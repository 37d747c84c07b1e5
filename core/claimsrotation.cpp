// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about rotations: those of RoPE, and the sinusoid's under a fixed shift.
#include "core/attention.h"
#include "core/claimprobe.h"
#include "core/dot.h"

namespace locus::core {

namespace {

constexpr double visibleAngle = 1e-2;
constexpr double visibleEntry = 1e-2;

double longestRow(const std::vector<Matrix<double>> &matrices)
{
    double longest = 0;
    for (const auto &matrix : matrices)
        longest = std::max(longest, matrix.rowwise().norm().maxCoeff());
    return longest;
}

/// The rounding of a rotated score, from that of its angles.
std::optional<double> rotationTolerance(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    const auto error = angleError(p.positions, 0, p.hooks.onQuery->frequencies);
    if (!error)
        return std::nullopt;
    const double products = longestRow(p.projected.q) * longestRow(p.projected.k) * p.exact.scale;
    return claimUnit * context.scoreSize + 4 * *error * products;
}

/// |R q|^2 - |q|^2 in closed form when the channels a, b of a block turn by different angles s, t:
///   (a^2 - b^2) (sin^2 t - sin^2 s) - a b (sin 2s - sin 2t), summed over the blocks.
double largestStretch(const Matrix<double> &rows, const RotationTable &table)
{
    double largest = 0;
    for (Eigen::Index i = 0; i < rows.rows() && table.cosSecond.size() > 0; ++i) {
        double stretch = 0;
        for (std::size_t block = 0; block < table.pairs.size(); ++block) {
            const auto r = static_cast<Eigen::Index>(block);
            const double a = rows(i, table.pairs[block].first);
            const double b = rows(i, table.pairs[block].second);
            const double sinS = table.sinFirst(i, r);
            const double sinT = table.sinSecond(i, r);
            stretch += (a * a - b * b) * (sinT * sinT - sinS * sinS) -
                       2 * a * b * (sinS * table.cosFirst(i, r) - sinT * table.cosSecond(i, r));
        }
        largest = std::max(largest, std::abs(stretch));
    }
    return largest;
}

/// Largest entry of the two channels of a block.
double blockSize(const Matrix<double> &rows, ChannelPair pair)
{
    return std::max(rows.col(pair.first).cwiseAbs().maxCoeff(),
                    rows.col(pair.second).cwiseAbs().maxCoeff());
}

/// Largest difference of speed between the channels of one block in which both q and k have
/// something to turn.
double mixingSpeed(const Prepared &p, const RotationTable &table)
{
    double speed = 0;
    for (std::size_t h = 0; h < p.projected.q.size(); ++h)
        for (std::size_t r = 0; r < table.pairs.size(); ++r)
            if (std::min(blockSize(p.projected.q[h], table.pairs[r]),
                         blockSize(p.projected.k[h], table.pairs[r])) > visibleEntry)
                speed =
                    std::max(speed, std::abs(table.frequencies[r] - table.secondFrequencies[r]));
    return speed;
}

/// The key rows turned by their displacement from the query: R_delta k_j, delta = p_j - p_i.
Matrix<double> turnedByDisplacement(const Prepared &p, std::size_t head, QueryIndex i)
{
    std::vector<std::int64_t> deltas;
    deltas.reserve(static_cast<std::size_t>(p.shapes.nKey));
    for (int j = 0; j < p.shapes.nKey; ++j)
        deltas.push_back(displacement(p, i, KeyIndex{j}));
    return rotated(p.projected.k[head], rotationTable(deltas, p.model.rope, p.shapes.dHead,
                                                      p.model.mistake == Mistake::MixedLayouts));
}

/// The same q and k with their channels in the other layout's order, without any mistake.
Model inOtherLayout(const Model &model, int dHead)
{
    Model other = model;
    const bool toHalf = model.rope.layout == RopeLayout::Interleaved;
    other.rope.layout = toHalf ? RopeLayout::Half : RopeLayout::Interleaved;
    other.mistake = Mistake::None;
    const std::vector<int> order = layoutPermutation(rotaryDim(model.rope, dHead), dHead);
    for (Tensor *tensor : {&other.content.q, &other.content.k}) {
        std::vector<double> values(tensor->values().size());
        for (std::size_t start = 0; start < values.size(); start += order.size())
            for (std::size_t c = 0; c < order.size(); ++c) {
                const auto from = static_cast<std::size_t>(order[c]);
                values[start + (toHalf ? c : from)] = tensor->values()[start + (toHalf ? from : c)];
            }
        *tensor = Tensor(tensor->shape(), std::move(values));
    }
    return other;
}

} // namespace

std::int64_t farthestPosition(const std::vector<std::int64_t> &positions)
{
    std::int64_t farthest = 0;
    for (const std::int64_t position : positions)
        farthest = std::max(farthest, std::abs(position));
    return farthest;
}

Expectation expectedOfMixing(const Prepared &p, std::int64_t farthest)
{
    const RotationTable &table = *p.hooks.onQuery;
    if (table.secondFrequencies == table.frequencies || farthest == 0)
        return Expectation::Holds;
    const double apart = mixingSpeed(p, table) * static_cast<double>(farthest);
    return apart > visibleAngle ? Expectation::Fails : Expectation::Either;
}

std::optional<Claim> rotationKeepsLength(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    if (!p.hooks.onQuery)
        return std::nullopt;
    Residual residual;
    double stretch = 0;
    for (std::size_t h = 0; h < p.projected.q.size(); ++h) {
        residual.addAll(p.exact.q[h].rowwise().norm(), p.projected.q[h].rowwise().norm());
        residual.addAll(p.exact.k[h].rowwise().norm(), p.projected.k[h].rowwise().norm());
        stretch = std::max({stretch, largestStretch(p.projected.q[h], *p.hooks.onQuery),
                            largestStretch(p.projected.k[h], *p.hooks.onKey)});
    }
    const double size = std::max({1.0, longestRow(p.projected.q), longestRow(p.projected.k)});
    return Claim{ClaimId::RotationKeepsLength, foretold(stretch, 0, 100 * claimUnit * size * size),
                 residual.value(), claimUnit * size};
}

std::optional<Claim> relativeRotation(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    const auto tolerance = p.hooks.onQuery ? rotationTolerance(context) : std::nullopt;
    if (!tolerance)
        return std::nullopt;
    Residual residual;
    for (std::size_t h = 0; h < p.projected.q.size(); ++h)
        for (int i = 0; i < p.shapes.nQuery; ++i) {
            const Matrix<double> keys = turnedByDisplacement(p, h, QueryIndex{i});
            for (int j = 0; j < p.shapes.nKey; ++j) {
                const auto score = [&](const Matrix<double> &q, const Matrix<double> &k) {
                    return orderedDot(q.row(i).data(), k.row(j).data(), q.cols()) * p.exact.scale;
                };
                residual.add(score(p.exact.q[h], p.exact.k[h]), score(p.projected.q[h], keys));
            }
        }
    return Claim{ClaimId::RelativeRotation,
                 expectedOfMixing(p, farthestPosition(p.positions.query)), residual.value(),
                 *tolerance};
}

std::optional<Claim> layoutsAgree(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    const auto tolerance = p.hooks.onQuery ? rotationTolerance(context) : std::nullopt;
    if (!tolerance)
        return std::nullopt;
    const Prepared other = prepare(inOtherLayout(context.model, p.shapes.dHead));
    Residual residual;
    for (int h = 0; h < p.shapes.heads; ++h)
        residual.addAll(allScores(p, HeadIndex{h}), allScores(other, HeadIndex{h}));
    return Claim{ClaimId::LayoutsAgree,
                 expectedOfMixing(p, std::max(farthestPosition(p.positions.query),
                                              farthestPosition(p.positions.key))),
                 residual.value(), *tolerance};
}

std::optional<Claim> fixedShiftIsLinear(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    if (p.model.method != MethodId::Sinusoidal)
        return std::nullopt;
    constexpr std::int64_t shift = 1;
    const int d = p.shapes.dModel;
    const SinusoidalParams &params = p.model.sinusoidal;
    const std::vector<double> frequencies = geometricFrequencies(d, params.base);
    const auto error = angleError(p.positions, shift, frequencies);
    if (!error)
        return std::nullopt;
    const bool mistaken = p.model.mistake == Mistake::SineOnly;
    std::vector<std::int64_t> moved = p.positions.key;
    for (std::int64_t &position : moved)
        position += shift;
    const Matrix<double> after = sinusoidalEncoding(moved, d, params, mistaken);
    const Matrix<double> &before = *p.hooks.onInput;
    Residual residual;
    for (int r = 0; r < d / 2; ++r) {
        const Eigen::Matrix2d block =
            shiftBlock(static_cast<double>(shift), frequencies[static_cast<std::size_t>(r)]);
        const auto [sine, cosine] = sinusoidalChannels(r, d, params.layout);
        for (Eigen::Index i = 0; i < before.rows(); ++i) {
            const Eigen::Vector2d turned =
                block * Eigen::Vector2d(before(i, sine), before(i, cosine));
            residual.add(turned[0], after(i, sine));
            residual.add(turned[1], after(i, cosine));
        }
    }
    return Claim{ClaimId::FixedShiftIsLinear, mistaken ? Expectation::Fails : Expectation::Holds,
                 residual.value(), claimUnit + 2 * *error};
}

} // namespace locus::core
