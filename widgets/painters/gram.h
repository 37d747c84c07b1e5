// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/positiongram.h"
#include "widgets/painters/heatmap.h"

#include <memory>

class QPainter;

namespace locus::widgets {

/// P P^T of a Frame; it depends on the Model alone and is made once.
struct GramData {
    std::shared_ptr<const core::Prepared> prepared;
    core::PositionGram gram;
    std::optional<core::NearestPositions> nearest;
    std::optional<core::AlikeSines> alike; ///< without cosines
};
class GramCache {
public:
    /// \pre the Frame has position vectors
    const GramData &of(const core::Frame &frame);

private:
    GramData m_data;
};

struct GramOptions {
    std::optional<CellIndex> hover = {}; ///< query, key
    GramCache *cache = nullptr;          ///< optional
    bool colorBar = true;                ///< a figure has one of its own
};

/// Where the map and its words lie. Rows and columns are tokens, both of the whole text.
struct GramGeometry {
    HeatmapGeometry map;
    std::vector<int> tokens; ///< of the rows and columns
    QRectF words;

    /// Row and column of the map for two tokens, or for the nearest ones that are shown.
    [[nodiscard]] CellIndex cellOf(int row, int column) const;
    /// The two tokens under a point.
    [[nodiscard]] std::optional<CellIndex> tokensAt(QPointF point) const;
    [[nodiscard]] CellIndex nearestTokens(QPointF point) const;
};
/// None where the Frame has no position vectors, or there is no room.
[[nodiscard]] std::optional<GramGeometry> gramGeometry(const QRectF &rect,
                                                       const core::Frame &frame);

/// "12 × 12"
[[nodiscard]] QString gramSubtitle(const core::Frame &frame);

/// Every p_i . p_j as a map with the selected pair; beside it what it says: neither one-hot nor
/// orthogonal, and under sine alone the two positions that are least apart, outlined.
void paintGram(QPainter &painter, const QRectF &rect, const core::Frame &frame,
               const core::View &view, const Theme &theme, const GramOptions &options = {});

} // namespace locus::widgets
