// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table.h"
#include "tests/support/locusrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace locus;
using test::Run;
using test::runLocus;

/// Tables as the command line prints them: the worked examples, both formats, every VALUE.
class PrintTest : public QObject {
    Q_OBJECT

private slots:
    void encodingOfFourChannels();
    void ropeByAQuarterTurn_data();
    void ropeByAQuarterTurn();
    void alibiByHalf();
    void shawOfThreeTokens();
    void everyTableOfEveryMethod_data();
    void everyTableOfEveryMethod();
    void csvForms_data();
    void csvForms();
    void pairNamesItsParts_data();
    void pairNamesItsParts();
    void claimsNameTheirParts();
    void valuesAreJsonExpressionsOrTexts_data();
    void valuesAreJsonExpressionsOrTexts();
    void settingsGoOnTopOfAScene();
    void numbersDoNotDependOnTheLocale();
};

namespace {

QStringList words(const QString &line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

/// The object that a print command wrote; an empty one after a failed check.
QJsonObject objectOf(const Run &run)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(run.out, &error);
    if (run.status != 0 || !run.err.isEmpty() || error.error != QJsonParseError::NoError)
        qWarning("status %d, %s, %s", run.status, run.err.constData(),
                 qPrintable(error.errorString()));
    return document.object();
}

QJsonObject print(const QString &arguments)
{
    return objectOf(runLocus(words(QStringLiteral("print ") + arguments)));
}

/// Entry of nested rows.
QJsonValue entry(const QJsonObject &table, std::initializer_list<int> indices)
{
    QJsonValue value = table.value(QStringLiteral("data"));
    for (const int index : indices)
        value = value.toArray().at(index);
    return value;
}

void compareNear(const QJsonValue &value, double expected, double tolerance)
{
    QVERIFY2(value.isDouble(), "not a number");
    QVERIFY2(std::abs(value.toDouble() - expected) <= tolerance,
             qPrintable(QStringLiteral("%1, expected %2").arg(value.toDouble()).arg(expected)));
}

const QString ropeTurn =
    QStringLiteral("scores --set content.source=identical --set content.n=6 --set content.d_head=2 "
                   "--set content.q=[1,0] --set method=rope --set rope.theta=pi/2 --set scale=none "
                   "--set mask=none --set content.k=");

} // namespace

void PrintTest::encodingOfFourChannels()
{
    const QJsonObject table = print(QStringLiteral("encoding --set method=sinusoidal --set "
                                                   "content.source=identical --set content.n=3 "
                                                   "--set content.d_model=4"));
    QCOMPARE(table.value(QStringLiteral("table")).toString(), QStringLiteral("encoding"));
    QCOMPARE(table.value(QStringLiteral("shape")).toArray(), (QJsonArray{3, 4}));
    const std::vector<std::vector<double>> rounded = {
        {0, 1, 0, 1}, {0.8415, 0.5403, 0.0100, 1.0000}, {0.9093, -0.4161, 0.0200, 0.9998}};
    for (int i = 0; i < 3; ++i)
        for (int c = 0; c < 4; ++c)
            compareNear(entry(table, {i, c}),
                        rounded[static_cast<std::size_t>(i)][static_cast<std::size_t>(c)], 5e-5);
    compareNear(entry(table, {1, 0}), std::sin(1.0), 1e-16);
}

void PrintTest::ropeByAQuarterTurn_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("i");
    QTest::addColumn<int>("j");
    QTest::addColumn<double>("score");
    QTest::newRow("one step") << "[1,0]" << 0 << 1 << 0.0;
    QTest::newRow("one step, elsewhere") << "[1,0]" << 4 << 5 << 0.0;
    QTest::newRow("two steps") << "[1,0]" << 0 << 2 << -1.0;
    QTest::newRow("one step, another key") << "[0,1]" << 0 << 1 << -1.0;
}

void PrintTest::ropeByAQuarterTurn()
{
    QFETCH(QString, key);
    QFETCH(int, i);
    QFETCH(int, j);
    QFETCH(double, score);
    compareNear(entry(print(ropeTurn + key), {0, i, j}), score, 1e-15);
}

void PrintTest::alibiByHalf()
{
    const QJsonObject table = print(QStringLiteral(
        "scores --set content.source=identical --set content.n=5 --set content.d_head=1 --set "
        "content.q=[2] --set content.k=[1] --set scale=none --set alibi.slopes=[0.5] --set "
        "method=alibi"));
    compareNear(entry(table, {0, 4, 3}), 1.5, 0);
    compareNear(entry(table, {0, 4, 0}), 0, 0);
    QVERIFY(entry(table, {0, 3, 4}).isNull());
}

void PrintTest::shawOfThreeTokens()
{
    const QJsonObject table = print(QStringLiteral("clip --set method=shaw --set mask=none"));
    compareNear(entry(table, {1, 0}), -1, 0);
    compareNear(entry(table, {1, 2}), 1, 0);
}

void PrintTest::everyTableOfEveryMethod_data()
{
    QTest::addColumn<QString>("table");
    for (const core::TableId id : core::allTables())
        QTest::newRow(core::tableName(id)) << QString::fromLatin1(core::tableName(id));
}

void PrintTest::everyTableOfEveryMethod()
{
    QFETCH(QString, table);
    int done = 0;
    for (const char *method : {"none", "sinusoidal", "learned", "shaw", "t5", "alibi", "rope"}) {
        const Run run = runLocus({QStringLiteral("print"), table, QStringLiteral("--set"),
                                  QStringLiteral("method=") + QLatin1String(method)});
        if (run.status == 0) {
            ++done;
            const QJsonObject object = objectOf(run);
            QCOMPARE(object.value(QStringLiteral("table")).toString(), table);
            QVERIFY(object.contains(QStringLiteral("shape")));
            QVERIFY(object.contains(QStringLiteral("data")));
        } else {
            QCOMPARE(run.status, 1);
            QCOMPARE(run.out, QByteArray());
            QCOMPARE(run.messages().size(), 1);
        }
    }
    QVERIFY(done > 0);
}

void PrintTest::csvForms_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("csv");
    const QString alibi = QStringLiteral(
        " --set content.source=identical --set content.n=2 --set content.q=[2] --set content.k=[1] "
        "--set scale=none --set alibi.slopes=[0.5] --set method=alibi --set query=1");
    QTest::newRow("three indices, masked")
        << QStringLiteral("scores") + alibi << QByteArray("head,query,0,1\n0,0,2,\n0,1,1.5,2\n");
    QTest::newRow("two indices") << QStringLiteral("mask") + alibi << QByteArray("0,1\n1,0\n1,1\n");
    QTest::newRow("one index") << QStringLiteral("slopes") + alibi << QByteArray("slopes\n0.5\n");
    QTest::newRow("a pair") << QStringLiteral("pair") + alibi +
                                   QStringLiteral(" --set alibi.slopes=[-1000]")
                            << QByteArray(
                                   "query,1\nkey,0\nquery_position,1\nkey_position,0\n"
                                   "delta,-1\nhead,0\nmasked,false\ncontent,2\nposition,1000\n"
                                   "score,1002\nweight,1\n"
                                   "terms.slope,-1000\nterms.distance,1\nterms.bias,1000\n");
    QTest::newRow("a masked pair")
        << QStringLiteral("pair") + alibi + QStringLiteral(" --set query=0 --set key=1")
        << QByteArray("query,0\nkey,1\nquery_position,0\nkey_position,1\n"
                      "delta,1\nhead,0\nmasked,true\ncontent,2\nposition,-0.5\n"
                      "score,\nweight,0\n"
                      "terms.slope,0.5\nterms.distance,1\nterms.bias,-0.5\n");
}

void PrintTest::csvForms()
{
    QFETCH(QString, arguments);
    QFETCH(QByteArray, csv);
    const Run run = runLocus(words(QStringLiteral("print %1 --format csv").arg(arguments)));
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.out, csv);
    QCOMPARE(run.status, 0);
}

void PrintTest::pairNamesItsParts_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QStringList>("terms");
    QTest::newRow("none") << "none" << QStringList();
    const QStringList input = {"content_content", "content_position", "position_content",
                               "position_position"};
    QTest::newRow("sinusoidal") << "sinusoidal" << input;
    QTest::newRow("learned") << "learned" << input;
    QTest::newRow("shaw") << "shaw" << QStringList{"clip", "q_dot_r", "row"};
    QTest::newRow("t5") << "t5" << QStringList{"bucket", "scalar"};
    QTest::newRow("alibi") << "alibi" << QStringList{"bias", "distance", "slope"};
    QTest::newRow("rope") << "rope"
                          << QStringList{"angle_difference", "angle_key", "angle_query", "rotated",
                                         "unrotated"};
}

void PrintTest::pairNamesItsParts()
{
    QFETCH(QString, method);
    QFETCH(QStringList, terms);
    const QJsonObject table = print(
        QStringLiteral("pair --set query=2 --set key=1 --set content.d_head=4 --set method=") +
        method);
    QCOMPARE(table.value(QStringLiteral("shape")).toArray(), QJsonArray());
    const QJsonObject pair = table.value(QStringLiteral("data")).toObject();
    QCOMPARE(pair.keys(),
             (QStringList{"content", "delta", "head", "key", "key_position", "masked", "position",
                          "query", "query_position", "score", "terms", "weight"}));
    QCOMPARE(pair.value(QStringLiteral("delta")).toInt(), -1);
    QCOMPARE(pair.value(QStringLiteral("masked")), QJsonValue(false));
    const QJsonValue parts = pair.value(QStringLiteral("terms"));
    const QJsonObject part = parts.isArray() ? parts.toArray().at(0).toObject() : parts.toObject();
    QCOMPARE(part.keys(), terms);
    QCOMPARE(parts.isArray() ? parts.toArray().size() : 0,
             method == QStringLiteral("rope") ? 2 : 0);
    compareNear(pair.value(QStringLiteral("score")),
                pair.value(QStringLiteral("content")).toDouble() +
                    pair.value(QStringLiteral("position")).toDouble(),
                1e-12);
}

void PrintTest::claimsNameTheirParts()
{
    const QJsonObject table = print(QStringLiteral("claims --set mask=none --set method=none"));
    const QJsonArray claims = table.value(QStringLiteral("data")).toArray();
    QCOMPARE(table.value(QStringLiteral("shape")).toArray(),
             QJsonArray{static_cast<int>(claims.size())});
    bool equivariance = false;
    for (const auto &value : claims) {
        const QJsonObject claim = value.toObject();
        QCOMPARE(claim.keys(), (QStringList{"expected", "id", "residual", "tolerance", "verdict"}));
        if (claim.value(QStringLiteral("id")) == QJsonValue("permutation_equivariance")) {
            equivariance = true;
            QCOMPARE(claim.value(QStringLiteral("expected")).toString(), QStringLiteral("holds"));
            QCOMPARE(claim.value(QStringLiteral("verdict")).toString(), QStringLiteral("holds"));
        }
    }
    QVERIFY(equivariance);
    const Run csv = runLocus(words(QStringLiteral("print claims --format csv")));
    QVERIFY2(csv.out.startsWith("weights_sum_to_one,holds,"), csv.out.constData());
}

void PrintTest::valuesAreJsonExpressionsOrTexts_data()
{
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QByteArray>("csv");
    const QByteArray threeRows = "0,1,2\n0,1,2\n-1,0,1\n-2,-1,0\n";
    QTest::newRow("a power") << QStringList{"method=rope", "content.d_head=2", "rope.theta=2^-2"}
                             << "frequencies" << QByteArray("frequencies\n0.25\n");
    QTest::newRow("an expression with spaces")
        << QStringList{"method=rope", "content.d_head=2", "rope.theta= (1 + 2) / 4"}
        << "frequencies" << QByteArray("frequencies\n0.75\n");
    QTest::newRow("JSON with an exponent")
        << QStringList{"method=rope", "content.d_head=2", "rope.theta=25e-2"} << "frequencies"
        << QByteArray("frequencies\n0.25\n");
    QTest::newRow("typed words") << QStringList{"method=shaw", "content.tokens=a dog barks"}
                                 << "clip" << threeRows;
    QTest::newRow("typed Chinese")
        << QStringList{"method=shaw", "content.tokens=狗咬人"} << "clip" << threeRows;
    QTest::newRow("a JSON list") << QStringList{"method=shaw", R"(content.tokens=["a b","c","d"])"}
                                 << "clip" << threeRows;
    QTest::newRow("a JSON text") << QStringList{R"(method="shaw")"} << "clip" << threeRows;
    QTest::newRow("one entry of an array that is there")
        << QStringList{"method=alibi", "content.heads=2", "content.d_model=128",
                       "alibi.slopes[1]=1/3*3"}
        << "slopes" << QByteArray("slopes\n0.0625\n1\n");
    QTest::newRow("the last one counts")
        << QStringList{"method=shaw", "shaw.radius=4", "shaw.radius=1"} << "clip"
        << QByteArray("0,1,2\n0,1,1\n-1,0,1\n-1,-1,0\n");
}

void PrintTest::valuesAreJsonExpressionsOrTexts()
{
    QFETCH(QStringList, settings);
    QFETCH(QString, table);
    QFETCH(QByteArray, csv);
    QStringList arguments = {QStringLiteral("print"), table, QStringLiteral("--format"),
                             QStringLiteral("csv")};
    for (const QString &setting : settings)
        arguments << QStringLiteral("--set") << setting;
    const Run run = runLocus(arguments);
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.out, csv);
}

void PrintTest::settingsGoOnTopOfAScene()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.locus.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "locus-scene/1", "model": {"method": "alibi", "content": {"heads": 2,
                   "d_model": 128}}})");
    file.close();
    const Run run = runLocus(
        {"print", "slopes", "--format", "csv", "--set", "alibi.max_bias=4", "--scene", path});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.out, QByteArray("slopes\n0.25\n0.0625\n"));
}

void PrintTest::numbersDoNotDependOnTheLocale()
{
    test::Start german;
    german.environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"));
    const QStringList arguments =
        words(QStringLiteral("print slopes --set method=alibi --set alibi.slopes=[0.5]"));
    QCOMPARE(runLocus(arguments, german).out, runLocus(arguments).out);
}

QTEST_GUILESS_MAIN(PrintTest)
#include "tst_print.moc"
