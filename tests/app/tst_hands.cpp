// SPDX-License-Identifier: GPL-3.0-or-later
// q and k of the identical content: dragged by their hands or typed, through the whole window.
#include "app/pages/sidecards.h"
#include "core/inspect.h"
#include "core/names.h"
#include "tests/support/windowfixture.h"
#include "widgets/numberfield.h"
#include "widgets/painters/rotation.h"
#include "widgets/parampanel.h"
#include "widgets/rotationview.h"

#include <QLineEdit>
#include <QTest>
#include <QUndoStack>

#include <cmath>
#include <numbers>

using namespace locus;

namespace {

/// The worked example: q = k = (1, 0), a quarter turn per position.
core::Scene quarterTurns(bool given = true)
{
    core::Scene scene;
    core::Content &content = scene.model.content;
    content.source = core::ContentSource::Identical;
    content.n = 6;
    content.dHead = 2;
    content.dModel = 8;
    if (given)
        content.q = content.k = core::Tensor::vector({1, 0});
    scene.model.mask = core::MaskKind::None;
    scene.model.scale = core::ScoreScale::None;
    scene.model.rope.theta = core::Tensor::scalar(std::numbers::pi / 2);
    scene.view.query = 0;
    scene.view.key = 1;
    scene.view.stage = core::Stage::Scores;
    return scene;
}

double scoreOf(const core::Scene &scene)
{
    return core::inspectPair(core::prepare(scene.model), {0}, {scene.view.query}, {scene.view.key})
        .score;
}

widgets::RotationView *circles(tests::WindowFixture &fixture)
{
    return qobject_cast<widgets::RotationView *>(
        fixture.page().sideCards()->view(app::SideView::Rotation));
}

void type(widgets::NumberField *field, const QString &text)
{
    field->editor()->setFocus();
    field->editor()->selectAll();
    QTest::keyClicks(field->editor(), text);
    QTest::keyClick(field->editor(), Qt::Key_Return);
}

} // namespace

class HandsTest : public QObject {
    Q_OBJECT

private slots:
    void aDraggedHandIsOneEntryOfUndo()
    {
        tests::WindowFixture fixture;
        fixture.load(quarterTurns());
        QVERIFY(fixture.settle());
        auto *view = circles(fixture);
        const auto tips = widgets::handTips(QRectF(view->rect()), *view->frame(), view->view());
        const QPointF center = view->geometryNow().center;
        const QPointF tip = tips.at(1).at; // k', a quarter turn up
        const auto move = [&](QPointF point) {
            QMouseEvent event(QEvent::MouseMove, point, view->mapToGlobal(point), Qt::NoButton,
                              Qt::LeftButton, {});
            QCoreApplication::sendEvent(view, &event);
        };
        QTest::mousePress(view, Qt::LeftButton, {}, tip.toPoint());
        const double length = QLineF(center, tip).length();
        for (const double angle : {1.8, 2.4, std::numbers::pi})
            move(center + length * QPointF(std::cos(angle), -std::sin(angle)));
        QTest::mouseRelease(view, Qt::LeftButton, {}, (center - QPointF(length, 0)).toPoint());
        QVERIFY(fixture.settle());
        // Another quarter turn of the key's content: k = (0, 1), and the score falls from 0 to −1.
        const core::Tensor &k = fixture.scene().model.content.k;
        QCOMPARE(k, core::Tensor::vector({0, 1}));
        QCOMPARE(fixture.scene().model.content.q, core::Tensor::vector({1, 0}));
        QVERIFY(std::abs(scoreOf(fixture.scene()) + 1) < 1e-12);
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
        fixture.window.store().undoStack()->undo();
        QVERIFY(fixture.scene().model == quarterTurns().model);
    }

    void typedEntriesStartFromTheSeed()
    {
        tests::WindowFixture fixture;
        fixture.load(quarterTurns(false));
        QVERIFY(fixture.settle());
        auto *panel = fixture.page().panel();
        QVERIFY(panel->shownKeys().contains(QStringLiteral("content.q")));
        auto *field =
            qobject_cast<widgets::NumberField *>(panel->control(QStringLiteral("content.k[1]")));
        QVERIFY(field);
        type(field, QStringLiteral("2/4"));
        QVERIFY(fixture.settle());
        const core::Content &content = fixture.scene().model.content;
        QCOMPARE(content.k[1], 0.5);
        QVERIFY(!content.q.isNull() && content.q.size() == 2);
        QCOMPARE(field->shownText(), QStringLiteral("0.5"));
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
    }

    void onlyShortVectorsAreTyped()
    {
        tests::WindowFixture fixture;
        core::Scene scene = quarterTurns(false);
        scene.model.rope.theta = {};
        scene.model.content.dHead = 16;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        const auto isOffered = [&] {
            return fixture.page().panel()->shownKeys().contains(QStringLiteral("content.q"));
        };
        QVERIFY(!isOffered());
        scene.model.content.dHead = 8;
        fixture.load(scene);
        QVERIFY(isOffered());
        scene.model.method = core::MethodId::Sinusoidal; // without x it is not defined
        fixture.load(scene);
        QVERIFY(!isOffered());
        fixture.load({});
        QVERIFY(!isOffered());
    }

    void shiftingAllPositionsTurnsHandsAndNoScore()
    {
        tests::WindowFixture fixture;
        core::Scene scene;
        scene.model.content.tokens = {"the", "dog", "bit", "the", "man"};
        scene.model.content.dHead = 8;
        scene.view.query = 3;
        scene.view.key = 1;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        // Among what RoPE owns, before the sizes that all methods share.
        const QStringList keys = fixture.page().panel()->shownKeys();
        QVERIFY(keys.indexOf(QStringLiteral("position_start")) <
                keys.indexOf(QStringLiteral("content.heads")));
        auto *view = circles(fixture);
        const auto before = widgets::handTips(QRectF(view->rect()), *view->frame(), view->view());
        emit fixture.page().panel()->paramEdited(QStringLiteral("position_start"), 7,
                                                 widgets::newGesture());
        QVERIFY(fixture.settle());
        const auto after = widgets::handTips(QRectF(view->rect()), *view->frame(), view->view());
        QVERIFY(QLineF(before[0].at, after[0].at).length() > 5);
        QVERIFY(QLineF(before[1].at, after[1].at).length() > 5);
        QVERIFY(QLineF(before[2].at, after[2].at).length() < 1e-9); // before the rotation
        QVERIFY(std::abs(scoreOf(fixture.scene()) - scoreOf(scene)) < 1e-12);
    }
};

QTEST_MAIN(HandsTest)
#include "tst_hands.moc"
