// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/difference.h"
#include "core/frame.h"
#include "core/scene.h"
#include "widgets/axiswindow.h"
#include "widgets/colormap.h"
#include "widgets/theme.h"

#include <QImage>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <optional>

class QPainter;

namespace locus::widgets {

struct CellIndex {
    int row = 0;
    int column = 0;
    friend bool operator==(const CellIndex &, const CellIndex &) = default;
};

/// What the rows of a stage are: the queries, or the keys (tokens) of the text.
enum class RowKind { Queries, Keys };
[[nodiscard]] RowKind rowKindOf(core::Stage stage);

/// Cells of the last painting, so that a hover or a moved crosshair colours nothing again.
struct HeatmapCache {
    std::shared_ptr<const core::StageImage> image;
    std::shared_ptr<const core::Prepared> prepared;
    ColorRange range;
    bool isDark = false;
    QRectF map;             ///< where the hatch among the cells belongs
    CellSpan rows, columns; ///< those that are coloured
    QImage pixels;
    QImage ground; ///< the hatch under the whole map
    QRectF groundMap;
    bool groundIsDark = false;
};

struct HeatmapGeometry;

struct HeatmapOptions {
    std::optional<ColorRange> range; ///< locked; none: from the values
    std::optional<CellIndex> hover;  ///< dashed frame
    bool numbers = true;             ///< in cells of 21 px and more, when all of them fit
    bool legend = true;
    bool selection = true; ///< tags, crosshair, outlines
    bool crosshair = true; ///< tags and crosshair, where there is a selection
    bool diagonal = true;  ///< outlines of its displacement
    bool labels = true;    ///< of rows and columns
    bool colorBar = true;
    AxisWindow rows, columns; ///< the part that is shown, zoomed in
    /// B - A instead of the Frame's own stage: the Frame is difference->b, the View looks at
    /// difference->of.
    const core::Difference *difference = nullptr;
    HeatmapCache *cache = nullptr; ///< optional
    /// The only part that is painted, the rest is there already; none: all of it.
    std::optional<QRectF> exposed;
    /// heatmapGeometry of the same rectangle, Frame, View and options, where it is known.
    const HeatmapGeometry *geometry = nullptr;
};

/// Where everything of a map lies. Value struct: cell <-> pixel without a window.
struct HeatmapGeometry {
    int rows = 0;
    int columns = 0;
    CellSpan shownRows, shownColumns; ///< all of them, unless zoomed in
    QRectF map;                       ///< the shown cells, gaps included
    double cellWidth = 0;
    double cellHeight = 0;
    double gap = 0;         ///< to the right of and below each cell
    bool rowTokens = false; ///< labels of every row, else axis numbers
    bool columnTokens = false;
    QRectF top, left; ///< label areas
    QRectF bar;       ///< colour bar; empty = none
    QRectF swatch;    ///< hatch sample below it; empty = none
    QRectF legend;

    [[nodiscard]] bool isWhole() const
    {
        return shownRows.count == rows && shownColumns.count == columns;
    }
    [[nodiscard]] bool shows(int row, int column) const
    {
        return shownRows.contains(row) && shownColumns.contains(column);
    }
    /// The drawn part of a cell, without its gap; outside the map when it is not shown.
    [[nodiscard]] QRectF cell(int row, int column) const;
    /// Row, column span with its gaps.
    [[nodiscard]] QRectF rowBand(int row) const;
    [[nodiscard]] QRectF columnBand(int column) const;
    [[nodiscard]] std::optional<CellIndex> cellAt(QPointF point) const;
    /// Nearest cell, for drags that leave the map. \pre rows, columns > 0
    [[nodiscard]] CellIndex nearestCell(QPointF point) const;
    [[nodiscard]] double cellSide() const
    {
        return cellWidth < cellHeight ? cellWidth : cellHeight;
    }
    friend bool operator==(const HeatmapGeometry &, const HeatmapGeometry &) = default;
};

/// Geometry for the stage of \a view; none when there is nothing to draw (see heatmapSentence).
[[nodiscard]] std::optional<HeatmapGeometry> heatmapGeometry(const QRectF &rect,
                                                             const core::Frame &frame,
                                                             const core::View &view,
                                                             const HeatmapOptions &options = {});

/// The Frame holds the image of view.stage of view.head (a Frame may still be on its way).
[[nodiscard]] bool heatmapExists(const core::Frame &frame, const core::View &view);

/// The colour range the values of the stage ask for.
[[nodiscard]] ColorRange heatmapRange(const core::Frame &frame, const core::View &view);

/// Symmetric around zero, whatever the stage.
[[nodiscard]] ColorRange differenceRange(const core::Difference &difference);

/// The sentence that stands instead of the map (method not defined, stage not there); empty when
/// there is a map.
[[nodiscard]] QString heatmapSentence(const core::Frame &frame, const core::View &view);

/// Matrix of view.stage of view.head as cells, with labels, crosshair, displacement diagonal,
/// colour bar and legend.
void paintHeatmap(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                  const core::View &view, const Theme &theme, const HeatmapOptions &options = {});

} // namespace locus::widgets
