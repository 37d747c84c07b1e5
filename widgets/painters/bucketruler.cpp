// SPDX-License-Identifier: GPL-3.0-or-later
// What the ruler shows and where it lies.
#include "widgets/painters/bucketruler.h"

#include "widgets/painters/bucketparts.h"
#include "widgets/painters/common.h"
#include "widgets/words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr double beyondMaximum = 1.75; ///< the last bucket is seen to go on
constexpr double shortSide = 0.2;      ///< of the other one, where every key is masked
constexpr double pad = 0.08;           ///< above and below the values
constexpr double leftSpace = 36, rightSpace = 8;
constexpr double handleRow = 26;
constexpr double knobWidth = 10, knobHeight = 16, knobReach = 12;
constexpr double closeKnobs = 14; ///< nearer than this the second hangs lower
constexpr double axisRow = 22;
constexpr double stepReach = 7;
constexpr double tallFrom = 330, roomyFrom = 280, middleFrom = 230;

std::int64_t reachOf(const core::Positions &positions)
{
    const auto [firstKey, lastKey] =
        std::minmax_element(positions.key.begin(), positions.key.end());
    const auto [firstQuery, lastQuery] =
        std::minmax_element(positions.query.begin(), positions.query.end());
    return std::max<std::int64_t>({1, *lastKey - *firstQuery, *lastQuery - *firstKey});
}

void setRange(BucketData &data)
{
    double low = 0, high = 0;
    for (const core::T5Band &band : data.bands) {
        if (data.masksAfter && band.first && *band.first > 0)
            continue;
        const auto row = data.table.row(band.bucket);
        low = std::min(low, row.minCoeff());
        high = std::max(high, row.maxCoeff());
    }
    if (low == high)
        high = 1;
    data.low = low - (low < 0 ? pad * (high - low) : 0);
    data.high = high + (high > 0 ? pad * (high - low) : pad);
}

double units(double distance)
{
    return std::log2(1 + distance);
}

/// Heights from top to bottom.
struct Rows {
    double words = 0, brackets = 0, ruler = 22;
    int notes = 1;
};

Rows rowsFor(double height)
{
    if (height >= tallFrom)
        return {20, 24, 34, 4};
    if (height >= middleFrom)
        return {18, 0, 26, height >= roomyFrom ? 3 : 2};
    return {};
}

void placeHandles(BucketRulerGeometry &g, const BucketData &data)
{
    g.handlesLeft = g.scale.right < g.scale.left;
    const double side = g.handlesLeft ? -1 : 1;
    g.bucketsStem = g.x(side * (data.maxExact - 0.5));
    g.distanceStem = std::clamp(g.x(side * static_cast<double>(data.params.maxDistance)),
                                g.plot.left(), g.plot.right());
    g.bucketsStem = std::clamp(g.bucketsStem, g.plot.left(), g.plot.right());
    const double top = g.ruler.bottom() + 7;
    const auto knob = [top](double x, double lower) {
        return QRectF(x - knobWidth / 2, top + lower, knobWidth, knobHeight);
    };
    g.bucketsHandle = knob(g.bucketsStem, 0);
    const bool close = std::abs(g.distanceStem - g.bucketsStem) < closeKnobs;
    g.distanceHandle = knob(g.distanceStem, close ? knobHeight + 3 : 0);
}

} // namespace

std::size_t BucketData::bandAt(std::int64_t delta) const
{
    std::size_t band = 0;
    while (band + 1 < bands.size() && *bands[band + 1].first <= delta)
        ++band;
    return band;
}

BucketData bucketDataOf(const core::Frame &frame)
{
    BucketData data;
    if (frame.refusal) {
        data.sentence = notDefinedHere(); // the map says why
        return data;
    }
    if (!frame.prepared || frame.key.method != core::MethodId::T5)
        return data;
    data.params = frame.key.t5;
    data.bands = core::t5Bands(data.params);
    data.unreached = core::t5UnreachedBuckets(data.params);
    data.float32 = core::t5FloatDifferences(data.params, core::BucketPipeline::F32);
    data.table = core::t5Table(data.params, frame.shapes.heads);
    const core::T5Derivation at = core::t5Derivation(data.params, 0);
    data.maxExact = at.maxExact;
    data.perDirection = at.perDirection;
    const core::Positions &positions = frame.prepared->positions;
    data.reach = reachOf(positions);
    data.masksAfter = frame.key.mask == core::MaskKind::Causal && positions.consecutive;
    setRange(data);
    return data;
}

BucketScale bucketScaleOf(const BucketData &data)
{
    BucketScale scale;
    const auto reach = static_cast<double>(data.reach);
    scale.left =
        units(std::max(beyondMaximum * static_cast<double>(data.params.maxDistance), reach));
    scale.right = data.masksAfter             ? shortSide * scale.left
                  : data.params.bidirectional ? scale.left
                                              : std::min(scale.left, units(reach) + 0.3);
    scale.low = data.low;
    scale.high = data.high;
    return scale;
}

double BucketRulerGeometry::x(double delta) const
{
    const double unit = plot.width() / (scale.left + scale.right);
    return plot.left() + (scale.left + std::copysign(units(std::abs(delta)), delta)) * unit;
}

double BucketRulerGeometry::deltaAt(double px) const
{
    const double unit = plot.width() / (scale.left + scale.right);
    const double at = (px - plot.left()) / unit - scale.left;
    return std::copysign(std::exp2(std::abs(at)) - 1, at);
}

double BucketRulerGeometry::y(double value) const
{
    return plot.bottom() - (value - scale.low) / (scale.high - scale.low) * plot.height();
}

double BucketRulerGeometry::valueAt(double py) const
{
    return scale.low + (plot.bottom() - py) / plot.height() * (scale.high - scale.low);
}

QRectF BucketRulerGeometry::bandRect(std::size_t band) const
{
    return {edges[band], ruler.top(), edges[band + 1] - edges[band], ruler.height()};
}

BucketRulerGeometry bucketRulerGeometry(const QRectF &rect, const core::Frame &frame,
                                        const BucketData &data, const BucketScale &scale)
{
    BucketRulerGeometry g;
    g.scale = scale;
    const QRectF inner = rect.adjusted(0, mistakeTagHeight(frame), 0, 0);
    if (data.bands.empty() || inner.width() < leftSpace + rightSpace + 40 || inner.height() < 120)
        return g;
    const Rows rows = rowsFor(inner.height());
    const double width = inner.width() - leftSpace - rightSpace;
    double top = inner.top();
    const auto take = [&](double height) {
        const QRectF row(inner.left() + leftSpace, top, width, height);
        top += height;
        return row;
    };
    g.words = take(rows.words);
    g.brackets = take(rows.brackets);
    top += 8; // marks over the bands
    g.ruler = take(rows.ruler);
    top += handleRow;
    const double notes = buckets::notesHeight(frame, data, inner.width() - 4, rows.notes);
    g.plot = take(std::max(20.0, inner.bottom() - top - axisRow - notes));
    g.notes = QRectF(inner.left() + 2, inner.bottom() - notes, inner.width() - 4, notes);
    for (std::size_t band = 0; band < data.bands.size(); ++band) {
        const auto &first = data.bands[band].first;
        g.edges.push_back(first ? std::clamp(g.x(static_cast<double>(*first) - 0.5), g.plot.left(),
                                             g.plot.right())
                                : g.plot.left());
    }
    g.edges.push_back(g.plot.right());
    placeHandles(g, data);
    return g;
}

BucketPart bucketPartAt(const BucketRulerGeometry &g, const BucketData &data, int head,
                        QPointF point)
{
    if (g.isEmpty())
        return BucketPart::None;
    const auto reaches = [&](const QRectF &knob) {
        return std::abs(point.x() - knob.center().x()) <= knobReach &&
               std::abs(point.y() - knob.center().y()) <= knobReach;
    };
    const auto away = [&](const QRectF &knob) { return (point - knob.center()).manhattanLength(); };
    const bool buckets = reaches(g.bucketsHandle), distance = reaches(g.distanceHandle);
    if (buckets || distance)
        return buckets && (!distance || away(g.bucketsHandle) < away(g.distanceHandle))
                   ? BucketPart::Buckets
                   : BucketPart::Distance;
    if (point.x() < g.plot.left() || point.x() > g.plot.right() || point.y() < g.ruler.top() ||
        point.y() > g.plot.bottom() + axisRow)
        return BucketPart::None;
    const double delta = g.deltaAt(point.x());
    if (data.masksAfter && delta > 0.5)
        return BucketPart::Axis;
    const core::T5Band &band =
        data.bands[data.bandAt(static_cast<std::int64_t>(std::lround(delta)))];
    const double tread = g.y(data.table(band.bucket, head));
    return std::abs(point.y() - tread) <= stepReach && point.y() > g.plot.top() - stepReach
               ? BucketPart::Step
               : BucketPart::Axis;
}

void paintBucketRuler(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                      const core::View &view, const Theme &theme, const BucketData &data,
                      const BucketScale &scale, const BucketRulerOptions &options)
{
    const QRectF inner = paintMistakeTag(painter, rect, frame, theme);
    if (!data.sentence.isEmpty()) {
        paintSentence(painter, inner, data.sentence, theme);
        return;
    }
    const BucketRulerGeometry g = bucketRulerGeometry(rect, frame, data, scale);
    if (g.isEmpty() || view.query < 0 || view.query >= frame.shapes.nQuery || view.key < 0 ||
        view.key >= frame.shapes.nKey || view.head < 0 || view.head >= frame.shapes.heads)
        return;
    const std::int64_t delta = core::displacement(*frame.prepared, {view.query}, {view.key});
    const buckets::Context c{g, data, frame, view, theme, options, delta, data.bandAt(delta)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    buckets::paintStairs(painter, c);
    buckets::paintBands(painter, c);
    if (options.handles)
        buckets::paintHandles(painter, c);
    buckets::paintNotes(painter, c);
    painter.restore();
}

} // namespace locus::widgets
