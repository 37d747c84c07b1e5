// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/pages/detachedviews.h"
#include "app/pages/sidecards.h"
#include "app/restart.h"
#include "app/scenestore.h"
#include "app/sessionfile.h"
#include "app/windowtools.h"
#include "app/zoom.h"
#include "core/edit.h"
#include "core/names.h"
#include "tests/support/locusrun.h"
#include "tests/support/windowfixture.h"
#include "widgets/paircontrol.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

using namespace locus;
using app::History;
using app::Session;
using core::MethodId;

namespace {

/// One edit by key, as the page makes it.
void edit(app::SceneStore &store, const char *key, const core::Value &value)
{
    const auto result = core::edited(store.scene(), key, value);
    const auto *scene = std::get_if<core::Scene>(&result);
    QVERIFY2(scene, key);
    store.edit(*scene, QString::fromLatin1(key), widgets::newGesture());
}

void setLength(app::SceneStore &store, int n)
{
    const auto result = core::withLength(store.scene(), n);
    QVERIFY(std::holds_alternative<core::Scene>(result));
    store.edit(std::get<core::Scene>(result), QStringLiteral("n"), widgets::newGesture());
}

/// Edits of every kind: sizes, tables, given numbers and back.
void editMuch(app::SceneStore &store)
{
    edit(store, "content.heads", 4);
    edit(store, "method", "alibi");
    edit(store, "alibi.slopes[2]", 0.123456789012345678);
    edit(store, "content.heads", 6);
    edit(store, "method", "shaw");
    edit(store, "shaw.radius", 7);
    setLength(store, 9);
    edit(store, "content.tokens",
         core::Value::Array{"两",
                            "\xE2\x80\xAE"
                            "rtl",
                            "tab\tquote\"", "a b"});
    core::Scene kept = store.scene();
    kept.figures.emplace_back().name = "fig:1";
    store.edit(kept, QStringLiteral("figures"), widgets::newGesture());
    edit(store, "position_start", 1048576);
    edit(store, "mask", "none");
    edit(store, "mask", "custom");
    edit(store, "content.source", "identical");
    setLength(store, 5);
    edit(store, "method", "rope");
    edit(store, "rope.theta", 1e-300);
    edit(store, "rope.rotary_dim", 6);
}

core::Scene givenScene()
{
    core::Scene scene;
    scene.model.content.source = core::ContentSource::Arrays;
    const auto result = core::applied(
        core::Scene{}, {{"content.source", "arrays"},
                        {"content.q", core::Value::Array{core::Value::Array{1.0, 2.5}}},
                        {"content.k", core::Value::Array{core::Value::Array{1.0, 0.0},
                                                         core::Value::Array{0.1, -3.0}}},
                        {"query_offset", 1}});
    return std::get<core::Scene>(result);
}

Session sessionOf(const app::SceneStore &store)
{
    return {store.scene(),
            store.history(),
            store.path(),
            QStringLiteral("llama"),
            1.5,
            {QStringLiteral("primary"), QRect(-3, 40, 1200, 800), 1.25, true},
            {{app::SideView::RotationMatrix, app::SideView::Curve},
             {{app::SideView::Map,
               {QStringLiteral("second"), QRect(0, 0, 640, 480), 1.25, false, true}}},
             {{0.25, 0.5}, {0, 1}, false},
             true,
             true}};
}

/// What the stack would do: names and states of every entry.
void compareStores(app::SceneStore &a, app::SceneStore &b)
{
    QUndoStack &one = *a.undoStack();
    QUndoStack &two = *b.undoStack();
    QCOMPARE(two.count(), one.count());
    QCOMPARE(two.index(), one.index());
    QCOMPARE(two.cleanIndex(), one.cleanIndex());
    QCOMPARE(b.isModified(), a.isModified());
    QCOMPARE(b.path(), a.path());
    QVERIFY(b.scene() == a.scene());
    const int index = one.index();
    for (int i = 0; i <= one.count(); ++i) {
        one.setIndex(i);
        two.setIndex(i);
        QVERIFY2(a.scene().model == b.scene().model && a.scene().study == b.scene().study &&
                     a.scene().figures == b.scene().figures,
                 qPrintable(QString::number(i)));
        QCOMPARE(two.undoText(), one.undoText());
        QCOMPARE(two.redoText(), one.redoText());
    }
    one.setIndex(index);
    two.setIndex(index);
    QVERIFY(b.scene().model == a.scene().model);
}

bool writeScript(const QString &path, const QByteArray &lines)
{
    QFile script(path);
    return script.open(QIODevice::WriteOnly) && script.write("#!/bin/sh\n" + lines + '\n') > 0 &&
           script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QByteArray kindText(int kind)
{
    return "\"kind\": " + QByteArray::number(kind);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT
private slots:
    void historyComesBack_data()
    {
        QTest::addColumn<int>("savedAt");
        QTest::addColumn<int>("undone");
        QTest::addColumn<bool>("forked");
        QTest::newRow("never saved, nothing undone") << 0 << 0 << false;
        QTest::newRow("saved in between") << 5 << 0 << false;
        QTest::newRow("saved at the end") << 99 << 0 << false;
        QTest::newRow("undone past the saved one") << 9 << 12 << false;
        QTest::newRow("all undone") << 3 << 99 << false;
        QTest::newRow("saved in what is lost") << 99 << 4 << true;
    }

    void historyComesBack()
    {
        QFETCH(int, savedAt);
        QFETCH(int, undone);
        QFETCH(bool, forked);
        app::SceneStore store;
        store.reset(core::Scene{}, QStringLiteral("/somewhere/a.locus.json"));
        editMuch(store);
        const int count = store.undoStack()->count();
        QVERIFY(count >= 14);
        if (savedAt > 0) {
            store.undoStack()->setIndex(std::min(savedAt, count));
            store.setSaved(QStringLiteral("/somewhere/b.locus.json"));
            store.undoStack()->setIndex(count);
        }
        store.undoStack()->setIndex(std::max(0, count - undone));
        if (forked) {
            edit(store, "position_start", 77);
            QCOMPARE(store.undoStack()->cleanIndex(), -1);
        }
        core::View view = store.scene().view;
        view.query = 2;
        view.key = 1;
        store.setView(view);

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s"));
        const Session session = sessionOf(store);
        QVERIFY(!app::writeSession(path, session));
        const auto read = app::readSession(path);
        const auto *failure = std::get_if<app::Failure>(&read);
        QVERIFY2(!failure, failure ? qPrintable(failure->message) : "");
        const Session &found = std::get<Session>(read);
        QCOMPARE(found.zoom, session.zoom);
        QVERIFY(found.place == session.place);
        QCOMPARE(found.exampleId, session.exampleId);
        QVERIFY(found.look == session.look);
        app::SceneStore next;
        next.restore(found.scene, found.history, found.path);
        compareStores(store, next);
        QVERIFY(next.scene().view == store.scene().view);
    }

    void anEditAfterwardsIsOneOfTheSameHistory()
    {
        app::SceneStore store;
        editMuch(store);
        app::SceneStore next;
        const Session session = sessionOf(store);
        next.restore(session.scene, session.history, session.path);
        for (app::SceneStore *one : {&store, &next})
            edit(*one, "mask", "causal");
        compareStores(store, next);
    }

    void givenNumbersStandInTheFileOnce()
    {
        app::SceneStore store;
        store.reset(givenScene(), {});
        for (int shift = 1; shift <= 5; ++shift)
            edit(store, "position_start", shift);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s"));
        QVERIFY(!app::writeSession(path, sessionOf(store)));
        QCOMPARE(bytesOf(path).count("[1, 2.5]"), qsizetype(1)); // the edits do not repeat it
        app::SceneStore next;
        const auto read = app::readSession(path);
        const Session &found = std::get<Session>(read);
        next.restore(found.scene, found.history, found.path);
        compareStores(store, next);
    }

    void whatHasNoRoomIsLeftOut_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<bool>("byValues");
        QTest::addColumn<int>("undone");
        QTest::newRow("half the bytes") << 0.5 << false << 0;
        QTest::newRow("most of the bytes") << 0.8 << false << 1;
        QTest::newRow("half the values") << 0.5 << true << 0;
        QTest::newRow("room for nothing") << 0.0 << false << 2;
    }

    /// The present scene is always there, and what can be undone is the newest.
    void whatHasNoRoomIsLeftOut()
    {
        QFETCH(double, share);
        QFETCH(bool, byValues);
        QFETCH(int, undone);
        app::SceneStore store;
        editMuch(store);
        store.undoStack()->setIndex(store.undoStack()->count() - undone);
        const Session session = sessionOf(store);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s"));
        QVERIFY(!app::writeSession(path, session));
        const auto whole = bytesOf(path);
        app::SessionRoom room;
        if (byValues)
            room.values = static_cast<std::size_t>(share * static_cast<double>(whole.count(',')));
        else
            room.bytes = static_cast<qint64>(share * static_cast<double>(whole.size()));
        QVERIFY(!app::writeSession(path, session, room));
        QVERIFY(bytesOf(path).size() < whole.size());
        const auto read = app::readSession(path);
        const auto *failure = std::get_if<app::Failure>(&read);
        QVERIFY2(!failure, failure ? qPrintable(failure->message) : "");
        const Session &found = std::get<Session>(read);
        QVERIFY(found.scene == session.scene);
        const History &history = found.history;
        const int lost = session.history.index - history.index;
        QVERIFY2(lost > 0, qPrintable(QString::number(lost)));
        QVERIFY((history.index > 0) == (share > 0));
        QCOMPARE(history.clean, -1); // the saved one was the first
        for (std::size_t i = 0; i < history.states.size(); ++i)
            QVERIFY(history.states[i] == session.history.states.at(i + std::size_t(lost)));
        QCOMPARE(history.texts, session.history.texts.mid(lost, history.texts.size()));
    }

    void aKeptSceneThatHasNoRoomIsLeftOut()
    {
        app::SceneStore store;
        Session session = sessionOf(store);
        session.kept = app::KeptScene{givenScene(), app::Comparison::Side::A};
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s"));
        QVERIFY(!app::writeSession(path, session));
        QVERIFY(std::get<Session>(app::readSession(path)).kept == session.kept);
        QVERIFY(!app::writeSession(path, session, {0, 0}));
        QVERIFY(!std::get<Session>(app::readSession(path)).kept);
    }

    void theRoomIsThatOfTheReader()
    {
        QVERIFY(app::SessionRoom().bytes < app::largestSceneFile);
        QVERIFY(app::SessionRoom().values < app::mostJsonValues);
    }

    void whatIsNoSessionIsRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("another format")
            << QByteArray(app::sessionFormat) << QByteArray("session/0");
        QTest::newRow("cut off") << QByteArray("\"window\"") << QByteArray("");
        QTest::newRow("no text") << QByteArray("\"text\"") << QByteArray("\"words\"");
        QTest::newRow("an unknown key")
            << QByteArray("\"mask\": \"none\"") << QByteArray("\"masks\": \"none\"");
        QTest::newRow("a saved state outside")
            << QByteArray("\"clean\": 0") << QByteArray("\"clean\": 18");
        QTest::newRow("half a saved state")
            << QByteArray("\"clean\": 0") << QByteArray("\"clean\": 0.5");
        QTest::newRow("no edits") << QByteArray("\"undo\"") << QByteArray("\"done\"");
        QTest::newRow("no axis") << QByteArray("\"from\": 0.25") << QByteArray("\"from\": 0.75");
        QTest::newRow("numbers of no kind")
            << QByteArray("\"numbers\": false") << QByteArray("\"numbers\": 0");
        QTest::newRow("no such picture") << kindText(static_cast<int>(app::SideView::Map))
                                         << kindText(static_cast<int>(app::lastSideView) + 1);
        QTest::newRow("no zoom") << QByteArray("\"zoom\": 1.25") << QByteArray("\"zoom\": 0");
    }

    void whatIsNoSessionIsRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        app::SceneStore store;
        editMuch(store);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s"));
        QVERIFY(!app::writeSession(path, sessionOf(store)));
        QByteArray text = bytesOf(path);
        QVERIFY2(text.contains(from), text.constData());
        text.replace(from, to);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const auto read = app::readSession(path);
        const auto *failure = std::get_if<app::Failure>(&read);
        QVERIFY(failure);
        QVERIFY2(failure->message.startsWith(path), qPrintable(failure->message));

        // The program says the same in one line, and leaves a file alone that it does not know.
        const test::Run run = test::runLocus({QStringLiteral("--session"), path});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.messages().size(), 1);
        QVERIFY(QFile::exists(path));
    }

    void aMissingSessionIsRefusedInOneSentence()
    {
        const test::Run run = test::runLocus({"--session", "/nowhere/at/all"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.messages().size(), 1);
        QVERIFY2(run.err.contains("/nowhere/at/all"), run.err.constData());
    }

    void theFileIsForTheUserAloneAndGoesWhenTakenOver()
    {
        app::SceneStore store;
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("successor"));
        // Tells the mode of the file it was given and takes it away.
        QVERIFY(writeScript(program, "stat -c %a \"$2\" > \"$0.seen\"; rm \"$2\""));
        app::Restart restart;
        restart.setProgram(program);
        QSignalSpy taken(&restart, &app::Restart::takenOver);
        QSignalSpy failed(&restart, &app::Restart::failed);
        restart.begin(sessionOf(store));
        QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 1, tests::patience);
        QCOMPARE(failed.size(), 0);
        const QByteArray seen = bytesOf(program + QStringLiteral(".seen"));
        QVERIFY2(seen == "600\n", seen.constData());
    }

    void aSuccessorThatDoesNotComeIsSaid_data()
    {
        QTest::addColumn<QByteArray>("does");
        QTest::addColumn<int>("patience");
        QTest::newRow("there is none") << QByteArray() << tests::patience;
        QTest::newRow("it ends at once") << QByteArray("exit 1") << tests::patience;
        QTest::newRow("it takes too long") << QByteArray("exec sleep 60") << 1;
    }

    void aSuccessorThatDoesNotComeIsSaid()
    {
        QFETCH(QByteArray, does);
        QFETCH(int, patience);
        tests::WindowFixture fixture;
        QVERIFY(fixture.settle());
        fixture.page().pickMethod(MethodId::Alibi);
        app::Restart &restart = fixture.window.tools().restart();
        const QString program = fixture.folder.filePath(QStringLiteral("successor"));
        QVERIFY(does.isEmpty() || writeScript(program, does));
        restart.setProgram(program);
        restart.setPatience(patience);
        QSignalSpy failed(&restart, &app::Restart::failed);
        fixture.window.tools().setZoom(1.5);
        if (failed.isEmpty()) { // nothing is done that the successor would not know
            QTest::keyClick(&fixture.window, Qt::Key_7);
            fixture.window.close();
        }
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, tests::patience);
        QVERIFY(fixture.window.isVisible());
        QCOMPARE(fixture.settings.zoom(), 1.0);
        QCOMPARE(fixture.scene().model.method, MethodId::Alibi);
        auto *box = fixture.window.findChild<QMessageBox *>();
        QVERIFY(box);
        box->close();
        fixture.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window, tests::patience));
        QTest::keyClick(&fixture.window, Qt::Key_5);
        QCOMPARE(fixture.scene().model.method, MethodId::T5);
        fixture.window.store().undoStack()->setClean();
    }

    void aWindowGoesOnWhereItsPredecessorStood()
    {
        tests::WindowFixture one;
        QVERIFY(one.settle());
        one.page().pickMethod(MethodId::T5);
        const Session session = one.window.session(1);
        tests::WindowFixture two;
        two.window.resume(session);
        QVERIFY(two.settle());
        compareStores(one.window.store(), two.window.store());
        QVERIFY(two.window.isWindowModified());
        QCOMPARE(two.window.document().name(), one.window.document().name());
        two.window.closeForSuccessor(); // asks nothing
        QVERIFY(!two.window.isVisible());
        one.window.store().undoStack()->setClean();
    }
};

QTEST_MAIN(TestSession)
#include "tst_session.moc"
