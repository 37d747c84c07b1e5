// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/curves.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

#include <cmath>
#include <numbers>
#include <set>

using namespace locus::core;
using namespace locus::tests;

namespace {

bool close(double a, double b, double tolerance = 1e-12)
{
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

#define COMPARE_CLOSE(got, want, delta)                                                            \
    QVERIFY2(close(got, want),                                                                     \
             ("delta " + QByteArray::number(static_cast<qlonglong>(delta)) + ": " #got " is " +    \
              QByteArray::number(got, 'g', 17) + ", not " + QByteArray::number(want, 'g', 17))     \
                 .constData())

Curve curveAt(const Prepared &p, int head = 0, int i = 0, int j = 0)
{
    return std::get<Curve>(curveOf(p, HeadIndex{head}, QueryIndex{i}, KeyIndex{j}));
}

/// The value at a displacement that is on the axis.
double at(const Curve &curve, std::int64_t delta)
{
    return curve.value[static_cast<std::size_t>(delta - curve.delta.front())];
}

std::optional<RefusalCode> refusalOfCurve(const Model &model)
{
    const auto result = curveOf(prepare(model), HeadIndex{0}, QueryIndex{0}, KeyIndex{0});
    const auto *refusal = std::get_if<Refusal>(&result);
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

} // namespace

class CurvesTest : public QObject {
    Q_OBJECT

private slots:
    void axisRunsOverEveryDisplacementOfTheKeys_data();
    void axisRunsOverEveryDisplacementOfTheKeys();
    void scalarCurvesAreTheBiasOfEveryPair_data();
    void scalarCurvesAreTheBiasOfEveryPair();
    void scalarCurvesReachBeyondThePositions();
    void shawCurveIsThePositionTermOfTheQuery();
    void shawCurveIsZeroWithoutKeys();
    void ropeCurvePassesThroughTheSelectedScore_data();
    void ropeCurvePassesThroughTheSelectedScore();
    void ropeCurveIsEveryScoreOfIdenticalVectors_data();
    void ropeCurveIsEveryScoreOfIdenticalVectors();
    void ropeCurveOfQuarterTurns();
    void mixedRopeCurveTurnsChannelsApart();
    void mixedRopeCurveIsThatOfItsQuery();
    void meanCosIsTheScoreOfOnes();
    void sinusoidalCurveIsTheProductOfEncodings();
    void sineOnlyCurveIsThatOfItsQuery();
    void sineOnlyCurveGoesOnWhereNoKeyStands();
    void refusesWhatIsNoFunctionOfDisplacement_data();
    void refusesWhatIsNoFunctionOfDisplacement();
    void everyHeadHasTheCurveItHasAlone_data();
    void everyHeadHasTheCurveItHasAlone();
    void dotsAreAllowedPairs_data();
    void dotsAreAllowedPairs();
    void dotsStayWithinTheLimit();
};

namespace {

void curveMethods()
{
    QTest::addColumn<int>("method");
    for (const MethodId method :
         {MethodId::Sinusoidal, MethodId::Shaw, MethodId::T5, MethodId::Alibi, MethodId::Rope})
        QTest::newRow(methodName(method)) << static_cast<int>(method);
}

} // namespace

void CurvesTest::axisRunsOverEveryDisplacementOfTheKeys_data()
{
    curveMethods();
}

void CurvesTest::axisRunsOverEveryDisplacementOfTheKeys()
{
    QFETCH(int, method);
    Model model = sampleModel(static_cast<MethodId>(method), MaskKind::Causal);
    model.queryOffset = 4;
    const Curve curve = curveAt(prepare(model), 1, 2, 3);
    QCOMPARE(curve.delta.size(), std::size_t(13));
    QCOMPARE(curve.value.size(), std::size_t(13));
    for (int d = 0; d < 13; ++d)
        QCOMPARE(curve.delta[static_cast<std::size_t>(d)], std::int64_t(d - 6));
    QCOMPARE(curve.meanCos.size(), std::size_t(model.method == MethodId::Rope ? 13 : 0));
}

void CurvesTest::scalarCurvesAreTheBiasOfEveryPair_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<bool>("bidirectional");
    QTest::newRow("t5") << static_cast<int>(MethodId::T5) << true;
    QTest::newRow("t5, one direction") << static_cast<int>(MethodId::T5) << false;
    QTest::newRow("alibi") << static_cast<int>(MethodId::Alibi) << true;
}

void CurvesTest::scalarCurvesAreTheBiasOfEveryPair()
{
    QFETCH(int, method);
    QFETCH(bool, bidirectional);
    Model model = sampleModel(static_cast<MethodId>(method), MaskKind::None);
    model.t5.bidirectional = bidirectional;
    const Prepared p = prepare(model);
    for (int h = 0; h < 3; ++h) {
        const Curve curve = curveAt(p, h);
        const Matrix<double> position = exactStage(p, Stage::Position, HeadIndex{h});
        for (int i = 0; i < 7; ++i)
            for (int j = 0; j < 7; ++j)
                COMPARE_CLOSE(at(curve, j - i), position(i, j), j - i);
    }
}

// Positions far apart: the curve still counts displacements one by one.
void CurvesTest::scalarCurvesReachBeyondThePositions()
{
    Model model = sampleModel(MethodId::Alibi, MaskKind::None);
    model.positions = Tensor::vector({0, 100, 20000, 300000, 4000000, 5, 6});
    model.alibi.slopes = Tensor::vector({0.5, 0.25, 0.125});
    const Curve curve = curveAt(prepare(model), 1);
    for (std::int64_t delta = -6; delta <= 6; ++delta)
        QCOMPARE(at(curve, delta), -0.25 * static_cast<double>(std::abs(delta)));
}

void CurvesTest::shawCurveIsThePositionTermOfTheQuery()
{
    const Prepared p = prepare(sampleModel(MethodId::Shaw, MaskKind::None));
    for (int h = 0; h < 3; ++h)
        for (int i = 0; i < 7; ++i) {
            const Curve curve = curveAt(p, h, i, 0);
            const auto position = exactRow(p, Stage::Position, HeadIndex{h}, i);
            for (int j = 0; j < 7; ++j)
                COMPARE_CLOSE(at(curve, j - i), position[static_cast<std::size_t>(j)], j - i);
            QCOMPARE(at(curve, -6), at(curve, -2)); // beyond the radius the last row serves
            QVERIFY(at(curve, -2) != at(curve, -1));
        }
}

void CurvesTest::shawCurveIsZeroWithoutKeys()
{
    Model model = sampleModel(MethodId::Shaw);
    model.shaw.keys = false;
    const Curve curve = curveAt(prepare(model), 0, 3, 1);
    QCOMPARE(curve.value, std::vector<double>(13, 0.0));
}

void CurvesTest::ropeCurvePassesThroughTheSelectedScore_data()
{
    QTest::addColumn<bool>("half");
    QTest::addColumn<int>("rotary");
    QTest::newRow("neighbours, part of the head") << false << 4;
    QTest::newRow("halves, part of the head") << true << 6;
}

void CurvesTest::ropeCurvePassesThroughTheSelectedScore()
{
    QFETCH(bool, half);
    QFETCH(int, rotary);
    Model model = sampleModel(MethodId::Rope, MaskKind::None);
    model.rope.layout = half ? RopeLayout::Half : RopeLayout::Interleaved;
    model.rope.rotaryDim = rotary;
    const Prepared p = prepare(model);
    for (int h = 0; h < 3; ++h) {
        const Matrix<double> scores = exactStage(p, Stage::Scores, HeadIndex{h});
        const Matrix<double> content = exactStage(p, Stage::Content, HeadIndex{h});
        for (int i = 0; i < 7; ++i)
            for (int j = 0; j < 7; ++j) {
                const Curve curve = curveAt(p, h, i, j);
                COMPARE_CLOSE(at(curve, j - i), scores(i, j), j - i);
                COMPARE_CLOSE(at(curve, 0), content(i, j), 0);
            }
    }
}

void CurvesTest::ropeCurveIsEveryScoreOfIdenticalVectors_data()
{
    QTest::addColumn<bool>("half");
    QTest::newRow("neighbours") << false;
    QTest::newRow("halves") << true;
}

void CurvesTest::ropeCurveIsEveryScoreOfIdenticalVectors()
{
    QFETCH(bool, half);
    Model model = identicalModel(MethodId::Rope, 9, {1, -0.5, 2, 0.25, 3}, {0.5, 1, -1, 2, 0.75});
    model.mask = MaskKind::None;
    model.rope.rotaryDim = 4;
    model.rope.layout = half ? RopeLayout::Half : RopeLayout::Interleaved;
    const Prepared p = prepare(model);
    const Curve curve = curveAt(p, 0, 3, 5);
    const Matrix<double> scores = exactStage(p, Stage::Scores, HeadIndex{0});
    for (int i = 0; i < 9; ++i)
        for (int j = 0; j < 9; ++j)
            COMPARE_CLOSE(at(curve, j - i), scores(i, j), j - i);
}

void CurvesTest::ropeCurveOfQuarterTurns()
{
    Model model = identicalModel(MethodId::Rope, 6, {1, 0}, {1, 0});
    model.rope.theta = Tensor::scalar(std::numbers::pi / 2);
    model.scale = ScoreScale::None;
    const double cosines[] = {1, 0, -1, 0, 1, 0};
    const Curve curve = curveAt(prepare(model));
    for (int delta = 0; delta < 6; ++delta) {
        COMPARE_CLOSE(at(curve, delta), cosines[delta], delta);
        COMPARE_CLOSE(at(curve, -delta), cosines[delta], -delta);
    }
    model.content.k = Tensor::vector({0, 1});
    COMPARE_CLOSE(at(curveAt(prepare(model)), 1), -1.0, 1);
    COMPARE_CLOSE(at(curveAt(prepare(model)), -1), 1.0, -1);
}

void CurvesTest::mixedRopeCurveTurnsChannelsApart()
{
    Model model = sampleModel(MethodId::Rope, MaskKind::None);
    model.mistake = Mistake::MixedLayouts;
    const Prepared p = prepare(model);
    const Row<double> q = p.projected.q[1].row(0);
    const Row<double> k = p.projected.k[1].row(2);
    const Curve curve = curveAt(p, 1, 0, 2);
    const double theta[] = {1.0, 0.1};
    for (std::int64_t delta = -6; delta <= 6; ++delta) {
        double expected = q[4] * k[4] + q[5] * k[5] + q[6] * k[6];
        for (int r = 0; r < 2; ++r) {
            // Neighbours with the speeds of halves: channel c turns by theta[c mod 2].
            const double first = static_cast<double>(delta) * theta[0];
            const double second = static_cast<double>(delta) * theta[1];
            const int a = 2 * r;
            const int b = 2 * r + 1;
            expected += q[a] * (k[a] * std::cos(first) - k[b] * std::sin(first)) +
                        q[b] * (k[a] * std::sin(second) + k[b] * std::cos(second));
        }
        COMPARE_CLOSE(at(curve, delta), expected / std::sqrt(7.0), delta);
    }
}

// R_i^T R_j is not R_{j-i} there: another place of the query, another curve.
void CurvesTest::mixedRopeCurveIsThatOfItsQuery()
{
    Model model = identicalModel(MethodId::Rope, 9, {1, -0.5, 2, 0.25}, {0.5, 1, -1, 2});
    model.mask = MaskKind::None;
    model.mistake = Mistake::MixedLayouts;
    for (const std::int64_t start : {0, 5}) {
        model.positionStart = start;
        const Prepared p = prepare(model);
        QVERIFY(dependsOnPlace(p));
        const Matrix<double> scores = exactStage(p, Stage::Scores, HeadIndex{0});
        for (int i = 0; i < 9; ++i) {
            const Curve curve = curveAt(p, 0, i, 3);
            QVERIFY(curve.meanCos.empty()); // nothing that it would be the mean of
            for (int j = 0; j < 9; ++j)
                COMPARE_CLOSE(at(curve, j - i), scores(i, j), j - i);
        }
    }
    model.rope.theta = Tensor::scalar(0.5); // one speed for all: there is nothing to mix
    QVERIFY(!dependsOnPlace(prepare(model)));
}

void CurvesTest::meanCosIsTheScoreOfOnes()
{
    const std::vector<double> ones(8, 1.0);
    Model model = identicalModel(MethodId::Rope, 40, ones, ones);
    model.scale = ScoreScale::None;
    const Curve curve = curveAt(prepare(model));
    for (std::size_t d = 0; d < curve.delta.size(); ++d) {
        double sum = 0;
        for (int r = 0; r < 4; ++r)
            sum += std::cos(static_cast<double>(curve.delta[d]) * std::pow(10000.0, -r / 4.0));
        COMPARE_CLOSE(curve.meanCos[d], sum / 4, curve.delta[d]);
        COMPARE_CLOSE(curve.value[d], 2 * sum, curve.delta[d]);
    }
}

void CurvesTest::sinusoidalCurveIsTheProductOfEncodings()
{
    for (const ChannelLayout layout : {ChannelLayout::Interleaved, ChannelLayout::Concat}) {
        Model model = sampleModel(MethodId::Sinusoidal);
        model.sinusoidal.layout = layout;
        const Prepared p = prepare(model);
        const Matrix<double> &encoding = *p.hooks.onInput;
        const Curve curve = curveAt(p);
        for (int i = 0; i < 7; ++i)
            for (int j = 0; j < 7; ++j)
                COMPARE_CLOSE(at(curve, j - i), encoding.row(i).dot(encoding.row(j)), j - i);
    }
}

void CurvesTest::sineOnlyCurveIsThatOfItsQuery()
{
    Model model = sampleModel(MethodId::Sinusoidal);
    model.mistake = Mistake::SineOnly;
    for (const ChannelLayout layout : {ChannelLayout::Interleaved, ChannelLayout::Concat})
        for (const std::int64_t start : {0, 3}) {
            model.sinusoidal.layout = layout;
            model.positionStart = start;
            const Prepared p = prepare(model);
            QVERIFY(dependsOnPlace(p));
            const Matrix<double> &encoding = *p.hooks.onInput;
            for (int i = 0; i < 7; ++i) {
                const Curve curve = curveAt(p, 0, i);
                for (int j = 0; j < 7; ++j)
                    COMPARE_CLOSE(at(curve, j - i), encoding.row(i).dot(encoding.row(j)), j - i);
            }
        }
}

void CurvesTest::sineOnlyCurveGoesOnWhereNoKeyStands()
{
    Model model = sampleModel(MethodId::Sinusoidal);
    model.mistake = Mistake::SineOnly;
    const Prepared p = prepare(model);
    const std::vector<double> frequencies =
        geometricFrequencies(p.shapes.dModel, p.model.sinusoidal.base);
    const Curve curve = curveAt(p, 0, 4);
    for (const std::int64_t delta : {-6, 6}) {
        double expected = 0;
        for (const double frequency : frequencies)
            expected += std::sin(4 * frequency) * std::sin(double(4 + delta) * frequency);
        COMPARE_CLOSE(at(curve, delta), expected, delta);
    }
}

void CurvesTest::refusesWhatIsNoFunctionOfDisplacement_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("form");
    QTest::newRow("none") << static_cast<int>(MethodId::None) << 0;
    QTest::newRow("learned") << static_cast<int>(MethodId::Learned) << 0;
    QTest::newRow("alibi, key") << static_cast<int>(MethodId::Alibi)
                                << static_cast<int>(AlibiForm::Key);
    QTest::newRow("alibi, last") << static_cast<int>(MethodId::Alibi)
                                 << static_cast<int>(AlibiForm::Last);
}

void CurvesTest::refusesWhatIsNoFunctionOfDisplacement()
{
    QFETCH(int, method);
    QFETCH(int, form);
    Model model = sampleModel(static_cast<MethodId>(method));
    model.alibi.form = static_cast<AlibiForm>(form);
    QCOMPARE(refusalOfCurve(model), std::optional(RefusalCode::CurveNotOfDisplacement));
    QVERIFY(std::holds_alternative<Refusal>(curvesOf(prepare(model), QueryIndex{0}, KeyIndex{0})));
    QVERIFY(scoreDots(prepare(model), HeadIndex{0}, 10).empty());
}

void CurvesTest::everyHeadHasTheCurveItHasAlone_data()
{
    curveMethods();
}

void CurvesTest::everyHeadHasTheCurveItHasAlone()
{
    QFETCH(int, method);
    const Prepared p = prepare(sampleModel(static_cast<MethodId>(method)));
    const auto curves = std::get<Curves>(curvesOf(p, QueryIndex{5}, KeyIndex{2}));
    QCOMPARE(curves.value.size(), std::size_t(3));
    for (int h = 0; h < 3; ++h) {
        const Curve alone = curveAt(p, h, 5, 2);
        QCOMPARE(curves.delta, alone.delta);
        QCOMPARE(curves.value[static_cast<std::size_t>(h)], alone.value);
        QCOMPARE(curves.meanCos, alone.meanCos);
    }
    const bool sameForAll = p.model.method == MethodId::Sinusoidal;
    QCOMPARE(curves.value[0] == curves.value[1], sameForAll);
}

void CurvesTest::dotsAreAllowedPairs_data()
{
    curveMethods();
}

// With room for all, every allowed pair appears once, with the value that the curve's axis shows.
void CurvesTest::dotsAreAllowedPairs()
{
    QFETCH(int, method);
    Model model = sampleModel(static_cast<MethodId>(method), MaskKind::Custom);
    const Prepared p = prepare(model);
    std::multiset<std::pair<std::int64_t, double>> expected;
    for (int i = 0; i < 7; ++i)
        for (int j = 0; j < 7; ++j) {
            if (!p.mask.allowed(i, j))
                continue;
            double value =
                exactRow(p, Stage::Position, HeadIndex{2}, i)[static_cast<std::size_t>(j)];
            if (model.method == MethodId::Rope)
                value = exactRow(p, Stage::Scores, HeadIndex{2}, i)[static_cast<std::size_t>(j)];
            if (model.method == MethodId::Sinusoidal)
                value = at(curveAt(p), j - i);
            expected.emplace(j - i, value);
        }
    std::multiset<std::pair<std::int64_t, double>> got;
    for (const PairDot &dot : scoreDots(p, HeadIndex{2}, 1000))
        got.emplace(dot.delta, dot.value);
    QCOMPARE(got.size(), expected.size());
    auto want = expected.begin();
    for (const auto &[delta, value] : got) {
        QCOMPARE(delta, want->first);
        COMPARE_CLOSE(value, want->second, delta);
        ++want;
    }
}

void CurvesTest::dotsStayWithinTheLimit()
{
    Model model = sampleModel(MethodId::Alibi);
    model.content.source = ContentSource::Random;
    model.content.n = 500;
    const auto dots = scoreDots(prepare(model), HeadIndex{0}, 200);
    QCOMPARE(dots.size(), std::size_t(200));
    std::set<std::int64_t> deltas;
    for (const PairDot &dot : dots) {
        QVERIFY(dot.delta <= 0); // causal
        deltas.insert(dot.delta);
    }
    QVERIFY2(deltas.size() > 100, "the dots are spread over the displacements");
}

QTEST_GUILESS_MAIN(CurvesTest)
#include "tst_curves.moc"
