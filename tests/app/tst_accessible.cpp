// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/claimwatch.h"
#include "app/exportdialog.h"
#include "app/pages/proofs.h"
#include "app/tableflow.h"
#include "app/tablewindow.h"
#include "tests/support/everywidget.h"
#include "tests/support/windowfixture.h"
#include "widgets/headstrip.h"
#include "widgets/menufield.h"
#include "widgets/numberfield.h"
#include "widgets/pairnumbers.h"
#include "widgets/parampanel.h"
#include "widgets/paramslider.h"
#include "widgets/pictureview.h"
#include "widgets/pipelinestrip.h"
#include "widgets/segmented.h"
#include "widgets/tokenstrip.h"
#include "widgets/valueslider.h"

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace locus;
using core::MethodId;
using tests::pathOf;

namespace {

bool isPicture(const QWidget *widget)
{
    return qobject_cast<const widgets::PictureView *>(widget) ||
           qobject_cast<const widgets::PipelineStrip *>(widget) ||
           qobject_cast<const widgets::TokenStrip *>(widget) ||
           qobject_cast<const widgets::HeadStrip *>(widget) ||
           qobject_cast<const widgets::PairNumbers *>(widget);
}

QAccessibleInterface *interfaceOf(QWidget *widget)
{
    return QAccessible::queryAccessibleInterface(widget);
}

/// Controls and pictures that say nothing of themselves.
QStringList namelessIn(const QWidget &window)
{
    QStringList nameless;
    for (QWidget *control : tests::controlsOf(window)) {
        const auto *spoken = interfaceOf(control);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
            nameless << QStringLiteral("no name: ") + pathOf(control);
        else if (isPicture(control) && spoken->text(QAccessible::Description).trimmed().isEmpty())
            nameless << QStringLiteral("no description: ") + pathOf(control);
    }
    for (const auto *choice : window.findChildren<widgets::Segmented *>())
        if (choice->isVisibleTo(&window) && choice->accessibleName().isEmpty())
            nameless << QStringLiteral("no name: ") + pathOf(choice);
    return nameless;
}

QAccessible::Role roleWanted(const QWidget *widget)
{
    if (qobject_cast<const QAbstractSlider *>(widget))
        return QAccessible::Slider;
    if (qobject_cast<const QLineEdit *>(widget))
        return QAccessible::EditableText;
    if (qobject_cast<const QTableView *>(widget))
        return QAccessible::Table;
    if (qobject_cast<const widgets::MenuField *>(widget))
        return QAccessible::ComboBox;
    if (qobject_cast<const widgets::Segmented *>(widget->parentWidget()))
        return QAccessible::RadioButton;
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->isCheckable() ? QAccessible::CheckBox : QAccessible::Button;
    return isPicture(widget) ? QAccessible::Graphic : QAccessible::NoRole;
}

QStringList wrongRolesIn(const QWidget &window)
{
    QStringList wrong;
    for (QWidget *control : tests::controlsOf(window)) {
        const QAccessible::Role is = interfaceOf(control)->role();
        if (is != roleWanted(control))
            wrong << QStringLiteral("role %1: ").arg(is) + pathOf(control);
    }
    return wrong;
}

QByteArray lines(const QStringList &list)
{
    return list.join(QLatin1Char('\n')).toUtf8();
}

void addCases()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("allHeads");
    for (const MethodId method : core::allMethods) {
        const char *const name = core::methodName(method);
        QTest::addRow("%s", name) << int(method) << QSize(1440, 900) << false;
        QTest::addRow("%s, small", name) << int(method) << QSize(1024, 768) << false;
    }
    QTest::newRow("all heads") << int(MethodId::Alibi) << QSize(1440, 900) << true;
}

} // namespace

class TestAccessible : public QObject {
    Q_OBJECT
private slots:
    void everythingHasANameAndARole_data() { addCases(); }

    void everythingHasANameAndARole()
    {
        QFETCH(int, method);
        QFETCH(QSize, size);
        QFETCH(bool, allHeads);
        tests::WindowFixture fixture(size);
        core::Scene scene = tests::sceneOfEverything(static_cast<MethodId>(method));
        scene.view.allHeads = allHeads;
        scene.view.pins = core::Tensor::matrix(1, 2, {3, 1});
        fixture.load(scene);
        QVERIFY(fixture.settle());
        QTRY_VERIFY(fixture.page().proofs().watch().isCurrent());
        QVERIFY(tests::controlsOf(fixture.window).size() > 30);
        const QStringList nameless = namelessIn(fixture.window);
        QVERIFY2(nameless.isEmpty(), lines(nameless).constData());
        const QStringList wrong = wrongRolesIn(fixture.window);
        QVERIFY2(wrong.isEmpty(), lines(wrong).constData());
    }

    void otherWindowsHaveNamesToo()
    {
        tests::WindowFixture fixture;
        fixture.load(tests::sceneOfEverything(MethodId::Rope));
        QVERIFY(fixture.settle());
        fixture.window.actions().table->trigger();
        const QWidget &table = *fixture.window.tableFlow().table();
        QVERIFY2(namelessIn(table).isEmpty(), lines(namelessIn(table)).constData());
        QVERIFY2(wrongRolesIn(table).isEmpty(), lines(wrongRolesIn(table)).constData());
        app::FigureMaker maker(fixture.scene(), fixture.window.scheduler().frame());
        app::ExportDialog dialog(maker, core::FigureView::Map, {}, fixture.window.theme(),
                                 &fixture.window);
        dialog.show();
        QVERIFY2(namelessIn(dialog).isEmpty(), lines(namelessIn(dialog)).constData());
    }

    void aSliderSpeaksItsNumber()
    {
        tests::WindowFixture fixture;
        fixture.load(tests::sceneOfEverything(MethodId::Rope));
        QVERIFY(fixture.settle());
        auto *row = qobject_cast<widgets::ParamSlider *>(
            fixture.page().panel()->control(QStringLiteral("rope.base")));
        QVERIFY(row);
        auto *spoken = interfaceOf(row->slider());
        auto *value = spoken->valueInterface();
        QVERIFY(value);
        QCOMPARE(value->currentValue().toDouble(), 10'000);
        QCOMPARE(value->minimumValue().toDouble(), row->spec().softMin);
        QCOMPARE(value->maximumValue().toDouble(), row->spec().softMax);
        QCOMPARE(spoken->text(QAccessible::Value), row->field()->shownText());
        auto *action = spoken->actionInterface();
        QVERIFY(action->actionNames().contains(QAccessibleActionInterface::increaseAction()));
        action->doAction(QAccessibleActionInterface::increaseAction());
        QVERIFY(fixture.scene().model.rope.base > 10'000);
        action->doAction(QAccessibleActionInterface::decreaseAction());
        QCOMPARE(fixture.scene().model.rope.base, 10'000);
        value->setCurrentValue(500);
        QCOMPARE(fixture.scene().model.rope.base, 500);
        value->setCurrentValue(-1); // outside what the base may be
        QCOMPARE(fixture.scene().model.rope.base, 500);
    }

    void everySliderAnswers_data() { addCases(); }

    void everySliderAnswers()
    {
        QFETCH(int, method);
        QFETCH(QSize, size);
        tests::WindowFixture fixture(size);
        fixture.load(tests::sceneOfEverything(static_cast<MethodId>(method)));
        QVERIFY(fixture.settle());
        for (auto *slider : fixture.window.findChildren<widgets::ValueSlider *>()) {
            if (!slider->isVisibleTo(&fixture.window))
                continue;
            auto *value = interfaceOf(slider)->valueInterface();
            QVERIFY2(value, qPrintable(pathOf(slider)));
            const double low = value->minimumValue().toDouble();
            const double now = value->currentValue().toDouble();
            const double high = value->maximumValue().toDouble();
            QVERIFY2(low <= now && now <= high && low < high,
                     qPrintable(QStringLiteral("%1: %2 <= %3 <= %4")
                                    .arg(pathOf(slider))
                                    .arg(low)
                                    .arg(now)
                                    .arg(high)));
        }
    }

    void aSegmentSaysWhetherItIsChosen()
    {
        tests::WindowFixture fixture;
        fixture.load(tests::sceneOfEverything(MethodId::Rope));
        QVERIFY(fixture.settle());
        QAbstractButton *alibi = nullptr;
        for (auto *segment : fixture.window.findChildren<QAbstractButton *>())
            if (segment->text() == QLatin1String("ALiBi"))
                alibi = segment;
        QVERIFY(alibi);
        auto *spoken = interfaceOf(alibi);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("ALiBi"));
        QVERIFY(spoken->state().checkable && !spoken->state().checked);
        QCOMPARE(interfaceOf(alibi->parentWidget())->role(), QAccessible::Grouping);
        QCOMPARE(interfaceOf(alibi->parentWidget())->text(QAccessible::Name),
                 QStringLiteral("Position method"));
        spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(fixture.scene().model.method, MethodId::Alibi);
        QVERIFY(spoken->state().checked);
    }

    void aMenuFieldSpeaksItsChoice()
    {
        tests::WindowFixture fixture;
        fixture.load(tests::sceneOfEverything(MethodId::Rope));
        QVERIFY(fixture.settle());
        auto *menu = fixture.window.findChild<widgets::MenuField *>();
        QVERIFY(menu);
        QCOMPARE(interfaceOf(menu)->text(QAccessible::Value), menu->items().value(menu->current()));
        QVERIFY(interfaceOf(menu)->state().hasPopup);
    }

    void theNumbersOfThePairCanBeWalkedByKeys()
    {
        tests::WindowFixture fixture;
        fixture.load(tests::sceneOfEverything(MethodId::Rope));
        QVERIFY(fixture.settle());
        auto *numbers = fixture.window.findChild<widgets::PairNumbers *>();
        QSignalSpy hovered(numbers, &widgets::PairNumbers::hovered);
        QTest::keyClick(numbers, Qt::Key_Right);
        QTest::keyClick(numbers, Qt::Key_Right);
        QTest::keyClick(numbers, Qt::Key_Left);
        QCOMPARE(hovered.count(), 3);
        const auto told = [&hovered](int at) { return hovered[at][0].value<widgets::Hover>(); };
        QVERIFY(!(told(0) == told(1)) && told(0) == told(2));
        QVERIFY(!(told(0) == widgets::Hover{}));
    }
};

QTEST_MAIN(TestAccessible)
#include "tst_accessible.moc"
