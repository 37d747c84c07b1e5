// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"

class QPainter;

namespace locus::widgets::heatmap {

/// The diagonals that share T5's bucket or Shaw's clipped displacement with the selected pair, as
/// differences column - row.
struct BucketBand {
    int low = 0;
    int high = 0;
    std::int64_t bucket = 0;
};

/// What the parts of one map share while it is painted.
struct Context {
    const HeatmapGeometry &geometry;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const HeatmapOptions &options;
    const std::shared_ptr<const core::StageImage> &image;
    ColorRange range;
    std::optional<BucketBand> bucket;

    [[nodiscard]] bool isPair() const { return core::isPairStage(image->stage); }
    /// Selected row in the query's colour, -1 when it lies outside.
    [[nodiscard]] int queryRow() const;
    /// Selected row (tables) or column (pairs) in the key's colour, -1 when it lies outside.
    [[nodiscard]] int keyIndex() const;
    /// A cell of queries and keys is selected.
    [[nodiscard]] bool hasPair() const { return isPair() && queryRow() >= 0 && keyIndex() >= 0; }
    /// Tags and crosshair are drawn, and whatever points at them.
    [[nodiscard]] bool showsSelection() const { return options.selection && options.crosshair; }
    [[nodiscard]] const core::Mask &mask() const;
    [[nodiscard]] bool isMasked(int row, int column) const;
    /// The output of a query without any key: no sum at all, rather than one that came to zero.
    [[nodiscard]] bool isDeadOutput(int row) const;
    [[nodiscard]] bool hidesAnything() const;
};

/// The Context of one painting and what it refers to.
class Scope {
public:
    Scope(const QRectF &rect, const core::Frame &frame, const core::View &view, const Theme &theme,
          const HeatmapOptions &options);
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

    [[nodiscard]] bool hasMap() const { return m_geometry.has_value(); }
    /// \pre hasMap()
    [[nodiscard]] Context context() const;

private:
    const core::Frame &m_frame;
    const core::View &m_view;
    const Theme &m_theme;
    const HeatmapOptions &m_options;
    std::optional<HeatmapGeometry> m_geometry;
    std::shared_ptr<const core::StageImage> m_image;
};

/// The picture of \a view, whatever head a stage without heads was asked for; null when the Frame
/// has none.
[[nodiscard]] std::shared_ptr<const core::StageImage> imageOf(const core::Frame &frame,
                                                              const core::View &view);

/// The same of B - A, where that is what is drawn.
[[nodiscard]] std::shared_ptr<const core::StageImage>
shownImage(const core::Frame &frame, const core::View &view, const HeatmapOptions &options);
[[nodiscard]] QString shownSentence(const core::Frame &frame, const core::View &view,
                                    const HeatmapOptions &options);
/// The locked range, or what the values ask for.
[[nodiscard]] ColorRange shownRange(const core::Frame &frame, const core::View &view,
                                    const HeatmapOptions &options);
[[nodiscard]] const core::Mask &shownMask(const core::Frame &frame, const HeatmapOptions &options);
/// A deliberate mistake of either counts.
[[nodiscard]] const core::Frame &labelledFrame(const core::Frame &frame,
                                               const HeatmapOptions &options);
/// A row of what is drawn, in double.
[[nodiscard]] std::vector<double> shownRow(const Context &c, int row);

/// The two columns of the sinusoid's chosen frequency, where they are to be outlined.
[[nodiscard]] std::optional<core::ChannelPair> chosenColumns(const Context &c);

// heatmapgeometry.cpp
/// A map of square cells without labels or bar, as large as fits, in the middle of \a area.
[[nodiscard]] HeatmapGeometry bareMap(const QRectF &area, int rows, int columns);
inline constexpr double barTextGap = 8; ///< between the colour bar and its numbers
/// Width right of the colour bar for its numbers and the word under it. The usual numbers are no
/// wider than the reserve, so that the map stays where it is when the range fits again.
[[nodiscard]] double barTextSpace(const ColorRange &range);

// heatmapcells.cpp
void paintCells(QPainter &painter, const Context &c);
void paintNumbers(QPainter &painter, const Context &c);

// heatmapband.cpp
/// Displacement of diagonal 0, in positions.
[[nodiscard]] std::int64_t diagonalShift(const Context &c);
/// None for methods without buckets and for scattered positions.
[[nodiscard]] std::optional<BucketBand> bucketBandOf(const Context &c);
inline constexpr double bandReach = 2; ///< of a bucket's outline beyond the map, on pixels
void paintBand(QPainter &painter, const Context &c, const BucketBand &band);

// heatmapmarks.cpp
void paintDisplacement(QPainter &painter, const Context &c);
void paintCrosshair(QPainter &painter, const Context &c);
/// The pairs that are kept for comparison, with their numbers.
void paintPinned(QPainter &painter, const Context &c);
void paintHover(QPainter &painter, const Context &c);
/// Words of what is outlined: "every pair with Δ = −5", or T5's bucket; the fullest form first, the
/// next ones drop what can be guessed.
[[nodiscard]] QStringList outlineWords(const Context &c);

// heatmaplabels.cpp
inline constexpr double tagGap = 5;    ///< between a tag and the map
inline constexpr double tickGap = 1.5; ///< nothing of the column labels comes nearer to the map
inline constexpr double tagPadding = 6;
inline constexpr double tokenToIndex = 8;
/// What a row's tag takes beside its text.
inline constexpr double aroundRowLabel = tagGap + 2 * tagPadding + 2;
void paintColumnLabels(QPainter &painter, const Context &c);
void paintRowLabels(QPainter &painter, const Context &c);

// heatmapbar.cpp, heatmaplegend.cpp
inline constexpr double halfBarPen = 0.5; ///< of the bar's frame, outside it
inline constexpr double pointerLength = 6.5;
inline constexpr double pointerReach = 4; ///< up and down
[[nodiscard]] QString maskedWord();
void paintColorBar(QPainter &painter, const Context &c);
/// The selected cell's place on the bar; none where it has none.
[[nodiscard]] std::optional<double> barPointer(const Context &c);
/// A triangle there, left of the bar.
void paintBarPointer(QPainter &painter, const Context &c);
void paintLegend(QPainter &painter, const Context &c);
/// Shaw's clipped displacement: a step for each of its values (heatmapsteps.cpp).
void paintStepBar(QPainter &painter, const Context &c);
/// All that it may say.
[[nodiscard]] QStringList legendWords(const Context &c);
void paintDeadRows(QPainter &painter, const Context &c);

} // namespace locus::widgets::heatmap
