// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <optional>
#include <vector>

namespace locus::app {

/// Cards in rows under the headings of their groups, from the width alone.
struct GalleryGeometry {
    static constexpr int headingHeight = 28;

    std::vector<QRect> headings; ///< one per group
    std::vector<QRect> cards;    ///< group after group
    int columns = 1;
    int height = 0;

    /// The card that an arrow, Home or End leads to; none beyond the edge.
    [[nodiscard]] std::optional<int> neighbour(int from, Qt::Key key) const;
};

/// \a groups counts the cards of each heading; none of them is 0.
[[nodiscard]] GalleryGeometry galleryGeometry(int width, const std::vector<int> &groups);

} // namespace locus::app
