// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/mask.h"
#include "core/numeric.h"
#include "tests/support/conventions.h"
#include "tests/support/models.h"

#include <QTest>

#include <cmath>

using namespace locus::core;
using namespace locus::test;

namespace {

/// One query (1) against keys (s_j) without scale: the scores are s_j themselves.
Model rowModel(const nlohmann::json &scores)
{
    nlohmann::json keys = nlohmann::json::array();
    for (const auto &score : scores)
        keys.push_back(nlohmann::json::array({score}));
    const nlohmann::json query = {{1.0}};
    Model model = arraysModel(query, keys, keys);
    model.scale = ScoreScale::None;
    return model;
}

nlohmann::json asRow(const nlohmann::json &values)
{
    return nlohmann::json::array({values});
}

template <class S>
struct SoftmaxResult {
    std::vector<S> weights;
    RowSum<S> sum;
};

template <class S>
SoftmaxResult<S> softmaxOf(const nlohmann::json &scores, const std::vector<bool> &allowed)
{
    const std::vector<S> row = list<S>(scores);
    SoftmaxResult<S> result{std::vector<S>(row.size()), {}};
    result.sum = softmaxRow<S>(row, result.weights, [&](int j) {
        return static_cast<bool>(allowed[static_cast<std::size_t>(j)]);
    });
    return result;
}

} // namespace

class GoldenSoftmax : public QObject {
    Q_OBJECT

private slots:
    void row_data() { addGoldenRows("softmax.row"); }
    void row()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const auto result =
            softmaxOf<double>(golden->input.at("scores"), list<bool>(golden->input.at("allowed")));
        Comparison comparison;
        comparison.same("weights", result.weights, expected.at("weights"), golden->f64);
        comparison.same("max", result.sum.max, expected.at("max"), golden->f64);
        comparison.same("logsumexp", result.sum.logSumExp, expected.at("logsumexp"), golden->f64);
        // 3e38 fits into a float, but the distance to its negative does not.
        if (golden->id != "softmax-f32max") {
            const auto fast = softmaxOf<float>(golden->input.at("scores"),
                                               list<bool>(golden->input.at("allowed")));
            comparison.same("weights in float", fast.weights, expected.at("weights"), golden->f32);
            comparison.same("logsumexp in float", static_cast<double>(fast.sum.logSumExp),
                            expected.at("logsumexp"), golden->f32);
        }
        VERIFY_AGREES(comparison);
    }

    void rowOfModel_data() { addGoldenRows("softmax.row"); }
    void rowOfModel()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        Model model = rowModel(golden->input.at("scores"));
        setCustomMask(model, asRow(golden->input.at("allowed")));
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        if (golden->id == "softmax-f32max") {
            compareExactStage(comparison, *prepared, Stage::Weights, asRow(expected.at("weights")),
                              golden->f64);
            compareExactStage(comparison, *prepared, Stage::LogWeights,
                              asRow(expected.at("log_weights")), golden->f64);
        } else {
            compareStage(comparison, *prepared, Stage::Weights, asRow(expected.at("weights")),
                         *golden);
            compareStage(comparison, *prepared, Stage::LogWeights,
                         asRow(expected.at("log_weights")), *golden);
        }
        VERIFY_AGREES(comparison);
    }

    void allMasked_data() { addGoldenRows("softmax.all_masked"); }
    void allMasked()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const auto scores = list(golden->input.at("scores"));
        const auto allowed = list<bool>(golden->input.at("allowed"));
        Model model = rowModel(golden->input.at("scores"));
        setCustomMask(model, asRow(golden->input.at("allowed")));
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        compareStage(comparison, *prepared, Stage::Weights, asRow(expected.at("policy_zero")),
                     *golden);
        compareStage(comparison, *prepared, Stage::Output, {{0.0}}, *golden);
        comparison.same("dead rows", prepared->mask.deadRows(), std::vector<int>{0});
        comparison.same("softmax row",
                        softmaxOf<double>(golden->input.at("scores"), allowed).weights,
                        expected.at("policy_zero"));
        // The two policies decided against, computed in tests/support.
        comparison.same("finite mask", finiteMaskSoftmax(scores, allowed),
                        expected.at("policy_uniform"));
        for (const double weight : naiveSoftmax(scores, allowed))
            comparison.demand(std::isnan(weight) == expected.at("policy_nan").get<bool>(),
                              QStringLiteral("the naive softmax of a dead row is %1").arg(weight));
        VERIFY_AGREES(comparison);
    }

    void biasOrder_data() { addGoldenRows("softmax.bias_order"); }
    void biasOrder()
    {
        QFETCH(const GoldenCase *, golden);
        // The second of two tokens asks: displacements -1 and 0 lie in buckets 1 and 0.
        const auto &bias = golden->input.at("bias");
        QCOMPARE(bias.size(), std::size_t(2));
        Model model = rowModel(golden->input.at("scores"));
        model.queryOffset = 1;
        model.method = MethodId::T5;
        model.t5.buckets = 2;
        model.t5.bidirectional = false;
        model.t5.table = tensor({{bias[1]}, {bias[0]}});
        Comparison comparison;
        const auto right = prepareLegal(model, comparison);
        model.mistake = Mistake::BiasAfterSoftmax;
        const auto wrong = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        compareStage(comparison, *right, Stage::Weights,
                     asRow(golden->expected.at("bias_before_softmax")), *golden);
        compareStage(comparison, *wrong, Stage::Weights,
                     asRow(golden->expected.at("bias_added_to_weights")), *golden);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenSoftmax)
#include "tst_golden_softmax.moc"
