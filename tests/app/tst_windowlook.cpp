// SPDX-License-Identifier: GPL-3.0-or-later
// What a window shows of its scene, in the process after it.
#include "app/actions.h"
#include "app/pages/detachedviews.h"
#include "app/pages/mapcard.h"
#include "app/pages/paircard.h"
#include "app/pages/parametercard.h"
#include "app/pages/sidecards.h"
#include "app/sessionfile.h"
#include "app/statusline.h"
#include "app/windowtools.h"
#include "core/edit.h"
#include "core/pins.h"
#include "tests/support/windowfixture.h"
#include "widgets/button.h"
#include "widgets/claimchips.h"
#include "widgets/heatmapview.h"
#include "widgets/paircontrol.h"
#include "widgets/pairnumbers.h"
#include "widgets/paramslider.h"
#include "widgets/pinsview.h"
#include "widgets/proofchip.h"

#include <QAction>
#include <QLabel>
#include <QTest>
#include <QUndoStack>

using namespace locus;
using app::Session;
using app::SideView;
using core::MethodId;

namespace {

constexpr QSize large(1440, 900);
constexpr QSize small(1024, 700);

/// The button of the map's card with that sign.
widgets::Button *lockOf(const app::MapCard &card)
{
    for (auto *button : card.findChildren<widgets::Button *>())
        if (button->isCheckable() && button->iconKind() == widgets::Icon::Unlock)
            return button;
    return nullptr;
}

void leave(tests::WindowFixture &fixture)
{
    fixture.window.store().undoStack()->setClean();
}

} // namespace

class TestWindowLook : public QObject {
    Q_OBJECT
private slots:
    void aWindowShowsWhatItsPredecessorShowed()
    {
        tests::WindowFixture one;
        QVERIFY(one.settle());
        one.page().sideCards()->show(app::SideView::RotationMatrix);
        one.page().sideCards()->show(app::SideView::RotationCost);
        one.window.actions().toggleLock->trigger();
        one.page().detached().detach(app::SideView::Curve);
        one.page().detached().window(app::SideView::Curve)->setGeometry(40, 30, 500, 400);
        one.page().detached().window(app::SideView::Curve)->chooseSize(1.25);
        one.page().detached().detach(app::SideView::Row); // that choice holds for it, too
        one.page().detached().window(app::SideView::Row)->chooseSize(std::nullopt);
        one.window.actions().preferences->trigger();
        one.page().comparison().pin();
        one.page().pickMethod(MethodId::Alibi);
        one.page().pickMethod(MethodId::Rope);
        one.page().comparison().setSide(app::Comparison::Side::Difference);
        const Session session = one.window.session(1);
        QCOMPARE(session.look.pictures.size(), std::size_t(2));
        const QString path = one.folder.filePath(QStringLiteral("session"));
        QVERIFY(!app::writeSession(path, session));
        const auto read = app::readSession(path);
        QVERIFY(std::get<Session>(read).kept == session.kept && session.kept);
        QVERIFY(std::get<Session>(read).look == session.look);

        tests::WindowFixture two;
        two.window.resume(session);
        QVERIFY(two.settle());
        QVERIFY(two.page().sideCards()->isShown(app::SideView::RotationMatrix));
        QVERIFY(two.page().sideCards()->isShown(app::SideView::RotationCost));
        QVERIFY(two.page().pairControl()->isLocked());
        QVERIFY(two.window.actions().toggleLock->isChecked());
        const app::DetachedView *detached = two.page().detached().window(app::SideView::Curve);
        QVERIFY(detached && detached->isVisible());
        QCOMPARE(detached->geometry(), QRect(40, 30, 500, 400));
        QCOMPARE(detached->chosenSize(), std::optional(1.25));
        QCOMPARE(two.page().detached().window(app::SideView::Row)->chosenSize(), std::nullopt);
        QVERIFY(two.window.tools().hasPreferences());
        QVERIFY(two.page().comparison().kept() == session.kept);
        QVERIFY(two.window.session(1).look == session.look);
        for (tests::WindowFixture *fixture : {&one, &two})
            fixture->window.store().undoStack()->setClean();
    }

    /// Two cards, tabs, and two cards again.
    void smallerAndLargerAgainShowsTheSamePictures()
    {
        tests::WindowFixture one(large);
        QVERIFY(one.settle());
        one.page().sideCards()->show(SideView::RotationMatrix);
        one.page().sideCards()->show(SideView::Row);
        QVERIFY(one.page().sideCards()->isShown(SideView::RotationMatrix));
        QVERIFY(one.page().sideCards()->isShown(SideView::Row));

        tests::WindowFixture two(small);
        Session session = one.window.session(1);
        session.place.rect.setSize(small);
        two.window.resume(session);
        QVERIFY(two.settle());
        QVERIFY(two.page().sideCards()->isShown(SideView::Row)); // chosen last
        QVERIFY(!two.page().sideCards()->isShown(SideView::RotationMatrix));

        tests::WindowFixture three(large);
        session = two.window.session(1);
        session.place.rect.setSize(large);
        three.window.resume(session);
        QVERIFY(three.settle());
        QVERIFY(three.page().sideCards()->isShown(SideView::RotationMatrix));
        QVERIFY(three.page().sideCards()->isShown(SideView::Row));
        for (auto *fixture : {&one, &two, &three})
            leave(*fixture);
    }

    void anotherMethodAndBackShowsTheSamePictures()
    {
        tests::WindowFixture fixture(large);
        QVERIFY(fixture.settle());
        fixture.page().sideCards()->show(SideView::RotationCost);
        fixture.page().pickMethod(MethodId::Alibi);
        QVERIFY(fixture.settle());
        fixture.page().sideCards()->show(SideView::Forms);
        QVERIFY(fixture.page().sideCards()->isShown(SideView::Forms));
        fixture.page().pickMethod(MethodId::Rope);
        QVERIFY(fixture.settle());
        QVERIFY(fixture.page().sideCards()->isShown(SideView::RotationCost));
        fixture.page().pickMethod(MethodId::Alibi);
        QVERIFY(fixture.settle());
        QVERIFY(fixture.page().sideCards()->isShown(SideView::Forms));
        leave(fixture);
    }

    void theMapIsThatOfThePredecessor()
    {
        tests::WindowFixture one;
        core::Scene scene;
        scene.model.content.source = core::ContentSource::Random;
        scene.model.content.n = 24;
        one.load(scene);
        QVERIFY(one.settle());
        const app::MapCard &card = *one.page().mapCard();
        card.map()->zoomBy(1.5, card.map()->geometryNow()->map.center());
        widgets::Button *lock = lockOf(card);
        QVERIFY(lock);
        lock->click();
        // Colours that this scene would not have by itself.
        scene = one.scene();
        scene.model.scale = core::ScoreScale::None;
        one.window.store().edit(scene, QStringLiteral("scale"), widgets::newGesture());
        QVERIFY(one.settle());
        const Session session = one.window.session(1);
        QVERIFY(!session.scene.view.colors.isNull());
        QVERIFY(!session.look.map.rows.isWhole());

        tests::WindowFixture two;
        two.window.resume(session);
        QVERIFY(two.settle());
        const app::MapCard &next = *two.page().mapCard();
        QVERIFY(next.look() == session.look.map);
        QVERIFY(next.map()->isZoomed());
        QVERIFY(next.map()->range() == card.map()->range());
        QCOMPARE(next.map()->geometryNow()->shownRows, card.map()->geometryNow()->shownRows);
        QVERIFY(!lockOf(next)); // it shows the closed one
        QVERIFY(two.window.session(1).look == session.look);
        for (auto *fixture : {&one, &two})
            leave(*fixture);
    }

    void theMapIsAsLargeAsItIsDrawn_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("heads");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("least");
        QTest::newRow("with heads") << 12 << 8 << large << 28.0;
        QTest::newRow("one head") << 12 << 1 << large << 31.0;
        QTest::newRow("16 tokens with heads") << 16 << 8 << large << 21.0;
        QTest::newRow("16 tokens") << 16 << 1 << large << 22.0;
        QTest::newRow("small") << 12 << 8 << QSize(1024, 768) << 22.0;
    }
    /// Numbers stand in cells of 21 pixels and more.
    void theMapIsAsLargeAsItIsDrawn()
    {
        QFETCH(int, tokens);
        QFETCH(int, heads);
        QFETCH(QSize, size);
        QFETCH(double, least);
        tests::WindowFixture fixture(size);
        core::Scene scene = fixture.scene();
        scene.model.content.heads = heads;
        scene.model.content.tokens.assign(std::size_t(tokens), "after");
        for (const MethodId method : core::allMethods) {
            scene.model.method = method;
            fixture.load(scene);
            QVERIFY(fixture.settle());
            const auto g = fixture.page().mapCard()->map()->geometryNow();
            QVERIFY2(g && g->cellSide() >= least,
                     qPrintable(QStringLiteral("%1: %2").arg(int(method)).arg(g->cellSide())));
        }
        leave(fixture);
    }

    void pinsMoveNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 768);
        QTest::newRow("large") << large;
        QTest::newRow("wide") << QSize(1920, 1080);
    }
    void pinsMoveNothing()
    {
        QFETCH(QSize, size);
        tests::WindowFixture fixture(size);
        core::Scene scene = fixture.scene();
        scene.model.content.heads = 8;
        for (const MethodId method : core::allMethods) {
            scene.model.method = method;
            scene.view.pins = {};
            fixture.load(scene);
            QVERIFY(fixture.settle());
            const app::PairCard &pair = *fixture.page().pairCard();
            const QRect place = pair.geometry();
            const QRect numbers = pair.numbers()->geometry();
            const auto map = fixture.page().mapCard()->map()->geometryNow();
            QVERIFY(pair.pins()->isHidden());
            for (const int key : {0, 1}) {
                scene.view = core::withPinToggled(scene.view, {{1}, {key}});
                fixture.window.store().setView(scene.view);
                QVERIFY(fixture.settle());
                QVERIFY(pair.pins()->isVisible());
                QCOMPARE(pair.geometry(), place);
                QCOMPARE(pair.numbers()->geometry(), numbers);
                QVERIFY(fixture.page().mapCard()->map()->geometryNow() == map);
                // The proofs make room, and stay within reach.
                QVERIFY(pair.rect().contains(pair.pins()->geometry()));
                QVERIFY(pair.pins()->geometry().right() < pair.chips()->x());
                QTRY_VERIFY(pair.chips()->countChip()->isVisible());
                QVERIFY(pair.chips()->rect().contains(pair.chips()->countChip()->geometry()));
            }
            fixture.window.store().setView(core::withoutPins(scene.view));
            QVERIFY(fixture.settle());
            QVERIFY(pair.pins()->isHidden());
            QCOMPARE(pair.chips()->x(), pair.width() - pair.chips()->geometry().right() - 1);
        }
        leave(fixture);
    }

    /// With the sign that goes back to the default beside every one.
    void noNameOfAParameterIsCut()
    {
        tests::WindowFixture fixture({1024, 768});
        core::Scene scene = fixture.scene();
        const std::pair<const char *, double> changes[] = {
            {"content.d_model", 128}, {"content.d_head", 16}, {"content.heads", 8},
            {"content.seed", 2},      {"position_start", 3},  {"learned.length", 256},
            {"learned.seed", 2},      {"t5.buckets", 16},     {"t5.max_distance", 64},
            {"t5.seed", 2},           {"shaw.radius", 3},     {"shaw.seed", 2},
            {"alibi.max_bias", 4},    {"rope.base", 5000},    {"rope.rotary_dim", 8},
            {"sinusoidal.base", 5000}};
        for (const auto &[key, value] : changes) {
            const auto next = core::edited(scene, key, core::Value(value));
            QVERIFY2(std::holds_alternative<core::Scene>(next), key);
            scene = std::get<core::Scene>(next);
        }
        int names = 0;
        for (const MethodId method : core::allMethods) {
            scene.model.method = method;
            fixture.load(scene);
            QVERIFY(fixture.settle());
            for (const auto *slider :
                 fixture.page().parameters()->findChildren<widgets::ParamSlider *>())
                if (slider->isVisible() && !slider->nameShown().isEmpty()) {
                    ++names;
                    QVERIFY2(!slider->nameShown().contains(u'…'), qPrintable(slider->nameShown()));
                }
        }
        QVERIFY(names > 40);
        leave(fixture);
    }

    void tabsLeaveNoCaveatOut()
    {
        tests::WindowFixture fixture({1024, 768});
        fixture.page().pickMethod(MethodId::Learned);
        QVERIFY(fixture.settle());
        app::SideCards *side = fixture.page().sideCards();
        const auto said = [&fixture] {
            for (const auto *label : fixture.page().findChildren<QLabel *>())
                if (label->isVisible() && label->text().startsWith(u"untrained"))
                    return true;
            return false;
        };
        for (const SideView view :
             {SideView::FourParts, SideView::InputSums, SideView::LearnedTable}) {
            side->show(view);
            QVERIFY(said());
        }
        fixture.page().pickMethod(MethodId::Rope);
        QVERIFY(fixture.settle());
        QVERIFY(!said());
        leave(fixture);
    }

    void theStatusLineStandsInThePagesMargin()
    {
        tests::WindowFixture fixture(large);
        QVERIFY(fixture.settle());
        QWidget *line = fixture.window.tools().statusLine();
        const QWidget *pair = fixture.page().pairCard();
        QVERIFY(line->isVisible());
        const int with = pair->mapTo(&fixture.window, QPoint(0, pair->height())).y();
        QVERIFY(line->mapTo(&fixture.window, QPoint()).y() >= with);
        fixture.window.actions().statusLine->trigger();
        QVERIFY(!line->isVisible());
        QTRY_COMPARE(fixture.page().height(), 856);
        const int without = pair->mapTo(&fixture.window, QPoint(0, pair->height())).y();
        QCOMPARE(without, large.height() - 12);
        QVERIFY(without - with <= 8);
        leave(fixture);
    }

    /// Another process sets its own size of the interface.
    void theSizeIsThatOfThisProcess()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.ini"));
        app::Settings mine(path);
        {
            app::Settings other(path);
            other.setZoom(1.5);
        }
        QCOMPARE(mine.zoom(), 1.0);
        QCOMPARE(app::Settings(path).zoom(), 1.5);
        mine.setZoom(1.25);
        QCOMPARE(mine.zoom(), 1.25);
    }
};

QTEST_MAIN(TestWindowLook)
#include "tst_windowlook.moc"
