// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/mask.h"
#include "core/position/alibi.h"
#include "core/position/shaw.h"
#include "core/position/t5.h"
#include "tests/support/models.h"

#include <QTest>

#include <map>

using namespace locus::core;
using namespace locus::test;

namespace {

void alibiSlopesCase(Comparison &comparison, const GoldenCase &golden)
{
    rightNotWrong(comparison, alibiRule(golden.input.at("n_heads").get<int>(), 8), golden, 0.01);
}

void alibiSign(Comparison &comparison, const GoldenCase &golden)
{
    const auto i = golden.input.at("i").get<std::int64_t>();
    std::vector<double> bias;
    for (const auto j : list<std::int64_t>(golden.input.at("j")))
        bias.push_back(
            alibiBias(AlibiForm::Distance, golden.input.at("slope").get<double>(), i, j, i));
    rightNotWrong(comparison, bias, golden, 1);
}

void alibiDecoding(Comparison &comparison, const GoldenCase &golden)
{
    const auto keys = golden.input.at("L_k").get<std::size_t>();
    Model model = arraysModel(zeros(1, 1), zeros(keys, 1), zeros(keys, 1));
    model.queryOffset = golden.input.at("query_position").get<int>();
    model.mask = MaskKind::Causal;
    model.method = MethodId::Alibi;
    model.alibi.slopes = Tensor::vector({golden.input.at("slope").get<double>()});
    if (const auto prepared = prepareLegal(model, comparison)) {
        rightNotWrong(comparison, exactRow(*prepared, Stage::Bias, {}, 0), golden, 1);
        rightNotWrong(comparison, exactRow(*prepared, Stage::Scores, {}, 0), golden, 1);
    }
}

T5Params t5Params(const GoldenCase &golden)
{
    T5Params params;
    params.buckets = golden.input.at("num_buckets").get<int>();
    params.maxDistance = golden.input.at("max_distance").get<std::int64_t>();
    params.bidirectional = golden.input.at("bidirectional").get<bool>();
    return params;
}

void t5Clamp(Comparison &comparison, const GoldenCase &golden)
{
    const int bucket =
        T5Buckets(t5Params(golden)).bucket(golden.input.at("delta").get<std::int64_t>());
    rightNotWrong(comparison, static_cast<double>(bucket), golden, 1, {});
}

void t5Sign(Comparison &comparison, const GoldenCase &golden)
{
    const T5Buckets buckets(t5Params(golden));
    std::vector<int> got;
    for (const auto delta : list<std::int64_t>(golden.input.at("deltas")))
        got.push_back(buckets.bucket(delta));
    rightNotWrong(comparison, got, golden, 1, {});
}

void shawRows(Comparison &comparison, const GoldenCase &golden)
{
    std::vector<int> rows;
    for (const auto delta : list<std::int64_t>(golden.input.at("deltas")))
        rows.push_back(relationRow(delta, golden.input.at("K").get<int>()));
    rightNotWrong(comparison, rows, golden, 1, {});
}

/// One query over keys with the given scores.
std::unique_ptr<const Prepared> maskedRow(Comparison &comparison, const std::vector<double> &scores,
                                          const nlohmann::json &allowed)
{
    Model model = arraysModel({{1.0}}, zeros(scores.size(), 1), zeros(scores.size(), 1));
    model.content.k = Tensor::matrix(static_cast<std::int64_t>(scores.size()), 1, scores);
    model.scale = ScoreScale::None;
    setCustomMask(model, nlohmann::json::array({allowed}));
    return prepareLegal(model, comparison);
}

void maskIsInfinite(Comparison &comparison, const GoldenCase &golden)
{
    if (const auto prepared =
            maskedRow(comparison, list(golden.input.at("scores")), golden.input.at("allowed")))
        rightNotWrong(comparison, exactRow(*prepared, Stage::Weights, {}, 0), golden, 0.03);
}

void deadRow(Comparison &comparison, const GoldenCase &golden)
{
    const auto &allowed = golden.input.at("allowed");
    if (const auto prepared =
            maskedRow(comparison, std::vector<double>(allowed.size(), 0.5), allowed)) {
        rightNotWrong(comparison, exactRow(*prepared, Stage::Weights, {}, 0), golden, 0.3, {});
        comparison.same("dead rows", prepared->mask.deadRows(), std::vector<int>{0});
    }
}

void causalAlignment(Comparison &comparison, const GoldenCase &golden)
{
    const auto queries = golden.input.at("L_q").get<std::size_t>();
    const auto keys = golden.input.at("L_k").get<std::size_t>();
    Model model = arraysModel(zeros(queries, 1), zeros(keys, 1), zeros(keys, 1));
    setMask(model, "bottom_right", {});
    if (const auto prepared = prepareLegal(model, comparison))
        rightNotWrong(comparison, exactStage(*prepared, Stage::Mask, {}), golden, 1, {});
}

using Check = void (*)(Comparison &, const GoldenCase &);
const std::map<std::string, Check> &checks()
{
    static const std::map<std::string, Check> all = {
        {"pit-alibi-exponent", alibiSlopesCase},
        {"pit-alibi-nonpow2", alibiSlopesCase},
        {"pit-alibi-sign", alibiSign},
        {"pit-alibi-decode-zero", alibiDecoding},
        {"pit-t5-no-clamp", t5Clamp},
        {"pit-t5-sign", t5Sign},
        {"pit-shaw-noclip", shawRows},
        {"pit-shaw-sign", shawRows},
        {"pit-mask-tiny", maskIsInfinite},
        {"pit-causal-align", causalAlignment},
        {"pit-dead-row", deadRow},
    };
    return all;
}

} // namespace

/// Published mistakes of other programs with biases and masks: core gives the right numbers and not
/// the wrong ones.
class GoldenPitfalls : public QObject {
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

QTEST_GUILESS_MAIN(GoldenPitfalls)
#include "tst_golden_pitfalls.moc"
