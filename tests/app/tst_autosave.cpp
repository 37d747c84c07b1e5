// SPDX-License-Identifier: GPL-3.0-or-later
// With "--child FOLDER KIND" this program is what the test kills.
#include "app/autosave.h"
#include "app/recovery.h"
#include "app/recoverydialog.h"
#include "app/scenearrays.h"
#include "app/sessionfile.h"
#include "app/tensorfile/tensorfile.h"
#include "app/tensorsources.h"
#include "core/edit.h"
#include "core/paramaccess.h"
#include "core/params.h"
#include "tests/support/questions.h"
#include "tests/support/windowfixture.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QTextStream>
#include <QTimer>
#include <QUndoStack>

#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <set>

using namespace locus;
using app::Autosave;
using app::Autosaved;
using app::HeldAutosave;
using core::MethodId;
using test::answerWith;
using test::openBox;
using tests::patience;

namespace {

/// Large enough that writing it takes a while.
core::Scene largeScene()
{
    core::Scene scene;
    std::vector<double> numbers(std::size_t(512) * 256);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = 1 / (1.0 + double(i));
    scene.model.content.source = core::ContentSource::Arrays;
    scene.model.content.q = core::Tensor::matrix(512, 256, std::move(numbers));
    scene.model.content.k = scene.model.content.q;
    scene.model.content.dHead = 256;
    return scene;
}

/// A store with a document, without a window to see.
struct Office {
    QWidget window;
    app::SceneStore store;
    app::Settings settings;
    app::Document document{store, settings, &window};
    Autosave autosave;

    explicit Office(const QString &folder)
        : settings(folder + QStringLiteral("/settings.ini"))
        , autosave(store, document, folder)
    {
    }

    void count(int number)
    {
        core::Scene next = store.scene();
        next.model.positionStart = number;
        store.edit(next, QStringLiteral("count"), widgets::newGesture());
    }
};

void say(const char *word, int number)
{
    QTextStream(stdout) << word << ' ' << number << Qt::endl;
}

/// From now on this process is killed by the write that makes a file larger than a part of what
/// the large scene takes.
void dieInTheNextFile()
{
    constexpr rlimit none = {0, 0};
    constexpr rlimit small = {1'000'000, 1'000'000};
    setrlimit(RLIMIT_CORE, &none);
    setrlimit(RLIMIT_FSIZE, &small);
}

/// Counts in the scene, and autosaves every number ("often"), only the first ("once"), or two and
/// a half ("dies").
int runChild(const QString &folder, const QString &kind)
{
    Office office(folder);
    office.store.reset(largeScene(), QStringLiteral("/somewhere/kept.locus.json"));
    int number = 0;
    const auto next = [&] {
        office.count(++number);
        say("begin", number);
        office.autosave.tick();
    };
    QObject::connect(&office.autosave, &Autosave::written, &office.autosave, [&] {
        say("written", number);
        if (kind == QLatin1String("dies") && number == 2)
            dieInTheNextFile();
        if (kind != QLatin1String("once"))
            QTimer::singleShot(0, &office.autosave, next);
    });
    QTimer::singleShot(0, &office.autosave, next);
    return QApplication::exec();
}

int addRecent(const QString &ini, const QString &path)
{
    app::Settings settings(ini);
    settings.addRecentFile(path);
    settings.setThreads(3);
    return 0;
}

/// This program once more.
struct Child {
    QProcess process;
    QByteArray said;

    explicit Child(const QStringList &arguments)
    {
        process.start(QCoreApplication::applicationFilePath(), arguments);
    }
    ~Child() { die(); }

    [[nodiscard]] bool hear(const QByteArray &line)
    {
        while (!said.contains(line + '\n')) {
            if (!process.waitForReadyRead(patience))
                return false;
            said += process.readAllStandardOutput();
        }
        return true;
    }
    /// SIGKILL
    void die()
    {
        process.kill();
        process.waitForFinished(patience);
    }
};

Child crash(const QString &folder, const char *kind = "often")
{
    return Child({QStringLiteral("--child"), folder, QString::fromLatin1(kind)});
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(
        {QStringLiteral("*.autosave*"), QStringLiteral("*.lock"), QStringLiteral("*.damaged")},
        QDir::Files);
}

/// What stands in the autosave; a scene of no position otherwise.
Autosaved contentOf(const QString &file)
{
    auto content = app::readAutosave(file);
    if (const auto *failure = std::get_if<app::AutosaveFailure>(&content))
        qWarning("%s", qPrintable(failure->message));
    return std::holds_alternative<Autosaved>(content) ? std::get<Autosaved>(content)
                                                      : Autosaved{{}, {}, {}, {}, {}};
}

/// An autosave that its process left behind.
QString leaveBehind(const QString &folder, const core::Scene &scene, const QString &path = {})
{
    Office office(folder);
    office.store.reset(scene, path);
    office.count(1);
    office.autosave.saveNow();
    return office.autosave.file();
}

/// A window as the program makes it, which has looked for what was left in the folder.
struct Start : tests::WindowFixture {
    Autosave autosave;
    app::Recovery recovery;

    explicit Start(const QString &left)
        : autosave(window.store(), window.document(), left)
        , recovery(window.document(), autosave, left, &window)
    {
        QObject::connect(&window, &app::MainWindow::closed, &autosave, &Autosave::drop);
        QSignalSpy looked(&recovery, &app::Recovery::looked);
        recovery.start();
        if (looked.isEmpty())
            looked.wait(patience);
    }

    [[nodiscard]] app::RecoveryDialog *dialog() { return recovery.dialog(); }
    void forget() { window.store().undoStack()->setClean(); }
};

} // namespace

/// What is kept of a document whose process dies, and how it comes back.
class TestAutosave : public QObject {
    Q_OBJECT
private slots:
    void aKilledProcessLeavesAWholeScene_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("atLeast");
        QTest::newRow("before the first is written") << QByteArray("begin 1") << 0;
        QTest::newRow("when the first is written") << QByteArray("written 1") << 1;
        QTest::newRow("when the second begins") << QByteArray("begin 2") << 1;
        QTest::newRow("when the second is written") << QByteArray("written 2") << 2;
        QTest::newRow("when the fifth begins") << QByteArray("begin 5") << 4;
    }

    void aKilledProcessLeavesAWholeScene()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, atLeast);
        const QTemporaryDir folder;
        Child child = crash(folder.path());
        QVERIFY(child.hear(line));
        child.die();
        const auto crashed = app::crashedAutosaves(folder.path());
        QVERIFY(crashed.size() <= 1);
        QVERIFY(!crashed.empty() || atLeast == 0);
        if (!crashed.empty()) {
            const Autosaved kept = contentOf(crashed.front().file);
            QVERIFY(kept.scene.model.positionStart >= std::max(1, atLeast));
            QVERIFY(kept.scene.model.content.q == largeScene().model.content.q);
            QCOMPARE(kept.path, QStringLiteral("/somewhere/kept.locus.json"));
            QCOMPARE(kept.name, QStringLiteral("kept"));
        }
        // Half a file, or the lock of nothing, is taken away.
        QCOMPARE(filesIn(folder.path()).size(), crashed.empty() ? qsizetype(0) : qsizetype(2));
    }

    void aProcessThatDiesInTheMiddleOfAFileLeavesTheSceneBefore()
    {
        const QTemporaryDir folder;
        Child child = crash(folder.path(), "dies");
        QVERIFY(child.process.waitForFinished(patience));
        QCOMPARE(child.process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(child.process.exitCode(), SIGXFSZ);
        // Half a file has no name where the system can do that; elsewhere it lies there.
        const QString whole =
            QDir(folder.path()).entryList({QStringLiteral("*.autosave")}).value(0);
        QFile half(folder.filePath(whole + QStringLiteral(".AbCdEf")));
        QVERIFY(half.open(QIODevice::WriteOnly));
        const auto crashed = app::crashedAutosaves(folder.path());
        QCOMPARE(crashed.size(), std::size_t(1));
        QCOMPARE(contentOf(crashed.front().file).scene.model.positionStart, std::int64_t(2));
        QVERIFY(!half.exists());
    }

    void processesKeepOutOfEachOthersFiles()
    {
        const QTemporaryDir folder;
        Child one = crash(folder.path(), "once");
        Child two = crash(folder.path(), "once");
        QVERIFY(one.hear("written 1"));
        QVERIFY(two.hear("written 1"));
        QCOMPARE(filesIn(folder.path()).size(), qsizetype(4));
        QVERIFY(app::crashedAutosaves(folder.path()).empty());
        one.die();
        {
            const auto crashed = app::crashedAutosaves(folder.path());
            QCOMPARE(crashed.size(), std::size_t(1));
            // A third one that starts meanwhile is offered nothing.
            QVERIFY(app::crashedAutosaves(folder.path()).empty());
        }
        two.die();
        QCOMPARE(app::crashedAutosaves(folder.path()).size(), std::size_t(2));
    }

    void writesOnlyWhatIsNewAndModified()
    {
        const QTemporaryDir folder;
        Office office(folder.path());
        QSignalSpy written(&office.autosave, &Autosave::written);
        office.autosave.tick();
        QVERIFY(office.autosave.file().isEmpty());
        office.count(1);
        office.autosave.tick();
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, patience);
        const QString file = office.autosave.file();
        const QByteArray first =
            QFileInfo(file).lastModified().toString(Qt::ISODateWithMs).toUtf8();
        office.autosave.tick();
        office.autosave.saveNow();
        QCOMPARE(written.size(), 1);
        QCOMPARE(QFileInfo(file).lastModified().toString(Qt::ISODateWithMs).toUtf8(), first);
        office.count(2);
        office.autosave.tick();
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 2, patience);
        QCOMPARE(contentOf(file).scene.model.positionStart, std::int64_t(2));
    }

    void goesByItself()
    {
        const QTemporaryDir folder;
        Office office(folder.path());
        QSignalSpy written(&office.autosave, &Autosave::written);
        office.autosave.setInterval(1);
        office.count(1);
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, patience);
    }

    void goesWithASaveOrADiscard()
    {
        const QTemporaryDir folder;
        Office office(folder.path());
        const QString path = folder.filePath(QStringLiteral("a.locus.json"));
        office.store.setSaved(path);
        office.count(1);
        office.autosave.saveNow();
        QCOMPARE(filesIn(folder.path()).size(), qsizetype(2));
        QVERIFY(office.document.save());
        QCOMPARE(filesIn(folder.path()).size(), qsizetype(0));
        office.count(2);
        office.autosave.saveNow();
        QCOMPARE(filesIn(folder.path()).size(), qsizetype(2));
        office.document.startNew(); // discarded
        QCOMPARE(filesIn(folder.path()).size(), qsizetype(0));
        // While it is being written.
        office.store.reset(largeScene(), {});
        office.count(3);
        office.autosave.tick();
        office.document.startNew();
        QTRY_COMPARE_WITH_TIMEOUT(filesIn(folder.path()).size(), qsizetype(0), patience);
        QVERIFY(office.autosave.file().isEmpty());
    }

    void aFolderThatCannotBeWrittenIsToldOnce()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("f")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QWidget window;
        app::SceneStore store;
        app::Settings settings(folder.filePath(QStringLiteral("s.ini")));
        app::Document document(store, settings, &window);
        Autosave autosave(store, document, file.fileName());
        core::Scene next = store.scene();
        next.model.positionStart = 5;
        store.edit(next, {}, widgets::newGesture());
        autosave.tick();
        QMessageBox *box = openBox(window);
        QVERIFY(box);
        QVERIFY(box->informativeText().contains(file.fileName()));
        box->close();
        autosave.tick();
        QVERIFY(!openBox(window));
    }

    void isRestored()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("dogs.locus.json"));
        core::Scene scene;
        scene.model.method = MethodId::Alibi;
        QVERIFY(!app::writeScene(path, scene));
        const QString file = leaveBehind(folder.path(), scene, path);
        Start start(folder.path());
        QVERIFY(start.dialog());
        QCOMPARE(start.dialog()->table()->rowCount(), 1);
        QCOMPARE(start.dialog()->table()->item(0, 0)->text(), QStringLiteral("dogs"));
        QCOMPARE(start.dialog()->table()->item(0, 2)->text(), path);
        QVERIFY(!start.dialog()->table()->item(0, 1)->text().isEmpty());
        start.dialog()->restoreButton()->click();
        QTRY_VERIFY(!start.dialog());
        QCOMPARE(start.scene().model.method, MethodId::Alibi);
        QCOMPARE(start.scene().model.positionStart, std::int64_t(1));
        QVERIFY(start.window.isWindowModified());
        QCOMPARE(start.window.store().path(), path);
        QCOMPARE(start.window.document().name(), QStringLiteral("dogs"));
        // It stays until it is saved, and belongs to this process.
        QVERIFY(QFile::exists(file));
        QCOMPARE(start.autosave.file(), file);
        QVERIFY(app::crashedAutosaves(folder.path()).empty());
        QVERIFY(start.window.document().save());
        QVERIFY(!QFile::exists(file));
        QCOMPARE(std::get<core::Scene>(app::readScene(path)).model.positionStart, std::int64_t(1));
    }

    void isOfferedAgainWhenTheSecondProcessDiesToo()
    {
        const QTemporaryDir folder;
        const QString file = leaveBehind(folder.path(), core::Scene{});
        {
            Start start(folder.path());
            start.dialog()->restoreButton()->click();
            start.page().pickMethod(MethodId::T5);
            start.autosave.saveNow();
            start.forget();
            QVERIFY(!QFile::exists(file)); // as if it was saved
            start.page().pickMethod(MethodId::Shaw);
            start.autosave.saveNow();
        }
        const auto crashed = app::crashedAutosaves(folder.path());
        QCOMPARE(crashed.size(), std::size_t(1));
        QCOMPARE(contentOf(crashed.front().file).scene.model.method, MethodId::Shaw);
    }

    void laterDiscardAndOneOfSeveral()
    {
        const QTemporaryDir folder;
        core::Scene scene;
        for (const MethodId method : {MethodId::None, MethodId::T5, MethodId::Shaw}) {
            scene.model.method = method;
            leaveBehind(folder.path(), scene);
        }
        {
            Start start(folder.path());
            QCOMPARE(start.dialog()->table()->rowCount(), 3);
            QTest::keyClick(start.dialog(), Qt::Key_Escape);
            QTRY_VERIFY(!start.dialog());
            QVERIFY(!start.window.isWindowModified());
        }
        QCOMPARE(app::crashedAutosaves(folder.path()).size(), std::size_t(3));
        {
            Start start(folder.path());
            QCOMPARE(start.dialog()->table()->rowCount(), 3);
            start.dialog()->discardButton()->click();
            QCOMPARE(start.dialog()->table()->rowCount(), 2);
            QCOMPARE(filesIn(folder.path()).size(), qsizetype(4));
            start.dialog()->restoreButton()->click();
            QTRY_VERIFY(!start.dialog());
            QCOMPARE(app::crashedAutosaves(folder.path()).size(), std::size_t(1));
            answerWith(QMessageBox::Discard);
            QVERIFY(start.window.close());
        }
        QCOMPARE(app::crashedAutosaves(folder.path()).size(), std::size_t(1));
        {
            Start start(folder.path());
            start.dialog()->discardButton()->click();
            QTRY_VERIFY(!start.dialog());
        }
        QCOMPARE(filesIn(folder.path()).size(), qsizetype(0));
    }

    void restoringAsksBeforeLoss()
    {
        const QTemporaryDir folder;
        leaveBehind(folder.path(), core::Scene{});
        Start start(folder.path());
        start.page().pickMethod(MethodId::T5);
        answerWith(QMessageBox::Cancel);
        start.dialog()->restoreButton()->click();
        QVERIFY(start.dialog());
        QCOMPARE(start.scene().model.method, MethodId::T5);
        answerWith(QMessageBox::Discard);
        start.dialog()->restoreButton()->click();
        QTRY_VERIFY(!start.dialog());
        QCOMPARE(start.scene().model.positionStart, std::int64_t(1));
        start.forget();
    }

    void aDamagedOneIsKeptAside_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("cut off") << QByteArray("\"scene\"") << QByteArray();
        QTest::newRow("another format") << QByteArray("locus-autosave/1") << QByteArray("other/1");
        QTest::newRow("no time") << QByteArray("\"time\": \"2") << QByteArray("\"time\": \"x");
        QTest::newRow("no scene") << QByteArray("position_start") << QByteArray("positions_start");
        QTest::newRow("noise") << QByteArray("{") << QByteArray("\xff\x00{", 3);
    }

    void aDamagedOneIsKeptAside()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QTemporaryDir folder;
        const QString path = leaveBehind(folder.path(), core::Scene{});
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        const qsizetype at = text.indexOf(from);
        QVERIFY(at >= 0);
        text = to.isEmpty() ? text.left(at) : text.replace(from, to);
        QVERIFY(file.resize(0) && file.seek(0) && file.write(text) == text.size());
        file.close();
        const QString whole = leaveBehind(folder.path(), core::Scene{});
        const QString kept =
            QString(path).replace(QStringLiteral(".autosave"), QStringLiteral(".damaged"));
        {
            // Beside a whole one.
            Start start(folder.path());
            QVERIFY(start.dialog());
            QCOMPARE(start.dialog()->table()->rowCount(), 1);
            QVERIFY2(start.dialog()->note()->text().contains(kept),
                     qPrintable(start.dialog()->note()->text()));
            start.dialog()->discardButton()->click();
        }
        QVERIFY(!QFile::exists(whole));
        QCOMPARE(filesIn(folder.path()), QStringList{QFileInfo(kept).fileName()});
        // And alone.
        QVERIFY(QFile::rename(kept, path));
        {
            Start start(folder.path());
            QVERIFY(!start.dialog());
            QMessageBox *box = openBox(start.window);
            QVERIFY(box);
            QVERIFY(box->informativeText().contains(kept));
            box->close();
        }
        Start again(folder.path());
        QVERIFY(!again.dialog() && !openBox(again.window));
        QFile aside(kept);
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), text);
    }

    void numbersOfAVanishedFileAreThere()
    {
        const QTemporaryDir folder;
        const QString tensors = folder.filePath(QStringLiteral("cat_mat.safetensors"));
        const QString path = folder.filePath(QStringLiteral("cat_mat.locus.json"));
        for (const QString &to : {tensors, path})
            QVERIFY(QFile::copy(QStringLiteral(LOCUS_TEST_DATA "/real/") + QFileInfo(to).fileName(),
                                to));
        const auto read = app::readScene(path);
        const auto &scene = std::get<core::Scene>(read);
        QVERIFY(app::sourceOf(scene.model.content.q));
        const QString file = leaveBehind(folder.path(), scene, path);
        QVERIFY(QFile::remove(tensors));
        const Autosaved kept = contentOf(file);
        QVERIFY(kept.scene.model.content == scene.model.content);
        // It is still known where they were.
        QCOMPARE(app::sourceOf(kept.scene.model.content.q)->file, tensors.toStdString());
    }

    void largeNumbersOfAFileAreNamed()
    {
        const QTemporaryDir folder;
        const QString tensors = folder.filePath(QStringLiteral("q.npy"));
        constexpr int rows = 1100;
        constexpr int columns = 500;
        QFile npy(tensors);
        QVERIFY(npy.open(QIODevice::WriteOnly));
        QByteArray header = "{'descr': '<f8', 'fortran_order': False, 'shape': (1100, 500), }";
        header = header.leftJustified(117, ' ') + '\n';
        npy.write(QByteArray("\x93NUMPY\x01\x00\x76\x00", 10) + header);
        std::vector<double> numbers(std::size_t(rows) * columns);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = double(i % 97) / 7;
        npy.write(reinterpret_cast<const char *>(numbers.data()), qint64(numbers.size() * 8));
        npy.close();
        core::Scene scene;
        scene.model.content.source = core::ContentSource::Arrays;
        scene.model.content.q = core::Tensor::matrix(rows, columns, numbers);
        scene.model.content.k = scene.model.content.q;
        scene.model.content.dHead = columns;
        app::rememberSource(scene.model.content.q, {tensors.toStdString(), {}, {}, {}});
        QVERIFY(scene.model.content.q.size() > app::largestCopiedArray);
        const QString file = leaveBehind(folder.path(), scene);
        QVERIFY(QFileInfo(file).size() < 100'000);
        QVERIFY(contentOf(file).scene.model.content.q == scene.model.content.q);
        // Other numbers there are not taken for them, and the autosave waits for the right ones.
        QVERIFY(npy.open(QIODevice::ReadWrite) && npy.seek(200) && npy.write("12345678") == 8);
        npy.close();
        const auto other = app::readAutosave(file);
        QVERIFY(!std::get<app::AutosaveFailure>(other).isDamaged);
        QVERIFY(QFile::remove(tensors));
        {
            Start start(folder.path());
            QVERIFY(start.dialog());
            QVERIFY(!start.dialog()->restoreButton()->isEnabled());
            QVERIFY2(start.dialog()->note()->text().contains(tensors),
                     qPrintable(start.dialog()->note()->text()));
            start.dialog()->laterButton()->click();
        }
        QVERIFY(QFile::exists(file));
    }

    void everyArrayOfTheFormatIsKnown()
    {
        std::set<std::string> known;
        core::Scene scene;
        app::forEachArray(scene, [&known](const char *key, core::Tensor &) { known.insert(key); });
        for (const core::ParamSpec &spec : core::allParams()) {
            const bool isArray =
                spec.section != core::Section::View &&
                (spec.type == core::FieldType::Numbers || spec.type == core::FieldType::Integers ||
                 spec.type == core::FieldType::NumberOrNumbers);
            QVERIFY2(isArray == known.contains(std::string(spec.key)),
                     std::string(spec.key).c_str());
        }
    }

    void theProgramLeavesASessionBehind()
    {
        const QTemporaryDir folder;
        Office office(folder.path());
        office.count(7);
        const QString session = folder.filePath(QStringLiteral("s"));
        app::Session handed = office.document.session(1);
        handed.place.screen = QStringLiteral("primary");
        handed.place.rect = QRect(0, 0, 1200, 800);
        QVERIFY(!app::writeSession(session, handed));
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), folder.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(LOCUS_EXECUTABLE), {QStringLiteral("--session"), session});
        QVERIFY(program.waitForStarted(patience));
        const bool taken =
            QTest::qWaitFor([&session] { return !QFile::exists(session); }, patience);
        program.kill();
        QVERIFY(program.waitForFinished(patience));
        QVERIFY(taken);
        const auto crashed =
            app::crashedAutosaves(folder.filePath(QStringLiteral("locus/autosave")));
        QCOMPARE(crashed.size(), std::size_t(1));
        QCOMPARE(contentOf(crashed.front().file).scene.model.positionStart, std::int64_t(7));
    }

    void twoWindowsKeepEachOthersSettings()
    {
        const QTemporaryDir folder;
        const QString ini = folder.filePath(QStringLiteral("settings.ini"));
        app::Settings settings(ini);
        settings.addRecentFile(QStringLiteral("/a"));
        settings.setDarkTheme(true);
        settings.setWindowGeometry("geometry");
        QCOMPARE(settings.recentFiles(), QStringList{QStringLiteral("/a")});
        Child other({QStringLiteral("--recent"), ini, QStringLiteral("/b")});
        QVERIFY(other.process.waitForFinished(patience));
        settings.addRecentFile(QStringLiteral("/c"));
        QCOMPARE(settings.recentFiles(),
                 (QStringList{QStringLiteral("/c"), QStringLiteral("/b"), QStringLiteral("/a")}));
        QCOMPARE(settings.threads(), 3);
        QVERIFY(settings.darkTheme());
        QCOMPARE(settings.windowGeometry(), QByteArray("geometry"));
        Child third({QStringLiteral("--recent"), ini, QStringLiteral("/d")});
        QVERIFY(third.process.waitForFinished(patience));
        settings.removeRecentFile(QStringLiteral("/b"));
        QCOMPARE(settings.recentFiles(),
                 (QStringList{QStringLiteral("/d"), QStringLiteral("/c"), QStringLiteral("/a")}));
    }
};

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String("--child"))
        return runChild(arguments.value(2), arguments.value(3));
    if (arguments.value(1) == QLatin1String("--recent"))
        return addRecent(arguments.value(2), arguments.value(3));
    TestAutosave test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_autosave.moc"
