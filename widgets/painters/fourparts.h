// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scoreparts.h"
#include "widgets/painters/heatmap.h"

#include <array>

class QPainter;

namespace locus::widgets {

/// Content with content, content with position, position with content, position with position.
using core::partStages;

/// Longer texts are drawn at evenly spread tokens: the maps have few pixels, and a drag must stay
/// fast.
[[nodiscard]] bool arePartsSampled(const core::Shapes &shapes);

/// What was made for the last painting.
struct FourPartsCache {
    std::array<HeatmapCache, 4> maps;
    std::shared_ptr<const core::Prepared> prepared; ///< of the sample
    int head = -1;
    std::shared_ptr<const core::PartsSample> sample;
};

struct FourPartsOptions {
    std::optional<CellIndex> hover = {};        ///< dashed frame
    std::optional<core::Stage> hoverStage = {}; ///< in this map alone, if it is one of the four
    FourPartsCache *cache = nullptr;            ///< optional
};

/// Where the four small maps lie: in a row, two by two or one below the other, whichever makes them
/// largest.
struct FourPartsGeometry {
    std::vector<int> queries, keys; ///< of the rows and columns
    std::array<HeatmapGeometry, 4> maps;
    std::array<QRectF, 4> heads; ///< symbols above
    std::array<QRectF, 4> feet;  ///< number of the pair and words below
    std::array<QRectF, 3> plus;
    bool words = false; ///< below the numbers
    QRectF note;        ///< what follows the displacement and what does not
    QString noteText;

    /// Query and key under a point.
    [[nodiscard]] std::optional<CellIndex> cellAt(QPointF point) const;
    [[nodiscard]] std::optional<core::Stage> stageAt(QPointF point) const;
    /// In the map whose middle is nearest.
    [[nodiscard]] CellIndex nearestCell(QPointF point) const;
    /// Row and column of a query and a key, or of the nearest ones that are shown.
    [[nodiscard]] CellIndex rowAndColumn(CellIndex pair) const;
};

/// None without the four pictures of view.head, or without room.
[[nodiscard]] std::optional<FourPartsGeometry>
fourPartsGeometry(const QRectF &rect, const core::Frame &frame, const core::View &view);

/// One range for all four. \pre fourPartsGeometry has a value
[[nodiscard]] ColorRange fourPartsRange(const core::Frame &frame, const core::View &view,
                                        FourPartsCache *cache = nullptr);

/// What they sum to, "e = 1.055", for a card's header.
[[nodiscard]] QString fourPartsSubtitle(const core::Frame &frame, const core::View &view);

/// The score of a method that adds p to x as four maps with + between them, the numbers of the
/// selected pair below, and whether the last one follows the displacement alone.
void paintFourParts(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                    const core::View &view, const Theme &theme,
                    const FourPartsOptions &options = {});

} // namespace locus::widgets
