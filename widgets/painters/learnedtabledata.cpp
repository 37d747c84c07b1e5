// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rowproducts.h"
#include "core/spread.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/painters/learnedtable.h"
#include "widgets/painters/smallmap.h"

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr int mostCosines = 512; ///< rows and columns of a square

/// What the table itself does not depend on is at its default.
core::LearnedParams tableOf(const core::Frame &frame)
{
    core::LearnedParams params;
    params.length = frame.key.learned.length;
    params.seed = frame.key.learned.seed;
    params.table = frame.key.learned.table;
    return params;
}

std::vector<std::int64_t> rowsOf(const LearnedTableData &data, const std::vector<int> &tokens)
{
    std::vector<std::int64_t> rows;
    rows.reserve(tokens.size());
    for (const int token : tokens)
        rows.push_back(data.positions[static_cast<std::size_t>(token)]);
    return rows;
}

void fillCosines(LearnedTableData &data)
{
    const int most = std::min(core::mostProductRows(data.d), mostCosines);
    data.cosineTokens = core::spreadIndices(static_cast<int>(data.positions.size()), most);
    data.usedCosines = core::rowCosines(data.params, data.d, rowsOf(data, data.cosineTokens));
    data.allCosines = core::rowCosines(data.params, data.d, core::spread(data.params.length, most));
}

bool hasAllRows(const LearnedTableData &data)
{
    return std::all_of(data.positions.begin(), data.positions.end(), [&](std::int64_t position) {
        return position >= 0 && position < data.params.length;
    });
}

} // namespace

const LearnedTableData &LearnedTableCache::of(const core::Frame &frame,
                                              const LearnedTableGeometry &g)
{
    LearnedTableData next;
    next.params = tableOf(frame);
    next.d = frame.shapes.dModel;
    next.positions = core::positionsOf(frame.key, frame.shapes).key;
    next.usedLines = std::min(g.tokens, std::max(1, static_cast<int>(std::ceil(g.used.height()))));
    next.restLines = static_cast<int>(g.rest.height());
    if (m_data.params == next.params && m_data.d == next.d && m_data.positions == next.positions &&
        m_data.usedLines == next.usedLines && m_data.restLines == next.restLines)
        return m_data;
    next.used = core::linesOfRows(next.params, next.d, next.positions, next.usedLines);
    next.rest = core::linesOfTable(next.params, next.d, g.restFirst, g.restEnd, next.restLines);
    if (hasAllRows(next))
        fillCosines(next);
    const double largest =
        std::max(largestMagnitude(next.used.lines), largestMagnitude(next.rest.lines));
    next.range = rangeOf(ColorScale::Diverging, -largest, largest);
    m_data = std::move(next);
    return m_data;
}

std::optional<CellIndex> learnedCosineAt(const LearnedTableGeometry &geometry,
                                         const LearnedTableData &data, QPointF point)
{
    if (geometry.usedCosines.isEmpty() || data.cosineTokens.empty())
        return std::nullopt;
    const auto count = static_cast<int>(data.cosineTokens.size());
    const auto cell = heatmap::bareMap(geometry.usedCosines, count, count).cellAt(point);
    if (!cell)
        return std::nullopt;
    return CellIndex{data.cosineTokens[static_cast<std::size_t>(cell->row)],
                     data.cosineTokens[static_cast<std::size_t>(cell->column)]};
}

} // namespace locus::widgets
