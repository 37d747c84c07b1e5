// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules.h"
#include "core/shapes.h"
#include "tests/support/scenes.h"

#include <QtTest>

using namespace locus::core;
using locus::test::describe;
using locus::test::sceneOf;

class RulesTest : public QObject {
    Q_OBJECT

private slots:
    void scenesAreAccepted_data();
    void scenesAreAccepted();
    void scenesAreRefused_data();
    void scenesAreRefused();
    void sizesFollowTheArrays_data();
    void sizesFollowTheArrays();
    void limitsHoldForArraysToo();
};

namespace {

void row(const char *name, const char *json, const char *expected = "accepted")
{
    QTest::newRow(name) << QString::fromUtf8(json) << QString::fromUtf8(expected);
}

} // namespace

void RulesTest::scenesAreAccepted_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    row("the start scene", "{}");
    row("one token", R"({"model": {"content": {"tokens": ["a"]}}})");
    row("n is not read with tokens", R"({"model": {"content": {"n": 5}}})");
    row("identical vectors",
        R"({"model": {"content": {"source": "identical", "n": 6, "d_head": 2, "q": [1, 0], "k": [1, 0]}}})");
    row("identical with v",
        R"({"model": {"content": {"source": "identical", "q": [1, 0], "k": [1, 0], "v": [3, 4]}}})");
    row("identical without vectors",
        R"({"model": {"content": {"source": "identical", "n": 3, "d_model": 4}, "method": "sinusoidal"}})");
    row("rows of q, k",
        R"({"model": {"content": {"source": "arrays", "q": [[1, 0]], "k": [[1, 0], [0, 1]]}}})");
    row("heads from k only",
        R"({"model": {"content": {"source": "arrays", "heads": 2, "q": [[1, 0]], "k": [[[1, 0]], [[0, 1]]]}}})");
    row("v of any width",
        R"({"model": {"content": {"source": "arrays", "q": [[1, 0]], "k": [[1, 0]], "v": [[1, 2, 3]]}}})");
    row("x with the identity",
        R"({"model": {"content": {"source": "arrays", "heads": 2, "d_head": 2, "x": [[1, 2, 3, 4]]}}})");
    row("x with W",
        R"({"model": {"content": {"source": "arrays", "x": [[1, 2]], "wq": [[1, 2, 3], [4, 5, 6]], "wk": [[1, 2, 3], [4, 5, 6]], "wv": [[1, 2, 3], [4, 5, 6]]}}})");
    row("x with one square W",
        R"({"model": {"content": {"source": "arrays", "x": [[1, 2]], "wq": [[1, 2], [4, 5]]}}})");
    row("keys of another source",
        R"({"model": {"content": {"q": [[1, 2]], "x": [[1]], "wq": [[1, 2, 3]]}}})");
    row("identity projection",
        R"({"model": {"content": {"projection": "identity", "d_model": 8, "heads": 2, "d_head": 4}}})");
    row("explicit sizes that agree",
        R"({"model": {"content": {"source": "arrays", "n": 2, "heads": 1, "d_head": 2, "q": [[1, 0]], "k": [[1, 0], [0, 1]]}}})");
    row("last query alone", R"({"model": {"query_offset": 2}})");
    row("negative offset with rows",
        R"({"model": {"query_offset": -3, "content": {"source": "arrays", "q": [[1]], "k": [[1]]}}})");
    row("far offset with rows",
        R"({"model": {"query_offset": 100, "content": {"source": "arrays", "q": [[1]], "k": [[1]]}}})");
    row("packed positions", R"({"model": {"positions": [0, 1, 0]}})");
    row("positions with an inner offset",
        R"({"model": {"query_offset": 1, "positions": [5, 6], "content": {"source": "arrays", "q": [[1]], "k": [[1], [2]]}}})");
    row("custom mask",
        R"({"model": {"mask": "custom", "allowed": [[true, false, false], [true, true, false], [true, true, true]]}})");
    row("wrong mask that is not chosen", R"({"model": {"allowed": [[true]]}})");
    row("padding", R"({"model": {"padding": [true, false, false]}})");
    row("slopes of another method", R"({"model": {"alibi": {"slopes": [1, 2, 3, 4]}}})");
    row("slopes",
        R"({"model": {"method": "alibi", "content": {"heads": 2}, "alibi": {"slopes": [1, 2]}}})");
    row("T5 table", R"({"model": {"method": "t5", "t5": {"buckets": 2, "table": [[1], [2]]}}})");
    row("Shaw tables",
        R"({"model": {"method": "shaw", "content": {"d_head": 1}, "shaw": {"radius": 1, "table_k": [[1], [2], [3]], "table_v": [[1], [2], [3]]}}})");
    row("learned table",
        R"({"model": {"method": "learned", "content": {"d_model": 2}, "learned": {"length": 3, "table": [[1, 2], [3, 4], [5, 6]]}}})");
    row("three segments",
        R"({"model": {"method": "learned", "content": {"d_model": 1}, "learned": {"segments": true, "segment_ids": [0, 2, 1], "segment_table": [[1], [2], [3]]}}})");
    row("speeds", R"({"model": {"rope": {"rotary_dim": 4, "theta": [1, 0.5]}}})");
    row("permutation", R"({"study": {"permutation": [2, 0, 1]}})");
    row("largest position",
        R"({"model": {"positions": [2147483646, -2147483647, 0], "position_start": 1}})");
    // The second kind of no: legal, refused by the method.
    row("odd d_model", R"({"model": {"method": "sinusoidal", "content": {"d_model": 5}}})");
    row("odd rotary part", R"({"model": {"rope": {"rotary_dim": 3}}})");
    row("odd rotary part with speeds",
        R"({"model": {"rope": {"rotary_dim": 3, "theta": [1, 2, 3, 4, 5]}}})");
    row("rotary part above d_head",
        R"({"model": {"content": {"d_head": 4}, "rope": {"rotary_dim": 8}}})");
    row("too short a table", R"({"model": {"method": "learned", "learned": {"length": 1}}})");
    row("too few buckets", R"({"model": {"method": "t5", "t5": {"buckets": 1}}})");
    row("max_distance too small", R"({"model": {"method": "t5", "t5": {"max_distance": 1}}})");
    row("ALiBi key without a causal mask",
        R"({"model": {"method": "alibi", "mask": "none", "alibi": {"form": "key"}}})");
    row("an encoding without x",
        R"({"model": {"method": "learned", "content": {"source": "arrays", "q": [[1]], "k": [[1]]}, "learned": {"length": 2, "table": [[1, 2], [3, 4]]}}})");
    row("a selection outside", R"({"view": {"query": 50, "key": 50, "head": 50}})");
}

void RulesTest::scenesAreAccepted()
{
    QFETCH(QString, json);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(describe(sceneOf(json.toStdString()))), expected);
}

void RulesTest::scenesAreRefused_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    // content
    row("identical: q without k", R"({"model": {"content": {"source": "identical", "q": [1]}}})",
        "MissingKey model.content.k (model.content.q)");
    row("identical: k without q", R"({"model": {"content": {"source": "identical", "k": [1]}}})",
        "MissingKey model.content.q (model.content.k)");
    row("identical: v alone", R"({"model": {"content": {"source": "identical", "v": [1]}}})",
        "MissingKey model.content.q (model.content.v)");
    row("identical: rows",
        R"({"model": {"content": {"source": "identical", "q": [[1]], "k": [1]}}})",
        "WrongRank model.content.q got 2 low 0 high 0");
    row("identical: lengths differ",
        R"({"model": {"content": {"source": "identical", "q": [1, 2], "k": [1]}}})",
        "WrongShape model.content.k got 1 low 2 high 0");
    row("identical: v differs",
        R"({"model": {"content": {"source": "identical", "q": [1, 2], "k": [1, 2], "v": [1]}}})",
        "WrongShape model.content.v got 1 low 2 high 0");
    row("identical: d_head disagrees",
        R"({"model": {"content": {"source": "identical", "d_head": 64, "q": [1, 2], "k": [1, 2]}}})",
        "SizeDisagrees model.content.d_head got 64 low 2 high 0");
    row("arrays without any", R"({"model": {"content": {"source": "arrays"}}})",
        "MissingKey model.content.q (model.content.source)");
    row("arrays: q alone", R"({"model": {"content": {"source": "arrays", "q": [[1]]}}})",
        "MissingKey model.content.k (model.content.q)");
    row("arrays: k alone", R"({"model": {"content": {"source": "arrays", "k": [[1]]}}})",
        "MissingKey model.content.q (model.content.k)");
    row("arrays: one vector",
        R"({"model": {"content": {"source": "arrays", "q": [1], "k": [[1]]}}})",
        "WrongRank model.content.q got 1 low 0 high 0");
    row("arrays: widths of q and k",
        R"({"model": {"content": {"source": "arrays", "q": [[1, 2]], "k": [[1]]}}})",
        "WrongShape model.content.k got 1 low 2 high 1");
    row("arrays: length of v",
        R"({"model": {"content": {"source": "arrays", "q": [[1]], "k": [[1], [2]], "v": [[1]]}}})",
        "WrongShape model.content.v got 1 low 2 high 0");
    row("arrays: length of v with heads",
        R"({"model": {"content": {"source": "arrays", "q": [[1]], "k": [[1], [2]], "v": [[[1]]]}}})",
        "WrongShape model.content.v got 1 low 2 high 1");
    row("arrays: heads of q and k",
        R"({"model": {"content": {"source": "arrays", "q": [[[1]], [[1]]], "k": [[[1]]]}}})",
        "WrongShape model.content.k got 1 low 2 high 0");
    row("arrays: heads disagree",
        R"({"model": {"content": {"source": "arrays", "heads": 3, "q": [[[1]], [[1]]], "k": [[1]]}}})",
        "SizeDisagrees model.content.heads got 3 low 2 high 0");
    row("arrays: n disagrees",
        R"({"model": {"content": {"n": 3, "source": "arrays", "q": [[1]], "k": [[1], [2]]}}})",
        "SizeDisagrees model.content.n got 3 low 2 high 0");
    row("arrays: d_head disagrees though it is the default",
        R"({"model": {"content": {"d_head": 64, "source": "arrays", "q": [[1]], "k": [[1]]}}})",
        "SizeDisagrees model.content.d_head got 64 low 1 high 0");
    row("x beside k", R"({"model": {"content": {"source": "arrays", "x": [[1]], "k": [[1]]}}})",
        "ConflictingKeys model.content.x (model.content.k)");
    row("W without x",
        R"({"model": {"content": {"source": "arrays", "wk": [[1]], "q": [[1]], "k": [[1]]}}})",
        "ConflictingKeys model.content.wk (model.content.x)");
    row("x: rows of W",
        R"({"model": {"content": {"source": "arrays", "x": [[1, 2]], "wq": [[1, 2]]}}})",
        "WrongShape model.content.wq got 1 low 2 high 0");
    row("x: columns of two W",
        R"({"model": {"content": {"source": "arrays", "x": [[1, 2]], "wq": [[1, 2], [3, 4]], "wk": [[1], [2]]}}})",
        "WrongShape model.content.wk got 1 low 2 high 1");
    row("x: a missing W is no identity",
        R"({"model": {"content": {"source": "arrays", "x": [[1, 2]], "wq": [[1], [3]], "wv": [[1], [3]]}}})",
        "MissingKey model.content.wk (model.content.wq)");
    row("x: heads do not divide",
        R"({"model": {"content": {"source": "arrays", "heads": 3, "x": [[1, 2]]}}})",
        "NotDivisible model.content.x got 2 low 3 high 0");
    row("x: heads do not divide W",
        R"({"model": {"content": {"source": "arrays", "heads": 2, "x": [[1]], "wq": [[1, 2, 3]], "wk": [[1, 2, 3]], "wv": [[1, 2, 3]]}}})",
        "NotDivisible model.content.wq got 3 low 2 high 0");
    row("x: d_model disagrees",
        R"({"model": {"content": {"source": "arrays", "d_model": 4, "x": [[1, 2]]}}})",
        "SizeDisagrees model.content.d_model got 4 low 2 high 0");
    row("identity is square", R"({"model": {"content": {"projection": "identity", "heads": 2}}})",
        "SizeDisagrees model.content.d_model got 64 low 128 high 0");
    // positions and offset
    row("offset beyond the tokens", R"({"model": {"query_offset": 3}})",
        "OutOfRange model.query_offset got 3 low 0 high 2");
    row("negative offset", R"({"model": {"query_offset": -1}})",
        "OutOfRange model.query_offset got -1 low 0 high 2");
    row("too few positions", R"({"model": {"positions": [0, 1]}})",
        "WrongShape model.positions got 2 low 3 high 0");
    row("a query outside explicit positions",
        R"({"model": {"query_offset": 2, "positions": [5, 6], "content": {"source": "arrays", "q": [[1]], "k": [[1], [2]]}}})",
        "OutOfRange model.query_offset got 2 low 0 high 1");
    row("more queries than explicit positions",
        R"({"model": {"positions": [5], "content": {"source": "arrays", "q": [[1], [2]], "k": [[1]]}}})",
        "ConflictingKeys model.positions (model.content.q)");
    row("a position shifted to 2^31",
        R"({"model": {"positions": [0, 2147483647, 0], "position_start": 1}})",
        "OutOfRange model.positions[1] got 2.14748e+09 low -2.14748e+09 high 2.14748e+09");
    // masks
    row("custom mask without allowed", R"({"model": {"mask": "custom"}})",
        "MissingKey model.allowed (model.mask)");
    row("custom mask of a wrong shape",
        R"({"model": {"mask": "custom", "allowed": [[true, true, true]]}})",
        "WrongShape model.allowed got 1 low 3 high 0");
    row("custom mask under an offset",
        R"({"model": {"query_offset": 1, "mask": "custom", "allowed": [[true, true, true], [true, true, true], [true, true, true]]}})",
        "WrongShape model.allowed got 3 low 2 high 0");
    row("padding of a wrong length", R"({"model": {"padding": [true]}})",
        "WrongShape model.padding got 1 low 3 high 0");
    // methods
    row("slopes for other heads",
        R"({"model": {"method": "alibi", "content": {"heads": 2}, "alibi": {"slopes": [1, 2, 3]}}})",
        "WrongShape model.alibi.slopes got 3 low 2 high 0");
    row("T5 table: buckets",
        R"({"model": {"method": "t5", "t5": {"buckets": 3, "table": [[1], [2]]}}})",
        "WrongShape model.t5.table got 2 low 3 high 0");
    row("T5 table: heads",
        R"({"model": {"method": "t5", "t5": {"buckets": 2, "table": [[1, 1], [2, 2]]}}})",
        "WrongShape model.t5.table got 2 low 1 high 1");
    row("Shaw table: radius",
        R"({"model": {"method": "shaw", "content": {"d_head": 1}, "shaw": {"radius": 1, "table_k": [[1], [2]]}}})",
        "WrongShape model.shaw.table_k got 2 low 3 high 0");
    row("Shaw table: d_v",
        R"({"model": {"method": "shaw", "content": {"d_head": 1}, "shaw": {"radius": 0, "table_v": [[1, 2]]}}})",
        "WrongShape model.shaw.table_v got 2 low 1 high 1");
    row("learned table: length",
        R"({"model": {"method": "learned", "content": {"d_model": 1}, "learned": {"table": [[1]]}}})",
        "WrongShape model.learned.table got 1 low 512 high 0");
    row("learned table: d_model",
        R"({"model": {"method": "learned", "learned": {"length": 1, "table": [[1]]}}})",
        "WrongShape model.learned.table got 1 low 64 high 1");
    row("segment of no row",
        R"({"model": {"method": "learned", "learned": {"segment_ids": [0, 1, 2]}}})",
        "OutOfRange model.learned.segment_ids[2] got 2 low 0 high 1");
    row("segments of a wrong length",
        R"({"model": {"method": "learned", "learned": {"segment_ids": [0]}}})",
        "WrongShape model.learned.segment_ids got 1 low 3 high 0");
    row("segment table: d_model",
        R"({"model": {"method": "learned", "learned": {"segment_table": [[1]]}}})",
        "WrongShape model.learned.segment_table got 1 low 64 high 1");
    row("speeds for another rotary part", R"({"model": {"rope": {"rotary_dim": 4, "theta": [1]}}})",
        "WrongShape model.rope.theta got 1 low 2 high 0");
    row("speeds for d_head", R"({"model": {"rope": {"theta": [1]}}})",
        "WrongShape model.rope.theta got 1 low 32 high 0");
    // study
    row("permutation of a wrong length", R"({"study": {"permutation": [1, 0]}})",
        "WrongShape study.permutation got 2 low 3 high 0");
    row("not a permutation", R"({"study": {"permutation": [1, 0, 1]}})",
        "BadPermutation study.permutation");
    row("permutation beyond n", R"({"study": {"permutation": [1, 0, 3]}})",
        "BadPermutation study.permutation");
}

void RulesTest::scenesAreRefused()
{
    scenesAreAccepted();
}

void RulesTest::sizesFollowTheArrays_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected"); // n, heads, d_head, d_model
    row("q, k, v",
        R"({"model": {"content": {"source": "arrays", "q": [[[1, 2]], [[3, 4]]], "k": [[1, 2], [3, 4], [5, 6]]}}})",
        "3 2 2 64");
    row("x alone",
        R"({"model": {"content": {"source": "arrays", "heads": 2, "x": [[1, 2, 3, 4]]}}})",
        "1 2 2 4");
    row("x and W",
        R"({"model": {"content": {"source": "arrays", "x": [[1, 2], [3, 4]], "wq": [[1, 2, 3], [4, 5, 6]], "wk": [[1, 2, 3], [4, 5, 6]], "wv": [[1, 2, 3], [4, 5, 6]]}}})",
        "2 1 3 2");
    row("identical vectors",
        R"({"model": {"content": {"source": "identical", "n": 9, "heads": 3, "q": [1, 2], "k": [1, 2]}}})",
        "9 3 2 64");
    row("tokens keep n for later", R"({"model": {"content": {"n": 9}}})", "9 1 64 64");
}

void RulesTest::sizesFollowTheArrays()
{
    QFETCH(QString, json);
    QFETCH(QString, expected);
    const auto result = sceneOf(json.toStdString());
    QCOMPARE(QString::fromStdString(describe(result)), QStringLiteral("accepted"));
    const Content &content = std::get<Scene>(result).model.content;
    QCOMPARE(QStringLiteral("%1 %2 %3 %4")
                 .arg(content.n)
                 .arg(content.heads)
                 .arg(content.dHead)
                 .arg(content.dModel),
             expected);
    const Shapes shapes = shapesOf(std::get<Scene>(result).model);
    QCOMPARE(shapes.dHead, content.dHead);
    QCOMPARE(shapes.heads, content.heads);
}

void RulesTest::limitsHoldForArraysToo()
{
    Scene scene;
    scene.model.t5.table = Tensor::matrix(1, 5, {1, 2, 3, 4, 5});
    scene.model.shaw.tableK = Tensor::vector({1});
    QVERIFY(!validate(scene));
    scene.model.method = MethodId::Shaw;
    QCOMPARE(QString::fromStdString(describe(validate(scene).value_or(Problem{}))),
             QStringLiteral("WrongRank model.shaw.table_k got 1 low 0 high 0"));
    // Limits hold for sizes that arrays state.
    scene = {};
    scene.model.content.source = ContentSource::Arrays;
    scene.model.content.q = Tensor::matrix(1, 513, std::vector<double>(513));
    scene.model.content.k = scene.model.content.q;
    QCOMPARE(QString::fromStdString(describe(validate(scene).value_or(Problem{}))),
             QStringLiteral("OutOfRange model.content.q got 513 low 1 high 512"));
    scene.model.content.q = Tensor::matrix(8193, 1, std::vector<double>(8193));
    scene.model.content.k = Tensor::matrix(1, 1, {1});
    QCOMPARE(QString::fromStdString(describe(validate(scene).value_or(Problem{}))),
             QStringLiteral("OutOfRange model.content.q got 8193 low 1 high 8192"));
    scene.model.content.q = Tensor({129, 1, 1}, std::vector<double>(129));
    QCOMPARE(QString::fromStdString(describe(validate(scene).value_or(Problem{}))),
             QStringLiteral("OutOfRange model.content.q got 129 low 1 high 128"));
}

QTEST_GUILESS_MAIN(RulesTest)
#include "tst_rules.moc"
