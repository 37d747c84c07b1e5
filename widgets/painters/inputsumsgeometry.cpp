// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/inputsums.h"
#include "widgets/painters/strip.h"

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double barWidth = 4;
constexpr double labelPx = 13.5; ///< of strip::paintLabel
constexpr double stripHeight = 14;
constexpr double step = 19;        ///< from a strip to the next one
constexpr double mostGrowth = 3.6; ///< on a large screen
constexpr double groupGap = 12;
constexpr double headingHeight = 17;
constexpr double noteHeight = 22;
constexpr double widestCell = 14;
constexpr double numberCell = 36; ///< wide enough for a number in it
constexpr double widestNumberCell = 48;
constexpr double edge = 2;
constexpr double smallestGrowth = 0.6;

bool areInside(const core::Frame &frame, const core::View &view)
{
    const auto tokens = inputSumTokens(frame, view);
    return std::all_of(tokens.begin(), tokens.end(),
                       [&](int token) { return token >= 0 && token < frame.shapes.nKey; });
}

double stripsWidth(double room, int channels)
{
    const double cell = room / channels;
    if (cell >= numberCell)
        return std::min(cell, widestNumberCell) * channels;
    return std::min(cell, widestCell) * channels;
}

/// Left of the strips, for the widest label and its gap.
double labelSpace(const core::Frame &frame, const core::View &view)
{
    double widest = 0;
    for (const int token : inputSumTokens(frame, view))
        widest = std::max(
            widest,
            mathLabelWidth(QStringLiteral("$= h_{%1}$")
                               .arg(wholeText(frame.prepared->positions.key[std::size_t(token)])),
                           labelPx));
    return std::ceil(widest) + 16;
}

/// One token's strips from \a top on; where the last one ends.
double placeSum(InputSumGeometry &g, const QRectF &column, double left, double top, double growth,
                bool segments, bool heading)
{
    const double from = top;
    if (heading) {
        g.heading = QRectF(column.left(), top, column.width(), headingHeight);
        top += headingHeight;
    }
    const double height = std::round(growth * stripHeight);
    for (QRectF *strip : {&g.x, &g.segment, &g.position, &g.sum}) {
        if (strip == &g.segment && !segments)
            continue;
        *strip = QRectF(column.left(), std::round(top) + 1, column.width(), height);
        top += growth * step;
    }
    const double end = g.sum.bottom() + 1;
    g.bar = QRectF(left, from, barWidth, end - from);
    return end;
}

} // namespace

bool hasInputSums(const core::Frame &frame)
{
    return !frame.refusal && frame.prepared && frame.prepared->hooks.onInput;
}

bool hasSegmentRows(const core::Frame &frame)
{
    return frame.key.method == core::MethodId::Learned && frame.key.learned.segments;
}

std::array<int, 2> inputSumTokens(const core::Frame &frame, const core::View &view)
{
    return {tokenOfQuery(frame, view.query), view.key};
}

std::optional<int> InputSumsGeometry::channelAt(QPointF point) const
{
    for (const InputSumGeometry &g : tokens)
        for (const QRectF &strip : {g.x, g.segment, g.position, g.sum})
            if (strip.contains(point))
                return strip::cellAt(strip, channels, point.x());
    return std::nullopt;
}

std::optional<InputSumsGeometry> inputSumsGeometry(const QRectF &rect, const core::Frame &frame,
                                                   const core::View &view)
{
    if (!hasInputSums(frame) || !areInside(frame, view) || frame.shapes.dModel < 1)
        return std::nullopt;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    InputSumsGeometry g;
    g.channels = frame.shapes.dModel;
    const bool segments = hasSegmentRows(frame);
    const int strips = segments ? 4 : 3;
    const double room = inner.height() - noteHeight - groupGap - 2;
    const double natural = 2 * strips * step;
    const bool heading = room >= natural + 2 * headingHeight;
    const double growth =
        std::min((room - (heading ? 2 * headingHeight : 0)) / natural, mostGrowth);
    const double labels = barWidth + labelSpace(frame, view);
    const double width = stripsWidth(inner.width() - labels - edge, g.channels);
    if (growth < smallestGrowth || width < 8)
        return std::nullopt;
    const QRectF column(inner.left() + labels, inner.top(), width, inner.height());
    double top = inner.top() + edge;
    for (InputSumGeometry &token : g.tokens)
        top = placeSum(token, column, inner.left(), top, growth, segments, heading) + groupGap;
    g.note = QRectF(inner.left(), std::min(top - groupGap + 6, inner.bottom() - noteHeight),
                    inner.width(), noteHeight);
    return g;
}

std::optional<core::SameToken> inputTwins(const core::Frame &frame, const core::View &view)
{
    if (!hasInputSums(frame) || !areInside(frame, view))
        return std::nullopt;
    const auto [query, key] = inputSumTokens(frame, view);
    return core::sameTokenTwice(*frame.prepared, query, key);
}

} // namespace locus::widgets
