// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/footprint.h"
#include "core/frame.h"

#include <QTest>

using namespace locus::core;

namespace {

Model randomModel(int n, MethodId method = MethodId::Alibi)
{
    Model model;
    model.content.source = ContentSource::Random;
    model.content.n = n;
    model.method = method;
    return model;
}

} // namespace

class TestFrameCache : public QObject {
    Q_OBJECT
private slots:
    void aFrameThatDoesNotFitIsRefusedWithItsBytes()
    {
        FrameCache cache(8, 1);
        std::size_t room = std::size_t{64} << 20;
        cache.setRoom([&room] { return room; });
        const Model model = randomModel(4096);
        const auto refused = cache.compute(model, {{Stage::Weights, 0}});
        QVERIFY(refused->refusal);
        QCOMPARE(refused->refusal->code, RefusalCode::NoRoom);
        QVERIFY(refused->refusal->value >= std::int64_t{4} * 4096 * 4096);
        QCOMPARE(refused->refusal->limit, static_cast<std::int64_t>(room));
        QVERIFY(!refused->prepared && refused->images.empty());
        QCOMPARE(cache.preparedCount(), 0);
        // The refusal is of the moment, not of the Model.
        room = std::size_t{1} << 40;
        const auto made = cache.compute(model, {{Stage::Weights, 0}});
        QVERIFY(!made->refusal && made->image(Stage::Weights, 0));
    }

    void whatIsThereAlreadyNeedsNoRoom()
    {
        FrameCache cache(8, 1);
        std::size_t room = std::size_t{1} << 40;
        cache.setRoom([&room] { return room; });
        const Model model = randomModel(4096);
        const auto first = cache.compute(model, {{Stage::Weights, 0}});
        room = 0;
        QVERIFY(!cache.compute(model, {{Stage::Weights, 0}})->refusal);
        QVERIFY(cache.compute(model, {{Stage::Weights, 0}, {Stage::Scores, 0}})->refusal);
    }

    void smallFramesAskNobody()
    {
        FrameCache cache(8, 1);
        cache.setRoom([] { return std::size_t{0}; });
        QVERIFY(!cache.compute(randomModel(512), {{Stage::Weights, 0}})->refusal);
    }

    void aLongDragKeepsNoMoreThanAFewFrames()
    {
        FrameCache cache(8, 1);
        Model model = randomModel(1024);
        std::size_t largest = 0;
        for (int step = 0; step < 40; ++step) {
            model.alibi.maxBias = 4 + step;
            const auto frame = cache.compute(model, {{Stage::Weights, 0}});
            largest = std::max(largest, cache.bytes());
        }
        QVERIFY2(largest < std::size_t{128} << 20, qPrintable(QString::number(largest)));
        // Two lengths later nothing of the first is left.
        for (const int n : {100, 90, 80, 70, 60, 50, 40, 30, 20})
            (void)cache.compute(randomModel(n), {{Stage::Weights, 0}});
        QVERIFY(cache.bytes() < std::size_t{4} << 20);
    }

    void methodsShareTheContent()
    {
        FrameCache cache(8, 1);
        Model model = randomModel(50, MethodId::Rope);
        const auto rope = cache.compute(model, {{Stage::Content, 0}});
        model.method = MethodId::T5;
        const auto t5 = cache.compute(model, {{Stage::Content, 0}, {Stage::Scores, 0}});
        QCOMPARE(t5->image(Stage::Content, 0), rope->image(Stage::Content, 0));
        QCOMPARE(cache.contentCount(), 1);
        model.mask = MaskKind::None; // the range of its colours is another one
        const auto open = cache.compute(model, {{Stage::Content, 0}});
        QVERIFY(open->image(Stage::Content, 0) != rope->image(Stage::Content, 0));
        model.scale = ScoreScale::None;
        const auto unscaled = cache.compute(model, {{Stage::Content, 0}});
        QVERIFY(unscaled->image(Stage::Content, 0) != open->image(Stage::Content, 0));
    }

    void valuesAreMadeWhenSomebodyLooks_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::newRow("values of the content") << MethodId::Rope;
        QTest::newRow("values of x + p") << MethodId::Sinusoidal;
    }
    void valuesAreMadeWhenSomebodyLooks()
    {
        QFETCH(MethodId, method);
        const Model model = randomModel(70, method);
        FrameCache cache(8, 2);
        const auto weights = cache.compute(model, {{Stage::Weights, 0}});
        QVERIFY(!weights->prepared->projected.v.isMade());
        QVERIFY(!weights->prepared->fast.v.isMade());
        const auto output = cache.compute(model, {{Stage::Output, 0}});
        QVERIFY(output->prepared->fast.v.isMade());
        // The same bits, whoever looks first.
        const Prepared alone = prepare(model);
        QCOMPARE(alone.exact.v[0], output->prepared->exact.v[0]);
        FrameCache one(8, 1);
        QCOMPARE(one.compute(model, {{Stage::Output, 0}})->image(Stage::Output, 0)->values,
                 output->image(Stage::Output, 0)->values);
    }

    void progressEndsAtOne()
    {
        FrameCache cache(8, 2);
        QCOMPARE(cache.progress().share(), 0.0);
        (void)cache.compute(randomModel(700), {{Stage::Weights, 0}, {Stage::Output, 0}});
        QCOMPARE(cache.progress().share(), 1.0);
    }

    void bytesAreThoseOfTheCells()
    {
        const Model model = randomModel(300, MethodId::Rope);
        const Shapes shapes = shapesOf(model);
        FrameCache cache(8, 1);
        const auto frame = cache.compute(model, {{Stage::Weights, 0}, {Stage::Q, 0}});
        for (const auto &[request, image] : frame->images)
            QCOMPARE(imageBytes(shapes, request.stage), image->values.size() * sizeof(float));
        Model padded = model;
        padded.padding = Tensor::vector(std::vector<double>(300, 0.0));
        QCOMPARE(preparedBytes(padded, shapes) - preparedBytes(model, shapes),
                 std::size_t{300} * 300);
    }
};

QTEST_APPLESS_MAIN(TestFrameCache)
#include "tst_framecache.moc"
