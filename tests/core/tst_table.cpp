// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/curves.h"
#include "core/table.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <set>

using namespace locus::core;
using namespace locus::tests;

namespace {

using Shape = std::vector<std::int64_t>;

NumberTable numbers(TableId id, const Model &model, const View &view = {})
{
    const auto result = makeTable(id, prepare(model), Study(), view);
    if (const auto *data = std::get_if<TableData>(&result))
        if (const auto *table = std::get_if<NumberTable>(data))
            return *table;
    return {};
}

std::optional<Refusal> refusal(TableId id, const Model &model, const View &view = {})
{
    const auto result = makeTable(id, prepare(model), Study(), view);
    const auto *found = std::get_if<Refusal>(&result);
    return found ? std::optional(*found) : std::nullopt;
}

QByteArray text(const Shape &shape)
{
    QByteArray result;
    for (const std::int64_t extent : shape)
        result += QByteArray::number(static_cast<qlonglong>(extent)) + ' ';
    return result.trimmed();
}

/// The tables that only some methods have.
bool belongs(TableId id, MethodId method)
{
    const bool rope = method == MethodId::Rope;
    switch (id) {
    case TableId::Frequencies: return rope || method == MethodId::Sinusoidal;
    case TableId::Encoding:
    case TableId::ContentPosition:
    case TableId::PositionContent:
    case TableId::PositionPosition:
        return method == MethodId::Learned || method == MethodId::Sinusoidal;
    case TableId::Angles:
    case TableId::RotatedQ:
    case TableId::RotatedK: return rope;
    case TableId::Slopes: return method == MethodId::Alibi;
    case TableId::Buckets: return method == MethodId::T5;
    case TableId::Bias: return method == MethodId::T5 || method == MethodId::Alibi;
    case TableId::Clip: return method == MethodId::Shaw;
    case TableId::Curve: return method != MethodId::None && method != MethodId::Learned;
    default: return true;
    }
}

} // namespace

class TableTest : public QObject {
    Q_OBJECT

private slots:
    void namesGoBothWays();
    void everyStageHasItsTable();
    void everyTableIsThereOrRefused_data();
    void everyTableIsThereOrRefused();
    void shapesAreThoseOfTheFormat_data();
    void shapesAreThoseOfTheFormat();
    void onlyScoresAndLogWeightsHaveNothingWhereMasked_data();
    void onlyScoresAndLogWeightsHaveNothingWhereMasked();
    void scoresAreContentAndPosition_data();
    void scoresAreContentAndPosition();
    void headsLieOneAfterTheOther();
    void inputIsRefusedWhereVectorsAreGiven();
    void inputIsXWhereNothingIsAdded();
    void logWeightsOfTheMistakeAreRefused();
    void selectionOutsideIsRefusedByPairAndCurveOnly_data();
    void selectionOutsideIsRefusedByPairAndCurveOnly();
    void encodingOfFourChannels();
    void anglesArePositionTimesFrequency();
    void bucketsRunOverEveryDisplacement();
    void slopesAreTheRule();
    void clipOfThreeTokens();
    void curveHasThreeColumnsForRope();
    void pairAndClaimsAreThemselves();
    void ropeWorkedExample();
    void alibiWorkedExample();
};

void TableTest::namesGoBothWays()
{
    std::set<QByteArray> names;
    for (const TableId id : allTables()) {
        QCOMPARE(tableFromName(tableName(id)), std::optional(id));
        names.insert(tableName(id));
    }
    QCOMPARE(names.size(), std::size_t(27));
    QVERIFY(names.count("rotated-q") == 1 && names.count("log-weights") == 1);
    QCOMPARE(tableFromName("Weights"), std::nullopt);
    QCOMPARE(tableFromName(""), std::nullopt);
}

void TableTest::everyStageHasItsTable()
{
    for (int stage = 0; stage <= static_cast<int>(Stage::Output); ++stage)
        QCOMPARE(stageOfTable(tableOfStage(Stage(stage))), std::optional(Stage(stage)));
    QCOMPARE(tableOfStage(Stage::LogWeights), TableId::LogWeights);
    QCOMPARE(stageOfTable(TableId::Curve), std::nullopt);
}

void TableTest::everyTableIsThereOrRefused_data()
{
    QTest::addColumn<int>("method");
    for (const MethodId method : allMethods)
        QTest::newRow(methodName(method)) << static_cast<int>(method);
}

void TableTest::everyTableIsThereOrRefused()
{
    QFETCH(int, method);
    const Model model = sampleModel(static_cast<MethodId>(method));
    for (const TableId id : allTables()) {
        const auto no = refusal(id, model);
        QVERIFY2(no.has_value() != belongs(id, model.method), tableName(id));
        QVERIFY2(no == tableRefusal(id, prepare(model), View()), tableName(id));
        if (!no)
            QVERIFY2(numbers(id, model).shape == tableShape(id, prepare(model)), tableName(id));
        if (no)
            QVERIFY2(no->code == (id == TableId::Curve ? RefusalCode::CurveNotOfDisplacement
                                                       : RefusalCode::TableNotOfMethod),
                     tableName(id));
    }
}

void TableTest::shapesAreThoseOfTheFormat_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("shape");
    const auto row = [](MethodId method, const char *table, const char *shape) {
        QTest::newRow((QByteArray(methodName(method)) + ' ' + table).constData())
            << static_cast<int>(method) << QByteArray(table) << QByteArray(shape);
    };
    row(MethodId::Sinusoidal, "frequencies", "5");
    row(MethodId::Rope, "frequencies", "2");
    row(MethodId::Sinusoidal, "encoding", "7 10");
    row(MethodId::Learned, "encoding", "7 10");
    row(MethodId::None, "x", "7 10");
    row(MethodId::Learned, "input", "7 10");
    row(MethodId::T5, "q", "3 5 7");
    row(MethodId::T5, "k", "3 7 7");
    row(MethodId::T5, "v", "3 7 7");
    row(MethodId::Rope, "angles", "7 2");
    row(MethodId::Rope, "rotated-q", "3 5 7");
    row(MethodId::Rope, "rotated-k", "3 7 7");
    row(MethodId::Alibi, "slopes", "3");
    row(MethodId::T5, "buckets", "13 2");
    row(MethodId::T5, "bias", "3 5 7");
    row(MethodId::Alibi, "bias", "3 5 7");
    row(MethodId::Shaw, "clip", "5 7");
    row(MethodId::Learned, "mask", "5 7");
    for (const char *stage : {"content", "position", "scores", "log-weights", "weights"})
        row(MethodId::Shaw, stage, "3 5 7");
    for (const char *part : {"content-position", "position-content", "position-position"})
        row(MethodId::Learned, part, "3 5 7");
    row(MethodId::Shaw, "output", "3 5 7");
    row(MethodId::T5, "curve", "13 2");
    row(MethodId::Rope, "curve", "13 3");
}

void TableTest::shapesAreThoseOfTheFormat()
{
    QFETCH(int, method);
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, shape);
    Model model = sampleModel(static_cast<MethodId>(method));
    model.queryOffset = 2;
    const NumberTable got = numbers(*tableFromName(table.toStdString()), model);
    QCOMPARE(text(got.shape), shape);
    std::int64_t size = 1;
    for (const std::int64_t extent : got.shape)
        size *= extent;
    QCOMPARE(std::ssize(got.values), std::ptrdiff_t(size));
}

namespace {

void everyModel()
{
    QTest::addColumn<int>("index");
    const auto models = sampleModels();
    for (std::size_t m = 0; m < models.size(); ++m)
        QTest::newRow(models[m].name.constData()) << static_cast<int>(m);
}

} // namespace

void TableTest::onlyScoresAndLogWeightsHaveNothingWhereMasked_data()
{
    everyModel();
}

void TableTest::onlyScoresAndLogWeightsHaveNothingWhereMasked()
{
    QFETCH(int, index);
    const Model model = sampleModels()[static_cast<std::size_t>(index)].model;
    const NumberTable mask = numbers(TableId::Mask, model);
    const Mask expected(model, shapesOf(model));
    const auto columns = static_cast<std::size_t>(expected.columns());
    for (std::size_t cell = 0; cell < mask.values.size(); ++cell)
        QCOMPARE(mask.values[cell], expected.allowed(static_cast<int>(cell / columns),
                                                     static_cast<int>(cell % columns))
                                        ? 1.0
                                        : 0.0);
    for (const TableId id : allTables()) {
        if (refusal(id, model) || id == TableId::Pair || id == TableId::Claims)
            continue;
        const bool pairs = id == TableId::Scores || id == TableId::LogWeights;
        const NumberTable table = numbers(id, model);
        for (std::size_t cell = 0; cell < table.values.size(); ++cell) {
            const bool masked = pairs && mask.values[cell % mask.values.size()] == 0;
            QVERIFY2(std::isnan(table.values[cell]) == masked, tableName(id));
            if (id == TableId::Weights && mask.values[cell % mask.values.size()] == 0)
                QCOMPARE(table.values[cell], 0.0);
        }
    }
}

void TableTest::scoresAreContentAndPosition_data()
{
    everyModel();
}

void TableTest::scoresAreContentAndPosition()
{
    QFETCH(int, index);
    const Model model = sampleModels()[static_cast<std::size_t>(index)].model;
    const auto content = numbers(TableId::Content, model).values;
    const auto position = numbers(TableId::Position, model).values;
    const auto scores = numbers(TableId::Scores, model).values;
    QCOMPARE(scores.size(), content.size());
    for (std::size_t cell = 0; cell < scores.size(); ++cell)
        if (!std::isnan(scores[cell]))
            QVERIFY(std::abs(scores[cell] - content[cell] - position[cell]) < 1e-12);
}

void TableTest::headsLieOneAfterTheOther()
{
    const Model model = sampleModel(MethodId::Alibi);
    const Prepared p = prepare(model);
    const NumberTable weights = numbers(TableId::Weights, model);
    const NumberTable k = numbers(TableId::K, model);
    for (int h = 0; h < 3; ++h)
        for (int i = 0; i < 7; ++i)
            for (int c = 0; c < 7; ++c) {
                const auto cell = static_cast<std::size_t>((h * 7 + i) * 7 + c);
                QCOMPARE(weights.values[cell], exactStage(p, Stage::Weights, HeadIndex{h})(i, c));
                QCOMPARE(k.values[cell], p.projected.k[static_cast<std::size_t>(h)](i, c));
            }
}

void TableTest::inputIsRefusedWhereVectorsAreGiven()
{
    const Model given = identicalModel(MethodId::Rope, 4, {1, 2}, {3, 4});
    QCOMPARE(refusal(TableId::X, given)->code, RefusalCode::NoContentInput);
    QCOMPARE(refusal(TableId::Input, given)->code, RefusalCode::NoContentInput);
    QCOMPARE(numbers(TableId::Q, given).values, (std::vector<double>{1, 2, 1, 2, 1, 2, 1, 2}));
}

void TableTest::inputIsXWhereNothingIsAdded()
{
    for (const MethodId method : {MethodId::Rope, MethodId::T5, MethodId::None})
        QCOMPARE(numbers(TableId::Input, sampleModel(method)).values,
                 numbers(TableId::X, sampleModel(method)).values);
    const Model learned = sampleModel(MethodId::Learned);
    const auto x = numbers(TableId::X, learned).values;
    const auto p = numbers(TableId::Encoding, learned).values;
    const auto h = numbers(TableId::Input, learned).values;
    for (std::size_t c = 0; c < h.size(); ++c)
        QCOMPARE(h[c], x[c] + p[c]);
}

void TableTest::logWeightsOfTheMistakeAreRefused()
{
    Model model = sampleModel(MethodId::T5);
    model.mistake = Mistake::BiasAfterSoftmax;
    QCOMPARE(refusal(TableId::LogWeights, model)->code, RefusalCode::LogWeightsOfMistake);
    QVERIFY(!refusal(TableId::Weights, model));
    model.method = MethodId::Rope; // the mistake is kept and concerns T5 and ALiBi only
    QVERIFY(!refusal(TableId::LogWeights, model));
}

void TableTest::selectionOutsideIsRefusedByPairAndCurveOnly_data()
{
    QTest::addColumn<int>("query");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("head");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("what");
    QTest::newRow("query") << 5 << 0 << 0 << 5 << 5 << static_cast<int>(Selection::Query);
    QTest::newRow("key") << 4 << 7 << 0 << 7 << 7 << static_cast<int>(Selection::Key);
    QTest::newRow("head") << 4 << 6 << 3 << 3 << 3 << static_cast<int>(Selection::Head);
}

void TableTest::selectionOutsideIsRefusedByPairAndCurveOnly()
{
    QFETCH(int, query);
    QFETCH(int, key);
    QFETCH(int, head);
    QFETCH(int, value);
    QFETCH(int, limit);
    Model model = sampleModel(MethodId::Rope);
    model.queryOffset = 2;
    View view;
    view.query = query;
    view.key = key;
    view.head = head;
    QFETCH(int, what);
    const Refusal expected{RefusalCode::SelectionOutside, value, limit,
                           static_cast<Selection>(what)};
    QCOMPARE(refusal(TableId::Pair, model, view), std::optional(expected));
    QCOMPARE(refusal(TableId::Curve, model, view), std::optional(expected));
    QVERIFY(!refusal(TableId::Weights, model, view));
    QVERIFY(!refusal(TableId::Claims, model, view));
    view = {"explore", 4, 6, 2, Stage::Weights};
    QVERIFY(!refusal(TableId::Pair, model, view));
}

void TableTest::encodingOfFourChannels()
{
    Model model;
    model.method = MethodId::Sinusoidal;
    model.content.source = ContentSource::Identical;
    model.content.n = 3;
    model.content.dModel = 4;
    const NumberTable table = numbers(TableId::Encoding, model);
    QCOMPARE(text(table.shape), QByteArray("3 4"));
    const double rounded[] = {0, 1, 0, 1, 0.8415, 0.5403, 0.01, 1, 0.9093, -0.4161, 0.02, 0.9998};
    for (std::size_t c = 0; c < 12; ++c)
        QVERIFY(std::abs(table.values[c] - rounded[c]) < 6e-5);
    const auto frequencies = numbers(TableId::Frequencies, model).values;
    QCOMPARE(frequencies.size(), std::size_t(2));
    QVERIFY(std::abs(frequencies[1] - 0.01) < 1e-17);
}

void TableTest::anglesArePositionTimesFrequency()
{
    Model model = sampleModel(MethodId::Rope);
    model.positions = Tensor::vector({-3, 0, 4, 100, 7, 8, 9});
    model.positionStart = 2;
    const auto angles = numbers(TableId::Angles, model).values;
    const auto frequencies = numbers(TableId::Frequencies, model).values;
    for (std::size_t j = 0; j < 7; ++j)
        for (std::size_t r = 0; r < 2; ++r)
            QCOMPARE(angles[2 * j + r],
                     (model.positions[static_cast<std::int64_t>(j)] + 2) * frequencies[r]);
}

void TableTest::bucketsRunOverEveryDisplacement()
{
    Model model = sampleModel(MethodId::T5);
    model.t5 = T5Params();
    model.content.source = ContentSource::Random;
    model.content.n = 120;
    const auto table = numbers(TableId::Buckets, model).values;
    QCOMPARE(table.size(), std::size_t(2 * 239));
    const T5Buckets buckets(model.t5);
    for (int row = 0; row < 239; ++row) {
        QCOMPARE(table[static_cast<std::size_t>(2 * row)], row - 119.0);
        QCOMPARE(table[static_cast<std::size_t>(2 * row + 1)],
                 static_cast<double>(buckets.bucket(row - 119)));
    }
    QCOMPARE(table[2 * 119 + 1], 0.0);        // delta 0
    QCOMPARE(table[2 * (119 + 1) + 1], 17.0); // delta +1
    QCOMPARE(table[2 * (119 - 1) + 1], 1.0);  // delta -1
    QCOMPARE(table[2 * (119 - 91) + 1], 15.0);
}

void TableTest::slopesAreTheRule()
{
    Model model = sampleModel(MethodId::Alibi);
    model.content.heads = 4;
    QCOMPARE(numbers(TableId::Slopes, model).values,
             (std::vector<double>{0.25, 0.0625, 0.015625, 0.00390625}));
    model.alibi.slopes = Tensor::vector({1, 2, 3, 4});
    QCOMPARE(numbers(TableId::Slopes, model).values, (std::vector<double>{1, 2, 3, 4}));
}

void TableTest::clipOfThreeTokens()
{
    Model model;
    model.method = MethodId::Shaw;
    model.mask = MaskKind::None;
    QCOMPARE(numbers(TableId::Clip, model).values,
             (std::vector<double>{0, 1, 2, -1, 0, 1, -2, -1, 0}));
    model.shaw.radius = 1;
    QCOMPARE(numbers(TableId::Clip, model).values,
             (std::vector<double>{0, 1, 1, -1, 0, 1, -1, -1, 0}));
}

void TableTest::curveHasThreeColumnsForRope()
{
    const Model model = sampleModel(MethodId::Rope);
    const View view{"explore", 5, 2, 1, Stage::Weights};
    const auto table = numbers(TableId::Curve, model, view).values;
    const auto curve =
        std::get<Curve>(curveOf(prepare(model), HeadIndex{1}, QueryIndex{5}, KeyIndex{2}));
    for (std::size_t row = 0; row < curve.delta.size(); ++row) {
        QCOMPARE(table[3 * row], static_cast<double>(curve.delta[row]));
        QCOMPARE(table[3 * row + 1], curve.value[row]);
        QCOMPARE(table[3 * row + 2], curve.meanCos[row]);
    }
    Model mixed = model; // no function of the displacement, no mean of its cosines
    mixed.mistake = Mistake::MixedLayouts;
    const auto two = numbers(TableId::Curve, mixed, view);
    QCOMPARE(two.shape, tableShape(TableId::Curve, prepare(mixed)));
    QCOMPARE(two.shape.back(), std::int64_t(2));
}

void TableTest::pairAndClaimsAreThemselves()
{
    const Model model = sampleModel(MethodId::Rope);
    const View view{"explore", 5, 2, 1, Stage::Weights};
    const Prepared p = prepare(model);
    const auto pair = makeTable(TableId::Pair, p, Study(), view);
    const auto &report = std::get<PairReport>(std::get<TableData>(pair));
    QCOMPARE(report.query, QueryIndex{5});
    QCOMPARE(report.key, KeyIndex{2});
    QCOMPARE(report.head, HeadIndex{1});
    QCOMPARE(report.delta, std::int64_t(-3));
    const auto claims = makeTable(TableId::Claims, p, Study(), view);
    QCOMPARE(std::get<std::vector<Claim>>(std::get<TableData>(claims)).size(),
             claimsOf(p, Study()).size());
}

void TableTest::ropeWorkedExample()
{
    Model model = identicalModel(MethodId::Rope, 6, {1, 0}, {1, 0});
    model.rope.theta = Tensor::scalar(std::numbers::pi / 2);
    model.scale = ScoreScale::None;
    model.mask = MaskKind::None;
    auto scores = numbers(TableId::Scores, model).values;
    QVERIFY(std::abs(scores[1]) < 1e-15);
    QVERIFY(std::abs(scores[4 * 6 + 5]) < 1e-15);
    QVERIFY(std::abs(scores[2] + 1) < 1e-15);
    model.content.k = Tensor::vector({0, 1});
    scores = numbers(TableId::Scores, model).values;
    QVERIFY(std::abs(scores[1] + 1) < 1e-15);
}

void TableTest::alibiWorkedExample()
{
    Model model = identicalModel(MethodId::Alibi, 5, {2}, {1});
    model.scale = ScoreScale::None;
    model.alibi.slopes = Tensor::vector({0.5});
    const auto scores = numbers(TableId::Scores, model).values;
    QCOMPARE(scores[4 * 5 + 3], 1.5);
    QCOMPARE(scores[4 * 5 + 0], 0.0);
    QVERIFY(std::isnan(scores[0 * 5 + 4]));
}

QTEST_GUILESS_MAIN(TableTest)
#include "tst_table.moc"
