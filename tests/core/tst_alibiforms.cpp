// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alibiforms.h"
#include "core/attention.h"
#include "core/position/alibiseries.h"
#include "core/prefixes.h"
#include "core/rowsummary.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

#include <cmath>

using namespace locus::core;
using namespace locus::tests;

class AlibiFormsTest : public QObject {
    Q_OBJECT

private slots:
    void seriesOfAnyCount()
    {
        const std::vector<AlibiTerm> twelve = alibiSeries(12);
        for (int head = 0; head < 8; ++head)
            QVERIFY((twelve[static_cast<std::size_t>(head)] == AlibiTerm{head + 1, 8}));
        for (int head = 8; head < 12; ++head)
            QVERIFY((twelve[static_cast<std::size_t>(head)] == AlibiTerm{2 * (head - 8) + 1, 16}));
        for (int heads = 1; heads <= 128; ++heads) {
            const std::vector<AlibiTerm> terms = alibiSeries(heads);
            const std::vector<double> rule = alibiRule(heads, 8);
            QCOMPARE(static_cast<int>(terms.size()), heads);
            for (std::size_t head = 0; head < terms.size(); ++head)
                QCOMPARE(rule[head], std::exp2(-8.0 * terms[head].number / terms[head].series));
        }
    }

    // Each row is what the pipeline computes under that form.
    void rowsAreThoseOfTheirForm()
    {
        Model model = sampleModel(MethodId::Alibi);
        const AlibiForms forms = alibiForms(prepare(model), HeadIndex{1}, QueryIndex{5});
        QVERIFY(forms.areDefined);
        for (const AlibiFormRow &row : forms.rows) {
            model.alibi.form = row.form;
            const Prepared p = prepare(model);
            QCOMPARE(row.bias, exactRow(p, Stage::Bias, HeadIndex{1}, 5));
            const std::vector<double> weights = exactRow(p, Stage::Weights, HeadIndex{1}, 5);
            for (std::size_t j = 0; j < weights.size(); ++j)
                QVERIFY(std::abs(row.weights[j] - weights[j]) < 1e-15);
        }
    }

    void theSameWeightsUnderACausalMaskAlone()
    {
        Model model = sampleModel(MethodId::Alibi);
        const auto difference = [&model](int query) {
            return alibiForms(prepare(model), HeadIndex{0}, QueryIndex{query}).largestDifference;
        };
        for (int query = 0; query < 7; ++query)
            QVERIFY(difference(query) < 1e-15);
        model.positionStart = 1000;
        QVERIFY(difference(5) < 1e-13);
        model.positionStart = 0;
        model.mask = MaskKind::None;
        QVERIFY(difference(3) > 1e-3);
        QVERIFY(difference(6) < 1e-15); // the last query looks back at all of them
        QVERIFY(!alibiForms(prepare(model), HeadIndex{0}, QueryIndex{3}).areDefined);
        model.mask = MaskKind::Causal;
        model.mistake = Mistake::BiasAfterSoftmax;
        QVERIFY(difference(5) > 0.1); // a constant is not dropped
    }

    void whatStandsOutInARow()
    {
        Model model = sampleModel(MethodId::Alibi);
        const Prepared p = prepare(model);
        const RowSummary summary = rowSummary(p, QueryIndex{2}, {-3, -1, -2, 5, 5, 5, 5});
        QCOMPARE(summary.largest, std::optional(1)); // the others are masked
        QCOMPARE(summary.sum, -6.0);
        QCOMPARE(summary.ties, 1);
        QVERIFY(!summary.isFlat());
        const RowSummary tied = rowSummary(p, QueryIndex{6}, {1, 2, 2, 0, 0, 0, 2});
        QCOMPARE(tied.largest, std::optional(1)); // the first
        QCOMPARE(tied.ties, 3);
        QVERIFY(rowSummary(p, QueryIndex{3}, {2, 2, 2, 2, 9, 9, 9}).isFlat());
        QVERIFY(!rowSummary(p, QueryIndex{0}, {2, 2, 2, 2, 2, 2, 2}).isFlat()); // one key alone
        model.padding = Tensor::vector(std::vector<double>(7, 1));
        QVERIFY(!rowSummary(prepare(model), QueryIndex{2}, std::vector<double>(7, 0)).largest);
    }

    void prefixesOfACausalMask()
    {
        const Prepared p = prepare(identicalModel(MethodId::None, 6, {1, 2}, {0.5, -1}));
        for (const bool causal : {true, false}) {
            Model model = p.model;
            model.mask = causal ? MaskKind::Causal : MaskKind::None;
            const std::vector<PrefixRow> rows = prefixRows(prepare(model), HeadIndex{0}, 4, 3);
            QCOMPARE(rows.size(), std::size_t{4});
            for (int i = 0; i < 4; ++i) {
                const PrefixRow &row = rows[static_cast<std::size_t>(i)];
                QCOMPARE(row.allowed, causal ? i + 1 : 6);
                QVERIFY(row.isUniform);
                QCOMPARE(row.weights.size(), std::size_t{3});
                QVERIFY(std::abs(row.weights[0] - 1.0 / row.allowed) < 1e-15);
            }
        }
        const Prepared varied = prepare(sampleModel(MethodId::None));
        const std::vector<PrefixRow> rows = prefixRows(varied, HeadIndex{0}, 99, 99);
        QCOMPARE(rows.size(), std::size_t{7});
        QVERIFY(rows[0].isUniform); // one key
        QVERIFY(!rows[4].isUniform);
    }
};

QTEST_APPLESS_MAIN(AlibiFormsTest)
#include "tst_alibiforms.moc"
