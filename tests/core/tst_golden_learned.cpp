// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/learned.h"
#include "tests/support/models.h"

#include <QTest>

using namespace locus::core;
using namespace locus::test;

class GoldenLearned : public QObject {
    Q_OBJECT

private slots:
    void lookup_data() { addGoldenRows("learned.lookup"); }
    void lookup()
    {
        QFETCH(const GoldenCase *, golden);
        Model model = inputModel(golden->input.at("x"));
        model.method = MethodId::Learned;
        model.positions = tensor(golden->input.at("positions"));
        model.learned.length = golden->param("L_max");
        model.learned.table = tensor(golden->input.at("table"));
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        compareStage(comparison, *prepared, Stage::Encoding, golden->expected.at("p"), *golden);
        compareStage(comparison, *prepared, Stage::Input, golden->expected.at("h"), *golden);
        comparison.same("table rows",
                        learnedEncoding(list<std::int64_t>(golden->input.at("positions")),
                                        golden->param("d_model"), model.learned),
                        golden->expected.at("p"));
        VERIFY_AGREES(comparison);
    }

    void bertSum_data() { addGoldenRows("learned.bert_sum"); }
    void bertSum()
    {
        QFETCH(const GoldenCase *, golden);
        Model model = inputModel(golden->input.at("token"));
        model.method = MethodId::Learned;
        model.learned.length = golden->param("L_max");
        model.learned.table = tensor(golden->input.at("position_table"));
        model.learned.segments = true;
        model.learned.segmentTable = tensor(golden->input.at("segment_table"));
        model.learned.segmentIds = tensor(golden->input.at("segment_ids"));
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        compareStage(comparison, *prepared, Stage::Input, golden->expected.at("h"), *golden);
        comparison.same("segment rows", segmentTable(model.learned, golden->param("d_model")),
                        golden->input.at("segment_table"));
        VERIFY_AGREES(comparison);
    }

    void refused_data() { addGoldenRows("learned.lookup", Rows::WithError); }
    void refused()
    {
        QFETCH(const GoldenCase *, golden);
        QCOMPARE(golden->error(), std::string("position_out_of_range"));
        Value::Array positions;
        for (const double position : list(golden->input.at("positions")))
            positions.emplace_back(position);
        const auto n = static_cast<double>(positions.size());
        Comparison comparison;
        compareRefusal(comparison,
                       {{"content.source", "identical"},
                        {"content.n", n},
                        {"content.d_model", golden->params.at("d_model").get<double>()},
                        {"positions", std::move(positions)},
                        {"learned.length", golden->params.at("L_max").get<double>()},
                        {"method", "learned"}},
                       RefusalCode::PositionOutsideTable);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenLearned)
#include "tst_golden_learned.moc"
