// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/mask.h"
#include "core/position/learned.h"
#include "core/position/shaw.h"
#include "tests/support/laws.h"
#include "tests/support/models.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <complex>

using namespace locus::core;
using namespace locus::test;

namespace {

constexpr int tokens = 6;
/// Positions are the token indices, from this start.
constexpr int start = 5;

template <MethodId method>
void addRowsOf()
{
    addLawRows([](const LawSetting &setting) { return setting.method == method; });
}

Model startedModel(const LawSetting &setting)
{
    Model model = lawModel(setting, tokens);
    model.positionStart = start;
    return model;
}

/// One table row for keys to the left, one for the query's own, one for keys to the right.
int side(int query, int key)
{
    return std::clamp(key - query, -1, 1) + 1;
}

/// q . k with k turned by \a delta against q, each neighbour pair a complex number: Re(conj(q) k
/// e^(i delta theta)).
double turnedDot(const Matrix<double> &q, const Matrix<double> &k, int i, int j)
{
    const auto d = static_cast<int>(q.cols());
    double sum = 0;
    for (int r = 0; r < d / 2; ++r) {
        const double theta = std::pow(10000.0, -2.0 * r / d);
        const std::complex<double> a(q(i, 2 * r), q(i, 2 * r + 1));
        const std::complex<double> b(k(j, 2 * r), k(j, 2 * r + 1));
        sum += std::real(std::conj(a) * b * std::polar(1.0, (j - i) * theta));
    }
    return sum;
}

} // namespace

/// Displacement is key minus query: what a flipped sign would leave consistent with itself is held
/// against its definition here.
class LawsOfDirection : public QObject {
    Q_OBJECT

private slots:
    void shawTakesTheRowOfKeyMinusQuery_data() { addRowsOf<MethodId::Shaw>(); }
    void shawTakesTheRowOfKeyMinusQuery()
    {
        QFETCH(LawSetting, setting);
        Model model = startedModel(setting);
        model.shaw.radius = 1;
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        const Matrix<double> keys = shawKeyTable(model.shaw, 8);
        const Matrix<double> values = shawValueTable(model.shaw, 8);
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> q = exactStage(*prepared, Stage::Q, HeadIndex{h});
            const Matrix<double> v = exactStage(*prepared, Stage::V, HeadIndex{h});
            const Matrix<double> weights = exactStage(*prepared, Stage::Weights, HeadIndex{h});
            Matrix<double> position(tokens, tokens);
            Matrix<double> output = Matrix<double>::Zero(tokens, 8);
            for (int i = 0; i < tokens; ++i)
                for (int j = 0; j < tokens; ++j) {
                    position(i, j) = q.row(i).dot(keys.row(side(i, j))) / std::sqrt(8.0);
                    output.row(i) += weights(i, j) * (v.row(j) + values.row(side(i, j)));
                }
            comparison.same("q . r", exactStage(*prepared, Stage::Position, HeadIndex{h}), position,
                            {1e-14, 0});
            comparison.same("output", exactStage(*prepared, Stage::Output, HeadIndex{h}), output,
                            {1e-14, 0});
        }
        VERIFY_AGREES(comparison);
    }

    void t5PutsKeysToTheRightIntoTheUpperHalf_data() { addRowsOf<MethodId::T5>(); }
    void t5PutsKeysToTheRightIntoTheUpperHalf()
    {
        QFETCH(LawSetting, setting);
        Model model = startedModel(setting);
        model.t5.buckets = 16;
        Matrix<double> table = Matrix<double>::Constant(16, setting.heads, -2);
        table.bottomRows(8).setConstant(3); // right
        table.row(0).setConstant(1);        // the query's own key
        model.t5.table = tensorOf(table);
        Matrix<double> expected(tokens, tokens);
        for (int i = 0; i < tokens; ++i)
            for (int j = 0; j < tokens; ++j)
                expected(i, j) = j > i ? 3 : (j < i ? -2 : 1);
        Comparison comparison;
        const auto both = prepareLegal(model, comparison);
        model.t5.bidirectional = false;
        const auto backward = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h)
            comparison.same("both directions", exactStage(*both, Stage::Bias, HeadIndex{h}),
                            expected);
        // One-directional: keys to the right share the bucket of distance 0.
        for (int i = 0; i < tokens; ++i)
            for (int j = 0; j < tokens; ++j)
                expected(i, j) = j < i ? -2 : 1;
        for (int h = 0; h < setting.heads; ++h)
            comparison.same("one direction", exactStage(*backward, Stage::Bias, HeadIndex{h}),
                            expected);
        VERIFY_AGREES(comparison);
    }

    void alibiFavoursNearKeys_data() { addRowsOf<MethodId::Alibi>(); }
    void alibiFavoursNearKeys()
    {
        QFETCH(LawSetting, setting);
        Model model = startedModel(setting);
        // Equal contents: only the bias tells the keys apart.
        model.content.tokens.assign(tokens, "the");
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> weights = exactStage(*prepared, Stage::Weights, HeadIndex{h});
            for (int i = 0; i < tokens; ++i)
                for (int j = 0; j < tokens; ++j)
                    for (int far = 0; far < tokens; ++far)
                        if (prepared->mask.allowed(i, j) && prepared->mask.allowed(i, far) &&
                            std::abs(i - far) > std::abs(i - j))
                            comparison.demand(
                                weights(i, far) < weights(i, j),
                                QStringLiteral("query %1 prefers key %2 to the nearer key %3")
                                    .arg(i)
                                    .arg(far)
                                    .arg(j));
        }
        VERIFY_AGREES(comparison);
    }

    void ropeTurnsByKeyMinusQuery_data() { addRowsOf<MethodId::Rope>(); }
    void ropeTurnsByKeyMinusQuery()
    {
        QFETCH(LawSetting, setting);
        Comparison comparison;
        const auto prepared = prepareLegal(startedModel(setting), comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> q = exactStage(*prepared, Stage::Q, HeadIndex{h});
            const Matrix<double> k = exactStage(*prepared, Stage::K, HeadIndex{h});
            Matrix<double> expected(tokens, tokens);
            for (int i = 0; i < tokens; ++i)
                for (int j = 0; j < tokens; ++j)
                    expected(i, j) = prepared->mask.allowed(i, j)
                                         ? turnedDot(q, k, i, j) / std::sqrt(8.0)
                                         : std::nan("");
            comparison.same("scores", exactStage(*prepared, Stage::Scores, HeadIndex{h}), expected,
                            {1e-13, 0});
        }
        VERIFY_AGREES(comparison);
    }

    void sinusoidStartsWithTheSineOfThePosition_data() { addRowsOf<MethodId::Sinusoidal>(); }
    void sinusoidStartsWithTheSineOfThePosition()
    {
        QFETCH(LawSetting, setting);
        Comparison comparison;
        const auto prepared = prepareLegal(startedModel(setting), comparison);
        VERIFY_AGREES(comparison);
        Matrix<double> expected = exactStage(*prepared, Stage::X, {});
        for (int i = 0; i < tokens; ++i)
            for (int r = 0; r < 8; ++r) {
                const double angle = (i + start) * std::pow(10000.0, -2.0 * r / 16);
                expected(i, 2 * r) += std::sin(angle);
                expected(i, 2 * r + 1) += std::cos(angle);
            }
        comparison.same("x + p", exactStage(*prepared, Stage::Input, {}), expected, {1e-14, 0});
        VERIFY_AGREES(comparison);
    }

    void learnedAddsTheRowOfThePosition_data() { addRowsOf<MethodId::Learned>(); }
    void learnedAddsTheRowOfThePosition()
    {
        QFETCH(LawSetting, setting);
        const Model model = startedModel(setting);
        Comparison comparison;
        const auto prepared = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        const Matrix<double> expected = exactStage(*prepared, Stage::X, {}) +
                                        learnedTable(model.learned, 16).middleRows(start, tokens);
        comparison.same("x + p", exactStage(*prepared, Stage::Input, {}), expected);
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(LawsOfDirection)
#include "tst_laws_direction.moc"
