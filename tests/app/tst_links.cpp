// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/mapcard.h"
#include "app/pages/paircard.h"
#include "app/pages/sidecards.h"
#include "core/inspect.h"
#include "core/pins.h"
#include "tests/support/windowfixture.h"
#include "widgets/headstrip.h"
#include "widgets/heatmapview.h"
#include "widgets/pairnumbers.h"
#include "widgets/pinsview.h"
#include "widgets/tokenstrip.h"

#include <QSignalSpy>
#include <QTest>

using namespace locus;

namespace {

core::Scene scene(core::MethodId method)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.dHead = 16;
    scene.model.content.dModel = 32;
    scene.model.method = method;
    scene.view.query = 5;
    scene.view.key = 2;
    return scene;
}

QPoint centerOf(const widgets::HeatmapView &map, int query, int key)
{
    return map.geometryNow()->cell(query, key).center().toPoint();
}

} // namespace

/// What is pointed at or pinned in one place shows in every other.
class LinksTest : public QObject {
    Q_OBJECT

private slots:
    void hoverReachesEveryView()
    {
        tests::WindowFixture fixture;
        fixture.load(scene(core::MethodId::Rope));
        QVERIFY(fixture.settle());
        auto *map = fixture.page().mapCard()->map();
        auto *curve = fixture.page().sideCards()->view(app::SideView::Curve);
        auto *numbers = fixture.page().pairCard()->numbers();
        emit numbers->hovered({.delta = -3});
        QVERIFY((map->hover() == widgets::Hover{.delta = -3}));
        QVERIFY((curve->hover() == widgets::Hover{.delta = -3}));
        emit map->hovered({.query = 4, .key = 1, .delta = -3});
        QVERIFY((curve->hover() == widgets::Hover{.query = 4, .key = 1, .delta = -3}));
        emit map->hovered({});
        QVERIFY(curve->hover() == widgets::Hover{});
    }

    void tokensUnderThePointerAreMarked()
    {
        tests::WindowFixture fixture;
        fixture.load(scene(core::MethodId::Alibi));
        QVERIFY(fixture.settle());
        auto *strip = fixture.page().pairCard()->strip();
        const QImage before = strip->grab().toImage();
        emit fixture.page().mapCard()->map()->hovered({.query = 6, .key = 1, .delta = -5});
        QVERIFY(strip->grab().toImage() != before);
        emit fixture.page().mapCard()->map()->hovered({});
        QCOMPARE(strip->grab().toImage(), before);
        QTest::mouseMove(strip, *strip->chipCenter(1));
        QTRY_VERIFY((fixture.page().mapCard()->map()->hover() == widgets::Hover{.key = 1}));
    }

    void barsAndHeadsAnswerThePointer()
    {
        tests::WindowFixture fixture;
        core::Scene heads = scene(core::MethodId::Alibi);
        heads.model.content.heads = 2;
        fixture.load(heads);
        QVERIFY(fixture.settle());
        auto *row = fixture.page().sideCards()->view(app::SideView::Row);
        auto *strip = fixture.page().mapCard()->findChild<widgets::HeadStrip *>();
        const QImage bars = row->grab().toImage(), thumbs = strip->grab().toImage();
        emit fixture.page().mapCard()->map()->hovered({.query = 6, .key = 1, .delta = -5});
        QVERIFY(row->grab().toImage() != bars);
        QCOMPARE(strip->grab().toImage(), thumbs);
        emit fixture.page().pairCard()->numbers()->hovered({.head = 1});
        QCOMPARE(row->grab().toImage(), bars);
        QVERIFY(strip->grab().toImage() != thumbs);
        QTest::mouseMove(strip, strip->thumbRect(0).center().toPoint());
        QTRY_VERIFY((fixture.page().mapCard()->map()->hover() == widgets::Hover{.head = 0}));
    }

    void twoPinsAreCompared()
    {
        tests::WindowFixture fixture;
        fixture.load(scene(core::MethodId::Alibi));
        QVERIFY(fixture.settle());
        auto *map = fixture.page().mapCard()->map();
        auto *pins = fixture.page().pairCard()->pins();
        QVERIFY(pins->isHidden());
        const int undo = fixture.window.store().undoStack()->count();
        QTest::mouseClick(map, Qt::LeftButton, Qt::ShiftModifier, centerOf(*map, 6, 1));
        QVERIFY(!pins->isHidden());
        QTest::mouseClick(map, Qt::LeftButton, Qt::ShiftModifier, centerOf(*map, 4, 3));
        QCOMPARE(fixture.window.store().undoStack()->count(), undo); // looking is not undone
        const auto &prepared = *fixture.window.scheduler().frame()->prepared;
        const auto a = core::inspectPair(prepared, {0}, {6}, {1});
        const auto b = core::inspectPair(prepared, {0}, {4}, {3});
        const QString text = pins->accessibleDescription();
        for (const double value : {a.score, b.score})
            QVERIFY2(text.contains(QLocale::c().toString(std::abs(value), 'f', 3)),
                     qPrintable(text));
        const QString difference = QLocale::c().toString(std::abs(b.score - a.score), 'f', 3);
        QVERIFY2(text.section(QLatin1Char('\n'), -1).contains(difference), qPrintable(text));
        // The crosshair stays where it was; Escape lets the pins go.
        QCOMPARE(fixture.scene().view.query, 5);
        map->setFocus();
        QTest::mouseMove(map, centerOf(*map, 4, 3)); // not what is pointed at, first
        QTest::keyClick(map, Qt::Key_Escape);
        QVERIFY(fixture.scene().view.pins.isNull());
        QVERIFY(pins->isHidden());
    }

    void theCrossOfAPinLetsItGo()
    {
        tests::WindowFixture fixture;
        core::Scene pinned = scene(core::MethodId::T5);
        pinned.view = core::withPinToggled(pinned.view, {core::QueryIndex{6}, core::KeyIndex{1}});
        pinned.view = core::withPinToggled(pinned.view, {core::QueryIndex{4}, core::KeyIndex{3}});
        fixture.load(pinned);
        QVERIFY(fixture.settle());
        auto *pins = fixture.page().pairCard()->pins();
        QTRY_VERIFY(pins->isVisible());
        QSignalSpy gone(pins, &widgets::PinsView::cellPinned);
        QTest::keyClick(pins, Qt::Key_Right);
        QTest::keyClick(pins, Qt::Key_Delete);
        QCOMPARE(gone.takeFirst(), (QVariantList{4, 3}));
        QCOMPARE(core::pinsOf(fixture.scene().view).size(), std::size_t(1));
        QTest::keyClick(pins, Qt::Key_Return);
        QCOMPARE(fixture.scene().view.query, 6);
        QCOMPARE(fixture.scene().view.key, 1);
    }
};

QTEST_MAIN(LinksTest)
#include "tst_links.moc"
