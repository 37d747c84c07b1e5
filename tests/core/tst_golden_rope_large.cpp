// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/rope.h"
#include "tests/support/conventions.h"
#include "tests/support/models.h"

#include <QTest>

#include <cmath>

using namespace locus::core;
using namespace locus::test;

namespace {

/// A value of a column that models an exact pipeline: printed with 17 digits, cos and sin of the
/// same double within one ulp.
constexpr Tolerance oneUlp{2.3e-16, 2.3e-16};

RopeParams paramsOf(const GoldenCase &golden)
{
    RopeParams params;
    params.base = golden.params.at("base").get<double>();
    return params;
}

/// Cosine and sine of one pipeline's angles, positions x selected blocks.
struct Turns {
    Matrix<double> angle, cos, sin;
};

/// Largest |pipeline - exact| of each position.
std::vector<double> largestError(const Turns &turns, const GoldenCase &golden)
{
    const Matrix<double> cos = matrix(golden.expected.at("cos"));
    const Matrix<double> sin = matrix(golden.expected.at("sin"));
    std::vector<double> errors;
    for (Eigen::Index i = 0; i < cos.rows(); ++i)
        errors.push_back(std::max((turns.cos.row(i) - cos.row(i)).cwiseAbs().maxCoeff(),
                                  (turns.sin.row(i) - sin.row(i)).cwiseAbs().maxCoeff()));
    return errors;
}

/// The columns of core's table that the case lists.
Turns coreTurns(const GoldenCase &golden)
{
    const RotationTable table = rotationTable(list<std::int64_t>(golden.input.at("positions")),
                                              paramsOf(golden), golden.param("d"));
    const auto blocks = list<Eigen::Index>(golden.params.at("r"));
    const auto count = static_cast<Eigen::Index>(blocks.size());
    Turns turns{Matrix<double>(table.angles.rows(), count),
                Matrix<double>(table.angles.rows(), count),
                Matrix<double>(table.angles.rows(), count)};
    for (Eigen::Index c = 0; c < count; ++c) {
        const Eigen::Index block = blocks[static_cast<std::size_t>(c)];
        turns.angle.col(c) = table.angles.col(block);
        turns.cos.col(c) = table.cosFirst.col(block);
        turns.sin.col(c) = table.sinFirst.col(block);
    }
    return turns;
}

/// Turns by angles rounded to binary32, computed in tests/support.
Turns floatTurns(const GoldenCase &golden, const std::vector<double> &frequencies)
{
    const auto positions = list<std::int64_t>(golden.input.at("positions"));
    const auto rows = static_cast<Eigen::Index>(positions.size());
    const auto columns = static_cast<Eigen::Index>(frequencies.size());
    Turns turns{Matrix<double>(rows, columns), Matrix<double>(rows, columns),
                Matrix<double>(rows, columns)};
    for (Eigen::Index i = 0; i < rows; ++i)
        for (Eigen::Index c = 0; c < columns; ++c) {
            const double angle = floatAngle(positions[static_cast<std::size_t>(i)],
                                            frequencies[static_cast<std::size_t>(c)]);
            turns.angle(i, c) = angle;
            turns.cos(i, c) = std::cos(angle);
            turns.sin(i, c) = std::sin(angle);
        }
    return turns;
}

std::vector<double> selectedFrequencies(const GoldenCase &golden)
{
    const auto all = ropeFrequencies(paramsOf(golden), golden.param("d"));
    std::vector<double> selected;
    for (const std::size_t r : list<std::size_t>(golden.params.at("r")))
        selected.push_back(all.at(r));
    return selected;
}

/// (R_i q) . (R_j k) with float32 angles, the rest in double.
double floatAngleDot(const GoldenCase &golden, const std::vector<double> &frequencies,
                     std::int64_t i, std::int64_t j)
{
    const auto q = list(golden.input.at("q"));
    const auto k = list(golden.input.at("k"));
    double sum = 0;
    for (std::size_t r = 0; r < frequencies.size(); ++r) {
        const double a = floatAngle(i, frequencies[r]);
        const double b = floatAngle(j, frequencies[r]);
        const double q0 = q[2 * r] * std::cos(a) - q[2 * r + 1] * std::sin(a);
        const double q1 = q[2 * r] * std::sin(a) + q[2 * r + 1] * std::cos(a);
        const double k0 = k[2 * r] * std::cos(b) - k[2 * r + 1] * std::sin(b);
        const double k1 = k[2 * r] * std::sin(b) + k[2 * r + 1] * std::cos(b);
        sum += q0 * k0 + q1 * k1;
    }
    return sum;
}

} // namespace

class GoldenRopeLarge : public QObject {
    Q_OBJECT

private slots:
    void large_data() { addGoldenRows("rope.large"); }
    void large()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const Turns turns = coreTurns(*golden);
        Comparison comparison;
        const auto frequencies = selectedFrequencies(*golden);
        comparison.same("frequencies", frequencies, expected.at("inv_freq"), golden->f64);
        comparison.same("frequencies in double", frequencies, expected.at("inv_freq_f64"), oneUlp);
        comparison.same("cos", turns.cos, expected.at("cos"), golden->f64);
        comparison.same("sin", turns.sin, expected.at("sin"), golden->f64);
        // The angle itself is not reduced: its cosine and sine are those of the exact remainder.
        Matrix<double> reduced = turns.angle;
        for (Eigen::Index n = 0; n < reduced.size(); ++n)
            reduced.data()[n] = std::atan2(turns.sin.data()[n], turns.cos.data()[n]);
        comparison.same("angle modulo 2 pi", reduced, expected.at("angle_mod_2pi"), golden->f64);
        comparison.same("angle", turns.angle, expected.at("angle_f64"), golden->f64);
        comparison.same("cos in double", turns.cos, expected.at("cos_f64"), golden->f64);
        comparison.same("sin in double", turns.sin, expected.at("sin_f64"), golden->f64);
        comparison.same("error in double", largestError(turns, *golden), expected.at("err_f64"),
                        golden->f64);
        VERIFY_AGREES(comparison);
    }

    // Models the rounding of a float program: computed in tests/support.
    void largeInFloat_data() { addGoldenRows("rope.large"); }
    void largeInFloat()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const auto exact = list(expected.at("inv_freq"));
        const Turns turns = floatTurns(*golden, exact);
        std::vector<double> frequencies;
        for (const double frequency : exact)
            frequencies.push_back(static_cast<double>(static_cast<float>(frequency)));
        Comparison comparison;
        comparison.same("frequencies", frequencies, expected.at("inv_freq_f32"), oneUlp);
        comparison.same("angle", turns.angle, expected.at("angle_f32"), oneUlp);
        comparison.same("cos", turns.cos, expected.at("cos_f32"), oneUlp);
        comparison.same("sin", turns.sin, expected.at("sin_f32"), oneUlp);
        comparison.same("error", largestError(turns, *golden), expected.at("err_f32"),
                        {1e-15, 1e-9});
        VERIFY_AGREES(comparison);
    }

    void largeDot_data() { addGoldenRows("rope.large_dot"); }
    void largeDot()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const auto &pairs = golden->input.at("pairs");
        Model model = pairsModel(golden->input.at("q"), golden->input.at("k"), pairs);
        model.method = MethodId::Rope;
        model.rope = paramsOf(*golden);
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        const std::vector<double> dots = pairScores(*prepared);
        comparison.same("dot", dots, expected.at("dot"), golden->f64);
        comparison.same("dot of angles in double", dots, expected.at("dot_angles_f64"),
                        golden->f64);
        std::vector<double> errors;
        for (std::size_t m = 0; m < dots.size(); ++m)
            errors.push_back(std::abs(dots[m] - expected.at("dot").at(m).get<double>()));
        comparison.same("error in double", errors, expected.at("err_f64"), golden->f64);
        VERIFY_AGREES(comparison);
    }

    // Models the rounding of a float program: computed in tests/support.
    void largeDotInFloat_data() { addGoldenRows("rope.large_dot"); }
    void largeDotInFloat()
    {
        QFETCH(const GoldenCase *, golden);
        const auto &expected = golden->expected;
        const auto frequencies = ropeFrequencies(paramsOf(*golden), golden->param("d"));
        std::vector<double> dots;
        std::vector<double> errors;
        for (const auto &pair : golden->input.at("pairs")) {
            const auto ends = list<std::int64_t>(pair);
            dots.push_back(floatAngleDot(*golden, frequencies, ends[0], ends[1]));
            errors.push_back(
                std::abs(dots.back() - expected.at("dot").at(errors.size()).get<double>()));
        }
        // The angles are exactly those of the pipeline; only the sum over d channels rounds.
        constexpr Tolerance sumRounding{1e-12, 0};
        Comparison comparison;
        comparison.same("dot", dots, expected.at("dot_angles_f32"), sumRounding);
        comparison.same("error", errors, expected.at("err_f32"), sumRounding);
        VERIFY_AGREES(comparison);
    }

    // The sine and cosine of the C library, on which every angle in core stands.
    void argumentReduction_data() { addGoldenRows("math.argred"); }
    void argumentReduction()
    {
        QFETCH(const GoldenCase *, golden);
        std::vector<double> sines;
        std::vector<double> cosines;
        for (const double x : list(golden->input.at("x"))) {
            sines.push_back(std::sin(x));
            cosines.push_back(std::cos(x));
        }
        Comparison comparison;
        comparison.same("sin", sines, golden->expected.at("sin"), golden->f64);
        comparison.same("cos", cosines, golden->expected.at("cos"), golden->f64);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(GoldenRopeLarge)
#include "tst_golden_rope_large.moc"
