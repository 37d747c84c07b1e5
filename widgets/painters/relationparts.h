// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/colormap.h"
#include "widgets/painters/relation.h"

#include <vector>

namespace locus::widgets::relation {

/// What a pinned query sees of the selected key.
struct Other {
    int query = 0;
    core::PairVector vector;
};

/// The numbers of one Frame and selection.
struct Subject {
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    core::RelationSide side = core::RelationSide::Keys;
    const core::Matrix<double> &table;
    core::PairVector own;
    std::vector<Other> others;
    ColorRange range;
    bool hints = true; ///< of what the mouse does

    [[nodiscard]] bool isKeys() const { return side == core::RelationSide::Keys; }
    [[nodiscard]] int radius() const { return static_cast<int>(table.rows() - 1) / 2; }
};

/// "≤ −4", "0", "≥ 4": what row \a row of the table stands for.
[[nodiscard]] QString rowLabel(int row, int radius);

/// k_j, + r, = k' of the selected query, + r, = k' of the pinned ones (relationpair.cpp).
void paintPair(QPainter &painter, const RelationGeometry &g, const Subject &s);

} // namespace locus::widgets::relation
