// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/curveplot.h"

#include "widgets/painters/common.h"
#include "widgets/painters/curveoverlay.h"
#include "widgets/painters/curvepoints.h"
#include "widgets/painters/pixelstroke.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace locus::widgets {

namespace {

constexpr std::size_t fewDots = 100;
constexpr double dotSide = 2.6;

/// Only grid, zero lines and curves: text and marks are painted over it, from the same geometry.
void setupAxes(QCustomPlot &plot, const CurveGeometry &g, const Theme &theme)
{
    QCPAxisRect &rect = *plot.axisRect();
    rect.setAutoMargins(QCP::msNone);
    const QRect place = g.plot.toRect();
    rect.setMargins({place.left(), place.top(), plot.viewport().width() - place.right() - 1,
                     plot.viewport().height() - place.bottom() - 1});
    for (QCPAxis *axis : {plot.xAxis, plot.yAxis}) {
        axis->setTicks(false);
        axis->setTickLabels(false);
        axis->setTickLength(0, 0);
        axis->setSubTicks(false);
        axis->setBasePen(Qt::NoPen);
        axis->setTickPen(Qt::NoPen);
        axis->grid()->setPen(QPen(theme.grid, 1));
        axis->grid()->setZeroLinePen(QPen(theme.line2, 1));
    }
    plot.xAxis->setRange(g.xLow, g.xHigh);
    plot.yAxis->setRange(g.yLow, g.yHigh);
}

void setupTicks(QCPAxis &axis, double low, double high, int limit)
{
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (const double tick : niceTicks(low, high, limit))
        ticker->addTick(tick, QString());
    axis.setTicker(ticker);
}

/// Paints its line pixel by pixel. In a vector file a line stays a line.
class PixelGraph : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

protected:
    void drawLinePlot(QCPPainter *painter, const QVector<QPointF> &lines) const override
    {
        QPolygonF whole; // pieces share their ends
        for (const QPointF &point : lines)
            if (!std::isnan(point.x()) && !std::isnan(point.y()))
                whole << point;
        applyDefaultAntialiasingHint(painter);
        paintPixelStroke(*painter, whole, mPen.widthF(), mPen.color());
    }
};

QCPGraph *addGraph(QCustomPlot &plot, const CurvePoints &points, const QPen &pen, bool steps,
                   bool pixels)
{
    QCPGraph *graph = pixels ? new PixelGraph(plot.xAxis, plot.yAxis) : plot.addGraph();
    graph->setAdaptiveSampling(false); // curvePoints has done it
    graph->setData(points.x, points.y, true);
    graph->setPen(pen);
    graph->setLineStyle(steps ? QCPGraph::lsStepCenter : QCPGraph::lsLine);
    return graph;
}

void addDots(QCustomPlot &plot, const std::vector<core::PairDot> &dots, const Theme &theme,
             bool vector)
{
    CurvePoints points;
    for (const core::PairDot &dot : dots) {
        points.x << static_cast<double>(dot.delta);
        points.y << dot.value;
    }
    QCPGraph *graph = plot.addGraph();
    graph->setData(points.x, points.y); // sorts them
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setPen(Qt::NoPen); // for dots without a pen of their own
    // At three pixels a square is as good as a disc, and ten times as fast.
    const bool squares = !vector && dots.size() > fewDots;
    graph->setScatterStyle(
        squares ? QCPScatterStyle(QCPScatterStyle::ssSquare, QPen(Qt::NoPen), QBrush(theme.line2),
                                  dotSide)
                : QCPScatterStyle(QCPScatterStyle::ssDisc, theme.line2, theme.line2, 3));
}

void addCurves(QCustomPlot &plot, const CurveData &data, const CurveGeometry &geometry,
               const Theme &theme, bool vector)
{
    if (!data.dots.empty())
        addDots(plot, data.dots, theme, vector);
    const bool dense = isDense(geometry, data);
    const auto line = [&](const std::vector<double> &values, const QPen &pen, double factor = 1) {
        const auto thinning = vector ? Thinning::Exact : Thinning::Visible;
        const auto points = [&](const std::vector<std::int64_t> &delta,
                                const std::vector<double> &value) {
            return curvePoints(delta, value, factor, geometry.plot.width(), thinning);
        };
        const bool marked = data.xHigh - data.xLow <= curve::marksUpTo; // each by itself
        const bool pixels = !vector && !marked && pen.style() == Qt::SolidLine;
        if (data.steps && !marked) {
            const Treads ends = treadEnds(data.curves.delta, values);
            return addGraph(plot, points(ends.delta, ends.value), pen, true, pixels);
        }
        return addGraph(plot, points(data.curves.delta, values), pen, data.steps, pixels);
    };
    const auto round = [](const QColor &color, double width) {
        return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    for (std::size_t head = 0; head < data.curves.value.size(); ++head)
        if (static_cast<int>(head) != data.head)
            line(data.curves.value[head], round(theme.line2, dense ? 1 : 1.4));
    if (!data.curves.meanCos.empty()) {
        const QPen pen = curve::meanPen(geometry, data, theme);
        line(data.curves.meanCos, pen, data.meanCosScale);
    }
    for (const PinnedCurve &pinned : data.pinned)
        line(pinned.value, round(theme.ctl, 1.4));
    const std::vector<double> &chosen = data.curves.value[static_cast<std::size_t>(data.head)];
    line(chosen, round(theme.casing, dense ? 3 : 5));
    QCPGraph *graph = line(chosen, round(theme.position.line, dense ? 1.4 : 2.6));
    if (data.xHigh - data.xLow <= curve::marksUpTo && data.hasKey.empty())
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, theme.position.line,
                                               theme.position.line, 4.4));
}

/// Only what lies on the axis and is not masked: SVG does not clip.
CurveData clipped(const CurveData &data)
{
    CurveData shown = data;
    const auto end = std::upper_bound(
        data.curves.delta.begin(), data.curves.delta.end(), data.maskedFrom.value_or(data.xHigh),
        [](double limit, std::int64_t delta) { return limit < static_cast<double>(delta); });
    const auto count = static_cast<std::size_t>(end - data.curves.delta.begin());
    shown.curves.delta.resize(count);
    for (std::vector<double> &values : shown.curves.value)
        values.resize(count);
    for (PinnedCurve &pinned : shown.pinned)
        pinned.value.resize(count);
    if (!shown.curves.meanCos.empty())
        shown.curves.meanCos.resize(count);
    return shown;
}

} // namespace

QPen curve::meanPen(const CurveGeometry &geometry, const CurveData &data, const Theme &theme)
{
    if (data.xHigh - data.xLow > geometry.plot.width()) // a dash would be many waves
        return {theme.ctl, 2};
    QPen pen(theme.ctl, 1.2);
    pen.setDashPattern({4, 3});
    return pen;
}

void setUpPlot(QCustomPlot &plot, const CurveData &data, const CurveGeometry &geometry,
               const Theme &theme, QSizeF size, bool vector)
{
    plot.clearGraphs();
    plot.setViewport({0, 0, static_cast<int>(size.width()), static_cast<int>(size.height())});
    plot.setBackground(Qt::NoBrush);
    setupAxes(plot, geometry, theme);
    setupTicks(*plot.xAxis, geometry.xLow, geometry.xHigh,
               std::max(3, static_cast<int>(geometry.plot.width() / 70)));
    setupTicks(*plot.yAxis, geometry.yLow, geometry.yHigh,
               std::max(2, static_cast<int>(geometry.plot.height() / 30)));
    addCurves(plot, clipped(data), geometry, theme, vector);
}

} // namespace locus::widgets
