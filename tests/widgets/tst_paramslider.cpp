// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/doubleclick.h"
#include "tests/support/sliderbench.h"
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/numberinput.h"
#include "widgets/playwords.h"
#include "widgets/sliderplay.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>
#include <numbers>

using namespace locus;
using namespace locus::widgets;
using Bench = tests::SliderBench;
using tests::Edit;

class ParamSliderTest : public QObject {
    Q_OBJECT

private slots:
    void setValueNeverEmits()
    {
        Bench bench("rope.base");
        for (const double value : {500.0, 1e6, 3e7, 0.5, 10000.0})
            bench.slider.setValue(value);
        bench.slider.setValue(std::nullopt, 5);
        QCOMPARE(bench.edits.size(), 0U);
    }

    void aKnobDragIsOneGesture()
    {
        Bench bench("rope.base");
        bench.dragKnob(40);
        QVERIFY(bench.edits.size() >= 3);
        for (const Edit &edit : bench.edits)
            QCOMPARE(edit.gesture, bench.edits.front().gesture);
        QVERIFY(bench.edits.back().value > 10000);
        const GestureId first = bench.edits.front().gesture;
        bench.edits.clear();
        bench.dragKnob(-30);
        QVERIFY(!bench.edits.empty());
        QVERIFY(!(bench.edits.front().gesture == first));
    }

    void aDragGoesThroughTheRangeMapOfTheTable()
    {
        Bench bench("rope.base");
        const core::ParamSpec &spec = bench.slider.spec();
        bench.dragKnob(-500);
        QCOMPARE(bench.edits.back().value, spec.softMin);
        bench.dragKnob(500);
        QCOMPARE(bench.edits.back().value, spec.softMax);
        const double fraction = bench.slider.slider()->fraction();
        QCOMPARE(bench.edits.back().value, core::valueAtFraction(spec, fraction));
    }

    void countsStayWhole()
    {
        Bench bench("content.d_head");
        bench.dragKnob(-23);
        for (const Edit &edit : bench.edits)
            QCOMPARE(edit.value, std::round(edit.value));
        QVERIFY(!bench.edits.empty());
    }

    void stepsLessThanASecondApartAreOneGesture()
    {
        Bench bench("shaw.radius");
        ValueSlider *knob = bench.slider.slider();
        QTest::keyClick(knob, Qt::Key_Right);
        bench.now += 900;
        QTest::keyClick(knob, Qt::Key_Right);
        bench.now += 999;
        QTest::mouseClick(knob, Qt::LeftButton, {}, {knob->width() - 12, knob->height() / 2});
        QCOMPARE(bench.edits.size(), 3U);
        QCOMPARE(bench.edits[1].gesture, bench.edits[0].gesture);
        QCOMPARE(bench.edits[2].gesture, bench.edits[0].gesture);
        bench.now += 1000;
        QTest::keyClick(knob, Qt::Key_Right);
        QVERIFY(!(bench.edits[3].gesture == bench.edits[0].gesture));
        // A drag between steps is an act of its own.
        bench.dragKnob(-20);
        QVERIFY(!(bench.edits.back().gesture == bench.edits[3].gesture));
        const GestureId drag = bench.edits.back().gesture;
        QTest::keyClick(knob, Qt::Key_Right);
        QVERIFY(!(bench.edits.back().gesture == drag));
    }

    void keysStepByOneTenthTenAndToTheLimits()
    {
        Bench bench("shaw.radius"); // 0 .. 32, 4 by default
        ValueSlider *knob = bench.slider.slider();
        QTest::keyClick(knob, Qt::Key_Up);
        QCOMPARE(bench.slider.value(), 5.0);
        QTest::keyClick(knob, Qt::Key_Left);
        QCOMPARE(bench.slider.value(), 4.0);
        QTest::keyClick(knob, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(bench.slider.value(), 14.0);
        QTest::keyClick(knob, Qt::Key_End);
        QCOMPARE(bench.slider.value(), 32.0);
        QTest::keyClick(knob, Qt::Key_Right);
        QCOMPARE(bench.slider.value(), 32.0);
        QTest::keyClick(knob, Qt::Key_Home);
        QCOMPARE(bench.slider.value(), 0.0);
        QTest::keyClick(knob, Qt::Key_Right, Qt::ShiftModifier); // a tenth of one is one
        QCOMPARE(bench.slider.value(), 1.0);
        QTest::keyClick(knob, Qt::Key_PageUp);
        QCOMPARE(bench.slider.value(), 4.0);
        QTest::keyClick(knob, Qt::Key_PageDown);
        QCOMPARE(bench.slider.value(), 1.0);

        Bench fine("alibi.max_bias"); // 1 .. 16
        QTest::keyClick(fine.slider.slider(), Qt::Key_Right);
        const double step = fine.slider.value() - 8;
        fine.slider.setValue(8);
        QTest::keyClick(fine.slider.slider(), Qt::Key_Right, Qt::ShiftModifier);
        const double small = fine.slider.value() - 8;
        QVERIFY2(small > 0 && small < step,
                 qPrintable(QStringLiteral("%1 of %2").arg(small).arg(step)));
    }

    void theFieldTakesTheSameKeys()
    {
        Bench bench("shaw.radius");
        QLineEdit *editor = bench.slider.field()->editor();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_Up);
        QTest::keyClick(editor, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(editor, Qt::Key_PageUp);
        QCOMPARE(bench.values(), (std::vector<double>{5, 0, 3}));
        // A step counts from what is being typed, and from nothing that is no number.
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("20"));
        QTest::keyClick(editor, Qt::Key_Up);
        QCOMPARE(bench.slider.value(), 21.0);
        QCOMPARE(editor->text(), QStringLiteral("21"));
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("many"));
        QTest::keyClick(editor, Qt::Key_Up);
        QCOMPARE(bench.slider.value(), 21.0);
        QCOMPARE(editor->text(), QStringLiteral("many"));
    }

    void signsAtTheEndsAreSteps()
    {
        Bench bench("shaw.radius");
        Button *more = bench.slider.stepButton(true);
        Button *less = bench.slider.stepButton(false);
        const ParamSliderGeometry &g = bench.slider.geometryNow();
        QVERIFY(more->isVisible() && less->isVisible());
        QVERIFY(g.play.right() < g.less.left() && g.less.center().x() < g.slider.left());
        QVERIFY(g.slider.right() < g.more.center().x() + ValueSlider::overhang &&
                g.more.right() < bench.slider.width());
        QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(bench.values(), (std::vector<double>{5}));
        QTest::mouseClick(less, Qt::LeftButton);
        QTest::mouseClick(less, Qt::LeftButton);
        QCOMPARE(bench.values(), (std::vector<double>{5, 4, 3}));
        for (const Edit &edit : bench.edits)
            QCOMPARE(edit.gesture, bench.edits[0].gesture);
        bench.slider.setValue(0);
        QVERIFY(!less->isEnabled() && more->isEnabled());
        bench.slider.setValue(32);
        QVERIFY(less->isEnabled() && !more->isEnabled());
    }

    void aSignThatIsHeldRepeats_data()
    {
        QTest::addColumn<bool>("inTheField");
        QTest::newRow("at the end of the groove") << false;
        QTest::newRow("in the field") << true;
    }
    void aSignThatIsHeldRepeats()
    {
        QFETCH(bool, inTheField);
        Bench bench("shaw.radius");
        bench.slider.setValue(0);
        QWidget *part = bench.slider.stepButton(true);
        QPoint at = part->rect().center();
        if (inTheField) {
            part = bench.slider.field();
            at = {part->width() - 12, 8};
        }
        QTest::mousePress(part, Qt::LeftButton, {}, at);
        QCOMPARE(bench.slider.value(), 1.0); // at once, and one
        QTRY_VERIFY(bench.slider.value() >= 3);
        QTest::mouseRelease(part, Qt::LeftButton, {}, at);
        const double reached = bench.slider.value();
        QCOMPARE(bench.edits.size(), std::size_t(reached));
        QTimer later;
        later.setSingleShot(true);
        later.start(250); // three more, if it went on
        QTRY_VERIFY(!later.isActive());
        QCOMPARE(bench.slider.value(), reached);
        for (const Edit &edit : bench.edits)
            QCOMPARE(edit.gesture, bench.edits[0].gesture);
    }

    void aNarrowRowKeepsItsSlider()
    {
        Bench bench("shaw.radius");
        bench.slider.resize(192, bench.slider.height());
        QVERIFY(bench.slider.stepButton(true)->isHidden());
        QVERIFY(bench.slider.stepButton(false)->isHidden());
        QVERIFY(bench.slider.slider()->width() > 120);
        // What stands beside it counts: the rows of a panel look alike.
        bench.slider.setWidthBeside(36);
        QVERIFY(!bench.slider.stepButton(true)->isHidden());
    }

    void theWheelNeedsTheFocus()
    {
        Bench bench("shaw.radius");
        ValueSlider *knob = bench.slider.slider();
        const auto wheel = [knob] {
            const QPointF at = knob->rect().center();
            QWheelEvent event(at, knob->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(knob, &event);
            return event.isAccepted();
        };
        bench.slider.field()->editor()->setFocus();
        QVERIFY(!wheel());
        QCOMPARE(bench.edits.size(), 0U);
        QVERIFY(QTest::qWaitForWindowActive(&bench.slider));
        knob->setFocus();
        QTRY_VERIFY(knob->hasFocus());
        QVERIFY(wheel());
        QCOMPARE(bench.slider.value(), 5.0);
    }

    void textsOfNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("expression") << "pi/2" << std::numbers::pi / 2;
        QTest::newRow("Greek") << QStringLiteral("π/2") << std::numbers::pi / 2;
        QTest::newRow("power") << "2^14" << 16384.0;
        QTest::newRow("exponent") << "1e6" << 1e6;
        QTest::newRow("thousands") << "500k" << 5e5;
        QTest::newRow("thousands in an expression") << "2*1.5k" << 3000.0;
        QTest::newRow("millions") << "2M" << 2e6;
        QTest::newRow("thin space") << QStringLiteral("10\u2009000") << 10000.0;
        QTest::newRow("two groups") << QStringLiteral("1 048 576") << 1048576.0;
        QTest::newRow("minus sign") << QStringLiteral("−3") << -3.0;
        QTest::newRow("nothing") << "" << std::nan("");
        QTest::newRow("words") << "ten" << std::nan("");
        QTest::newRow("two numbers") << "1 2" << std::nan("");
        QTest::newRow("overflow") << "1e999" << std::nan("");
    }
    void textsOfNumbers()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const std::optional<double> read = numberFromText(text);
        QCOMPARE(read.has_value(), !std::isnan(value));
        if (read)
            QCOMPARE(*read, value);
    }

    void eachTypedCommitIsAGesture()
    {
        Bench bench("rope.base");
        bench.type(QStringLiteral("2^14"));
        QCOMPARE(bench.edits.size(), 1U);
        QCOMPARE(bench.edits[0].value, 16384.0);
        bench.type(QStringLiteral("500k"));
        QCOMPARE(bench.edits.size(), 2U);
        QVERIFY(!(bench.edits[0].gesture == bench.edits[1].gesture));
        QCOMPARE(bench.slider.field()->shownText(), QStringLiteral("500\u2009000"));
    }

    void typingBeyondTheSliderWidensIt()
    {
        Bench bench("rope.base");
        bench.type(QStringLiteral("1e8"));
        QCOMPARE(bench.edits.back().value, 1e8);
        QCOMPARE(bench.slider.slider()->fraction(), 1.0);
        bench.type(QStringLiteral("1e6"));
        const double stillWide = bench.slider.slider()->fraction();
        QVERIFY2(stillWide < 0.9, qPrintable(QString::number(stillWide)));
        bench.slider.setValue(1e6); // the scene says the same
        QCOMPARE(bench.slider.slider()->fraction(), stillWide);
        test::doubleClick(&bench.slider, bench.label());
        bench.slider.setValue(1e6);
        QCOMPARE(bench.slider.slider()->fraction(), 1.0);
    }

    /// As an undo does it.
    void aNumberFromElsewhereNarrowsItAgain()
    {
        Bench bench("rope.base");
        bench.type(QStringLiteral("1e300"));
        bench.slider.setValue(1e6);
        QCOMPARE(bench.slider.slider()->fraction(), 1.0);
        bench.slider.setValue(1e8);
        bench.slider.setValue(1e4);
        QCOMPARE(bench.slider.slider()->fraction(), 0.5);
    }

    void outsideTheHardRangeIsRefused_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::newRow("excluded zero") << "rope.base"
                                       << "0";
        QTest::newRow("negative base") << "rope.base"
                                       << "-1";
        QTest::newRow("too many channels") << "content.d_head"
                                           << "513";
        QTest::newRow("half a channel") << "content.d_head"
                                        << "2.5";
        QTest::newRow("no number") << "content.d_head"
                                   << "many";
    }
    void outsideTheHardRangeIsRefused()
    {
        QFETCH(QString, key);
        QFETCH(QString, text);
        Bench bench(key.toStdString());
        const double before = bench.slider.value();
        bench.type(text);
        QCOMPARE(bench.edits.size(), 0U);
        QVERIFY(!bench.slider.problem().isEmpty());
        QCOMPARE(bench.slider.field()->editor()->text(), text);
        QVERIFY2(bench.slider.problem().endsWith(u'.'), qPrintable(bench.slider.problem()));
        QVERIFY(bench.slider.slider()->isHidden()); // the sentence stands in its place
        QTest::keyClick(bench.slider.field()->editor(), Qt::Key_Escape);
        QVERIFY(bench.slider.problem().isEmpty());
        QCOMPARE(bench.slider.value(), before);
        QVERIFY(!bench.slider.slider()->isHidden());
    }

    void escapeBringsTheValueBackFromItsBeginning()
    {
        Bench bench("rope.base");
        NumberField *field = bench.slider.field();
        const QString precise = QStringLiteral("1.0471975511965976");
        bench.slider.setValue(1.0471975511965976);
        QFocusEvent enter(QEvent::FocusIn, Qt::TabFocusReason);
        QApplication::sendEvent(field->editor(), &enter);
        QCOMPARE(field->editor()->selectedText(), precise);
        QCOMPARE(field->editor()->cursorPosition(), 0);
        field->editor()->selectAll();
        QTest::keyClick(field->editor(), Qt::Key_Escape);
        QCOMPARE(field->editor()->cursorPosition(), 0);
        const QImage clean = field->grab().toImage();
        bench.type(QStringLiteral("rubbish"));
        QVERIFY(field->grab().toImage() != clean);
        QTest::keyClick(field->editor(), Qt::Key_Escape);
        QCOMPARE(field->editor()->text(), precise);
        QCOMPARE(field->editor()->cursorPosition(), 0);
        QVERIFY(bench.slider.problem().isEmpty());
        QCOMPARE(field->grab().toImage(), clean);
    }

    void hugeNumbersHaveTicksThatCanBeRead()
    {
        QCOMPARE(tickText(1e300), QStringLiteral("10³⁰⁰"));
        QCOMPARE(tickText(1e19), QStringLiteral("10¹⁹"));
        QCOMPARE(tickText(4096), QStringLiteral("4096"));
        QCOMPARE(tickText(10), QStringLiteral("10"));
        Bench bench("rope.base");
        for (const double huge : {1e300, 1e19, 1.7e308}) {
            bench.slider.setValue(huge);
            const auto ticks = sliderTicks(bench.slider.spec(), bench.slider.number().range);
            QVERIFY2(ticks.size() >= 4 && ticks.size() <= 13,
                     qPrintable(QString::number(ticks.size())));
            for (const double tick : ticks)
                QVERIFY2(tickText(tick).startsWith(QStringLiteral("10")),
                         qPrintable(tickText(tick)));
        }
        bench.slider.setValue(1e300);
        QCOMPARE(bench.slider.number().preciseText(), QStringLiteral("1e300"));
        bench.slider.setValue(2.5e-7);
        QCOMPARE(bench.slider.number().preciseText(), QStringLiteral("2.5e-7"));
    }

    void leavingTheFieldTakesABadNumberBack()
    {
        Bench bench("content.d_head");
        NumberField *field = bench.slider.field();
        const QString before = field->editor()->text();
        bench.type(QStringLiteral("abc"));
        QCOMPARE(field->editor()->text(), QStringLiteral("abc"));
        QFocusEvent leave(QEvent::FocusOut, Qt::TabFocusReason);
        QApplication::sendEvent(field->editor(), &leave);
        QCOMPARE(field->editor()->text(), before);
        QVERIFY(!field->editor()->isModified());
        // The reason goes by itself, and the slider is back.
        QVERIFY(!bench.slider.problem().isEmpty());
        auto *end = field->findChild<QTimer *>();
        QVERIFY(end && end->isActive());
        end->start(1);
        QTRY_VERIFY(bench.slider.problem().isEmpty());
        QVERIFY(!bench.slider.slider()->isHidden());
    }

    void aProblemStaysWhileSomebodyTypes()
    {
        Bench bench("content.d_head");
        bench.type(QStringLiteral("abc"));
        QVERIFY(!bench.slider.field()->findChild<QTimer *>()->isActive());
    }

    void aLongSentenceGetsItsRoom_data()
    {
        QTest::addColumn<ParamSlider::Form>("form");
        QTest::newRow("two lines") << ParamSlider::Form::Full;
        QTest::newRow("one line") << ParamSlider::Form::Compact;
        QTest::newRow("entry") << ParamSlider::Form::Entry;
    }
    void aLongSentenceGetsItsRoom()
    {
        QFETCH(ParamSlider::Form, form);
        Bench bench("content.d_head", form);
        bench.slider.resize(170, 40);
        const int before = bench.slider.minimumSizeHint().height();
        bench.type(QStringLiteral("twenty-seven"));
        bench.slider.resize(170, bench.slider.minimumSizeHint().height());
        const ParamSliderGeometry &g = bench.slider.geometryNow();
        QVERIFY(g.height >= before);
        QVERIFY2(g.problem.height() >= problemHeight(bench.slider.problem(), g.problem.width()),
                 qPrintable(QString::number(g.problem.height())));
        QVERIFY(!g.problem.intersects(g.field.adjusted(0, 0, 0, -NumberField::ringRoom)));
    }

    void aNumberTooLongForTheFieldIsNotCutOff()
    {
        Bench bench("rope.base");
        bench.type(QStringLiteral("1e15"));
        bench.type(QStringLiteral("123456789012345"));
        NumberField *field = bench.slider.field();
        const QImage cut = field->grab().toImage();
        // Shorter digits, and the frame's left edge stays free of ink.
        const int x = NumberField::ringRoom + 3;
        for (int y = 8; y < field->height() - 8; ++y)
            QCOMPARE(cut.pixelColor(x, y), cut.pixelColor(x, 8));
        field->editor()->setFocus();
        QCOMPARE(field->editor()->text(), QStringLiteral("123456789012345"));
    }

    void withoutANumberThereIsNoKnob()
    {
        Bench bench("rope.theta");
        bench.slider.setValue(std::nullopt);
        ValueSlider *slider = bench.slider.slider();
        QVERIFY(!slider->isKnobShown());
        QVERIFY(bench.slider.field()->editor()->text().isEmpty());
        const QPoint place(slider->width() - ValueSlider::overhang - 1, slider->height() / 2);
        QTest::mousePress(slider, Qt::LeftButton, {}, place);
        QVERIFY(slider->isKnobShown());
        QCOMPARE(bench.edits.size(), 1U);
        QVERIFY(slider->fraction() > 0.9);
        QTest::mouseMove(slider, QPoint(slider->width() / 2, slider->height() / 2));
        QTest::mouseRelease(slider, Qt::LeftButton);
        QCOMPARE(bench.edits.size(), 2U);
        QVERIFY(bench.edits[0].gesture == bench.edits[1].gesture);
        bench.slider.setValue(std::nullopt);
        QVERIFY(!slider->isKnobShown());
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(slider->isKnobShown());
    }

    void resetLeadsToTheDefault()
    {
        Bench bench("rope.base");
        QVERIFY(bench.slider.resetButton()->isHidden());
        bench.slider.setValue(500);
        QVERIFY(!bench.slider.resetButton()->isHidden());
        QTest::mouseClick(bench.slider.resetButton(), Qt::LeftButton);
        QCOMPARE(bench.edits.size(), 1U);
        QCOMPARE(bench.edits[0].value, 10000.0);
        bench.slider.setValue(500);
        test::doubleClick(&bench.slider, bench.label());
        QCOMPARE(bench.edits.size(), 2U);
        test::doubleClick(&bench.slider, bench.label());
        QCOMPARE(bench.edits.size(), 2U);
    }

    void aDoubleClickOnTheKnobResets()
    {
        Bench bench("rope.base");
        bench.slider.setValue(500);
        ValueSlider *knob = bench.slider.slider();
        test::doubleClick(knob, knob->knobRect().center());
        QCOMPARE(bench.values(), (std::vector<double>{10000}));
        QVERIFY(!knob->isSliderDown());
    }

    void aDoubleClickOnTheGroovePages()
    {
        Bench bench("shaw.radius"); // 4; a page is 3
        test::doubleClick(bench.slider.slider(), bench.groove(0.9));
        QCOMPARE(bench.values(), (std::vector<double>{7, 10}));
        // The first press brought the knob under the second.
        bench.slider.setValue(4);
        bench.edits.clear();
        test::doubleClick(bench.slider.slider(), bench.groove(8 / 32.0));
        QCOMPARE(bench.values(), (std::vector<double>{7}));
    }

    void aSmallDragIsNoHalfOfADoubleClick()
    {
        Bench bench("rope.base");
        bench.slider.setValue(500);
        ValueSlider *knob = bench.slider.slider();
        const QPoint at = knob->knobRect().center();
        QTest::mousePress(knob, Qt::LeftButton, {}, at);
        QTest::mouseMove(knob, at + QPoint(3, 0));
        QTest::mouseRelease(knob, Qt::LeftButton, {}, at + QPoint(3, 0));
        const double dragged = bench.slider.value();
        QVERIFY(dragged > 500);
        QMouseEvent second(QEvent::MouseButtonDblClick, QPointF(at), knob->mapToGlobal(at),
                           Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(knob, &second);
        QTest::mouseRelease(knob, Qt::LeftButton, {}, at);
        QCOMPARE(bench.slider.value(), dragged);
    }

    void aRightClickOffersTheRest()
    {
        Bench bench("shaw.radius");
        bench.slider.setValue(9);
        const auto trigger = [&bench](const QString &text) {
            ValueSlider *knob = bench.slider.slider();
            QContextMenuEvent click(QContextMenuEvent::Mouse, knob->rect().center(),
                                    knob->mapToGlobal(knob->rect().center()));
            QCoreApplication::sendEvent(knob, &click);
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu)
                return false;
            QList<QAction *> actions = menu->actions();
            for (const QMenu *inner : menu->findChildren<QMenu *>())
                actions += inner->actions();
            bool found = false;
            for (QAction *action : actions)
                if (action->text() == text && action->isEnabled()) {
                    action->trigger();
                    found = true;
                }
            menu->close();
            return found;
        };
        SliderPlay *play = bench.slider.play();
        QVERIFY(!trigger(QStringLiteral("Play the whole range")));
        QVERIFY(trigger(QStringLiteral("Set 9 as start")));
        bench.slider.setValue(11);
        QVERIFY(trigger(QStringLiteral("Set 11 as end")));
        QVERIFY((play->pieceOf({0, 32}) == core::SliderRange{9, 11}));
        QVERIFY(trigger(playModeName(core::PlayMode::Down)));
        QCOMPARE(play->mode(), core::PlayMode::Down);
        QVERIFY(trigger(QStringLiteral("Play")));
        QVERIFY(bench.slider.isPlaying());
        QVERIFY(trigger(QStringLiteral("Pause")));
        QVERIFY(!bench.slider.isPlaying());
        QVERIFY(trigger(QStringLiteral("As all sliders")));
        QCOMPARE(play->mode(), core::PlayMode::ThereAndBack);
        QVERIFY(trigger(QStringLiteral("Play the whole range")));
        QVERIFY(!play->hasPiece());
        QVERIFY(trigger(QStringLiteral("Copy value")));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("11"));
        QVERIFY(trigger(QStringLiteral("Back to the default")));
        QCOMPARE(bench.slider.value(), 4.0);
        QVERIFY(!trigger(QStringLiteral("Back to the default")));
    }

    void aNullableNumberGoesBackToItsRule()
    {
        Bench bench("rope.theta");
        QSignalSpy cleared(&bench.slider, &ParamSlider::clearedToRule);
        bench.slider.setValue(std::nullopt, 1.5);
        QVERIFY(bench.slider.resetButton()->isHidden());
        bench.type(QStringLiteral("pi/2"));
        QCOMPARE(bench.edits.back().value, std::numbers::pi / 2);
        QVERIFY(!bench.slider.resetButton()->isHidden());
        QTest::mouseClick(bench.slider.resetButton(), Qt::LeftButton);
        QCOMPARE(cleared.size(), 1);
    }

    void narrowerLimitsHoldForTypingToo()
    {
        Bench bench("query", ParamSlider::Form::Full);
        bench.slider.setLimits({0, 11});
        bench.type(QStringLiteral("12"));
        QCOMPARE(bench.edits.size(), 0U);
        bench.type(QStringLiteral("11"));
        QCOMPARE(bench.edits.size(), 1U);
    }
};

QTEST_MAIN(ParamSliderTest)
#include "tst_paramslider.moc"
