// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/content.h"
#include "core/shapes.h"
#include "tests/support/laws.h"
#include "tests/support/models.h"

#include <QTest>

#include <array>

using namespace locus::core;
using namespace locus::test;

namespace {

/// More rows than one block of the kernels, and no multiple of it.
constexpr int manyTokens = 70;

constexpr std::array allStages = {Stage::X,
                                  Stage::Encoding,
                                  Stage::Input,
                                  Stage::Q,
                                  Stage::K,
                                  Stage::V,
                                  Stage::RotatedQ,
                                  Stage::RotatedK,
                                  Stage::Content,
                                  Stage::Position,
                                  Stage::ContentPosition,
                                  Stage::PositionContent,
                                  Stage::PositionPosition,
                                  Stage::Bias,
                                  Stage::Clip,
                                  Stage::Mask,
                                  Stage::Scores,
                                  Stage::LogWeights,
                                  Stage::Weights,
                                  Stage::Output};

std::vector<Stage> stagesOf(const Prepared &prepared)
{
    std::vector<Stage> stages;
    for (const Stage stage : allStages)
        if (!stageRefusal(prepared, stage))
            stages.push_back(stage);
    return stages;
}

template <class S>
Matrix<S> inBlocks(const Prepared &prepared, Stage stage, HeadIndex head, int size)
{
    const StageShape shape = stageShape(prepared.shapes, stage);
    Matrix<S> result(shape.rows, shape.columns);
    for (int first = 0; first < shape.rows; first += size)
        stageRows<S>(prepared, stage, head, first, std::min(size, shape.rows - first),
                     result.row(first).data());
    return result;
}

void compareBits(Comparison &comparison, const Prepared &a, const Prepared &b, const char *what)
{
    for (const Stage stage : stagesOf(a))
        for (int h = 0; h < a.shapes.heads; ++h)
            comparison.demand(
                sameBits(exactStage(a, stage, HeadIndex{h}), exactStage(b, stage, HeadIndex{h})),
                QStringLiteral("%1: stage %2 of head %3 has other bits")
                    .arg(QLatin1String(what))
                    .arg(static_cast<int>(stage))
                    .arg(h));
}

template <class S>
void compareBlocks(Comparison &comparison, const Prepared &prepared, const char *path)
{
    for (const Stage stage : stagesOf(prepared))
        for (int h = 0; h < prepared.shapes.heads; ++h) {
            const HeadIndex head{h};
            const Matrix<S> whole = inBlocks<S>(prepared, stage, head, manyTokens);
            for (const int size : {1, 7, 33})
                comparison.demand(sameBits(inBlocks<S>(prepared, stage, head, size), whole),
                                  QStringLiteral("%1: stage %2 of head %3 in blocks of %4")
                                      .arg(QLatin1String(path))
                                      .arg(static_cast<int>(stage))
                                      .arg(h)
                                      .arg(size));
        }
}

} // namespace

/// Same Scene, same bits: nothing depends on what was computed before, together or elsewhere.
class LawsOfBits : public QObject {
    Q_OBJECT

private slots:
    void twoComputationsAgree_data() { addLawRows(); }
    void twoComputationsAgree()
    {
        QFETCH(LawSetting, setting);
        Comparison comparison;
        Scene scene;
        scene.model = lawModel(setting, manyTokens);
        const Scene copy = scene;
        const auto first = prepareLegal(scene.model, comparison);
        Model other = scene.model;
        other.content.seed = 8;
        QVERIFY(prepareLegal(other, comparison));
        const auto second = prepareLegal(copy.model, comparison);
        VERIFY_AGREES(comparison);
        compareBits(comparison, *first, *second, "again");
        VERIFY_AGREES(comparison);
    }

    void reusedContentAgrees_data() { addLawRows(); }
    void reusedContentAgrees()
    {
        QFETCH(LawSetting, setting);
        const Model model = lawModel(setting, manyTokens);
        Comparison comparison;
        const auto fresh = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        // The content of another method and mask is the same part.
        Model other = lawModel({MethodId::None, LawMask::None, setting.heads}, manyTokens);
        const auto content = std::make_shared<const ContentData>(
            contentOf(contentKey(other), shapesOf(contentKey(other))));
        compareBits(comparison, *fresh, prepare(model, content), "reused content");
        VERIFY_AGREES(comparison);
    }

    void parametersOfOtherMethodsChangeNothing_data() { addLawRows(); }
    void parametersOfOtherMethodsChangeNothing()
    {
        QFETCH(LawSetting, setting);
        const Model model = lawModel(setting, manyTokens);
        Model changed = model;
        if (setting.method != MethodId::Sinusoidal)
            changed.sinusoidal.base = 7;
        if (setting.method != MethodId::Learned)
            changed.learned.seed = 9;
        if (setting.method != MethodId::Shaw)
            changed.shaw.radius = 1;
        if (setting.method != MethodId::T5)
            changed.t5.buckets = 4;
        if (setting.method != MethodId::Alibi)
            changed.alibi.slopes = {};
        if (setting.method != MethodId::Rope)
            changed.rope.layout = RopeLayout::Half;
        QVERIFY(!(changed == model));
        Comparison comparison;
        const auto one = prepareLegal(model, comparison);
        const auto two = prepareLegal(changed, comparison);
        VERIFY_AGREES(comparison);
        comparison.demand(keyOf(model) == keyOf(changed), QStringLiteral("the keys differ"));
        compareBits(comparison, *one, *two, "other parameters");
        VERIFY_AGREES(comparison);
    }

    void rowsAgreeHoweverTheyAreGrouped_data() { addLawRows(); }
    void rowsAgreeHoweverTheyAreGrouped()
    {
        QFETCH(LawSetting, setting);
        Comparison comparison;
        const auto prepared = prepareLegal(lawModel(setting, manyTokens), comparison);
        VERIFY_AGREES(comparison);
        compareBlocks<double>(comparison, *prepared, "double");
        compareBlocks<float>(comparison, *prepared, "float");
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> output = exactStage(*prepared, Stage::Output, HeadIndex{h});
            for (int row = 0; row < manyTokens; ++row) {
                const auto values = exactRow(*prepared, Stage::Output, HeadIndex{h}, row);
                const Matrix<double> got =
                    Eigen::Map<const Matrix<double>>(values.data(), 1, output.cols());
                comparison.demand(sameBits(got, Matrix<double>(output.row(row))),
                                  QStringLiteral("row %1 of head %2 by itself").arg(row).arg(h));
            }
        }
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(LawsOfBits)
#include "tst_laws_bits.moc"
