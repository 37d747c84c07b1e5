// SPDX-License-Identifier: GPL-3.0-or-later
// Curves beyond the displacements of the keys, and where a mean of cosines rises again.
#include "core/attention.h"
#include "core/curves.h"
#include "tests/support/samplemodels.h"

#include <QtTest>

#include <cmath>

using namespace locus::core;
using namespace locus::tests;

namespace {

Curve curveAt(const Prepared &p, std::optional<std::int64_t> reach)
{
    return std::get<Curve>(curveOf(p, {0}, {4}, {1}, reach));
}

} // namespace

class CurveReachTest : public QObject {
    Q_OBJECT

private slots:
    void everyReachIsAPartOfTheSameCurve_data()
    {
        QTest::addColumn<MethodId>("method");
        for (const MethodId method :
             {MethodId::Sinusoidal, MethodId::Shaw, MethodId::T5, MethodId::Alibi, MethodId::Rope})
            QTest::newRow(methodName(method)) << method;
    }
    void everyReachIsAPartOfTheSameCurve()
    {
        QFETCH(MethodId, method);
        const Prepared p = prepare(sampleModel(method));
        const Curve keys = curveAt(p, {});
        QCOMPARE(keys.delta.back(), p.shapes.nKey - 1);
        for (const std::int64_t reach : {std::int64_t{3}, std::int64_t{200}}) {
            const Curve curve = curveAt(p, reach);
            QCOMPARE(curve.delta.front(), -reach);
            QCOMPARE(curve.delta.back(), reach);
            QCOMPARE(curve.value.size(), curve.delta.size());
            const std::int64_t common = std::min(reach, keys.delta.back());
            for (std::int64_t delta = -common; delta <= common; ++delta)
                QCOMPARE(curve.value[static_cast<std::size_t>(delta + reach)],
                         keys.value[static_cast<std::size_t>(delta + keys.delta.back())]);
        }
    }

    void farFromTheKeysTheScoreIsStillThatOfTheTurn()
    {
        const Prepared p = prepare(sampleModel(MethodId::Rope));
        const Curve curve = curveAt(p, 1000);
        const RotationTable &table = *p.hooks.onKey;
        for (const std::int64_t delta : {-1000, -77, 500, 1000}) {
            double score = 0;
            double cosines = 0;
            std::vector<bool> turns(static_cast<std::size_t>(p.shapes.dHead), false);
            const Row<double> q = p.projected.q[0].row(4);
            const Row<double> k = p.projected.k[0].row(1);
            for (std::size_t r = 0; r < table.pairs.size(); ++r) {
                const auto [a, b] = table.pairs[r];
                turns[static_cast<std::size_t>(a)] = turns[static_cast<std::size_t>(b)] = true;
                const double angle = static_cast<double>(delta) * table.frequencies[r];
                score += q[a] * (k[a] * std::cos(angle) - k[b] * std::sin(angle)) +
                         q[b] * (k[a] * std::sin(angle) + k[b] * std::cos(angle));
                cosines += std::cos(angle);
            }
            for (int c = 0; c < p.shapes.dHead; ++c)
                if (!turns[static_cast<std::size_t>(c)])
                    score += q[c] * k[c];
            const auto at = static_cast<std::size_t>(delta + 1000);
            QVERIFY(std::abs(curve.value[at] - score * p.exact.scale) < 1e-12);
            QVERIFY(std::abs(curve.meanCos[at] - cosines / double(table.pairs.size())) < 1e-12);
        }
    }

    void theFirstRise()
    {
        QCOMPARE(firstRise({}), std::nullopt);
        QCOMPARE(firstRise({1}), std::nullopt);
        QCOMPARE(firstRise({0.5, 1, 0.5}), std::nullopt);
        QCOMPARE(firstRise({0.7, 0.2, 0.5, 1, 0.5, 0.2, 0.7}), std::optional<std::int64_t>(2));
        QCOMPARE(firstRise({1, 1, 1}), std::nullopt);         // a standstill is no rise
        QCOMPARE(firstRise({1, 1, 1 + 1e-14}), std::nullopt); // nor is rounding
        QCOMPARE(firstRise({2, 1, 2}), std::optional<std::int64_t>(0));
    }

    /// A single block: cos(delta) falls up to pi, so the whole displacements do up to 3.
    void oneBlockTurnsRoundAfterHalfATurn()
    {
        const Prepared p = prepare(identicalModel(MethodId::Rope, 9, {1, 0}, {1, 0}));
        QCOMPARE(firstRise(curveAt(p, 40).meanCos), std::optional<std::int64_t>(3));
    }
};

QTEST_APPLESS_MAIN(CurveReachTest)
#include "tst_curvereach.moc"
