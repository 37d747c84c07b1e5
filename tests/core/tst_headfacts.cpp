// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headfacts.h"
#include "core/inspect.h"
#include "core/patch.h"

#include <QTest>

#include <cmath>

using namespace locus::core;

namespace {

Prepared prepared(const Patch &patch)
{
    return prepare(std::get<Scene>(applied(Scene{}, patch)).model);
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

} // namespace

class HeadFactsTest : public QObject {
    Q_OBJECT

private slots:
    void equalScoresSpreadTheRowEvenly()
    {
        // Identical content without a position method: every allowed key weighs the same.
        const auto p = prepared({{"content.source", std::string("identical")},
                                 {"content.n", 4.0},
                                 {"method", std::string("none")}});
        const auto facts = headFacts(p, {3}, {1});
        QCOMPARE(facts.size(), std::size_t(1));
        QVERIFY(near(facts[0].weight, 0.25));
        QVERIFY(near(facts[0].contentWeight, 0.25));
        QVERIFY(near(facts[0].meanDistance.value(), (3 + 2 + 1 + 0) / 4.0));
        QVERIFY(near(facts[0].entropy.value(), 2));
        QVERIFY(near(facts[0].rowSum, 1));
        QVERIFY(!facts[0].slope);
    }

    void oneAllowedKeyLeavesNothingToChoose()
    {
        const auto p = prepared({{"method", std::string("none")}});
        const auto facts = headFacts(p, {0}, {0}); // causal: the first query sees itself alone
        QCOMPARE(facts[0].weight, 1.0);
        QCOMPARE(facts[0].entropy, std::optional(0.0));
        QVERIFY(!std::signbit(*facts[0].entropy));
        QCOMPARE(facts[0].meanDistance, std::optional(0.0));
    }

    void aBiasAfterSoftmaxLeavesNoDistribution()
    {
        const auto p = prepared({{"content.source", std::string("identical")},
                                 {"content.n", 4.0},
                                 {"method", std::string("alibi")},
                                 {"alibi.slopes", Value::Array{0.5}},
                                 {"mistake", std::string("bias_after_softmax")}});
        const auto facts = headFacts(p, {3}, {1});
        QVERIFY(!facts[0].meanDistance);
        QVERIFY(!facts[0].entropy);
        QVERIFY(near(facts[0].rowSum, 1 - 0.5 * (3 + 2 + 1)));
    }

    void steepHeadsLookNearby()
    {
        const auto p = prepared({{"content.source", std::string("identical")},
                                 {"content.n", 12.0},
                                 {"content.heads", 8.0},
                                 {"method", std::string("alibi")}});
        const auto facts = headFacts(p, {11}, {4});
        QCOMPARE(facts.size(), std::size_t(8));
        QCOMPARE(facts[0].slope, std::optional(0.5));
        QCOMPARE(facts[7].slope, std::optional(1 / 256.0));
        for (std::size_t head = 1; head < facts.size(); ++head) {
            QVERIFY(facts[head].meanDistance > facts[head - 1].meanDistance);
            QVERIFY(facts[head].entropy > facts[head - 1].entropy);
        }
        QVERIFY(near(facts[0].position, -0.5 * 7));
    }
};

QTEST_APPLESS_MAIN(HeadFactsTest)
#include "tst_headfacts.moc"
