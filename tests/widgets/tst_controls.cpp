// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/button.h"
#include "widgets/gesturetracker.h"
#include "widgets/methodbar.h"
#include "widgets/paircontrol.h"
#include "widgets/paramslider.h"
#include "widgets/segmented.h"
#include "widgets/tokenlayout.h"
#include "widgets/tokenstrip.h"
#include "widgets/valueslider.h"

#include <QAction>
#include <QHBoxLayout>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

using namespace locus;
using namespace locus::widgets;

namespace {

QList<QAbstractButton *> segmentsOf(const QWidget &control)
{
    return control.findChildren<QAbstractButton *>();
}

QStringList numbered(int count)
{
    QStringList tokens;
    for (int token = 0; token < count; ++token)
        tokens += QStringLiteral("w%1").arg(token);
    return tokens;
}

} // namespace

class ControlsTest : public QObject {
    Q_OBJECT

private slots:
    void gesturesOfATracker()
    {
        qint64 now = 0;
        GestureTracker tracker([&now] { return now; });
        const GestureId first = tracker.step();
        now = 999;
        QCOMPARE(tracker.step(), first);
        now = 1999;
        QVERIFY(!(tracker.step() == first));
        tracker.hold();
        const GestureId held = tracker.step();
        now = 90000;
        QCOMPARE(tracker.step(), held);
        tracker.release();
        QVERIFY(!(tracker.step() == held));
        QVERIFY(!(tracker.commit() == tracker.commit()));
    }

    /// Also on ink, where a line of ink would not show.
    void everyButtonShowsItsFocus_data()
    {
        QTest::addColumn<Button::Kind>("kind");
        QTest::newRow("solid") << Button::Kind::Solid;
        QTest::newRow("outlined") << Button::Kind::Outlined;
        QTest::newRow("ghost") << Button::Kind::Ghost;
        QTest::newRow("round") << Button::Kind::Round;
    }
    void everyButtonShowsItsFocus()
    {
        QFETCH(Button::Kind, kind);
        for (const Theme &theme : {Theme::light(), Theme::dark()}) {
            QWidget window;
            QHBoxLayout layout(&window);
            Button first(Button::Kind::Outlined, &window);
            Button button(kind, Icon::Undo, &window);
            button.setTheme(theme);
            button.setText(QStringLiteral("text"));
            layout.addWidget(&first);
            layout.addWidget(&button);
            window.show();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            first.setFocus();
            const QImage without = button.grab().toImage();
            QTest::keyClick(&first, Qt::Key_Tab);
            QVERIFY(button.hasFocus());
            const QImage with = button.grab().toImage();
            int changed = 0;
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x)
                    changed += with.pixel(x, y) != without.pixel(x, y);
            // A closed line of two pixels.
            QVERIFY2(changed > 2 * with.height(), qPrintable(QString::number(changed)));
        }
    }

    void segmentedPicksForTheUserOnly()
    {
        Segmented choices;
        choices.setItems(
            {QStringLiteral("none"), QStringLiteral("causal"), QStringLiteral("custom")});
        choices.show();
        QSignalSpy picked(&choices, &Segmented::picked);
        choices.setCurrent(1);
        QCOMPARE(picked.size(), 0);
        QTest::mouseClick(segmentsOf(choices).at(2), Qt::LeftButton);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(choices.current(), 2);
        QTest::mouseClick(segmentsOf(choices).at(2), Qt::LeftButton);
        QCOMPARE(picked.size(), 1); // already chosen
        QVERIFY(segmentsOf(choices).at(2)->isChecked());
    }

    void arrowsMoveTheChoice()
    {
        Segmented choices;
        choices.setItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        choices.setCurrent(0);
        choices.show();
        QSignalSpy picked(&choices, &Segmented::picked);
        QTest::keyClick(segmentsOf(choices).at(0), Qt::Key_Right);
        QTest::keyClick(segmentsOf(choices).at(1), Qt::Key_Right);
        QTest::keyClick(segmentsOf(choices).at(2), Qt::Key_Right);
        QCOMPARE(choices.current(), 2);
        QCOMPARE(picked.size(), 2);
        QTest::keyClick(segmentsOf(choices).at(2), Qt::Key_Home);
        QCOMPARE(choices.current(), 0);
    }

    void segmentsStayInsideANarrowControl()
    {
        Segmented choices(Segmented::Size::Small);
        choices.setItems(
            {QStringLiteral("interleaved"), QStringLiteral("half-split"), QStringLiteral("third")});
        choices.resize(120, 28);
        choices.show();
        for (const QAbstractButton *segment : segmentsOf(choices))
            QVERIFY(choices.rect().contains(segment->geometry()));
    }

    void theRingIsForTheKeyboard()
    {
        QWidget window;
        Button first(Button::Kind::Outlined, &window), second(Button::Kind::Outlined, &window);
        second.move(60, 0);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::mouseClick(&first, Qt::LeftButton);
        QVERIFY(first.hasFocus());
        QVERIFY(!first.showsFocus());
        QTest::keyClick(&first, Qt::Key_Tab);
        QVERIFY(second.hasFocus());
        QVERIFY(second.showsFocus());
        QTest::mouseClick(&second, Qt::LeftButton);
        QVERIFY(!second.showsFocus());
    }

    void methodBarNamesAllSeven()
    {
        MethodBar bar;
        bar.show();
        QSignalSpy picked(&bar, &MethodBar::methodPicked);
        const auto segments = segmentsOf(bar);
        QCOMPARE(segments.size(), 7);
        bar.setMethod(core::MethodId::Alibi);
        QCOMPARE(picked.size(), 0);
        QCOMPARE(bar.method(), core::MethodId::Alibi);
        QTest::mouseClick(segments[4], Qt::LeftButton);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked[0][0].value<core::MethodId>(), core::MethodId::T5);
        for (const QAbstractButton *segment : segments)
            QVERIFY(!segment->text().isEmpty());
    }

    void aButtonFollowsItsAction()
    {
        QAction action;
        action.setText(QStringLiteral("&Undo"));
        action.setEnabled(false);
        Button button(Button::Kind::Ghost, Icon::Undo);
        button.setAction(&action);
        button.show();
        QVERIFY(!button.isEnabled());
        QVERIFY(button.text().isEmpty()); // an icon alone
        QVERIFY(!button.accessibleName().isEmpty());
        action.setEnabled(true);
        QVERIFY(button.isEnabled());
        QSignalSpy triggered(&action, &QAction::triggered);
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(triggered.size(), 1);
    }

    void pairMovesFreely()
    {
        PairControl pair;
        pair.resize(260, pair.minimumSizeHint().height());
        pair.setSizes(12, 12);
        pair.setPair({9}, {4});
        pair.setPositions(9, 4);
        pair.show();
        QSignalSpy edited(&pair, &PairControl::pairEdited);
        QTest::keyClick(pair.querySlider()->slider(), Qt::Key_Right);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited[0][0].value<core::QueryIndex>().value, 10);
        QCOMPARE(edited[0][1].value<core::KeyIndex>().value, 4);
        pair.setPair({3}, {3});
        pair.setLocked(true);
        QCOMPARE(edited.size(), 1);
    }

    void lockedTheOtherMovesAlongAndStopsAtTheEnds()
    {
        PairControl pair;
        pair.resize(260, pair.minimumSizeHint().height());
        pair.setSizes(12, 12);
        pair.setPair({9}, {4});
        pair.setPositions(9, 4);
        pair.show();
        QSignalSpy locks(&pair, &PairControl::lockPicked);
        QTest::mouseClick(pair.lockButton(), Qt::LeftButton);
        QCOMPARE(locks.size(), 1);
        QVERIFY(pair.isLocked());
        QSignalSpy edited(&pair, &PairControl::pairEdited);
        const auto last = [&edited] {
            const auto &arguments = edited.back();
            return QPoint(arguments[0].value<core::QueryIndex>().value,
                          arguments[1].value<core::KeyIndex>().value);
        };
        QTest::keyClick(pair.keySlider()->slider(), Qt::Key_Right);
        QCOMPARE(last(), QPoint(10, 5));
        QTest::keyClick(pair.keySlider()->slider(), Qt::Key_End); // the query is 11 first
        QCOMPARE(last(), QPoint(11, 6));
        QCOMPARE(pair.keySlider()->value(), 6.0);
        QCOMPARE(pair.querySlider()->value(), 11.0);
        QTest::keyClick(pair.querySlider()->slider(), Qt::Key_Home); // the key is 0 first
        QCOMPARE(last(), QPoint(5, 0));
        const auto before = edited.size();
        QTest::keyClick(pair.keySlider()->slider(), Qt::Key_Left);
        QCOMPARE(edited.size(), before);
    }

    void stripShowsEverythingThatFits_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("query");
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("chips");
        QTest::newRow("none") << 0 << 0 << 0 << 0;
        QTest::newRow("one") << 1 << 0 << 0 << 1;
        QTest::newRow("all fit") << 12 << 9 << 4 << 12;
        QTest::newRow("long, far apart") << 100 << 80 << 20 << 19; // 0 gap 17-23 gap 77-83 gap 99
        QTest::newRow("long, at the ends") << 100 << 99 << 0 << 9; // 0-3 gap 96-99
    }
    void stripShowsEverythingThatFits()
    {
        QFETCH(int, count);
        QFETCH(int, query);
        QFETCH(int, key);
        QFETCH(int, chips);
        const QRectF area(0, 0, 1380, 27);
        const auto strip = stripChips(count, query, key, area, 62);
        QCOMPARE(int(strip.size()), chips);
        int next = 0;
        for (const StripChip &chip : strip) {
            QCOMPARE(chip.first, next);
            next = chip.last + 1;
            QVERIFY(area.adjusted(-0.01, 0, 0.01, 0).contains(chip.rect));
            QVERIFY(!chip.isGap || (query < chip.first || query > chip.last));
            QVERIFY(!chip.isGap || (key < chip.first || key > chip.last));
        }
        QCOMPARE(next, count);
    }

    void aNarrowStripKeepsBothMarks()
    {
        const auto strip = stripChips(500, 400, 100, QRectF(0, 0, 300, 27), 62);
        int marks = 0;
        for (const StripChip &chip : strip)
            marks += !chip.isGap && (chip.first == 400 || chip.first == 100);
        QCOMPARE(marks, 2);
        QVERIFY(strip.size() <= 7);
    }

    void clicksPickTheKeyAndWithShiftTheQuery()
    {
        TokenStrip strip;
        strip.resize(1000, 60);
        strip.setTokens(numbered(12));
        strip.setPair(9, 4, -5);
        strip.show();
        QSignalSpy keys(&strip, &TokenStrip::keyPicked), queries(&strip, &TokenStrip::queryPicked);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, *strip.chipCenter(2));
        QCOMPARE(keys.size(), 1);
        QCOMPARE(keys[0][0].toInt(), 2);
        QTest::mouseClick(&strip, Qt::LeftButton, Qt::ShiftModifier, *strip.chipCenter(7));
        QCOMPARE(queries.size(), 1);
        QCOMPARE(queries[0][0].toInt(), 7);
        QTest::mouseClick(&strip, Qt::LeftButton, Qt::ControlModifier, *strip.chipCenter(8));
        QCOMPARE(queries.size(), 2);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, *strip.chipCenter(9)); // the query's own chip
        QCOMPARE(keys.back()[0].toInt(), 9);
        QCOMPARE(queries.size(), 2);
    }

    void draggingTheQueryChipTakesItAlong()
    {
        TokenStrip strip;
        strip.resize(1000, 60);
        strip.setTokens(numbered(12));
        strip.setPair(9, 4, -5);
        strip.show();
        QSignalSpy keys(&strip, &TokenStrip::keyPicked), queries(&strip, &TokenStrip::queryPicked);
        QTest::mousePress(&strip, Qt::LeftButton, {}, *strip.chipCenter(9));
        QTest::mouseMove(&strip, *strip.chipCenter(10));
        QTest::mouseRelease(&strip, Qt::LeftButton, {}, *strip.chipCenter(10));
        QCOMPARE(keys.size(), 0);
        QCOMPARE(queries.size(), 1);
        QCOMPARE(queries[0][0].toInt(), 10);
    }

    void arrowsMoveTheMarks()
    {
        TokenStrip strip;
        strip.setTokens(numbered(5));
        strip.setPair(0, 4, 4);
        strip.show();
        QSignalSpy keys(&strip, &TokenStrip::keyPicked), queries(&strip, &TokenStrip::queryPicked);
        QTest::keyClick(&strip, Qt::Key_Right);
        QCOMPARE(keys.size(), 0);
        QTest::keyClick(&strip, Qt::Key_Left);
        QCOMPARE(keys[0][0].toInt(), 3);
        QTest::keyClick(&strip, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(queries[0][0].toInt(), 1);
    }

    void settingThePairEmitsNothing()
    {
        TokenStrip strip;
        QSignalSpy keys(&strip, &TokenStrip::keyPicked), queries(&strip, &TokenStrip::queryPicked);
        strip.setTokens(numbered(3));
        strip.setPair(-2, 1, 3);
        strip.setPair(1, 1, 0);
        QCOMPARE(keys.size() + queries.size(), 0);
    }
};

QTEST_MAIN(ControlsTest)
#include "tst_controls.moc"
