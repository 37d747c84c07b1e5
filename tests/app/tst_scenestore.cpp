// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenestore.h"
#include "core/edit.h"

#include <QSignalSpy>
#include <QTest>

using namespace locus;
using app::SceneStore;
using widgets::newGesture;

namespace {

core::Scene withBase(core::Scene scene, double base)
{
    scene.model.rope.base = base;
    return scene;
}

core::Scene shortened(const core::Scene &scene, int n)
{
    return std::get<core::Scene>(core::withLength(scene, n));
}

} // namespace

class TestSceneStore : public QObject {
    Q_OBJECT
private slots:
    void oneEntryPerGesture()
    {
        SceneStore store;
        const auto first = newGesture();
        for (const double base : {9000.0, 8000.0, 7000.0})
            store.edit(withBase(store.gestureStart(first), base), QStringLiteral("Base"), first);
        QCOMPARE(store.undoStack()->count(), 1);
        const auto second = newGesture();
        store.edit(withBase(store.gestureStart(second), 6000), QStringLiteral("Base"), second);
        QCOMPARE(store.undoStack()->count(), 2);
        store.undoStack()->undo();
        QCOMPARE(store.scene().model.rope.base, 7000.0);
        store.undoStack()->undo();
        QCOMPARE(store.scene().model.rope.base, 10000.0);
        store.undoStack()->redo();
        QCOMPARE(store.scene().model.rope.base, 7000.0);
    }

    void editsWithoutGestureStayApart()
    {
        SceneStore store;
        store.edit(withBase(store.scene(), 1), QStringLiteral("Base"), {});
        store.edit(withBase(store.scene(), 2), QStringLiteral("Base"), {});
        QCOMPARE(store.undoStack()->count(), 2);
    }

    void aFigureIsOneStep()
    {
        SceneStore store;
        core::Scene next = store.scene();
        next.figures.emplace_back().name = "fig:1";
        store.edit(next, QStringLiteral("Keep"), newGesture());
        QCOMPARE(store.undoStack()->count(), 1);
        QVERIFY(store.isModified());
        store.edit(withBase(store.scene(), 500), QStringLiteral("Base"), newGesture());
        store.undoStack()->undo();
        QCOMPARE(store.scene().figures.size(), std::size_t(1));
        store.undoStack()->undo();
        QVERIFY(store.scene().figures.empty());
        store.undoStack()->redo();
        QCOMPARE(store.scene().figures.front().name, "fig:1");
    }

    void equalSceneDoesNothing()
    {
        SceneStore store;
        QSignalSpy changed(&store, &SceneStore::sceneChanged);
        store.edit(store.scene(), QStringLiteral("Base"), newGesture());
        QCOMPARE(store.undoStack()->count(), 0);
        QCOMPARE(changed.count(), 0);
    }

    void gestureThatEndsWhereItBeganLeavesNothing()
    {
        SceneStore store;
        const auto before = newGesture();
        store.edit(withBase(store.scene(), 500), QStringLiteral("Base"), before);
        const auto gesture = newGesture();
        for (const double base : {600.0, 700.0, 500.0})
            store.edit(withBase(store.gestureStart(gesture), base), QStringLiteral("Base"),
                       gesture);
        QCOMPARE(store.undoStack()->count(), 1);
        QCOMPARE(store.scene().model.rope.base, 500.0);
        // Still the same gesture: it may leave again.
        store.edit(withBase(store.gestureStart(gesture), 800), QStringLiteral("Base"), gesture);
        QCOMPARE(store.undoStack()->count(), 2);
        store.undoStack()->undo();
        QCOMPARE(store.scene().model.rope.base, 500.0);
    }

    void viewIsNotUndone()
    {
        SceneStore store;
        QSignalSpy sceneChanged(&store, &SceneStore::sceneChanged);
        QSignalSpy viewChanged(&store, &SceneStore::viewChanged);
        core::View view = store.scene().view;
        view.query = 2;
        view.key = 1;
        store.setView(view);
        store.setView(view);
        QCOMPARE(viewChanged.count(), 1);
        QCOMPARE(sceneChanged.count(), 0);
        QCOMPARE(store.undoStack()->count(), 0);
        QVERIFY(!store.isModified());
        core::Scene next = store.scene();
        next.view.key = 0;
        store.edit(next, QStringLiteral("Look"), newGesture());
        QCOMPARE(viewChanged.count(), 2);
        QCOMPARE(store.undoStack()->count(), 0);
    }

    void studyIsUndone()
    {
        SceneStore store;
        core::Scene next = store.scene();
        next.study.trainedLength = 512;
        store.edit(next, QStringLiteral("Trained length"), newGesture());
        QVERIFY(store.isModified());
        store.undoStack()->undo();
        QVERIFY(!store.scene().study.trainedLength);
        QVERIFY(!store.isModified());
    }

    void draggingACountDownAndUpKeepsTableAndSelection()
    {
        SceneStore store;
        core::Scene scene;
        scene.model.content.tokens = {"a", "b", "c", "d", "e", "f"};
        scene.model.positions = core::Tensor::vector({0, 10, 20, 30, 40, 50});
        scene.view.query = 5;
        scene.view.key = 4;
        store.reset(scene, {});
        const auto gesture = newGesture();
        for (const int n : {4, 2, 3})
            store.edit(shortened(store.gestureStart(gesture), n), QStringLiteral("Length"),
                       gesture);
        QCOMPARE(store.scene().view.query, 2);
        QCOMPARE(store.undoStack()->count(), 1);
        store.edit(shortened(store.gestureStart(gesture), 6), QStringLiteral("Length"), gesture);
        QVERIFY(store.scene() == scene);
        QCOMPARE(store.undoStack()->count(), 0);
        store.edit(shortened(store.gestureStart(gesture), 7), QStringLiteral("Length"), gesture);
        QCOMPARE(store.scene().model.content.tokens.size(), std::size_t(7));
        QCOMPARE(store.scene().model.positions[5], 50.0);
    }

    void undoBringsTheSelectionBackInside()
    {
        SceneStore store;
        const auto gesture = newGesture();
        store.edit(shortened(store.scene(), 8), QStringLiteral("Length"), gesture);
        core::View view = store.scene().view;
        view.query = 7;
        store.setView(view);
        store.undoStack()->undo();
        QCOMPARE(store.scene().view.query, 2);
    }

    void undoEndsTheGesture()
    {
        SceneStore store;
        const auto gesture = newGesture();
        store.edit(withBase(store.gestureStart(gesture), 5), QStringLiteral("Base"), gesture);
        store.undoStack()->undo();
        QVERIFY(store.gestureStart(gesture) == store.scene());
        store.undoStack()->redo();
        QVERIFY(store.gestureStart(gesture) == store.scene());
    }

    void savedAndOpenedDocumentsAreNotModified()
    {
        SceneStore store;
        QSignalSpy modified(&store, &SceneStore::modifiedChanged);
        const auto gesture = newGesture();
        store.edit(withBase(store.scene(), 5), QStringLiteral("Base"), gesture);
        QCOMPARE(modified.count(), 1);
        store.setSaved(QStringLiteral("/tmp/a.locus.json"));
        QVERIFY(!store.isModified());
        QCOMPARE(store.path(), QStringLiteral("/tmp/a.locus.json"));
        // The same gesture after saving is a second entry, so that the saved state stays reachable.
        store.edit(withBase(store.gestureStart(gesture), 6), QStringLiteral("Base"), gesture);
        QVERIFY(store.isModified());
        QCOMPARE(store.undoStack()->count(), 2);
        store.reset(core::Scene{}, {});
        QVERIFY(!store.isModified());
        QCOMPARE(store.undoStack()->count(), 0);
        QVERIFY(store.path().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSceneStore)
#include "tst_scenestore.moc"
