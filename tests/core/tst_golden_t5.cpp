// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/t5float.h"
#include "tests/support/conventions.h"
#include "tests/support/models.h"

#include <QTest>

using namespace locus::core;
using namespace locus::test;

namespace {

T5Params paramsOf(const GoldenCase &golden)
{
    T5Params params;
    params.buckets = golden.param("num_buckets");
    params.maxDistance = golden.params.at("max_distance").get<std::int64_t>();
    params.bidirectional = golden.params.at("bidirectional").get<bool>();
    return params;
}

/// [delta, exact bucket, bucket of the pipeline] wherever the two differ.
nlohmann::json differencesOf(const GoldenCase &golden, BucketPipeline pipeline)
{
    const T5Params params = paramsOf(golden);
    const T5Buckets exact(params);
    nlohmann::json found = nlohmann::json::array();
    const auto last = golden.input.at("delta_last").get<std::int64_t>();
    for (auto delta = golden.input.at("delta_first").get<std::int64_t>(); delta <= last; ++delta)
        if (const int model = t5FloatBucket(params, delta, pipeline); model != exact.bucket(delta))
            found.push_back({delta, exact.bucket(delta), model});
    return found;
}

/// The same from the bounds alone, within the displacements of the file.
nlohmann::json differencesAtBounds(const GoldenCase &golden, BucketPipeline pipeline)
{
    nlohmann::json found = nlohmann::json::array();
    for (const BucketDifference &at : t5FloatDifferences(paramsOf(golden), pipeline))
        if (at.delta >= golden.input.at("delta_first").get<std::int64_t>() &&
            at.delta <= golden.input.at("delta_last").get<std::int64_t>())
            found.push_back({at.delta, at.exact, at.model});
    return found;
}

} // namespace

class GoldenT5 : public QObject {
    Q_OBJECT

private slots:
    void buckets_data() { addGoldenRows("t5.buckets"); }
    void buckets()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        QVERIFY(T5Buckets::isDefined(paramsOf(*golden)));
        const T5Buckets buckets(paramsOf(*golden));
        std::vector<int> row;
        const auto last = golden->input.at("delta_last").get<std::int64_t>();
        for (auto delta = golden->input.at("delta_first").get<std::int64_t>(); delta <= last;
             ++delta)
            row.push_back(buckets.bucket(delta));
        Numbers starts = numbers(buckets.starts());
        for (double &start : starts.values)
            if (start < 0)
                start = std::numeric_limits<double>::quiet_NaN();
        Comparison comparison;
        comparison.same("buckets", row, expected.at("buckets"));
        comparison.same("buckets of one direction", buckets.perDirection(),
                        expected.at("per_direction"));
        comparison.same("exact buckets", buckets.maxExact(), expected.at("max_exact"));
        comparison.same("starts", starts, expected.at("bucket_start"));
        VERIFY_AGREES(comparison);
    }

    // Where a float program is fragile (tests/support), and where four of them fail.
    void bucketsInFloat_data() { addGoldenRows("t5.buckets"); }
    void bucketsInFloat()
    {
        QFETCH(const GoldenCase *, golden);
        const T5Buckets buckets(paramsOf(*golden));
        Comparison comparison;
        const auto fragile = exactIntegerDistances(buckets.maxExact(), buckets.perDirection(),
                                                   paramsOf(*golden).maxDistance);
        comparison.same("exact integer distances", fragile,
                        golden->expected.at("exact_integer_distances"));
        const auto &differences = golden->expected.at("float_differences");
        for (const auto &[name, pipeline] : {std::pair{"f32", BucketPipeline::F32},
                                             std::pair{"f32_recip", BucketPipeline::F32Reciprocal},
                                             std::pair{"f32_eps", BucketPipeline::F32Epsilon},
                                             std::pair{"f64", BucketPipeline::F64}}) {
            comparison.same(name, differencesOf(*golden, pipeline), differences.at(name));
            comparison.same((std::string(name) + " at bounds").c_str(),
                            differencesAtBounds(*golden, pipeline), differences.at(name));
        }
        VERIFY_AGREES(comparison);
    }

    void bias_data() { addGoldenRows("t5.bias"); }
    void bias()
    {
        QFETCH(const GoldenCase *, golden);
        const auto rows = static_cast<std::size_t>(golden->param("L_q"));
        const auto columns = static_cast<std::size_t>(golden->param("L_k"));
        Model model = arraysModel(zeros(rows, 2), zeros(columns, 2), zeros(columns, 2));
        model.content.heads = golden->param("n_heads");
        model.queryOffset = golden->param("query_offset");
        model.method = MethodId::T5;
        model.t5 = paramsOf(*golden);
        model.t5.table = tensor(golden->input.at("table"));
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        const T5Buckets buckets(model.t5);
        Matrix<int> cells(prepared->shapes.nQuery, prepared->shapes.nKey);
        for (int i = 0; i < prepared->shapes.nQuery; ++i)
            for (int j = 0; j < prepared->shapes.nKey; ++j)
                cells(i, j) = buckets.bucket(displacement(*prepared, QueryIndex{i}, KeyIndex{j}));
        comparison.same("buckets", cells, golden->expected.at("bucket"));
        for (int h = 0; h < model.content.heads; ++h) {
            const auto &expected = golden->expected.at("bias").at(static_cast<std::size_t>(h));
            compareStage(comparison, *prepared, Stage::Bias, expected, *golden, h);
            // With q = k = 0 the score is the bias alone.
            compareStage(comparison, *prepared, Stage::Scores, expected, *golden, h);
        }
        VERIFY_AGREES(comparison);
    }

    void attention_data() { addGoldenRows("t5.attention"); }
    void attention()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &in = golden->input;
        Model model = arraysModel(in.at("Q"), in.at("K"), in.at("V"));
        setMask(model, golden->params.at("mask").get<std::string>(), {});
        model.method = MethodId::T5;
        model.t5 = paramsOf(*golden);
        model.t5.table = Tensor::matrix(model.t5.buckets, 1, list(in.at("table")));
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        compareStage(comparison, *prepared, Stage::Bias, golden->expected.at("bias"), *golden);
        compareStage(comparison, *prepared, Stage::Scores, golden->expected.at("scores"), *golden);
        compareStage(comparison, *prepared, Stage::Weights, golden->expected.at("weights"),
                     *golden);
        compareStage(comparison, *prepared, Stage::Output, golden->expected.at("outputs"), *golden);
        VERIFY_AGREES(comparison);
    }

    void refused_data() { addGoldenRows("t5.buckets", Rows::WithError); }
    void refused()
    {
        QFETCH(const GoldenCase *, golden);
        const std::string error = golden->error();
        QVERIFY2(error == "too_few_buckets" || error == "max_distance_too_small", error.c_str());
        const T5Params params = paramsOf(*golden);
        QVERIFY(!T5Buckets::isDefined(params));
        const Patch patch = {{"t5.buckets", params.buckets},
                             {"t5.max_distance", static_cast<double>(params.maxDistance)},
                             {"t5.bidirectional", params.bidirectional},
                             {"method", "t5"}};
        Comparison comparison;
        if (params.buckets < 1)
            compareProblem(comparison, patch, ProblemCode::OutOfRange, "model.t5.buckets");
        else
            compareRefusal(comparison, patch,
                           error == "too_few_buckets" ? RefusalCode::TooFewBuckets
                                                      : RefusalCode::MaxDistanceTooSmall);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenT5)
#include "tst_golden_t5.moc"
