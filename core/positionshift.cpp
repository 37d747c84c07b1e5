// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/positionshift.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace locus::core {

Matrix<double> shiftMatrix(std::int64_t offset, int d, const SinusoidalParams &params)
{
    return shrunkShiftMatrix(offset, d, params, d);
}

Matrix<double> shrunkShiftMatrix(std::int64_t offset, int d, const SinusoidalParams &params,
                                 int cells)
{
    Matrix<double> m = Matrix<double>::Zero(cells, cells);
    const auto cellOf = [&](int channel) {
        return static_cast<int>(((channel + std::int64_t{1}) * cells - 1) / d);
    };
    const auto enter = [&](int row, int column, double value) {
        double &kept = m(cellOf(row), cellOf(column));
        if (std::abs(value) > std::abs(kept))
            kept = value;
    };
    const std::vector<double> frequencies = geometricFrequencies(d, params.base);
    for (int r = 0; r < d / 2; ++r) {
        const auto [s, c] = sinusoidalChannels(r, d, params.layout);
        const Eigen::Matrix2d block =
            shiftBlock(static_cast<double>(offset), frequencies[static_cast<std::size_t>(r)]);
        enter(s, s, block(0, 0));
        enter(c, s, block(1, 0));
        enter(s, c, block(0, 1));
        enter(c, c, block(1, 1));
    }
    return m;
}

PositionShift positionShift(const Prepared &p, QueryIndex i, KeyIndex j)
{
    constexpr double perPosition = 1e-14; // of an angle of one radian per position
    const Matrix<double> &vectors = *p.hooks.onInput;
    const int d = p.shapes.dModel;
    PositionShift shift;
    shift.offset = displacement(p, i, j);
    shift.from = vectors.row(i.value + p.model.queryOffset);
    shift.to = vectors.row(j.value);
    shift.moved = Row<double>::Zero(d);
    const std::vector<double> frequencies = geometricFrequencies(d, p.model.sinusoidal.base);
    for (int r = 0; r < d / 2; ++r) {
        const auto [s, c] = sinusoidalChannels(r, d, p.model.sinusoidal.layout);
        const Eigen::Vector2d moved = shiftBlock(static_cast<double>(shift.offset),
                                                 frequencies[static_cast<std::size_t>(r)]) *
                                      Eigen::Vector2d(shift.from[s], shift.from[c]);
        shift.moved[s] = moved[0];
        shift.moved[c] = moved[1];
    }
    shift.residual = (shift.moved - shift.to).cwiseAbs().maxCoeff();
    const auto farthest = std::max({std::abs(p.positions.query[static_cast<std::size_t>(i.value)]),
                                    std::abs(p.positions.key[static_cast<std::size_t>(j.value)]),
                                    std::abs(shift.offset)});
    const double fastest = *std::max_element(frequencies.begin(), frequencies.end());
    shift.rounding = 1e-12 + perPosition * static_cast<double>(farthest) * fastest;
    return shift;
}

} // namespace locus::core
