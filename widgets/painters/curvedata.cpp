// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/curvedata.h"

#include "core/pins.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curveoverlay.h"
#include "widgets/words.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace locus::widgets {

namespace {

constexpr int mostDots = 400;
/// Beyond this many multiplications the other heads are left out.
constexpr double mostWork = 4e7;
constexpr double maskedShare = 0.16; ///< of the keys' range that the hatch may take

/// All heads, or the chosen one alone where that would be slow.
std::variant<core::Curves, core::Refusal>
curvesFor(const core::Frame &frame, const core::View &view, std::optional<std::int64_t> reach)
{
    const core::Shapes &shapes = frame.shapes;
    const double work = 2.0 * shapes.nKey * shapes.heads * shapes.dHead;
    const bool costly = frame.key.method == core::MethodId::Rope && work > mostWork;
    if (!costly)
        return core::curvesOf(*frame.prepared, {view.query}, {view.key}, reach);
    auto curve = core::curveOf(*frame.prepared, {view.head}, {view.query}, {view.key}, reach);
    if (const auto *refusal = std::get_if<core::Refusal>(&curve))
        return *refusal;
    auto &one = std::get<core::Curve>(curve);
    return core::Curves{std::move(one.delta), {std::move(one.value)}, std::move(one.meanCos)};
}

void setAxes(CurveData &data, const core::Frame &frame)
{
    data.xLow = static_cast<double>(data.curves.delta.front()) - 0.5;
    data.xHigh = static_cast<double>(data.curves.delta.back()) + 0.5;
    if (frame.key.mask == core::MaskKind::Causal && frame.prepared->positions.consecutive) {
        data.maskedFrom = 0.5;
        data.xHigh =
            std::max({1.5, maskedShare * data.xHigh, static_cast<double>(data.delta) + 0.5});
    }
    const double end = data.maskedFrom.value_or(data.xHigh);
    const double selected = data.isMasked ? 0 : data.value.value_or(0);
    double low = std::min(0.0, selected);
    double high = std::max(0.0, selected);
    for (const std::vector<double> &values : data.curves.value)
        for (std::size_t i = 0; i < values.size(); ++i)
            if (static_cast<double>(data.curves.delta[i]) < end && std::isfinite(values[i])) {
                low = std::min(low, values[i]);
                high = std::max(high, values[i]);
            }
    for (const PinnedCurve &pinned : data.pinned)
        for (const double value : pinned.value) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    for (const core::PairDot &dot : data.dots) {
        low = std::min(low, dot.value);
        high = std::max(high, dot.value);
    }
    if (low == high)
        high = 1;
    const double pad = 0.08 * (high - low);
    data.yLow = low < 0 ? low - pad : 0;
    data.yHigh = high > 0 ? high + pad : pad;
    if (data.curves.meanCos.empty())
        return;
    // Zero on one line, all of the mean inside, and enough room for it to be seen.
    data.yHigh = std::max(data.yHigh, -0.4 * data.yLow);
    data.meanCosScale = 0.94 * data.yHigh;
    const double least = *std::min_element(data.curves.meanCos.begin(), data.curves.meanCos.end());
    if (least < 0)
        data.yLow = std::min(data.yLow, 1.06 * least * data.meanCosScale);
}

void setSelection(CurveData &data, const core::Frame &frame, const core::View &view)
{
    data.head = std::clamp(view.head, 0, static_cast<int>(data.curves.value.size()) - 1);
    data.headNumber = view.head + 1;
    data.query = view.query;
    data.delta = core::displacement(*frame.prepared, {view.query}, {view.key});
    data.isMasked = !frame.prepared->mask.allowed(view.query, view.key);
    if (core::dependsOnPlace(*frame.prepared))
        data.place = frame.prepared->positions.query[static_cast<std::size_t>(view.query)];
    const std::int64_t at = data.delta - data.curves.delta.front();
    if (at >= 0 && at < static_cast<std::int64_t>(data.curves.delta.size()))
        data.value =
            data.curves.value[static_cast<std::size_t>(data.head)][static_cast<std::size_t>(at)];
}

/// That of the keys among the usual ones.
std::vector<std::int64_t> reachesFor(std::int64_t keys)
{
    constexpr std::int64_t near = 64;
    constexpr std::int64_t far = 1000;
    const std::int64_t own = std::max<std::int64_t>(keys, 1);
    std::vector<std::int64_t> reaches{own};
    for (const std::int64_t usual : {near, far})
        if (4 * std::abs(usual - own) > own) // else they would show the same
            reaches.push_back(usual);
    std::sort(reaches.begin(), reaches.end());
    return reaches;
}

/// What a curve that is another one for each query says beside its values.
void setQuery(CurveData &data, const core::Frame &frame, const core::View &view)
{
    const core::Prepared &p = *frame.prepared;
    data.hasKey.assign(data.curves.delta.size(), false);
    for (int key = 0; key < frame.shapes.nKey; ++key) {
        const std::int64_t at =
            core::displacement(p, {view.query}, {key}) - data.curves.delta.front();
        if (at >= 0 && at < static_cast<std::int64_t>(data.hasKey.size()))
            data.hasKey[static_cast<std::size_t>(at)] = true;
    }
    for (const core::Pair &pin : core::pinsOf(view)) {
        if (pin.query.value == view.query || pin.query.value >= frame.shapes.nQuery)
            continue;
        auto curve = core::curveOf(p, {view.head}, pin.query, pin.key);
        if (auto *values = std::get_if<core::Curve>(&curve))
            data.pinned.push_back({pin.query.value, std::move(values->value)});
    }
}

} // namespace

CurveData curveDataOf(const core::Frame &frame, const core::View &view, const CurveMarks &marks)
{
    CurveData data;
    if (frame.refusal) {
        data.sentence = notDefinedHere(); // the map says why
        return data;
    }
    if (!frame.prepared || !isInside(frame, view))
        return data;
    const bool isRope = frame.key.method == core::MethodId::Rope;
    auto curves = curvesFor(frame, view, isRope ? marks.reach : std::nullopt);
    if (const auto *refusal = std::get_if<core::Refusal>(&curves)) {
        data.sentence = words(*refusal);
        return data;
    }
    data.curves = std::move(std::get<core::Curves>(curves));
    const core::MethodId method = frame.key.method;
    data.steps = method == core::MethodId::T5;
    if (method == core::MethodId::Rope || method == core::MethodId::Shaw)
        data.dots = core::scoreDots(*frame.prepared, {view.head}, mostDots);
    std::erase_if(data.dots, [&](const core::PairDot &dot) {
        return dot.delta < data.curves.delta.front() || dot.delta > data.curves.delta.back();
    });
    data.reach = data.curves.delta.back();
    if (isRope && marks.offersReaches)
        data.reaches = reachesFor(frame.shapes.nKey - 1);
    data.rise = core::firstRise(data.curves.meanCos);
    if (data.rise)
        data.riseMean =
            data.curves
                .meanCos[data.curves.meanCos.size() / 2 + static_cast<std::size_t>(*data.rise)];
    setSelection(data, frame, view);
    if (method == core::MethodId::Shaw)
        data.radius = frame.key.shaw.radius;
    if (method == core::MethodId::Shaw || (method == core::MethodId::Sinusoidal && data.place))
        setQuery(data, frame, view);
    setAxes(data, frame);
    return data;
}

CurveData windowed(CurveData data, const AxisWindow &window)
{
    if (window.isWhole() || data.curves.delta.empty())
        return data;
    const double span = data.xHigh - data.xLow;
    const double low = std::floor(data.xLow + window.from * span) + 0.5;
    const double high =
        std::max(std::floor(data.xLow + window.end() * span) + 0.5, low + fewestCells);
    const auto &delta = data.curves.delta;
    const auto begin = std::lower_bound(delta.begin(), delta.end(), std::llround(low + 0.5));
    const auto end = std::upper_bound(begin, delta.end(), std::llround(high - 0.5));
    if (begin == end)
        return data;
    const auto first = begin - delta.begin();
    const auto count = end - begin;
    const auto cut = [first, count](auto &values) {
        if (values.empty())
            return;
        values.erase(values.begin() + first + count, values.end());
        values.erase(values.begin(), values.begin() + first);
    };
    for (std::vector<double> &values : data.curves.value)
        cut(values);
    for (PinnedCurve &pinned : data.pinned)
        cut(pinned.value);
    cut(data.curves.meanCos);
    cut(data.hasKey);
    cut(data.curves.delta); // last: the iterators are its own
    const auto isOutside = [low, high](double at) { return at < low || at > high; };
    std::erase_if(data.dots, [&](const core::PairDot &dot) {
        return isOutside(static_cast<double>(dot.delta));
    });
    if (isOutside(static_cast<double>(data.delta)))
        data.value.reset();
    if (data.maskedFrom && *data.maskedFrom >= high)
        data.maskedFrom.reset();
    else if (data.maskedFrom)
        data.maskedFrom = std::max(*data.maskedFrom, low);
    data.xLow = low;
    data.xHigh = high;
    return data;
}

namespace {

constexpr double phasesGap = 6;
constexpr double axisHeight = 26; ///< of the numbers below the plot
constexpr double leastPlotHeight = 90;
constexpr double leastBelowPhases = 64; ///< a plot that shares the height with them

/// A quarter of the height for all of RoPE's blocks, as far as there is any.
double phasesHeight(const QSizeF &size, const core::Frame &frame)
{
    constexpr double leastHeight = 150;
    constexpr double tallestRow = 7;
    constexpr double leastBand = 8;
    if (frame.key.method != core::MethodId::Rope || !frame.prepared || size.height() < leastHeight)
        return 0;
    const auto rows = static_cast<double>(frame.prepared->hooks.onKey->frequencies.size());
    return std::floor(std::clamp(tallestRow * rows, leastBand, 0.22 * size.height()));
}

} // namespace

double CurveGeometry::x(double delta) const
{
    return plot.left() + (delta - xLow) / (xHigh - xLow) * plot.width();
}

double CurveGeometry::y(double value) const
{
    return plot.bottom() - (value - yLow) / (yHigh - yLow) * plot.height();
}

double CurveGeometry::deltaAt(double px) const
{
    return xLow + (px - plot.left()) / plot.width() * (xHigh - xLow);
}

double CurveGeometry::valueAt(double py) const
{
    return yLow + (plot.bottom() - py) / plot.height() * (yHigh - yLow);
}

bool isDense(const CurveGeometry &geometry, const CurveData &data)
{
    return geometry.plot.width() < 2 * (data.xHigh - data.xLow) && !data.steps;
}

QList<double> valueTicks(double low, double high, double height)
{
    return niceTicks(low, high, std::max(2, static_cast<int>(height / 30)));
}

CurveGeometry curveGeometry(const QSizeF &size, const core::Frame &frame, const CurveData &data)
{
    CurveGeometry g;
    g.xLow = data.xLow;
    g.xHigh = data.xHigh;
    g.yLow = data.yLow;
    g.yHigh = data.yHigh;
    const QFontMetricsF fm(uiFont(metrics::axisPx));
    double numbers = 0;
    // The plot is lower than the whole, and may have fewer of them.
    for (const double tick : valueTicks(g.yLow, g.yHigh, size.height()))
        numbers = std::max(numbers, fm.horizontalAdvance(shortText(tick)));
    const double left = std::ceil(std::max(numbers, 16.0)) + 10;
    const double right = data.curves.meanCos.empty() ? 8 : 22;
    const double legendWidth = size.width() - left - 5;
    double phases = phasesHeight(size, frame);
    // The plot has its height first: the phases go before it is squashed, then lines of the legend.
    if (size.height() - phases - axisHeight -
            curve::legendHeight(frame, data, {legendWidth, size.height()}, true) <
        leastBelowPhases)
        phases = 0;
    const double aboveAll = mistakeTagHeight(frame) + (phases > 0 ? 4 : 8);
    const double top = aboveAll + (phases > 0 ? phases + phasesGap : 0);
    const double least = phases > 0 ? leastBelowPhases : leastPlotHeight;
    const double room = size.height() - top - axisHeight - least;
    const double legend =
        std::max(18.0, curve::legendHeight(frame, data, {legendWidth, room}, phases > 0));
    const double bottom = axisHeight + legend;
    g.plot = QRectF(left, top, std::floor(size.width()) - left - right,
                    std::floor(size.height()) - top - bottom);
    if (phases > 0)
        g.phases = QRectF(g.plot.left(), aboveAll, g.plot.width(), phases);
    g.legend = QRectF(left, g.plot.bottom() + 24, legendWidth, legend);
    g.reaches = curve::reachRects(g, data);
    return g;
}

} // namespace locus::widgets
