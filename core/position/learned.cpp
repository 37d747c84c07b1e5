// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/learned.h"

#include "core/untrained.h"

#include <cassert>

namespace locus::core {

Matrix<double> learnedTable(const LearnedParams &params, int d)
{
    if (!params.table.isNull())
        return matrixOf(params.table);
    return untrainedTable(params.seed, RandomStream::LearnedTable, params.length, d);
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
    const auto entry = [&](std::int64_t position, int channel) {
        // Rows are drawn one by one: a table of a million rows need not exist.
        return params.table.isNull() ? randomUniform(params.seed, RandomStream::LearnedTable,
                                                     static_cast<std::uint64_t>(position),
                                                     static_cast<std::uint64_t>(channel), sqrt3 / 2)
                                     : params.table.at(position, channel);
    };
    forRows(pool, static_cast<int>(positions.size()), [&](int first, int end) {
        for (int row = first; row < end; ++row) {
            const std::int64_t position = positions[static_cast<std::size_t>(row)];
            assert(position >= 0 && position < params.length);
            for (int c = 0; c < d; ++c)
                p(row, c) = entry(position, c);
            if (params.segments) {
                const double id = params.segmentIds.isNull() ? 0 : params.segmentIds[row];
                p.row(row) += segments.row(static_cast<Eigen::Index>(id));
            }
        }
    });
    return p;
}

} // namespace locus::core
