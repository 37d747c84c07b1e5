// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets around the painters: what a person does becomes a signal, nothing else does.
#include "tests/support/heatmaps.h"
#include "tests/support/paintersamples.h"
#include "widgets/curveview.h"
#include "widgets/encodingview.h"
#include "widgets/heatmapview.h"
#include "widgets/rotationview.h"
#include "widgets/rowprofileview.h"

#include <QHelpEvent>
#include <QPaintEvent>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace locus;
using namespace locus::widgets;
using namespace locus::test;

namespace {

QPoint centerOf(const HeatmapView &view, int row, int column)
{
    return view.geometryNow()->cell(row, column).center().toPoint();
}

class PaintCounter : public QObject {
public:
    explicit PaintCounter(QObject *watched) { watched->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++count;
            painted = static_cast<QPaintEvent *>(event)->rect();
        }
        return false;
    }
    int count = 0;
    QRect painted;
};

/// What stands in the window, without painting anything.
QImage onScreen(const QWidget &window)
{
    return window.screen()
        ->grabWindow(window.winId(), 0, 0, window.width(), window.height())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

} // namespace

class ViewsTest : public QObject {
    Q_OBJECT

private slots:
    void clickAndDragPickCells()
    {
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        QSignalSpy picked(&view, &HeatmapView::cellPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, centerOf(view, 3, 2));
        QCOMPARE(picked.takeFirst(), (QVariantList{3, 2}));
        QTest::mouseClick(&view, Qt::LeftButton, {}, centerOf(view, 9, 4)); // already selected
        QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(2, 2));         // beside the map
        QTest::mouseClick(&view, Qt::RightButton, {}, centerOf(view, 3, 2));
        QCOMPARE(picked.count(), 0);
        QTest::mousePress(&view, Qt::LeftButton, {}, centerOf(view, 9, 4));
        QMouseEvent drag(QEvent::MouseMove, QPointF(5000, -5000), QPointF(), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view, &drag);
        QCOMPARE(picked.takeFirst(), (QVariantList{0, 11})); // the nearest cell
    }

    void arrowKeysMoveTheCrosshairInsideTheMap()
    {
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 0, 11));
        QSignalSpy picked(&view, &HeatmapView::cellPicked);
        QTest::keyClick(&view, Qt::Key_Up);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(picked.count(), 0);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(picked.takeFirst(), (QVariantList{1, 11}));
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(picked.takeFirst(), (QVariantList{0, 10}));
    }

    void rowsOfVectorsPickOneIndex_data()
    {
        QTest::addColumn<core::Stage>("stage");
        QTest::addColumn<bool>("query");
        QTest::newRow("q") << core::Stage::Q << true;
        QTest::newRow("output") << core::Stage::Output << true;
        QTest::newRow("k") << core::Stage::K << false;
        QTest::newRow("x") << core::Stage::X << false;
    }
    void rowsOfVectorsPickOneIndex()
    {
        QFETCH(core::Stage, stage);
        QFETCH(bool, query);
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), stage));
        view.setView(viewOf(stage, 9, 4));
        QSignalSpy cells(&view, &HeatmapView::cellPicked);
        QSignalSpy queries(&view, &HeatmapView::queryPicked);
        QSignalSpy keys(&view, &HeatmapView::keyPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, centerOf(view, 6, 3));
        QCOMPARE(cells.count(), 0);
        QCOMPARE(queries.count(), query ? 1 : 0);
        QCOMPARE(keys.count(), query ? 0 : 1);
        QCOMPARE((query ? queries : keys).takeFirst(), QVariantList{6});
    }

    void hoverTellsAndLeaves()
    {
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy hovered(&view, &HeatmapView::hovered);
        QSignalSpy picked(&view, &HeatmapView::cellPicked);
        const QImage before = view.grab().toImage();
        QTest::mouseMove(&view, centerOf(view, 6, 3));
        QTRY_COMPARE(hovered.count(), 1);
        const auto hover = hovered.takeFirst().constFirst().value<Hover>();
        QVERIFY((hover == Hover{.query = 6, .key = 3, .delta = -3}));
        const QImage during = view.grab().toImage();
        QVERIFY(during != before);
        // The read-out never hides the row it speaks of.
        const QRect row = view.geometryNow()->rowBand(6).adjusted(0, 2, 0, -2).toRect();
        const QRect outside(
            row.left(), row.top(),
            static_cast<int>(view.geometryNow()->cell(6, 3).left() - row.left() - 4), row.height());
        QCOMPARE(during.copy(outside), before.copy(outside));
        QTest::mouseMove(&view, QPoint(2, 2));
        QTRY_COMPARE(hovered.count(), 1);
        QVERIFY(hovered.takeFirst().constFirst().value<Hover>() == Hover{});
        QCOMPARE(view.grab().toImage(), before);
        QCOMPARE(picked.count(), 0);
    }

    /// The read-out says it already, but for the end of a token that is too long for it.
    void theToolTipSaysNothingTwice()
    {
        for (const bool isCut : {false, true}) {
            core::Model model;
            model.method = core::MethodId::Rope;
            const std::string word = isCut ? std::string(60, 'w') : "internationally";
            model.content.tokens.assign(12, word);
            HeatmapView view;
            view.resize(528, 474);
            view.setFrame(tests::frame(model, core::Stage::Scores));
            view.setView(viewOf(core::Stage::Scores, 9, 4));
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            QSignalSpy hovered(&view, &HeatmapView::hovered);
            const QPoint at = centerOf(view, 6, isCut ? 4 : 3); // a pointer at rest tells nothing
            QTest::mouseMove(&view, at);
            QTRY_VERIFY(!hovered.isEmpty());
            view.setHover(hovered.constLast().constFirst().value<Hover>());
            QHelpEvent help(QEvent::ToolTip, at, view.mapToGlobal(at));
            QCoreApplication::sendEvent(&view, &help);
            QCOMPARE(QToolTip::text().contains(QString::fromStdString(word)), isCut);
            QToolTip::hideText();
        }
    }

    void hoverOfAnotherViewIsMarked()
    {
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        QSignalSpy hovered(&view, &HeatmapView::hovered);
        const QImage before = view.grab().toImage();
        view.setHover({.query = 6, .key = 3});
        const QImage during = view.grab().toImage();
        const QRect cell = view.geometryNow()->cell(6, 3).toAlignedRect().adjusted(-4, -4, 4, 4);
        QVERIFY(during.copy(cell) != before.copy(cell));
        view.setHover({.delta = -3}); // its diagonal
        const QImage diagonal = view.grab().toImage();
        for (const int key : {0, 3, 8}) {
            const QRect place = view.geometryNow()->cell(key + 3, key).toRect();
            QVERIFY(diagonal.copy(place) != before.copy(place));
        }
        const QRect other = view.geometryNow()->cell(8, 2).toRect();
        QCOMPARE(diagonal.copy(other), before.copy(other));
        view.setHover({.delta = 40}); // beyond the map
        QCOMPARE(view.grab().toImage(), before);
        view.setHover({});
        QCOMPARE(view.grab().toImage(), before);
        QCOMPARE(hovered.count(), 0);
    }

    void shiftClickPins()
    {
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        QSignalSpy pinned(&view, &HeatmapView::cellPinned);
        QSignalSpy picked(&view, &HeatmapView::cellPicked);
        QTest::mouseClick(&view, Qt::LeftButton, Qt::ShiftModifier, centerOf(view, 6, 3));
        QCOMPARE(pinned.takeFirst(), (QVariantList{6, 3}));
        QCOMPARE(picked.count(), 0);
    }

    void keptColoursStayWithTheirStage()
    {
        core::Model model = tests::model(core::MethodId::Alibi);
        HeatmapView view;
        view.resize(528, 474);
        core::View look = viewOf(core::Stage::Bias, 9, 4);
        look.colors = core::Tensor::vector({-3, 0});
        look.colorsStage = core::Stage::Bias;
        view.setFrame(tests::frame(model, core::Stage::Bias));
        view.setView(look);
        QCOMPARE(view.range(), (ColorRange{ColorScale::Diverging, -3, 0}));
        model.alibi.maxBias = 2;
        view.setFrame(tests::frame(model, core::Stage::Bias));
        QCOMPARE(view.range(), (ColorRange{ColorScale::Diverging, -3, 0}));
        look.stage = core::Stage::Weights;
        view.setFrame(tests::frame(model, core::Stage::Weights));
        view.setView(look);
        QCOMPARE(view.range(), rangeOf(ColorScale::Cividis, 0, 1));
        look.colorsStage = core::Stage::Weights;
        look.colors = core::Tensor::vector({0, 0.25});
        view.setView(look);
        QCOMPARE(view.range(), (ColorRange{ColorScale::Cividis, 0, 0.25}));
        look.colors = core::Tensor::vector({-0.25, 0.25}); // below zero they need a sign
        view.setView(look);
        QCOMPARE(view.range(), (ColorRange{ColorScale::Diverging, -0.25, 0.25}));
    }

    void heldRangeStays()
    {
        core::Model model = tests::model(core::MethodId::Alibi);
        model.alibi.slopes = core::Tensor::vector({0.5});
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(model, core::Stage::Bias));
        QSignalSpy changed(&view, &HeatmapView::rangeChanged);
        view.setView(viewOf(core::Stage::Bias, 9, 4));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(view.range().low, -6.0);
        QCOMPARE(view.range().high, 0.0);
        view.setRangeHeld(true);
        model.alibi.slopes = core::Tensor::vector({2});
        const auto steep = tests::frame(model, core::Stage::Bias);
        view.setFrame(steep);
        QCOMPARE(view.range().low, -6.0);
        view.setRangeHeld(false);
        QCOMPARE(view.range().low, -25.0);
        QCOMPARE(changed.count(), 2);
        view.setRangeHeld(true);
        view.setFrame(tests::frame(model, core::Stage::Weights)); // another stage is another range
        view.setView(viewOf(core::Stage::Weights, 9, 4));
        QCOMPARE(view.range(), rangeOf(ColorScale::Cividis, 0, 1));
    }

    void lastPictureStaysUntilTheNextFrame()
    {
        HeatmapView view;
        view.resize(528, 474);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        const QImage scores = view.grab().toImage();
        view.setView(viewOf(core::Stage::Weights, 9, 4)); // the Frame does not hold it yet
        QCOMPARE(view.grab().toImage(), scores);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Weights));
        QVERIFY(view.grab().toImage() != scores);
    }

    // What a new Frame leaves alone is not painted; the window must look as if it had been.
    void aNewFramePaintsWhatItChanges_data()
    {
        QTest::addColumn<core::MethodId>("method");
        QTest::addColumn<core::Stage>("stage");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<bool>("causal");
        QTest::addColumn<bool>("lessThanAll"); ///< some step paints less than everything
        QTest::newRow("words and numbers")
            << core::MethodId::Rope << core::Stage::Weights << 12 << true << true;
        QTest::newRow("a pointer that travels")
            << core::MethodId::Rope << core::Stage::Scores << 40 << false << true;
        QTest::newRow("another range")
            << core::MethodId::Alibi << core::Stage::Bias << 40 << true << false;
        QTest::newRow("a bucket that grows")
            << core::MethodId::T5 << core::Stage::Weights << 90 << true << true;
        QTest::newRow("positions x dimensions")
            << core::MethodId::Sinusoidal << core::Stage::Encoding << 40 << false << true;
    }
    void aNewFramePaintsWhatItChanges()
    {
        QFETCH(core::MethodId, method);
        QFETCH(core::Stage, stage);
        QFETCH(int, tokens);
        QFETCH(bool, causal);
        QFETCH(bool, lessThanAll);
        core::Model model = tests::model(method, tokens);
        model.mask = causal ? core::MaskKind::Causal : core::MaskKind::None;
        core::FrameCache cache; // the words are those of one content
        HeatmapView view;
        view.resize(640, 586); // the legend keeps to the width of the map
        view.setView(viewOf(stage, tokens / 2, tokens / 4));
        view.setFrame(cache.compute(model, {{stage, 0}}));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_COMPARE(onScreen(view), view.grab().toImage());
        PaintCounter paints(&view);
        bool less = false;
        for (int step = 1; step < 8; ++step) {
            model.rope.base = 10000.0 / step;
            model.alibi.slopes = core::Tensor::vector({0.1 * step});
            model.t5.maxDistance = 60 + 8 * step;
            model.sinusoidal.base = 10000.0 / step;
            view.setFrame(cache.compute(model, {{stage, 0}}));
            QTRY_COMPARE(paints.count, step);
            less = less || paints.painted != view.rect();
            QCOMPARE(onScreen(view), view.grab().toImage());
            paints.count = step; // the grab has painted too
        }
        QCOMPARE(less, lessThanAll);
    }

    void sameValuesRepaintNothing()
    {
        HeatmapView view;
        const auto frame = tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores);
        view.resize(528, 474);
        view.setFrame(frame);
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCoreApplication::processEvents();
        PaintCounter paints(&view);
        view.setFrame(frame);
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        view.setTheme(Theme::light());
        view.setNumbersVisible(true);
        QCoreApplication::processEvents();
        QCOMPARE(paints.count, 0);
        view.setTheme(Theme::dark());
        QTRY_COMPARE(paints.count, 1);
    }

    void circlesArePicked()
    {
        RotationView view;
        view.resize(512, 210);
        view.setFrame(tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        QSignalSpy picked(&view, &RotationView::blockPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {},
                          view.geometryNow().blockRect(5).center().toPoint());
        QCOMPARE(picked.takeFirst(), QVariantList{5});
        core::View look = view.view();
        look.block = 5;
        view.setView(look);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(picked.takeFirst(), QVariantList{6});
        look.block = 2;
        view.setView(look); // not a user's act
        QCOMPARE(picked.count(), 0);
    }

    void manyCirclesScroll()
    {
        RotationView view;
        view.resize(512, 210);
        view.setFrame(
            tests::frame(tests::model(core::MethodId::Rope, 12, 128), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        QVERIFY(view.geometryNow().blockRect(63).isEmpty());
        core::View look = view.view();
        look.block = 63;
        view.setView(look);
        QVERIFY(!view.geometryNow().blockRect(63).isEmpty());
        QVERIFY(view.geometryNow().blockRect(0).isEmpty());
        connect(&view, &RotationView::blockPicked, &view, [&view](int block) {
            core::View picked = view.view();
            picked.block = block;
            view.setView(picked);
        });
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY(!view.geometryNow().blockRect(0).isEmpty());
        view.resize(1400, 1200); // room for all
        QCoreApplication::sendPostedEvents();
        view.grab();
        QVERIFY(!view.geometryNow().blockRect(63).isEmpty());
    }

    void curveCursorIsDragged()
    {
        CurveView view;
        view.resize(512, 196);
        view.setFrame(tests::frame(tests::model(core::MethodId::Alibi), core::Stage::Scores));
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        QSignalSpy picked(&view, &CurveView::deltaPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(2, 80));
        QCOMPARE(picked.takeFirst(), QVariantList{qint64(-9)}); // the farthest key of query 9
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(picked.takeFirst(), QVariantList{qint64(-4)});
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(picked.takeFirst(), QVariantList{qint64(-6)});
    }

    void barsArePicked()
    {
        RowProfileView view;
        view.resize(512, 200);
        const auto frame = tests::frame(tests::model(core::MethodId::Alibi), core::Stage::Weights);
        view.setFrame(frame);
        view.setView(viewOf(core::Stage::Weights, 9, 4));
        QSignalSpy picked(&view, &RowProfileView::keyPicked);
        const RowProfileGeometry g = rowProfileGeometry(view.rect(), *frame, view.view());
        QTest::mouseClick(&view, Qt::LeftButton, {}, g.slotRect(7).center().toPoint());
        QCOMPARE(picked.takeFirst(), QVariantList{7});
        QTest::mouseClick(&view, Qt::LeftButton, {}, g.slotRect(4).center().toPoint());
        QCOMPARE(picked.count(), 0);
    }

    void encodingPicksRowAndFrequency()
    {
        EncodingView view;
        view.resize(528, 474);
        const auto frame =
            tests::frame(tests::model(core::MethodId::Sinusoidal), core::Stage::Encoding);
        view.setFrame(frame);
        view.setView(viewOf(core::Stage::Scores, 9, 4));
        QSignalSpy pairs(&view, &EncodingView::blockPicked);
        QSignalSpy keys(&view, &EncodingView::keyPicked);
        const auto g = heatmapGeometry(view.rect(), *frame, encodingView(view.view()));
        QVERIFY(g);
        QTest::mouseClick(&view, Qt::LeftButton, {}, g->cell(7, 11).center().toPoint());
        QCOMPARE(pairs.takeFirst(), QVariantList{5});
        QCOMPARE(keys.takeFirst(), QVariantList{7});
    }

    void everyViewIsNamedAndStandsEmptyFrames()
    {
        HeatmapView heatmap;
        RotationView rotation;
        CurveView curve;
        EncodingView encoding;
        RowProfileView row;
        core::Model refused = tests::model(core::MethodId::Rope);
        refused.rope.rotaryDim = 7;
        const auto frame = tests::frame(refused, core::Stage::Scores);
        QVERIFY(frame->refusal.has_value());
        for (PictureView *view :
             {static_cast<PictureView *>(&heatmap), static_cast<PictureView *>(&rotation),
              static_cast<PictureView *>(&curve), static_cast<PictureView *>(&encoding),
              static_cast<PictureView *>(&row)}) {
            view->resize(400, 300);
            QVERIFY(!view->accessibleName().isEmpty());
            QVERIFY(view->minimumSizeHint().isValid());
            const QImage empty = view->grab().toImage();
            view->setFrame(frame);
            QVERIFY(view->grab().toImage() != empty); // its sentence
            QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(150, 150));
            QTest::keyClick(view, Qt::Key_Right);
        }
    }
};

QTEST_MAIN(ViewsTest)
#include "tst_views.moc"
