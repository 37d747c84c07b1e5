// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/untrained.h"

namespace locus::core {

double untrainedEntry(std::uint64_t seed, RandomStream stream, std::int64_t row,
                      std::int64_t column)
{
    return randomUniform(seed, stream, static_cast<std::uint64_t>(row),
                         static_cast<std::uint64_t>(column), sqrt3 / 2);
}

Matrix<double> untrainedTable(std::uint64_t seed, RandomStream stream, int rows, int columns)
{
    Matrix<double> table(rows, columns);
    for (int i = 0; i < rows; ++i)
        for (int c = 0; c < columns; ++c)
            table(i, c) = untrainedEntry(seed, stream, i, c);
    return table;
}

bool holdsUntrained(const Tensor &table, std::uint64_t seed, RandomStream stream)
{
    for (std::int64_t i = 0; table.rank() == 2 && i < table.size(); ++i)
        if (table[i] == untrainedEntry(seed, stream, i / table.extent(1), i % table.extent(1)))
            return true;
    return false;
}

Matrix<double> matrixOf(const Tensor &tensor)
{
    const Eigen::Index rows = tensor.extent(0);
    const Eigen::Index columns = tensor.rank() < 2 ? 1 : tensor.extent(1);
    return Eigen::Map<const Matrix<double>>(tensor.values().data(), rows, columns);
}

} // namespace locus::core
