// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curves.h"
#include "core/frame.h"
#include "core/scene.h"
#include "widgets/axiswindow.h"

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace locus::widgets {

/// The same curve of another query, kept for comparison.
struct PinnedCurve {
    int query = 0;
    std::vector<double> value;
};

/// What stands in the plot of one Frame and selection: numbers of core, ready to be mapped to
/// pixels.
struct CurveData {
    QString sentence; ///< instead of a curve; everything else is empty then
    core::Curves curves;
    std::vector<core::PairDot> dots;   ///< real pairs, where the curve is not all there is to say
    int head = 0;                      ///< index into curves.value
    int query = 0;                     ///< selected row
    int headNumber = 1;                ///< of the chosen head, as people count
    std::int64_t delta = 0;            ///< of the selected pair
    std::optional<double> value;       ///< at delta; none when it lies beyond the axis
    bool steps = false;                ///< a value per displacement, nothing between
    std::optional<int> radius;         ///< Shaw: displacements beyond it share a vector
    bool isMasked = false;             ///< the selected pair: it has no score
    std::optional<std::int64_t> place; ///< of the query, where the curve holds for it alone
    std::vector<PinnedCurve> pinned;   ///< Shaw, sines alone: of other queries
    std::vector<bool> hasKey; ///< the same: per displacement, a key of the query stands there
    std::optional<double> maskedFrom; ///< displacements from here on are masked for every query
    double xLow = -1, xHigh = 1, yLow = 0, yHigh = 1;
    std::optional<std::int64_t> rise;  ///< RoPE: displacement after which the mean rises again
    double riseMean = 0;               ///< the mean there
    std::int64_t reach = 0;            ///< right end of the axis
    std::vector<std::int64_t> reaches; ///< RoPE: those on offer
    double meanCosScale = 1;           ///< value of the left axis at 1 of the right one
    bool namesAxis =
        false; ///< a figure: the lower axis has a name, on a line of its own if need be
};

/// Values between which the axis lies.
struct CurveRange {
    double low = 0, high = 1;
    friend bool operator==(const CurveRange &, const CurveRange &) = default;
};
/// What is pointed at, and what stays as it is while a line is in the hand.
struct CurveMarks {
    std::optional<std::int64_t> delta = {};
    std::optional<int> head = {};
    std::optional<CurveRange> held = {};
    /// RoPE: the axis from -reach to reach, beyond or within the displacements of the keys.
    std::optional<std::int64_t> reach = {};
    std::optional<int> block = {};
    bool offersReaches = false; ///< RoPE: other reaches to click on, in the legend
    AxisWindow window = {};     ///< the displacements that are shown, zoomed in
    bool namesAxis = false;     ///< see CurveData
};

[[nodiscard]] CurveData curveDataOf(const core::Frame &frame, const core::View &view,
                                    const CurveMarks &marks = {});
/// Only the displacements of \a window, whole ones; the values keep their axis.
[[nodiscard]] CurveData windowed(CurveData data, const AxisWindow &window);

/// Plot rectangle and its two axes.
struct CurveGeometry {
    QRectF plot;
    QRectF legend;
    QList<QRectF> reaches; ///< of CurveData::reaches, in the legend's last line
    QRectF phases;         ///< RoPE: blocks x displacements above the plot; empty: no room
    double xLow = -1, xHigh = 1, yLow = 0, yHigh = 1;

    [[nodiscard]] double x(double delta) const;
    [[nodiscard]] double y(double value) const;
    [[nodiscard]] double deltaAt(double x) const;
    [[nodiscard]] double valueAt(double y) const;
};
/// The chosen line swings within a few pixels: thin strokes, no dashes, or it would only fill the
/// plot.
[[nodiscard]] bool isDense(const CurveGeometry &geometry, const CurveData &data);
/// Where the axis of a plot that is \a height high has numbers.
[[nodiscard]] QList<double> valueTicks(double low, double high, double height);
[[nodiscard]] CurveGeometry curveGeometry(const QSizeF &size, const core::Frame &frame,
                                          const CurveData &data);

} // namespace locus::widgets
