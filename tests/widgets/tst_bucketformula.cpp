// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/t5ruler.h"
#include "core/prepared.h"
#include "tests/support/paintersamples.h"
#include "widgets/bucketformula.h"
#include "widgets/pairnumbers.h"

#include <QTest>

using namespace locus;
using namespace locus::widgets;

namespace {

core::T5Params params(int buckets, std::int64_t maxDistance, bool bidirectional)
{
    core::T5Params p;
    p.buckets = buckets;
    p.maxDistance = maxDistance;
    p.bidirectional = bidirectional;
    return p;
}

QString plain(const core::T5Params &p, std::int64_t delta, std::size_t which = 0)
{
    return formula::plainOf(bucketFormulas(core::t5Derivation(p, delta), delta).at(which));
}

} // namespace

class BucketFormulaTest : public QObject {
    Q_OBJECT

private slots:
    void theFormulaOfTheMockUp()
    {
        const core::T5Params p = params(32, 128, true);
        QCOMPARE(plain(p, -36),
                 QStringLiteral("bucket = 8 + ⌊(ln( |Δ| / 8 )) / (ln( 128 / 8 )) · 8⌋ = "
                                "8 + ⌊(ln( 36 / 8 )) / (ln( 16 )) · 8⌋ = 8 + ⌊4.340⌋ = 12"));
        QCOMPARE(plain(p, -36, 2), QStringLiteral("bucket = 8 + ⌊4.340⌋ = 12"));
        QVERIFY(formula::latexOf(bucketFormulas(core::t5Derivation(p, -36), -36).front())
                    .contains(QStringLiteral("\\left\\lfloor")));
    }

    void everySideOfTheDefinition()
    {
        const core::T5Params p = params(32, 128, true);
        QCOMPARE(plain(p, -5), QStringLiteral("bucket = |Δ| = 5"));
        QCOMPARE(plain(p, 0), QStringLiteral("bucket = |Δ| = 0"));
        QCOMPARE(plain(p, 3), QStringLiteral("bucket = 16 + |Δ| = 16 + 3 = 19"));
        QCOMPARE(plain(p, 36, 2), QStringLiteral("bucket = 16 + 8 + ⌊4.340⌋ = 28"));
        QCOMPARE(plain(p, -128, 2), QStringLiteral("bucket = min( 8 + ⌊8.000⌋ , 15 ) = 15"));
        QCOMPARE(plain(p, 5000, 2), QStringLiteral("bucket = 16 + min( 8 + ⌊18.575⌋ , 15 ) = 31"));
        QCOMPARE(plain(params(32, 128, false), 4), QStringLiteral("bucket = max( −Δ , 0 ) = 0"));
    }

    // The floor of what is written is the floor that was taken.
    void theFloorCanBeReadOff()
    {
        for (const auto &p : {params(32, 128, true), params(18, 128, true), params(17, 343, false),
                              params(36, 32, false), params(128, 1 << 20, true)})
            for (std::int64_t delta = -2000; delta <= 0; ++delta) {
                const core::T5Derivation how = core::t5Derivation(p, delta);
                if (!how.isLogarithmic() || how.distance > how.maxDistance)
                    continue;
                const QString text = plain(p, delta, 2);
                const QString inside = text.section(QChar(0x230A), 1).section(QChar(0x230B), 0, 0);
                QVERIFY2(static_cast<int>(inside.toDouble()) == how.floor,
                         qPrintable(QString::number(delta) + QLatin1Char(' ') + text));
            }
    }

    void theInspectorWritesItOut()
    {
        core::Model model = tests::model(core::MethodId::T5, 64);
        model.mask = core::MaskKind::None;
        const core::Prepared prepared = core::prepare(model);
        PairNumbers numbers;
        numbers.resize(1380, 62);
        PairContext context;
        context.divisor = {4};
        numbers.setReport(core::inspectPair(prepared, {0}, {45}, {9}), context);
        QVERIFY(numbers.plainText().contains(QStringLiteral("8 + ⌊4.340⌋ = 12")));
        const QStringList lines = numbers.latex().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 2); // the bucket, then the score
        QVERIFY(lines[0].contains(QStringLiteral("\\lfloor")));
        QVERIFY(lines[1].startsWith(QStringLiteral("e_")));
        QCOMPARE(numbers.heightForWidth(1380), 44); // on one line
        QCOMPARE(numbers.heightForWidth(765), 44);  // what both formulas tell goes first
        QVERIFY(numbers.heightForWidth(400) > 44);
    }
};

QTEST_MAIN(BucketFormulaTest)
#include "tst_bucketformula.moc"
