// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of T5 and ALiBi in the real window: what is dragged in them is an edit of the scene.
#include "app/pages/sidecard.h"
#include "app/pages/sidecards.h"
#include "core/position/t5.h"
#include "tests/support/shownwords.h"
#include "tests/support/windowfixture.h"
#include "widgets/alibilinesview.h"
#include "widgets/bucketrulerview.h"
#include "widgets/button.h"
#include "widgets/segmented.h"

#include <QUndoStack>

using namespace locus;

namespace {

struct Fixture : tests::WindowFixture {
    explicit Fixture(core::MethodId method)
    {
        core::Scene scene;
        scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
        scene.model.content.heads = 3;
        scene.model.method = method;
        scene.view.query = 5;
        scene.view.key = 2;
        scene.view.head = 1;
        load(scene);
    }
    template <class View>
    [[nodiscard]] View *view(app::SideView kind)
    {
        return qobject_cast<View *>(page().sideCards()->view(kind));
    }
};

void drag(QWidget *view, QPointF from, const QList<QPointF> &path)
{
    const auto send = [view](QEvent::Type type, QPointF at, Qt::MouseButton button,
                             Qt::MouseButtons held) {
        QMouseEvent event(type, at, view->mapToGlobal(at), button, held, {});
        QCoreApplication::sendEvent(view, &event);
        QCoreApplication::processEvents();
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (const QPointF &at : path)
        send(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, path.last(), Qt::LeftButton, Qt::NoButton);
}

} // namespace

class TestBiasPictures : public QObject {
    Q_OBJECT
private slots:
    void aStepIsOneUndoEntryAndLeavesTheOthers()
    {
        Fixture fixture(core::MethodId::T5);
        QVERIFY(fixture.settle());
        auto *ruler = fixture.view<widgets::BucketRulerView>(app::SideView::Ruler);
        QVERIFY(ruler && ruler->isVisible());
        const core::Scene before = fixture.scene();
        const core::Matrix<double> untrained = core::t5Table(before.model.t5, 3);
        const widgets::BucketRulerGeometry g = ruler->geometryNow();
        const QPointF step(g.x(-3), g.y(untrained(3, 1)));
        drag(ruler, step, {step - QPointF(0, 4), step - QPointF(0, 17), step - QPointF(0, 30)});
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
        const core::Tensor &table = fixture.scene().model.t5.table;
        for (int bucket = 0; bucket < 32; ++bucket)
            for (int head = 0; head < 3; ++head)
                if (bucket != 3 || head != 1)
                    QCOMPARE(table.at(bucket, head), untrained(bucket, head));
        QVERIFY(table.at(3, 1) > untrained(3, 1));
        QVERIFY(fixture.settle());
        QVERIFY(std::abs(g.y(table.at(3, 1)) - (step.y() - 30)) < 1); // under the pointer
        QCOMPARE(ruler->data().table(3, 1), table.at(3, 1));
        fixture.window.store().undoStack()->undo();
        QVERIFY(fixture.scene() == before);
    }

    void aStepBroughtBackIsNoEdit()
    {
        Fixture fixture(core::MethodId::T5);
        QVERIFY(fixture.settle());
        auto *ruler = fixture.view<widgets::BucketRulerView>(app::SideView::Ruler);
        const core::Scene before = fixture.scene();
        const widgets::BucketRulerGeometry g = ruler->geometryNow();
        const QPointF step(g.x(-3), g.y(ruler->data().table(3, 1)));
        drag(ruler, step, {step - QPointF(0, 20), step});
        QVERIFY(fixture.scene() == before);
        QCOMPARE(fixture.window.store().undoStack()->count(), 0);
        QVERIFY(!fixture.window.store().isModified());
    }

    void handlesOfTheRulerMoveTheirSliders()
    {
        Fixture fixture(core::MethodId::T5);
        QVERIFY(fixture.settle());
        auto *ruler = fixture.view<widgets::BucketRulerView>(app::SideView::Ruler);
        const widgets::BucketRulerGeometry g = ruler->geometryNow();
        const QPointF knob = g.distanceHandle.center();
        const double side = g.handlesLeft ? -1 : 1;
        drag(ruler, knob, {{g.x(side * 100), knob.y()}, {g.x(side * 64), knob.y()}});
        QCOMPARE(fixture.scene().model.t5.maxDistance, std::int64_t{64});
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
        QVERIFY(fixture.settle());
        QCOMPARE(ruler->data().params.maxDistance, std::int64_t{64});
    }

    void aLineIsOneUndoEntryAndMarkedCustom()
    {
        Fixture fixture(core::MethodId::Alibi);
        QVERIFY(fixture.settle());
        auto *lines = fixture.view<widgets::AlibiLinesView>(app::SideView::Lines);
        QVERIFY(lines && lines->isVisible());
        const core::Scene before = fixture.scene();
        const std::vector<double> rule = core::alibiRule(3, 8);
        const QPointF line = lines->pointOf(0, -4);
        drag(lines, line, {line - QPointF(0, 5), line - QPointF(0, 20)});
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
        QCOMPARE(fixture.scene().view.head, 0); // the line that was taken
        const core::Tensor &slopes = fixture.scene().model.alibi.slopes;
        QCOMPARE(slopes.size(), std::int64_t{3});
        QVERIFY(slopes[0] < rule[0]);
        QCOMPARE(slopes[1], rule[1]);
        QCOMPARE(slopes[2], rule[2]);
        QVERIFY(fixture.settle());
        QVERIFY(lines->resetButton()->isVisible());
        lines->resetButton()->click();
        QVERIFY(fixture.scene().model == before.model);
        fixture.window.store().undoStack()->undo();
        QVERIFY(!fixture.scene().model.alibi.slopes.isNull());
        fixture.window.store().undoStack()->undo();
        QVERIFY(fixture.scene().model == before.model);
    }

    void aLineBroughtBackFollowsTheRule()
    {
        Fixture fixture(core::MethodId::Alibi);
        QVERIFY(fixture.settle());
        auto *lines = fixture.view<widgets::AlibiLinesView>(app::SideView::Lines);
        const QPointF line = lines->pointOf(1, -4);
        drag(lines, line, {line - QPointF(0, 5), line});
        QVERIFY(fixture.scene().model.alibi.slopes.isNull());
        QCOMPARE(fixture.window.store().undoStack()->count(), 0);
    }

    void theHeaderSpeaksOfThePresentPicture()
    {
        Fixture fixture(core::MethodId::Alibi);
        QVERIFY(fixture.settle());
        auto *lines = fixture.view<widgets::AlibiLinesView>(app::SideView::Lines);
        app::SideCard *card = nullptr;
        for (QWidget *above = lines; above && !card; above = above->parentWidget())
            card = qobject_cast<app::SideCard *>(above);
        QVERIFY(card);
        auto *choice = card->findChild<widgets::Segmented *>();
        QVERIFY(choice);
        // Painted: the hidden pictures keep their own names for screen readers.
        const auto says = [card](const char *words) {
            return tests::shownWords(*card)
                .filter(QStringLiteral("painted|"))
                .join(u'\n')
                .contains(QString::fromUtf8(words));
        };
        emit choice->picked(1);
        QVERIFY(says("Slopes of 3 heads"));
        emit choice->picked(2);
        QVERIFY(says("row 5") && !says("Slopes of"));
    }

    void theRulerPicksTheDisplacement()
    {
        Fixture fixture(core::MethodId::T5);
        QVERIFY(fixture.settle());
        auto *ruler = fixture.view<widgets::BucketRulerView>(app::SideView::Ruler);
        const widgets::BucketRulerGeometry g = ruler->geometryNow();
        drag(ruler, {g.x(-1), g.ruler.center().y()}, {{g.x(-4), g.ruler.center().y()}});
        QCOMPARE(fixture.scene().view.query, 5);
        QCOMPARE(fixture.scene().view.key, 1);
    }
};

QTEST_MAIN(TestBiasPictures)
#include "tst_biaspictures.moc"
