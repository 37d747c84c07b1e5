// SPDX-License-Identifier: GPL-3.0-or-later
// Position vectors as something to look at: rows of a table, products, shifts, orders of channels.
#include "core/attention.h"
#include "core/layoutchange.h"
#include "core/position/learnedrow.h"
#include "core/positiongram.h"
#include "core/positionshift.h"
#include "core/rowproducts.h"
#include "core/tablerows.h"
#include "tests/support/samplemodels.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace locus::core;
using namespace locus::tests;

namespace {

double largestOf(const Matrix<double> &matrix)
{
    return matrix.cwiseAbs().maxCoeff();
}

/// The worked example: d = 4, frequencies 1 and 0.01.
Model fourChannels(int n = 7)
{
    Model model = sampleModel(MethodId::Sinusoidal, MaskKind::None);
    model.content.tokens.assign(static_cast<std::size_t>(n), "word");
    model.content.dModel = 4;
    model.content.dHead = 4;
    model.content.heads = 1;
    return model;
}

LearnedParams smallTable()
{
    LearnedParams params;
    params.length = 4;
    params.table = Tensor::matrix(4, 2, {3, 4, -4, 3, 6, 8, 0, 0});
    return params;
}

} // namespace

class PositionVectorsTest : public QObject {
    Q_OBJECT

private slots:
    void linesKeepTheLargestMagnitude();
    void linesSkipWhatHasNoRow();
    void largeTablesAreSampled();
    void cosinesOfRows();
    void cosinesOfARandomTable();
    void productsOfTheSinusoid();
    void productsOfManyPositionsAreSpread();
    void nearestOfSinesAlone();
    void nearestOfAFullSinusoid();
    void equalVectorsAreFound();
    void shiftMatrixTurnsEveryPair_data();
    void shiftMatrixTurnsEveryPair();
    void shrunkShiftMatrixKeepsTheLargest();
    void shiftOfThePair();
    void sinesAloneDoNotShift();
    void farPositionsRoundButHold();
    void ordersOfChannels();
    void layoutKeepsProducts_data();
    void layoutKeepsProducts();
};

void PositionVectorsTest::linesKeepTheLargestMagnitude()
{
    const LearnedParams params = smallTable();
    const TableLines two = linesOfTable(params, 2, 0, 4, 2);
    QCOMPARE(two.every, std::int64_t(1));
    QCOMPARE(two.lines, (Matrix<double>(2, 2) << -4, 4, 6, 8).finished());
    QCOMPARE(linesOfTable(params, 2, 1, 3, 9).lines,
             (Matrix<double>(2, 2) << -4, 3, 6, 8).finished());
    QCOMPARE(linesOfTable(params, 2, 4, 4, 3).lines.rows(), Eigen::Index(0));
}

void PositionVectorsTest::linesSkipWhatHasNoRow()
{
    const std::vector<std::int64_t> positions = {2, 7, -1, 1};
    const Matrix<double> lines = linesOfRows(smallTable(), 2, positions, 4).lines;
    QCOMPARE(Row<double>(lines.row(0)), (Row<double>(2) << 6, 8).finished());
    QVERIFY(std::isnan(lines(1, 0)) && std::isnan(lines(2, 1)));
    QCOMPARE(Row<double>(lines.row(3)), (Row<double>(2) << -4, 3).finished());
    const Matrix<double> half = linesOfRows(smallTable(), 2, positions, 2).lines;
    QCOMPARE(Row<double>(half.row(0)), (Row<double>(2) << 6, 8).finished());
}

void PositionVectorsTest::largeTablesAreSampled()
{
    LearnedParams params;
    params.length = 1 << 20;
    const TableLines lines = linesOfTable(params, 64, 0, params.length, 100);
    QCOMPARE(lines.lines.rows(), Eigen::Index(100));
    QVERIFY(lines.every > 100);
    QVERIFY(!lines.lines.hasNaN());
    QVERIFY(largestOf(lines.lines) <= std::sqrt(3.0) / 2);
    QCOMPARE(Row<double>(linesOfTable(params, 64, 5, 6, 1).lines.row(0)),
             learnedRow(params, 64, 5));
}

void PositionVectorsTest::cosinesOfRows()
{
    const RowCosines cosines = rowCosines(smallTable(), 2, {0, 1, 2, 3});
    const Matrix<double> expected =
        (Matrix<double>(4, 4) << 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0).finished();
    QVERIFY(largestOf(cosines.cosine - expected) < 1e-15);
    QVERIFY(std::abs(cosines.largest - 1) < 1e-15);
    QCOMPARE(cosines.largestA, std::int64_t(0));
    QCOMPARE(cosines.largestB, std::int64_t(2));
    QCOMPARE(rowCosines(smallTable(), 2, {1}).largest, 0.0);
    // One row looked up twice is no pair of rows.
    QCOMPARE(rowCosines(smallTable(), 2, {1, 1}).largestA, std::int64_t(0));
}

void PositionVectorsTest::cosinesOfARandomTable()
{
    LearnedParams params;
    std::vector<std::int64_t> rows(60);
    std::iota(rows.begin(), rows.end(), 0);
    const RowCosines cosines = rowCosines(params, 64, rows);
    QVERIFY(largestOf(cosines.cosine - cosines.cosine.transpose()) == 0);
    double largest = -1;
    for (int a = 0; a < 60; ++a) {
        QVERIFY(std::abs(cosines.cosine(a, a) - 1) < 1e-14);
        for (int b = 0; b < a; ++b)
            largest = std::max(largest, cosines.cosine(a, b));
    }
    QCOMPARE(cosines.largest, largest);
    QVERIFY(largest > 0.2 && largest < 0.7); // unlike, but not orthogonal
}

void PositionVectorsTest::productsOfTheSinusoid()
{
    const PositionGram gram = positionGram(prepare(fourChannels()));
    QCOMPARE(gram.tokens.size(), 7u);
    for (int a = 0; a < 7; ++a)
        for (int b = 0; b < 7; ++b)
            QVERIFY(std::abs(gram.products(a, b) - std::cos(b - a) - std::cos(0.01 * (b - a))) <
                    1e-14);
    QVERIFY(std::abs(gram.least - 2) < 1e-15 && std::abs(gram.most - 2) < 1e-15); // d / 2
    // cos 6 + cos 0.06 = 1.9584 is more than cos 1 + cos 0.01 = 1.5403.
    QCOMPARE(gram.largestA, 0);
    QCOMPARE(gram.largestB, 6);
    QVERIFY(std::abs(gram.largest - 1.9583707) < 1e-6);
    QCOMPARE(positionGram(prepare(fourChannels(1))).largest, 0.0);
}

void PositionVectorsTest::productsOfManyPositionsAreSpread()
{
    Model model = fourChannels(3000);
    model.content.dModel = 64;
    const PositionGram gram = positionGram(prepare(model));
    QCOMPARE(std::ssize(gram.tokens), std::ptrdiff_t(mostProductRows(64)));
    QCOMPARE(gram.tokens.front(), 0);
    QCOMPARE(gram.tokens.back(), 2999);
    const int a = gram.tokens[3];
    const int b = gram.tokens[50];
    QVERIFY(std::abs(gram.products(3, 50) - sinusoidalDot(b - a, geometricFrequencies(64, 10000))) <
            1e-10);
}

void PositionVectorsTest::nearestOfSinesAlone()
{
    Model model = fourChannels(12);
    model.content.dModel = 2;
    model.content.dHead = 2;
    model.mistake = Mistake::SineOnly;
    const auto nearest = nearestPositions(prepare(model));
    QVERIFY(nearest);
    // sin 5 = -0.95892, sin 11 = -0.99999; no two others of 0 .. 11 are closer.
    QCOMPARE(nearest->first, 5);
    QCOMPARE(nearest->second, 11);
    QVERIFY(std::abs(nearest->distance - std::abs(std::sin(5) - std::sin(11))) < 1e-15);
    QVERIFY(std::abs(nearest->withCosines - 2 * std::sin(3)) < 1e-14);
    QVERIFY(!nearest->areEqual());
}

void PositionVectorsTest::nearestOfAFullSinusoid()
{
    const Prepared p = prepare(fourChannels(5));
    const auto nearest = nearestPositions(p);
    QVERIFY(nearest);
    QCOMPARE(nearest->second - nearest->first, 1);
    QVERIFY(std::abs(nearest->distance - std::sqrt(2 * (2 - std::cos(1.0) - std::cos(0.01)))) <
            1e-14);
    QVERIFY(std::abs(nearest->distance - nearest->withCosines) < 1e-14);
    QVERIFY(!nearestPositions(prepare(fourChannels(1))));
}

void PositionVectorsTest::equalVectorsAreFound()
{
    Model model = sampleModel(MethodId::Learned, MaskKind::None);
    model.content.dModel = 2;
    model.content.dHead = 2;
    model.content.heads = 1;
    model.learned.length = 7;
    model.learned.table = Tensor::matrix(7, 2, {1, 0, 5, 5, 2, 0, 9, 1, 5, 5, 3, 3, 8, 8});
    const auto nearest = nearestPositions(prepare(model));
    QVERIFY(nearest && nearest->areEqual());
    QCOMPARE(nearest->first, 1);
    QCOMPARE(nearest->second, 4);
    // Tokens that stand at one position are no two positions.
    model.positions = Tensor::vector({3, 3, 3, 3, 3, 3, 3});
    QVERIFY(!nearestPositions(prepare(model)));
}

void PositionVectorsTest::shiftMatrixTurnsEveryPair_data()
{
    QTest::addColumn<int>("layout");
    QTest::newRow("by turns") << static_cast<int>(ChannelLayout::Interleaved);
    QTest::newRow("sines first") << static_cast<int>(ChannelLayout::Concat);
}

void PositionVectorsTest::shiftMatrixTurnsEveryPair()
{
    QFETCH(int, layout);
    SinusoidalParams params;
    params.layout = static_cast<ChannelLayout>(layout);
    const std::vector<std::int64_t> positions = {0, 1, 4, 9};
    const Matrix<double> p = sinusoidalEncoding(positions, 8, params);
    for (const std::int64_t k : {-5, 0, 3, 700}) {
        const Matrix<double> m = shiftMatrix(k, 8, params);
        std::vector<std::int64_t> moved = positions;
        for (std::int64_t &position : moved)
            position += k;
        QVERIFY(largestOf((m * p.transpose()).transpose() - sinusoidalEncoding(moved, 8, params)) <
                1e-12);
        QVERIFY(largestOf(m * m.transpose() - Matrix<double>::Identity(8, 8)) < 1e-14);
        int entries = 0;
        for (Eigen::Index i = 0; i < m.size(); ++i)
            entries += m.data()[i] != 0 ? 1 : 0;
        QVERIFY(entries <= 16); // two by two, nothing else
    }
}

/// Against the whole matrix, cell by cell.
void PositionVectorsTest::shrunkShiftMatrixKeepsTheLargest()
{
    constexpr int d = 20;
    for (const ChannelLayout layout : {ChannelLayout::Interleaved, ChannelLayout::Concat})
        for (const int cells : {1, 3, 7, 10, 20}) {
            SinusoidalParams params;
            params.layout = layout;
            const Matrix<double> whole = shiftMatrix(-17, d, params);
            const Matrix<double> shrunk = shrunkShiftMatrix(-17, d, params, cells);
            QCOMPARE(shrunk.rows(), Eigen::Index(cells));
            const auto first = [cells](int cell) { return cell * d / cells; };
            for (int i = 0; i < cells; ++i)
                for (int j = 0; j < cells; ++j) {
                    const auto part = whole.block(first(i), first(j), first(i + 1) - first(i),
                                                  first(j + 1) - first(j));
                    QCOMPARE(std::abs(shrunk(i, j)), part.cwiseAbs().maxCoeff());
                    QVERIFY((part.array() == shrunk(i, j)).any());
                }
        }
}

void PositionVectorsTest::shiftOfThePair()
{
    Model model = sampleModel(MethodId::Sinusoidal, MaskKind::Causal);
    model.queryOffset = 2;
    model.positions = Tensor::vector({0, 1, 5, 6, 2, 30, 31});
    const Prepared p = prepare(model);
    const PositionShift shift = positionShift(p, QueryIndex{1}, KeyIndex{5}); // 6 to 30
    QCOMPARE(shift.offset, std::int64_t(24));
    QCOMPARE(shift.from, Row<double>(p.hooks.onInput->row(3)));
    QCOMPARE(shift.to, Row<double>(p.hooks.onInput->row(5)));
    QVERIFY(shift.holds());
    QVERIFY(shift.residual < 1e-14);
    const Matrix<double> m = shiftMatrix(24, 10, model.sinusoidal);
    QVERIFY(largestOf(shift.moved - shift.from * m.transpose()) < 1e-14);
}

void PositionVectorsTest::sinesAloneDoNotShift()
{
    Model model = fourChannels();
    model.mistake = Mistake::SineOnly;
    const PositionShift shift = positionShift(prepare(model), QueryIndex{1}, KeyIndex{3});
    QVERIFY(!shift.holds());
    // M turns (sin 1, 0) by 2 into (cos 2 sin 1, -sin 2 sin 1).
    QVERIFY(std::abs(shift.moved[0] - std::cos(2.0) * std::sin(1.0)) < 1e-15);
    QVERIFY(std::abs(shift.moved[1] + std::sin(2.0) * std::sin(1.0)) < 1e-15);
    QVERIFY(std::abs(shift.residual - std::sin(2.0) * std::sin(1.0)) < 1e-12);
    QVERIFY(positionShift(prepare(model), QueryIndex{3}, KeyIndex{3}).holds()); // k = 0
}

void PositionVectorsTest::farPositionsRoundButHold()
{
    Model model = fourChannels();
    model.positionStart = 1000000;
    const PositionShift shift = positionShift(prepare(model), QueryIndex{0}, KeyIndex{6});
    QVERIFY(shift.holds());
    QVERIFY(shift.rounding < 1e-7);
}

void PositionVectorsTest::ordersOfChannels()
{
    QCOMPARE(channelOrder(6, ChannelLayout::Interleaved), (std::vector<int>{0, 3, 1, 4, 2, 5}));
    QCOMPARE(channelOrder(6, ChannelLayout::Concat), (std::vector<int>{0, 2, 4, 1, 3, 5}));
}

void PositionVectorsTest::layoutKeepsProducts_data()
{
    QTest::addColumn<int>("layout");
    QTest::addColumn<bool>("identity");
    for (const bool identity : {false, true})
        for (const ChannelLayout layout : {ChannelLayout::Interleaved, ChannelLayout::Concat})
            QTest::addRow("%s, %s", layout == ChannelLayout::Concat ? "sines first" : "by turns",
                          identity ? "no projection" : "projected")
                << static_cast<int>(layout) << identity;
}

void PositionVectorsTest::layoutKeepsProducts()
{
    QFETCH(int, layout);
    QFETCH(bool, identity);
    Model model = sampleModel(MethodId::Sinusoidal, MaskKind::None);
    model.sinusoidal.layout = static_cast<ChannelLayout>(layout);
    model.queryOffset = 1;
    if (identity) {
        model.content.projection = Projection::Identity;
        model.content.heads = 2;
        model.content.dHead = 5;
    }
    const Prepared p = prepare(model);
    const LayoutChange change = layoutChange(p, HeadIndex{1}, QueryIndex{3}, KeyIndex{1});
    const bool isInterleaved = model.sinusoidal.layout == ChannelLayout::Interleaved;
    QCOMPARE(isInterleaved ? change.interleaved : change.concat,
             Row<double>(p.hooks.onInput->row(4)));
    QVERIFY(std::abs(change.overlap - change.overlapOther) < 1e-14);
    QVERIFY(std::abs(change.overlap - sinusoidalDot(3, geometricFrequencies(10, 10000))) < 1e-14);
    QVERIFY(std::abs(change.score - exactRow(p, Stage::Scores, HeadIndex{1}, 3)[1]) < 1e-14);
    QVERIFY(std::abs(change.score - change.scoreAlike) < 1e-13);
    // What the program itself gives when the layout alone is switched.
    Model other = model;
    other.sinusoidal.layout = isInterleaved ? ChannelLayout::Concat : ChannelLayout::Interleaved;
    const Prepared switched = prepare(other);
    QVERIFY(std::abs(change.scoreAlone - exactRow(switched, Stage::Scores, HeadIndex{1}, 3)[1]) <
            1e-14);
    QVERIFY(std::abs(change.score - change.scoreAlone) > 1e-6);
}

QTEST_GUILESS_MAIN(PositionVectorsTest)
#include "tst_positionvectors.moc"
