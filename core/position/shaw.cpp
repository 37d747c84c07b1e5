// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/shaw.h"

#include "core/untrained.h"

namespace locus::core {

Matrix<double> shawKeyTable(const ShawParams &params, int d)
{
    if (!params.tableK.isNull())
        return matrixOf(params.tableK);
    return untrainedTable(params.seed, RandomStream::ShawKeys, 2 * params.radius + 1, d);
}

Matrix<double> shawValueTable(const ShawParams &params, int dV)
{
    if (!params.tableV.isNull())
        return matrixOf(params.tableV);
    return untrainedTable(params.seed, RandomStream::ShawValues, 2 * params.radius + 1, dV);
}

} // namespace locus::core
