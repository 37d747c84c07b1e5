// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/relation.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace locus::widgets {

struct RelationOptions {
    int firstRow = 0;           ///< scrolled: first row of the table that is shown
    std::optional<int> hovered; ///< row with a dashed edge
    bool hints = true;          ///< of what the mouse does: nothing for a figure
};

/// Where Shaw's vectors and the key of one pair lie.
struct RelationGeometry {
    int rows = 0; ///< 2K + 1; 0: there is no table
    int firstRow = 0;
    int visibleRows = 0;
    double rowHeight = 0;
    QRectF table;   ///< cells of the visible rows
    QRectF caption; ///< the line below them
    QRectF pair;    ///< all of the pair's own key
    QRectF strips;  ///< what its vectors may take of that; the first one's top

    /// The cells of a row; empty when it is scrolled away.
    [[nodiscard]] QRectF rowRect(int row) const;
    [[nodiscard]] std::optional<int> rowAt(QPointF point) const;
};
[[nodiscard]] RelationGeometry relationGeometry(const QRectF &rect, const core::Frame &frame,
                                                const RelationOptions &options = {});

/// The side whose vectors are shown: the keys, unless only the values have them; none where both
/// are off or the method is another one.
[[nodiscard]] std::optional<core::RelationSide> relationSideOf(const core::Frame &frame);

/// "untrained · 9 × 16"
[[nodiscard]] QString relationSubtitle(const core::Frame &frame);

/// The 2K+1 vectors in order of displacement, the row of the selected pair in a solid frame, that
/// of a pinned query in a dashed one; beside them k_j, + r, = k' for both.
void paintRelation(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                   const core::View &view, const Theme &theme, const RelationOptions &options = {});

} // namespace locus::widgets
