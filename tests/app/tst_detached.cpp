// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/pages/detachedviews.h"
#include "app/pages/mapcard.h"
#include "app/pages/sidecard.h"
#include "app/pages/sidecards.h"
#include "tests/support/windowfixture.h"
#include "widgets/button.h"
#include "widgets/headgridview.h"
#include "widgets/heatmapview.h"

#include <QAction>
#include <QScreen>
#include <QTest>
#include <QUndoStack>

using namespace locus;
using app::DetachedView;
using app::SideView;
using core::MethodId;

namespace {

core::Scene sceneWith(MethodId method, int heads)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.heads = heads;
    scene.model.content.dHead = 8;
    scene.model.content.dModel = 8 * heads;
    scene.model.method = method;
    scene.view.query = 5;
    scene.view.key = 2;
    return scene;
}

/// Without the ring of the keyboard's focus, at the size of \a like.
QImage pixelsOf(widgets::PictureView *picture, QSize size)
{
    picture->clearFocus();
    picture->parentWidget()->resize(size);
    picture->resize(size);
    return picture->grab().toImage();
}

struct Fixture : tests::WindowFixture {
    using WindowFixture::WindowFixture;

    DetachedView *detached(SideView kind) { return page().detached().window(kind); }

    DetachedView *detach(SideView kind)
    {
        page().detached().detach(kind);
        DetachedView *view = detached(kind);
        return QTest::qWaitForWindowExposed(view, tests::patience) ? view : nullptr;
    }
};

} // namespace

class DetachedTest : public QObject {
    Q_OBJECT

private slots:
    void aButtonOpensTheSamePictureOnTheOtherScreen_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("kind");
        for (const MethodId method : core::allMethods) {
            std::vector<SideView> kinds{SideView::Map};
            for (const auto &list : app::sideViewsOf(method))
                kinds.insert(kinds.end(), list.begin(), list.end());
            for (const SideView kind : kinds)
                QTest::addRow("method %d, picture %d", static_cast<int>(method),
                              static_cast<int>(kind))
                    << static_cast<int>(method) << static_cast<int>(kind);
        }
    }

    void aButtonOpensTheSamePictureOnTheOtherScreen()
    {
        QFETCH(int, method);
        QFETCH(int, kind);
        Fixture fixture;
        fixture.load(sceneWith(static_cast<MethodId>(method), 1));
        QVERIFY(fixture.settle());
        const auto wanted = static_cast<SideView>(kind);
        DetachedView *view = fixture.detach(wanted);
        QVERIFY(view);
        QCOMPARE(QGuiApplication::screens().size(), 2);
        QVERIFY(view->screen() != fixture.window.screen());
        QVERIFY(view->screen()->geometry().contains(view->frameGeometry()));
        QVERIFY(view->windowTitle().endsWith(QStringLiteral(" – Locus")));
        QVERIFY(view->showsPicture());
        QTRY_VERIFY(fixture.settle());
        auto *original = wanted == SideView::Map ? fixture.page().mapCard()->map()
                                                 : fixture.page().sideCards()->view(wanted);
        if (wanted != SideView::Map && !fixture.page().sideCards()->isShown(wanted))
            return; // a hidden picture follows when it is chosen
        QTRY_COMPARE(view->picture()->frame(), original->frame());
        const QSize size(500, 420);
        QCOMPARE(pixelsOf(view->picture(), size), pixelsOf(original, size));
    }

    void buttonsInTheHeadersDetach()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        QTest::mouseClick(fixture.page().mapCard()->detachButton(), Qt::LeftButton);
        QVERIFY(fixture.detached(SideView::Map));
        QTest::mouseClick(fixture.page().sideCards()->cards()[0]->detachButton(), Qt::LeftButton);
        QVERIFY(fixture.detached(SideView::Rotation));
        QVERIFY(!fixture.detached(SideView::Curve));
    }

    void theMenuDetachesThePictureInFocus()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        QTest::mouseClick(fixture.page().sideCards()->view(SideView::Curve), Qt::LeftButton, {},
                          QPoint(2, 2));
        fixture.window.actions().detachPicture->trigger();
        QVERIFY(fixture.detached(SideView::Curve));
        QVERIFY(!fixture.detached(SideView::Map));
        // Once is enough: the window comes to the front.
        DetachedView *first = fixture.detached(SideView::Curve);
        fixture.window.actions().detachPicture->trigger();
        QCOMPARE(fixture.detached(SideView::Curve), first);
    }

    void itFollowsFrameViewHoverAndTheme()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        DetachedView *view = fixture.detach(SideView::Map);
        QVERIFY(view);
        core::Scene next = fixture.scene();
        next.model.rope.base = 300;
        fixture.window.store().edit(next, QStringLiteral("base"), widgets::newGesture());
        QTRY_COMPARE(view->picture()->frame()->key.rope.base, 300.0);
        core::View look = fixture.scene().view;
        look.stage = core::Stage::Scores;
        look.query = 3;
        fixture.window.store().setView(look);
        QTRY_COMPARE(view->picture()->view().query, 3);
        QTRY_COMPARE(view->windowTitle(), QStringLiteral("Scores – Locus"));
        emit fixture.page().mapCard()->map()->hovered({.query = 4, .key = 1});
        QCOMPARE(view->picture()->hover().query, std::optional(4));
        const QColor light = view->picture()->grab().toImage().pixelColor(2, 2);
        fixture.window.setDarkTheme(true);
        QVERIFY(view->picture()->theme().isDark);
        QVERIFY(view->picture()->grab().toImage().pixelColor(2, 2) != light);
        fixture.window.setDarkTheme(false);
    }

    void itKeepsTheColoursOfTheMapDuringADrag()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Alibi, 1));
        QVERIFY(fixture.settle());
        auto *map = fixture.page().mapCard()->map();
        core::View look = fixture.scene().view;
        look.stage = core::Stage::Bias;
        fixture.window.store().setView(look);
        QTRY_COMPARE(map->view().stage, core::Stage::Bias);
        auto *copy = qobject_cast<widgets::HeatmapView *>(fixture.detach(SideView::Map)->picture());
        QVERIFY(copy);
        const auto range = map->range();
        QCOMPARE(copy->range(), range);
        map->setRangeLocked(true);
        core::Scene next = fixture.scene();
        next.model.alibi.maxBias = 1;
        fixture.window.store().edit(next, QStringLiteral("max"), widgets::newGesture());
        QTRY_COMPARE(copy->frame()->key.alibi.maxBias, 1.0);
        QCOMPARE(map->range(), range);
        QCOMPARE(copy->range(), range);
        map->setRangeLocked(false);
        QVERIFY(map->range() != range);
        QCOMPARE(copy->range(), map->range());
    }

    void whatIsDoneInItIsDoneOnThePage()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        auto *map = qobject_cast<widgets::HeatmapView *>(fixture.detach(SideView::Map)->picture());
        QVERIFY(map->geometryNow());
        QTest::mouseClick(map, Qt::LeftButton, {},
                          map->geometryNow()->cell(6, 1).center().toPoint());
        QCOMPARE(fixture.scene().view.query, 6);
        QCOMPARE(fixture.scene().view.key, 1);
        // The keys of the main window too.
        map->window()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(map->window(), tests::patience));
        QTest::keyClick(map, Qt::Key_6);
        QCOMPARE(fixture.scene().model.method, MethodId::Alibi);
    }

    void stagesThatOnlyItShowsAreComputed()
    {
        Fixture fixture;
        core::Scene wide = sceneWith(MethodId::Alibi, 12);
        wide.model.content.source = core::ContentSource::Random;
        wide.model.content.n = 256; // too many cells for thumbnails of every head
        fixture.load(wide);
        QVERIFY(fixture.settle());
        QVERIFY(!app::MapCard::showsAllHeads(fixture.scene().model));
        QVERIFY(!fixture.window.scheduler().frame()->image(core::Stage::Weights, 11));
        DetachedView *view = fixture.detach(SideView::HeadMaps);
        QVERIFY(view && view->showsPicture());
        QTRY_VERIFY_WITH_TIMEOUT(view->picture()->frame()->image(core::Stage::Weights, 11),
                                 tests::patience);
        QVERIFY(!fixture.scene().view.allHeads);
        auto *grid = qobject_cast<widgets::HeadGridView *>(view->picture());
        QTest::mouseClick(grid, Qt::LeftButton, {},
                          grid->geometryNow().mapRect(7).center().toPoint());
        QCOMPARE(fixture.scene().view.head, 7);
    }

    void aPictureThatIsGoneSaysSoAndComesBack()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        DetachedView *view = fixture.detach(SideView::Rotation);
        QVERIFY(view->showsPicture());
        fixture.page().pickMethod(MethodId::Alibi);
        QTRY_VERIFY(!view->showsPicture());
        QVERIFY(!view->sentence().isEmpty());
        QVERIFY(fixture.settle());
        fixture.page().pickMethod(MethodId::Sinusoidal);
        QTRY_VERIFY(view->showsPicture());
        QTRY_COMPARE(view->picture()->frame()->key.method, MethodId::Sinusoidal);
        DetachedView *heads = fixture.detach(SideView::HeadPlot);
        QVERIFY(!heads->showsPicture());
        fixture.load(sceneWith(MethodId::Rope, 4));
        QTRY_VERIFY(heads->showsPicture());
    }

    void escapeLeavesTheFullScreenThenTheWindow()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        QPointer<DetachedView> view = fixture.detach(SideView::Map);
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view, tests::patience));
        view->resize(700, 510);
        QTest::keyClick(view->picture(), Qt::Key_F11);
        QVERIFY(view->isFullScreen());
        QTest::keyClick(view->picture(), Qt::Key_Escape);
        QVERIFY(!view->isFullScreen());
        QTest::keyClick(view->picture(), Qt::Key_F11);
        QTest::keyClick(view->picture(), Qt::Key_F11);
        QVERIFY(!view->isFullScreen());
        QTest::keyClick(view->picture(), Qt::Key_Escape);
        QTRY_VERIFY(!view);
        QVERIFY(!fixture.detached(SideView::Map));
        // Whoever was in focus is gone: the map stands in.
        QVERIFY(!fixture.page().pictureInFocus().isNull());
        // The size is all that it remembers.
        QCOMPARE(fixture.detach(SideView::Curve)->size(), QSize(700, 510));
        fixture.window.close();
        QVERIFY(!fixture.detached(SideView::Curve));
        QCOMPARE(fixture.settings.detachedSize(), QSize(700, 510));
    }
};

QTEST_MAIN(DetachedTest)
#include "tst_detached.moc"
