// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tablerows.h"

#include "core/dot.h"
#include "core/position/learnedrow.h"
#include "core/rowproducts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace locus::core {

namespace {

constexpr std::int64_t mostEntries = std::int64_t{1} << 17;

bool isInside(const LearnedParams &params, std::int64_t position)
{
    return position >= 0 && position < params.length;
}

/// Takes \a values into a line where they are larger.
template <class Line>
void keepLarger(Line &&line, const Row<double> &values)
{
    for (Eigen::Index c = 0; c < values.size(); ++c)
        if (std::isnan(line[c]) || std::abs(values[c]) > std::abs(line[c]))
            line[c] = values[c];
}

/// Of rows 0 .. count - 1, wherever they stand in the table.
template <class PositionOf>
TableLines linesOf(const LearnedParams &params, int d, std::int64_t count, int lines,
                   const PositionOf &positionOf)
{
    TableLines result;
    const auto shown = std::min<std::int64_t>(lines, count);
    result.lines = Matrix<double>::Constant(shown, d, std::numeric_limits<double>::quiet_NaN());
    if (shown == 0)
        return result;
    const std::int64_t step = (count * d + mostEntries - 1) / mostEntries;
    result.every = std::clamp<std::int64_t>(step, 1, count);
    for (std::int64_t line = 0; line < shown; ++line)
        for (std::int64_t row = line * count / shown; row < (line + 1) * count / shown;
             row += result.every)
            if (const std::int64_t position = positionOf(row); isInside(params, position))
                keepLarger(result.lines.row(line), learnedRow(params, d, position));
    return result;
}

} // namespace

TableLines linesOfRows(const LearnedParams &params, int d, std::span<const std::int64_t> positions,
                       int lines)
{
    return linesOf(params, d, std::ssize(positions), lines,
                   [&](std::int64_t index) { return positions[static_cast<std::size_t>(index)]; });
}

TableLines linesOfTable(const LearnedParams &params, int d, std::int64_t first, std::int64_t end,
                        int lines)
{
    return linesOf(params, d, std::max<std::int64_t>(0, end - first), lines,
                   [first](std::int64_t index) { return first + index; });
}

RowCosines rowCosines(const LearnedParams &params, int d, std::vector<std::int64_t> rows)
{
    RowCosines result;
    const auto count = static_cast<Eigen::Index>(rows.size());
    Matrix<double> units(count, d);
    for (Eigen::Index a = 0; a < count; ++a) {
        units.row(a) = learnedRow(params, d, rows[static_cast<std::size_t>(a)]);
        const double length =
            std::sqrt(orderedDot(units.row(a).data(), units.row(a).data(), units.cols()));
        if (length > 0)
            units.row(a) /= length;
    }
    result.cosine = rowProducts(units);
    for (Eigen::Index a = 0; a < count; ++a)
        for (Eigen::Index b = 0; b < a; ++b) {
            const auto rowA = rows[static_cast<std::size_t>(a)];
            const auto rowB = rows[static_cast<std::size_t>(b)];
            const bool first = result.largestA == result.largestB;
            if (rowA == rowB || !(first || result.cosine(a, b) > result.largest))
                continue;
            result.largest = result.cosine(a, b);
            result.largestA = std::min(rowA, rowB);
            result.largestB = std::max(rowA, rowB);
        }
    result.rows = std::move(rows);
    return result;
}

} // namespace locus::core
