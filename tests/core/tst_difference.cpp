// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/difference.h"
#include "core/position/method.h"

#include <QTest>

#include <cmath>

using namespace locus::core;

namespace {

Model modelWith(MethodId method, int n = 6)
{
    Model model;
    model.content.source = ContentSource::Random;
    model.content.n = n;
    model.content.dModel = 16;
    model.content.dHead = 8;
    model.content.heads = 2;
    model.method = method;
    return model;
}

std::shared_ptr<const Frame> frameOf(const Model &model, Stage stage, int head = 1)
{
    FrameCache cache;
    return cache.compute(model, {{stage, head}});
}

double at(const StageImage &image, int row, int column)
{
    return double(image.values[static_cast<std::size_t>(row * image.columns + column)]);
}

} // namespace

class DifferenceTest : public QObject {
    Q_OBJECT

private slots:
    void isBMinusA_data()
    {
        QTest::addColumn<int>("stage");
        for (const Stage stage : {Stage::Content, Stage::Position, Stage::Scores, Stage::Weights,
                                  Stage::LogWeights, Stage::Output, Stage::Q})
            QTest::addRow("stage %d", static_cast<int>(stage)) << static_cast<int>(stage);
    }

    /// Against the whole matrices, by another way.
    void isBMinusA()
    {
        QFETCH(int, stage);
        const auto of = static_cast<Stage>(stage);
        Model modelB = modelWith(MethodId::Rope);
        modelB.rope.base = 50;
        const auto a = frameOf(modelWith(MethodId::Alibi), of);
        const auto b = frameOf(modelB, of);
        const auto difference = differenceOf(a, b, {of, 1});
        QVERIFY(!difference->problem);
        QVERIFY(difference->image);
        const auto exactA = exactStage(*a->prepared, of, HeadIndex{1});
        const auto exactB = exactStage(*b->prepared, of, HeadIndex{1});
        double low = 1e9, high = -1e9;
        for (int row = 0; row < exactA.rows(); ++row) {
            const auto exact = exactDifferenceRow(*difference, row);
            for (int column = 0; column < exactA.cols(); ++column) {
                const double value = exact[static_cast<std::size_t>(column)];
                if (isPairStage(of) && column > row) {
                    QVERIFY(std::isnan(value)); // the causal mask of both
                    QCOMPARE(at(*difference->image, row, column), 0.0);
                    continue;
                }
                QCOMPARE(value, exactB(row, column) - exactA(row, column));
                QVERIFY(std::abs(at(*difference->image, row, column) - value) < 1e-5);
                low = std::min(low, value);
                high = std::max(high, value);
            }
        }
        QVERIFY(std::abs(double(difference->image->min) - low) < 1e-5);
        QVERIFY(std::abs(double(difference->image->max) - high) < 1e-5);
    }

    void ofItselfIsNothing()
    {
        const auto frame = frameOf(modelWith(MethodId::T5), Stage::Scores);
        const auto difference = differenceOf(frame, frame, {Stage::Scores, 1});
        QCOMPARE(difference->image->min, 0.0F);
        QCOMPARE(difference->image->max, 0.0F);
    }

    void aMaskedWeightIsNothingAMaskedScoreIsNone()
    {
        Model open = modelWith(MethodId::None);
        open.mask = MaskKind::None;
        const Model causal = modelWith(MethodId::None);
        const auto weights = differenceOf(frameOf(causal, Stage::Weights),
                                          frameOf(open, Stage::Weights), {Stage::Weights, 1});
        QVERIFY(!weights->mask.hidesAnything());
        QCOMPARE(exactDifferenceRow(*weights, 0)[5],
                 exactRow(*weights->b->prepared, Stage::Weights, HeadIndex{1}, 0)[5]);
        const auto scores = differenceOf(frameOf(causal, Stage::Scores),
                                         frameOf(open, Stage::Scores), {Stage::Scores, 1});
        QVERIFY(!scores->mask.allowed(0, 5));
        QVERIFY(std::isnan(exactDifferenceRow(*scores, 0)[5]));
        QVERIFY(!std::isnan(exactDifferenceRow(*scores, 5)[0]));
    }

    void masksThatCrossAreCombined()
    {
        Model padded = modelWith(MethodId::None);
        padded.mask = MaskKind::None;
        padded.content.n = 6;
        padded.padding = Tensor::vector({1, 0, 0, 0, 0, 0});
        const Model causal = modelWith(MethodId::None);
        const auto scores = differenceOf(frameOf(causal, Stage::Scores),
                                         frameOf(padded, Stage::Scores), {Stage::Scores, 1});
        QVERIFY(!scores->mask.allowed(3, 0));
        QVERIFY(!scores->mask.allowed(3, 4));
        QVERIFY(scores->mask.allowed(3, 2));
        const auto weights = differenceOf(frameOf(causal, Stage::Weights),
                                          frameOf(padded, Stage::Weights), {Stage::Weights, 1});
        QVERIFY(weights->mask.allowed(3, 0));
        QVERIFY(weights->mask.allowed(3, 4));
        QVERIFY(weights->mask.allowed(3, 2));
    }

    void obstacles()
    {
        const auto rope = frameOf(modelWith(MethodId::Rope), Stage::Scores);
        const auto longer = frameOf(modelWith(MethodId::Rope, 7), Stage::Scores);
        auto problem = differenceProblem(*rope, *longer, {Stage::Scores, 0});
        QVERIFY(problem && problem->obstacle == DifferenceObstacle::OtherShape);
        QCOMPARE(problem->shapeA.rows, 6);
        QCOMPARE(problem->shapeB.columns, 7);
        problem = differenceProblem(*rope, *rope, {Stage::Scores, 2});
        QVERIFY(problem && problem->obstacle == DifferenceObstacle::NoHead && problem->inA);
        const auto none = frameOf(modelWith(MethodId::None), Stage::Scores);
        problem = differenceProblem(*rope, *none, {Stage::RotatedQ, 0});
        QVERIFY(problem && problem->obstacle == DifferenceObstacle::NoStage && !problem->inA);
        problem = differenceProblem(*rope, *rope, {Stage::Mask, 0});
        QVERIFY(problem && problem->obstacle == DifferenceObstacle::NoNumber);
        Model odd = modelWith(MethodId::Rope);
        odd.rope.rotaryDim = 9;
        const auto refused = frameOf(odd, Stage::Scores);
        problem = differenceProblem(*refused, *rope, {Stage::Scores, 0});
        QVERIFY(problem && problem->obstacle == DifferenceObstacle::NotDefined && problem->inA);
        const auto nothing = differenceOf(rope, longer, {Stage::Scores, 0});
        QVERIFY(nothing->problem && !nothing->image);
    }

    /// A large one asks for its bytes: four a cell, and one more where no mask of the two serves.
    void withoutRoomThereIsAProblem()
    {
        constexpr int n = 1100;
        Model model = modelWith(MethodId::None, n);
        const auto a = frameOf(model, Stage::Content);
        const StageRequest of{Stage::Content, 1};
        int asked = 0;
        const auto withRoom = [&](std::shared_ptr<const Frame> b, std::size_t room) {
            return differenceOf(a, std::move(b), of, [&asked, room] {
                ++asked;
                return room;
            });
        };
        constexpr std::size_t needed = std::size_t{4} * n * n;
        QVERIFY(withRoom(a, needed)->image);
        const auto refused = withRoom(a, needed - 1);
        QCOMPARE(asked, 2);
        QVERIFY(refused->problem && !refused->image);
        QVERIFY(refused->problem->obstacle == DifferenceObstacle::NoRoom);
        QCOMPARE(refused->problem->bytesNeeded, std::int64_t(needed));
        QCOMPARE(refused->problem->bytesFree, std::int64_t(needed - 1));
        QVERIFY(differenceOf(a, a, of)->image); // nobody says how much there is

        model.padding = Tensor::vector(std::vector<double>(n, 0.0));
        const auto padded = withRoom(frameOf(model, Stage::Content), needed);
        QCOMPARE(padded->problem->bytesNeeded, std::int64_t(needed + std::size_t{n} * n));
    }

    void aSmallOneAsksNobody()
    {
        const auto frame = frameOf(modelWith(MethodId::None), Stage::Scores);
        QVERIFY(
            differenceOf(frame, frame, {Stage::Scores, 1}, [] { return std::size_t(0); })->image);
    }
};

QTEST_APPLESS_MAIN(DifferenceTest)
#include "tst_difference.moc"
