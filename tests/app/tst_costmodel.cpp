// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/costmodel.h"

#include <QTest>

using namespace locus;
using app::computationCost;
using app::CostModel;
using core::Stage;

class TestCostModel : public QObject {
    Q_OBJECT
private slots:
    void costGrowsWithPairsAndOnlyForThem()
    {
        core::Model model;
        model.content.source = core::ContentSource::Random;
        model.content.n = 512;
        model.mask = core::MaskKind::None;
        const double vectors = computationCost(model, {});
        QCOMPARE(computationCost(model, {{Stage::Encoding, 0}}), vectors);
        const double weights = computationCost(model, {{Stage::Weights, 0}}) - vectors;
        QVERIFY(weights >= 512.0 * 512 * 64);
        QCOMPARE(computationCost(model, {{Stage::Weights, 0}, {Stage::Weights, 1}}) - vectors,
                 2 * weights);
        QVERIFY(computationCost(model, {{Stage::Output, 0}}) - vectors > weights);
        model.mask = core::MaskKind::Causal;
        QCOMPARE(computationCost(model, {{Stage::Weights, 0}}) - vectors, weights / 2);
        model.content.n = 1024;
        QCOMPARE(computationCost(model, {{Stage::Weights, 0}}) - computationCost(model, {}),
                 2 * weights);
    }

    void theRateFollowsWhatWasMeasured()
    {
        CostModel model;
        for (int i = 0; i < 30; ++i)
            model.record(4e7, 4);
        QVERIFY(std::abs(model.milliseconds(1e8) - 10) < 0.1);
        model.record(1, CostModel::shortestMeasured / 2);
        QVERIFY(std::abs(model.milliseconds(1e8) - 10) < 0.1);
    }

    void goesToTheWorkerLateAndComesBackLate()
    {
        CostModel model;
        for (int i = 0; i < 60; ++i)
            model.record(1e7, 1);
        const auto taking = [](double milliseconds) { return 1e7 * milliseconds; };
        const double between = (CostModel::longestInPlace + CostModel::shortestInWorker) / 2;
        QVERIFY(!model.wantsWorker(taking(between)));
        QVERIFY(model.wantsWorker(taking(CostModel::longestInPlace + 1)));
        QVERIFY(model.wantsWorker(taking(between)));
        QVERIFY(!model.wantsWorker(taking(CostModel::shortestInWorker - 1)));
        QVERIFY(!model.wantsWorker(taking(between)));
    }
};

QTEST_GUILESS_MAIN(TestCostModel)
#include "tst_costmodel.moc"
