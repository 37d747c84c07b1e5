// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/rope.h"

#include <cassert>
#include <cmath>

namespace locus::core {

int rotaryDim(const RopeParams &params, int dHead)
{
    return params.rotaryDim.value_or(dHead);
}

std::vector<double> ropeFrequencies(const RopeParams &params, int dHead)
{
    const int rotary = rotaryDim(params, dHead);
    if (params.theta.isNull())
        return geometricFrequencies(rotary, params.base);
    if (params.theta.rank() == 0)
        return std::vector<double>(static_cast<std::size_t>(rotary / 2), params.theta[0]);
    return params.theta.values();
}

double wrappedAngle(double angle)
{
    const double wrapped = std::remainder(angle, 2 * halfTurn);
    return wrapped <= -halfTurn ? halfTurn : wrapped;
}

ChannelPair ropeChannels(int r, int rotary, RopeLayout layout)
{
    if (layout == RopeLayout::Interleaved)
        return {2 * r, 2 * r + 1};
    return {r, r + rotary / 2};
}

namespace {

void fillTurns(Matrix<double> &cosine, Matrix<double> &sine,
               std::span<const std::int64_t> positions, const std::vector<double> &frequencies,
               RowPool *pool)
{
    const auto rows = static_cast<Eigen::Index>(positions.size());
    const auto blocks = static_cast<Eigen::Index>(frequencies.size());
    cosine.resize(rows, blocks);
    sine.resize(rows, blocks);
    forRows(pool, static_cast<int>(rows), [&](int first, int end) {
        for (Eigen::Index i = first; i < end; ++i)
            for (Eigen::Index r = 0; r < blocks; ++r) {
                const double angle = static_cast<double>(positions[static_cast<std::size_t>(i)]) *
                                     frequencies[static_cast<std::size_t>(r)];
                cosine(i, r) = std::cos(angle);
                sine(i, r) = std::sin(angle);
            }
    });
}

} // namespace

RotationTable rotationTable(std::span<const std::int64_t> positions, const RopeParams &params,
                            int dHead, bool mixedLayouts, RowPool *pool)
{
    const int rotary = rotaryDim(params, dHead);
    assert(rotary % 2 == 0 && rotary <= dHead);
    const int blocks = rotary / 2;
    const std::vector<double> theta = ropeFrequencies(params, dHead);

    RotationTable table;
    for (int r = 0; r < blocks; ++r) {
        const ChannelPair channels = ropeChannels(r, rotary, params.layout);
        table.pairs.push_back(channels);
        // The mistake takes the frequency that the other layout would give a channel.
        const auto speed = [&](int channel) {
            const int index = !mixedLayouts                       ? r
                              : params.layout == RopeLayout::Half ? channel / 2
                                                                  : channel % blocks;
            return theta[static_cast<std::size_t>(index)];
        };
        table.frequencies.push_back(speed(channels.first));
        table.secondFrequencies.push_back(speed(channels.second));
    }
    fillTurns(table.cosFirst, table.sinFirst, positions, table.frequencies, pool);
    if (table.secondFrequencies != table.frequencies)
        fillTurns(table.cosSecond, table.sinSecond, positions, table.secondFrequencies, pool);

    table.angles.resize(static_cast<Eigen::Index>(positions.size()), blocks);
    for (std::size_t i = 0; i < positions.size(); ++i)
        for (int r = 0; r < blocks; ++r)
            table.angles(static_cast<Eigen::Index>(i), r) =
                static_cast<double>(positions[i]) * table.frequencies[static_cast<std::size_t>(r)];
    return table;
}

Matrix<double> rotated(const Matrix<double> &x, const RotationTable &table, RowPool *pool)
{
    Matrix<double> y(x.rows(), x.cols());
    const bool mixed = table.cosSecond.size() > 0;
    const Matrix<double> &cosSecond = mixed ? table.cosSecond : table.cosFirst;
    const Matrix<double> &sinSecond = mixed ? table.sinSecond : table.sinFirst;
    forRows(pool, static_cast<int>(x.rows()), [&](int firstRow, int endRow) {
        y.middleRows(firstRow, endRow - firstRow) = x.middleRows(firstRow, endRow - firstRow);
        for (Eigen::Index i = firstRow; i < endRow; ++i)
            for (std::size_t block = 0; block < table.pairs.size(); ++block) {
                const auto r = static_cast<Eigen::Index>(block);
                const auto [first, second] = table.pairs[block];
                const double a = x(i, first);
                const double b = x(i, second);
                y(i, first) = a * table.cosFirst(i, r) - b * table.sinFirst(i, r);
                y(i, second) = a * sinSecond(i, r) + b * cosSecond(i, r);
            }
    });
    return y;
}

Matrix<double> rotationMatrix(std::int64_t position, const RopeParams &params, int dHead)
{
    // Rotating the unit vectors (as rows) gives the columns of R.
    const std::vector<std::int64_t> positions(static_cast<std::size_t>(dHead), position);
    const Matrix<double> turned =
        rotated(Matrix<double>::Identity(dHead, dHead), rotationTable(positions, params, dHead));
    return turned.transpose();
}

std::vector<int> layoutPermutation(int rotary, int dHead)
{
    std::vector<int> order(static_cast<std::size_t>(dHead));
    for (int c = 0; c < dHead; ++c)
        order[static_cast<std::size_t>(c)] = c;
    for (int r = 0; r < rotary / 2; ++r) {
        const ChannelPair neighbours = ropeChannels(r, rotary, RopeLayout::Interleaved);
        const ChannelPair halves = ropeChannels(r, rotary, RopeLayout::Half);
        order[static_cast<std::size_t>(halves.first)] = neighbours.first;
        order[static_cast<std::size_t>(halves.second)] = neighbours.second;
    }
    return order;
}

} // namespace locus::core
