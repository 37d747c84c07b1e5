// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/rope.h"
#include "tests/support/laws.h"
#include "tests/support/models.h"

#include <QTest>

#include <cmath>

using namespace locus::core;
using namespace locus::test;

namespace {

constexpr std::array bothLayouts = {RopeLayout::Interleaved, RopeLayout::Half};

/// Columns of every head of q or k in the given order.
Tensor permutedChannels(const Tensor &vectors, const std::vector<int> &order)
{
    const std::int64_t d = vectors.extent(2);
    std::vector<double> values;
    for (std::int64_t row = 0; row < vectors.size() / d; ++row)
        for (const int channel : order)
            values.push_back(vectors[row * d + channel]);
    return Tensor(vectors.shape(), std::move(values));
}

void addRotations()
{
    QTest::addColumn<LawSetting>("setting");
    QTest::addColumn<int>("rotaryDim");
    for (const LawSetting &setting :
         lawSettings([](const LawSetting &s) { return s.method == MethodId::Rope; }))
        for (const int rotaryDim : {8, 4, 2}) {
            const std::string name =
                setting.name() + ", " + std::to_string(rotaryDim) + " of 8 channels turn";
            QTest::newRow(name.c_str()) << setting << rotaryDim;
        }
}

} // namespace

/// Laws of the rotation: lengths, layouts, displacement.
class LawsOfRotation : public QObject {
    Q_OBJECT

private slots:
    void rotationKeepsLength_data() { addRotations(); }
    void rotationKeepsLength()
    {
        QFETCH(LawSetting, setting);
        QFETCH(int, rotaryDim);
        Model model = lawModel(setting);
        model.rope.rotaryDim = rotaryDim;
        model.positions = Tensor::vector({-7, 0, 1, 250, 8191, 1e6});
        Comparison comparison;
        for (const RopeLayout layout : bothLayouts) {
            model.rope.layout = layout;
            const auto prepared = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            for (int h = 0; h < setting.heads; ++h)
                for (const auto &[plain, turned] :
                     {std::pair{Stage::Q, Stage::RotatedQ}, std::pair{Stage::K, Stage::RotatedK}}) {
                    const Matrix<double> before = exactStage(*prepared, plain, HeadIndex{h});
                    const Matrix<double> after = exactStage(*prepared, turned, HeadIndex{h});
                    const auto lengths = [](const Matrix<double> &rows) {
                        return Matrix<double>(rows.rowwise().norm());
                    };
                    comparison.same("length", lengths(after), lengths(before), {0, 1e-15});
                    // It is a rotation, not the identity, except at position 0.
                    comparison.same("at position 0", Matrix<double>(after.row(1)),
                                    Matrix<double>(before.row(1)));
                    comparison.misses("elsewhere", Matrix<double>(after.row(0)),
                                      Matrix<double>(before.row(0)), 0.1);
                }
        }
        VERIFY_AGREES(comparison);
    }

    void layoutsAgreeAfterPermutingChannels_data() { addRotations(); }
    void layoutsAgreeAfterPermutingChannels()
    {
        QFETCH(LawSetting, setting);
        QFETCH(int, rotaryDim);
        Model model = withGivenVectors(lawModel(setting));
        model.rope.rotaryDim = rotaryDim;
        model.positionStart = 20;
        Comparison comparison;
        const auto neighbours = prepareLegal(model, comparison);
        model.rope.layout = RopeLayout::Half;
        const auto unpermuted = prepareLegal(model, comparison);
        const std::vector<int> order = layoutPermutation(rotaryDim, 8);
        model.content.q = permutedChannels(model.content.q, order);
        model.content.k = permutedChannels(model.content.k, order);
        const auto halves = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h)
            for (const Stage stage : {Stage::Scores, Stage::Weights, Stage::Output}) {
                const Matrix<double> expected = exactStage(*neighbours, stage, HeadIndex{h});
                comparison.same("halves", exactStage(*halves, stage, HeadIndex{h}), expected,
                                {1e-13, 0});
                // One block is the same pair in both layouts; with more, the permutation is needed.
                const Matrix<double> without = exactStage(*unpermuted, stage, HeadIndex{h});
                if (rotaryDim == 2)
                    comparison.same("one block", without, expected);
                else
                    comparison.misses("unpermuted", without, expected, 0.02);
            }
        VERIFY_AGREES(comparison);
    }

    // Same q and k everywhere: a score is a function of the displacement, and not an even one.
    void scoresDependOnDisplacementAlone_data() { addRotations(); }
    void scoresDependOnDisplacementAlone()
    {
        QFETCH(LawSetting, setting);
        QFETCH(int, rotaryDim);
        Model model = lawModel(setting);
        model.content.tokens.assign(6, "the");
        model.mask = MaskKind::None;
        model.padding = {};
        model.rope.rotaryDim = rotaryDim;
        Comparison comparison;
        for (const RopeLayout layout : bothLayouts) {
            model.rope.layout = layout;
            const auto prepared = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            for (int h = 0; h < setting.heads; ++h) {
                const Matrix<double> scores = exactStage(*prepared, Stage::Scores, HeadIndex{h});
                for (Eigen::Index i = 1; i < scores.rows(); ++i)
                    for (Eigen::Index j = 1; j < scores.cols(); ++j)
                        comparison.demand(std::abs(scores(i, j) - scores(i - 1, j - 1)) <= 1e-13,
                                          QStringLiteral("score %1,%2 is not that of its diagonal")
                                              .arg(i)
                                              .arg(j));
                comparison.misses("left and right", Matrix<double>(scores.transpose()), scores,
                                  0.02);
            }
        }
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(LawsOfRotation)
#include "tst_laws_rotation.moc"
