// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table.h"
#include "tests/support/locusrun.h"

#include <QRegularExpression>
#include <QtTest>

using namespace locus;
using test::Run;
using test::runLocus;

/// What the command line does not accept, and how it says so.
class UsageTest : public QObject {
    Q_OBJECT

private slots:
    void wrongUsage_data();
    void wrongUsage();
    void refusals_data();
    void refusals();
    void theCommandLineIsCheckedBeforeAnyFile();
    void versionHelpAndParams();
};

namespace {

QStringList words(const QString &line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

void UsageTest::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char *name, const char *line) {
        QTest::newRow(name) << words(QString::fromLatin1(line));
    };
    row("print without a table", "print");
    row("print with an option for a table", "print --set rope.base=2");
    row("unknown table", "print weight");
    row("table in capitals", "print Weights");
    row("second table", "print weights scores");
    row("unknown option", "print weights --sets rope.base=2");
    row("option of another command", "print weights --view heatmap");
    row("option with an equals sign", "print weights --format=csv");
    row("set without a value", "print weights --set");
    row("set followed by an option", "print weights --set --scene a");
    row("set without an equals sign", "print weights --set rope.base");
    row("unknown key", "print weights --set rope.bases=2");
    row("key with its section", "print weights --set model.rope.base=2");
    row("key of a group", "print weights --set rope=2");
    row("no key", "print weights --set =2");
    row("index of a single value", "print weights --set rope.base[0]=2");
    row("too many indices", "print weights --set alibi.slopes[0][0]=2");
    row("malformed index", "print weights --set alibi.slopes[x]=2");
    row("unclosed index", "print weights --set alibi.slopes[0=2");
    row("unknown format", "print weights --format xml");
    row("format twice", "print weights --format csv --format csv");
    row("scene twice", "print weights --scene a --scene b");
    row("scene without a value", "print weights --scene");
    row("unknown first option", "--print weights");
    row("short option", "-h");
    row("two files", "a.locus.json b.locus.json");
    row("file and option", "a.locus.json --set rope.base=2");
    row("params with a word", "params rope.base");
    row("params with an option", "params --format csv");
    row("version with a word", "--version now");
    row("export without a view", "export --out a.png");
    row("export without out", "export --view heatmap");
    row("unknown view", "export --view matrix --out a.png");
    row("unknown view among others", "export --view heatmap,matrix --out a.png");
    row("a view twice", "export --view curve,heatmap,curve --out a.png");
    row("page among views", "export --view page,heatmap --out a.png");
    row("no view between commas", "export --view heatmap, --out a.png");
    row("unknown arrangement", "export --view heatmap --out a.png --arrange circle");
    row("points of nothing", "export --view heatmap --out a.png --points 0");
    row("points in words", "export --view heatmap --out a.png --points eight");
    row("unknown kind of text", "export --view heatmap --out a.png --text shapes");
    row("unknown part", "export --view heatmap --out a.png --hide legend");
    row("figure with a view", "export --figure a --view heatmap --out a.png");
    row("figure with a look", "export --figure a --dpi 300 --out a.png");
    row("figure without out", "export --figure a");
    row("folder without out", "export --scene-dir a");
    row("out without a folder", "export --out-dir a");
    row("folder and a scene", "export --scene-dir a --out-dir b --scene c.locus.json");
    row("folder and a view", "export --scene-dir a --out-dir b --view heatmap");
    row("unknown formats", "export --scene-dir a --out-dir b --formats pdf,gif");
    row("a format twice", "export --scene-dir a --out-dir b --formats pdf,pdf");
    row("unknown extension", "export --view heatmap --out a.jpeg");
    row("no extension", "export --view heatmap --out png");
    row("size without unit", "export --view heatmap --out a.png --size 120x90");
    row("size without height", "export --view heatmap --out a.png --size 120mm");
    row("size of nothing", "export --view heatmap --out a.png --size 0x90mm");
    row("half a pixel", "export --view heatmap --out a.png --size 100.5x90px");
    row("huge size", "export --view heatmap --out a.png --size 99999x90px");
    row("dpi in words", "export --view heatmap --out a.png --dpi high");
    row("dpi of nothing", "export --view heatmap --out a.png --dpi 0");
    row("unknown theme", "export --view heatmap --out a.png --theme grey");
    row("transparent with a value", "export --view heatmap --out a.png --transparent yes");
    row("transparent twice", "export --view heatmap --out a.png --transparent --transparent");
    QTest::newRow("empty file name") << QStringList{QString()};
    QTest::newRow("empty value") << QStringList{"print", "weights", "--scene", QString()};
}

void UsageTest::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Run run = runLocus(arguments);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.messages().size() == 1 && run.err.startsWith("locus: "), run.err.constData());
}

void UsageTest::refusals_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const char *arguments, const char *message) {
        QTest::newRow(name) << QString::fromLatin1(arguments)
                            << QByteArray("locus: ") + message + '\n';
    };
    row("a table of another method", "bias", "bias: This belongs to T5 or ALiBi");
    row("a table of one other method", "slopes", "slopes: This belongs to ALiBi");
    row("an odd model size", "weights --set method=sinusoidal --set content.d_model=5",
        "weights: The sinusoidal encoding pairs channels, so d_model must be even; it is 5");
    row("a position without a row",
        "mask --set method=learned --set learned.length=8 --set position_start=7",
        "mask: The learned table has 8 rows (0 to 7); there is none for position 8");
    row("too few buckets", "weights --set method=t5 --set t5.buckets=2",
        "weights: T5 needs at least one bucket for an exact distance; 2 buckets leave none");
    row("a form without a causal mask",
        "weights --set method=alibi --set alibi.form=last --set mask=none",
        "weights: The ALiBi forms key and last are defined under a causal mask only");
    row("an odd rotary part", "x --set rope.rotary_dim=3",
        "x: RoPE turns pairs of channels, so the rotary part must be even; it is 3");
    row("a curve of no displacement", "curve --set method=none",
        "curve: What this method does is no function of the displacement alone");
    row("a selection outside", "pair --set query=3",
        "pair: The selected query 3 is outside 0 to 2");
    row("a head outside", "curve --set head=1", "curve: The selected head 1 is outside 0 to 0");
    row("frequency scaling", "weights --set rope.scaling={\"type\":\"linear\",\"factor\":2}",
        "model.rope.scaling: frequency scaling is not supported yet, must be null");
    row("a tensor from a file", "weights --set content.q={\"file\":\"/nowhere/a.npy\"}",
        "model.content.q: /nowhere/a.npy: cannot be read: No such file or directory");
}

void UsageTest::refusals()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, message);
    const Run run = runLocus(words(QStringLiteral("print ") + arguments));
    QCOMPARE(run.err, message);
    QCOMPARE(run.status, 1);
    QCOMPARE(run.out, QByteArray());
}

void UsageTest::theCommandLineIsCheckedBeforeAnyFile()
{
    const Run run =
        runLocus(words(QStringLiteral("print weights --scene /missing.json --format xml")));
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("--format"), run.err.constData());
}

void UsageTest::versionHelpAndParams()
{
    const Run version = runLocus({"--version"});
    QCOMPARE(version.status, 0);
    static const QRegularExpression versionLine(
        QStringLiteral(R"(^locus \d+\.\d+\.\d+, kernels [\w-]+\n$)"));
    QVERIFY2(versionLine.match(QString::fromUtf8(version.out)).hasMatch(), version.out.constData());
    const Run help = runLocus({"--help"});
    QCOMPARE(help.status, 0);
    for (const core::TableId id : core::allTables())
        QVERIFY2(help.out.contains(core::tableName(id)), core::tableName(id));
    for (const QByteArray &line : help.out.split('\n'))
        QVERIFY2(QString::fromUtf8(line).size() <= 79, line.constData());
    const Run params = runLocus({"params"});
    QCOMPARE(params.status, 0);
    QCOMPARE(params.err, QByteArray());
    QVERIFY(params.out.contains("\nrope.base "));
}

QTEST_GUILESS_MAIN(UsageTest)
#include "tst_usage.moc"
