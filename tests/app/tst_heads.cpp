// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/pages/mapcard.h"
#include "app/pages/sidecards.h"
#include "tests/support/windowfixture.h"
#include "widgets/headgridview.h"
#include "widgets/heatmapview.h"

#include <QAction>
#include <QTest>
#include <QUndoStack>

using namespace locus;
using app::SideView;

namespace {

core::Scene scene(int heads)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.heads = heads;
    scene.model.content.dHead = 8;
    scene.model.content.dModel = 8 * heads;
    scene.model.method = core::MethodId::Alibi;
    scene.view.query = 5;
    scene.view.key = 2;
    return scene;
}

/// The grid lies where it will stay, and the head is not scrolled away.
bool showsHead(const widgets::HeadGridView *grid, int head)
{
    const QRectF map = grid->geometryNow().mapRect(head);
    return !map.isEmpty() && grid->height() > 300 && QRectF(grid->rect()).contains(map);
}

} // namespace

class HeadsTest : public QObject {
    Q_OBJECT

private slots:
    void allHeadsStandSideBySide()
    {
        tests::WindowFixture fixture;
        fixture.load(scene(12));
        QVERIFY(fixture.settle());
        auto *card = fixture.page().mapCard();
        fixture.window.actions().allHeads->trigger();
        QTRY_VERIFY(card->grid()->isVisible());
        QVERIFY(!card->map()->isVisible());
        QVERIFY(fixture.page().sideCards()->isShown(SideView::HeadDetail));
        QVERIFY(fixture.page().sideCards()->isShown(SideView::Slopes)); // what differs under ALiBi
        QCOMPARE(fixture.window.store().undoStack()->count(), 0);
        QTRY_VERIFY(showsHead(card->grid(), 11));
        for (int head = 0; head < 12; ++head)
            QVERIFY(showsHead(card->grid(), head));
        QTest::mouseClick(card->grid(), Qt::LeftButton, {},
                          card->grid()->geometryNow().mapRect(8).center().toPoint());
        QCOMPARE(fixture.scene().view.head, 8);
        QTest::keyClick(card->grid(), Qt::Key_Right);
        QCOMPARE(fixture.scene().view.head, 9);
        QTest::keyClick(card->grid(), Qt::Key_Up);
        QCOMPARE(fixture.scene().view.head, 5);
    }

    void doubleClickIsolatesAndEscapeReturns()
    {
        tests::WindowFixture fixture;
        core::Scene all = scene(12);
        all.view.allHeads = true;
        fixture.load(all);
        QVERIFY(fixture.settle());
        auto *card = fixture.page().mapCard();
        QTRY_VERIFY(card->grid()->isVisible());
        QTRY_VERIFY(showsHead(card->grid(), 11));
        QTest::mouseDClick(card->grid(), Qt::LeftButton, {},
                           card->grid()->geometryNow().mapRect(8).center().toPoint());
        QTRY_VERIFY(card->map()->isVisible());
        QCOMPARE(fixture.scene().view.head, 8);
        QVERIFY(!fixture.scene().view.allHeads);
        QTest::keyClick(card->map(), Qt::Key_Escape);
        QTRY_VERIFY(card->grid()->isVisible());
        QCOMPARE(fixture.scene().view.head, 8);
    }

    void oneHeadHasNoGrid()
    {
        tests::WindowFixture fixture;
        core::Scene one = scene(1);
        one.view.allHeads = true;
        fixture.load(one);
        QVERIFY(fixture.settle());
        QVERIFY(fixture.page().mapCard()->map()->isVisible());
        QVERIFY(!fixture.window.actions().allHeads->isEnabled());
    }

    void manyHeadsScroll()
    {
        tests::WindowFixture fixture({1024, 768});
        core::Scene all = scene(64);
        all.view.allHeads = true;
        fixture.load(all);
        QVERIFY(fixture.settle());
        auto *grid = fixture.page().mapCard()->grid();
        QTRY_VERIFY(grid->isVisible());
        QTRY_VERIFY(showsHead(grid, 5));
        QVERIFY(!showsHead(grid, 63));
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_End);
        QCOMPARE(fixture.scene().view.head, 63);
        QVERIFY(showsHead(grid, 63));
        QVERIFY(!showsHead(grid, 0));
    }
};

QTEST_MAIN(HeadsTest)
#include "tst_heads.moc"
