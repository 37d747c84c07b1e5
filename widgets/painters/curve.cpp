// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/curve.h"

#include "widgets/keydelta.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curveoverlay.h"
#include "widgets/painters/curveplot.h"

#include <QCoreApplication>
#include <qcustomplot.h>
#include <QPainter>
#include <QPicture>

#include <algorithm>
#include <cmath>
#include <optional>

namespace locus::widgets {

namespace {

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

    void draw(QCPPainter &painter)
    {
        plot.toPainter(&painter, plot.viewport().width(), plot.viewport().height());
    }

    void record(bool vector)
    {
        recordedVector = vector;
        picture = QPicture();
        setUpPlot(plot, data, geometry, theme, size, vector);
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
        d->data.namesAxis = marks.namesAxis;
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
    if (!d->frame || d->paintSentenceOnly(painter) || !d->hasCurve())
        return;
    if (!d->hasRoom()) {
        paintSentence(painter, QRectF(QPointF(), d->size),
                      QCoreApplication::translate("Painters", "No room for the curve"), d->theme);
        return;
    }
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
    setUpPlot(d->plot, d->data, d->geometry, d->theme, d->size, false);
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
                const core::View &view, const Theme &theme, const CurveMarks &marks)
{
    CurvePainter curve;
    // The painter keeps no Frame beyond this call.
    curve.setup(rect.size(), std::shared_ptr<const core::Frame>(std::shared_ptr<void>(), &frame),
                view, theme, marks);
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
