// SPDX-License-Identifier: GPL-3.0-or-later
// Zooming in and moving about: the arithmetic, what is coloured, and what the hand does.
#include "tests/support/mouse.h"
#include "tests/support/paintersamples.h"
#include "widgets/axiswindow.h"
#include "widgets/curveview.h"
#include "widgets/heatmapview.h"
#include "widgets/painters/cellimage.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace locus;
using namespace locus::widgets;
using tests::moveTo;
using tests::turnWheel;

namespace {

void drag(QWidget &widget, QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton)
{
    QTest::mousePress(&widget, button, {}, from);
    moveTo(widget, (from + to) / 2, button);
    moveTo(widget, to, button);
    QTest::mouseRelease(&widget, button, {}, to);
}

struct Map {
    HeatmapView view;
    explicit Map(int n = 60, core::Stage stage = core::Stage::Scores)
    {
        view.resize(528, 474);
        core::View look;
        look.stage = stage;
        look.query = n / 2;
        look.key = n / 3;
        view.setView(look);
        core::Model model = tests::model(core::MethodId::Rope, n);
        view.setFrame(tests::frame(model, stage));
    }
    [[nodiscard]] HeatmapGeometry g() const { return *view.geometryNow(); }
};

/// Reads what a view shows.
class OpenCurve : public CurveView {
public:
    using CurveView::painterNow;
};

} // namespace

class ZoomTest : public QObject {
    Q_OBJECT

private slots:
    void aWindowKeepsWhatIsUnderThePointer()
    {
        AxisWindow window;
        for (const double factor : {2.0, 1.5, 0.8, 3.0}) {
            const double place = window.from + 0.3 * window.size;
            window = zoomed(window, factor, 0.3, 0.001);
            QVERIFY(std::abs(window.from + 0.3 * window.size - place) < 1e-12);
        }
        QCOMPARE(zoomed(window, 1e-9, 0.3, 0.001), AxisWindow());
        QCOMPARE(zoomed({}, 1e9, 0.5, 0.25), (AxisWindow{0.375, 0.25}));
        QCOMPARE(moved({0.2, 0.5}, 10).from, 0.5);
        QCOMPARE(moved({0.2, 0.5}, -10).from, 0.0);
        QCOMPARE(showing({0.5, 0.25}, 0.1, 0.2).from, 0.1);
        QCOMPARE(showing({0.5, 0.25}, 0.8, 0.9).end(), 0.9);
        QCOMPARE(showing({0.5, 0.25}, 0.55, 0.6).from, 0.5);
        QCOMPARE(wheelFactor(360), 2.0);
        QVERIFY(std::abs(wheelFactor(120) * wheelFactor(-120) - 1) < 1e-12);
    }

    void manyTurnsOutEndAtTheWhole()
    {
        AxisWindow window;
        for (int i = 0; i < 12; ++i)
            window = zoomed(window, wheelFactor(120), 0.7, 0.01);
        for (int i = 0; i < 12; ++i)
            window = zoomed(window, wheelFactor(-120), 0.1, 0.01);
        QVERIFY(window.isWhole());
    }

    void cellsAreWholeAndNeverFewerThanFour()
    {
        QCOMPARE(cellsOf({}, 12), (CellSpan{0, 12}));
        QCOMPARE(cellsOf({0.5, 0.25}, 12), (CellSpan{6, 3 + 1}));
        QCOMPARE(cellsOf({0.99, 0.01}, 1000), (CellSpan{990, 10}));
        QCOMPARE(cellsOf({0.9, 0.01}, 12), (CellSpan{8, 4})); // moved back inside
        QCOMPARE(cellsOf({0.1, 0.1}, 3), (CellSpan{0, 3}));
    }

    void onlyTheWindowIsColoured()
    {
        core::StageImage image;
        image.stage = core::Stage::Scores;
        image.rows = image.columns = 40;
        for (int i = 0; i < 1600; ++i)
            image.values.push_back(static_cast<float>(i % 77) - 38);
        const ColorRange range{ColorScale::Diverging, -38, 38};
        const ColorTable &table = divergingTable(false);
        core::Model model = tests::model(core::MethodId::Rope, 40);
        model.mask = core::MaskKind::Causal;
        const core::Mask causal(model, core::shapesOf(model));
        for (const core::Mask *mask : {static_cast<const core::Mask *>(nullptr), &causal})
            for (const int side : {10, 80}) { // cells shrunk and enlarged
                QImage whole, part;
                colorCells(whole, {side * 2, side * 2}, {image, mask, range, table});
                colorCells(part, {side, side}, {image, mask, range, table, {20, 20}, {10, 20}});
                QCOMPARE(part, whole.copy(side / 2, side, side, side));
            }
    }

    void theWheelZoomsAboutThePointerAndTheMapStays()
    {
        Map map;
        const HeatmapGeometry before = map.g();
        QSignalSpy changed(&map.view, &HeatmapView::zoomChanged);
        const QPointF at = before.cell(40, 15).center();
        QVERIFY(!turnWheel(map.view, at, {0, -120})); // the page scrolls
        QVERIFY(!turnWheel(map.view, {2, 2}, {0, 120}));
        for (int i = 0; i < 6; ++i)
            QVERIFY(turnWheel(map.view, at, {0, 120}));
        QCOMPARE(changed.count(), 6);
        const HeatmapGeometry g = map.g();
        QVERIFY(map.view.isZoomed());
        QCOMPARE(g.shownRows.count, 15); // 60 / 2^2
        QCOMPARE(g.shownColumns.count, 15);
        QCOMPARE(g.map, before.map);
        const CellIndex under = *g.cellAt(at);
        QVERIFY(std::abs(under.row - 40) <= 1 && std::abs(under.column - 15) <= 1);
        QVERIFY(g.rowTokens || g.cellHeight > before.cellHeight);
        for (int i = 0; i < 40; ++i)
            turnWheel(map.view, at, {0, 120});
        QCOMPARE(map.g().shownRows.count, fewestCells);
        for (int i = 0; i < 60; ++i)
            turnWheel(map.view, at, {0, -120});
        QVERIFY(!map.view.isZoomed());
        QCOMPARE(map.g(), before);
    }

    void zoomedPicturesShowTheirCellsWhereTheGeometrySays()
    {
        Map map;
        map.view.setNumbersVisible(false);
        map.view.zoomBy(4, map.g().cell(30, 20).center());
        const HeatmapGeometry g = map.g();
        const QImage shown = map.view.grab().toImage();
        const core::StageImage &image = *map.view.frame()->image(core::Stage::Scores, 0);
        int seen = 0;
        for (int row = g.shownRows.first; row < g.shownRows.end(); ++row)
            for (int column = g.shownColumns.first; column < g.shownColumns.end(); ++column) {
                if (row == 30 || column == 20 || column > row || column - row == -10)
                    continue; // selected, masked
                const auto value = image.values[static_cast<std::size_t>(row) * 60 +
                                                static_cast<std::size_t>(column)];
                QCOMPARE(shown.pixel(g.cell(row, column).center().toPoint()),
                         colorOf(double(value), map.view.range(), map.view.theme()));
                ++seen;
            }
        QVERIFY(seen > 60);
    }

    void aDragMovesTheZoomedMapAndAClickPicks()
    {
        Map map;
        QSignalSpy picked(&map.view, &HeatmapView::cellPicked);
        map.view.zoomBy(4, map.g().map.center());
        const HeatmapGeometry before = map.g();
        const QPoint from = before.map.center().toPoint();
        drag(map.view, from,
             from + QPointF(3 * before.cellWidth, -2 * before.cellHeight).toPoint());
        QCOMPARE(map.g().shownColumns.first, before.shownColumns.first - 3);
        QCOMPARE(map.g().shownRows.first, before.shownRows.first + 2);
        QCOMPARE(picked.count(), 0);
        drag(map.view, from, from + QPoint(5000, 5000), Qt::MiddleButton);
        QCOMPARE(map.g().shownRows.first, 0);
        QCOMPARE(map.g().shownColumns.first, 0);
        QCOMPARE(picked.count(), 0);
        const CellIndex cell = *map.g().cellAt(from);
        QTest::mouseClick(&map.view, Qt::LeftButton, {}, from);
        QCOMPARE(picked.takeFirst(), (QVariantList{cell.row, cell.column}));
        QTest::mouseClick(&map.view, Qt::LeftButton, Qt::ShiftModifier, from);
        QCOMPARE(picked.count(), 0); // pinned
        turnWheel(map.view, from, {-240, 0});
        QVERIFY(map.g().shownColumns.first > 0);
        picked.clear();
        const QPoint other = from + QPoint(60, 40);
        QTest::mouseClick(&map.view, Qt::LeftButton, {}, other);
        QCOMPARE(picked.count(), 1);
        core::View view = map.view.view();
        const QVariantList chosen = picked.takeFirst();
        view.query = chosen[0].toInt();
        view.key = chosen[1].toInt();
        map.view.setView(view);
        QTest::mouseDClick(&map.view, Qt::LeftButton, {}, other);
        QVERIFY(!map.view.isZoomed());
        QCOMPARE(picked.takeFirst(), (QVariantList{30, 20})); // as before the first click
    }

    void keysZoomAboutTheSelectedPair()
    {
        Map map;
        QTest::keyClick(&map.view, Qt::Key_Plus);
        QTest::keyClick(&map.view, Qt::Key_Plus);
        QTest::keyClick(&map.view, Qt::Key_Plus);
        const HeatmapGeometry g = map.g();
        QVERIFY(g.shows(30, 20) && g.shownRows.count == 18);
        QTest::keyClick(&map.view, Qt::Key_Minus);
        QCOMPARE(map.g().shownRows.count, 27);
        for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0})
            QTest::keyClick(&map.view, key, Qt::ControlModifier); // of the whole interface
        QCOMPARE(map.g().shownRows.count, 27);
        QTest::keyClick(&map.view, Qt::Key_0);
        QVERIFY(!map.view.isZoomed());
    }

    void theSelectedPairStaysInSight()
    {
        Map map;
        map.view.zoomBy(6, map.g().cell(30, 20).center());
        core::View view = map.view.view();
        for (const auto &[query, key] : {std::pair(59, 0), std::pair(3, 55), std::pair(30, 30)}) {
            view.query = query;
            view.key = key;
            map.view.setView(view);
            QVERIFY(map.g().shows(query, key));
        }
        view.stage = core::Stage::Q; // a table of its own
        map.view.setView(view);
        QVERIFY(!map.view.isZoomed());
    }

    void aTableOfFewRowsZoomsItsColumns()
    {
        Map map(3, core::Stage::Q);
        map.view.zoomBy(1e6, map.g().map.center());
        QCOMPARE(map.g().shownRows.count, 3);
        QCOMPARE(map.g().shownColumns.count, fewestCells);
    }

    void theCurveZoomsMovesAndFits()
    {
        for (const core::MethodId method : {core::MethodId::Rope, core::MethodId::Shaw,
                                            core::MethodId::T5, core::MethodId::Sinusoidal}) {
            OpenCurve view;
            view.resize(540, 240);
            core::View look;
            look.query = 30;
            look.key = 20;
            view.setView(look);
            view.setFrame(tests::frame(tests::model(method, 60), core::Stage::Scores));
            QSignalSpy picked(&view, &CurveView::deltaPicked);
            const CurveGeometry whole = view.painterNow().geometry();
            const QPointF at(whole.x(-12), whole.plot.center().y());
            QVERIFY(!turnWheel(view, at, {0, -120}));
            for (int i = 0; i < 6; ++i)
                QVERIFY(turnWheel(view, at, {0, 120}));
            const CurveGeometry near = view.painterNow().geometry();
            QVERIFY(std::abs((near.xHigh - near.xLow) / (whole.xHigh - whole.xLow) - 0.25) < 0.04);
            QVERIFY(std::abs(near.deltaAt(at.x()) + 12) <= 1);
            QCOMPARE(near.yHigh, whole.yHigh);
            QCOMPARE(view.painterNow().data().curves.delta.size(),
                     view.painterNow().data().curves.value[0].size());
            QVERIFY(view.painterNow().data().value); // -10 is inside
            QVERIFY(!view.grab().isNull());
            const QPoint from = at.toPoint();
            drag(view, from, from + QPoint(90, 0));
            QVERIFY(view.painterNow().geometry().xLow < near.xLow - 1);
            QCOMPARE(picked.count(), 0);
            QTest::mouseClick(&view, Qt::LeftButton, {}, from);
            QCOMPARE(picked.count(), 1);
            QTest::mouseDClick(&view, Qt::LeftButton, {}, from);
            QCOMPARE(view.painterNow().geometry().xLow, whole.xLow);
        }
    }

    void theCurveFollowsTheSelectedDisplacement()
    {
        OpenCurve view;
        view.resize(540, 240);
        core::View look;
        look.query = 30;
        look.key = 20;
        view.setView(look);
        view.setFrame(
            tests::frame(tests::model(core::MethodId::Sinusoidal, 60), core::Stage::Scores));
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.painterNow().data().value);
        look.key = 3;
        view.setView(look);
        const CurveGeometry &g = view.painterNow().geometry();
        QVERIFY(g.xLow < -27 && g.xHigh > -27);
        QTest::keyClick(&view, Qt::Key_0, Qt::ControlModifier); // of the whole interface
        QVERIFY(view.isZoomed());
        QTest::keyClick(&view, Qt::Key_0);
        QVERIFY(!view.isZoomed());
    }
};

QTEST_MAIN(ZoomTest)

#include "tst_zoom.moc"
