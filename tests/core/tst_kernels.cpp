// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frame.h"
#include "core/kernels/rowkernels.h"
#include "core/numeric.h"
#include "core/rng.h"
#include "core/rowpool.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

using namespace locus::core;

namespace {

std::vector<float> drawn(std::size_t count, std::uint64_t seed, double halfWidth = 1)
{
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] =
            static_cast<float>(randomUniform(seed, RandomStream::TokenVector, i, 0, halfWidth));
    return values;
}

std::vector<float> packed(const std::vector<float> &keys, int n, int d)
{
    const int panels = (n + panelWidth - 1) / panelWidth;
    std::vector<float> to(static_cast<std::size_t>(panels * panelWidth * d), 0.0F);
    for (int j = 0; j < n; ++j)
        for (int c = 0; c < d; ++c)
            to[static_cast<std::size_t>((j / panelWidth) * panelWidth * d + c * panelWidth +
                                        j % panelWidth)] =
                keys[static_cast<std::size_t>(j * d + c)];
    return to;
}

} // namespace

class TestKernels : public QObject {
    Q_OBJECT

private slots:
    void products_data();
    void products();
    void softmax_data() { kernelRows(); }
    void softmax();
    void rangeSkipsNaN_data() { kernelRows(); }
    void rangeSkipsNaN();
    void threadsChangeNoBit();
    void memoryOfADroppedImageIsUsedAgain();
    void poolRunsEveryPieceOnce();

private:
    static void kernelRows();
    static const RowKernels &chosen(bool wide);
};

void TestKernels::kernelRows()
{
    QTest::addColumn<bool>("wide");
    QTest::newRow("baseline") << false;
    if (v3RowKernels())
        QTest::newRow("x86-64-v3") << true;
}

const RowKernels &TestKernels::chosen(bool wide)
{
    return wide ? *v3RowKernels() : baselineRowKernels();
}

void TestKernels::products_data()
{
    QTest::addColumn<bool>("wide");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("channels");
    for (const bool wide : {false, true}) {
        if (wide && !v3RowKernels())
            continue;
        const char *name = chosen(wide).name;
        QTest::addRow("%s, whole tiles", name) << wide << 32 << 64 << 64;
        QTest::addRow("%s, ragged rows and columns", name) << wide << 7 << 37 << 5;
        QTest::addRow("%s, one cell", name) << wide << 1 << 1 << 1;
        QTest::addRow("%s, one column beyond a panel", name) << wide << 3 << 17 << 8;
    }
}

void TestKernels::products()
{
    QFETCH(bool, wide);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, channels);
    const auto q = drawn(static_cast<std::size_t>(rows * channels), 1);
    const auto k = drawn(static_cast<std::size_t>(columns * channels), 2);
    const int stride = columns + 3;
    const float untouched = -7;
    const float scale = 0.5F;
    std::vector<float> out(static_cast<std::size_t>(rows * stride), untouched);
    chosen(wide).products(q.data(), rows, channels, packed(k, columns, channels).data(), columns,
                          scale, out.data(), stride);
    for (int i = 0; i < rows; ++i) {
        for (int j = 0; j < columns; ++j) {
            double sum = 0;
            for (int c = 0; c < channels; ++c)
                sum += static_cast<double>(q[static_cast<std::size_t>(i * channels + c)]) *
                       static_cast<double>(k[static_cast<std::size_t>(j * channels + c)]);
            const double got = static_cast<double>(out[static_cast<std::size_t>(i * stride + j)]);
            QVERIFY2(
                std::abs(got - 0.5 * sum) < 1e-5,
                qPrintable(QString("(%1, %2): %3, not %4").arg(i).arg(j).arg(got).arg(0.5 * sum)));
        }
        for (int j = columns; j < stride; ++j)
            QCOMPARE(out[static_cast<std::size_t>(i * stride + j)], untouched);
    }
}

void TestKernels::softmax()
{
    QFETCH(bool, wide);
    for (const int n : {1, 2, 7, 8, 9, 31, 1000}) {
        std::vector<float> row = drawn(static_cast<std::size_t>(n), 3, 40);
        const std::vector<double> scores(row.begin(), row.end());
        std::vector<double> exact = scores;
        const RowSum<double> expected = softmaxInPlace(exact.data(), n);
        float max = 0;
        float logSum = 0;
        chosen(wide).softmax(row.data(), n, &max, &logSum);
        QCOMPARE(static_cast<double>(max), expected.max);
        QVERIFY(std::abs(static_cast<double>(logSum) - expected.logSum) < 2e-6);
        for (int j = 0; j < n; ++j) {
            const double got = static_cast<double>(row[static_cast<std::size_t>(j)]);
            const double want = exact[static_cast<std::size_t>(j)];
            // The difference e - max is itself rounded to a float, which exp turns into a relative
            // error.
            const double below = std::abs(scores[static_cast<std::size_t>(j)] - expected.max);
            const double tolerance = want * (1.2e-6 + 6e-8 * below) + 1e-37;
            QVERIFY2(std::abs(got - want) <= tolerance,
                     qPrintable(QString("%1, not %2").arg(got).arg(want)));
        }
    }
    // Far below the largest score exp leaves the normal floats: exactly 0.
    std::vector<float> row = {0.0F, -86.0F, -88.0F, -1e30F};
    float max = 0;
    float logSum = 0;
    chosen(wide).softmax(row.data(), 4, &max, &logSum);
    QCOMPARE(row[0], 1.0F);
    QVERIFY(row[1] > 0);
    QCOMPARE(row[2], 0.0F);
    QCOMPARE(row[3], 0.0F);
}

void TestKernels::rangeSkipsNaN()
{
    QFETCH(bool, wide);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    for (const int n : {3, 8, 11, 20}) {
        std::vector<float> row(static_cast<std::size_t>(n), nan);
        row[1] = -4;
        row[static_cast<std::size_t>(n - 1)] = 9;
        float min = 0;
        float max = 0;
        chosen(wide).range(row.data(), n, &min, &max);
        QCOMPARE(min, -4.0F);
        QCOMPARE(max, 9.0F);
    }
}

void TestKernels::threadsChangeNoBit()
{
    Model model;
    model.content.source = ContentSource::Random;
    model.content.n = 300;
    for (const MethodId method : allMethods) {
        model.method = method;
        FrameCache one(2, 1);
        FrameCache three(2, 3);
        for (const Stage stage : {Stage::Scores, Stage::Weights, Stage::Output}) {
            const auto a = one.compute(model, {{stage, 0}});
            const auto b = three.compute(model, {{stage, 0}});
            const std::vector<float> &left = a->image(stage, 0)->values;
            const std::vector<float> &right = b->image(stage, 0)->values;
            QCOMPARE(left.size(), right.size());
            QVERIFY2(std::memcmp(left.data(), right.data(), left.size() * sizeof(float)) == 0,
                     methodName(method));
        }
    }
}

void TestKernels::memoryOfADroppedImageIsUsedAgain()
{
    Model model;
    model.content.source = ContentSource::Random;
    model.content.n = 100;
    const Prepared prepared = prepare(model);
    RowPool pool(1);
    StageImages images(pool);
    auto first = images.make(prepared, {Stage::Weights, 0});
    const float *memory = first->values.data();
    const std::vector<float> copy = first->values;
    first.reset();
    const auto second = images.make(prepared, {Stage::Weights, 0});
    QCOMPARE(second->values.data(), memory);
    QCOMPARE(second->values, copy);
}

void TestKernels::poolRunsEveryPieceOnce()
{
    for (const int threads : {1, 2, 4}) {
        RowPool pool(threads);
        QCOMPARE(pool.threads(), threads);
        for (const int pieces : {0, 1, 2, 100}) {
            std::vector<std::atomic<int>> runs(static_cast<std::size_t>(pieces));
            pool.run(pieces, [&](int piece) { ++runs[static_cast<std::size_t>(piece)]; });
            for (const auto &count : runs)
                QCOMPARE(count.load(), 1);
        }
    }
}

QTEST_APPLESS_MAIN(TestKernels)
#include "tst_kernels.moc"
