// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/sinusoidal.h"
#include "widgets/mathlabel.h"
#include "widgets/painters/common.h"
#include "widgets/painters/shiftmap.h"
#include "widgets/painters/strip.h"

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double edge = 6;
constexpr double captionHeight = 34;
constexpr double captionTop = 3;  ///< below the map
constexpr double mapShare = 0.34; ///< of the width
constexpr double columnGap = 16;
constexpr double captionGap = 12; ///< between the map and the caption beside it
constexpr double labelSpace = 80;
constexpr double stripHeight = 14;
constexpr double stripStep = 20;
constexpr double verdictHeight = 26;
constexpr double rulerHeight = 34; ///< handle above the line, numbers below
constexpr double belowLine = 22;
constexpr double leastMap = 40;
constexpr double columnFrom = 340; ///< narrower pictures have no room for strips beside the map
constexpr double widestAbove = 0.66;
constexpr double rulerEnds = 10;

bool hasSinusoid(const core::Frame &frame, const core::View &view)
{
    return !frame.refusal && frame.prepared && frame.prepared->hooks.onInput &&
           frame.key.method == core::MethodId::Sinusoidal && view.query >= 0 &&
           view.query < frame.shapes.nQuery && view.key >= 0 && view.key < frame.shapes.nKey;
}

/// Strips, verdict and ruler from top to bottom of a column; false without room.
bool placeColumn(ShiftGeometry &g, const QRectF &column)
{
    const double room = column.height() - verdictHeight - rulerHeight;
    const int shown = room >= 4 * stripStep ? 4 : 3;
    const double step = std::min(room / shown, 1.35 * stripStep);
    if (step < 0.7 * stripStep || column.width() < labelSpace + 24)
        return false;
    const double height = std::round(std::min(step - 5, 1.3 * stripHeight));
    double top = column.top() + 2;
    for (int at = 0; at < shown; ++at) {
        g.strips[static_cast<std::size_t>(at)] = QRectF(column.left() + labelSpace, std::round(top),
                                                        column.width() - labelSpace - 2, height);
        top += step;
    }
    g.verdict = QRectF(column.left() + edge, top, column.width() - edge, verdictHeight);
    g.ruler = QRectF(column.left() + rulerEnds,
                     std::min(column.bottom() - belowLine, g.verdict.bottom() + rulerHeight),
                     column.width() - 2 * rulerEnds, belowLine);
    return true;
}

double captionWidth(const core::Frame &frame, const core::View &view)
{
    double width = 0;
    for (const QString &line : shiftCaption(frame, view))
        width = std::max(width, mathLabelWidth(line, metrics::subtitlePx));
    return std::ceil(width);
}

void chooseRange(ShiftGeometry &g, const core::Frame &frame, const core::View &view)
{
    const core::Positions &positions = frame.prepared->positions;
    const auto [low, high] = std::minmax_element(positions.key.begin(), positions.key.end());
    const std::int64_t query = positions.query[static_cast<std::size_t>(view.query)];
    g.low = static_cast<double>(*low - query);
    g.high = static_cast<double>(*high - query);
    if (g.low == g.high) {
        g.low -= 1;
        g.high += 1;
    }
}

} // namespace

double ShiftGeometry::x(double offset) const
{
    return ruler.left() + (offset - low) / (high - low) * ruler.width();
}

double ShiftGeometry::offsetAt(double x) const
{
    return low + (x - ruler.left()) / ruler.width() * (high - low);
}

QRectF ShiftGeometry::handle(double offset) const
{
    return {x(offset) - 5, ruler.top() - 8, 10, 16};
}

bool ShiftGeometry::isOnRuler(QPointF point) const
{
    return ruler.adjusted(-rulerEnds, -12, rulerEnds, 0).contains(point);
}

std::optional<int> ShiftGeometry::pairAt(QPointF point) const
{
    int channel = -1;
    if (map.contains(point))
        channel = strip::cellAt(map, channels, point.x());
    for (const QRectF &strip : strips)
        if (strip.contains(point))
            channel = strip::cellAt(strip, channels, point.x());
    if (channel < 0)
        return std::nullopt;
    return layout == core::ChannelLayout::Interleaved ? channel / 2 : channel % (channels / 2);
}

std::optional<ShiftGeometry> shiftGeometry(const QRectF &rect, const core::Frame &frame,
                                           const core::View &view)
{
    if (!hasSinusoid(frame, view))
        return std::nullopt;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    ShiftGeometry g;
    g.channels = frame.shapes.dModel;
    g.layout = frame.key.sinusoidal.layout;
    chooseRange(g, frame, view);
    const double caption = captionWidth(frame, view);
    const double strips = 4 * stripStep + verdictHeight + rulerHeight;
    const double beside = inner.width() < columnFrom
                              ? 0
                              : std::min(mapShare * inner.width(),
                                         inner.height() - captionTop - captionHeight - edge);
    const double above =
        std::min({inner.width() - edge - captionGap - caption, inner.height() - strips - 2 * edge,
                  widestAbove * inner.width()});
    const double side = std::floor(std::max(beside, above));
    if (side < leastMap)
        return std::nullopt;
    g.map = QRectF(inner.left() + edge, inner.top() + edge, side, side);
    g.caption =
        QRectF(g.map.left(), g.map.bottom() + captionTop, std::max(side, caption), captionHeight);
    QRectF column = inner.adjusted(edge + g.caption.width() + columnGap, 0, 0, 0);
    if (above > beside) {
        g.caption = QRectF(g.map.right() + captionGap, g.map.top(),
                           inner.right() - g.map.right() - captionGap, captionHeight);
        column = inner;
        column.setTop(g.map.bottom() + 8);
    }
    return placeColumn(g, column) ? std::optional(g) : std::nullopt;
}

} // namespace locus::widgets
