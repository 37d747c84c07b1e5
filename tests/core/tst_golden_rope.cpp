// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/rope.h"
#include "core/position/sinusoidal.h"
#include "tests/support/models.h"

#include <QTest>

using namespace locus::core;
using namespace locus::test;

namespace {

constexpr std::array bothLayouts = {RopeLayout::Interleaved, RopeLayout::Half};

/// "dot" -> "dot_interleaved" or "dot_half".
std::string inLayout(const char *name, RopeLayout layout)
{
    return std::string(name) + (layout == RopeLayout::Interleaved ? "_interleaved" : "_half");
}

RopeParams paramsOf(const GoldenCase &golden, RopeLayout layout)
{
    RopeParams params;
    params.base = golden.params.at("base").get<double>();
    params.layout = layout;
    if (golden.params.contains("rotary_dim"))
        params.rotaryDim = golden.param("rotary_dim");
    return params;
}

Model asRope(Model model, RopeParams params)
{
    model.method = MethodId::Rope;
    model.rope = std::move(params);
    return model;
}

/// q = k = ones at position 0 and at every displacement of the case; the scores of row 0 are the
/// dots.
Model curveModel(const GoldenCase &golden)
{
    nlohmann::json positions = golden.input.at("deltas");
    positions.insert(positions.begin(), 0);
    const nlohmann::json ones = std::vector<std::vector<double>>(
        positions.size(), std::vector<double>(static_cast<std::size_t>(golden.param("d")), 1.0));
    Model model = asRope(arraysModel(ones, ones, ones), paramsOf(golden, RopeLayout::Interleaved));
    model.positions = tensor(positions);
    model.scale = ScoreScale::None;
    return model;
}

} // namespace

class GoldenRope : public QObject {
    Q_OBJECT

private slots:
    void dot2d_data() { addGoldenRows("rope.dot2d"); }
    void dot2d()
    {
        QFETCH(const GoldenCase *, golden);
        RopeParams params;
        params.theta = Tensor::scalar(golden->params.at("theta").get<double>());
        const Model model = asRope(
            pairsModel(golden->input.at("q"), golden->input.at("k"), golden->input.at("pairs")),
            params);
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        comparison.same("dot", pairScores(*prepared), golden->expected.at("dot"), golden->f64);
        std::vector<std::int64_t> deltas;
        for (int row = 0; row < prepared->shapes.nQuery; row += 2)
            deltas.push_back(displacement(*prepared, QueryIndex{row}, KeyIndex{row + 1}));
        comparison.same("delta", deltas, golden->expected.at("delta"));
        VERIFY_AGREES(comparison);
    }

    void rotate_data() { addGoldenRows("rope.rotate"); }
    void rotate()
    {
        QFETCH(const GoldenCase *, golden);
        const int d = golden->param("d");
        const auto positions = list<std::int64_t>(golden->input.at("positions"));
        const Matrix<double> x = matrix(golden->input.at("x"));
        Comparison comparison;
        for (const RopeLayout layout : bothLayouts) {
            const RopeParams params = paramsOf(*golden, layout);
            comparison.same("frequencies", ropeFrequencies(params, d),
                            golden->expected.at("inv_freq"), golden->f64);
            const RotationTable table = rotationTable(positions, params, d);
            comparison.same("angles", table.angles, golden->expected.at("angles"), golden->f64);
            const Matrix<double> turned = rotated(x, table);
            comparison.same("rotated", turned, golden->expected.at(inLayout("rotated", layout)),
                            golden->f64);
            std::vector<double> norms;
            for (Eigen::Index i = 0; i < turned.rows(); ++i)
                norms.push_back(turned.row(i).norm());
            comparison.same("norm", norms, golden->expected.at("norm"), golden->f64);
        }
        VERIFY_AGREES(comparison);
    }

    void rotateInModel_data() { addGoldenRows("rope.rotate"); }
    void rotateInModel()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &x = golden->input.at("x");
        Comparison comparison;
        for (const RopeLayout layout : bothLayouts) {
            Model model = asRope(arraysModel(x, x, x), paramsOf(*golden, layout));
            model.positions = tensor(golden->input.at("positions"));
            const auto prepared = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            const auto &expected = golden->expected.at(inLayout("rotated", layout));
            compareStage(comparison, *prepared, Stage::RotatedQ, expected, *golden);
            compareStage(comparison, *prepared, Stage::RotatedK, expected, *golden);
            compareExactStage(comparison, *prepared, Stage::Q, x, {});
            compareExactStage(comparison, *prepared, Stage::V, x, {});
        }
        VERIFY_AGREES(comparison);
    }

    void dot_data() { addGoldenRows("rope.dot"); }
    void dot()
    {
        QFETCH(const GoldenCase *, golden);
        Comparison comparison;
        for (const RopeLayout layout : bothLayouts) {
            const Model model = asRope(
                pairsModel(golden->input.at("q"), golden->input.at("k"), golden->input.at("pairs")),
                paramsOf(*golden, layout));
            const auto prepared = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            comparison.same("dot", pairScores(*prepared),
                            golden->expected.at(inLayout("dot", layout)), golden->f64);
        }
        VERIFY_AGREES(comparison);
    }

    void curve_data() { addGoldenRows("rope.curve"); }
    void curve()
    {
        QFETCH(const GoldenCase *, golden);
        const auto frequencies =
            ropeFrequencies(paramsOf(*golden, RopeLayout::Interleaved), golden->param("d"));
        std::vector<double> meanCos;
        for (const std::int64_t delta : list<std::int64_t>(golden->input.at("deltas")))
            meanCos.push_back(sinusoidalDot(delta, frequencies) /
                              static_cast<double>(frequencies.size()));
        Comparison comparison;
        comparison.same("mean cosine", meanCos, golden->expected.at("mean_cos"), golden->f64);
        const auto prepared = prepareLegal(curveModel(*golden), comparison);
        VERIFY_AGREES(comparison);
        std::vector<double> dots = exactRow(*prepared, Stage::Scores, {}, 0);
        dots.erase(dots.begin());
        comparison.same("dot of ones", dots, golden->expected.at("dot_ones"), golden->f64);
        VERIFY_AGREES(comparison);
    }

    void matrices_data() { addGoldenRows("rope.matrix"); }
    void matrices()
    {
        QFETCH(const GoldenCase *, golden);
        const int d = golden->param("d");
        const int i = golden->param("i");
        const int j = golden->param("j");
        Comparison comparison;
        for (const RopeLayout layout : bothLayouts) {
            const RopeParams params = paramsOf(*golden, layout);
            const Matrix<double> ri = rotationMatrix(i, params, d);
            const Matrix<double> rj = rotationMatrix(j, params, d);
            const auto &expectedDelta = golden->expected.at(inLayout("R_delta", layout));
            comparison.same("R_i", ri, golden->expected.at(inLayout("R_i", layout)), golden->f64);
            comparison.same("R_j", rj, golden->expected.at(inLayout("R_j", layout)), golden->f64);
            comparison.same("R_delta", rotationMatrix(j - i, params, d), expectedDelta,
                            golden->f64);
            comparison.same("R_i^T R_j", Matrix<double>(ri.transpose() * rj), expectedDelta,
                            golden->f64);
        }
        VERIFY_AGREES(comparison);
    }

    void layoutPermutations_data() { addGoldenRows("rope.layout_permutation"); }
    void layoutPermutations()
    {
        QFETCH(const GoldenCase *, golden);
        const int d = golden->param("d");
        const auto x = list(golden->input.at("x"));
        const std::vector<std::int64_t> position = {golden->input.at("position").get<int>()};
        const std::vector<int> order = layoutPermutation(golden->param("rotary_dim"), d);
        Matrix<double> plain(1, d);
        Matrix<double> permuted(1, d);
        for (int c = 0; c < d; ++c) {
            plain(0, c) = x[static_cast<std::size_t>(c)];
            permuted(0, c) = x[static_cast<std::size_t>(order.at(static_cast<std::size_t>(c)))];
        }
        const auto turned = [&](const Matrix<double> &row, RopeLayout layout) {
            return rotated(row, rotationTable(position, paramsOf(*golden, layout), d));
        };
        const auto asRow = [](const nlohmann::json &row) { return nlohmann::json::array({row}); };
        Comparison comparison;
        comparison.same("to_half", order, golden->expected.at("to_half"));
        comparison.same("interleaved", turned(plain, RopeLayout::Interleaved),
                        asRow(golden->expected.at("rotated_interleaved")), golden->f64);
        comparison.same("half of permuted", turned(permuted, RopeLayout::Half),
                        asRow(golden->expected.at("rotated_half_of_permuted")), golden->f64);
        VERIFY_AGREES(comparison);
    }

    void attention_data() { addGoldenRows("rope.attention"); }
    void attention()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &in = golden->input;
        const auto positions = list<std::int64_t>(in.at("positions"));
        Comparison comparison;
        for (const RopeLayout layout : bothLayouts)
            for (const bool shifted : {false, true}) {
                Model model = asRope(arraysModel(in.at("Q"), in.at("K"), in.at("V")),
                                     paramsOf(*golden, layout));
                if (golden->params.at("causal").get<bool>())
                    model.mask = MaskKind::Causal;
                // The same positions as a list, and as a start that shifts everything.
                if (shifted)
                    model.positionStart = positions.front();
                else
                    model.positions = tensor(in.at("positions"));
                const auto prepared = prepareLegal(model, comparison);
                VERIFY_AGREES(comparison);
                const auto expected = [&](const char *name) {
                    return golden->expected.at(inLayout(name, layout));
                };
                compareStage(comparison, *prepared, Stage::Scores, expected("scores"), *golden);
                compareStage(comparison, *prepared, Stage::Weights, expected("weights"), *golden);
                compareStage(comparison, *prepared, Stage::Output, expected("outputs"), *golden);
            }
        VERIFY_AGREES(comparison);
    }

    void refused_data() { addGoldenRows("rope.rotate", Rows::WithError); }
    void refused()
    {
        QFETCH(const GoldenCase *, golden);
        const std::string error = golden->error();
        QVERIFY2(error == "odd_dimension" || error == "rotary_dim_too_large", error.c_str());
        Comparison comparison;
        compareRefusal(comparison,
                       {{"content.d_head", golden->params.at("d").get<double>()},
                        {"rope.rotary_dim", golden->params.at("rotary_dim").get<double>()},
                        {"method", "rope"}},
                       error == "odd_dimension" ? RefusalCode::OddRotaryDim
                                                : RefusalCode::RotaryDimTooLarge);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenRope)
#include "tst_golden_rope.moc"
