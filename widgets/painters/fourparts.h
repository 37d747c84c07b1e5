// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"

#include <array>

class QPainter;

namespace locus::widgets {

/// Content with content, content with position, position with content, position with position.
inline constexpr std::array partStages = {core::Stage::Content, core::Stage::ContentPosition,
                                          core::Stage::PositionContent,
                                          core::Stage::PositionPosition};

struct FourPartsOptions {
    std::optional<CellIndex> hover = {};           ///< dashed frame
    std::optional<core::Stage> hoverStage = {};    ///< in this map alone, if it is one of the four
    std::array<HeatmapCache, 4> *caches = nullptr; ///< optional
};

/// Where the four small maps lie: in a row, two by two or one below the other, whichever makes them
/// largest.
struct FourPartsGeometry {
    std::array<HeatmapGeometry, 4> maps;
    std::array<QRectF, 4> heads; ///< symbols above
    std::array<QRectF, 4> feet;  ///< number of the pair and words below
    std::array<QRectF, 3> plus;
    bool words = false; ///< below the numbers
    QRectF note;        ///< what follows the displacement and what does not

    [[nodiscard]] std::optional<CellIndex> cellAt(QPointF point) const;
    [[nodiscard]] std::optional<core::Stage> stageAt(QPointF point) const;
    /// In the map whose middle is nearest.
    [[nodiscard]] CellIndex nearestCell(QPointF point) const;
};

/// None without the four pictures of view.head, or without room.
[[nodiscard]] std::optional<FourPartsGeometry>
fourPartsGeometry(const QRectF &rect, const core::Frame &frame, const core::View &view);

/// One range for all four.
[[nodiscard]] ColorRange fourPartsRange(const core::Frame &frame, const core::View &view);

/// What they sum to, "e = 1.055", for a card's header.
[[nodiscard]] QString fourPartsSubtitle(const core::Frame &frame, const core::View &view);

/// The score of a method that adds p to x as four maps with + between them, the numbers of the
/// selected pair below, and whether the last one follows the displacement alone.
void paintFourParts(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                    const core::View &view, const Theme &theme,
                    const FourPartsOptions &options = {});

} // namespace locus::widgets
