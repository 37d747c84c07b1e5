// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/params.h"
#include "core/sweep.h"

#include <QtTest>

#include <cmath>

using namespace locus::core;

namespace {

std::vector<double> values(const char *key, double from, double to, int frames, bool back = false)
{
    return sweepValues(*findParam(key), {key, from, to, frames, back});
}

std::optional<Problem> problem(const Sweep &sweep)
{
    const auto scenes = sweptScenes(Scene(), sweep);
    const auto *found = std::get_if<Problem>(&scenes);
    return found ? std::optional(*found) : std::nullopt;
}

} // namespace

/// One number from one value to another.
class SweepTest : public QObject {
    Q_OBJECT

private slots:
    void stepsAreEqual();
    void aLogarithmicSliderGoesByRatios();
    void wholeNumbersAreRounded();
    void thereAndBackClosesTheLoop();
    void everyStepIsAScene();
    void anEntryOfAnArrayCanBeSwept();
    void whatCannotBeSweptIsNamed_data();
    void whatCannotBeSweptIsNamed();
};

void SweepTest::stepsAreEqual()
{
    QCOMPARE(values("rope.theta", 1, 0, 5), (std::vector<double>{1, 0.75, 0.5, 0.25, 0}));
}

void SweepTest::aLogarithmicSliderGoesByRatios()
{
    const auto bases = values("rope.base", 100, 1e6, 5);
    QCOMPARE(bases.size(), std::size_t(5));
    for (std::size_t i = 0; i < bases.size(); ++i)
        QVERIFY(std::abs(bases[i] / std::pow(10.0, 2 + double(i)) - 1) < 1e-12);
    QCOMPARE(bases.back(), 1e6);
}

void SweepTest::wholeNumbersAreRounded()
{
    QCOMPARE(values("query", 0, 2, 5), (std::vector<double>{0, 1, 1, 2, 2}));
}

void SweepTest::thereAndBackClosesTheLoop()
{
    QCOMPARE(values("query", 0, 3, 4, true), (std::vector<double>{0, 1, 2, 3, 2, 1}));
    QCOMPARE(sweepCount({"query", 0, 3, 4, true}), 6);
    QCOMPARE(sweepCount({"query", 0, 3, 4, false}), 4);
}

void SweepTest::everyStepIsAScene()
{
    const auto scenes =
        std::get<std::vector<Scene>>(sweptScenes(Scene(), {"position_start", 0, 8, 3, false}));
    QCOMPARE(scenes.size(), std::size_t(3));
    QCOMPARE(scenes[1].model.positionStart, std::int64_t(4));
    Scene rest = scenes[1];
    rest.model.positionStart = 0;
    QVERIFY(rest == Scene());
}

void SweepTest::anEntryOfAnArrayCanBeSwept()
{
    Scene scene;
    scene.model.alibi.slopes = Tensor({1}, {0.5});
    const auto scenes =
        std::get<std::vector<Scene>>(sweptScenes(scene, {"alibi.slopes[0]", 0, 1, 3, false}));
    QCOMPARE(scenes[1].model.alibi.slopes[0], 0.5);
    QCOMPARE(scenes[2].model.alibi.slopes[0], 1.0);
}

void SweepTest::whatCannotBeSweptIsNamed_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<double>("to");
    QTest::addColumn<int>("frames");
    QTest::addColumn<ProblemCode>("code");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("unknown") << QByteArray("rope.bass") << 1.0 << 3 << ProblemCode::UnknownKey
                             << QByteArray("rope.bass");
    QTest::newRow("a choice") << QByteArray("method") << 1.0 << 3 << ProblemCode::WrongType
                              << QByteArray("method");
    QTest::newRow("a whole array") << QByteArray("alibi.slopes") << 1.0 << 3
                                   << ProblemCode::WrongType << QByteArray("alibi.slopes");
    QTest::newRow("outside") << QByteArray("rope.base") << -1.0 << 3 << ProblemCode::OutOfRange
                             << QByteArray("model.rope.base");
    QTest::newRow("one frame") << QByteArray("rope.base") << 2.0 << 1 << ProblemCode::OutOfRange
                               << QByteArray("frames");
    QTest::newRow("too many") << QByteArray("rope.base") << 2.0 << mostSweepFrames + 1
                              << ProblemCode::OutOfRange << QByteArray("frames");
}

void SweepTest::whatCannotBeSweptIsNamed()
{
    QFETCH(QByteArray, key);
    QFETCH(double, to);
    QFETCH(int, frames);
    QFETCH(QByteArray, path);
    const auto found = problem({key.toStdString(), 1, to, frames, false});
    QVERIFY(found);
    QTEST(found->code, "code");
    QCOMPARE(QByteArray::fromStdString(found->path), path);
}

QTEST_APPLESS_MAIN(SweepTest)
#include "tst_sweep.moc"
