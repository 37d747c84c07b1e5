// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/pages/mapcard.h"
#include "core/position/t5.h"
#include "tests/support/windowfixture.h"
#include "widgets/heatmapview.h"
#include "widgets/parampanel.h"
#include "widgets/valueslider.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace locus;
using widgets::ValueSlider;

namespace {

/// The real window, offscreen, with settings of its own.
struct Fixture : tests::WindowFixture {
    explicit Fixture(const core::Scene &scene) { load(scene); }

    [[nodiscard]] ValueSlider *slider(const QString &key)
    {
        QWidget *row = window.page().panel()->control(key);
        return row ? row->findChild<ValueSlider *>() : nullptr;
    }
};

/// A drag as the mouse makes it; the event loop does not turn between its ticks.
struct Drag {
    ValueSlider *slider;
    QPoint at;

    explicit Drag(ValueSlider *knob)
        : slider(knob)
        , at(knob->knobRect().center())
    {
        QTest::mousePress(slider, Qt::LeftButton, {}, at);
    }
    void moveBy(int dx)
    {
        at.rx() += dx;
        QMouseEvent move(QEvent::MouseMove, at, slider->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(slider, &move);
    }
    void release() { QTest::mouseRelease(slider, Qt::LeftButton, {}, at); }
};

core::Scene ropeScene()
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.dHead = 16;
    return scene;
}

} // namespace

class TestDrag : public QObject {
    Q_OBJECT
private slots:
    void ticksOfOneTurnAreOneComputation()
    {
        Fixture fixture(ropeScene());
        QVERIFY(fixture.settle());
        auto *slider = fixture.slider(QStringLiteral("rope.base"));
        QVERIFY(slider);
        const int before = fixture.window.scheduler().computationCount();
        QSignalSpy ready(&fixture.window.scheduler(), &app::FrameScheduler::frameReady);
        Drag drag(slider);
        for (int tick = 0; tick < 12; ++tick)
            drag.moveBy(3);
        // Knobs and Scene never lag; the picture comes with the next turn.
        const double newest = fixture.scene().model.rope.base;
        QVERIFY(newest > 10000);
        QCOMPARE(fixture.window.scheduler().computationCount(), before);
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(fixture.window.scheduler().computationCount(), before + 1);
        QCOMPARE(fixture.window.scheduler().frame()->key.rope.base, newest);
        drag.moveBy(5);
        QTRY_COMPARE(ready.count(), 2);
        drag.release();
        QCoreApplication::processEvents();
        QCOMPARE(fixture.window.scheduler().computationCount(), before + 2);
    }

    void newestValueIsPaintedLast()
    {
        Fixture fixture(ropeScene());
        QVERIFY(fixture.settle());
        auto *map = fixture.window.page().mapCard()->map();
        Drag drag(fixture.slider(QStringLiteral("rope.base")));
        for (int turn = 0; turn < 6; ++turn) {
            for (int tick = 0; tick < 4; ++tick)
                drag.moveBy(2);
            QCoreApplication::processEvents();
        }
        drag.release();
        QTRY_COMPARE(map->frame()->key.rope.base, fixture.scene().model.rope.base);
        const QImage painted = map->grab().toImage();
        map->repaint();
        QCOMPARE(map->grab().toImage(), painted);
        QCOMPARE(map->view(), fixture.scene().view);
    }

    void oneDragIsOneUndoEntry()
    {
        Fixture fixture(ropeScene());
        QVERIFY(fixture.settle());
        auto *slider = fixture.slider(QStringLiteral("rope.base"));
        for (int turn = 0; turn < 2; ++turn) {
            Drag drag(slider);
            for (int tick = 0; tick < 5; ++tick) {
                drag.moveBy(3);
                QCoreApplication::processEvents();
            }
            drag.release();
            QCOMPARE(fixture.window.store().undoStack()->count(), turn + 1);
        }
        fixture.window.store().undoStack()->undo();
        fixture.window.store().undoStack()->undo();
        QCOMPARE(fixture.scene().model.rope.base, 10000.0);
        QTRY_COMPARE(fixture.window.scheduler().frame()->key.rope.base, 10000.0);
    }

    void draggingACountDownAndUpRestoresTheTable()
    {
        core::Scene scene = ropeScene();
        scene.model.method = core::MethodId::T5;
        std::vector<double> table(32);
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = 0.25 * static_cast<double>(i) - 3;
        scene.model.t5.table = core::Tensor::matrix(32, 1, table);
        Fixture fixture(scene);
        QVERIFY(fixture.settle());
        auto *slider = fixture.slider(QStringLiteral("t5.buckets"));
        QVERIFY(slider);
        Drag drag(slider);
        drag.moveBy(-40);
        QVERIFY(fixture.scene().model.t5.buckets < 32);
        QCOMPARE(fixture.scene().model.t5.table.extent(0), fixture.scene().model.t5.buckets);
        QTRY_VERIFY(fixture.window.scheduler().frame()->key == core::keyOf(fixture.scene().model));
        drag.moveBy(40);
        drag.release();
        QVERIFY(fixture.scene() == scene);
        QCOMPARE(fixture.window.store().undoStack()->count(), 0);
        QVERIFY(!fixture.window.store().isModified());
        QTRY_VERIFY(fixture.window.scheduler().frame()->key == core::keyOf(scene.model));
    }

    void changingTheViewComputesNothing()
    {
        Fixture fixture(ropeScene());
        QVERIFY(fixture.settle());
        const int before = fixture.window.scheduler().computationCount();
        auto *map = fixture.window.page().mapCard()->map();
        const auto geometry = map->geometryNow();
        QVERIFY(geometry);
        QTest::mouseClick(map, Qt::LeftButton, {}, geometry->cell(5, 2).center().toPoint());
        QCOMPARE(fixture.scene().view.query, 5);
        QCOMPARE(fixture.scene().view.key, 2);
        QTest::keyClick(map, Qt::Key_Left);
        QCOMPARE(fixture.scene().view.key, 1);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QCOMPARE(map->view(), fixture.scene().view);
        QCOMPARE(fixture.window.scheduler().computationCount(), before);
        QCOMPARE(fixture.window.store().undoStack()->count(), 0);
    }

    void aLongTextIsDraggedInTheWorkerToo()
    {
        core::Scene scene = ropeScene();
        scene.model.content.source = core::ContentSource::Random;
        scene.model.content.n = 96;
        Fixture fixture(scene);
        fixture.window.scheduler().setAlwaysInWorker(true);
        QVERIFY(fixture.settle());
        auto *map = fixture.window.page().mapCard()->map();
        QTRY_VERIFY(map->frame());
        Drag drag(fixture.slider(QStringLiteral("rope.base")));
        for (int turn = 0; turn < 8; ++turn) {
            drag.moveBy(3);
            QCoreApplication::processEvents();
            // Never blank: the last picture stays until the next one is there.
            QVERIFY(map->geometryNow());
        }
        drag.release();
        QTRY_COMPARE(map->frame()->key.rope.base, fixture.scene().model.rope.base);
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
    }
};

QTEST_MAIN(TestDrag)
#include "tst_drag.moc"
