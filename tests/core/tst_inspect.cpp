// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/inspect.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace locus::core;
using namespace locus::tests;

namespace {

bool close(double a, double b, double tolerance = 1e-12)
{
    return std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

QByteArray where(const PairReport &report)
{
    return "head " + QByteArray::number(report.head.value) + ", query " +
           QByteArray::number(report.query.value) + ", key " + QByteArray::number(report.key.value);
}

#define COMPARE_CLOSE(got, want, report)                                                           \
    QVERIFY2(close(got, want),                                                                     \
             (where(report) + ": " #got " is " + QByteArray::number(got, 'g', 17) + ", not " +     \
              QByteArray::number(want, 'g', 17))                                                   \
                 .constData())

template <class F>
void forEachPair(const Prepared &p, const F &f)
{
    for (int h = 0; h < p.shapes.heads; ++h)
        for (int i = 0; i < p.shapes.nQuery; ++i)
            for (int j = 0; j < p.shapes.nKey; ++j) {
                f(inspectPair(p, HeadIndex{h}, QueryIndex{i}, KeyIndex{j}));
                if (QTest::currentTestFailed())
                    return;
            }
}

Row<double> queryRowOf(const Prepared &p, const PairReport &report)
{
    return p.projected.q[static_cast<std::size_t>(report.head.value)].row(report.query.value);
}

Row<double> keyRowOf(const Prepared &p, const PairReport &report)
{
    return p.projected.k[static_cast<std::size_t>(report.head.value)].row(report.key.value);
}

Prepared preparedSample(int index)
{
    return prepare(sampleModels()[static_cast<std::size_t>(index)].model);
}

double dot(const Row<double> &a, const Row<double> &b)
{
    double sum = 0;
    for (Eigen::Index c = 0; c < a.size(); ++c)
        sum += a[c] * b[c];
    return sum;
}

} // namespace

class InspectTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheStages_data() { everyModel(); }
    void agreesWithTheStages();
    void termsAddUp_data() { everyModel(); }
    void termsAddUp();
    void contentWeightsIgnoreTheMethod_data() { everyModel(); }
    void contentWeightsIgnoreTheMethod();
    void inputTermsAreTheFourProducts_data();
    void inputTermsAreTheFourProducts();
    void ropeBlocksTurnByPositionTimesFrequency_data();
    void ropeBlocksTurnByPositionTimesFrequency();
    void mixedBlocksStillAddUp();
    void shawTermIsTheRowOfTheClippedDisplacement();
    void t5TermIsTheEntryOfTheBucket();
    void alibiTermsFollowTheForm_data();
    void alibiTermsFollowTheForm();
    void biasAfterSoftmaxIsNoPartOfTheScore();
    void quarterTurnsOfOneBlock();
    void alibiWorkedExample();
    void shawClipsOfThreeTokens();
    void clockHandsAreTheSinusoidsAngles();

private:
    static void everyModel();
};

void InspectTest::everyModel()
{
    QTest::addColumn<int>("index");
    const auto models = sampleModels();
    for (std::size_t m = 0; m < models.size(); ++m)
        QTest::newRow(models[m].name.constData()) << static_cast<int>(m);
}

void InspectTest::agreesWithTheStages()
{
    QFETCH(int, index);
    const Prepared p = preparedSample(index);
    forEachPair(p, [&](const PairReport &report) {
        const auto at = [&](Stage stage) {
            return exactStage(p, stage, report.head)(report.query.value, report.key.value);
        };
        QCOMPARE(report.content, at(Stage::Content));
        QCOMPARE(report.position, at(Stage::Position));
        QCOMPARE(report.masked, at(Stage::Mask) == 0);
        QCOMPARE(report.weight, at(Stage::Weights));
        QCOMPARE(report.delta, report.keyPosition - report.queryPosition);
        QCOMPARE(report.delta, displacement(p, report.query, report.key));
        COMPARE_CLOSE(report.score, report.content + report.position, report);
        if (report.masked) {
            QCOMPARE(report.weight, 0.0);
            return;
        }
        QCOMPARE(report.score, at(Stage::Scores));
        if (p.model.mistake != Mistake::BiasAfterSoftmax)
            COMPARE_CLOSE(report.logWeight, std::log(report.weight), report);
    });
}

void InspectTest::termsAddUp()
{
    QFETCH(int, index);
    const Prepared p = preparedSample(index);
    forEachPair(p, [&](const PairReport &report) {
        if (const auto *input = std::get_if<InputTerms>(&report.terms)) {
            COMPARE_CLOSE(input->contentContent, report.content, report);
            COMPARE_CLOSE(input->contentPosition + input->positionContent + input->positionPosition,
                          report.position, report);
        } else if (const auto *shaw = std::get_if<ShawTerms>(&report.terms)) {
            QCOMPARE(shaw->qDotR, report.position);
        } else if (const auto *rope = std::get_if<RopeTerms>(&report.terms)) {
            double rotated = rope->rest;
            double unrotated = rope->rest;
            for (const RopeBlock &block : rope->blocks) {
                rotated += block.rotated;
                unrotated += block.unrotated;
            }
            COMPARE_CLOSE(rotated, report.score, report);
            COMPARE_CLOSE(unrotated, report.content, report);
        } else if (p.model.mistake == Mistake::BiasAfterSoftmax) {
            QCOMPARE(report.position, 0.0);
        } else if (const auto *t5 = std::get_if<T5Terms>(&report.terms)) {
            COMPARE_CLOSE(t5->scalar, report.position, report);
        } else if (const auto *alibi = std::get_if<AlibiTerms>(&report.terms)) {
            COMPARE_CLOSE(alibi->bias, report.position, report);
        } else {
            QCOMPARE(p.model.method, MethodId::None);
            QCOMPARE(report.position, 0.0);
        }
    });
}

void InspectTest::contentWeightsIgnoreTheMethod()
{
    QFETCH(int, index);
    const Prepared p = preparedSample(index);
    for (int h = 0; h < p.shapes.heads; ++h)
        for (int i = 0; i < p.shapes.nQuery; ++i) {
            const auto content = exactRow(p, Stage::Content, HeadIndex{h}, i);
            const auto weights = contentWeights(p, HeadIndex{h}, QueryIndex{i});
            double sum = 0;
            for (int j = 0; j < p.shapes.nKey; ++j)
                if (p.mask.allowed(i, j))
                    sum += std::exp(content[static_cast<std::size_t>(j)]);
            for (int j = 0; j < p.shapes.nKey; ++j) {
                const auto at = static_cast<std::size_t>(j);
                const double want = p.mask.allowed(i, j) ? std::exp(content[at]) / sum : 0.0;
                const auto report = inspectPair(p, HeadIndex{h}, QueryIndex{i}, KeyIndex{j});
                COMPARE_CLOSE(weights[at], want, report);
                QCOMPARE(report.contentWeight, weights[at]);
            }
        }
}

void InspectTest::inputTermsAreTheFourProducts_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<int>("offset");
    QTest::newRow("sinusoidal") << static_cast<int>(MethodId::Sinusoidal) << 0;
    QTest::newRow("sinusoidal, query offset") << static_cast<int>(MethodId::Sinusoidal) << 2;
    QTest::newRow("learned") << static_cast<int>(MethodId::Learned) << 0;
    QTest::newRow("learned, query offset") << static_cast<int>(MethodId::Learned) << 2;
}

// (x + p) W_Q . (x + p) W_K, multiplied out from x, p and W themselves.
void InspectTest::inputTermsAreTheFourProducts()
{
    QFETCH(int, method);
    QFETCH(int, offset);
    Model model = sampleModel(static_cast<MethodId>(method));
    model.queryOffset = offset;
    const Prepared p = prepare(model);
    const Weights &weights = *p.content->weights;
    const double scale = 1 / std::sqrt(7.0);
    forEachPair(p, [&](const PairReport &report) {
        const Eigen::Index first = report.head.value * 7;
        const Eigen::Index token = report.query.value + offset;
        const auto through = [&](const auto &row, const Matrix<double> &w) {
            return Row<double>(row * w.middleCols(first, 7));
        };
        const Row<double> xq = through(weights.x.row(token), weights.wq);
        const Row<double> pq = through(p.hooks.onInput->row(token), weights.wq);
        const Row<double> xk = through(weights.x.row(report.key.value), weights.wk);
        const Row<double> pk = through(p.hooks.onInput->row(report.key.value), weights.wk);
        const auto &terms = std::get<InputTerms>(report.terms);
        COMPARE_CLOSE(terms.contentContent, dot(xq, xk) * scale, report);
        COMPARE_CLOSE(terms.contentPosition, dot(xq, pk) * scale, report);
        COMPARE_CLOSE(terms.positionContent, dot(pq, xk) * scale, report);
        COMPARE_CLOSE(terms.positionPosition, dot(pq, pk) * scale, report);
    });
}

void InspectTest::ropeBlocksTurnByPositionTimesFrequency_data()
{
    QTest::addColumn<bool>("half");
    QTest::addColumn<int>("rotary");
    QTest::newRow("neighbours, part of an odd head") << false << 4;
    QTest::newRow("halves, part of an odd head") << true << 6;
    QTest::newRow("halves, one block") << true << 2;
}

void InspectTest::ropeBlocksTurnByPositionTimesFrequency()
{
    QFETCH(bool, half);
    QFETCH(int, rotary);
    Model model = sampleModel(MethodId::Rope, MaskKind::None);
    model.rope.layout = half ? RopeLayout::Half : RopeLayout::Interleaved;
    model.rope.rotaryDim = rotary;
    model.positions = Tensor::vector({0, 3, -4, 10, 11, 12, 50});
    const Prepared p = prepare(model);
    forEachPair(p, [&](const PairReport &report) {
        const auto &terms = std::get<RopeTerms>(report.terms);
        const Row<double> q = queryRowOf(p, report);
        const Row<double> k = keyRowOf(p, report);
        QCOMPARE(std::ssize(terms.blocks), std::ptrdiff_t(rotary / 2));
        for (int r = 0; r < rotary / 2; ++r) {
            const RopeBlock &block = terms.blocks[static_cast<std::size_t>(r)];
            const int a = half ? r : 2 * r;
            const int b = half ? r + rotary / 2 : 2 * r + 1;
            const double theta = std::pow(100.0, -2.0 * r / rotary);
            const double turn = static_cast<double>(report.delta) * theta;
            COMPARE_CLOSE(block.angleQuery, static_cast<double>(report.queryPosition) * theta,
                          report);
            COMPARE_CLOSE(block.angleKey, static_cast<double>(report.keyPosition) * theta, report);
            COMPARE_CLOSE(block.angleDifference, turn, report);
            COMPARE_CLOSE(block.unrotated, (q[a] * k[a] + q[b] * k[b]) / std::sqrt(7.0), report);
            // Su et al. 2021: the rotated product depends on the angle between key and query alone.
            const double expected = (q[a] * k[a] + q[b] * k[b]) * std::cos(turn) +
                                    (q[b] * k[a] - q[a] * k[b]) * std::sin(turn);
            COMPARE_CLOSE(block.rotated, expected / std::sqrt(7.0), report);
            QCOMPARE(block.query, (std::array{q[a], q[b]}));
            QCOMPARE(block.key, (std::array{k[a], k[b]}));
            COMPARE_CLOSE(std::hypot(block.rotatedKey[0], block.rotatedKey[1]),
                          std::hypot(k[a], k[b]), report);
            COMPARE_CLOSE(block.rotatedQuery[0],
                          q[a] * std::cos(block.angleQuery) - q[b] * std::sin(block.angleQuery),
                          report);
        }
        double rest = 0;
        for (int c = rotary; c < 7; ++c)
            rest += q[c] * k[c] / std::sqrt(7.0);
        COMPARE_CLOSE(terms.rest, rest, report);
    });
}

void InspectTest::mixedBlocksStillAddUp()
{
    Model model = sampleModel(MethodId::Rope, MaskKind::None);
    const PairReport right = inspectPair(prepare(model), HeadIndex{1}, QueryIndex{4}, KeyIndex{1});
    model.mistake = Mistake::MixedLayouts;
    const PairReport mixed = inspectPair(prepare(model), HeadIndex{1}, QueryIndex{4}, KeyIndex{1});
    const auto &terms = std::get<RopeTerms>(mixed.terms);
    double sum = terms.rest;
    for (const RopeBlock &block : terms.blocks)
        sum += block.rotated;
    COMPARE_CLOSE(sum, mixed.score, mixed);
    QVERIFY(std::abs(mixed.score - right.score) > 1e-3);
    QCOMPARE(mixed.content, right.content);
}

void InspectTest::shawTermIsTheRowOfTheClippedDisplacement()
{
    const Model model = sampleModel(MethodId::Shaw, MaskKind::None);
    const Prepared p = prepare(model);
    const Matrix<double> table = shawKeyTable(model.shaw, 7);
    forEachPair(p, [&](const PairReport &report) {
        const auto &terms = std::get<ShawTerms>(report.terms);
        const int clip = std::clamp(report.key.value - report.query.value, -2, 2);
        QCOMPARE(terms.clip, std::int64_t(clip));
        QCOMPARE(terms.row, clip + 2);
        COMPARE_CLOSE(terms.qDotR, dot(queryRowOf(p, report), table.row(clip + 2)) / std::sqrt(7.0),
                      report);
    });
}

void InspectTest::t5TermIsTheEntryOfTheBucket()
{
    const Model model = sampleModel(MethodId::T5, MaskKind::None);
    const Prepared p = prepare(model);
    const Matrix<double> table = t5Table(model.t5, 3);
    const T5Buckets buckets(model.t5);
    forEachPair(p, [&](const PairReport &report) {
        const auto &terms = std::get<T5Terms>(report.terms);
        QCOMPARE(terms.bucket, buckets.bucket(report.key.value - report.query.value));
        QCOMPARE(terms.scalar, table(terms.bucket, report.head.value));
    });
}

void InspectTest::alibiTermsFollowTheForm_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("distance") << static_cast<int>(AlibiForm::Distance);
    QTest::newRow("key") << static_cast<int>(AlibiForm::Key);
    QTest::newRow("last") << static_cast<int>(AlibiForm::Last);
}

void InspectTest::alibiTermsFollowTheForm()
{
    QFETCH(int, form);
    Model model = sampleModel(MethodId::Alibi);
    model.alibi.form = static_cast<AlibiForm>(form);
    model.alibi.slopes = Tensor::vector({0.5, 0.25, 2});
    model.positionStart = 10;
    forEachPair(prepare(model), [&](const PairReport &report) {
        const auto &terms = std::get<AlibiTerms>(report.terms);
        const std::int64_t distances[] = {std::abs(report.key.value - report.query.value),
                                          report.key.value + 10, report.key.value - 6};
        const double slope = model.alibi.slopes[report.head.value];
        QCOMPARE(terms.slope, slope);
        QCOMPARE(terms.distance, distances[form]);
        const double sign = form == static_cast<int>(AlibiForm::Distance) ? -1 : 1;
        QCOMPARE(terms.bias, sign * slope * static_cast<double>(distances[form]));
    });
}

void InspectTest::biasAfterSoftmaxIsNoPartOfTheScore()
{
    Model model = sampleModel(MethodId::Alibi);
    model.mistake = Mistake::BiasAfterSoftmax;
    forEachPair(prepare(model), [&](const PairReport &report) {
        const auto &terms = std::get<AlibiTerms>(report.terms);
        QCOMPARE(report.position, 0.0);
        QCOMPARE(report.score, report.content);
        COMPARE_CLOSE(report.weight, report.masked ? 0.0 : report.contentWeight + terms.bias,
                      report);
    });
}

// Source text: with theta = pi/2 two equal unit vectors one position apart are orthogonal, two
// apart opposite.
void InspectTest::quarterTurnsOfOneBlock()
{
    Model model = identicalModel(MethodId::Rope, 6, {1, 0}, {1, 0});
    model.rope.theta = Tensor::scalar(std::numbers::pi / 2);
    model.scale = ScoreScale::None;
    model.mask = MaskKind::None;
    const auto score = [](const Model &m, int i, int j) {
        return inspectPair(prepare(m), HeadIndex{0}, QueryIndex{i}, KeyIndex{j}).score;
    };
    QVERIFY(close(score(model, 0, 1), 0));
    QVERIFY(close(score(model, 4, 5), 0));
    QVERIFY(close(score(model, 0, 2), -1));
    model.content.k = Tensor::vector({0, 1});
    QVERIFY(close(score(model, 0, 1), -1));
    QVERIFY(close(score(model, 1, 0), 1));
}

void InspectTest::alibiWorkedExample()
{
    Model model = identicalModel(MethodId::Alibi, 5, {2}, {1});
    model.scale = ScoreScale::None;
    model.alibi.slopes = Tensor::vector({0.5});
    const Prepared p = prepare(model);
    const PairReport near = inspectPair(p, HeadIndex{0}, QueryIndex{4}, KeyIndex{3});
    QCOMPARE(near.score, 1.5);
    QCOMPARE(near.content, 2.0);
    QCOMPARE(near.position, -0.5);
    QCOMPARE(inspectPair(p, HeadIndex{0}, QueryIndex{4}, KeyIndex{0}).score, 0.0);
    QVERIFY(inspectPair(p, HeadIndex{0}, QueryIndex{0}, KeyIndex{4}).masked);
}

void InspectTest::shawClipsOfThreeTokens()
{
    Model model;
    model.method = MethodId::Shaw;
    model.mask = MaskKind::None;
    const Prepared p = prepare(model);
    const auto clip = [&](int j) {
        const auto report = inspectPair(p, HeadIndex{0}, QueryIndex{1}, KeyIndex{j});
        return std::get<ShawTerms>(report.terms).clip;
    };
    QCOMPARE(clip(0), std::int64_t(-1));
    QCOMPARE(clip(2), std::int64_t(1));
}

void InspectTest::clockHandsAreTheSinusoidsAngles()
{
    Model model = sampleModel(MethodId::Sinusoidal);
    model.positionStart = 3;
    model.queryOffset = 1;
    const Prepared p = prepare(model);
    const auto hands = clockHands(p, QueryIndex{2}, KeyIndex{5});
    QCOMPARE(hands[0].period, 2 * std::numbers::pi); // of angular speed 1
    QCOMPARE(std::ssize(hands), std::ptrdiff_t(5));
    for (std::size_t r = 0; r < hands.size(); ++r) {
        QVERIFY(close(hands[r].frequency, std::pow(10000.0, -2.0 * static_cast<double>(r) / 10)));
        QVERIFY(close(hands[r].angleQuery, 6 * hands[r].frequency));
        QVERIFY(close(hands[r].angleKey, 8 * hands[r].frequency));
        const auto channel = static_cast<Eigen::Index>(2 * r);
        QVERIFY(close((*p.hooks.onInput)(3, channel), std::sin(hands[r].angleQuery)));
        QVERIFY(close((*p.hooks.onInput)(5, channel + 1), std::cos(hands[r].angleKey)));
    }
    QVERIFY(clockHands(prepare(sampleModel(MethodId::Rope)), QueryIndex{0}, KeyIndex{0}).empty());
}

QTEST_GUILESS_MAIN(InspectTest)
#include "tst_inspect.moc"
