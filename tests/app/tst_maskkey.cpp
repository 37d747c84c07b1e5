// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/scenestore.h"
#include "app/topbar.h"
#include "tests/support/windowfixture.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

using namespace locus;
using core::MaskKind;

namespace {

core::Scene sceneWithAMaskOfItsOwn()
{
    core::Scene scene;
    scene.model.content.tokens = {"a", "b", "c"};
    scene.model.mask = MaskKind::Custom;
    scene.model.allowed = core::Tensor::matrix(3, 3, {1, 0, 1, 1, 1, 0, 0, 1, 1});
    return scene;
}

} // namespace

class MaskKeyTest : public QObject {
    Q_OBJECT

private slots:
    void theKeyTurnsTheCausalMaskOnAndOff()
    {
        tests::WindowFixture fixture;
        core::Scene scene = sceneWithAMaskOfItsOwn();
        scene.model.mask = MaskKind::None;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        const QSignalSpy said(&fixture.page(), &app::ExplorePage::noticed);
        QAction *key = fixture.window.actions().toggleMask;
        key->trigger();
        QCOMPARE(fixture.scene().model.mask, MaskKind::Causal);
        key->trigger();
        QCOMPARE(fixture.scene().model.mask, MaskKind::None); // not the one that stood before none
        QVERIFY(said.isEmpty());
        fixture.window.store().undoStack()->setClean();
    }

    void aMaskOfOnesOwnComesBackWithTheKey()
    {
        tests::WindowFixture fixture;
        const core::Scene scene = sceneWithAMaskOfItsOwn();
        fixture.load(scene);
        QVERIFY(fixture.settle());
        QSignalSpy said(&fixture.page(), &app::ExplorePage::noticed);
        QAction *key = fixture.window.actions().toggleMask;
        key->trigger();
        QCOMPARE(fixture.scene().model.mask, MaskKind::Causal);
        QVERIFY(key->isChecked());
        QCOMPARE(said.size(), 1);
        const QString words = said.first().first().toString();
        QVERIFY2(words.contains(QStringLiteral("Undo")), qPrintable(words));
        const auto labels = fixture.window.findChild<app::TopBar *>()->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [&words](const QLabel *label) { return label->toolTip() == words; }));
        key->trigger();
        QVERIFY(fixture.scene() == scene);
        QVERIFY(!key->isChecked());
        key->trigger();
        fixture.window.store().undoStack()->undo();
        QVERIFY(fixture.scene() == scene);
        QCOMPARE(said.size(), 2);
        fixture.window.store().undoStack()->setClean();
    }

    void aMaskThatNoLongerFitsBecomesNone()
    {
        tests::WindowFixture fixture;
        fixture.load(sceneWithAMaskOfItsOwn());
        QVERIFY(fixture.settle());
        QAction *key = fixture.window.actions().toggleMask;
        key->trigger();
        core::Scene other = fixture.scene();
        other.model.content.tokens = {"a", "b", "c", "d"};
        other.model.allowed = core::Tensor::matrix(2, 2, {1, 0, 1, 1});
        fixture.window.store().edit(other, {}, widgets::newGesture());
        key->trigger();
        QVERIFY(fixture.scene().model.mask != MaskKind::Causal);
        fixture.window.store().undoStack()->setClean();
    }
};

QTEST_MAIN(MaskKeyTest)
#include "tst_maskkey.moc"
