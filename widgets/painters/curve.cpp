// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/curve.h"

#include "widgets/keydelta.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curveoverlay.h"
#include "widgets/painters/curvepoints.h"
#include "widgets/painters/pixelstroke.h"

#include <QCoreApplication>
#include <qcustomplot.h>
#include <QPainter>
#include <QPicture>

#include <algorithm>
#include <cmath>
#include <optional>

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
        QPen pen(theme.ctl, dense ? 1 : 1.2);
        if (!dense)
            pen.setDashPattern({4, 3});
        line(data.curves.meanCos, pen, data.meanCosScale);
    }
    for (const PinnedCurve &pinned : data.pinned)
        line(pinned.value, round(theme.ctl, 1.4));
    const std::vector<double> &chosen = data.curves.value[static_cast<std::size_t>(data.head)];
    line(chosen, round(theme.casing, dense ? 3 : 5));
    QCPGraph *graph = line(chosen, round(theme.position.line, dense ? 1.4 : 2.6));
    if (data.xHigh - data.xLow <= curve::marksUpTo && !data.radius)
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, theme.position.line,
                                               theme.position.line, 4.4));
}

/// A picture is replayed to the inch; everything else here is in layout pixels.
void paintPicture(QPainter &painter, const QPicture &picture)
{
    const QPaintDevice &device = *painter.device();
    painter.save();
    painter.scale(double(picture.logicalDpiX()) / device.logicalDpiX(),
                  double(picture.logicalDpiY()) / device.logicalDpiY());
    painter.drawPicture(QPointF(), picture);
    painter.restore();
}

} // namespace

struct CurvePainter::Private {
    QCustomPlot plot; // never shown: it draws into a picture
    QSizeF size;
    std::shared_ptr<const core::Frame> frame;
    core::View view;
    Theme theme;
    CurveMarks marks;
    CurveData data;
    CurveRange natural; ///< that the data ask for
    CurveGeometry geometry;
    QPicture picture;
    std::optional<bool> recordedVector; ///< what the picture was recorded for

    [[nodiscard]] bool hasCurve() const { return frame && !data.curves.value.empty(); }

    [[nodiscard]] bool hasRoom() const
    {
        return geometry.plot.width() >= 20 && geometry.plot.height() >= 20;
    }

    void preparePlot(bool vector)
    {
        plot.clearGraphs();
        plot.setViewport({0, 0, static_cast<int>(size.width()), static_cast<int>(size.height())});
        plot.setBackground(Qt::NoBrush);
        setupAxes(plot, geometry, theme);
        setupTicks(*plot.xAxis, geometry.xLow, geometry.xHigh,
                   std::max(3, static_cast<int>(geometry.plot.width() / 70)));
        setupTicks(*plot.yAxis, geometry.yLow, geometry.yHigh,
                   std::max(2, static_cast<int>(geometry.plot.height() / 30)));
        addCurves(plot, clipped(), geometry, theme, vector);
    }

    void draw(QCPPainter &painter)
    {
        plot.toPainter(&painter, plot.viewport().width(), plot.viewport().height());
    }

    void record(bool vector)
    {
        recordedVector = vector;
        picture = QPicture();
        preparePlot(vector);
        QCPPainter recorder;
        recorder.begin(&picture);
        recorder.setMode(QCPPainter::pmVectorized);
        draw(recorder);
        recorder.end();
    }

    /// The sentence instead of a curve, or false.
    bool paintSentenceOnly(QPainter &painter) const
    {
        const QRectF inner = paintMistakeTag(painter, QRectF(QPointF(), size), *frame, theme);
        if (!data.sentence.isEmpty())
            paintSentence(painter, inner, data.sentence, theme);
        return !data.sentence.isEmpty();
    }

    [[nodiscard]] curve::Context context() const
    {
        return {geometry, data, *frame, view, theme, marks};
    }

    /// Only what lies on the axis and is not masked: SVG does not clip.
    [[nodiscard]] CurveData clipped() const
    {
        CurveData shown = data;
        const auto end = std::upper_bound(
            data.curves.delta.begin(), data.curves.delta.end(),
            data.maskedFrom.value_or(data.xHigh),
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
};

CurvePainter::CurvePainter()
    : d(std::make_unique<Private>())
{
}

CurvePainter::~CurvePainter() = default;

void CurvePainter::setup(const QSizeF &size, std::shared_ptr<const core::Frame> frame,
                         const core::View &view, const Theme &theme, const CurveMarks &marks)
{
    const bool sameData =
        frame == d->frame && view.query == d->view.query && view.key == d->view.key &&
        view.head == d->view.head && view.pins == d->view.pins && marks.reach == d->marks.reach &&
        marks.offersReaches == d->marks.offersReaches && marks.window == d->marks.window;
    const bool sameAxes = marks.held == d->marks.held && view.block == d->view.block;
    d->marks = marks;
    if (sameData && sameAxes && size == d->size && theme == d->theme)
        return;
    d->size = size;
    d->frame = std::move(frame);
    d->view = view;
    d->theme = theme;
    if (!sameData) {
        d->data =
            d->frame ? windowed(curveDataOf(*d->frame, view, marks), marks.window) : CurveData{};
        d->natural = {d->data.yLow, d->data.yHigh};
    }
    const CurveRange range = marks.held.value_or(d->natural);
    d->data.yLow = range.low;
    d->data.yHigh = range.high;
    if (d->hasCurve())
        d->geometry = curveGeometry(size, *d->frame, d->data);
    d->recordedVector.reset();
}

void CurvePainter::paint(QPainter &painter) const
{
    if (!d->frame || d->paintSentenceOnly(painter) || !d->hasCurve() || !d->hasRoom())
        return;
    if (d->recordedVector != isVector(painter))
        d->record(isVector(painter));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    curve::paintUnder(painter, d->context());
    paintPicture(painter, d->picture);
    curve::paintOver(painter, d->context());
    painter.restore();
}

void CurvePainter::paintOn(QPaintDevice &device) const
{
    if (!d->frame)
        return;
    QCPPainter painter(&device);
    if (d->paintSentenceOnly(painter) || !d->hasCurve() || !d->hasRoom())
        return;
    d->preparePlot(false);
    curve::paintUnder(painter, d->context());
    painter.save();
    d->draw(painter);
    painter.restore();
    painter.setRenderHint(QPainter::Antialiasing);
    curve::paintOver(painter, d->context());
}

std::optional<std::int64_t> CurvePainter::deltaAt(QPointF point) const
{
    if (!d->hasCurve())
        return std::nullopt;
    return nearestKeyDelta(*d->frame, d->view.query, d->geometry.deltaAt(point.x()));
}

std::optional<std::int64_t> CurvePainter::nextDelta(int direction) const
{
    if (!d->hasCurve())
        return std::nullopt;
    return nextKeyDelta(*d->frame, d->view.query, d->data.delta, direction);
}

const CurveData &CurvePainter::data() const
{
    return d->data;
}

const CurveGeometry &CurvePainter::geometry() const
{
    return d->geometry;
}

std::optional<int> CurvePainter::blockAt(QPointF point) const
{
    return d->hasCurve() ? curve::blockOfPhases(d->geometry, *d->frame, point) : std::nullopt;
}

std::optional<std::int64_t> CurvePainter::reachAt(QPointF point) const
{
    for (qsizetype i = 0; i < d->geometry.reaches.size(); ++i)
        if (d->hasCurve() && d->geometry.reaches[i].adjusted(-2, -4, 2, 4).contains(point))
            return d->data.reaches[static_cast<std::size_t>(i)];
    return std::nullopt;
}

CurvePainter::Reaches CurvePainter::reaches() const
{
    const auto &offered = d->data.reaches;
    const auto chosen = std::find(offered.begin(), offered.end(), d->data.reach);
    return {offered, static_cast<std::size_t>(chosen - offered.begin())};
}

QString CurvePainter::sentence() const
{
    return d->data.sentence;
}

void paintCurve(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                const core::View &view, const Theme &theme)
{
    CurvePainter curve;
    // The painter keeps no Frame beyond this call.
    curve.setup(rect.size(), std::shared_ptr<const core::Frame>(std::shared_ptr<void>(), &frame),
                view, theme);
    painter.save();
    painter.translate(rect.topLeft());
    curve.paint(painter);
    painter.restore();
}

QString curveTitle(const core::Frame &frame)
{
    switch (frame.key.method) {
    case core::MethodId::T5:
    case core::MethodId::Alibi:
        return QCoreApplication::translate("Painters", "Bias against displacement");
    case core::MethodId::Shaw:
        return QCoreApplication::translate("Painters", "Position term against displacement");
    case core::MethodId::Sinusoidal:
        return QCoreApplication::translate("Painters", "Overlap of two position vectors");
    default: return QCoreApplication::translate("Painters", "Score against displacement");
    }
}

QString curveLibraryVersion()
{
    return QStringLiteral(QCUSTOMPLOT_VERSION_STR);
}

} // namespace locus::widgets
