// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit.h"
#include "core/patch.h"
#include "core/rules.h"
#include "core/shapes.h"
#include "tests/support/scenes.h"

#include <QtTest>

#include <numeric>

using namespace locus::core;
using locus::test::describe;
using locus::test::sceneOf;
using locus::test::textOf;
using locus::test::valueOf;

namespace {

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

Scene scene(std::string_view json)
{
    const auto result = sceneOf(json);
    if (const auto *problem = std::get_if<Problem>(&result))
        qFatal("%s", describe(*problem).c_str());
    return std::get<Scene>(result);
}

/// The edited scene; every result of an edit is valid and keeps nothing that a file would lose.
Scene after(const Scene &before, std::string_view key, const Value &value)
{
    const auto result = edited(before, key, value);
    if (const auto *problem = std::get_if<Problem>(&result))
        qFatal("%s", describe(*problem).c_str());
    Scene next = std::get<Scene>(result);
    if (const auto problem = validate(next))
        qFatal("an edit leads to: %s", describe(*problem).c_str());
    if (!(std::get<Scene>(sceneFromValue(valueOfScene(next))) == next))
        qFatal("the edited scene does not survive a file");
    return next;
}

QString values(const Tensor &tensor)
{
    QStringList list;
    for (const double value : tensor.values())
        list += QString::number(value);
    QStringList shape;
    for (const std::int64_t extent : tensor.shape())
        shape += QString::number(extent);
    return shape.join(u'x') + QStringLiteral(": ") + list.join(u' ');
}

Tensor tensorOf(const Matrix<double> &matrix)
{
    return Tensor::matrix(matrix.rows(), matrix.cols(),
                          {matrix.data(), matrix.data() + matrix.size()});
}

Tensor counting(std::int64_t rows, std::int64_t columns)
{
    std::vector<double> entries(static_cast<std::size_t>(rows * columns));
    std::iota(entries.begin(), entries.end(), 100.0);
    return Tensor::matrix(rows, columns, std::move(entries));
}

/// Everything that depends on a size, given by hand: 4 tokens, 4 heads, radius 2, 6 buckets, 5
/// rows.
Scene customScene()
{
    Scene custom = scene(R"({"model": {
        "content": {"tokens": ["a", "b", "c", "d"], "d_model": 6, "d_head": 4, "heads": 4},
        "positions": [10, 11, 20, 21], "query_offset": 1, "mask": "custom",
        "allowed": [[true, true, false, false], [false, true, true, false], [true, false, true, true]],
        "padding": [true, false, false, false],
        "learned": {"length": 5, "segments": true, "segment_ids": [0, 0, 1, 1]}, "shaw": {"radius": 2, "values": true},
        "t5": {"buckets": 6}, "alibi": {"slopes": [1, 2, 3, 4]}, "rope": {"theta": [1, 0.5]}},
        "study": {"permutation": [3, 0, 2, 1]}, "view": {"query": 2, "key": 3, "head": 3}})");
    Model &model = custom.model;
    model.learned.table = counting(5, 6);
    model.learned.segmentTable = counting(3, 6);
    model.shaw.tableK = counting(5, 4);
    model.shaw.tableV = counting(5, 4);
    model.t5.table = counting(6, 4);
    return custom;
}

} // namespace

class EditTest : public QObject {
    Q_OBJECT

private slots:
    void leavesAreSet_data();
    void leavesAreSet();
    void refusals_data();
    void refusals();
    void gesturesThatReturnLoseNothing_data();
    void gesturesThatReturnLoseNothing();
    void fewerHeadsCut();
    void moreHeadsContinueByTheRule();
    void fewerTokensCut();
    void moreTokensContinue();
    void offsetMovesMaskRowsWithTheirTokens();
    void radiusKeepsRowsAtTheirDisplacement();
    void bucketsLengthAndWidthExtendByUntrainedRows();
    void givenTablesDoNotGrowBeyondMemory();
    void speedsContinueByTheRule();
    void untrainedTablesStayNull();
    void arraysThatDidNotFitAreLeftAloneUntilChosen();
    void typedArraysMustFit();
    void customMaskStartsFromThePresentOne();
    void identityStaysSquare();
    void sourceDecidesWhichKeysAreOffered_data();
    void sourceDecidesWhichKeysAreOffered();
    void sizesFollowEditedArrays();
    void lengthOfEverySource();
    void selectionIsBroughtInside();
    void everyTickOfADragIsAppliedToItsStart();
    void oneBucketValueStartsFromTheUntrainedOnes();
    void aSlopeOfTheRuleLeavesTheRule();
};

void EditTest::leavesAreSet_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *key, const char *json, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(key) << QString::fromUtf8(json)
                            << QString::fromUtf8(expected);
    };
    row("a number", "rope.base", "500", R"("model":{"rope":{"base":500.0}})");
    row("a method", "method", R"("alibi")", R"("model":{"method":"alibi"})");
    row("typed text", "content.tokens", R"("狗咬人")",
        R"("model":{"content":{"tokens":["狗","咬","人"]}})");
    row("one slope of the rule", "alibi.slopes[0]", "0.5", R"("model":{"alibi":{"slopes":[0.5]}})");
    row("one token", "content.tokens[0]", R"("cat")",
        R"("model":{"content":{"tokens":["cat","bites","man"]}})");
    row("fewer tokens", "content.n", "2", R"("model":{"content":{"tokens":["dog","bites"]}})");
    row("more tokens repeat the text", "content.n", "5",
        R"("model":{"content":{"tokens":["dog","bites","man","dog","bites"]}})");
    row("a selection", "query", "1", R"("view":{"query":1.0})");
    row("a selection beyond the end", "query", "100", R"("view":{"query":2.0})");
    row("the second kind of no", "rope.rotary_dim", "7", R"("model":{"rope":{"rotary_dim":7.0}})");
}

void EditTest::leavesAreSet()
{
    QFETCH(QString, key);
    QFETCH(QString, json);
    QFETCH(QString, expected);
    const Scene next = after(Scene{}, key.toStdString(), valueOf(json.toStdString()));
    QCOMPARE(text(textOf(next)), QStringLiteral(R"({"format":"locus-scene/1",%1})").arg(expected));
}

void EditTest::refusals_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *start, const char *key, const char *json,
                        const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(start) << QString::fromUtf8(key)
                            << QString::fromUtf8(json) << QString::fromUtf8(expected);
    };
    const char *arrays =
        R"({"model": {"content": {"source": "arrays", "q": [[[1, 2]], [[1, 2]]], "k": [[1, 2], [3, 4]]}}})";
    const char *packed = R"({"model": {"positions": [1, 2, 3]}})";
    row("unknown key", "{}", "rope.bsae", "1", "UnknownKey rope.bsae");
    row("hard range", "{}", "rope.base", "0",
        "OutOfRange model.rope.base got 0 low 0 high inf exclusive");
    row("no tokens", "{}", "content.n", "0", "OutOfRange model.content.n got 0 low 1 high 8192");
    row("half a token", "{}", "content.n", "1.5",
        "NotAnInteger model.content.n got 1.5 low 0 high 0");
    row("too many tokens", "{}", "content.n", "8193",
        "OutOfRange model.content.n got 8193 low 1 high 8192");
    row("no text", "{}", "content.tokens", R"("  ")", "Empty model.content.tokens");
    row("offset beyond the tokens", "{}", "query_offset", "3",
        "OutOfRange model.query_offset got 3 low 0 high 2");
    row("offset far beyond the tokens of a custom mask",
        R"({"model": {"content": {"tokens": ["a", "b"]}, "mask": "custom",
            "allowed": [[true, false], [true, true]]}})",
        "query_offset", "31", "OutOfRange model.query_offset got 31 low 0 high 1");
    row("n of arrays", arrays, "content.n", "3",
        "SizeDisagrees model.content.n got 3 low 2 high 0");
    row("heads of arrays", arrays, "content.heads", "1",
        "SizeDisagrees model.content.heads got 1 low 2 high 0");
    row("d_head of arrays", arrays, "content.d_head", "4",
        "SizeDisagrees model.content.d_head got 4 low 2 high 0");
    row("arrays that are not there", "{}", "content.source", R"("arrays")",
        "MissingKey model.content.q (model.content.source)");
    row("no such head", "{}", "alibi.slopes[1]", "1", "NoSuchEntry model.alibi.slopes[1]");
    row("a shift beyond 2^31", R"({"model": {"positions": [0, 0, 2147483647]}})", "position_start",
        "5", "OutOfRange model.positions[2] got 2.14748e+09 low -2.14748e+09 high 2.14748e+09");
    row("positions of a wrong length", packed, "positions", "[1, 2]",
        "WrongShape model.positions got 2 low 3 high 0");
    row("colours with one end", "{}", "colors", "[1]", "WrongShape view.colors got 1 low 2 high 0");
    row("colours upside down", "{}", "colors", "[2, 1]", "BadEnds view.colors got 2 low 1 high 0");
    row("colours of nothing", "{}", "colors", "[1, 1]", "BadEnds view.colors got 1 low 1 high 0");
    row("no permutation", "{}", "permutation", "[0, 1, 1]", "BadPermutation study.permutation");
    row("scaling", "{}", "rope.scaling", R"({"type": "linear"})",
        "NotYetSupported model.rope.scaling");
}

void EditTest::refusals()
{
    QFETCH(QString, start);
    QFETCH(QString, key);
    QFETCH(QString, json);
    QFETCH(QString, expected);
    QCOMPARE(text(describe(edited(scene(start.toStdString()), key.toStdString(),
                                  valueOf(json.toStdString())))),
             expected);
}

void EditTest::gesturesThatReturnLoseNothing_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QList<double>>("ticks");
    QTest::newRow("n") << "content.n" << QList<double>{3, 2, 1, 9, 64, 4};
    QTest::newRow("heads") << "content.heads" << QList<double>{3, 1, 12, 4};
    QTest::newRow("d_head") << "content.d_head" << QList<double>{2, 128, 3, 4};
    QTest::newRow("d_model") << "content.d_model" << QList<double>{2, 32, 6};
    QTest::newRow("radius") << "shaw.radius" << QList<double>{1, 0, 8, 2};
    QTest::newRow("buckets") << "t5.buckets" << QList<double>{2, 32, 6};
    QTest::newRow("length") << "learned.length" << QList<double>{1, 100, 5};
    QTest::newRow("offset") << "query_offset" << QList<double>{3, 0, 2, 1};
    QTest::newRow("rotary part") << "rope.rotary_dim" << QList<double>{2, 3, 8, 4};
}

void EditTest::gesturesThatReturnLoseNothing()
{
    QFETCH(QString, key);
    QFETCH(QList<double>, ticks);
    for (const MethodId method : allMethods) {
        Scene start = customScene();
        start.model.method = method;
        start.model.rope.rotaryDim = 4;
        QVERIFY(!validate(start));
        Scene last;
        for (const double tick : ticks) {
            last = after(start, key.toStdString(), tick);
            QCOMPARE(last == start, tick == ticks.back());
        }
    }
}

void EditTest::fewerHeadsCut()
{
    const Model model = after(customScene(), "content.heads", 2).model;
    QCOMPARE(values(model.alibi.slopes), QStringLiteral("2: 1 2"));
    QCOMPARE(values(model.t5.table),
             QStringLiteral("6x2: 100 101 104 105 108 109 112 113 116 117 120 121"));
}

void EditTest::moreHeadsContinueByTheRule()
{
    const Scene start = customScene();
    const Model model = after(start, "content.heads", 6).model;
    const std::vector<double> rule = alibiRule(6, 8);
    QCOMPARE(model.alibi.slopes.size(), std::int64_t{6});
    for (std::int64_t head = 0; head < 6; ++head)
        QCOMPARE(model.alibi.slopes[head],
                 head < 4 ? static_cast<double>(head + 1) : rule[static_cast<std::size_t>(head)]);
    const Matrix<double> untrained = t5Table({.buckets = 6, .table = {}}, 6);
    for (int bucket = 0; bucket < 6; ++bucket)
        for (int head = 0; head < 6; ++head)
            QCOMPARE(model.t5.table.at(bucket, head),
                     head < 4 ? start.model.t5.table.at(bucket, head) : untrained(bucket, head));
}

void EditTest::fewerTokensCut()
{
    const Scene next = after(customScene(), "content.n", 2);
    const Model &model = next.model;
    QCOMPARE(model.content.tokens, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(values(model.positions), QStringLiteral("2: 10 11"));
    QCOMPARE(values(model.padding), QStringLiteral("2: 1 0"));
    QCOMPARE(values(model.learned.segmentIds), QStringLiteral("2: 0 0"));
    QCOMPARE(model.queryOffset, 1);
    QCOMPARE(values(model.allowed), QStringLiteral("1x2: 1 1"));
    QCOMPARE(values(next.study.permutation), QStringLiteral("2: 0 1"));
    QCOMPARE(next.view.query, 0);
    QCOMPARE(next.view.key, 1);
    const Model one = after(customScene(), "content.n", 1).model;
    QCOMPARE(one.queryOffset, 0);
    QCOMPARE(values(one.allowed), QStringLiteral("1x1: 1"));
}

void EditTest::moreTokensContinue()
{
    const Scene next = after(customScene(), "content.n", 6);
    const Model &model = next.model;
    QCOMPARE(model.content.tokens, (std::vector<std::string>{"a", "b", "c", "d", "a", "b"}));
    QCOMPARE(values(model.positions), QStringLiteral("6: 10 11 20 21 22 23"));
    QCOMPARE(values(model.padding), QStringLiteral("6: 1 0 0 0 0 0"));
    QCOMPARE(values(model.learned.segmentIds), QStringLiteral("6: 0 0 1 1 1 1"));
    // The given mask never looks ahead (row i is token i + 1), so the new cells do not either.
    QCOMPARE(values(model.allowed),
             QStringLiteral("5x6: 1 1 0 0 0 0  0 1 1 0 0 0  1 0 1 1 0 0  1 1 1 1 1 0  1 1 1 1 1 1")
                 .simplified());
    QCOMPARE(values(next.study.permutation), QStringLiteral("6: 3 0 2 1 4 5"));

    Scene open = customScene();
    open.model.allowed = Tensor::matrix(3, 4, {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0});
    QCOMPARE(values(after(open, "content.n", 5).model.allowed),
             QStringLiteral("4x5: 0 0 0 1 1 0 0 0 0 1 0 0 0 0 1 1 1 1 1 1"));
}

void EditTest::offsetMovesMaskRowsWithTheirTokens()
{
    QCOMPARE(values(after(customScene(), "query_offset", 2).model.allowed),
             QStringLiteral("2x4: 0 1 1 0 1 0 1 1"));
    QCOMPARE(values(after(customScene(), "query_offset", 0).model.allowed),
             QStringLiteral("4x4: 1 0 0 0 1 1 0 0 0 1 1 0 1 0 1 1"));
}

void EditTest::radiusKeepsRowsAtTheirDisplacement()
{
    const Scene start = customScene();
    QCOMPARE(values(after(start, "shaw.radius", 1).model.shaw.tableK),
             QStringLiteral("3x4: 104 105 106 107 108 109 110 111 112 113 114 115"));
    const ShawParams grown = after(start, "shaw.radius", 3).model.shaw;
    ShawParams null = grown;
    null.tableK = {};
    null.tableV = {};
    const Matrix<double> untrainedK = shawKeyTable(null, 4);
    const Matrix<double> untrainedV = shawValueTable(null, 4);
    for (int delta = -3; delta <= 3; ++delta)
        for (int c = 0; c < 4; ++c) {
            const bool kept = delta >= -2 && delta <= 2;
            QCOMPARE(grown.tableK.at(delta + 3, c),
                     kept ? start.model.shaw.tableK.at(delta + 2, c) : untrainedK(delta + 3, c));
            QCOMPARE(grown.tableV.at(delta + 3, c),
                     kept ? start.model.shaw.tableV.at(delta + 2, c) : untrainedV(delta + 3, c));
        }
}

void EditTest::bucketsLengthAndWidthExtendByUntrainedRows()
{
    const Scene start = customScene();
    const T5Params t5 = after(start, "t5.buckets", 8).model.t5;
    const Matrix<double> untrained = t5Table({.buckets = 8, .table = {}}, 4);
    QCOMPARE(t5.table.at(5, 3), 123.0);
    QCOMPARE(t5.table.at(6, 0), untrained(6, 0));
    QCOMPARE(t5.table.at(7, 3), untrained(7, 3));

    const LearnedParams longer = after(start, "learned.length", 7).model.learned;
    const Tensor rows =
        tensorOf(learnedTable({.length = 7, .table = {}, .segmentIds = {}, .segmentTable = {}}, 6));
    QCOMPARE(longer.table.at(4, 5), 129.0);
    QCOMPARE(longer.table.at(5, 0), rows.at(5, 0));
    QCOMPARE(longer.table.at(6, 5), rows.at(6, 5));

    const LearnedParams wider = after(start, "content.d_model", 8).model.learned;
    const LearnedParams untrainedWide{
        .length = 5, .table = {}, .segmentIds = {}, .segmentTable = {}};
    QCOMPARE(wider.table.at(1, 5), 111.0);
    QCOMPARE(wider.table.at(1, 7), learnedTable(untrainedWide, 8)(1, 7));
    QCOMPARE(wider.segmentTable.extent(0), std::int64_t{3});
    QCOMPARE(wider.segmentTable.at(2, 5), 117.0);
    QCOMPARE(wider.segmentTable.at(1, 7), segmentTable(untrainedWide, 8)(1, 7));
}

void EditTest::givenTablesDoNotGrowBeyondMemory()
{
    Scene start;
    start.model.content.dModel = 100;
    start.model.learned.length = 1;
    QVERIFY(std::holds_alternative<Scene>(edited(start, "learned.length", 1048576)));
    start.model.learned.table = counting(1, 100);
    QCOMPARE(text(describe(edited(start, "learned.length", 1000000))),
             QStringLiteral("OutOfRange model.learned.length got 1e+06 low 1 high 671088"));
    start.model.learned.length = 1000000;
    QVERIFY(std::holds_alternative<Scene>(edited(start, "content.d_model", 101)));
    QCOMPARE(text(describe(edited(start, "method", "learned"))),
             QStringLiteral("OutOfRange model.learned.table got 1e+08 low 1 high 6.71089e+07"));
}

void EditTest::speedsContinueByTheRule()
{
    const RopeParams rope = after(customScene(), "content.d_head", 8).model.rope;
    const std::vector<double> rule = ropeFrequencies({.theta = {}, .rotaryDim = {}}, 8);
    QCOMPARE(rope.theta.size(), std::int64_t{4});
    QCOMPARE(rope.theta[1], 0.5);
    QCOMPARE(rope.theta[2], rule[2]);
    QCOMPARE(rope.theta[3], rule[3]);
    const Scene oneSpeed = scene(R"({"model": {"rope": {"theta": 0.25}}})");
    QCOMPARE(values(after(oneSpeed, "content.d_head", 8).model.rope.theta),
             QStringLiteral(": 0.25"));
}

void EditTest::untrainedTablesStayNull()
{
    Scene moved;
    for (const char *key : {"content.heads", "content.n", "content.d_head", "content.d_model",
                            "shaw.radius", "t5.buckets", "learned.length"})
        moved = after(moved, key, 6);
    const Model &model = moved.model;
    for (const Tensor &tensor :
         {model.positions, model.allowed, model.padding, model.learned.table, model.shaw.tableK,
          model.t5.table, model.alibi.slopes, model.rope.theta})
        QVERIFY(tensor.isNull());
}

void EditTest::arraysThatDidNotFitAreLeftAloneUntilChosen()
{
    const Scene start = scene(R"({"model": {"alibi": {"slopes": [1, 2, 3]}}})");
    const Scene moved = after(start, "content.heads", 2);
    QCOMPARE(values(moved.model.alibi.slopes), QStringLiteral("3: 1 2 3"));
    QCOMPARE(values(after(moved, "method", "alibi").model.alibi.slopes), QStringLiteral("2: 1 2"));
}

void EditTest::typedArraysMustFit()
{
    const Scene start = scene(R"({"model": {"method": "alibi", "content": {"heads": 2}}})");
    QCOMPARE(text(describe(edited(start, "alibi.slopes", valueOf("[1]")))),
             QStringLiteral("WrongShape model.alibi.slopes got 1 low 2 high 0"));
    QCOMPARE(values(after(start, "alibi.slopes", valueOf("[1, 2]")).model.alibi.slopes),
             QStringLiteral("2: 1 2"));
    QCOMPARE(values(after(start, "alibi.slopes[1]", 0.25).model.alibi.slopes),
             QStringLiteral("2: 0.0625 0.25"));
    QVERIFY(after(after(start, "alibi.slopes[1]", 0.25), "alibi.slopes", {}) == start);
}

void EditTest::customMaskStartsFromThePresentOne()
{
    QCOMPARE(values(after(Scene{}, "mask", "custom").model.allowed),
             QStringLiteral("3x3: 1 0 0 1 1 0 1 1 1"));
    QCOMPARE(
        values(after(scene(R"({"model": {"mask": "none", "query_offset": 1}})"), "mask", "custom")
                   .model.allowed),
        QStringLiteral("2x3: 1 1 1 1 1 1"));
    QCOMPARE(
        values(after(scene(R"({"model": {"query_offset": 1}})"), "mask", "custom").model.allowed),
        QStringLiteral("2x3: 1 1 0 1 1 1"));
}

void EditTest::identityStaysSquare()
{
    const Scene start = scene(R"({"model": {"content": {"heads": 2, "d_head": 8}}})");
    const Scene identity = after(start, "content.projection", "identity");
    QCOMPARE(identity.model.content.dModel, 16);
    QCOMPARE(after(identity, "content.heads", 4).model.content.dModel, 32);
    QCOMPARE(after(identity, "content.d_head", 3).model.content.dModel, 6);
    QCOMPARE(after(identity, "content.d_model", 40).model.content.dHead, 20);
    QCOMPARE(text(describe(edited(identity, "content.d_model", 5))),
             QStringLiteral("SizeDisagrees model.content.d_model got 5 low 16 high 0"));
    QCOMPARE(text(describe(edited(after(start, "content.heads", 64), "content.d_head", 512))),
             QStringLiteral("accepted"));
    QCOMPARE(text(describe(edited(after(identity, "content.heads", 64), "content.d_head", 512))),
             QStringLiteral("SizeDisagrees model.content.d_model got 512 low 32768 high 0"));
}

void EditTest::sourceDecidesWhichKeysAreOffered_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("closed");
    QTest::newRow("tokens") << "{}"
                            << "";
    QTest::newRow("random") << R"({"model": {"content": {"source": "random"}}})"
                            << "";
    QTest::newRow("identical") << R"({"model": {"content": {"source": "identical"}}})"
                               << "";
    QTest::newRow("identical vectors")
        << R"({"model": {"content": {"source": "identical", "q": [1], "k": [1]}}})"
        << "content.seed content.d_model content.d_head content.projection";
    QTest::newRow("rows")
        << R"({"model": {"content": {"source": "arrays", "q": [[1]], "k": [[1]]}}})"
        << "content.seed content.d_model content.d_head content.projection content.n";
    QTest::newRow("rows of each head")
        << R"({"model": {"content": {"source": "arrays", "q": [[[1]]], "k": [[1]]}}})"
        << "content.seed content.d_model content.d_head content.heads content.projection content.n";
    QTest::newRow("x")
        << R"({"model": {"content": {"source": "arrays", "x": [[1]]}}})"
        << "content.seed content.d_model content.d_head content.projection content.n";
}

void EditTest::sourceDecidesWhichKeysAreOffered()
{
    QFETCH(QString, json);
    QFETCH(QString, closed);
    const Model model = scene(json.toStdString()).model;
    QStringList got;
    for (const ParamSpec &spec : allParams())
        if (!isEditable(model, spec.key))
            got += QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
    QCOMPARE(got.join(u' '), closed);
    QVERIFY(!isEditable(model, "nonsense"));
    QVERIFY(isEditable(model, "alibi.slopes[0]"));
}

void EditTest::sizesFollowEditedArrays()
{
    const Scene x = scene(R"({"model": {"content": {"source": "arrays", "x": [[1, 2]]}}})");
    const Content wider =
        after(x, "content.x", valueOf("[[1, 2, 3, 4], [5, 6, 7, 8]]")).model.content;
    QCOMPARE(wider.n, 2);
    QCOMPARE(wider.dModel, 4);
    QCOMPARE(wider.dHead, 4);
    QCOMPARE(after(x, "content.heads", 2).model.content.dHead, 1);
    const Scene kept = scene(R"({"model": {"content": {"q": [1, 2], "k": [3, 4]}}})");
    QCOMPARE(after(kept, "content.source", "identical").model.content.dHead, 2);
}

void EditTest::lengthOfEverySource()
{
    const auto shapeAfter = [](const char *json, int n) {
        const auto result = withLength(scene(json), n);
        return std::holds_alternative<Scene>(result) ? shapesOf(std::get<Scene>(result).model).nKey
                                                     : -1;
    };
    QCOMPARE(shapeAfter("{}", 100), 100);
    QCOMPARE(shapeAfter("{}", 8192), 8192);
    QCOMPARE(shapeAfter(R"({"model": {"content": {"source": "random"}}})", 7), 7);
    QCOMPARE(
        shapeAfter(R"({"model": {"content": {"source": "identical", "q": [1], "k": [1]}}})", 7), 7);
    const char *arrays =
        R"({"model": {"content": {"source": "arrays", "q": [[1]], "k": [[1], [2]]}}})";
    QCOMPARE(shapeAfter(arrays, 2), 2);
    QCOMPARE(shapeAfter(arrays, 3), -1);
    QCOMPARE(shapeAfter("{}", 0), -1);
    QCOMPARE(shapeAfter("{}", 8193), -1);
    // The length of another source is kept for later.
    QCOMPARE(std::get<Scene>(withLength(scene(R"({"model": {"content": {"n": 9}}})"), 2))
                 .model.content.n,
             9);
}

void EditTest::selectionIsBroughtInside()
{
    const Model model = scene(R"({"model": {"query_offset": 1, "content": {"heads": 2}}})").model;
    const View wide{.page = "explore", .query = 9, .key = 9, .head = 9, .stage = Stage::Scores};
    const View inside = clampedView(wide, model);
    QVERIFY((inside ==
             View{.page = "explore", .query = 1, .key = 2, .head = 1, .stage = Stage::Scores}));
    QVERIFY(clampedView(inside, model) == inside);
    QVERIFY((clampedView(View{.query = -1, .key = -5, .head = -2}, model) == View{}));
}

void EditTest::everyTickOfADragIsAppliedToItsStart()
{
    // Applied one after the other, the ticks would lose the table: the reason for the rule.
    const Scene start = customScene();
    const Scene down = after(start, "content.heads", 1);
    QVERIFY(!(after(down, "content.heads", 4) == start));
    QVERIFY(after(start, "content.heads", 4) == start);
}

void EditTest::oneBucketValueStartsFromTheUntrainedOnes()
{
    Scene start;
    start.model.method = MethodId::T5;
    start.model.content.heads = 3;
    const Matrix<double> untrained = t5Table(start.model.t5, 3);
    const Scene next = after(start, "t5.table[5][1]", -0.25);
    QCOMPARE(next.model.t5.table.extent(0), std::int64_t{32});
    QCOMPARE(next.model.t5.table.extent(1), std::int64_t{3});
    for (int bucket = 0; bucket < 32; ++bucket)
        for (int head = 0; head < 3; ++head)
            QCOMPARE(next.model.t5.table.at(bucket, head),
                     bucket == 5 && head == 1 ? -0.25 : untrained(bucket, head));
    QVERIFY(after(next, "t5.table", Value()) == start);
    QVERIFY(after(next, "t5.table[5][1]", untrained(5, 1)) == start);
    QCOMPARE(text(describe(edited(start, "t5.table[32][0]", 1))),
             QStringLiteral("NoSuchEntry model.t5.table[32][0]"));
    QCOMPARE(text(describe(edited(start, "t5.table[0]", 1))),
             QStringLiteral("NoSuchEntry model.t5.table[0]"));
}

void EditTest::aSlopeOfTheRuleLeavesTheRule()
{
    Scene start;
    start.model.method = MethodId::Alibi;
    start.model.content.heads = 2;
    QVERIFY(after(start, "alibi.slopes[1]", 0x1p-8) == start);
    const Scene custom = after(start, "alibi.slopes[1]", 0.25);
    QCOMPARE(values(custom.model.alibi.slopes), QStringLiteral("2: 0.0625 0.25"));
    // Slopes of the scene's own stay its own.
    QVERIFY(!after(custom, "alibi.slopes[1]", 0x1p-8).model.alibi.slopes.isNull());
}

QTEST_GUILESS_MAIN(EditTest)
#include "tst_edit.moc"
