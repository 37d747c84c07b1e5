// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/sinusoidal.h"
#include "tests/support/conventions.h"
#include "tests/support/models.h"

#include <QTest>

using namespace locus::core;
using namespace locus::test;

namespace {

std::vector<std::int64_t> positionsOfCase(const GoldenCase &golden)
{
    return list<std::int64_t>(golden.input.at("positions"));
}

/// The sinusoid as the method of a whole Model: x = 0 at the positions of the case.
Model sinusoidModel(const GoldenCase &golden, ChannelLayout layout)
{
    const auto &positions = golden.input.at("positions");
    Model model = inputModel(zeros(positions.size(), golden.param("d_model")));
    model.positions = tensor(positions);
    model.method = MethodId::Sinusoidal;
    model.sinusoidal.base = golden.params.at("base").get<double>();
    model.sinusoidal.layout = layout;
    return model;
}

Patch refusedPatch(const GoldenCase &golden)
{
    return {{"content.source", "identical"},
            {"content.d_model", golden.params.at("d_model").get<double>()},
            {"sinusoidal.base", golden.params.at("base").get<double>()},
            {"method", "sinusoidal"}};
}

} // namespace

class GoldenSinusoidal : public QObject {
    Q_OBJECT

private slots:
    void table_data() { addGoldenRows("sinusoidal.table"); }
    void table()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const int d = golden->param("d_model");
        const auto positions = positionsOfCase(*golden);
        SinusoidalParams params{golden->params.at("base").get<double>(),
                                ChannelLayout::Interleaved};
        Comparison comparison;
        comparison.same("frequencies", geometricFrequencies(d, params.base),
                        expected.at("inv_freq"), golden->f64);
        const Matrix<double> interleaved = sinusoidalEncoding(positions, d, params);
        comparison.same("interleaved", interleaved, expected.at("interleaved"), golden->f64);
        params.layout = ChannelLayout::Concat;
        comparison.same("concat", sinusoidalEncoding(positions, d, params), expected.at("concat"),
                        golden->f64);
        if (expected.contains("rounded4")) {
            const auto rounded = expected.at("rounded4");
            for (Eigen::Index i = 0; i < interleaved.rows(); ++i)
                for (Eigen::Index c = 0; c < interleaved.cols(); ++c)
                    QCOMPARE(QString::number(interleaved(i, c), 'f', 4).toStdString(),
                             rounded.at(static_cast<std::size_t>(i))
                                 .at(static_cast<std::size_t>(c))
                                 .get<std::string>());
        }
        VERIFY_AGREES(comparison);
    }

    void tableOfModel_data() { addGoldenRows("sinusoidal.table"); }
    void tableOfModel()
    {
        QFETCH(const GoldenCase *, golden);
        Comparison comparison;
        for (const ChannelLayout layout : {ChannelLayout::Interleaved, ChannelLayout::Concat}) {
            const auto prepared = prepareLegal(sinusoidModel(*golden, layout), comparison);
            VERIFY_AGREES(comparison);
            const auto &expected = golden->expected.at(
                layout == ChannelLayout::Interleaved ? "interleaved" : "concat");
            compareStage(comparison, *prepared, Stage::Encoding, expected, *golden);
            compareStage(comparison, *prepared, Stage::Input, expected, *golden);
        }
        VERIFY_AGREES(comparison);
    }

    // Another convention than the source text: computed in tests/support.
    void t2t_data() { addGoldenRows("sinusoidal.t2t"); }
    void t2t()
    {
        QFETCH(const GoldenCase *, golden);
        const auto inverse = t2tInverseTimescales(golden->param("d_model"),
                                                  golden->params.at("min_timescale").get<double>(),
                                                  golden->params.at("max_timescale").get<double>());
        Comparison comparison;
        comparison.same("inverse timescales", inverse, golden->expected.at("inv_timescales"),
                        golden->f64);
        comparison.same("concat", t2tEncoding(positionsOfCase(*golden), inverse),
                        golden->expected.at("concat"), golden->f64);
        VERIFY_AGREES(comparison);
    }

    void shift_data() { addGoldenRows("sinusoidal.shift"); }
    void shift()
    {
        QFETCH(const GoldenCase *, golden);
        const int d = golden->param("d_model");
        const double offset = golden->params.at("offset").get<double>();
        const SinusoidalParams params{golden->params.at("base").get<double>(),
                                      ChannelLayout::Interleaved};
        const auto frequencies = geometricFrequencies(d, params.base);
        auto positions = positionsOfCase(*golden);
        const Matrix<double> before = sinusoidalEncoding(positions, d, params);
        Matrix<double> moved(before.rows(), before.cols());
        std::vector<Matrix<double>> blocks;
        for (int r = 0; r < d / 2; ++r) {
            const Eigen::Matrix2d block =
                shiftBlock(offset, frequencies[static_cast<std::size_t>(r)]);
            blocks.emplace_back(block);
            moved.middleCols(2 * r, 2) = before.middleCols(2 * r, 2) * block.transpose();
        }
        for (std::int64_t &position : positions)
            position += golden->params.at("offset").get<std::int64_t>();
        Comparison comparison;
        comparison.same("blocks", blocks, golden->expected.at("blocks"), golden->f64);
        comparison.same("before", before, golden->expected.at("before"), golden->f64);
        comparison.same("blocks times before", moved, golden->expected.at("after"), golden->f64);
        comparison.same("after", sinusoidalEncoding(positions, d, params),
                        golden->expected.at("after"), golden->f64);
        VERIFY_AGREES(comparison);
    }

    void dot_data() { addGoldenRows("sinusoidal.dot"); }
    void dot()
    {
        QFETCH(const GoldenCase *, golden);
        const int d = golden->param("d_model");
        const SinusoidalParams params{golden->params.at("base").get<double>(),
                                      ChannelLayout::Interleaved};
        const auto frequencies = geometricFrequencies(d, params.base);
        std::vector<std::int64_t> deltas;
        std::vector<double> dots;
        std::vector<double> products;
        for (const auto &pair : golden->input.at("pairs")) {
            const auto ends = list<std::int64_t>(pair);
            const Matrix<double> p = sinusoidalEncoding(ends, d, params);
            deltas.push_back(ends[1] - ends[0]);
            dots.push_back(sinusoidalDot(deltas.back(), frequencies));
            products.push_back(p.row(0).dot(p.row(1)));
        }
        Comparison comparison;
        comparison.same("delta", deltas, golden->expected.at("delta"));
        comparison.same("dot of the displacement", dots, golden->expected.at("dot"), golden->f64);
        comparison.same("p_i . p_j", products, golden->expected.at("dot"), golden->f64);
        VERIFY_AGREES(comparison);
    }

    void add_data() { addGoldenRows("sinusoidal.add"); }
    void add()
    {
        QFETCH(const GoldenCase *, golden);
        Model model = inputModel(golden->input.at("x"));
        model.method = MethodId::Sinusoidal;
        model.sinusoidal.base = golden->params.at("base").get<double>();
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        compareStage(comparison, *prepared, Stage::Input, golden->expected.at("h"), *golden);
        compareExactStage(comparison, *prepared, Stage::X, golden->input.at("x"), {});
        VERIFY_AGREES(comparison);
    }

    void refused_data() { addGoldenRows("sinusoidal.table", Rows::WithError); }
    void refused()
    {
        QFETCH(const GoldenCase *, golden);
        const std::string error = golden->error();
        Comparison comparison;
        if (error == "odd_dimension")
            compareRefusal(comparison, refusedPatch(*golden), RefusalCode::OddModelDimension);
        else if (error == "non_positive_dimension")
            compareProblem(comparison, refusedPatch(*golden), ProblemCode::OutOfRange,
                           "model.content.d_model");
        else if (error == "non_positive_base")
            compareProblem(comparison, refusedPatch(*golden), ProblemCode::OutOfRange,
                           "model.sinusoidal.base");
        else
            QFAIL(error.c_str());
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenSinusoidal)
#include "tst_golden_sinusoidal.moc"
