// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/claimwatch.h"
#include "app/framescheduler.h"
#include "app/scenestore.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <memory>

using namespace locus;
using app::ClaimWatch;
using app::FrameScheduler;
using app::SceneStore;

Q_DECLARE_METATYPE(std::vector<locus::core::Claim>)

namespace {

/// Milliseconds; a loaded machine is no failure.
constexpr int patience = 120'000;
constexpr int shortRest = 20;
constexpr int noRest = 3'600'000; ///< nothing rests that long in a test

core::Scene sceneOf(double base)
{
    core::Scene scene;
    scene.model.rope.base = base;
    return scene;
}

struct Fixture {
    SceneStore store;
    FrameScheduler scheduler;
    std::unique_ptr<ClaimWatch> watch = std::make_unique<ClaimWatch>(store, scheduler);

    explicit Fixture(int rest = shortRest) { watch->setRest(rest); }

    void edit(const core::Scene &scene)
    {
        store.edit(scene, QStringLiteral("edit"), widgets::newGesture());
        scheduler.request(scene.model, {{core::Stage::Weights, 0}});
    }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return watch->isCurrent(); }, patience);
    }
};

} // namespace

class ClaimWatchTest : public QObject {
    Q_OBJECT

private slots:
    void claimsComeOnceTheSceneRests()
    {
        Fixture f;
        QSignalSpy ready(f.watch.get(), &ClaimWatch::claimsReady);
        f.edit(sceneOf(500));
        QVERIFY(f.settle());
        QCOMPARE(ready.size(), 1);
        const auto claims = ready[0][0].value<std::vector<core::Claim>>();
        const auto same = core::claimsOf(core::prepare(f.scheduler.frame()->key), core::Study());
        QCOMPARE(claims.size(), same.size());
        for (std::size_t c = 0; c < claims.size(); ++c)
            QCOMPARE(claims[c].residual, same[c].residual);
    }

    void nothingIsComputedWhileASliderMoves()
    {
        Fixture f(noRest);
        QSignalSpy ready(&f.scheduler, &FrameScheduler::frameReady);
        for (int step = 0; step < 20; ++step) {
            f.edit(sceneOf(100 + step));
            QTRY_COMPARE_WITH_TIMEOUT(ready.size(), step + 1, patience);
            QCoreApplication::processEvents();
        }
        QCOMPARE(f.watch->computationCount(), 0);
        f.watch->setRest(shortRest);
        f.edit(sceneOf(200));
        QVERIFY(f.settle());
        QCOMPARE(f.watch->computationCount(), 1);
    }

    void changeMakesTheClaimsOutdatedOnce()
    {
        Fixture f;
        f.edit(sceneOf(500));
        QVERIFY(f.settle());
        f.watch->setRest(noRest);
        QSignalSpy outdated(f.watch.get(), &ClaimWatch::outdated);
        QSignalSpy ready(f.watch.get(), &ClaimWatch::claimsReady);
        f.edit(sceneOf(600));
        f.edit(sceneOf(700));
        QCOMPARE(outdated.size(), 1);
        QVERIFY(!f.watch->isCurrent());
        // Back where it was: what is known counts again.
        f.edit(sceneOf(500));
        QCOMPARE(ready.size(), 1);
        QVERIFY(f.watch->isCurrent());
        QCOMPARE(f.watch->computationCount(), 1);
    }

    void whatConcernsNoClaimChangesNothing()
    {
        Fixture f;
        f.edit(sceneOf(500));
        QVERIFY(f.settle());
        QSignalSpy outdated(f.watch.get(), &ClaimWatch::outdated);
        core::Scene scene = sceneOf(500);
        scene.model.shaw.radius = 9; // another method
        scene.study.trainedLength = 64;
        f.edit(scene);
        QVERIFY(f.watch->isCurrent());
        scene.study.permutation = core::Tensor::vector({1, 0, 2});
        f.edit(scene);
        QCOMPARE(outdated.size(), 1);
        QVERIFY(f.settle());
        QCOMPARE(f.watch->computationCount(), 2);
    }

    void resultsOfASceneThatIsGoneAreDropped()
    {
        Fixture f(0);
        core::Scene gone = sceneOf(500);
        f.store.edit(gone, {}, widgets::newGesture());
        QTimer rested; // fires after the rest of the watch
        rested.setSingleShot(true);
        rested.start(5);
        QTRY_VERIFY(!rested.isActive());
        QSignalSpy ready(f.watch.get(), &ClaimWatch::claimsReady);
        // The watch begins with the Frame; its result cannot arrive before this slot is through.
        core::Scene present = gone;
        present.model.method = core::MethodId::None;
        connect(&f.scheduler, &FrameScheduler::frameReady, this, [&] {
            if (f.watch->computationCount() == 1 && !(f.store.scene() == present))
                f.edit(present);
        });
        f.scheduler.request(gone.model, {{core::Stage::Weights, 0}});
        QVERIFY(QTest::qWaitFor([&] { return f.watch->computationCount() > 0; }, patience));
        QVERIFY(f.settle());
        QCOMPARE(ready.size(), 1);
        for (const core::Claim &claim : ready[0][0].value<std::vector<core::Claim>>())
            QVERIFY(claim.id != core::ClaimId::RelativeRotation);
        QCOMPARE(f.watch->computationCount(), 2);
    }

    void undefinedMethodClaimsNothing()
    {
        Fixture f;
        core::Scene scene = sceneOf(500);
        scene.model.rope.rotaryDim = 7;
        f.edit(scene);
        QSignalSpy ready(f.watch.get(), &ClaimWatch::claimsReady);
        QVERIFY(f.settle());
        QVERIFY(f.scheduler.frame()->refusal);
        QVERIFY(ready[0][0].value<std::vector<core::Claim>>().empty());
        QCOMPARE(f.watch->computationCount(), 0);
    }

    void diesWhileItComputes()
    {
        Fixture f(0);
        core::Scene scene = sceneOf(500);
        scene.model.content.source = core::ContentSource::Random;
        scene.model.content.n = 1024;
        f.edit(scene);
        QVERIFY(QTest::qWaitFor([&f] { return f.watch->computationCount() == 1; }, patience));
        f.watch.reset();
        QCoreApplication::processEvents();
    }
};

QTEST_GUILESS_MAIN(ClaimWatchTest)
#include "tst_claimwatch.moc"
