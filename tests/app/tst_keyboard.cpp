// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/mapcard.h"
#include "app/pages/paircard.h"
#include "app/pages/proofs.h"
#include "app/pages/sidecard.h"
#include "app/topbar.h"
#include "tests/support/everywidget.h"
#include "tests/support/windowfixture.h"
#include "widgets/heatmapview.h"
#include "widgets/methodbar.h"
#include "widgets/numberfield.h"
#include "widgets/parampanel.h"
#include "widgets/paramslider.h"
#include "widgets/pipelinestrip.h"
#include "widgets/tokensrow.h"

#include <QApplication>
#include <QLineEdit>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace locus;
using core::MethodId;
using tests::pathOf;

namespace {

constexpr int mostStops = 400;

/// The widgets that Tab leads to, from the first on until it comes round; one more at the end when
/// it comes round elsewhere.
QList<QWidget *> tabOrder(QWidget &window, Qt::Key key = Qt::Key_Tab)
{
    QList<QWidget *> stops;
    QTest::keyClick(&window, key);
    QWidget *now = QApplication::focusWidget();
    while (now && !stops.contains(now) && stops.size() < mostStops) {
        stops << now;
        QTest::keyClick(now, key);
        now = QApplication::focusWidget();
    }
    if (now != stops.value(0))
        stops << now;
    return stops;
}

/// The rows of the page and its cards, in the order in which the eye goes over them.
int regionOf(const QWidget *widget)
{
    int sideCard = -1;
    for (; widget; widget = widget->parentWidget()) {
        if (qobject_cast<const widgets::MethodBar *>(widget))
            return 0;
        if (qobject_cast<const widgets::PipelineStrip *>(widget))
            return 1;
        if (qobject_cast<const app::MapCard *>(widget))
            return 3;
        if (qobject_cast<const app::SideCard *>(widget))
            sideCard = 10 + widget->x() + widget->y();
        if (qobject_cast<const app::PairCard *>(widget))
            return 100'000;
        if (qobject_cast<const app::TopBar *>(widget))
            return 200'000;
        if (qobject_cast<const widgets::Card *>(widget) && sideCard < 0)
            return 2;
    }
    return sideCard;
}

QPoint placeOf(const QWidget *widget)
{
    return widget->mapTo(widget->window(), QPoint());
}

/// The part of \a ancestor that holds the widget.
const QWidget *partOf(const QWidget *ancestor, const QWidget *widget)
{
    while (widget->parentWidget() != ancestor)
        widget = widget->parentWidget();
    return widget;
}

/// Reading order: below, or at the right in the same line. Judged where both come together, so that
/// a scrolled list counts as a whole.
bool comesAfter(const QWidget *later, const QWidget *earlier)
{
    constexpr int ringRoom = 8; // lines may reach into each other by the room around their controls
    const QWidget *common = earlier->parentWidget();
    while (!common->isAncestorOf(later))
        common = common->parentWidget();
    const QRect a = partOf(common, earlier)->geometry();
    const QRect b = partOf(common, later)->geometry();
    const bool sameLine = b.top() < a.bottom() - ringRoom && b.bottom() > a.top() + ringRoom;
    return sameLine ? b.left() >= a.left() : b.top() > a.top();
}

QImage lookOf(QWidget &window, const QWidget *widget)
{
    const QRect around = QRect(placeOf(widget), widget->size()).adjusted(-5, -5, 5, 5);
    return window.grab(around & window.rect()).toImage();
}

/// Another one of its kind, in such a place, was looked at before.
bool isKnown(const QWidget *widget)
{
    static QSet<QString> kinds;
    QString kind;
    for (const QWidget *part = widget; part && !part->isWindow(); part = part->parentWidget())
        kind += QLatin1String(part->metaObject()->className()) + QLatin1Char(' ');
    const bool known = kinds.contains(kind);
    kinds.insert(kind);
    return known;
}

/// Active, computed and with its claims measured.
bool isReady(tests::WindowFixture &fixture)
{
    return fixture.settle() && QTest::qWaitForWindowActive(&fixture.window) &&
           QTest::qWaitFor([&] { return fixture.page().proofs().watch().isCurrent(); },
                           tests::patience);
}

core::Scene sceneOf(int method, bool allHeads)
{
    core::Scene scene = tests::sceneOfEverything(static_cast<MethodId>(method));
    scene.view.allHeads = allHeads;
    scene.view.pins = core::Tensor::matrix(1, 2, {3, 1});
    return scene;
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
    QTest::newRow("wide") << int(MethodId::Rope) << QSize(2560, 1440) << false;
}

} // namespace

class TestKeyboard : public QObject {
    Q_OBJECT
private slots:
    /// As in a number: Enter is no end, and the next text may follow at once.
    void enterInTheTokensKeepsTheKeys()
    {
        tests::WindowFixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        auto *tokens = fixture.window.findChild<widgets::TokensRow *>();
        QVERIFY(tokens);
        auto *text = tokens->findChild<QLineEdit *>();
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, QStringLiteral("one two three"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(fixture.scene().model.content.tokens.size(), std::size_t(3));
        QVERIFY(text->hasFocus());
        QTest::keyClicks(text, QStringLiteral(" four"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(fixture.scene().model.content.tokens.size(), std::size_t(4));
        // What cannot be committed is still being typed.
        text->selectAll();
        QTest::keyClick(text, Qt::Key_Space);
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(text->hasFocus());
    }

    /// Ctrl+Z after a number was typed takes that edit back, though the field still has the keys.
    void undoAfterTyping()
    {
        tests::WindowFixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        const core::Scene before = fixture.scene();
        auto *row = qobject_cast<widgets::ParamSlider *>(
            fixture.page().panel()->control(QStringLiteral("rope.base")));
        QVERIFY(row);
        QLineEdit *editor = row->field()->editor();
        editor->setFocus();
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("7"));
        // While one types, it is the typing that is taken back.
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(editor->text() != QStringLiteral("7"));
        QVERIFY(fixture.scene() == before);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("250"));
        QTest::keyClick(editor, Qt::Key_Return);
        const core::Scene after = fixture.scene();
        QVERIFY(!(after == before));
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(fixture.scene().model == before.model);
        QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(fixture.scene().model == after.model);
    }

    void initTestCase() { QApplication::setCursorFlashTime(0); }

    void everyControlIsReached_data() { addCases(); }

    void everyControlIsReached()
    {
        QFETCH(int, method);
        QFETCH(QSize, size);
        QFETCH(bool, allHeads);
        tests::WindowFixture fixture(size);
        fixture.load(sceneOf(method, allHeads));
        QVERIFY(isReady(fixture));
        const QList<QWidget *> stops = tabOrder(fixture.window);
        QVERIFY2(stops.size() > 12 && stops.size() < mostStops,
                 qPrintable(QString::number(stops.size())));
        QVERIFY2(std::count(stops.begin(), stops.end(), stops.last()) == 1,
                 qPrintable(QStringLiteral("a trap at ") + pathOf(stops.last())));
        for (QWidget *control : tests::controlsOf(fixture.window)) {
            // Of a group one member is reached, the arrow keys lead to the others.
            const bool isReached =
                std::any_of(stops.begin(), stops.end(), [control](const QWidget *stop) {
                    return stop == control || (control->focusPolicy() == Qt::ClickFocus &&
                                               stop->parentWidget() == control->parentWidget());
                });
            QVERIFY2(isReached, qPrintable(pathOf(control)));
        }
        // Backwards the same way.
        QList<QWidget *> back = tabOrder(fixture.window, Qt::Key_Backtab);
        std::reverse(back.begin(), back.end());
        const auto first = std::find(back.begin(), back.end(), stops.first());
        QVERIFY(first != back.end());
        std::rotate(back.begin(), first, back.end());
        QCOMPARE(back, stops);
    }

    void theOrderIsTheReaders_data() { addCases(); }

    void theOrderIsTheReaders()
    {
        QFETCH(int, method);
        QFETCH(QSize, size);
        QFETCH(bool, allHeads);
        tests::WindowFixture fixture(size);
        fixture.load(sceneOf(method, allHeads));
        QVERIFY(isReady(fixture));
        QList<QWidget *> stops = tabOrder(fixture.window);
        const auto first = std::find_if(stops.begin(), stops.end(),
                                        [](const QWidget *stop) { return regionOf(stop) == 0; });
        QVERIFY(first != stops.end());
        std::rotate(stops.begin(), first, stops.end());
        QStringList wrong;
        for (qsizetype i = 1; i < stops.size(); ++i) {
            const int before = regionOf(stops[i - 1]);
            const int now = regionOf(stops[i]);
            if (now < before || (now == before && !comesAfter(stops[i], stops[i - 1])))
                wrong << pathOf(stops[i]) + QStringLiteral("\n    comes after ") +
                             pathOf(stops[i - 1]);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void theFocusIsSeen_data() { addCases(); }

    void theFocusIsSeen()
    {
        QFETCH(int, method);
        QFETCH(QSize, size);
        QFETCH(bool, allHeads);
        tests::WindowFixture fixture(size);
        fixture.load(sceneOf(method, allHeads));
        QVERIFY(isReady(fixture));
        const QList<QWidget *> stops = tabOrder(fixture.window);
        QStringList unseen;
        for (qsizetype i = 0; i < stops.size(); ++i) {
            QTest::keyClick(&fixture.window, Qt::Key_Tab);
            QWidget *stop = QApplication::focusWidget();
            if (isKnown(stop))
                continue;
            const QImage with = lookOf(fixture.window, stop);
            stop->clearFocus();
            if (lookOf(fixture.window, stop) == with)
                unseen << pathOf(stop);
            stop->setFocus(Qt::TabFocusReason);
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
