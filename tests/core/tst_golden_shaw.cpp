// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/shaw.h"
#include "tests/support/models.h"

#include <QTest>

using namespace locus::core;
using namespace locus::test;

namespace {

/// Rows of the relation table for every pair of a prepared Model.
Matrix<int> rowsOf(const Prepared &prepared, int radius)
{
    Matrix<int> rows(prepared.shapes.nQuery, prepared.shapes.nKey);
    for (int i = 0; i < prepared.shapes.nQuery; ++i)
        for (int j = 0; j < prepared.shapes.nKey; ++j)
            rows(i, j) = relationRow(displacement(prepared, QueryIndex{i}, KeyIndex{j}), radius);
    return rows;
}

} // namespace

class GoldenShaw : public QObject {
    Q_OBJECT

private slots:
    void index_data() { addGoldenRows("shaw.index"); }
    void index()
    {
        QFETCH(const GoldenCase *, golden);
        const auto rows = static_cast<std::size_t>(golden->param("L_q"));
        const auto columns = static_cast<std::size_t>(golden->param("L_k"));
        Model model = arraysModel(zeros(rows, 2), zeros(columns, 2), zeros(columns, 2));
        model.queryOffset = golden->param("query_offset");
        model.method = MethodId::Shaw;
        model.shaw.radius = golden->param("K");
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        Matrix<std::int64_t> deltas(prepared->shapes.nQuery, prepared->shapes.nKey);
        for (int i = 0; i < prepared->shapes.nQuery; ++i)
            for (int j = 0; j < prepared->shapes.nKey; ++j)
                deltas(i, j) = displacement(*prepared, QueryIndex{i}, KeyIndex{j});
        comparison.same("delta", deltas, golden->expected.at("delta"));
        compareStage(comparison, *prepared, Stage::Clip, golden->expected.at("clipped"), *golden);
        comparison.same("index", rowsOf(*prepared, model.shaw.radius),
                        golden->expected.at("index"));
        comparison.same("table rows", static_cast<double>(shawKeyTable(model.shaw, 2).rows()),
                        golden->expected.at("table_rows"));
        VERIFY_AGREES(comparison);
    }

    void attention_data() { addGoldenRows("shaw.attention"); }
    void attention()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &in = golden->input;
        const auto &expected = golden->expected;
        Model model = arraysModel(in.at("Q"), in.at("K"), in.at("V"));
        setMask(model, golden->params.at("mask").get<std::string>(), {});
        model.queryOffset = golden->param("query_offset");
        model.method = MethodId::Shaw;
        model.shaw.radius = golden->param("K");
        model.shaw.tableK = tensor(in.at("rK"));
        model.shaw.values = golden->params.at("value_extension").get<bool>();
        if (model.shaw.values)
            model.shaw.tableV = tensor(in.at("rV"));
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        comparison.same("index", rowsOf(*prepared, model.shaw.radius), expected.at("index"));
        compareStage(comparison, *prepared, Stage::Content, expected.at("content_term"), *golden);
        compareStage(comparison, *prepared, Stage::Position, expected.at("relative_term"), *golden);
        compareStage(comparison, *prepared, Stage::Scores, expected.at("scores"), *golden);
        compareStage(comparison, *prepared, Stage::Weights, expected.at("weights"), *golden);
        compareStage(comparison, *prepared, Stage::Output, expected.at("outputs"), *golden);
        VERIFY_AGREES(comparison);
    }

    void refused_data() { addGoldenRows("shaw.index", Rows::WithError); }
    void refused()
    {
        QFETCH(const GoldenCase *, golden);
        QCOMPARE(golden->error(), std::string("negative_clip_radius"));
        Comparison comparison;
        compareProblem(comparison,
                       {{"shaw.radius", golden->params.at("K").get<double>()}, {"method", "shaw"}},
                       ProblemCode::OutOfRange, "model.shaw.radius");
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenShaw)
#include "tst_golden_shaw.moc"
