// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/hoverdelta.h"

#include <QPainter>

#include <algorithm>

namespace locus::widgets {

void paintHoveredDelta(QPainter &painter, const HeatmapGeometry &geometry, const core::Frame &frame,
                       std::int64_t delta, const Theme &theme)
{
    if (!frame.prepared || !frame.prepared->positions.consecutive)
        return;
    // Column minus row of the diagonal.
    const std::int64_t diagonal = delta - core::displacement(*frame.prepared, {0}, {0});
    const CellSpan &rows = geometry.shownRows;
    const CellSpan &columns = geometry.shownColumns;
    const std::int64_t first = std::max<std::int64_t>(rows.first, columns.first - diagonal);
    const std::int64_t last = std::min<std::int64_t>(rows.end(), columns.end() - diagonal) - 1;
    if (last < first)
        return;
    const auto cornersOf = [&](std::int64_t row) {
        return geometry.cell(static_cast<int>(row), static_cast<int>(row + diagonal));
    };
    const QRectF from = cornersOf(first), to = cornersOf(last);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.casing, 3.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from.topLeft(), to.bottomRight());
    QPen dashed(theme.ink, 1.6, Qt::SolidLine, Qt::FlatCap);
    dashed.setDashPattern({3, 2});
    painter.setPen(dashed);
    painter.drawLine(from.topLeft(), to.bottomRight());
    painter.restore();
}

} // namespace locus::widgets
