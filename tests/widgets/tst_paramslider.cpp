// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/button.h"
#include "widgets/numberfield.h"
#include "widgets/numberinput.h"
#include "widgets/paramslider.h"
#include "widgets/valueslider.h"

#include <QApplication>
#include <QFocusEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>
#include <numbers>

using namespace locus;
using namespace locus::widgets;

namespace {

struct Edit {
    double value = 0;
    GestureId gesture;
};

/// A slider of a table's parameter in a window, with every edit it asks for.
class Bench {
public:
    explicit Bench(std::string_view key, ParamSlider::Form form = ParamSlider::Form::Full)
        : slider(*core::findParam(key), form)
    {
        slider.setClock([this] { return now; });
        const core::Value byDefault = core::defaultOf(*core::findParam(key));
        if (const double *number = byDefault.number()) {
            slider.setDefaultValue(*number);
            slider.setValue(*number);
        }
        ParamLabel label;
        label.name = QStringLiteral("Name");
        slider.setLabel(label);
        slider.resize(260, slider.minimumSizeHint().height());
        QObject::connect(&slider, &ParamSlider::edited, &slider,
                         [this](double value, GestureId gesture) {
                             edits.push_back({value, gesture});
                         });
        slider.show();
    }

    void dragKnob(int dx, int moves = 4)
    {
        ValueSlider *knob = slider.slider();
        const QPoint from = knob->knobRect().center();
        QTest::mousePress(knob, Qt::LeftButton, {}, from);
        for (int move = 1; move <= moves; ++move)
            QTest::mouseMove(knob, from + QPoint(dx * move / moves, 0));
        QTest::mouseRelease(knob, Qt::LeftButton, {}, from + QPoint(dx, 0));
    }
    void type(const QString &text)
    {
        QLineEdit *editor = slider.field()->editor();
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }

    qint64 now = 0;
    ParamSlider slider;
    std::vector<Edit> edits;
};

} // namespace

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

        Bench fine("alibi.max_bias"); // 1 .. 16
        QTest::keyClick(fine.slider.slider(), Qt::Key_Right);
        const double step = fine.slider.value() - 8;
        fine.slider.setValue(8);
        QTest::keyClick(fine.slider.slider(), Qt::Key_Right, Qt::ShiftModifier);
        const double small = fine.slider.value() - 8;
        QVERIFY2(small > 0 && small < step,
                 qPrintable(QStringLiteral("%1 of %2").arg(small).arg(step)));
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
        bench.slider.setValue(1e6);
        const double stillWide = bench.slider.slider()->fraction();
        QVERIFY2(stillWide < 0.9, qPrintable(QString::number(stillWide)));
        QTest::mouseDClick(&bench.slider, Qt::LeftButton, {}, {30, 15});
        bench.slider.setValue(1e6);
        QCOMPARE(bench.slider.slider()->fraction(), 1.0);
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
        QVERIFY(bench.slider.slider()->isHidden()); // the sentence stands in its place
        QTest::keyClick(bench.slider.field()->editor(), Qt::Key_Escape);
        QVERIFY(bench.slider.problem().isEmpty());
        QCOMPARE(bench.slider.value(), before);
        QVERIFY(!bench.slider.slider()->isHidden());
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
        QTest::mouseDClick(&bench.slider, Qt::LeftButton, {}, {30, 15});
        QCOMPARE(bench.edits.size(), 2U);
        QTest::mouseDClick(&bench.slider, Qt::LeftButton, {}, {30, 15});
        QCOMPARE(bench.edits.size(), 2U);
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

    void aPlayIsOneGestureAndTurnsAtTheEnds()
    {
        Bench bench("shaw.radius");
        bench.slider.setValue(31);
        QTest::mouseClick(bench.slider.playButton(), Qt::LeftButton);
        QVERIFY(bench.slider.isPlaying());
        bench.slider.advancePlay(599);
        QCOMPARE(bench.edits.size(), 0U);
        bench.slider.advancePlay(1 + 2 * 600);
        QCOMPARE(bench.edits.size(), 3U);
        QCOMPARE(bench.edits[0].value, 32.0);
        QCOMPARE(bench.edits[2].value, 30.0);
        bench.now += 5000;
        bench.slider.advancePlay(600);
        for (const Edit &edit : bench.edits)
            QCOMPARE(edit.gesture, bench.edits[0].gesture);
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

    void narrowerLimitsHoldForTypingToo()
    {
        Bench bench("query", ParamSlider::Form::Full);
        bench.slider.setLimits(0, 11);
        bench.type(QStringLiteral("12"));
        QCOMPARE(bench.edits.size(), 0U);
        bench.type(QStringLiteral("11"));
        QCOMPARE(bench.edits.size(), 1U);
    }
};

QTEST_MAIN(ParamSliderTest)
#include "tst_paramslider.moc"
