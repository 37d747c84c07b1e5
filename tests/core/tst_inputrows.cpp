// SPDX-License-Identifier: GPL-3.0-or-later
// What is added up at the entrance, and the same word at two places.
#include "core/inputrows.h"
#include "core/position/learnedrow.h"
#include "tests/support/samplemodels.h"

#include <QTest>

using namespace locus::core;
using namespace locus::tests;

namespace {

double largestOf(const Row<double> &row)
{
    return row.cwiseAbs().maxCoeff();
}

Model textModel(std::vector<std::string> tokens, MethodId method = MethodId::Sinusoidal)
{
    Model model = sampleModel(method, MaskKind::None);
    model.content.tokens = std::move(tokens);
    return model;
}

} // namespace

class InputRowsTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAddUp_data();
    void rowsAddUp();
    void segmentsStandApart();
    void rowsOfTheTableAreThoseOfTheWholeTable();
    void sameWordIsFound_data();
    void sameWordIsFound();
    void distanceIsThatOfTheSums();
    void withoutPositionBothSumsAreEqual();
    void equalInputsNeedNoWords();
    void oneHotRowsAreToldApart();
};

void InputRowsTest::rowsAddUp_data()
{
    QTest::addColumn<int>("index");
    const auto models = sampleModels();
    for (std::size_t m = 0; m < models.size(); ++m)
        if (models[m].model.method == MethodId::Sinusoidal ||
            models[m].model.method == MethodId::Learned)
            QTest::newRow(models[m].name.constData()) << static_cast<int>(m);
}

void InputRowsTest::rowsAddUp()
{
    QFETCH(int, index);
    const Prepared p = prepare(sampleModels()[static_cast<std::size_t>(index)].model);
    for (int token = 0; token < p.shapes.nKey; ++token) {
        const InputRows rows = inputRows(p, token);
        Row<double> sum = rows.x + rows.position;
        if (rows.segment.size() > 0)
            sum += rows.segment;
        QVERIFY(largestOf(sum - rows.sum) < 1e-15);
        QCOMPARE(rows.sum, Row<double>(p.input->row(token)));
        QVERIFY(largestOf(rows.position) > 0 || p.positions.key[std::size_t(token)] == 0);
    }
}

void InputRowsTest::segmentsStandApart()
{
    Model model = sampleModel(MethodId::Learned, MaskKind::None);
    model.learned.segments = true;
    model.learned.segmentIds = Tensor::vector({0, 0, 0, 1, 1, 1, 1});
    const Prepared p = prepare(model);
    const Matrix<double> segments = segmentTable(model.learned, 10);
    QCOMPARE(inputRows(p, 2).segmentId, 0);
    QCOMPARE(inputRows(p, 3).segmentId, 1);
    QCOMPARE(inputRows(p, 3).segment, Row<double>(segments.row(1)));
    QCOMPARE(inputRows(p, 3).position, learnedRow(model.learned, 10, 3));
    model.learned.segments = false;
    QCOMPARE(inputRows(prepare(model), 3).segment.size(), Eigen::Index(0));
}

void InputRowsTest::rowsOfTheTableAreThoseOfTheWholeTable()
{
    LearnedParams params;
    params.length = 5;
    params.seed = 9;
    const Matrix<double> table = learnedTable(params, 3);
    for (int row = 0; row < 5; ++row)
        QCOMPARE(learnedRow(params, 3, row), Row<double>(table.row(row)));
    params.table = Tensor::matrix(5, 2, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    QCOMPARE(learnedRow(params, 2, 3), (Row<double>(2) << 7, 8).finished());
}

void InputRowsTest::sameWordIsFound_data()
{
    QTest::addColumn<int>("query");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    // the dog bit the man after the dog
    QTest::newRow("the chosen ones") << 3 << 0 << 0 << 3;
    QTest::newRow("the query's nearest like") << 6 << 4 << 3 << 6;
    QTest::newRow("the key's") << 4 << 7 << 1 << 7;
    QTest::newRow("the first of the text") << 2 << 4 << 0 << 3;
    QTest::newRow("one token twice") << 4 << 4 << 0 << 3;
}

void InputRowsTest::sameWordIsFound()
{
    QFETCH(int, query);
    QFETCH(int, key);
    QFETCH(int, first);
    QFETCH(int, second);
    const Prepared p =
        prepare(textModel({"the", "dog", "bit", "the", "man", "after", "the", "dog"}));
    const auto twins = sameTokenTwice(p, query, key);
    QVERIFY(twins);
    QCOMPARE(twins->first, first);
    QCOMPARE(twins->second, second);
    QCOMPARE(inputRows(p, first).x, inputRows(p, second).x);
    QVERIFY(!sameTokenTwice(prepare(textModel({"all", "words", "differ"})), 0, 1));
}

void InputRowsTest::distanceIsThatOfTheSums()
{
    const Prepared p = prepare(textModel({"a", "b", "a"}));
    const auto twins = sameTokenTwice(p, 0, 2);
    // x cancels: ||p_0 - p_2||^2 = 2 sum (1 - cos 2 theta_r).
    double squared = 0;
    for (const double frequency : geometricFrequencies(10, 10000))
        squared += 2 * (1 - std::cos(2 * frequency));
    QVERIFY(std::abs(twins->distance - std::sqrt(squared)) < 1e-12);
}

void InputRowsTest::withoutPositionBothSumsAreEqual()
{
    Model model = textModel({"a", "b", "a"}, MethodId::Learned);
    model.positions = Tensor::vector({4, 1, 4});
    QCOMPARE(sameTokenTwice(prepare(model), 0, 2)->distance, 0.0);
}

void InputRowsTest::equalInputsNeedNoWords()
{
    Model model = sampleModel(MethodId::Learned, MaskKind::None);
    model.content.source = ContentSource::Identical;
    model.content.n = 5;
    const auto twins = sameTokenTwice(prepare(model), 2, 2);
    QVERIFY(twins);
    QCOMPARE(twins->first, 1);
    QCOMPARE(twins->second, 2);
    QVERIFY(twins->distance > 0.1);
    model.content.source = ContentSource::Random;
    QVERIFY(!sameTokenTwice(prepare(model), 2, 3));
}

/// Rows that agree at both ends and in nearly every entry between; a zero has two signs.
void InputRowsTest::oneHotRowsAreToldApart()
{
    constexpr int n = 40;
    std::vector<double> x(std::size_t{n} * n, 0.0);
    for (int token = 0; token < n; ++token) // the last two are one word
        x[std::size_t(token) * n + std::size_t(std::min(token, n - 2))] = 1;
    constexpr std::size_t last = n - 1;
    x[last * n] = -0.0;
    Model model = sampleModel(MethodId::Sinusoidal, MaskKind::None);
    model.content.source = ContentSource::Arrays;
    model.content.x = Tensor::matrix(n, n, std::move(x));
    model.content.heads = 1;
    model.content.dHead = n;
    const auto twins = sameTokenTwice(prepare(model), 0, 1);
    QVERIFY(twins);
    QCOMPARE(twins->first, n - 2);
    QCOMPARE(twins->second, n - 1);
}

QTEST_GUILESS_MAIN(InputRowsTest)
#include "tst_inputrows.moc"
