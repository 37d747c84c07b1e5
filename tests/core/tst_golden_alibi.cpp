// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/mask.h"
#include "core/position/alibi.h"
#include "tests/support/conventions.h"
#include "tests/support/models.h"

#include <QTest>

#include <cmath>

using namespace locus::core;
using namespace locus::test;

namespace {

/// 2^(-p/q) of "p/q".
double slopeOfExponent(const std::string &fraction)
{
    const std::size_t bar = fraction.find('/');
    return std::exp2(-std::stod(fraction.substr(0, bar)) / std::stod(fraction.substr(bar + 1)));
}

Model withAlibi(Model model, int heads)
{
    model.content.heads = heads;
    model.method = MethodId::Alibi;
    return model;
}

/// Bias of every head; nothing where the mask forbids the pair if \a masked.
std::vector<Matrix<double>> biasOf(const Prepared &prepared, bool masked)
{
    std::vector<Matrix<double>> heads;
    for (int h = 0; h < prepared.shapes.heads; ++h) {
        Matrix<double> bias = exactStage(prepared, Stage::Bias, HeadIndex{h});
        for (int i = 0; masked && i < prepared.shapes.nQuery; ++i)
            for (int j = 0; j < prepared.shapes.nKey; ++j)
                if (!prepared.mask.allowed(i, j))
                    bias(i, j) = std::nan("");
        heads.push_back(bias);
    }
    return heads;
}

} // namespace

class GoldenAlibi : public QObject {
    Q_OBJECT

private slots:
    void slopes_data() { addGoldenRows("alibi.slopes"); }
    void slopes()
    {
        QFETCH(const GoldenCase *, golden);
        const int heads = golden->param("n_heads");
        const double maxBias = golden->params.at("max_bias").get<double>();
        std::vector<double> powers;
        for (const auto &fraction : golden->expected.at("exponent"))
            powers.push_back(slopeOfExponent(fraction.get<std::string>()));
        const auto &expected = golden->expected.at("slopes");
        const std::vector<double> rule = alibiRule(heads, maxBias);
        Comparison comparison;
        comparison.same("rule", rule, expected, golden->f64);
        comparison.same("rule against the exponents", rule, powers, golden->f64);
        AlibiParams params;
        params.maxBias = maxBias;
        comparison.same("slopes", alibiSlopes(params, heads), expected, golden->f64);
        VERIFY_AGREES(comparison);
    }

    // The paper's sentence read literally, not what core does: computed in tests/support.
    void plainGeometric_data() { addGoldenRows("alibi.plain_geometric"); }
    void plainGeometric()
    {
        QFETCH(const GoldenCase *, golden);
        const int heads = golden->param("n_heads");
        const auto &expected = golden->expected.at("slopes");
        Comparison comparison;
        comparison.same("slopes", plainGeometricSlopes(heads), expected, golden->f64);
        comparison.misses("the rule of core", alibiRule(heads, 8), expected, 0.01);
        VERIFY_AGREES(comparison);
    }

    void seed_data() { addGoldenRows("alibi.seed"); }
    void seed()
    {
        QFETCH(const GoldenCase *, golden);
        const auto distances = list<int>(golden->input.at("distances"));
        const int last = *std::max_element(distances.begin(), distances.end());
        const nlohmann::json q(static_cast<std::size_t>(last) + 1,
                               {golden->params.at("content_score").get<double>()});
        const nlohmann::json k(static_cast<std::size_t>(last) + 1, {1.0});
        Model model = withAlibi(arraysModel(q, k, k), 1);
        model.mask = MaskKind::Causal;
        model.scale = ScoreScale::None;
        model.alibi.slopes = Tensor::vector({golden->params.at("slope").get<double>()});
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        const auto allScores = exactRow(*prepared, Stage::Scores, {}, last);
        std::vector<double> bias;
        std::vector<double> scores;
        for (const int distance : distances) {
            bias.push_back(scalarBias(*prepared, {}, QueryIndex{last}, KeyIndex{last - distance}));
            scores.push_back(allScores[static_cast<std::size_t>(last - distance)]);
        }
        comparison.same("bias", bias, golden->expected.at("bias"), golden->f64);
        comparison.same("score", scores, golden->expected.at("score"), golden->f64);
        VERIFY_AGREES(comparison);
    }

    void bias_data() { addGoldenRows("alibi.bias"); }
    void bias()
    {
        QFETCH(const GoldenCase *, golden);
        const int heads = golden->param("n_heads");
        const auto rows = static_cast<std::size_t>(golden->param("L_q"));
        const auto columns = static_cast<std::size_t>(golden->param("L_k"));
        Model model =
            withAlibi(arraysModel(zeros(rows, 1), zeros(columns, 1), zeros(columns, 1)), heads);
        model.queryOffset = golden->param("query_offset");
        Comparison comparison;
        comparison.same("slopes", alibiSlopes(model.alibi, heads), golden->expected.at("slopes"),
                        golden->f64);
        const auto open = prepareLegal(model, comparison);
        model.mask = MaskKind::Causal;
        const auto causal = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        comparison.same("symmetric", biasOf(*open, true), golden->expected.at("symmetric"),
                        golden->f64);
        comparison.same("causal", biasOf(*causal, true), golden->expected.at("causal"),
                        golden->f64);
        comparison.same("the bias is a number under the mask too", biasOf(*causal, false),
                        golden->expected.at("symmetric"), golden->f64);
        // With q = k = 0 the score is the bias alone.
        std::vector<Matrix<double>> scores;
        for (int h = 0; h < heads; ++h)
            scores.push_back(exactStage(*causal, Stage::Scores, HeadIndex{h}));
        comparison.same("scores", scores, golden->expected.at("causal"), golden->f64);
        VERIFY_AGREES(comparison);
    }

    void attention_data() { addGoldenRows("alibi.attention"); }
    void attention()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &in = golden->input;
        const int head = golden->param("head");
        Model model =
            withAlibi(arraysModel(in.at("Q"), in.at("K"), in.at("V")), golden->param("n_heads"));
        setMask(model, golden->params.at("mask").get<std::string>(), {});
        Comparison comparison;
        QCOMPARE(
            alibiSlopes(model.alibi, golden->param("n_heads")).at(static_cast<std::size_t>(head)),
            golden->params.at("slope").get<double>());
        for (const AlibiForm form : {AlibiForm::Distance, AlibiForm::Key, AlibiForm::Last}) {
            model.alibi.form = form;
            const auto prepared = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            if (form == AlibiForm::Distance)
                compareStage(comparison, *prepared, Stage::Scores, golden->expected.at("scores"),
                             *golden, head);
            if (form == AlibiForm::Key)
                compareStage(comparison, *prepared, Stage::Scores,
                             golden->expected.at("scores_key_form"), *golden, head);
            compareStage(comparison, *prepared, Stage::Weights, golden->expected.at("weights"),
                         *golden, head);
            compareStage(comparison, *prepared, Stage::Output, golden->expected.at("outputs"),
                         *golden, head);
        }
        VERIFY_AGREES(comparison);
    }

    void refused_data() { addGoldenRows("alibi.slopes", Rows::WithError); }
    void refused()
    {
        QFETCH(const GoldenCase *, golden);
        QCOMPARE(golden->error(), std::string("non_positive_heads"));
        Comparison comparison;
        compareProblem(
            comparison,
            {{"content.heads", golden->params.at("n_heads").get<double>()}, {"method", "alibi"}},
            ProblemCode::OutOfRange, "model.content.heads");
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenAlibi)
#include "tst_golden_alibi.moc"
