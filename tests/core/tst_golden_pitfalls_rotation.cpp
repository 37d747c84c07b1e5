// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/learned.h"
#include "core/position/rope.h"
#include "core/position/sinusoidal.h"
#include "tests/support/models.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numbers>

using namespace locus::core;
using namespace locus::test;

namespace {

Model ropePairs(const nlohmann::json &q, const nlohmann::json &k, const nlohmann::json &pairs)
{
    Model model = pairsModel(q, k, pairs);
    model.method = MethodId::Rope;
    return model;
}

std::vector<double> firstRow(const Matrix<double> &matrix)
{
    return {matrix.data(), matrix.data() + matrix.cols()};
}

void ropeMixedLayout(Comparison &comparison, const GoldenCase &golden)
{
    const auto &in = golden.input;
    const auto &wrong = golden.expected.at("wrong");
    Model model = ropePairs(in.at("q"), in.at("k"), in.at("pairs"));
    model.rope.base = in.at("base").get<double>();
    bool reproduced = false;
    for (const RopeLayout layout : {RopeLayout::Interleaved, RopeLayout::Half}) {
        model.rope.layout = layout;
        model.mistake = Mistake::None;
        const auto right = prepareLegal(model, comparison);
        model.mistake = Mistake::MixedLayouts;
        const auto mixed = prepareLegal(model, comparison);
        if (!right || !mixed)
            return;
        comparison.same("right", pairScores(*right),
                        golden.expected.at("right").at(
                            layout == RopeLayout::Interleaved ? "interleaved" : "half"),
                        {1e-12, 0});
        comparison.misses("right", pairScores(*right), wrong, 0.5);
        // Asked for, the mistake is this one, in the layout that the report is about.
        reproduced = reproduced || distance(numbers(pairScores(*mixed)), numbers(wrong)) < 1e-12;
    }
    comparison.demand(reproduced, QStringLiteral("mixed_layouts does not give the known scores"));
}

void ropePartial(Comparison &comparison, const GoldenCase &golden)
{
    RopeParams params;
    params.base = golden.input.at("base").get<double>();
    params.rotaryDim = golden.input.at("rotary_dim").get<int>();
    rightNotWrong(comparison, ropeFrequencies(params, golden.input.at("head_dim").get<int>()),
                  golden, 0.05);
}

void ropeSign(Comparison &comparison, const GoldenCase &golden)
{
    const auto &in = golden.input;
    Model model =
        ropePairs(in.at("q"), in.at("k"), nlohmann::json::array({{in.at("i"), in.at("j")}}));
    model.rope.theta = Tensor::scalar(std::numbers::pi / 2);
    if (const auto prepared = prepareLegal(model, comparison))
        rightNotWrong(comparison, pairScores(*prepared).front(), golden, 1);
}

void ropeCoarseFrequency(Comparison &comparison, const GoldenCase &golden)
{
    const auto &in = golden.input;
    RopeParams params;
    params.base = in.at("base").get<double>();
    const std::vector<std::int64_t> position = {in.at("position").get<std::int64_t>()};
    const RotationTable table = rotationTable(position, params, in.at("d").get<int>());
    const Eigen::Index r = in.at("r").get<Eigen::Index>();
    const std::vector<double> got = {std::atan2(table.sinFirst(0, r), table.cosFirst(0, r)),
                                     table.cosFirst(0, r)};
    const auto both = [](const nlohmann::json &values) {
        return nlohmann::json::array({values.at("angle_mod_2pi"), values.at("cos")});
    };
    comparison.same("angle and cosine", got, both(golden.expected.at("right")), {1e-11, 0});
    comparison.misses("angle and cosine", got, both(golden.expected.at("wrong")), 0.5);
}

void ropeCoarsePositions(Comparison &comparison, const GoldenCase &golden)
{
    const auto &positions = golden.input.at("positions");
    Model model = arraysModel(zeros(positions.size(), 2), zeros(positions.size(), 2),
                              zeros(positions.size(), 2));
    model.method = MethodId::Rope;
    model.positions = tensor(positions);
    model.rope.theta = Tensor::scalar(1);
    if (const auto prepared = prepareLegal(model, comparison)) {
        rightNotWrong(comparison, prepared->positions.key, golden, 1);
        const Matrix<double> &angles = prepared->hooks.onKey->angles;
        rightNotWrong(comparison, std::vector<double>(angles.data(), angles.data() + angles.size()),
                      golden, 1);
    }
}

void ropeCacheOffset(Comparison &comparison, const GoldenCase &golden)
{
    const auto length = golden.input.at("L").get<std::size_t>();
    Model model = arraysModel(zeros(length, 2), zeros(length, 2), zeros(length, 2));
    model.method = MethodId::Rope;
    model.rope.theta = Tensor::scalar(1);
    // The block at its start first, so that anything kept by length alone would be found out.
    (void)prepareLegal(model, comparison);
    model.positionStart = golden.input.at("offset").get<std::int64_t>();
    if (const auto prepared = prepareLegal(model, comparison)) {
        const Matrix<double> &angles = prepared->hooks.onQuery->angles;
        rightNotWrong(comparison, std::vector<double>(angles.data(), angles.data() + angles.size()),
                      golden, 1);
    }
}

/// Learned rows of the real tokens of a left-padded text.
std::vector<double> learnedRows(Comparison &comparison, const std::vector<double> &positions,
                                const Tensor &padding)
{
    Model model = inputModel(zeros(positions.size(), 1));
    model.positions = Tensor::vector(positions);
    model.padding = padding;
    model.method = MethodId::Learned;
    model.learned.length = 8;
    model.learned.table = Tensor::matrix(8, 1, {0, 1, 2, 3, 4, 5, 6, 7});
    const auto prepared = prepareLegal(model, comparison);
    return prepared ? firstRow(exactStage(*prepared, Stage::Encoding, {}).transpose())
                    : std::vector<double>();
}

/// A table whose row is its own number shows at which position each token stands; padding keys get
/// no weight.
void leftPadding(Comparison &comparison, const GoldenCase &golden)
{
    std::vector<double> padding;
    for (const int real : list<int>(golden.input.at("attention_mask")))
        padding.push_back(real == 0 ? 1 : 0);
    std::vector<double> positions;
    for (const auto &position : golden.expected.at("right"))
        positions.push_back(position.is_null() ? 0.0 : position.get<double>());
    std::vector<double> rows = learnedRows(comparison, positions, Tensor::vector(padding));
    for (std::size_t j = 0; j < rows.size(); ++j)
        if (padding[j] != 0)
            rows[j] = std::nan("");
    comparison.same("positions of real tokens", rows, golden.expected.at("right"));
    for (const auto &wrong : golden.expected.at("wrong"))
        comparison.demand(!(rows[wrong.get<std::size_t>()] == wrong.get<double>()),
                          QStringLiteral("a real token stands at its index"));
}

void encodingRow(Comparison &comparison, const GoldenCase &golden)
{
    const std::vector<std::int64_t> position = {golden.input.at("position").get<std::int64_t>()};
    const Matrix<double> p =
        sinusoidalEncoding(position, golden.input.at("d_model").get<int>(), {});
    rightNotWrong(comparison, firstRow(p), golden, 0.1);
}

/// The first channel of a sinusoid at a huge position is the sine of the position itself.
void argumentReduction(Comparison &comparison, const GoldenCase &golden)
{
    std::vector<double> sines;
    for (const double x : list(golden.input.at("x"))) {
        const std::vector<std::int64_t> position = {std::llround(x)};
        sines.push_back(sinusoidalEncoding(position, 2, {})(0, 0));
    }
    rightNotWrong(comparison, sines, golden, 0.1);
}

using Check = void (*)(Comparison &, const GoldenCase &);
const std::map<std::string, Check> &checks()
{
    static const std::map<std::string, Check> all = {
        {"pit-rope-mixed-layout", ropeMixedLayout},
        {"pit-rope-partial", ropePartial},
        {"pit-rope-sign", ropeSign},
        {"pit-rope-bf16-freq", ropeCoarseFrequency},
        {"pit-rope-bf16-pos", ropeCoarsePositions},
        {"pit-rope-cache-offset", ropeCacheOffset},
        {"pit-rope-left-pad", leftPadding},
        {"pit-sin-layout", encodingRow},
        {"pit-sin-two-exponents", encodingRow},
        {"pit-argred", argumentReduction},
    };
    return all;
}

} // namespace

/// Published mistakes of other programs with angles, encodings and positions: core gives the right
/// numbers and not the wrong ones.
class GoldenPitfallsRotation : public QObject {
    Q_OBJECT

private slots:
    void pitfall_data()
    {
        QTest::addColumn<const GoldenCase *>("golden");
        for (const auto &[id, check] : checks())
            QTest::newRow(id.c_str()) << &goldenCase(id);
    }
    void pitfall()
    {
        QFETCH(const GoldenCase *, golden);
        Comparison comparison;
        checks().at(golden->id)(comparison, *golden);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenPitfallsRotation)
#include "tst_golden_pitfalls_rotation.moc"
