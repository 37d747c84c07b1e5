// SPDX-License-Identifier: GPL-3.0-or-later
// A slider that moves by itself.
#include "tests/support/sliderbench.h"
#include "widgets/button.h"
#include "widgets/sliderplay.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace locus;
using namespace locus::widgets;
using Bench = tests::SliderBench;
using tests::Edit;

class SliderPlayTest : public QObject {
    Q_OBJECT

private slots:
    void aPlayIsOneGestureAndTurnsAtTheEnds()
    {
        Bench bench("shaw.radius");
        bench.slider.setValue(31);
        QTest::mouseClick(bench.slider.playButton(), Qt::LeftButton);
        QVERIFY(bench.slider.isPlaying());
        bench.slider.advancePlay(599);
        QCOMPARE(bench.edits.size(), 0U);
        bench.slider.advancePlay(1);
        for (int step = 0; step < 3; ++step) {
            bench.now += 5000;
            bench.slider.advancePlay(600);
        }
        QCOMPARE(bench.values(), (std::vector<double>{32, 31, 30, 29}));
        for (const Edit &edit : bench.edits)
            QCOMPARE(edit.gesture, bench.edits[0].gesture);
    }

    void modesOfPlay_data()
    {
        QTest::addColumn<core::PlayMode>("mode");
        QTest::addColumn<std::vector<double>>("values");
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("there and back")
            << core::PlayMode::ThereAndBack << std::vector<double>{31, 32, 31, 30} << true;
        QTest::newRow("up") << core::PlayMode::Up << std::vector<double>{31, 32, 0, 1} << true;
        QTest::newRow("down") << core::PlayMode::Down << std::vector<double>{29, 28, 27, 26}
                              << true;
        QTest::newRow("once") << core::PlayMode::Once << std::vector<double>{31, 32} << false;
    }
    void modesOfPlay()
    {
        QFETCH(core::PlayMode, mode);
        QFETCH(std::vector<double>, values);
        QFETCH(bool, goesOn);
        Bench bench("shaw.radius");
        bench.slider.setValue(30);
        bench.slider.play()->setSettings({mode, 1});
        bench.slider.setPlaying(true);
        for (int step = 0; step < 4; ++step)
            bench.slider.advancePlay(600);
        QCOMPARE(bench.values(), values);
        QCOMPARE(bench.slider.isPlaying(), goesOn);
        QCOMPARE(bench.slider.playButton()->isChecked(), goesOn);
        if (!goesOn) { // again from the beginning
            bench.slider.setPlaying(true);
            bench.slider.advancePlay(600);
            QCOMPARE(bench.slider.value(), 0.0);
        }
    }

    void aModeOfItsOwnIsKeptBesideThatOfAll()
    {
        Bench bench("shaw.radius");
        SliderPlay *play = bench.slider.play();
        play->setOwnMode(core::PlayMode::Down);
        play->setSettings({core::PlayMode::Up, 1});
        QCOMPARE(play->mode(), core::PlayMode::Down);
        play->setOwnMode(std::nullopt);
        QCOMPARE(play->mode(), core::PlayMode::Up);
        // A change while it plays counts at once.
        bench.slider.setPlaying(true);
        bench.slider.advancePlay(600);
        play->setOwnMode(core::PlayMode::Down);
        bench.slider.advancePlay(600);
        bench.slider.advancePlay(600);
        QCOMPARE(bench.values(), (std::vector<double>{5, 4, 3}));
    }

    void speedCountsForStepsAndSweeps()
    {
        Bench steps("shaw.radius");
        steps.slider.play()->setSettings({core::PlayMode::ThereAndBack, 4});
        steps.slider.setPlaying(true);
        steps.slider.advancePlay(149);
        QCOMPARE(steps.edits.size(), 0U);
        steps.slider.advancePlay(1);
        QCOMPARE(steps.slider.value(), 5.0);
        Bench sweep("alibi.max_bias");
        sweep.slider.setValue(1);
        sweep.slider.play()->setSettings({core::PlayMode::ThereAndBack, 0.5});
        sweep.slider.setPlaying(true);
        sweep.slider.advancePlay(12000);
        QCOMPARE(sweep.slider.value(), 16.0);
    }

    void aPieceIsPlayedWhereItIsSet()
    {
        Bench bench("shaw.radius");
        SliderPlay *play = bench.slider.play();
        play->setEnd(3.0); // in any order
        play->setStart(5.0);
        bench.slider.setPlaying(true);
        for (int step = 0; step < 5; ++step)
            bench.slider.advancePlay(600);
        QCOMPARE(bench.values(), (std::vector<double>{5, 4, 3, 4, 5}));
        // Nothing of it is left: the whole range.
        bench.slider.setLimits({8, 9});
        bench.edits.clear();
        bench.slider.advancePlay(600);
        bench.slider.advancePlay(600);
        QCOMPARE(bench.values(), (std::vector<double>{8, 9}));
        bench.slider.forget();
        QVERIFY(!play->hasPiece() && !bench.slider.isPlaying());
    }

    void aPlayWithoutRoomDoesNotBegin()
    {
        Bench bench("shaw.radius");
        bench.slider.setLimits({0, 0});
        QVERIFY(!bench.slider.playButton()->isEnabled());
        QTest::keyClick(bench.slider.slider(), Qt::Key_Space);
        QVERIFY(!bench.slider.isPlaying());
    }

    void whoCannotGoFurtherTurns()
    {
        Bench bench("shaw.radius");
        // The other one of a locked pair stands at its end.
        QObject::connect(&bench.slider, &ParamSlider::edited, &bench.slider, [&](double value) {
            if (value > 6)
                bench.slider.setValue(6);
        });
        bench.slider.setPlaying(true);
        for (int step = 0; step < 5; ++step)
            bench.slider.advancePlay(600);
        QCOMPARE(bench.values(), (std::vector<double>{5, 6, 7, 5, 4}));
    }

    void aPlayEndsWithWhatItCannotDo()
    {
        Bench bench("shaw.radius");
        bench.slider.setPlaying(true);
        bench.slider.setProblem(QStringLiteral("because"));
        QVERIFY(!bench.slider.isPlaying());
        bench.slider.setPlaying(true);
        bench.slider.hide();
        QVERIFY(!bench.slider.isPlaying());
    }

    void whatOverlapsSharesAnUndoEntry()
    {
        Bench first("shaw.radius"), second("content.heads"), third("rope.base");
        const auto entry = [](const Bench &bench) { return bench.edits.back().gesture.entry; };
        first.slider.setPlaying(true);
        second.slider.setPlaying(true);
        first.slider.advancePlay(600);
        second.slider.advancePlay(600);
        QVERIFY(!(first.edits[0].gesture == second.edits[0].gesture));
        QCOMPARE(entry(first), entry(second));
        third.dragKnob(20); // beside two that play
        QCOMPARE(entry(third), entry(first));
        QTest::keyClick(third.slider.slider(), Qt::Key_Right);
        QCOMPARE(entry(third), entry(first));
        third.type(QStringLiteral("500")); // a typed number is an act of its own
        QVERIFY(entry(third) != entry(first));
        first.slider.setPlaying(false);
        second.slider.advancePlay(600);
        QCOMPARE(entry(second), entry(first));
        second.slider.setPlaying(false);
        const std::uint64_t before = entry(second);
        second.slider.setPlaying(true);
        second.slider.advancePlay(600);
        QVERIFY(entry(second) != before);
    }

    void aContinuousPlaySweepsInSixSeconds()
    {
        Bench bench("alibi.max_bias");
        bench.slider.setValue(1);
        bench.slider.setPlaying(true);
        bench.slider.advancePlay(3000);
        QCOMPARE(bench.edits.back().value, core::valueAtFraction(bench.slider.spec(), 0.5));
        bench.slider.advancePlay(3000);
        QCOMPARE(bench.edits.back().value, 16.0);
        bench.slider.advancePlay(6000);
        QCOMPARE(bench.edits.back().value, 1.0);
    }

    void touchingPauses()
    {
        Bench bench("shaw.radius");
        bench.slider.setPlaying(true);
        QTest::keyClick(bench.slider.slider(), Qt::Key_Right);
        QVERIFY(!bench.slider.isPlaying());
        QTest::keyClick(bench.slider.slider(), Qt::Key_Space);
        QVERIFY(bench.slider.isPlaying());
        bench.dragKnob(10);
        QVERIFY(!bench.slider.isPlaying());
        bench.slider.setPlaying(true);
        bench.slider.setEnabled(false);
        QVERIFY(!bench.slider.isPlaying());
    }
};

QTEST_MAIN(SliderPlayTest)
#include "tst_sliderplay.moc"
