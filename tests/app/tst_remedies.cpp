// SPDX-License-Identifier: GPL-3.0-or-later
// What helps a learned table that ends too soon.
#include "app/pages/mapcard.h"
#include "app/pages/remedies.h"
#include "tests/support/windowfixture.h"
#include "widgets/button.h"

#include <QTest>
#include <QUndoStack>

using namespace locus;

namespace {

core::Scene learned(int length, std::int64_t start = 0)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man"};
    scene.model.content.dModel = 8;
    scene.model.content.dHead = 4;
    scene.model.method = core::MethodId::Learned;
    scene.model.learned.length = length;
    scene.model.positionStart = start;
    return scene;
}

} // namespace

class RemediesTest : public QObject {
    Q_OBJECT

private slots:
    void onePressMakesTheMethodDefinedAgain_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("press");
        QTest::addColumn<int>("lengthAfter");
        QTest::addColumn<int>("startAfter");
        QTest::newRow("a longer table") << 3 << 0 << 0 << 5 << 0;
        QTest::newRow("a longer table for later positions") << 8 << 6 << 0 << 11 << 6;
        QTest::newRow("earlier positions") << 8 << 6 << 1 << 8 << 0;
        QTest::newRow("positions below 0") << 8 << -2 << 0 << 8 << 0;
    }

    void onePressMakesTheMethodDefinedAgain()
    {
        QFETCH(int, length);
        QFETCH(int, start);
        QFETCH(int, press);
        QFETCH(int, lengthAfter);
        QFETCH(int, startAfter);
        tests::WindowFixture fixture;
        const auto *row = fixture.page().mapCard()->findChild<app::RemedyRow *>();
        QVERIFY(row && !row->isVisible());
        fixture.load(learned(length, start));
        QVERIFY(fixture.settle());
        QVERIFY(row->isVisible());
        QVERIFY(press < std::ssize(row->buttons()));
        row->buttons()[static_cast<std::size_t>(press)]->click();
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.scene().model.learned.length, lengthAfter);
        QCOMPARE(fixture.scene().model.positionStart, std::int64_t{startAfter});
        QVERIFY(!fixture.window.scheduler().frame()->refusal);
        QTRY_VERIFY(!row->isVisible());
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
    }

    void otherRefusalsOfferNothing()
    {
        core::Scene scene = learned(512);
        core::FrameCache cache;
        QVERIFY(app::remediesOf(*cache.compute(scene.model, {})).empty());
        scene.model.method = core::MethodId::T5;
        scene.model.t5.buckets = 1;
        const auto refused = cache.compute(scene.model, {});
        QVERIFY(refused->refusal);
        QVERIFY(app::remediesOf(*refused).empty());
    }
};

QTEST_MAIN(RemediesTest)
#include "tst_remedies.moc"
