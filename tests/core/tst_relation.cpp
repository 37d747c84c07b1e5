// SPDX-License-Identifier: GPL-3.0-or-later
// What Shaw's vectors make of one pair, and what the value side alone changes.
#include "core/attention.h"
#include "core/relation.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

using namespace locus::core;
using namespace locus::tests;

namespace {

Model shawModel(bool keys = true, bool values = true)
{
    Model model = sampleModel(MethodId::Shaw, MaskKind::None);
    model.shaw.radius = 2;
    model.shaw.keys = keys;
    model.shaw.values = values;
    return model;
}

template <class F>
void forEveryQuery(const Prepared &p, const F &f)
{
    for (int head = 0; head < p.shapes.heads; ++head)
        for (int query = 0; query < p.shapes.nQuery; ++query)
            f(HeadIndex{head}, QueryIndex{query});
}

} // namespace

class RelationTest : public QObject {
    Q_OBJECT

private slots:
    void tablesAreEmptyWhereTheSideIsOff()
    {
        const Prepared keys = prepare(shawModel(true, false));
        QCOMPARE(relationTable(keys, RelationSide::Keys).rows(), 5);
        QCOMPARE(relationTable(keys, RelationSide::Values).size(), 0);
        const Prepared none = prepare(sampleModel(MethodId::None));
        QCOMPARE(relationTable(none, RelationSide::Keys).size(), 0);
    }

    void everyQuerySeesItsOwnKey()
    {
        const Prepared p = prepare(shawModel());
        const Matrix<double> &table = relationTable(p, RelationSide::Keys);
        forEveryQuery(p, [&](HeadIndex head, QueryIndex i) {
            for (int j = 0; j < p.shapes.nKey; ++j) {
                const PairVector pair = pairVector(p, RelationSide::Keys, head, i, {j});
                const Row<double> k = p.projected.k[static_cast<std::size_t>(head.value)].row(j);
                const int clip = std::clamp(j - i.value, -2, 2);
                QCOMPARE(pair.clip, clip);
                QCOMPARE(pair.row, clip + 2);
                QVERIFY(pair.plain == k);
                QVERIFY(pair.relation == table.row(clip + 2));
                QVERIFY(pair.sum == k + table.row(clip + 2));
                // The score is q . k' / sqrt(d).
                const Row<double> q =
                    p.projected.q[static_cast<std::size_t>(head.value)].row(i.value);
                const double score =
                    exactRow(p, Stage::Scores, head, i.value)[static_cast<std::size_t>(j)];
                QVERIFY(std::abs(q.dot(pair.sum) * p.exact.scale - score) < 1e-12);
            }
        });
        const PairVector first = pairVector(p, RelationSide::Keys, {0}, {0}, {1});
        const PairVector second = pairVector(p, RelationSide::Keys, {0}, {3}, {1});
        QVERIFY(first.plain == second.plain);
        QVERIFY(first.sum != second.sum);
    }

    void rowsLeadToTheNearestKeyThatUsesThem()
    {
        const Prepared p = prepare(shawModel()); // seven tokens
        QCOMPARE(deltaOfRow(p, {5}, 0, -4), std::optional<std::int64_t>(-4));
        QCOMPARE(deltaOfRow(p, {5}, 0, 1), std::optional<std::int64_t>(-2));
        QCOMPARE(deltaOfRow(p, {5}, 3, -4), std::optional<std::int64_t>(1));
        QCOMPARE(deltaOfRow(p, {5}, 4, 0), std::nullopt); // no key two places on
        QCOMPARE(rowBeyond(p, {5}, 2, 1), std::optional<int>(3));
        QCOMPARE(rowBeyond(p, {5}, 3, 1), std::nullopt);
        QCOMPARE(rowBeyond(p, {5}, 3, -1), std::optional<int>(2));
        QCOMPARE(rowBeyond(p, {0}, 2, -1), std::nullopt);
    }

    void scatteredPositionsSkipRows()
    {
        Model model = shawModel();
        model.positions = Tensor::vector({0, 1, 9, 10, 30, 31, 32});
        const Prepared p = prepare(model);
        QCOMPARE(rowBeyond(p, {2}, 2, 1), std::optional<int>(3)); // 9 -> 10
        QCOMPARE(rowBeyond(p, {1}, 2, 1), std::optional<int>(4)); // 1 -> 9
        QCOMPARE(deltaOfRow(p, {1}, 4, 0), std::optional<std::int64_t>(8));
    }

    /// The two states of the switch, each computed as a Model of its own.
    void valuesMoveTheOutputAndNoWeight_data()
    {
        QTest::addColumn<bool>("keys");
        QTest::addColumn<bool>("causal");
        QTest::newRow("with keys") << true << false;
        QTest::newRow("values alone") << false << false;
        QTest::newRow("values alone, causal") << false << true;
    }
    void valuesMoveTheOutputAndNoWeight()
    {
        QFETCH(bool, keys);
        QFETCH(bool, causal);
        Model model = shawModel(keys, false);
        model.mask = causal ? MaskKind::Causal : MaskKind::None;
        const Prepared off = prepare(model);
        model.shaw.values = true;
        const Prepared on = prepare(model);
        forEveryQuery(off, [&](HeadIndex head, QueryIndex i) {
            const auto row = [&](const Prepared &p, Stage stage) {
                return exactRow(p, stage, head, i.value);
            };
            QCOMPARE(row(on, Stage::Weights), row(off, Stage::Weights));
            for (const Prepared *p : {&off, &on}) { // whatever the switch says now
                const ValueSwitch values = valueSwitch(*p, head, i);
                QCOMPARE(values.weights, row(off, Stage::Weights));
                QCOMPARE(values.off, row(off, Stage::Output));
                QCOMPARE(values.on, row(on, Stage::Output));
                double largest = 0;
                for (std::size_t c = 0; c < values.on.size(); ++c) {
                    QCOMPARE(values.added[c], values.on[c] - values.off[c]);
                    largest = std::max(largest, std::abs(values.added[c]));
                }
                QCOMPARE(values.largest, largest);
                QVERIFY(largest > 0.01);
            }
        });
    }

    void theGivenTableCounts()
    {
        Model model = shawModel(false, false);
        const Shapes shapes = shapesOf(model);
        // One r^V for every displacement: weights sum to 1, so the output moves by it.
        model.shaw.tableV =
            Tensor::matrix(5, shapes.dValue,
                           std::vector<double>(static_cast<std::size_t>(5 * shapes.dValue), 0.5));
        const Prepared p = prepare(model);
        const ValueSwitch values = valueSwitch(p, {0}, {3});
        for (const double added : values.added)
            QVERIFY(std::abs(added - 0.5) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(RelationTest)
#include "tst_relation.moc"
