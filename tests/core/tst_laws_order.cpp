// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention.h"
#include "core/position/alibi.h"
#include "core/position/t5.h"
#include "tests/support/laws.h"
#include "tests/support/models.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstdlib>

using namespace locus::core;
using namespace locus::test;

namespace {

/// By how much a row of outputs moves at least when order matters (outputs are of size 1).
/// Measured: 0.187 or more for every method, mask and head; rounding stays below 1e-14.
constexpr double orderGap = 0.1;
/// By how much absolute encodings move a score at least when all positions are shifted.
constexpr double shiftGap = 0.25;

/// (P X)[a] = X[perm[a]] with a 3-cycle: methods that only look at distances survive a reversal,
/// not this.
constexpr std::array threeCycle = {2, 1, 4, 3, 0, 5};

Matrix<double> permuted(const Matrix<double> &rows)
{
    Matrix<double> result(rows.rows(), rows.cols());
    for (std::size_t a = 0; a < threeCycle.size(); ++a)
        result.row(static_cast<Eigen::Index>(a)) = rows.row(threeCycle[a]);
    return result;
}

Model permutedTokens(Model model)
{
    const std::vector<std::string> tokens = model.content.tokens;
    for (std::size_t a = 0; a < threeCycle.size(); ++a)
        model.content.tokens[a] = tokens[static_cast<std::size_t>(threeCycle[a])];
    return model;
}

/// Largest change of the scores of a head; masked cells must stay masked.
double scoreChange(const Prepared &before, const Prepared &after, int head, Stage stage)
{
    return distance(numbers(exactStage(before, stage, HeadIndex{head})),
                    numbers(exactStage(after, stage, HeadIndex{head})));
}

void addShifts(Applies applies = nullptr)
{
    QTest::addColumn<LawSetting>("setting");
    QTest::addColumn<int>("shift");
    for (const LawSetting &setting : lawSettings(applies))
        for (const int shift : {1, 100, 1 << 20}) {
            if (setting.method == MethodId::Learned && shift > 500)
                continue; // beyond the table: refused, not computed
            const std::string name = setting.name() + ", by " + std::to_string(shift);
            QTest::newRow(name.c_str()) << setting << shift;
        }
}

} // namespace

/// What order and absolute position change, for seven methods under four masks.
class LawsOfOrder : public QObject {
    Q_OBJECT

private slots:
    void permutedTokensGivePermutedOutputs_data() { addLawRows(); }
    void permutedTokensGivePermutedOutputs()
    {
        QFETCH(LawSetting, setting);
        const Model model = lawModel(setting);
        Comparison comparison;
        const auto before = prepareLegal(model, comparison);
        const auto after = prepareLegal(permutedTokens(model), comparison);
        VERIFY_AGREES(comparison);
        const bool equivariant = setting.method == MethodId::None && setting.mask == LawMask::None;
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> original = exactStage(*before, Stage::Output, HeadIndex{h});
            const Matrix<double> moved = exactStage(*after, Stage::Output, HeadIndex{h});
            const double gap = (moved - permuted(original)).cwiseAbs().maxCoeff();
            const double meanGap =
                (moved.colwise().mean() - original.colwise().mean()).cwiseAbs().maxCoeff();
            const QString found =
                QStringLiteral("head %1: gap %2, of the mean %3").arg(h).arg(gap).arg(meanGap);
            comparison.demand(equivariant ? gap <= 1e-12 : gap >= orderGap, found);
            if (equivariant)
                comparison.demand(meanGap <= 1e-12, found);
        }
        VERIFY_AGREES(comparison);
    }

    void shiftingAllPositions_data() { addShifts(); }
    void shiftingAllPositions()
    {
        QFETCH(LawSetting, setting);
        QFETCH(int, shift);
        Model model = lawModel(setting);
        Comparison comparison;
        const auto before = prepareLegal(model, comparison);
        model.positionStart = shift;
        const auto after = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h) {
            const double change = scoreChange(*before, *after, h, Stage::Scores);
            const QString found = QStringLiteral("head %1: scores change by %2").arg(h).arg(change);
            if (setting.actsOnInput())
                comparison.demand(change >= shiftGap && std::isfinite(change), found);
            else if (setting.method == MethodId::Rope)
                comparison.demand(change <= (shift > 1000 ? 1e-8 : 1e-12), found);
            else
                comparison.demand(change == 0, found);
        }
        VERIFY_AGREES(comparison);
    }

    // Consecutive positions take the Toeplitz path, listed ones are gathered: the same scores.
    void listedPositionsShiftAlike_data() { addLawRows(); }
    void listedPositionsShiftAlike()
    {
        QFETCH(LawSetting, setting);
        Model model = lawModel(setting);
        model.positionStart = 40;
        Comparison comparison;
        const auto started = prepareLegal(model, comparison);
        model.positionStart = 0;
        model.positions = Tensor::vector({40, 41, 42, 43, 44, 45});
        const auto listed = prepareLegal(model, comparison);
        model.positionStart = 30;
        model.positions = Tensor::vector({10, 11, 12, 13, 14, 15});
        const auto both = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h) {
            const Matrix<double> expected = exactStage(*started, Stage::Output, HeadIndex{h});
            comparison.same("listed", exactStage(*listed, Stage::Output, HeadIndex{h}), expected);
            comparison.same("both", exactStage(*both, Stage::Output, HeadIndex{h}), expected);
        }
        VERIFY_AGREES(comparison);
    }

    void gapsBetweenPositionsShiftAlike_data() { addLawRows(); }
    void gapsBetweenPositionsShiftAlike()
    {
        QFETCH(LawSetting, setting);
        Model model = lawModel(setting);
        model.positions = Tensor::vector({3, 0, 12, 5, 5, 40});
        Comparison comparison;
        const auto before = prepareLegal(model, comparison);
        model.positionStart = 100;
        const auto after = prepareLegal(model, comparison);
        VERIFY_AGREES(comparison);
        for (int h = 0; h < setting.heads; ++h) {
            const double change = scoreChange(*before, *after, h, Stage::Scores);
            const double allowed = setting.method == MethodId::Rope ? 1e-12 : 0;
            comparison.demand(setting.actsOnInput() ? change >= shiftGap : change <= allowed,
                              QStringLiteral("head %1: %2").arg(h).arg(change));
        }
        VERIFY_AGREES(comparison);
    }

    // Neighbours are a vector over displacement, others are gathered from it, far ones are looked
    // up one by one: the bias of a pair is that of its displacement on every path.
    void biasFollowsAnyPositions_data()
    {
        addLawRows([](const LawSetting &s) {
            return s.method == MethodId::T5 || s.method == MethodId::Alibi;
        });
    }
    void biasFollowsAnyPositions()
    {
        QFETCH(LawSetting, setting);
        Model model = lawModel(setting);
        const T5Buckets buckets(model.t5);
        const Matrix<double> table = t5Table(model.t5, setting.heads);
        const std::vector<double> slopes = alibiSlopes(model.alibi, setting.heads);
        Comparison comparison;
        for (const std::vector<double> &positions :
             {std::vector<double>{0, 1, 2, 3, 4, 5}, std::vector<double>{4, 0, 7, 2, 2, -3},
              std::vector<double>{0, 1e9, -5e8, 77, 3, 4}}) {
            model.positions = Tensor::vector(positions);
            const auto prepared = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            for (int h = 0; h < setting.heads; ++h) {
                Matrix<double> expected(6, 6);
                for (int i = 0; i < 6; ++i)
                    for (int j = 0; j < 6; ++j) {
                        const auto delta =
                            static_cast<std::int64_t>(positions[static_cast<std::size_t>(j)] -
                                                      positions[static_cast<std::size_t>(i)]);
                        expected(i, j) = setting.method == MethodId::T5
                                             ? table(buckets.bucket(delta), h)
                                             : -slopes[static_cast<std::size_t>(h)] *
                                                   static_cast<double>(std::abs(delta));
                    }
                comparison.same("bias", exactStage(*prepared, Stage::Bias, HeadIndex{h}), expected);
                comparison.same("position", exactStage(*prepared, Stage::Position, HeadIndex{h}),
                                expected);
            }
        }
        VERIFY_AGREES(comparison);
    }

    // Forms key and last state other scores, but the same weights, wherever the sequence starts.
    void everyAlibiFormGivesTheSameWeights_data()
    {
        addShifts([](const LawSetting &s) { return s.method == MethodId::Alibi && s.isCausal(); });
    }
    void everyAlibiFormGivesTheSameWeights()
    {
        QFETCH(LawSetting, setting);
        QFETCH(int, shift);
        Model model = lawModel(setting);
        Comparison comparison;
        const auto reference = prepareLegal(model, comparison);
        model.positionStart = shift;
        for (const AlibiForm form : {AlibiForm::Distance, AlibiForm::Key, AlibiForm::Last}) {
            model.alibi.form = form;
            const auto shifted = prepareLegal(model, comparison);
            VERIFY_AGREES(comparison);
            for (int h = 0; h < setting.heads; ++h) {
                // Under form key the scores are as large as the shift, and so is their rounding.
                const double rounding = form == AlibiForm::Key ? 1e-15 * (shift + 10) : 1e-14;
                comparison.demand(scoreChange(*reference, *shifted, h, Stage::Weights) <= rounding,
                                  QStringLiteral("weights of form %1").arg(static_cast<int>(form)));
                if (form == AlibiForm::Distance)
                    continue;
                comparison.demand(scoreChange(*reference, *shifted, h, Stage::Scores) >= 0.15,
                                  QStringLiteral("scores of form %1").arg(static_cast<int>(form)));
            }
        }
        VERIFY_AGREES(comparison);
    }
};

QTEST_GUILESS_MAIN(LawsOfOrder)
#include "tst_laws_order.moc"
