// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/locusrun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

using namespace locus;
using test::Run;
using test::runLocus;

/// The program among others: pipes, full disks, no display, figures as files.
class CliTest : public QObject {
    Q_OBJECT

private slots:
    void aFullDiskUnderStdout();
    void aTableOnStdoutIsCompleteOrAbsent();
    void aReaderThatGoesAway();
    void closedStdout();
    void noDisplay_data();
    void noDisplay();
    void printAndExportNeedNoDisplay();
    void exportWritesEveryViewInEveryFormat_data();
    void exportWritesEveryViewInEveryFormat();
    void aWholeFolderIsExported();
    void aFigureTooSmallIsTold();
    void aFolderWithoutScenesIsRefused();
    void aFigureOfTheSceneByItsName();
};

namespace {

QStringList words(const QString &line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    return environment;
}

} // namespace

void CliTest::aFullDiskUnderStdout()
{
    const test::Start full{.outFile = QStringLiteral("/dev/full")};
    for (const QStringList &arguments :
         {QStringList{"print", "weights"}, QStringList{"params"}, QStringList{"--version"}}) {
        const Run run = runLocus(arguments, full);
        QCOMPARE(run.status, 3);
        QCOMPARE(run.messages().size(), 1);
        QVERIFY2(run.err.contains("standard output"), run.err.constData());
    }
}

void CliTest::aTableOnStdoutIsCompleteOrAbsent()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("table.json"));
    test::Start limited{.outFile = path};
    limited.inChild = [] {
        // Files of at most 1 MiB: the table does not fit.
        const rlimit size = {1U << 20, 1U << 20};
        setrlimit(RLIMIT_FSIZE, &size);
        signal(SIGXFSZ, SIG_IGN);
    };
    const Run run = runLocus(words(QStringLiteral("print weights --set content.source=random --set "
                                                  "content.n=512")),
                             limited);
    QCOMPARE(run.status, 3);
    QCOMPARE(run.messages().size(), 1);
    QCOMPARE(QFileInfo(path).size(), 0);
}

void CliTest::aReaderThatGoesAway()
{
    test::Start broken;
    broken.inChild = [] {
        int ends[2] = {-1, -1};
        if (pipe(ends) != 0)
            _exit(97);
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
    };
    const Run run = runLocus({"print", "weights"}, broken);
    QCOMPARE(run.status, 3);
    QCOMPARE(run.messages().size(), 1);
}

void CliTest::closedStdout()
{
    test::Start closed;
    closed.inChild = [] { close(STDOUT_FILENO); };
    const Run run = runLocus({"print", "weights"}, closed);
    QCOMPARE(run.status, 3);
}

void CliTest::noDisplay_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::newRow("nothing set") << QStringList();
    QTest::newRow("an X server that is not there") << QStringList{"DISPLAY=:4711"};
    QTest::newRow("a screen of it") << QStringList{"DISPLAY=:4711.0"};
    QTest::newRow("a compositor that is not there") << QStringList{"WAYLAND_DISPLAY=wayland-4711"};
    QTest::newRow("xcb asked for") << QStringList{"QT_QPA_PLATFORM=xcb"};
    QTest::newRow("wayland asked for") << QStringList{"QT_QPA_PLATFORM=wayland"};
}

void CliTest::noDisplay()
{
    QFETCH(QStringList, variables);
    test::Start start{.environment = withoutDisplay()};
    for (const QString &variable : variables)
        start.environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    for (const QStringList &arguments : {QStringList(), QStringList{"missing.locus.json"}}) {
        const Run run = runLocus(arguments, start);
        QCOMPARE(run.status, 4);
        QCOMPARE(run.messages().size(), 1);
        QVERIFY2(run.err.contains("locus export"), run.err.constData());
    }
}

void CliTest::printAndExportNeedNoDisplay()
{
    const QTemporaryDir folder;
    const test::Start start{.environment = withoutDisplay()};
    QCOMPARE(runLocus({"print", "weights"}, start).status, 0);
    const Run run = runLocus(
        {"export", "--view", "heatmap", "--out", folder.filePath(QStringLiteral("a.svg"))}, start);
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
}

void CliTest::exportWritesEveryViewInEveryFormat_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("begins");
    for (const auto &[view, method] :
         {std::pair("heatmap", "alibi"), std::pair("circles", "rope"), std::pair("curve", "t5"),
          std::pair("encoding", "sinusoidal")}) {
        QTest::addRow("%s as PNG", view) << view << method << "a.png" << QByteArray("\x89PNG");
        QTest::addRow("%s as SVG", view) << view << method << "a.SVG" << QByteArray("<?xml");
        QTest::addRow("%s as PDF", view) << view << method << "a.pdf" << QByteArray("%PDF");
    }
}

void CliTest::exportWritesEveryViewInEveryFormat()
{
    QFETCH(QString, view);
    QFETCH(QString, method);
    QFETCH(QString, file);
    QFETCH(QByteArray, begins);
    const QTemporaryDir folder;
    const QString path = folder.filePath(file);
    const Run run =
        runLocus({"export", "--view", view, "--set", "method=" + method, "--out", path});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QFile figure(path);
    QVERIFY(figure.open(QIODevice::ReadOnly));
    const QByteArray bytes = figure.readAll();
    QVERIFY(bytes.startsWith(begins));
    QVERIFY(bytes.size() > 2000);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{file});
}

namespace {

void writeText(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

void CliTest::aWholeFolderIsExported()
{
    const QTemporaryDir folder;
    const QString scenes = folder.filePath(QStringLiteral("scenes"));
    const QString out = folder.filePath(QStringLiteral("out/deep"));
    QVERIFY(QDir().mkpath(scenes));
    const QDir in(scenes);
    writeText(in.filePath(QStringLiteral("a.locus.json")),
              R"({"format": "locus-scene/1", "figures": [
                {"name": "the map", "size": "60x50mm"},
                {"name": "three", "panels": ["heatmap", "circles", "curve"]},
                {"name": "three", "view": "curve"}, {"view": "row"}]})");
    writeText(in.filePath(QStringLiteral("b.locus.json")),
              R"({"format": "locus-scene/1", "x": 1})");
    writeText(in.filePath(QStringLiteral("c.locus.json")),
              R"({"format": "locus-scene/1", "model": {"method": "alibi"}, "figures": [
                {"name": "circles", "view": "circles"}, {"name": "Größe/狗", "content": "page"}]})");
    writeText(in.filePath(QStringLiteral("no scene.json")), "{}");
    const Run run =
        runLocus({"export", "--scene-dir", scenes, "--out-dir", out, "--formats", "svg,pdf"});
    QCOMPARE(run.status, 1);
    const QStringList files = QDir(out).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files,
             (QStringList{"a-4.pdf", "a-4.svg", "a-the-map.pdf", "a-the-map.svg", "a-three-2.pdf",
                          "a-three-2.svg", "a-three.pdf", "a-three.svg",
                          QStringLiteral("c-Größe-狗.pdf"), QStringLiteral("c-Größe-狗.svg")}));
    const auto messages = run.messages();
    const auto told = [&messages](const char *words) {
        return std::count_if(messages.begin(), messages.end(), [words](const QByteArray &message) {
            return message.contains(words);
        });
    };
    QVERIFY2(told("b.locus.json") == 1 && told("x") > 0, run.err.constData());
    QVERIFY2(told("c.locus.json: circles: ALiBi") == 1, run.err.constData()); // in two formats
    QVERIFY2(messages.back().contains(
                 "scenes 3, files written 10; refused: scenes 1, figures 1; files not written 0"),
             run.err.constData());
}

/// Without a size it is as large as it takes; where one is given that is too small, a sentence.
void CliTest::aFigureTooSmallIsTold()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("a.svg"));
    const Run small = runLocus({"export", "--view", "page", "--size", "85x60mm", "--out", out});
    QCOMPARE(small.status, 0);
    QCOMPARE(small.messages().size(), 1);
    QVERIFY2(small.err.contains("Too small for") && small.err.contains("would do"),
             small.err.constData());
    const Run roomy = runLocus({"export", "--view", "page", "--out", out});
    QCOMPARE(roomy.status, 0);
    QCOMPARE(roomy.err, QByteArray());
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(400).contains("width=\"174mm\""));
    const Run tiny = runLocus({"export", "--view", "page", "--size", "1x1mm", "--out", out});
    QCOMPARE(tiny.status, 1);
    QCOMPARE(tiny.messages().size(), 1);
}

void CliTest::aFolderWithoutScenesIsRefused()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out"));
    QCOMPARE(runLocus({"export", "--scene-dir", folder.path(), "--out-dir", out}).status, 1);
    QVERIFY(!QDir(out).exists());
    QCOMPARE(runLocus({"export", "--scene-dir", folder.filePath(QStringLiteral("none")),
                       "--out-dir", out})
                 .status,
             1);
    const QString scene = folder.filePath(QStringLiteral("a.locus.json"));
    writeText(scene, R"({"format": "locus-scene/1", "figures": [{}]})");
    QCOMPARE(runLocus({"export", "--scene-dir", folder.path(), "--out-dir", scene}).status, 3);
}

void CliTest::aFigureOfTheSceneByItsName()
{
    const QTemporaryDir folder;
    const QString scene = folder.filePath(QStringLiteral("a.locus.json"));
    const QString out = folder.filePath(QStringLiteral("a.svg"));
    writeText(scene,
              R"({"format": "locus-scene/1", "figures": [{}, {"name": "b", "size": "61x52mm"}]})");
    QCOMPARE(runLocus({"export", "--scene", scene, "--figure", "b", "--out", out}).status, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(400).contains("width=\"61mm\" height=\"52mm\""));
    const Run run = runLocus({"export", "--scene", scene, "--figure", "c", "--out", out});
    QCOMPARE(run.status, 1);
    QVERIFY(run.err.contains("c"));
    // The figure is the scene: what made it can be asked of it.
    const Run again = runLocus({"export", "--scene", out, "--figure", "b", "--out", out});
    QCOMPARE(again.status, 0);
    QCOMPARE(runLocus({"print", "weights", "--scene", out}).out,
             runLocus({"print", "weights", "--scene", scene}).out);
}

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
