// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/framescheduler.h"

#include <QSignalSpy>
#include <QTest>

using namespace locus;
using app::FrameScheduler;
using core::Stage;
using core::StageRequest;

namespace {

core::Model modelWithBase(double base)
{
    core::Model model;
    model.rope.base = base;
    return model;
}

std::vector<StageRequest> weightsOnly()
{
    return {{Stage::Weights, 0}};
}

std::vector<StageRequest> scoresAndWeights()
{
    return {{Stage::Scores, 0}, {Stage::Weights, 0}};
}

} // namespace

class TestScheduler : public QObject {
    Q_OBJECT
private slots:
    void laterRequestsReplaceWaitingOnes()
    {
        FrameScheduler scheduler;
        QSignalSpy ready(&scheduler, &FrameScheduler::frameReady);
        for (const double base : {2.0, 3.0, 4.0})
            scheduler.request(modelWithBase(base), weightsOnly());
        QCOMPARE(scheduler.computationCount(), 0);
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(scheduler.computationCount(), 1);
        QCOMPARE(scheduler.frame()->key.rope.base, 4.0);
        QVERIFY(scheduler.frame()->image(Stage::Weights, 0));
    }

    void whatIsThereIsNotComputedAgain()
    {
        FrameScheduler scheduler;
        QSignalSpy ready(&scheduler, &FrameScheduler::frameReady);
        scheduler.request(modelWithBase(2), scoresAndWeights());
        QTRY_COMPARE(ready.count(), 1);
        // Another method's parameter, and fewer stages: nothing depends on them.
        core::Model model = modelWithBase(2);
        model.shaw.radius = 9;
        scheduler.request(model, weightsOnly());
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QCOMPARE(ready.count(), 1);
        QCOMPARE(scheduler.computationCount(), 1);
    }

    void anotherStageSharesTheFirst()
    {
        FrameScheduler scheduler;
        QSignalSpy ready(&scheduler, &FrameScheduler::frameReady);
        scheduler.request(modelWithBase(2), weightsOnly());
        QTRY_COMPARE(ready.count(), 1);
        const auto first = scheduler.frame();
        scheduler.request(modelWithBase(2), scoresAndWeights());
        QTRY_COMPARE(ready.count(), 2);
        QCOMPARE(scheduler.frame()->image(Stage::Weights, 0), first->image(Stage::Weights, 0));
        QVERIFY(scheduler.frame()->image(Stage::Scores, 0));
        QCOMPARE(scheduler.frame()->prepared.get(), first->prepared.get());
    }

    void largeWorkLeavesTheThreadAndKeepsTheLastPicture()
    {
        FrameScheduler scheduler;
        scheduler.setAlwaysInWorker(true);
        QSignalSpy ready(&scheduler, &FrameScheduler::frameReady);
        scheduler.request(modelWithBase(2), weightsOnly());
        QTRY_COMPARE(ready.count(), 1);
        QTRY_VERIFY(!scheduler.isWorking());
        const auto first = scheduler.frame();
        // While the second one is worked on, three more come: the last of them is the third
        // computation.
        bool kept = false;
        const auto once = connect(&scheduler, &FrameScheduler::workingChanged, this, [&](bool on) {
            if (!on || scheduler.computationCount() != 2)
                return;
            kept = scheduler.frame() == first;
            for (const double base : {4.0, 5.0, 6.0})
                scheduler.request(modelWithBase(base), weightsOnly());
        });
        scheduler.request(modelWithBase(3), weightsOnly());
        QTRY_COMPARE(scheduler.frame()->key.rope.base, 6.0);
        QTRY_VERIFY(!scheduler.isWorking());
        disconnect(once);
        QVERIFY(kept);
        QCOMPARE(scheduler.computationCount(), 3);
        QCOMPARE(ready.count(), 3);
    }

    void aDroppedResultIsNotShown()
    {
        FrameScheduler scheduler;
        scheduler.setAlwaysInWorker(true);
        QSignalSpy ready(&scheduler, &FrameScheduler::frameReady);
        connect(&scheduler, &FrameScheduler::workingChanged, this, [&](bool on) {
            if (!on || scheduler.computationCount() != 1)
                return;
            scheduler.dropRunning();
            scheduler.request(modelWithBase(3), weightsOnly());
        });
        scheduler.request(modelWithBase(2), weightsOnly());
        QTRY_COMPARE(scheduler.computationCount(), 2);
        QTRY_VERIFY(!scheduler.isWorking());
        QCOMPARE(ready.count(), 1);
        QCOMPARE(scheduler.frame()->key.rope.base, 3.0);
    }

    void goesAwayWhileWorking()
    {
        auto scheduler = std::make_unique<FrameScheduler>();
        scheduler->setAlwaysInWorker(true);
        QEventLoop loop;
        connect(scheduler.get(), &FrameScheduler::workingChanged, &loop, &QEventLoop::quit);
        scheduler->request(modelWithBase(2), weightsOnly());
        loop.exec();
        scheduler.reset();
        QVERIFY(!scheduler);
    }
};

QTEST_GUILESS_MAIN(TestScheduler)
#include "tst_scheduler.moc"
