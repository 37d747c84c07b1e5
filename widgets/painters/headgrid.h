// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "widgets/colormap.h"
#include "widgets/painters/keptfacts.h"
#include "widgets/theme.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QFont;
class QPainter;

namespace locus::widgets {

/// Where the maps of all heads lie: four columns up to 16 heads, then six; more rows than fit
/// scroll.
struct HeadGridGeometry {
    int heads = 0;
    int columns = 1;
    int rows = 1;        ///< in all
    int visibleRows = 1; ///< whole rows that fit
    int firstRow = 0;
    QRectF area;
    double cellWidth = 0, cellHeight = 0;
    double side = 0; ///< of a map

    /// With label and caption; empty when scrolled away.
    [[nodiscard]] QRectF headRect(int head) const;
    [[nodiscard]] QRectF mapRect(int head) const;
    [[nodiscard]] std::optional<int> headAt(QPointF point) const;
};
/// Below \a smallestSide maps are not shrunk any further.
[[nodiscard]] HeadGridGeometry headGridGeometry(const QRectF &rect, int heads, int firstRow = 0,
                                                double smallestSide = 72);

/// What stands below a map: the weight at the left, the mean distance at the right, in the words
/// and digits for which \a room suffices.
struct HeadCaption {
    QString weight;
    QString distance; ///< empty: no room beside the weight
};
[[nodiscard]] HeadCaption headCaption(const core::HeadFacts &facts, const QFont &font, double room);

/// The same colours for every head.
[[nodiscard]] ColorRange commonRangeOfHeads(const core::Frame &frame, const core::View &view);
/// The map of a head without labels, masked cells transparent.
[[nodiscard]] QImage headImage(const core::StageImage &stage, const core::Frame &frame,
                               const ColorRange &range, const Theme &theme, QSize pixels);

/// Images and facts of the last painting: a hover or another chosen head computes none anew.
struct HeadGridCache {
    std::shared_ptr<const core::Frame> frame;
    core::Stage stage = core::Stage::Weights;
    QSize pixels;
    bool isDark = false;
    ColorRange range; ///< of all heads
    std::vector<QImage> images;
    KeptFacts facts;
};

/// view.stage of every head: its number and slope above, the weight of the selected pair and the
/// mean distance of the row below; the chosen head framed, \a hovered dashed.
void paintHeadGrid(QPainter &painter, const HeadGridGeometry &geometry,
                   const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                   const Theme &theme, HeadGridCache &cache, std::optional<int> hovered = {});

} // namespace locus::widgets
