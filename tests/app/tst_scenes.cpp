// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "core/attention.h"
#include "core/position/method.h"
#include "core/prepared.h"
#include "core/table.h"

#include <QDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace locus;

class ScenesTest : public QObject {
    Q_OBJECT

private slots:
    void everySceneIsListedOnce();
    void groupsStandTogether();
    void everyMethodHasTwo();
    void everySceneLoadsAndComputes_data();
    void everySceneLoadsAndComputes();
    void theEncodingOfFourChannels();
    void aQuarterTurnPerPosition();
    void anotherKeyAtTheSameDisplacement();
    void alibiTakesHalfAPointPerStep();
    void aFarKeyWinsAgainstThePenalty();
    void shawClipsDisplacement();
    void wordOrderIsInvisibleWithoutPosition_data();
    void wordOrderIsInvisibleWithoutPosition();
    void oneTokenAtTwoPositions();
    void publishedSizes_data();
    void publishedSizes();
    void slopesOfEightAndTwelveHeads();
    void sinesAloneTakeTwoPlacesForOne();
    void valueVectorsAloneMoveTheOutput();
    void aMaskAloneTellsTheOrder();
    void oneSpeedComesBackAfterATurn();
    void partOfTheChannelsTurns();
};

namespace {

core::Scene sceneOf(const QString &id)
{
    auto result = app::loadExample(id);
    if (const auto *failure = std::get_if<app::Failure>(&result))
        qFatal("%s", qPrintable(failure->message));
    return std::get<core::Scene>(std::move(result));
}

core::NumberTable tableOf(const core::Scene &scene, core::TableId id)
{
    auto result = core::makeTable(id, core::prepare(scene.model), scene.study, scene.view);
    if (std::holds_alternative<core::Refusal>(result))
        qFatal("table %s is refused", core::tableName(id));
    return std::get<core::NumberTable>(std::get<core::TableData>(std::move(result)));
}

core::NumberTable tableOf(const char *id, core::TableId table)
{
    return tableOf(sceneOf(QString::fromLatin1(id)), table);
}

/// Entry (row, column) of the first head, or of a table with two indices.
double at(const core::NumberTable &table, int row, int column)
{
    const auto columns = static_cast<std::size_t>(table.shape.back());
    return table.values[static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column)];
}

double largestDifference(const core::NumberTable &a, int rowOfA, const core::NumberTable &b,
                         int rowOfB)
{
    double largest = 0;
    for (int c = 0; c < a.shape.back(); ++c)
        largest = std::max(largest, std::abs(at(a, rowOfA, c) - at(b, rowOfB, c)));
    return largest;
}

} // namespace

void ScenesTest::everySceneIsListedOnce()
{
    QStringList listed;
    for (const app::Example &example : app::examples()) {
        listed += example.id + QStringLiteral(".locus.json");
        QVERIFY(!example.title.isEmpty());
        QVERIFY(!example.sentence.isEmpty());
        QVERIFY(!example.group.isEmpty());
    }
    listed.sort();
    QStringList files = QDir(QStringLiteral(":/locus/scenes")).entryList(QDir::Files);
    files.sort();
    QCOMPARE(listed, files);
}

void ScenesTest::groupsStandTogether()
{
    QStringList seen;
    for (const app::Example &example : app::examples()) {
        if (!seen.isEmpty() && seen.back() == example.group)
            continue;
        QVERIFY2(!seen.contains(example.group), qPrintable(example.id));
        seen += example.group;
    }
}

void ScenesTest::everyMethodHasTwo()
{
    std::map<core::MethodId, int> count;
    for (const app::Example &example : app::examples())
        ++count[sceneOf(example.id).model.method];
    for (const core::MethodId method : core::allMethods)
        QVERIFY2(count[method] >= 2, std::to_string(static_cast<int>(method)).c_str());
}

void ScenesTest::everySceneLoadsAndComputes_data()
{
    QTest::addColumn<QString>("id");
    for (const app::Example &example : app::examples())
        QTest::newRow(qPrintable(example.id)) << example.id;
}

void ScenesTest::everySceneLoadsAndComputes()
{
    QFETCH(QString, id);
    const core::Scene scene = sceneOf(id);
    const core::Shapes shapes = core::shapesOf(scene.model);
    const auto refusal =
        core::refusalOf(scene.model, shapes, core::positionsOf(scene.model, shapes));
    if (id == QStringLiteral("learned-beyond-table")) {
        QVERIFY(refusal && refusal->code == core::RefusalCode::PositionOutsideTable);
        return;
    }
    QVERIFY(!refusal);
    QVERIFY(!core::stageRefusal(core::prepare(scene.model), scene.view.stage));
    QVERIFY(scene.view.query < shapes.nQuery);
    QVERIFY(scene.view.key < shapes.nKey);
    QVERIFY(scene.view.head < shapes.heads);
    const core::NumberTable weights = tableOf(scene, core::TableId::Weights);
    double row = 0;
    for (std::size_t j = 0; j < static_cast<std::size_t>(shapes.nKey); ++j)
        row += weights.values[j];
    // The deliberate mistake is that nothing is normalised after the bias.
    if (scene.model.mistake == core::Mistake::BiasAfterSoftmax)
        QVERIFY(std::abs(at(weights, scene.view.query, 0) - 1) > 0.1);
    else
        QVERIFY2(std::abs(row - 1) < 1e-12, std::to_string(row).c_str());

    const auto again = app::sceneFromJson(app::jsonText(scene).toStdString());
    QVERIFY(std::holds_alternative<core::Scene>(again));
    QVERIFY(std::get<core::Scene>(again) == scene);
}

void ScenesTest::theEncodingOfFourChannels()
{
    const core::NumberTable p = tableOf("encoding-d4", core::TableId::Encoding);
    QCOMPARE(p.shape, (std::vector<std::int64_t>{3, 4}));
    const std::vector<double> rounded = {0,      1,      0,      1,       0.8415, 0.5403,
                                         0.0100, 1.0000, 0.9093, -0.4161, 0.0200, 0.9998};
    for (std::size_t i = 0; i < rounded.size(); ++i)
        QVERIFY2(std::abs(p.values[i] - rounded[i]) <= 0.00005, std::to_string(i).c_str());
}

void ScenesTest::aQuarterTurnPerPosition()
{
    const core::NumberTable e = tableOf("rope-quarter-turn", core::TableId::Scores);
    QVERIFY(std::abs(at(e, 0, 1)) < 1e-15);
    QVERIFY(std::abs(at(e, 4, 5)) < 1e-15);
    QVERIFY(std::abs(at(e, 0, 2) + 1) < 1e-15);
}

void ScenesTest::anotherKeyAtTheSameDisplacement()
{
    const core::NumberTable e = tableOf("rope-quarter-turn-other-key", core::TableId::Scores);
    QVERIFY(std::abs(at(e, 0, 1) + 1) < 1e-15);
}

void ScenesTest::alibiTakesHalfAPointPerStep()
{
    const core::NumberTable e = tableOf("alibi-half", core::TableId::Scores);
    QCOMPARE(at(e, 4, 4), 2.0);
    QCOMPARE(at(e, 4, 3), 1.5);
    QCOMPARE(at(e, 4, 0), 0.0);
}

void ScenesTest::aFarKeyWinsAgainstThePenalty()
{
    const core::Scene scene = sceneOf(QStringLiteral("alibi-far-key"));
    const int i = scene.view.query;
    const int far = scene.view.key;
    QVERIFY(i - far >= 4);
    const core::NumberTable bias = tableOf(scene, core::TableId::Bias);
    const core::NumberTable weights = tableOf(scene, core::TableId::Weights);
    for (int j = 0; j <= i; ++j) {
        if (j == far)
            continue;
        QVERIFY2(at(weights, i, far) > 2 * at(weights, i, j), std::to_string(j).c_str());
        QVERIFY(j < far || at(bias, i, far) < at(bias, i, j));
    }
}

void ScenesTest::shawClipsDisplacement()
{
    const core::NumberTable clip = tableOf("shaw-three-tokens", core::TableId::Clip);
    QCOMPARE(at(clip, 1, 0), -1.0);
    QCOMPARE(at(clip, 1, 1), 0.0);
    QCOMPARE(at(clip, 1, 2), 1.0);
}

void ScenesTest::wordOrderIsInvisibleWithoutPosition_data()
{
    QTest::addColumn<QString>("forth");
    QTest::addColumn<QString>("back");
    QTest::newRow("English") << "dog-bites-man"
                             << "man-bites-dog";
    QTest::newRow("Chinese") << "dog-bites-man-zh"
                             << "man-bites-dog-zh";
}

void ScenesTest::wordOrderIsInvisibleWithoutPosition()
{
    QFETCH(QString, forth);
    QFETCH(QString, back);
    core::Scene one = sceneOf(forth);
    core::Scene other = sceneOf(back);
    std::vector<std::string> reversed = other.model.content.tokens;
    std::reverse(reversed.begin(), reversed.end());
    QVERIFY(one.model.content.tokens == reversed);
    QCOMPARE(reversed.size(), std::size_t{3});
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(largestDifference(tableOf(one, core::TableId::X), i,
                                   tableOf(other, core::TableId::X), 2 - i),
                 0.0);
        QVERIFY(largestDifference(tableOf(one, core::TableId::Output), i,
                                  tableOf(other, core::TableId::Output), 2 - i) < 1e-12);
    }
    // With any method that states position the two sentences part.
    one.model.method = core::MethodId::Rope;
    other.model.method = core::MethodId::Rope;
    QVERIFY(largestDifference(tableOf(one, core::TableId::Output), 1,
                              tableOf(other, core::TableId::Output), 1) > 1e-3);
}

void ScenesTest::oneTokenAtTwoPositions()
{
    const core::Scene scene = sceneOf(QStringLiteral("the-the"));
    const core::NumberTable x = tableOf(scene, core::TableId::X);
    const core::NumberTable h = tableOf(scene, core::TableId::Input);
    QCOMPARE(largestDifference(x, 0, x, 1), 0.0);
    QVERIFY(largestDifference(h, 0, h, 1) > 0.1);
}

void ScenesTest::publishedSizes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QList<qint64>>("shape");
    QTest::newRow("original Transformer") << "transformer-2017"
                                          << "frequencies" << QList<qint64>{256};
    QTest::newRow("BERT-base, position vectors") << "bert-base"
                                                 << "encoding" << QList<qint64>{8, 768};
    QTest::newRow("BERT-base, heads") << "bert-base"
                                      << "q" << QList<qint64>{12, 8, 64};
    QTest::newRow("T5") << "t5-base"
                        << "bias" << QList<qint64>{12, 160, 160};
    QTest::newRow("ALiBi, 8 heads") << "alibi-8-heads"
                                    << "slopes" << QList<qint64>{8};
    QTest::newRow("ALiBi, 12 heads") << "alibi-12-heads"
                                     << "slopes" << QList<qint64>{12};
    QTest::newRow("LLaMA") << "llama"
                           << "frequencies" << QList<qint64>{64};
    QTest::newRow("PaLM") << "palm"
                          << "frequencies" << QList<qint64>{128};
}

void ScenesTest::publishedSizes()
{
    QFETCH(QString, id);
    QFETCH(QString, table);
    QFETCH(QList<qint64>, shape);
    const auto tableId = core::tableFromName(table.toStdString());
    QVERIFY(tableId);
    const core::Scene scene = sceneOf(id);
    const core::NumberTable numbers = tableOf(scene, *tableId);
    QCOMPARE(QList<qint64>(numbers.shape.begin(), numbers.shape.end()), shape);
    if (table == QStringLiteral("frequencies")) {
        const double pairs = static_cast<double>(shape.front());
        QCOMPARE(numbers.values.front(), 1.0);
        const double slowest = std::pow(10000.0, -(pairs - 1) / pairs);
        QVERIFY(std::abs(numbers.values.back() / slowest - 1) < 1e-14);
    }
    if (scene.model.method == core::MethodId::Learned)
        QCOMPARE(scene.model.learned.length, 512);
    if (scene.model.method == core::MethodId::T5) {
        std::set<double> buckets;
        const core::NumberTable all = tableOf(scene, core::TableId::Buckets);
        for (int row = 0; row < all.shape[0]; ++row)
            buckets.insert(at(all, row, 1));
        QCOMPARE(buckets.size(), std::size_t{31}); // bucket 16 is never used
        QCOMPARE(*buckets.rbegin(), 31.0);
    }
}

void ScenesTest::slopesOfEightAndTwelveHeads()
{
    const std::vector<double> eight = tableOf("alibi-8-heads", core::TableId::Slopes).values;
    for (std::size_t h = 0; h < eight.size(); ++h)
        QCOMPARE(eight[h], std::ldexp(1.0, -static_cast<int>(h) - 1));
    const std::vector<double> twelve = tableOf("alibi-12-heads", core::TableId::Slopes).values;
    for (std::size_t h = 0; h < 8; ++h)
        QCOMPARE(twelve[h], eight[h]);
    for (std::size_t h = 8; h < 12; ++h)
        QVERIFY(std::abs(twelve[h] - std::exp2(-0.5 - static_cast<double>(h - 8))) < 1e-15);
}

void ScenesTest::sinesAloneTakeTwoPlacesForOne()
{
    core::Scene scene = sceneOf(QStringLiteral("sine-only"));
    core::NumberTable p = tableOf(scene, core::TableId::Encoding);
    QVERIFY(largestDifference(p, scene.view.query, p, scene.view.key) < 0.01);
    scene.model.mistake = core::Mistake::None;
    p = tableOf(scene, core::TableId::Encoding);
    QVERIFY(largestDifference(p, scene.view.query, p, scene.view.key) > 1);
}

void ScenesTest::valueVectorsAloneMoveTheOutput()
{
    const core::Scene scene = sceneOf(QStringLiteral("shaw-values-alone"));
    const core::NumberTable weights = tableOf(scene, core::TableId::Weights);
    const core::NumberTable output = tableOf(scene, core::TableId::Output);
    QVERIFY(largestDifference(weights, 0, weights, 6) < 1e-15);
    QVERIFY(largestDifference(output, 0, output, 6) > 0.05);
}

void ScenesTest::aMaskAloneTellsTheOrder()
{
    const core::NumberTable weights = tableOf("mask-alone", core::TableId::Weights);
    for (int i = 0; i < weights.shape.back(); ++i)
        QVERIFY(std::abs(at(weights, i, 0) - 1.0 / (i + 1)) < 1e-15);
}

void ScenesTest::oneSpeedComesBackAfterATurn()
{
    const core::NumberTable e = tableOf("rope-one-speed", core::TableId::Scores);
    QVERIFY(std::abs(at(e, 16, 4) - at(e, 16, 16)) < 1e-13); // 12 places are a whole turn
    QVERIFY(std::abs(at(e, 16, 10) + at(e, 16, 16)) < 1e-13);
    QVERIFY(std::abs(at(e, 16, 15) - at(e, 16, 16)) > 1e-3);
}

void ScenesTest::partOfTheChannelsTurns()
{
    const core::Scene scene = sceneOf(QStringLiteral("rope-partial"));
    const core::NumberTable plain = tableOf(scene, core::TableId::Q);
    const core::NumberTable turned = tableOf(scene, core::TableId::RotatedQ);
    double first = 0;
    for (int c = 0; c < 96; ++c) {
        const double change = std::abs(at(plain, 9, c) - at(turned, 9, c));
        QVERIFY2(c < 24 || change == 0, std::to_string(c).c_str());
        first = std::max(first, change);
    }
    QVERIFY(first > 0.1);
}

QTEST_GUILESS_MAIN(ScenesTest)
#include "tst_scenes.moc"
