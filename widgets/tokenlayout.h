// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace locus::widgets {

/// A chip of the token strip: one token, or a gap that stands for tokens first .. last.
struct StripChip {
    int first = 0;
    int last = 0;
    bool isGap = false;
    QRectF rect;
};

/// Chips of \a count tokens inside \a area, from left to right. All tokens where they fit with
/// chips of \a minChip width; else both ends, up to three neighbours around the query and the key,
/// and gaps between them.
[[nodiscard]] std::vector<StripChip> stripChips(int count, int query, int key, const QRectF &area,
                                                double minChip);

} // namespace locus::widgets
