// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play.h"

#include <QTest>

#include <vector>

using namespace locus::core;

namespace {

const ParamSpec &param(const char *key)
{
    return *findParam(key);
}

/// A play and where its parameter stands, told in values.
struct Course {
    const ParamSpec &spec;
    SliderRange range;
    Play play;

    Course(const char *key, SliderRange through, PlayMode mode, double start, bool isRising = true)
        : spec(param(key))
        , range(through)
        , play(startedPlay(spec, through, mode, start, isRising))
    {
    }
    double after(double milliseconds)
    {
        play = advancedPlay(spec, range, play, play.value, milliseconds);
        return play.value;
    }
    std::vector<double> steps(int count)
    {
        std::vector<double> values;
        for (int step = 0; step < count; ++step)
            values.push_back(after(600));
        return values;
    }
};

} // namespace

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbersGoAStepInSixTenthsOfASecond_data()
    {
        QTest::addColumn<PlayMode>("mode");
        QTest::addColumn<double>("start");
        QTest::addColumn<std::vector<double>>("values");
        QTest::newRow("there and back")
            << PlayMode::ThereAndBack << 2.0 << std::vector<double>{3, 4, 3, 2, 1, 0, 1, 2};
        QTest::newRow("up") << PlayMode::Up << 3.0 << std::vector<double>{4, 0, 1, 2, 3, 4, 0};
        QTest::newRow("down") << PlayMode::Down << 1.0 << std::vector<double>{0, 4, 3, 2, 1, 0, 4};
        QTest::newRow("once") << PlayMode::Once << 2.0 << std::vector<double>{3, 4, 4, 4};
        QTest::newRow("once, from the end")
            << PlayMode::Once << 4.0 << std::vector<double>{0, 1, 2, 3, 4, 4};
        QTest::newRow("there and back, from below the range")
            << PlayMode::ThereAndBack << -3.0 << std::vector<double>{0, 1, 2};
        QTest::newRow("up, from above the range")
            << PlayMode::Up << 9.0 << std::vector<double>{0, 1};
    }
    void wholeNumbersGoAStepInSixTenthsOfASecond()
    {
        QFETCH(PlayMode, mode);
        QFETCH(double, start);
        QFETCH(std::vector<double>, values);
        Course course("shaw.radius", {0, 4}, mode, start);
        QCOMPARE(course.after(599), start);
        QCOMPARE(course.after(1), values.front());
        std::vector<double> rest = course.steps(int(values.size()) - 1);
        rest.insert(rest.begin(), values.front());
        QCOMPARE(rest, values);
        QCOMPARE(course.play.hasEnded, mode == PlayMode::Once);
    }

    void aSweepTakesSixSeconds()
    {
        const SliderRange range = sliderRange(param("rope.base"));
        Course there("rope.base", range, PlayMode::ThereAndBack, range.min);
        QCOMPARE(there.after(3000), valueAtFraction(there.spec, 0.5));
        QCOMPARE(there.after(3000), range.max);
        QCOMPARE(there.after(1500), valueAtFraction(there.spec, 0.75));
        QCOMPARE(there.after(4500), range.min);
        Course up("rope.base", range, PlayMode::Up, range.min);
        QCOMPARE(up.after(6000), range.max);
        QCOMPARE(up.after(10), range.min);
        QCOMPARE(up.after(3000), valueAtFraction(up.spec, 0.5));
        Course down("rope.base", range, PlayMode::Down, range.max);
        QCOMPARE(down.after(6000), range.min);
        QCOMPARE(down.after(10), range.max);
        Course once("rope.base", range, PlayMode::Once, range.min);
        QVERIFY(once.after(5999) < range.max && !once.play.hasEnded);
        QCOMPARE(once.after(1), range.max);
        QVERIFY(once.play.hasEnded);
        QCOMPARE(once.after(3000), range.max);
    }

    void thereAndBackRemembersWhereItWent()
    {
        Course course("shaw.radius", {0, 4}, PlayMode::ThereAndBack, 3, false);
        QCOMPARE(course.after(600), 2.0);
    }

    /// Steps where each one shows; a minute of steps is enough, but places go one by one.
    void whatPlaysInSteps_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("steps");
        QTest::newRow("a radius") << "shaw.radius" << true;
        QTest::newRow("heads") << "content.heads" << true;
        QTest::newRow("head size, two by two") << "content.d_head" << true;
        QTest::newRow("all lengths") << "content.n" << false;
        QTest::newRow("rows") << "learned.length" << false;
        QTest::newRow("places, however many") << "position_start" << true;
        QTest::newRow("base") << "rope.base" << false;
        QTest::newRow("angle") << "rope.theta" << false;
    }
    void whatPlaysInSteps()
    {
        QFETCH(QString, key);
        const ParamSpec &spec = param(qPrintable(key));
        QTEST(playsInSteps(spec, sliderRange(spec)), "steps");
    }

    void aShortPieceOfALongRangePlaysInSteps()
    {
        QVERIFY(playsInSteps(param("content.n"), {4, 20}));
        Course course("content.n", {4, 6}, PlayMode::ThereAndBack, 4);
        QCOMPARE(course.steps(4), (std::vector<double>{5, 6, 5, 4}));
    }

    void aSweepOfWholeNumbersStaysWhole()
    {
        Course course("content.n", sliderRange(param("content.n")), PlayMode::ThereAndBack, 1);
        for (int tick = 0; tick < 100; ++tick) {
            const double value = course.after(33);
            QCOMPARE(value, std::round(value));
        }
        QVERIFY(course.play.value > 10);
    }

    void whoIsMovedGoesOnFromThere()
    {
        Course steps("shaw.radius", {0, 9}, PlayMode::ThereAndBack, 0);
        steps.play = advancedPlay(steps.spec, steps.range, steps.play, 6, 600);
        QCOMPARE(steps.play.value, 7.0);
        const SliderRange range = sliderRange(param("rope.base"));
        Course sweep("rope.base", range, PlayMode::ThereAndBack, range.min);
        const double middle = valueAtFraction(sweep.spec, 0.5);
        sweep.play = advancedPlay(sweep.spec, range, sweep.play, middle, 1500);
        QCOMPARE(sweep.play.value, valueAtFraction(sweep.spec, 0.75));
    }

    /// As the other one of a locked pair does that has met its end.
    void whoIsHeldUpTurnsOrBeginsAnew()
    {
        const auto next = [](PlayMode mode) {
            Course course("shaw.radius", {0, 9}, mode, 5);
            course.play = heldUpPlay(course.play);
            return course.after(600);
        };
        QCOMPARE(next(PlayMode::ThereAndBack), 4.0);
        QCOMPARE(next(PlayMode::Up), 0.0);
        QCOMPARE(next(PlayMode::Down), 9.0);
        QCOMPARE(next(PlayMode::Once), 5.0);
    }

    void aRangeWithoutLengthMovesNothing()
    {
        Course course("query", {0, 0}, PlayMode::Up, 0);
        QCOMPARE(course.after(5000), 0.0);
    }
};

QTEST_APPLESS_MAIN(PlayTest)
#include "tst_play.moc"
