// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/untrained.h"

namespace locus::core {

Matrix<double> untrainedTable(std::uint64_t seed, RandomStream stream, int rows, int columns)
{
    Matrix<double> table(rows, columns);
    for (int i = 0; i < rows; ++i)
        for (int c = 0; c < columns; ++c)
            table(i, c) = randomUniform(seed, stream, static_cast<std::uint64_t>(i),
                                        static_cast<std::uint64_t>(c), sqrt3 / 2);
    return table;
}

Matrix<double> matrixOf(const Tensor &tensor)
{
    const Eigen::Index rows = tensor.extent(0);
    const Eigen::Index columns = tensor.rank() < 2 ? 1 : tensor.extent(1);
    return Eigen::Map<const Matrix<double>>(tensor.values().data(), rows, columns);
}

} // namespace locus::core
