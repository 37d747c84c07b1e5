// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/locusrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

using namespace locus;
using test::Run;
using test::runLocus;

/// What a scene file, a --set or the disk can do wrong: one line naming path and reason, nothing
/// half-written.
class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void badSceneFiles_data();
    void badSceneFiles();
    void badSettings_data();
    void badSettings();
    void aHundredMegabytesOfNesting();
    void aFileThatIsTooLarge();
    void aDeviceThatNeverEnds();
    void aPathThatDoesNotExist();
    void aDirectory();
    void noPermissionToRead();
    void aNameWithALineBreak();
    void exportRefusesTheSameFiles();
    void exportToAMissingFolder_data();
    void exportToAMissingFolder();
    void exportToAFullDisk_data();
    void exportToAFullDisk();
    void exportToADeviceThatIsFull();
    void exportWithoutPermission();
    void aFailedExportLeavesTheOldFigure();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    QString write(const char *name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot prepare %s", name);
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr int cannotDrop = 97;

/// root ignores file permissions; without these two capabilities it is like everybody.
void obeyPermissions()
{
    if (geteuid() == 0 && (prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0) != 0 ||
                           prctl(PR_CAPBSET_DROP, CAP_DAC_READ_SEARCH, 0, 0, 0) != 0))
        _exit(cannotDrop);
}

/// As on a full disk: files can be created, but not one byte fits.
void fillDisk()
{
    const rlimit nothing = {0, 0};
    setrlimit(RLIMIT_FSIZE, &nothing);
    signal(SIGXFSZ, SIG_IGN);
}

QByteArray scene(const char *model)
{
    return QByteArray(R"({"format": "locus-scene/1", "model": )") + model + "}";
}

void verifyRefused(const Run &run, const QByteArray &message)
{
    QCOMPARE(run.err, "locus: " + message + '\n');
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(run.status, 1);
}

} // namespace

void BadInputTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void BadInputTest::badSceneFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const QByteArray &bytes, const char *reason) {
        QTest::newRow(name) << bytes << QByteArray(reason);
    };
    row("empty", "", "line 1, column 1: the text ends too early");
    row("not JSON", "model: rope\n", "line 1, column 1: this is not JSON");
    row("a picture", "\x89PNG\r\n\x1a\n", "line 1, column 1: this is not JSON");
    row("no object", "[]", "must be an object, got []");
    row("no format", "{}", "format: is missing, must be \"locus-scene/1\"");
    row("another format", R"({"format": "locus-scene/2"})", "format: must be \"locus-scene/1\"");
    row("an unknown key", scene(R"({"rope": {"bases": 2}})"), "model.rope.bases: unknown key");
    row("an unknown section", R"({"format": "locus-scene/1", "models": {}})",
        "models: unknown key");
    row("a duplicate key", scene(R"({"mask": "none", "mask": "none"})"),
        "line 1, column 55, model.mask: the key is given twice");
    row("a wrong type", scene(R"({"rope": {"base": "high"}})"),
        "model.rope.base: must be a number, got \"high\"");
    row("an array for a number", scene(R"({"rope": {"base": [1, 2]}})"),
        "model.rope.base: must be a number, got [...]");
    row("null", scene(R"({"rope": {"base": null}})"), "model.rope.base: must not be null");
    row("half a token", scene(R"({"content": {"seed": 1.5}})"),
        "model.content.seed: must be a whole number, got 1.5");
    row("an unknown word", scene(R"({"mask": "causual"})"),
        "model.mask: must be one of none, causal, custom, got \"causual\"");
    row("NaN", scene(R"({"rope": {"base": NaN}})"),
        "line 1, column 56, model.rope.base: this is not JSON");
    row("1e999", scene(R"({"rope": {"base": 1e999}})"),
        "line 1, column 56, model.rope.base: the number is not finite");
    row("n = 0", scene(R"({"content": {"source": "random", "n": 0}})"),
        "model.content.n: must be 1 to 8192, got 0");
    row("base -1", scene(R"({"rope": {"base": -1}})"), "model.rope.base: must be > 0, got -1");
    row("a ragged table", scene(R"({"t5": {"table": [[1, 2], [3]]}})"),
        "model.t5.table[1]: its rows differ in length");
    row("a table of the wrong shape",
        scene(R"({"method": "shaw", "shaw": {"radius": 1, "table_k": [[1], [2]]}})"),
        "model.shaw.table_k: must have 3 entries along index 0, has 2");
    row("a byte order mark", "\xEF\xBB\xBF{}",
        "line 1, column 1: a byte order mark is not allowed");
    row("a lone surrogate", scene(R"({"content": {"tokens": ["\ud83d"]}})"),
        "line 1, column 69, model.content.tokens[0]: a lone surrogate is no character");
    row("a line break in a key", scene(R"({"ro\npe": 1})"), "model.ro pe: unknown key");
}

void BadInputTest::badSceneFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, reason);
    const QString file = write("bad.locus.json", bytes);
    verifyRefused(runLocus({"print", "weights", "--scene", file}), file.toUtf8() + ": " + reason);
}

void BadInputTest::badSettings_data()
{
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const QStringList &settings, const char *reason) {
        QTest::newRow(name) << settings << QByteArray(reason);
    };
    row("a wrong type", {"rope.base=high"}, "model.rope.base: must be a number, got \"high\"");
    row("no value", {"rope.base="}, "model.rope.base: must be a number, got \"\"");
    row("a number for a truth value", {"shaw.keys=1"},
        "model.shaw.keys: must be true or false, got 1");
    row("a word for a truth value", {"shaw.keys=yes"},
        "model.shaw.keys: must be true or false, got \"yes\"");
    row("null", {"rope.base=null"}, "model.rope.base: must not be null");
    row("half a token", {"content.seed=3/2"},
        "model.content.seed: must be a whole number, got 1.5");
    row("an unknown word", {"mask=causual"},
        "model.mask: must be one of none, causal, custom, got \"causual\"");
    row("NaN", {"rope.base=NaN"}, "model.rope.base: must be a number, got \"NaN\"");
    row("1e999", {"rope.base=1e999"}, "model.rope.base: must be a finite number");
    row("a division by zero", {"rope.base=1/0"}, "model.rope.base: must be a number, got \"1/0\"");
    row("n = 0", {"content.source=random", "content.n=0"},
        "model.content.n: must be 1 to 8192, got 0");
    row("base -1", {"rope.base=-1"}, "model.rope.base: must be > 0, got -1");
    row("a ragged table", {"t5.table=[[1,2],[3]]"}, "model.t5.table[1]: its rows differ in length");
    row("a table of the wrong shape", {"method=shaw", "shaw.radius=1", "shaw.table_k=[[1],[2]]"},
        "model.shaw.table_k: must have 3 entries along index 0, has 2");
    row("broken JSON", {"alibi.slopes=[1,"},
        "model.alibi.slopes: line 1, column 4, [1]: the text ends too early");
    row("deep nesting", {"alibi.slopes=" + QString(100, u'[')},
        "model.alibi.slopes: line 1, column 65: nested more than 64 levels deep");
    row("an entry that is not there", {"alibi.slopes[3]=1"},
        "model.alibi.slopes[3]: there is no such entry");
    row("no tokens", {"content.tokens=[]"}, "model.content.tokens: must not be empty");
    row("a size that disagrees",
        {"content.source=identical", "content.q=[1,0]", "content.k=[1,0]", "content.d_head=3"},
        "model.content.d_head: is 3, but what else is given makes it 2");
}

void BadInputTest::badSettings()
{
    QFETCH(QStringList, settings);
    QFETCH(QByteArray, reason);
    QStringList arguments = {QStringLiteral("print"), QStringLiteral("weights")};
    for (const QString &setting : settings)
        arguments << QStringLiteral("--set") << setting;
    verifyRefused(runLocus(arguments), reason);
}

void BadInputTest::aHundredMegabytesOfNesting()
{
    const QString file = write("deep.locus.json", QByteArray(100'000'000, '['));
    verifyRefused(runLocus({"print", "weights", "--scene", file}),
                  file.toUtf8() + ": line 1, column 65: nested more than 64 levels deep");
}

void BadInputTest::aFileThatIsTooLarge()
{
    QFile file(path("large.locus.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(257LL * 1024 * 1024)); // a hole: takes no room
    file.close();
    verifyRefused(runLocus({"print", "weights", "--scene", file.fileName()}),
                  file.fileName().toUtf8() + ": larger than 256 MiB");
}

void BadInputTest::aDeviceThatNeverEnds()
{
    verifyRefused(runLocus({"print", "weights", "--scene", "/dev/zero"}),
                  "/dev/zero: larger than 256 MiB");
}

void BadInputTest::aPathThatDoesNotExist()
{
    const QString file = path("missing.locus.json");
    verifyRefused(runLocus({"print", "weights", "--scene", file}),
                  file.toUtf8() + ": cannot be read: No such file or directory");
}

void BadInputTest::aDirectory()
{
    verifyRefused(runLocus({"print", "weights", "--scene", m_folder->path()}),
                  m_folder->path().toUtf8() + ": is a directory, not a file");
}

void BadInputTest::noPermissionToRead()
{
    const QString file = write("secret.locus.json", scene("{}"));
    QVERIFY(QFile::setPermissions(file, {}));
    const Run run = runLocus({"print", "weights", "--scene", file}, {.inChild = obeyPermissions});
    if (run.status == cannotDrop)
        QSKIP("root cannot give up its capabilities here");
    verifyRefused(run, file.toUtf8() + ": cannot be read: Permission denied");
}

void BadInputTest::aNameWithALineBreak()
{
    const Run run = runLocus({"print", "weights", "--scene", "two\nlines"});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.messages().size(), 1);
}

void BadInputTest::exportRefusesTheSameFiles()
{
    const QString file = write("bad.locus.json", "{");
    const QString out = path("figure.png");
    verifyRefused(runLocus({"export", "--view", "heatmap", "--out", out, "--scene", file}),
                  file.toUtf8() + ": line 1, column 2: the text ends too early");
    const Run refused = runLocus({"export", "--view", "heatmap", "--out", out, "--set",
                                  "method=sinusoidal", "--set", "content.d_model=5"});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.messages().size(), 1);
    QCOMPARE(files(), QStringList{QStringLiteral("bad.locus.json")});
}

void BadInputTest::exportToAMissingFolder_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"a.png", "a.svg", "a.pdf"})
        QTest::newRow(file) << file;
}

void BadInputTest::exportToAMissingFolder()
{
    QFETCH(QString, file);
    const QString out = path("missing/") + file;
    const Run run = runLocus({"export", "--view", "heatmap", "--out", out});
    QCOMPARE(run.status, 3);
    QVERIFY2(run.messages().size() == 1 && run.err.contains(out.toUtf8()), run.err.constData());
    QCOMPARE(files(), QStringList());
}

void BadInputTest::exportToAFullDisk_data()
{
    exportToAMissingFolder_data();
}

void BadInputTest::exportToAFullDisk()
{
    QFETCH(QString, file);
    const QString out = m_folder->filePath(file);
    const Run run = runLocus({"export", "--view", "heatmap", "--out", out}, {.inChild = fillDisk});
    QCOMPARE(run.status, 3);
    QVERIFY2(run.messages().size() == 1 && run.err.contains(out.toUtf8()), run.err.constData());
    QCOMPARE(files(), QStringList());
}

void BadInputTest::exportToADeviceThatIsFull()
{
    const QString out = path("full.png");
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), out));
    const Run run = runLocus({"export", "--view", "heatmap", "--out", out});
    QCOMPARE(run.status, 3);
    QVERIFY2(run.messages().size() == 1 && run.err.contains("No space left"), run.err.constData());
    QCOMPARE(QFileInfo(out).symLinkTarget(), QStringLiteral("/dev/full"));
    QVERIFY(!QFileInfo(QStringLiteral("/dev/full")).isFile());
}

void BadInputTest::exportWithoutPermission()
{
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
    const Run run = runLocus({"export", "--view", "heatmap", "--out", path("a.png")},
                             {.inChild = obeyPermissions});
    if (run.status == cannotDrop)
        QSKIP("root cannot give up its capabilities here");
    QCOMPARE(run.status, 3);
    QCOMPARE(run.messages().size(), 1);
    QCOMPARE(files(), QStringList());
}

void BadInputTest::aFailedExportLeavesTheOldFigure()
{
    const QString out = write("a.svg", "the old figure");
    const Run run = runLocus({"export", "--view", "heatmap", "--out", out}, {.inChild = fillDisk});
    QCOMPARE(run.status, 3);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("the old figure"));
    QCOMPARE(files(), QStringList{QStringLiteral("a.svg")});
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "tst_badinput.moc"
