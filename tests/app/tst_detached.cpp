// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/pages/detachedviews.h"
#include "app/pages/mapcard.h"
#include "app/pages/picturesize.h"
#include "app/pages/sidecard.h"
#include "app/pages/sidecards.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/button.h"
#include "widgets/headgridview.h"
#include "widgets/heatmapview.h"

#include <QAction>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <cstdlib>

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

/// The share of pixels that are not alike.
double differing(const QImage &a, const QImage &b)
{
    const auto far = [](int x, int y) { return std::abs(x - y) > 96; };
    qint64 count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            count += far(qRed(p), qRed(q)) || far(qGreen(p), qGreen(q)) || far(qBlue(p), qBlue(q));
        }
    return double(count) / (double(a.width()) * a.height());
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
        fixture.page().mapCard()->setRangeHeld(true);
        core::Scene next = fixture.scene();
        next.model.alibi.maxBias = 1;
        fixture.window.store().edit(next, QStringLiteral("max"), widgets::newGesture());
        QTRY_COMPARE(copy->frame()->key.alibi.maxBias, 1.0);
        QCOMPARE(map->range(), range);
        QCOMPARE(copy->range(), range);
        fixture.page().mapCard()->setRangeHeld(false);
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

    void aLargerPictureIsTheSameOneOnFinerPixels_data()
    {
        aButtonOpensTheSamePictureOnTheOtherScreen_data();
    }

    void aLargerPictureIsTheSameOneOnFinerPixels()
    {
        QFETCH(int, method);
        QFETCH(int, kind);
        Fixture fixture;
        fixture.load(sceneWith(static_cast<MethodId>(method), 1));
        QVERIFY(fixture.settle());
        DetachedView *view = fixture.detach(static_cast<SideView>(kind));
        QTRY_VERIFY(fixture.settle());
        widgets::PictureView &picture = *view->picture();
        picture.clearFocus();
        const QSize room(480, 400);
        picture.setScale(1);
        picture.resize(room);
        QImage fine(room * 2, QImage::Format_RGB32);
        fine.setDevicePixelRatio(2);
        picture.render(&fine);
        picture.resize(room * 2);
        picture.setScale(2);
        QCOMPARE(picture.area(), QRect(QPoint(), room));
        QImage large(room * 2, QImage::Format_RGB32);
        picture.render(&large);
        // Lines that were put on whole pixels may lie half a pixel beside.
        QVERIFY2(differing(fine, large) < 0.005,
                 qPrintable(QString::number(differing(fine, large))));
        picture.setScale(1);
        picture.render(&large);
        QVERIFY2(differing(fine, large) > 0.005, "the comparison sees no difference");
    }

    void theHandFindsInALargerPictureWhatItSees()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        DetachedView *view = fixture.detach(SideView::Map);
        view->resize(1500, 960);
        auto *map = qobject_cast<widgets::HeatmapView *>(view->picture());
        QTRY_VERIFY(map->scale() > 1.3);
        const auto place = [map](int row, int column) {
            return (map->geometryNow()->cell(row, column).center() * map->scale()).toPoint();
        };
        QTest::mouseClick(map, Qt::LeftButton, {}, place(6, 1));
        QCOMPARE(fixture.scene().view.query, 6);
        QCOMPARE(fixture.scene().view.key, 1);
        tests::moveTo(*map, place(3, 4), {});
        QCOMPARE(fixture.page().mapCard()->map()->hover().query, std::optional(3));
        QVERIFY(tests::turnWheel(*map, place(5, 5), {0, 120}));
        QVERIFY(map->isZoomed());
        QCOMPARE(map->geometryNow()->cellAt(QPointF(place(5, 5)) / map->scale()),
                 std::optional(widgets::CellIndex{5, 5}));
        // Of the row that changes, no pixel stays behind.
        map->fit();
        QTest::keyClick(map, Qt::Key_Up);
        map->clearFocus();
        const QImage shown = map->grab().toImage();
        map->update();
        QCOMPARE(shown, map->grab().toImage());
    }

    void scrollBarsStandAtTheEdgeOfALargerPicture()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Rope, 1);
        scene.model.content.dHead = scene.model.content.dModel = 128;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        DetachedView *view = fixture.detach(SideView::Rotation);
        view->resize(1200, 600);
        view->chooseSize(2.0);
        QTRY_VERIFY(fixture.settle());
        auto *bar = view->picture()->findChild<QScrollBar *>();
        QVERIFY(bar && bar->isVisible());
        QCOMPARE(bar->geometry().right(), view->picture()->rect().right());
        QCOMPARE(bar->width(), 20);
    }

    void thePictureGrowsWithTheWindowOrIsAsLargeAsChosen()
    {
        using app::pictureSize;
        QCOMPARE(pictureSize({960, 680}, {}), 1.0);
        QCOMPARE(pictureSize({700, 400}, {}), 1.0);
        QCOMPARE(pictureSize({1920, 1360}, {}), 2.0);
        QCOMPARE(pictureSize({1920, 1080}, {}), 1.55);
        QCOMPARE(pictureSize({9600, 6800}, {}), 4.0);
        QCOMPARE(pictureSize({960, 680}, 2.0), 2.0);
        QCOMPARE(pictureSize({960, 680}, 4.0), 2.4); // no less room than in the smallest window
        QCOMPARE(pictureSize({320, 280}, 2.0), 1.0);
        QCOMPARE(app::pictureSizeAfter(1.55, 1), 1.75);
        QCOMPARE(app::pictureSizeAfter(1.55, -1), 1.5);
        QCOMPARE(app::pictureSizeAfter(1.5, 1), 1.75);
        QCOMPARE(app::pictureSizeAfter(1.5, -1), 1.25);
        QCOMPARE(app::pictureSizeAfter(4, 1), 4.0);
        QCOMPARE(app::pictureSizeAfter(1, -1), 1.0);
    }

    void keysChangeTheSizeOfThePictureOnly()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        DetachedView *view = fixture.detach(SideView::Map);
        view->resize(960, 680);
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view, tests::patience));
        QCOMPARE(view->picture()->scale(), 1.0);
        QTest::keyClick(view->picture(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(view->picture(), Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(view->picture()->scale(), 1.5);
        QTest::keyClick(view->picture(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(view->picture()->scale(), 1.25);
        QCOMPARE(view->chosenSize(), std::optional(1.25));
        QCOMPARE(fixture.settings.zoom(), 1.0);
        // The next window has it, too; that of before is as the window asks for.
        QCOMPARE(fixture.detach(SideView::Curve)->picture()->scale(), 1.25);
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view, tests::patience));
        QTest::keyClick(view->picture(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view->chosenSize(), std::nullopt);
        view->resize(1440, 1020);
        QTRY_COMPARE(view->picture()->scale(), 1.5);
    }

    void anotherPictureIsChosenInTheWindow()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 1));
        QVERIFY(fixture.settle());
        DetachedView *view = fixture.detach(SideView::Rotation);
        const auto &offered = view->offered();
        QCOMPARE(offered.front(), SideView::Map);
        for (const auto &list : app::sideViewsOf(MethodId::Rope))
            for (const SideView kind : list)
                QVERIFY(std::find(offered.begin(), offered.end(), kind) != offered.end());
        const auto choose = [](DetachedView *window, SideView kind) {
            const auto &all = window->offered();
            window->choose(static_cast<int>(std::find(all.begin(), all.end(), kind) - all.begin()));
        };
        choose(view, SideView::Curve);
        QCOMPARE(view->kind(), SideView::Curve);
        QVERIFY(!fixture.detached(SideView::Rotation));
        QCOMPARE(fixture.detached(SideView::Curve), view);
        QCOMPARE(view->picture()->frame(), fixture.window.scheduler().frame());
        QTest::keyClick(view->picture(), Qt::Key_Right); // it edits the page as the first one did
        QCOMPARE(fixture.scene().view.key, 3);
        // The map takes the colours of the page's.
        choose(view, SideView::Map);
        QTRY_COMPARE(qobject_cast<widgets::HeatmapView *>(view->picture())->range(),
                     fixture.page().mapCard()->map()->range());
        // Each picture has one window: they exchange theirs.
        DetachedView *other = fixture.detach(SideView::Row);
        choose(other, SideView::Map);
        QCOMPARE(fixture.detached(SideView::Map), other);
        QCOMPARE(fixture.detached(SideView::Row), view);
        QCOMPARE(view->kind(), SideView::Row);
        fixture.page().pickMethod(MethodId::Alibi);
        QVERIFY(fixture.settle());
        choose(view, SideView::Slopes);
        QTRY_VERIFY(view->showsPicture());
        QCOMPARE(fixture.page().detached().kinds().size(), std::size_t(2));
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
