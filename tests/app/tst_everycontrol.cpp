// SPDX-License-Identifier: GPL-3.0-or-later
// Every control of every method in both themes, moved through all that it takes by hand. Qt must
// have nothing to warn of, the Scene must stay one that a file can hold, and everything must be
// painted.
#include "app/actions.h"
#include "app/pages/mapcard.h"
#include "app/pages/sidecard.h"
#include "app/pages/sidecards.h"
#include "app/scenejson.h"
#include "core/names.h"
#include "tests/support/doubleclick.h"
#include "tests/support/everywidget.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/button.h"
#include "widgets/heatmapview.h"
#include "widgets/numberfield.h"
#include "widgets/paramslider.h"
#include "widgets/pictureview.h"
#include "widgets/valueslider.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QTimer>

#include <cmath>

using namespace locus;
using core::MethodId;
using tests::moveTo;
using tests::pathOf;
using tests::turnWheel;

namespace {

/// Numbers that would only make the computation long; how it copes with them is tested elsewhere.
bool isTooLong(const core::ParamSpec &spec, double value)
{
    const bool isSize = spec.key == "content.d_model" || spec.key == "content.heads" ||
                        spec.key == "content.d_head" || spec.key == "content.n" ||
                        spec.key == "learned.length";
    return isSize && value > 300;
}

struct Fixture : tests::WindowFixture {
    core::Scene start;

    Fixture(MethodId method, bool dark)
        : WindowFixture(dark ? QSize(1024, 768) : QSize(1440, 900))
        , start(tests::sceneOfEverything(method))
    {
        if (dark)
            window.actions().darkTheme->trigger();
        load(start);
    }

    /// What the last act left behind.
    [[nodiscard]] bool isSound()
    {
        if (!settle() || window.grab().isNull())
            return false;
        const auto read = app::sceneFromJson(app::jsonText(scene()).toStdString());
        return std::holds_alternative<core::Scene>(read) &&
               std::get<core::Scene>(read).model == scene().model;
    }

    template <class Widget>
    [[nodiscard]] QList<QPointer<Widget>> shown()
    {
        QList<QPointer<Widget>> all;
        for (Widget *widget : window.findChildren<Widget *>())
            if (widget->isVisible() && widget->isEnabled() && widget->window() == &window)
                all << widget;
        return all;
    }
};

void type(QWidget *field, const QString &text)
{
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

/// Points, clicks, drags, turns and presses all over a picture.
void handle(widgets::PictureView *picture)
{
    const QSize size = picture->size();
    for (const double x : {0.12, 0.37, 0.61, 0.88})
        for (const double y : {0.1, 0.35, 0.6, 0.9}) {
            const QPoint at(int(size.width() * x), int(size.height() * y));
            moveTo(*picture, at, Qt::NoButton);
            QTest::mousePress(picture, Qt::LeftButton, {}, at);
            moveTo(*picture, at + QPoint(9, 14), Qt::LeftButton);
            moveTo(*picture, at + QPoint(-3000, 5000), Qt::LeftButton);
            moveTo(*picture, at + QPoint(21, -30), Qt::LeftButton);
            QTest::mouseRelease(picture, Qt::LeftButton, {}, at + QPoint(21, -30));
        }
    const QPoint middle = picture->rect().center();
    QTest::mouseClick(picture, Qt::LeftButton, Qt::ShiftModifier, middle);
    for (const int delta : {120, 120, 360, -120, 120, -1200})
        turnWheel(*picture, middle, {0, delta});
    picture->setFocus();
    for (const int key : {Qt::Key_Left, Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Plus,
                          Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0, Qt::Key_Home, Qt::Key_End,
                          Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space})
        QTest::keyClick(picture, Qt::Key(key));
    test::doubleClick(picture, middle);
    QTest::keyClick(picture, Qt::Key_Escape);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(picture, &leave);
}

} // namespace

class TestEveryControl : public QObject {
    Q_OBJECT
private slots:
    void init()
    { // but of what the platform of the tests cannot do
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not)")));
    }

    void sliders_data() { everyMethod(); }
    void sliders()
    {
        QFETCH(MethodId, method);
        QFETCH(bool, dark);
        Fixture fixture(method, dark);
        QVERIFY(fixture.settle());
        int moved = 0;
        for (const auto &slider : fixture.shown<widgets::ParamSlider>()) {
            if (!slider)
                continue;
            const QByteArray name = pathOf(slider).toUtf8();
            const core::ParamSpec spec = slider->spec();
            QStringList texts{QStringLiteral("1e6"), QStringLiteral("2^14"), QStringLiteral("pi/3"),
                              QStringLiteral("-1"),  QStringLiteral("1e99"), QStringLiteral("nan"),
                              QStringLiteral("no"),  QStringLiteral("0")};
            for (const double end : {spec.hardMin, spec.hardMax})
                if (std::isfinite(end))
                    texts << QString::number(end, 'g', 17);
            for (const QString &text : std::as_const(texts)) {
                bool isNumber = false;
                const double value = text.toDouble(&isNumber);
                if (isTooLong(spec, isNumber ? value : text == u"2^14" ? 16384 : 1))
                    continue;
                type(slider->field(), text);
                QVERIFY2(fixture.settle(), name + " " + text.toUtf8());
                if (!slider)
                    break;
            }
            QVERIFY2(fixture.isSound(), name);
            fixture.load(fixture.start);
            QVERIFY2(fixture.settle(), name);
            if (!slider || !spec.hasSlider())
                continue;
            ++moved;
            for (const int key : {Qt::Key_End, Qt::Key_Home, Qt::Key_PageUp, Qt::Key_Right}) {
                if (isTooLong(spec, spec.softMax) && key == Qt::Key_End)
                    continue;
                QTest::keyClick(slider->slider(), Qt::Key(key));
                QVERIFY2(fixture.settle() && slider, name);
            }
            for (const bool up : {true, false})
                QTest::mouseClick(slider->stepButton(up), Qt::LeftButton);
            slider->setPlaying(true);
            for (int tick = 0; slider && tick < 3; ++tick)
                slider->advancePlay(40);
            QVERIFY2(slider, name);
            slider->setPlaying(false);
            slider->reset();
            QVERIFY2(fixture.isSound(), name);
            fixture.load(fixture.start);
            QVERIFY(fixture.settle());
        }
        QVERIFY2(moved >= 4, QByteArray::number(moved));
    }

    void pictures_data() { everyMethod(); }
    void pictures()
    {
        QFETCH(MethodId, method);
        QFETCH(bool, dark);
        Fixture fixture(method, dark);
        QVERIFY(fixture.settle());
        QStringList seen;
        const auto handleAll = [&] {
            for (const auto &picture : fixture.shown<widgets::PictureView>()) {
                if (!picture || seen.contains(picture->title()))
                    continue;
                seen << picture->title();
                handle(picture);
                QVERIFY2(fixture.isSound(), seen.last().toUtf8());
            }
        };
        handleAll();
        for (app::SideCard *card : fixture.page().sideCards()->cards()) {
            for (int i = 0; i < static_cast<int>(card->pictures().size()); ++i) {
                fixture.load(fixture.start);
                QVERIFY(fixture.settle());
                card->choose(i);
                QVERIFY(fixture.settle());
                handleAll();
            }
        }
        const std::vector<core::Stage> stages = fixture.page().mapCard()->stages();
        for (const core::Stage stage : stages) {
            core::Scene scene = fixture.start;
            scene.view.stage = stage;
            fixture.load(scene);
            QVERIFY(fixture.settle());
            handle(fixture.page().mapCard()->map());
            QVERIFY(fixture.isSound());
        }
        QVERIFY2(seen.size() >= 3, seen.join(u',').toUtf8());
    }

    void buttons_data() { everyMethod(); }
    void buttons()
    {
        QFETCH(MethodId, method);
        QFETCH(bool, dark);
        Fixture fixture(method, dark);
        QVERIFY(fixture.settle());
        // What opens is closed again: menus and dialogs have tests of their own.
        QTimer closing;
        connect(&closing, &QTimer::timeout, this, [&fixture] {
            for (QWidget *open :
                 {QApplication::activePopupWidget(), QApplication::activeModalWidget()})
                if (open)
                    open->close();
        });
        closing.start(5);
        int clicked = 0;
        QList<QPointer<QAbstractButton>> all = fixture.shown<QAbstractButton>();
        for (const auto &button : std::as_const(all)) {
            if (!button || !button->isVisible())
                continue;
            const QByteArray name = pathOf(button).toUtf8();
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY2(fixture.isSound(), name);
            if (button && button->isCheckable() && button->isVisible())
                QTest::mouseClick(button, Qt::LeftButton);
            const QWidgetList windows = QApplication::topLevelWidgets();
            for (QWidget *window : windows)
                if (window != &fixture.window && window->isVisible())
                    window->close();
            if (fixture.scene() != fixture.start)
                fixture.load(fixture.start);
            QVERIFY2(fixture.settle(), name);
            ++clicked;
        }
        QVERIFY2(clicked > 15, QByteArray::number(clicked));
    }

private:
    static void everyMethod()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<bool>("dark");
        for (const MethodId method : core::allMethods)
            for (const bool dark : {false, true})
                QTest::addRow("%s, %s", core::nameOf(method).data(), dark ? "dark" : "light")
                    << method << dark;
    }
};

QTEST_MAIN(TestEveryControl)

#include "tst_everycontrol.moc"
