// SPDX-License-Identifier: GPL-3.0-or-later
// Paints every view at many sizes and states, saves the pictures to gallery/ under the working
// directory for looking at, and checks that no painter leaves its rectangle.
#include "tests/support/gallery.h"
#include "tests/support/paintersamples.h"
#include "widgets/painters/alibiforms.h"
#include "widgets/painters/alibislopes.h"
#include "widgets/painters/bucketruler.h"
#include "widgets/painters/channels.h"
#include "widgets/painters/curve.h"
#include "widgets/painters/encoding.h"
#include "widgets/painters/fourparts.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/prefixes.h"
#include "widgets/painters/readout.h"
#include "widgets/painters/relation.h"
#include "widgets/painters/rotation.h"
#include "widgets/painters/rotationcost.h"
#include "widgets/painters/rotationmatrix.h"
#include "widgets/painters/rowprofile.h"
#include "widgets/painters/valueswitch.h"

#include <QPainter>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using tests::Picture;
using tests::viewOf;

namespace {

void heatmapPainter(QPainter &painter, const QRectF &rect,
                    const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                    const Theme &theme)
{
    HeatmapOptions options;
    options.hover = CellIndex{1, 2};
    core::View look = view;
    look.block = 5;
    paintHeatmap(painter, rect, *frame, look, theme, options);
}

void rotationPainter(QPainter &painter, const QRectF &rect,
                     const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                     const Theme &theme)
{
    core::View look = view;
    look.block = 1;
    paintRotation(painter, rect, *frame, look, theme);
}

void rotationFigurePainter(QPainter &painter, const QRectF &rect,
                           const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                           const Theme &theme)
{
    RotationOptions options;
    options.fitAll = true;
    core::View look = view;
    look.block = 5;
    paintRotation(painter, rect, *frame, look, theme, options);
}

void curvePainter(QPainter &painter, const QRectF &rect,
                  const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                  const Theme &theme)
{
    paintCurve(painter, rect, *frame, view, theme);
}

void rowPainter(QPainter &painter, const QRectF &rect,
                const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                const Theme &theme)
{
    paintRowProfile(painter, rect, *frame, view, theme);
}

void rulerPainter(QPainter &painter, const QRectF &rect,
                  const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                  const Theme &theme)
{
    const BucketData data = bucketDataOf(*frame);
    BucketRulerOptions options;
    options.hover = -2;
    paintBucketRuler(painter, rect, *frame, view, theme, data, bucketScaleOf(data), options);
}

void slopesPainter(QPainter &painter, const QRectF &rect,
                   const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                   const Theme &theme)
{
    const SlopeData data = slopeDataOf(*frame);
    paintSlopes(painter, rect, *frame, view, theme, data, slopeScaleOf(data), 2);
}

void formsPainter(QPainter &painter, const QRectF &rect,
                  const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                  const Theme &theme)
{
    paintForms(painter, rect, *frame, view, theme);
}

void fourPartsPainter(QPainter &painter, const QRectF &rect,
                      const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                      const Theme &theme)
{
    paintFourParts(painter, rect, *frame, view, theme, {CellIndex{1, 2}, {}, nullptr});
}

void prefixPainter(QPainter &painter, const QRectF &rect,
                   const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                   const Theme &theme)
{
    paintPrefixes(painter, rect, *frame, view, theme);
}

void readoutPainter(QPainter &painter, const QRectF &rect,
                    const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                    const Theme &theme)
{
    paintHeatmap(painter, rect, *frame, view, theme);
    const auto geometry = heatmapGeometry(rect, *frame, view);
    for (const CellIndex cell :
         {CellIndex{0, geometry->columns - 1}, CellIndex{geometry->rows - 1, 0}, CellIndex{4, 2}})
        paintReadout(painter, rect, *geometry, cell, *frame, view, theme);
}

void matrixPainter(QPainter &painter, const QRectF &rect,
                   const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                   const Theme &theme)
{
    paintRotationMatrix(painter, rect, *frame, view, theme);
}

void channelsPainter(QPainter &painter, const QRectF &rect,
                     const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                     const Theme &theme)
{
    paintChannels(painter, rect, *frame, view, theme);
}

void costPainter(QPainter &painter, const QRectF &rect,
                 const std::shared_ptr<const core::Frame> &frame, const core::View &,
                 const Theme &theme)
{
    paintRotationCost(painter, rect, *frame, theme);
}

/// As the window shows it.
void curveWith(const CurveMarks &marks, QPainter &painter, const QRectF &rect,
               const std::shared_ptr<const core::Frame> &frame, const core::View &view,
               const Theme &theme)
{
    CurvePainter curve;
    curve.setup(rect.size(), frame, view, theme, marks);
    painter.save();
    painter.translate(rect.topLeft());
    curve.paint(painter);
    painter.restore();
}

void reachPainter(QPainter &painter, const QRectF &rect,
                  const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                  const Theme &theme)
{
    curveWith({.offersReaches = true}, painter, rect, frame, view, theme);
}

void farReachPainter(QPainter &painter, const QRectF &rect,
                     const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                     const Theme &theme)
{
    curveWith({.reach = 1000, .offersReaches = true}, painter, rect, frame, view, theme);
}

void relationPainter(QPainter &painter, const QRectF &rect,
                     const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                     const Theme &theme)
{
    RelationOptions options;
    options.hovered = 1;
    paintRelation(painter, rect, *frame, view, theme, options);
}

void valuesPainter(QPainter &painter, const QRectF &rect,
                   const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                   const Theme &theme)
{
    paintValueSwitch(painter, rect, *frame, view, theme);
}

Picture heatmap(core::Model model, core::Stage stage, int query, int key, QSize size = {528, 474},
                int head = 0)
{
    return {std::move(model), viewOf(stage, query, key, head), size, heatmapPainter};
}

} // namespace

class GalleryTest : public QObject {
    Q_OBJECT

private slots:
    void paintsInsideItsRectangle_data()
    {
        QTest::addColumn<Picture>("picture");
        QTest::addColumn<bool>("dark");
        for (const bool dark : {false, true}) {
            addHeatmaps(dark);
            addRotations(dark);
            addRows(dark);
            addCurves(dark);
            addRelations(dark);
            addRulers(dark);
            addAlibi(dark);
            addFourParts(dark);
            addRotationPictures(dark);
        }
    }

    void paintsInsideItsRectangle()
    {
        QFETCH(Picture, picture);
        QFETCH(bool, dark);
        tests::paintInside(picture, dark);
    }

private:
    static void add(const char *name, bool dark, const Picture &picture)
    {
        tests::addPicture(name, dark, picture);
    }

    static void addRotations(bool dark)
    {
        using core::MethodId;
        core::Model rope = tests::model(MethodId::Rope);
        const core::View view = viewOf(core::Stage::Scores, 9, 4);
        add("dials-8", dark, {rope, view, {512, 210}, rotationPainter});
        add("dials-8-tall", dark, {rope, view, {278, 460}, rotationPainter});
        add("dials-8-large", dark, {rope, view, {800, 420}, rotationPainter});
        add("dials-8-middle", dark, {rope, view, {430, 280}, rotationPainter});
        add("dials-8-figure", dark, {rope, view, {438, 324}, rotationFigurePainter});
        core::Model one = tests::model(MethodId::Rope, 12, 2);
        add("dials-1", dark, {one, view, {512, 210}, rotationPainter});
        core::Model many = tests::model(MethodId::Rope, 12, 128);
        add("dials-64", dark, {many, view, {512, 210}, rotationPainter});
        add("dials-64-figure", dark, {many, view, {454, 340}, rotationFigurePainter});
        add("dials-64-tall", dark, {many, view, {278, 460}, rotationPainter});
        core::Model far = rope;
        far.positionStart = 1 << 20;
        add("dials-far", dark, {far, view, {512, 210}, rotationPainter});
        add("dials-origin", dark,
            {rope, viewOf(core::Stage::Scores, 0, 0), {512, 210}, rotationPainter});
        core::Model mixed = rope;
        mixed.mistake = core::Mistake::MixedLayouts;
        add("dials-mistake", dark, {mixed, view, {512, 210}, rotationPainter});
        const core::View far45 = viewOf(core::Stage::Scores, 45, 9);
        add("clocks-32", dark,
            {tests::model(MethodId::Sinusoidal, 64), far45, {512, 210}, rotationPainter});
        core::Model wide = tests::model(MethodId::Sinusoidal, 64);
        wide.content.dModel = 512;
        wide.content.dHead = 64;
        wide.content.heads = 8;
        add("clocks-256", dark, {wide, far45, {512, 210}, rotationPainter});
        add("clocks-256-figure", dark, {wide, far45, {454, 340}, rotationFigurePainter});
        add("circles-none", dark,
            {tests::model(MethodId::Alibi), view, {512, 210}, rotationPainter});
    }

    static void addCurves(bool dark)
    {
        using core::MethodId;
        const QSize size{512, 196};
        const core::View view = viewOf(core::Stage::Scores, 9, 4);
        core::Model rope = tests::model(MethodId::Rope);
        add("curve-rope-causal", dark, {rope, view, size, curvePainter});
        rope.mask = core::MaskKind::None;
        add("curve-rope", dark, {rope, view, size, curvePainter});
        rope.content.heads = 4;
        add("curve-rope-heads", dark, {rope, view, size, curvePainter});
        core::Model alibi = tests::model(MethodId::Alibi);
        alibi.content.heads = 8;
        add("curve-alibi", dark, {alibi, viewOf(core::Stage::Bias, 10, 6, 1), size, curvePainter});
        add("curve-alibi-narrow", dark,
            {alibi, viewOf(core::Stage::Bias, 10, 6, 1), {200, 120}, curvePainter});
        core::Model t5 = tests::model(MethodId::T5, 64);
        t5.mask = core::MaskKind::None;
        t5.content.heads = 8;
        add("curve-t5", dark, {t5, viewOf(core::Stage::Bias, 45, 9, 1), size, curvePainter});
        core::Model shaw = tests::model(MethodId::Shaw);
        add("curve-shaw", dark, {shaw, view, size, curvePainter});
        add("curve-sinusoid", dark,
            {tests::model(MethodId::Sinusoidal, 64), viewOf(core::Stage::Scores, 45, 9), size,
             curvePainter});
        core::Model open = tests::model(MethodId::Sinusoidal, 64);
        open.mask = core::MaskKind::None;
        add("curve-sinusoid-open", dark,
            {open, viewOf(core::Stage::Scores, 45, 9), size, curvePainter});
        add("curve-learned", dark, {tests::model(MethodId::Learned), view, size, curvePainter});
        core::Model big = tests::model(MethodId::Rope, 512, 64);
        big.mask = core::MaskKind::None;
        add("curve-rope-512", dark,
            {big, viewOf(core::Stage::Scores, 400, 100), size, curvePainter});
        core::Model wide = tests::model(MethodId::T5, 512);
        wide.content.heads = 8;
        add("curve-t5-512", dark, {wide, viewOf(core::Stage::Bias, 400, 100), size, curvePainter});
        big.content.heads = 8;
        add("curve-rope-512-heads", dark,
            {big, viewOf(core::Stage::Scores, 400, 100), size, curvePainter});
        core::Model single = tests::model(MethodId::T5, 1);
        add("curve-t5-1", dark, {single, viewOf(core::Stage::Scores, 0, 0), size, curvePainter});
        core::Model scattered = tests::model(MethodId::Alibi, 3);
        scattered.positions = core::Tensor::vector({0, 1, 900});
        add("curve-scattered", dark,
            {scattered, viewOf(core::Stage::Scores, 2, 0), size, curvePainter});
    }

    /// \a name-matrix, \a name-channels and \a name-cost.
    static void addRotationPictures(const QByteArray &name, bool dark, const core::Model &model,
                                    const core::View &view, QSize size = {512, 208})
    {
        const auto part = [&](const char *kind) { return name + '-' + kind; };
        add(part("matrix").constData(), dark, {model, view, size, matrixPainter});
        add(part("channels").constData(), dark, {model, view, size, channelsPainter});
        add(part("cost").constData(), dark, {model, view, size, costPainter});
    }

    static void addRotationPictures(bool dark)
    {
        core::View view = viewOf(core::Stage::Scores, 9, 4);
        view.block = 1;
        core::Model rope = tests::model(core::MethodId::Rope);
        rope.mask = core::MaskKind::None;
        addRotationPictures("rope", dark, rope, view);
        addRotationPictures("rope-tall", dark, rope, view, {512, 460});
        addRotationPictures("rope-narrow", dark, rope, view, {250, 280});
        addRotationPictures("rope-low", dark, rope, view, {512, 188});
        core::Model partial = rope;
        partial.rope.rotaryDim = 10;
        partial.rope.layout = core::RopeLayout::Half;
        addRotationPictures("rope-partial", dark, partial, view);
        addRotationPictures("rope-512", dark, tests::model(core::MethodId::Rope, 300, 512), view);
        core::Model tiny = tests::model(core::MethodId::Rope, 3, 4);
        tiny.rope.theta = core::Tensor::scalar(1.5707963267948966);
        addRotationPictures("rope-4", dark, tiny, viewOf(core::Stage::Scores, 2, 0));
        core::Model mixed = rope;
        mixed.mistake = core::Mistake::MixedLayouts;
        mixed.positionStart = 1 << 20;
        addRotationPictures("rope-mistake", dark, mixed, view);
        add("phases", dark, {rope, view, {512, 188}, reachPainter});
        add("phases-causal", dark,
            {tests::model(core::MethodId::Rope), view, {512, 188}, reachPainter});
        add("phases-narrow", dark, {rope, view, {250, 280}, reachPainter});
        add("phases-far", dark, {rope, view, {512, 188}, farReachPainter});
        add("phases-300", dark,
            {tests::model(core::MethodId::Rope, 300, 512),
             viewOf(core::Stage::Scores, 200, 150),
             {512, 300},
             reachPainter});
        add("phases-3", dark, {tiny, viewOf(core::Stage::Scores, 2, 0), {512, 188}, reachPainter});
    }

    static void addRelations(bool dark)
    {
        using core::MethodId;
        const core::View view = viewOf(core::Stage::Clip, 9, 4);
        core::View pinned = view;
        pinned.pins = core::Tensor::matrix(2, 2, {2, 4, 5, 1});
        core::Model shaw = tests::model(MethodId::Shaw);
        shaw.mask = core::MaskKind::None;
        add("relation", dark, {shaw, view, {512, 208}, relationPainter});
        add("relation-pinned", dark, {shaw, pinned, {512, 208}, relationPainter});
        add("relation-tall", dark, {shaw, pinned, {512, 460}, relationPainter});
        add("relation-narrow", dark, {shaw, pinned, {250, 280}, relationPainter});
        core::Model wide = tests::model(MethodId::Shaw, 300, 512);
        wide.shaw.radius = 32;
        add("relation-wide", dark, {wide, pinned, {512, 208}, relationPainter});
        core::Model small = tests::model(MethodId::Shaw, 3, 4);
        small.shaw.radius = 1;
        add("relation-small", dark,
            {small, viewOf(core::Stage::Clip, 2, 0), {512, 208}, relationPainter});
        core::Model valuesOnly = shaw;
        valuesOnly.shaw.keys = false;
        valuesOnly.shaw.values = true;
        valuesOnly.shaw.radius = 0;
        add("relation-values", dark, {valuesOnly, pinned, {512, 208}, relationPainter});
        valuesOnly.shaw.values = false;
        add("relation-off", dark, {valuesOnly, view, {512, 208}, relationPainter});
        add("values", dark, {shaw, view, {512, 208}, valuesPainter});
        shaw.shaw.values = true;
        shaw.mask = core::MaskKind::Causal;
        add("values-on", dark, {shaw, view, {512, 300}, valuesPainter});
        add("values-narrow", dark, {shaw, view, {250, 280}, valuesPainter});
        add("values-wide", dark, {wide, view, {512, 208}, valuesPainter});
        small.shaw.values = true;
        add("values-small", dark,
            {small, viewOf(core::Stage::Clip, 2, 0), {512, 208}, valuesPainter});
        shaw.mask = core::MaskKind::None;
        add("curve-shaw-pinned", dark, {shaw, pinned, {512, 196}, curvePainter});
        shaw.shaw.radius = 2;
        shaw.content.heads = 4;
        add("curve-shaw-heads", dark, {shaw, pinned, {512, 196}, curvePainter});
        add("map-clip", dark, heatmap(shaw, core::Stage::Clip, 9, 4));
        shaw.shaw.radius = 9;
        add("map-clip-9", dark, heatmap(shaw, core::Stage::Clip, 2, 7));
        add("map-clip-300", dark, heatmap(wide, core::Stage::Clip, 200, 190));
    }

    static void addAlibi(bool dark)
    {
        const QSize card{512, 206};
        core::Model alibi = tests::model(core::MethodId::Alibi);
        alibi.content.heads = 8;
        const core::View view = viewOf(core::Stage::Bias, 10, 6, 1);
        add("slopes-8", dark, {alibi, view, card, slopesPainter});
        add("slopes-8-narrow", dark, {alibi, view, {250, 300}, slopesPainter});
        core::Model twelve = alibi;
        twelve.content.heads = 12;
        twelve.content.dModel = 192;
        add("slopes-12", dark, {twelve, viewOf(core::Stage::Bias, 10, 6, 8), card, slopesPainter});
        add("slopes-12-narrow", dark,
            {twelve, viewOf(core::Stage::Bias, 10, 6, 8), {250, 300}, slopesPainter});
        core::Model custom = twelve;
        std::vector<double> slopes = core::alibiRule(12, 8);
        slopes[1] = 2;
        slopes[4] = -1;
        custom.alibi.slopes = core::Tensor::vector(slopes);
        add("slopes-custom", dark, {custom, view, card, slopesPainter});
        core::Model many = alibi;
        many.content.heads = 100;
        many.content.dHead = 2;
        add("slopes-100", dark, {many, viewOf(core::Stage::Bias, 10, 6, 70), card, slopesPainter});
        core::Model one = tests::model(core::MethodId::Alibi);
        add("slopes-1", dark, {one, viewOf(core::Stage::Bias, 10, 6), card, slopesPainter});
        add("forms", dark, {alibi, view, card, formsPainter});
        add("forms-narrow", dark, {alibi, view, {250, 300}, formsPainter});
        core::Model open = alibi;
        open.mask = core::MaskKind::None;
        add("forms-open", dark, {open, view, card, formsPainter});
        core::Model wrong = alibi;
        wrong.mistake = core::Mistake::BiasAfterSoftmax;
        add("forms-mistake", dark, {wrong, view, card, formsPainter});
        core::Model big = tests::model(core::MethodId::Alibi, 512);
        add("forms-512", dark, {big, viewOf(core::Stage::Bias, 400, 390), card, formsPainter});
        core::Model three = tests::model(core::MethodId::Alibi, 3);
        add("forms-3", dark, {three, viewOf(core::Stage::Bias, 2, 1), card, formsPainter});
        core::Model refused = open;
        refused.alibi.form = core::AlibiForm::Key;
        add("forms-refused", dark, {refused, view, card, formsPainter});
        add("curve-custom", dark, {custom, view, {512, 196}, curvePainter});
        add("row-mistake", dark, {wrong, view, card, rowPainter});
        add("row-mistake-narrow", dark, {wrong, view, {250, 300}, rowPainter});
        core::Model far = tests::model(core::MethodId::Alibi, 3, 64);
        far.content.tokens = {"the", "keys", "to", "the", "old", "cabinet", "are"};
        far.content.seed = 941;
        far.alibi.slopes = core::Tensor::vector({0.5});
        add("row-far-key", dark, {far, viewOf(core::Stage::Weights, 6, 1), card, rowPainter});
        core::Model none = tests::model(core::MethodId::None);
        const core::View early = viewOf(core::Stage::Weights, 3, 1);
        add("prefixes", dark, {none, early, card, prefixPainter});
        add("prefixes-narrow", dark, {none, early, {250, 300}, prefixPainter});
        none.mask = core::MaskKind::None;
        add("prefixes-open", dark, {none, early, card, prefixPainter});
        none.mask = core::MaskKind::Causal;
        none.content.source = core::ContentSource::Identical;
        none.content.n = 300;
        add("prefixes-identical", dark, {none, early, card, prefixPainter});
        none.content.n = 3;
        add("prefixes-3", dark, {none, viewOf(core::Stage::Weights, 2, 1), card, prefixPainter});
    }

    static void addRulers(bool dark)
    {
        const QSize tall{512, 460};
        core::Model open = tests::model(core::MethodId::T5, 64);
        open.mask = core::MaskKind::None;
        open.content.heads = 8;
        const core::View view = viewOf(core::Stage::Bias, 45, 9, 1);
        const core::View near = viewOf(core::Stage::Bias, 2, 0);
        add("ruler", dark, {open, view, tall, rulerPainter});
        add("ruler-middle", dark, {open, view, {512, 240}, rulerPainter});
        add("ruler-small", dark, {open, view, {250, 300}, rulerPainter});
        add("ruler-smallest", dark, {open, view, {200, 160}, rulerPainter});
        add("ruler-wide", dark, {open, view, {900, 700}, rulerPainter});
        core::Model causal = open;
        causal.mask = core::MaskKind::Causal;
        add("ruler-causal", dark, {causal, view, tall, rulerPainter});
        causal.mistake = core::Mistake::BiasAfterSoftmax;
        add("ruler-mistake", dark, {causal, view, tall, rulerPainter});
        core::Model one = open;
        one.t5.bidirectional = false;
        add("ruler-one", dark, {one, viewOf(core::Stage::Bias, 9, 45, 1), tall, rulerPainter});
        core::Model floats = one; // where float32 takes other buckets
        floats.t5.buckets = 17;
        floats.t5.maxDistance = 343;
        add("ruler-float32", dark, {floats, view, tall, rulerPainter});
        core::Model few = tests::model(core::MethodId::T5, 3);
        few.t5.buckets = 4;
        few.t5.maxDistance = 2;
        few.mask = core::MaskKind::None;
        add("ruler-few", dark, {few, near, tall, rulerPainter});
        core::Model many = open;
        many.t5.buckets = 128;
        many.t5.maxDistance = 40;
        add("ruler-many", dark, {many, view, tall, rulerPainter});
        many.t5.buckets = 1024;
        many.t5.maxDistance = 1 << 30;
        add("ruler-most", dark, {many, view, tall, rulerPainter});
        core::Model undefined = open;
        undefined.t5.maxDistance = 8;
        add("ruler-refused", dark, {undefined, view, tall, rulerPainter});
    }

    static void addFourParts(bool dark)
    {
        using core::MethodId;
        const std::vector<core::Stage> stages(partStages.begin(), partStages.end());
        const auto parts = [&](const char *name, const core::Model &model, core::View view,
                               QSize size) {
            add(name, dark, {model, view, size, fourPartsPainter, stages});
        };
        const core::View view = viewOf(core::Stage::Scores, 9, 4);
        core::Model learned = tests::model(MethodId::Learned);
        learned.mask = core::MaskKind::None;
        parts("parts-12", learned, view, {512, 186});
        parts("parts-12-tall", learned, view, {512, 460});
        parts("parts-12-small", learned, view, {246, 260});
        parts("parts-12-smallest", learned, view, {200, 140});
        learned.mask = core::MaskKind::Causal;
        parts("parts-causal", learned, view, {512, 186});
        parts("parts-corner", learned, viewOf(core::Stage::Scores, 11, 0), {512, 186});
        parts("parts-sinusoid-64", tests::model(MethodId::Sinusoidal, 64),
              viewOf(core::Stage::Scores, 45, 9), {512, 186});
        core::Model bare = tests::model(MethodId::Sinusoidal, 12, 64);
        bare.content.projection = core::Projection::Identity;
        parts("parts-identity", bare, view, {512, 186});
        bare.mistake = core::Mistake::SineOnly;
        parts("parts-mistake", bare, view, {512, 186});
        core::Model three = tests::model(MethodId::Learned, 3);
        parts("parts-3", three, viewOf(core::Stage::Scores, 2, 0), {512, 400});
        core::Model decode = tests::model(MethodId::Learned, 12);
        decode.queryOffset = 11;
        parts("parts-1x12", decode, viewOf(core::Stage::Scores, 0, 4), {512, 186});
        parts("parts-300", tests::model(MethodId::Learned, 300),
              viewOf(core::Stage::Scores, 200, 100), {512, 186});
        core::Model refused = tests::model(MethodId::Learned);
        refused.learned.length = 4;
        parts("parts-refused", refused, view, {512, 186});
    }

    static void addRows(bool dark)
    {
        using core::MethodId;
        core::Model alibi = tests::model(MethodId::Alibi);
        alibi.content.heads = 8;
        const core::View view = viewOf(core::Stage::Weights, 10, 6, 1);
        add("row-12", dark, {alibi, view, {512, 200}, rowPainter});
        core::Model none = tests::model(MethodId::None);
        none.mask = core::MaskKind::None;
        add("row-none", dark, {none, viewOf(core::Stage::Weights, 3, 3), {512, 200}, rowPainter});
        core::Model sixty = tests::model(MethodId::T5, 64);
        add("row-64", dark, {sixty, viewOf(core::Stage::Weights, 45, 9), {512, 200}, rowPainter});
        core::Model big = tests::model(MethodId::Alibi, 512);
        add("row-512", dark, {big, viewOf(core::Stage::Weights, 400, 390), {512, 200}, rowPainter});
        core::Model longs = tests::model(MethodId::Rope, 3);
        longs.content.tokens = {
            "internationalization", "of", "counterrevolutionaries", "is", "人", "a", "b",
            "supercalifragilistic"};
        add("row-long", dark, {longs, viewOf(core::Stage::Weights, 7, 0), {300, 150}, rowPainter});
        core::Model dead = alibi;
        dead.padding = core::Tensor::vector({1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0});
        add("row-dead", dark, {dead, viewOf(core::Stage::Weights, 1, 6), {512, 200}, rowPainter});
    }

    static void addHeatmaps(bool dark)
    {
        using core::MethodId;
        using core::Stage;
        core::Model open = tests::model(MethodId::Rope);
        open.mask = core::MaskKind::None;
        add("map-scores-12-narrow", dark, heatmap(open, Stage::Scores, 9, 4, {460, 420}));
        add("map-scores-12", dark, heatmap(open, Stage::Scores, 9, 4));
        add("map-weights-12-causal", dark,
            heatmap(tests::model(MethodId::Rope), Stage::Weights, 9, 4));
        core::Model alibi = tests::model(MethodId::Alibi);
        alibi.content.heads = 8;
        add("map-bias-alibi", dark, heatmap(alibi, Stage::Bias, 10, 6, {528, 474}, 1));
        core::Model t5 = tests::model(MethodId::T5, 64);
        t5.mask = core::MaskKind::None;
        t5.content.heads = 8;
        add("map-bias-t5-64", dark, heatmap(t5, Stage::Bias, 45, 9, {528, 474}, 1));
        add("map-encoding-64", dark,
            heatmap(tests::model(MethodId::Sinusoidal, 64), Stage::Encoding, 45, 9));
        add("map-encoding-12", dark,
            heatmap(tests::model(MethodId::Sinusoidal, 12), Stage::Encoding, 10, 3));
        add("map-learned-12", dark,
            heatmap(tests::model(MethodId::Learned, 12), Stage::Encoding, 10, 3));
        core::Model three = tests::model(MethodId::Rope, 3);
        three.content.tokens = {"dog", "bites", "man"};
        add("map-weights-3", dark, heatmap(three, Stage::Weights, 2, 0));
        add("map-scores-3-small", dark, heatmap(three, Stage::Scores, 2, 0, {240, 220}));
        add("map-q-3", dark, heatmap(three, Stage::Q, 2, 0));
        core::Model chinese = tests::model(MethodId::Shaw, 3);
        chinese.content.tokens = {"狗", "咬", "人", "。", "人", "咬", "狗", "。"};
        add("map-chinese-clip", dark, heatmap(chinese, Stage::Clip, 5, 2));
        core::Model longs = tests::model(MethodId::Rope, 3);
        longs.content.tokens = {"internationalization",
                                "of",
                                "counterrevolutionaries",
                                "is",
                                "pneumonoultramicroscopicsilicovolcanoconiosis",
                                "a",
                                "b",
                                "supercalifragilistic"};
        add("map-long-tokens", dark, heatmap(longs, Stage::Weights, 4, 2));
        add("readout", dark, {open, viewOf(Stage::Scores, 9, 4), {528, 474}, readoutPainter});
        add("readout-bias", dark, {alibi, viewOf(Stage::Bias, 9, 4), {528, 474}, readoutPainter});
        add("readout-vectors", dark, {open, viewOf(Stage::K, 9, 4), {528, 474}, readoutPainter});
        add("readout-long", dark,
            {longs, viewOf(Stage::Weights, 4, 2), {528, 474}, readoutPainter});
        add("map-long-tokens-narrow", dark, heatmap(longs, Stage::Weights, 4, 2, {400, 360}));
        core::Model big = tests::model(MethodId::Rope, 512);
        add("map-weights-512", dark, heatmap(big, Stage::Weights, 400, 100));
        add("map-scores-512", dark, heatmap(big, Stage::Scores, 400, 100));
        add("map-bias-t5-512", dark,
            heatmap(tests::model(MethodId::T5, 512), Stage::Bias, 400, 100));
        core::Model dead = tests::model(MethodId::Alibi, 12);
        dead.content.tokens = tests::words(12);
        dead.padding = core::Tensor::vector({1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0});
        add("map-dead-rows", dark, heatmap(dead, Stage::Weights, 5, 3));
        core::Model shifted = tests::model(MethodId::T5, 24);
        shifted.positionStart = 1000;
        add("map-24-scores", dark, heatmap(shifted, Stage::Scores, 20, 19));
        core::Model decode = tests::model(MethodId::Rope, 12);
        decode.queryOffset = 11;
        add("map-decode-1x12", dark, heatmap(decode, Stage::Weights, 0, 4));
        core::Model wrong = alibi;
        wrong.mistake = core::Mistake::BiasAfterSoftmax;
        add("map-mistake", dark, heatmap(wrong, Stage::Weights, 10, 6));
        core::Model refused = tests::model(MethodId::Rope);
        refused.rope.rotaryDim = 7;
        add("map-refused", dark, heatmap(refused, Stage::Weights, 10, 6));
        add("map-mask", dark, heatmap(alibi, Stage::Mask, 10, 6));
        core::Model extreme = tests::model(MethodId::Alibi, 12);
        extreme.alibi.slopes = core::Tensor::vector({1e30});
        add("map-extreme", dark, heatmap(extreme, Stage::Bias, 10, 6));
    }
};

QTEST_MAIN(GalleryTest)
#include "tst_gallery.moc"
