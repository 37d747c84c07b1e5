// SPDX-License-Identifier: GPL-3.0-or-later
// The four products of a score whose position is added to x: as stages, for a pair, along a
// diagonal.
#include "core/attention.h"
#include "core/inspect.h"
#include "tests/support/models.h"
#include "tests/support/samplemodels.h"

#include <QTest>

#include <cmath>

using namespace locus::core;
using namespace locus::tests;

namespace {

Matrix<double> sumOfParts(const Prepared &p, HeadIndex head)
{
    Matrix<double> sum = Matrix<double>::Zero(p.shapes.nQuery, p.shapes.nKey);
    for (const Stage stage : partStages)
        sum += exactStage(p, stage, head);
    return sum;
}

/// W_Q and W_K are the identity: the part of position alone is p_i . p_j.
Model bareModel()
{
    Model model = sampleModel(MethodId::Sinusoidal, MaskKind::None);
    model.content.projection = Projection::Identity;
    model.content.heads = 1;
    model.content.dHead = model.content.dModel;
    return model;
}

double largestOf(const Matrix<double> &matrix)
{
    return matrix.cwiseAbs().maxCoeff();
}

} // namespace

class ScorePartsTest : public QObject {
    Q_OBJECT

private slots:
    void partsAddUpToTheScore_data();
    void partsAddUpToTheScore();
    void partsAreThoseOfThePair();
    void floatPicturesFollow();
    void partsBelongToMethodsThatAddToTheInput();
    void positionAloneIsTheOverlap();
    void projectedPositionsDoNotFollowTheDisplacement();
    void sharedPositionsAreCounted();
    void samplesAreCellsOfTheStages();
};

void ScorePartsTest::partsAddUpToTheScore_data()
{
    QTest::addColumn<int>("index");
    const auto models = sampleModels();
    for (std::size_t m = 0; m < models.size(); ++m)
        if (models[m].model.method == MethodId::Sinusoidal ||
            models[m].model.method == MethodId::Learned)
            QTest::newRow(models[m].name.constData()) << static_cast<int>(m);
}

void ScorePartsTest::partsAddUpToTheScore()
{
    QFETCH(int, index);
    const Prepared p = prepare(sampleModels()[static_cast<std::size_t>(index)].model);
    for (int h = 0; h < p.shapes.heads; ++h) {
        const Matrix<double> sum = sumOfParts(p, HeadIndex{h});
        const Matrix<double> scores = exactStage(p, Stage::Scores, HeadIndex{h});
        const Matrix<double> position = exactStage(p, Stage::Position, HeadIndex{h});
        const Matrix<double> content = exactStage(p, Stage::Content, HeadIndex{h});
        QVERIFY(largestOf(sum - content - position) < 1e-12);
        for (int i = 0; i < p.shapes.nQuery; ++i)
            for (int j = 0; j < p.shapes.nKey; ++j)
                if (p.mask.allowed(i, j))
                    QVERIFY(std::abs(sum(i, j) - scores(i, j)) < 1e-12);
        QVERIFY(largestOf(exactStage(p, Stage::PositionPosition, HeadIndex{h})) > 1e-3);
    }
}

void ScorePartsTest::partsAreThoseOfThePair()
{
    for (const MethodId method : {MethodId::Sinusoidal, MethodId::Learned}) {
        Model model = sampleModel(method, MaskKind::Causal);
        model.queryOffset = 2;
        const Prepared p = prepare(model);
        for (int h = 0; h < p.shapes.heads; ++h)
            for (int i = 0; i < p.shapes.nQuery; ++i)
                for (int j = 0; j < p.shapes.nKey; ++j) {
                    const InputTerms terms =
                        inputTerms(p, HeadIndex{h}, QueryIndex{i}, KeyIndex{j});
                    const auto at = [&](Stage stage) {
                        return exactRow(p, stage, HeadIndex{h}, i)[static_cast<std::size_t>(j)];
                    };
                    QCOMPARE(terms.contentContent, at(Stage::Content));
                    QCOMPARE(terms.contentPosition, at(Stage::ContentPosition));
                    QCOMPARE(terms.positionContent, at(Stage::PositionContent));
                    QCOMPARE(terms.positionPosition, at(Stage::PositionPosition));
                }
    }
}

void ScorePartsTest::floatPicturesFollow()
{
    Model model = sampleModel(MethodId::Learned, MaskKind::None);
    model.content.tokens.assign(70, "word"); // more than two blocks of rows, the last one short
    const Prepared p = prepare(model);
    for (const Stage stage : partStages) {
        const Matrix<double> exact = exactStage(p, stage, HeadIndex{1});
        const Matrix<float> picture = locus::test::floatStage(p, stage, HeadIndex{1});
        QVERIFY(largestOf(exact - picture.cast<double>()) < 1e-5);
    }
}

void ScorePartsTest::partsBelongToMethodsThatAddToTheInput()
{
    for (const MethodId method : allMethods) {
        const bool adds = method == MethodId::Sinusoidal || method == MethodId::Learned;
        const Prepared p = prepare(sampleModel(method, MaskKind::Causal));
        for (const Stage stage :
             {Stage::ContentPosition, Stage::PositionContent, Stage::PositionPosition}) {
            QCOMPARE(stageRefusal(p, stage).has_value(), !adds);
            QVERIFY(!isOfEveryMethod(stage));
            QVERIFY(isPairStage(stage));
        }
    }
}

void ScorePartsTest::positionAloneIsTheOverlap()
{
    const Prepared p = prepare(bareModel());
    const auto frequencies = geometricFrequencies(10, 10000);
    for (const std::int64_t delta : {-4, 0, 3}) {
        const PartsAtDelta parts = partsAtDelta(p, HeadIndex{0}, delta);
        QCOMPARE(parts.pairs, 7 - static_cast<int>(std::abs(delta)));
        QVERIFY(parts.positionFollows());
        QVERIFY(!parts.mixedFollow());
        QVERIFY(std::abs(parts.positionPosition.low -
                         sinusoidalDot(delta, frequencies) / std::sqrt(10.0)) < 1e-12);
    }
    QCOMPARE(partsAtDelta(p, HeadIndex{0}, 7).pairs, 0);
    Model wrong = bareModel();
    wrong.mistake = Mistake::SineOnly;
    QVERIFY(!partsAtDelta(prepare(wrong), HeadIndex{0}, 1).positionFollows());
}

void ScorePartsTest::projectedPositionsDoNotFollowTheDisplacement()
{
    for (const MethodId method : {MethodId::Sinusoidal, MethodId::Learned}) {
        const Prepared p = prepare(sampleModel(method, MaskKind::Causal));
        const PartsAtDelta parts = partsAtDelta(p, HeadIndex{2}, -2);
        QCOMPARE(parts.pairs, 5);
        QVERIFY(!parts.positionFollows());
        const Matrix<double> alone = exactStage(p, Stage::PositionPosition, HeadIndex{2});
        double low = alone(2, 0);
        double high = low;
        for (int i = 2; i < 7; ++i) {
            low = std::min(low, alone(i, i - 2));
            high = std::max(high, alone(i, i - 2));
        }
        QCOMPARE(parts.positionPosition.low, low);
        QCOMPARE(parts.positionPosition.high, high);
    }
}

void ScorePartsTest::sharedPositionsAreCounted()
{
    Model model = sampleModel(MethodId::Learned, MaskKind::None);
    model.positions = Tensor::vector({0, 0, 5, 5, 5, 9, 2});
    const Prepared p = prepare(model);
    QCOMPARE(partsAtDelta(p, HeadIndex{0}, 5).pairs, 6);
    QCOMPARE(partsAtDelta(p, HeadIndex{0}, 4).pairs, 3);
    QCOMPARE(partsAtDelta(p, HeadIndex{0}, 8).pairs, 0);
    QCOMPARE(partsAtDelta(p, HeadIndex{0}, 0).pairs, 4 + 9 + 1 + 1);
}

void ScorePartsTest::samplesAreCellsOfTheStages()
{
    for (const MaskKind mask : {MaskKind::None, MaskKind::Causal}) {
        Model model = sampleModel(MethodId::Learned, mask);
        model.content.tokens.clear();
        for (int i = 0; i < 100; ++i)
            model.content.tokens.push_back(std::to_string(i));
        model.queryOffset = 10;
        const Prepared p = prepare(model);
        const PartsSample sample = sampleParts(p, HeadIndex{1}, 32);
        QCOMPARE(sample.queries.size(), 32u);
        QCOMPARE(sample.queries.back(), 89);
        QCOMPARE(sample.keys.back(), 99);
        for (std::size_t part = 0; part < partStages.size(); ++part) {
            const Matrix<double> whole = exactStage(p, partStages[part], HeadIndex{1});
            const StageImage &image = sample.images[part];
            float low = 0;
            float high = 0;
            bool first = true;
            for (int a = 0; a < 32; ++a)
                for (int b = 0; b < 32; ++b) {
                    const int i = sample.queries[static_cast<std::size_t>(a)];
                    const int j = sample.keys[static_cast<std::size_t>(b)];
                    const auto at = static_cast<std::size_t>(a) * 32 + static_cast<std::size_t>(b);
                    const float value = image.values[at];
                    QVERIFY(std::abs(double(value) - whole(i, j)) < 1e-5);
                    QCOMPARE(sample.mask.allowed(a, b), p.mask.allowed(i, j));
                    if (!p.mask.allowed(i, j))
                        continue;
                    low = first ? value : std::min(low, value);
                    high = first ? value : std::max(high, value);
                    first = false;
                }
            QCOMPARE(image.min, low);
            QCOMPARE(image.max, high);
            QCOMPARE(image.stage, partStages[part]);
        }
    }
    QCOMPARE(
        sampleParts(prepare(sampleModel(MethodId::Sinusoidal, MaskKind::None)), HeadIndex{0}, 50)
            .keys.size(),
        7u);
}

QTEST_GUILESS_MAIN(ScorePartsTest)
#include "tst_scoreparts.moc"
