// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/t5float.h"
#include "core/position/t5ruler.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace locus::core;

namespace {

T5Params params(int buckets, std::int64_t maxDistance, bool bidirectional)
{
    T5Params p;
    p.buckets = buckets;
    p.maxDistance = maxDistance;
    p.bidirectional = bidirectional;
    return p;
}

using Numbers = std::vector<int>;

void addSizes()
{
    QTest::addColumn<int>("buckets");
    QTest::addColumn<qint64>("maxDistance");
    QTest::addColumn<bool>("both");
    for (const bool both : {true, false})
        for (const int buckets : {4, 5, 8, 32, 33, 64})
            for (const qint64 distance : {17, 20, 128, 100000})
                if (T5Buckets::isDefined(params(buckets, distance, both)))
                    QTest::addRow("%d to %lld%s", buckets, distance, both ? ", both" : "")
                        << buckets << distance << both;
}

} // namespace

class T5RulerTest : public QObject {
    Q_OBJECT

private slots:
    void bandsHoldTheDisplacementsOfTheirBucket_data() { addSizes(); }
    void bandsHoldTheDisplacementsOfTheirBucket()
    {
        QFETCH(int, buckets);
        QFETCH(qint64, maxDistance);
        QFETCH(bool, both);
        const T5Params p = params(buckets, maxDistance, both);
        const T5Buckets exact(p);
        const std::vector<T5Band> bands = t5Bands(p);
        QVERIFY(!bands.front().first && !bands.back().last); // open at both ends
        for (std::size_t b = 0; b < bands.size(); ++b) {
            const T5Band &band = bands[b];
            for (const auto &end : {band.first, band.last})
                if (end)
                    QCOMPARE(exact.bucket(*end), band.bucket);
            if (b > 0) {
                QCOMPARE(*band.first, *bands[b - 1].last + 1);
                QVERIFY(band.bucket != bands[b - 1].bucket);
            }
        }
        QCOMPARE(exact.bucket(-10 * maxDistance), bands.front().bucket);
        QCOMPARE(exact.bucket(10 * maxDistance), bands.back().bucket);
    }

    void unreachedBucketsAreMetNowhere_data()
    {
        QTest::addColumn<int>("buckets");
        QTest::addColumn<qint64>("maxDistance");
        QTest::addColumn<bool>("both");
        QTest::addColumn<Numbers>("unreached");
        QTest::newRow("defaults") << 32 << qint64(128) << true << Numbers{16};
        QTest::newRow("one direction") << 32 << qint64(128) << false << Numbers{};
        QTest::newRow("odd") << 33 << qint64(128) << true << Numbers{16, 32};
        QTest::newRow("too many for the distance")
            << 32 << qint64(9) << true
            << Numbers{9, 10, 11, 12, 13, 14, 16, 25, 26, 27, 28, 29, 30};
    }
    void unreachedBucketsAreMetNowhere()
    {
        QFETCH(int, buckets);
        QFETCH(qint64, maxDistance);
        QFETCH(bool, both);
        QFETCH(Numbers, unreached);
        const T5Params p = params(buckets, maxDistance, both);
        const T5Buckets exact(p);
        std::set<int> met;
        for (std::int64_t delta = -300; delta <= 300; ++delta)
            met.insert(exact.bucket(delta));
        Numbers missing;
        for (int bucket = 0; bucket < buckets; ++bucket)
            if (!met.contains(bucket))
                missing.push_back(bucket);
        QCOMPARE(missing, unreached); // by scanning
        QCOMPARE(t5UnreachedBuckets(p), unreached);
    }

    void derivationComesToTheBucket_data() { addSizes(); }
    void derivationComesToTheBucket()
    {
        QFETCH(int, buckets);
        QFETCH(qint64, maxDistance);
        QFETCH(bool, both);
        const T5Params p = params(buckets, maxDistance, both);
        const T5Buckets exact(p);
        for (std::int64_t delta = -400; delta <= 400; ++delta) {
            const T5Derivation d = t5Derivation(p, delta);
            QCOMPARE(d.bucket, exact.bucket(delta));
            if (!d.isLogarithmic()) {
                QCOMPARE(d.bucket, d.offset + static_cast<int>(d.distance));
                continue;
            }
            QCOMPARE(d.bucket, d.offset + std::min(d.maxExact + d.floor, d.perDirection - 1));
            // In exact arithmetic the floor is that of inside; in double it may miss a whole one.
            QVERIFY2(d.inside > d.floor - 1e-9 && d.inside < d.floor + 1,
                     qPrintable(QString::number(delta)));
        }
    }

    void derivationOfTheMockUp()
    {
        const T5Derivation d = t5Derivation(params(32, 128, true), -36);
        QCOMPARE(d.distance, std::int64_t{36});
        QCOMPARE(d.offset, 0);
        QCOMPARE(d.maxExact, 8);
        QCOMPARE(d.perDirection, 16);
        QCOMPARE(d.floor, 4);
        QCOMPARE(d.bucket, 12);
        QVERIFY(std::abs(d.inside - 4.339850002884624) < 1e-12); // 2 log2(4.5)
        const T5Derivation after = t5Derivation(params(32, 128, true), 5000);
        QCOMPARE(after.offset, 16);
        QCOMPARE(after.bucket, 31);
        QVERIFY(after.floor > 8); // beyond the last bucket, and brought back to it
        const T5Derivation ahead = t5Derivation(params(32, 128, false), 7);
        QCOMPARE(ahead.distance, std::int64_t{0});
        QCOMPARE(ahead.bucket, 0);
    }

    void floatLeavesTheExactBucketOnlyAtBounds_data() { addSizes(); }
    void floatLeavesTheExactBucketOnlyAtBounds()
    {
        QFETCH(int, buckets);
        QFETCH(qint64, maxDistance);
        QFETCH(bool, both);
        const T5Params p = params(buckets, maxDistance, both);
        const T5Buckets exact(p);
        for (const BucketPipeline pipeline : {BucketPipeline::F32, BucketPipeline::F64}) {
            std::vector<BucketDifference> scanned;
            for (std::int64_t delta = -2000; delta <= 2000; ++delta)
                if (const int model = t5FloatBucket(p, delta, pipeline);
                    model != exact.bucket(delta))
                    scanned.push_back({delta, exact.bucket(delta), model});
            std::vector<BucketDifference> found = t5FloatDifferences(p, pipeline);
            std::erase_if(found, [](const auto &at) { return std::abs(at.delta) > 2000; });
            QVERIFY(found == scanned);
        }
    }

    void knownFailuresOfFloat32()
    {
        QVERIFY(t5FloatDifferences(params(32, 128, true), BucketPipeline::F32).empty());
        const std::vector<BucketDifference> expected = {{-98, 14, 13}, {-28, 11, 10}};
        QVERIFY(t5FloatDifferences(params(17, 343, false), BucketPipeline::F32) == expected);
        QCOMPARE(t5BucketFloat32(params(17, 343, false), -98), 13);
        QCOMPARE(t5BucketFloat32(params(17, 343, false), -97), 13);
    }
};

QTEST_APPLESS_MAIN(T5RulerTest)
#include "tst_t5ruler.moc"
