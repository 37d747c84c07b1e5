// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/mask.h"
#include "core/numeric.h"
#include "core/position/t5.h"
#include "tests/support/laws.h"
#include "tests/support/models.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace locus::core;
using namespace locus::test;

namespace {

/// Softmax of a row of scores with a constant added to every score.
std::vector<double> weightsWithConstant(const Prepared &prepared, int head, int row,
                                        double constant)
{
    std::vector<double> scores = exactRow(prepared, Stage::Scores, HeadIndex{head}, row);
    for (double &score : scores)
        score += constant;
    std::vector<double> weights(scores.size());
    softmaxRow<double>(scores, weights, [&](int j) { return prepared.mask.allowed(row, j); });
    return weights;
}

/// Rows of the outputs and weights of all queries but one.
template <class S>
std::vector<Matrix<S>> visibleRows(const Prepared &prepared, int without)
{
    std::vector<Matrix<S>> result;
    for (int h = 0; h < prepared.shapes.heads; ++h)
        for (const Stage stage : {Stage::Output, Stage::Weights})
            for (int row = 0; row < prepared.shapes.nQuery; ++row) {
                if (row == without)
                    continue;
                Matrix<S> values(1, stageShape(prepared.shapes, stage).columns);
                stageRows<S>(prepared, stage, HeadIndex{h}, row, 1, values.data());
                result.push_back(values);
            }
    return result;
}

template <class S>
void compareVisible(Comparison &comparison, const Prepared &before, const Prepared &after,
                    int without, const QString &change)
{
    const auto a = visibleRows<S>(before, without);
    const auto b = visibleRows<S>(after, without);
    for (std::size_t n = 0; n < a.size(); ++n) {
        comparison.demand(a[n].allFinite(), QStringLiteral("the unchanged rows are not finite"));
        comparison.demand(sameBits(a[n], b[n]), change);
    }
}

constexpr double missing = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

/// Nothing but row \a without sees a difference when the array that \a array points at gets strange
/// values at the key.
void compareHidden(Comparison &comparison, const Model &model, int key, int without,
                   Tensor Content::*array)
{
    const Prepared before = prepare(model);
    for (const double value : {missing, infinity, -1e30}) {
        Model changed = model;
        fillRow(changed.content.*array, key, value);
        const Prepared after = prepare(changed);
        const QString change = QStringLiteral("a masked key holding %1 shows").arg(value);
        compareVisible<double>(comparison, before, after, without, change);
        compareVisible<float>(comparison, before, after, without, change + " in float");
    }
}

} // namespace

/// Laws of a row of weights, for seven methods under four masks.
class Laws : public QObject {
    Q_OBJECT

private slots:
    void weightsSumToOneAndRespectTheMask_data() { addLawRows(); }
    void weightsSumToOneAndRespectTheMask()
    {
        QFETCH(LawSetting, setting);
        Comparison comparison;
        const auto prepared = prepareLegal(lawModel(setting), comparison);
        VERIFY_AGREES(comparison);
        int masked = 0;
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> weights = exactStage(*prepared, Stage::Weights, HeadIndex{h});
            const Matrix<double> scores = exactStage(*prepared, Stage::Scores, HeadIndex{h});
            const Matrix<double> logs = exactStage(*prepared, Stage::LogWeights, HeadIndex{h});
            const Matrix<double> output = exactStage(*prepared, Stage::Output, HeadIndex{h});
            for (int i = 0; i < prepared->shapes.nQuery; ++i) {
                const bool dead = prepared->mask.isDead(i);
                const double sum = weights.row(i).sum();
                comparison.demand(std::abs(sum - (dead ? 0 : 1)) <= 1e-14,
                                  QStringLiteral("row %1 sums to %2").arg(i).arg(sum));
                comparison.demand(!dead || output.row(i).isZero(0),
                                  QStringLiteral("row %1 has no key but an output").arg(i));
                for (int j = 0; j < prepared->shapes.nKey; ++j) {
                    const bool allowed = prepared->mask.allowed(i, j);
                    masked += allowed ? 0 : 1;
                    comparison.demand(allowed ? weights(i, j) > 0 : weights(i, j) == 0,
                                      QStringLiteral("weight %1,%2").arg(i).arg(j));
                    comparison.demand(std::isnan(scores(i, j)) != allowed &&
                                          std::isnan(logs(i, j)) != allowed,
                                      QStringLiteral("score %1,%2").arg(i).arg(j));
                    comparison.demand(!allowed ||
                                          std::abs(std::exp(logs(i, j)) - weights(i, j)) < 1e-14,
                                      QStringLiteral("log-weight %1,%2").arg(i).arg(j));
                }
            }
        }
        QCOMPARE(masked == 0, setting.mask == LawMask::None);
        VERIFY_AGREES(comparison);
    }

    void scoresAreContentPlusPosition_data() { addLawRows(); }
    void scoresAreContentPlusPosition()
    {
        QFETCH(LawSetting, setting);
        Comparison comparison;
        const auto prepared = prepareLegal(lawModel(setting), comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> content = exactStage(*prepared, Stage::Content, HeadIndex{h});
            const Matrix<double> position = exactStage(*prepared, Stage::Position, HeadIndex{h});
            Matrix<double> sum = content + position;
            const Matrix<double> scores = exactStage(*prepared, Stage::Scores, HeadIndex{h});
            for (Eigen::Index n = 0; n < sum.size(); ++n)
                if (std::isnan(scores.data()[n]))
                    sum.data()[n] = missing;
            comparison.same("content + position", sum, scores, {1e-14, 0});
            comparison.demand(content.allFinite() && position.allFinite(),
                              QStringLiteral("a cell without a number"));
            comparison.demand(position.isZero(0) == (setting.method == MethodId::None),
                              QStringLiteral("the method adds nothing, or none adds something"));
        }
        VERIFY_AGREES(comparison);
    }

    void aConstantOnARowChangesNoWeight_data() { addLawRows(); }
    void aConstantOnARowChangesNoWeight()
    {
        QFETCH(LawSetting, setting);
        Comparison comparison;
        const auto prepared = prepareLegal(lawModel(setting), comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h)
            for (int row = 0; row < prepared->shapes.nQuery; ++row)
                for (const double constant : {0.0, -3.25, 100.0, 1e4})
                    comparison.same("weights", weightsWithConstant(*prepared, h, row, constant),
                                    Numbers{{prepared->shapes.nKey},
                                            exactRow(*prepared, Stage::Weights, HeadIndex{h}, row)},
                                    {1e-11, 0});
        VERIFY_AGREES(comparison);
    }

    // The same law through a method: a constant on every bucket adds it to every score of every
    // row.
    void aConstantOnEveryBucketChangesNoWeight_data()
    {
        addLawRows([](const LawSetting &s) { return s.method == MethodId::T5; });
    }
    void aConstantOnEveryBucketChangesNoWeight()
    {
        QFETCH(LawSetting, setting);
        Model model = lawModel(setting);
        Matrix<double> table = t5Table(model.t5, setting.heads);
        Comparison comparison;
        const auto before = prepareLegal(model, comparison);
        table.array() += 2.5;
        model.t5.table = tensorOf(table);
        const auto after = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h) {
            comparison.same("weights", exactStage(*after, Stage::Weights, HeadIndex{h}),
                            exactStage(*before, Stage::Weights, HeadIndex{h}), {1e-14, 0});
            comparison.misses("bias", exactStage(*after, Stage::Bias, HeadIndex{h}),
                              exactStage(*before, Stage::Bias, HeadIndex{h}), 2.4);
        }
        VERIFY_AGREES(comparison);
    }

    void aMaskedInputHasNoInfluence_data() { addLawRows(); }
    void aMaskedInputHasNoInfluence()
    {
        QFETCH(LawSetting, setting);
        constexpr int key = 2;
        Model model = withGivenInput(lawModel(setting));
        hideKey(model, key);
        Comparison comparison;
        QVERIFY(prepareLegal(model, comparison));
        // The query of that token is computed from the same x: its own row may change.
        compareHidden(comparison, model, key, key, &Content::x);
        VERIFY_AGREES(comparison);
    }

    // Input encodings are not defined where q, k, v are given.
    void aMaskedKeyOrValueHasNoInfluence_data()
    {
        addLawRows([](const LawSetting &s) { return !s.actsOnInput(); });
    }
    void aMaskedKeyOrValueHasNoInfluence()
    {
        QFETCH(LawSetting, setting);
        constexpr int key = 2;
        Model model = withGivenVectors(lawModel(setting));
        hideKey(model, key);
        Comparison comparison;
        QVERIFY(prepareLegal(model, comparison));
        compareHidden(comparison, model, key, -1, &Content::k);
        compareHidden(comparison, model, key, -1, &Content::v);
        VERIFY_AGREES(comparison);
    }

    // The causal mask alone: the last token reaches no row but its own.
    void theFutureHasNoInfluence_data()
    {
        addLawRows([](const LawSetting &s) { return s.isCausal(); });
    }
    void theFutureHasNoInfluence()
    {
        QFETCH(LawSetting, setting);
        const Model model = withGivenInput(lawModel(setting));
        const int last = static_cast<int>(model.content.x.extent(0)) - 1;
        Comparison comparison;
        QVERIFY(prepareLegal(model, comparison));
        compareHidden(comparison, model, last, last, &Content::x);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(Laws)
#include "tst_laws.moc"
