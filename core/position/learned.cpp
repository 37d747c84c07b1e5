// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/learnedrow.h"
#include "core/untrained.h"

#include <cassert>

namespace locus::core {

Matrix<double> learnedTable(const LearnedParams &params, int d)
{
    if (!params.table.isNull())
        return matrixOf(params.table);
    return untrainedTable(params.seed, RandomStream::LearnedTable, params.length, d);
}

Row<double> learnedRow(const LearnedParams &params, int d, std::int64_t position)
{
    assert(position >= 0 && position < params.length);
    Row<double> row(d);
    for (int c = 0; c < d; ++c)
        row[c] = params.table.isNull() ? randomUniform(params.seed, RandomStream::LearnedTable,
                                                       static_cast<std::uint64_t>(position),
                                                       static_cast<std::uint64_t>(c), sqrt3 / 2)
                                       : params.table.at(position, c);
    return row;
}

int segmentOf(const LearnedParams &params, int token)
{
    return params.segmentIds.isNull() ? 0 : static_cast<int>(params.segmentIds[token]);
}

Matrix<double> segmentTable(const LearnedParams &params, int d)
{
    if (!params.segmentTable.isNull())
        return matrixOf(params.segmentTable);
    return untrainedTable(params.seed, RandomStream::SegmentTable, 2, d);
}

Matrix<double> learnedEncoding(std::span<const std::int64_t> positions, int d,
                               const LearnedParams &params, RowPool *pool)
{
    Matrix<double> p(static_cast<Eigen::Index>(positions.size()), d);
    const Matrix<double> segments = params.segments ? segmentTable(params, d) : Matrix<double>();
    forRows(pool, static_cast<int>(positions.size()), [&](int first, int end) {
        for (int row = first; row < end; ++row) {
            p.row(row) = learnedRow(params, d, positions[static_cast<std::size_t>(row)]);
            if (params.segments)
                p.row(row) += segments.row(segmentOf(params, row));
        }
    });
    return p;
}

} // namespace locus::core
