// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/mask.h"
#include "tests/support/models.h"

#include <QTest>

#include <cstring>

using namespace locus::core;
using namespace locus::test;

namespace {

Model withQkv(const GoldenCase &golden, const char *k = "K", const char *v = "V")
{
    const auto &in = golden.input;
    return arraysModel(in.at("Q"), in.at(k), in.at(v));
}

/// x, W_Q, W_K, W_V of a permutation case, rows of x in the given order.
Model projectedModel(const GoldenCase &golden, const std::vector<int> &order)
{
    const auto &in = golden.input;
    nlohmann::json x = nlohmann::json::array();
    for (const int row : order)
        x.push_back(in.at("X").at(static_cast<std::size_t>(row)));
    Model model = inputModel(x);
    model.content.wq = tensor(in.at("Wq"));
    model.content.wk = tensor(in.at("Wk"));
    model.content.wv = tensor(in.at("Wv"));
    return model;
}

std::vector<int> identityOrder(int n)
{
    std::vector<int> order;
    for (int row = 0; row < n; ++row)
        order.push_back(row);
    return order;
}

std::vector<double> meanRow(const Matrix<double> &matrix)
{
    const Row<double> mean = matrix.colwise().mean();
    return {mean.data(), mean.data() + mean.size()};
}

std::vector<double> rowGaps(const Matrix<double> &a, const Matrix<double> &b)
{
    std::vector<double> gaps;
    for (Eigen::Index i = 0; i < a.rows(); ++i)
        gaps.push_back((a.row(i) - b.row(i)).cwiseAbs().maxCoeff());
    return gaps;
}

/// Output of the Model, in double within f64 and float within f32 when the case says what to
/// expect.
void compareOutput(Comparison &comparison, const Model &model, const nlohmann::json &expected,
                   const GoldenCase &golden)
{
    if (const auto prepared = prepareLegal(model, comparison))
        compareStage(comparison, *prepared, Stage::Output, expected, golden);
}

} // namespace

class GoldenAttention : public QObject {
    Q_OBJECT

private slots:
    void full_data() { addGoldenRows("attention.full"); }
    void full()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        Comparison comparison;
        // By the rule that the mask's name states, and by its cells.
        for (const bool byCells : {false, true}) {
            Model model = withQkv(*golden);
            if (byCells)
                setCustomMask(model, golden->input.at("allowed"));
            else
                setMask(model, golden->params.at("mask").get<std::string>(),
                        golden->input.at("allowed"));
            const auto prepared = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            compareStage(comparison, *prepared, Stage::Mask, golden->input.at("allowed"), *golden);
            compareStage(comparison, *prepared, Stage::Scores, expected.at("scores"), *golden);
            compareStage(comparison, *prepared, Stage::Weights, expected.at("weights"), *golden);
            compareStage(comparison, *prepared, Stage::LogWeights, expected.at("log_weights"),
                         *golden);
            compareStage(comparison, *prepared, Stage::Output, expected.at("outputs"), *golden);
            comparison.same("dead rows", prepared->mask.deadRows(), expected.at("dead_rows"));
        }
        VERIFY_AGREES(comparison);
    }

    void noLeak_data() { addGoldenRows("attention.no_leak"); }
    void noLeak()
    {
        QFETCH(const GoldenCase *, golden);
        Model first = withQkv(*golden);
        Model second = withQkv(*golden, "K2", "V2");
        for (Model *model : {&first, &second})
            setMask(*model, golden->params.at("mask").get<std::string>(),
                    golden->input.at("allowed"));
        Comparison comparison;
        const auto one = prepareLegal(first, comparison);
        const auto two = prepareLegal(second, comparison);
        VERIFY_AGREES(comparison);
        compareStage(comparison, *one, Stage::Output, golden->expected.at("outputs"), *golden);
        compareStage(comparison, *two, Stage::Output, golden->expected.at("outputs2"), *golden);
        for (const int row : list<int>(golden->expected.at("equal_rows"))) {
            const auto a = exactRow(*one, Stage::Output, {}, row);
            const auto b = exactRow(*two, Stage::Output, {}, row);
            comparison.demand(std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0,
                              QStringLiteral("row %1 is not bit-identical").arg(row));
            const Matrix<float> fastA = floatStage(*one, Stage::Output).row(row);
            const Matrix<float> fastB = floatStage(*two, Stage::Output).row(row);
            comparison.same("row in float", fastA, fastB);
        }
        VERIFY_AGREES(comparison);
    }

    void permutation_data() { addGoldenRows("permutation.equivariance"); }
    void permutation()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const Model plain = projectedModel(*golden, identityOrder(golden->param("L")));
        Model causal = plain;
        causal.mask = MaskKind::Causal;
        Comparison comparison;
        compareOutput(comparison, plain, expected.at("F_X"), *golden);
        compareOutput(comparison, causal, expected.at("Fc_X"), *golden);
        const auto prepared = prepareLegal(plain, comparison);
        VERIFY_AGREES(comparison);
        comparison.same("mean", meanRow(exactStage(*prepared, Stage::Output, {})),
                        expected.at("mean_F_X"), golden->f64);
        for (const auto &entry : expected.at("per_perm"))
            comparePermuted(comparison, *golden, causal, entry);
        VERIFY_AGREES(comparison);
    }

private:
    static void comparePermuted(Comparison &comparison, const GoldenCase &golden,
                                const Model &causal, const nlohmann::json &expected)
    {
        const auto order = list<int>(expected.at("perm"));
        const Model plain = projectedModel(golden, order);
        Model fixedMask = plain;
        fixedMask.mask = MaskKind::Causal;
        Model movedMask = plain;
        setCustomMask(movedMask, expected.at("permuted_mask"));
        compareOutput(comparison, plain, expected.at("F_PX"), golden);
        compareOutput(comparison, fixedMask, expected.at("Fc_PX"), golden);
        compareOutput(comparison, movedMask, expected.at("P_Fc_X"), golden);

        const auto original = prepareLegal(causal, comparison);
        const auto permuted = prepareLegal(fixedMask, comparison);
        const auto unmasked = prepareLegal(plain, comparison);
        if (!original || !permuted || !unmasked)
            return;
        const Matrix<double> outputs = exactStage(*original, Stage::Output, {});
        Matrix<double> moved(outputs.rows(), outputs.cols());
        for (std::size_t a = 0; a < order.size(); ++a)
            moved.row(static_cast<Eigen::Index>(a)) = outputs.row(order[a]);
        const Matrix<double> fixed = exactStage(*permuted, Stage::Output, {});
        comparison.same("P F_c(X)", moved, expected.at("P_Fc_X"), golden.f64);
        comparison.same("mean of F(PX)", meanRow(exactStage(*unmasked, Stage::Output, {})),
                        expected.at("mean_F_PX"), golden.f64);
        const auto gaps = rowGaps(fixed, moved);
        comparison.same("causal gap by row", gaps, expected.at("causal_gap_rows"), golden.f64);
        comparison.same("causal gap", *std::max_element(gaps.begin(), gaps.end()),
                        expected.at("causal_gap_max"), golden.f64);
    }
};

QTEST_GUILESS_MAIN(GoldenAttention)
#include "tst_golden_attention.moc"
