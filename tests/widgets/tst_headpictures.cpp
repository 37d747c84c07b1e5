// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frame.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/samplemodels.h"
#include "widgets/painters/headdetail.h"
#include "widgets/painters/headgrid.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace locus;
using widgets::KeptFacts;

namespace {

std::shared_ptr<const core::Frame> frameOf(core::MethodId method,
                                           core::Mistake mistake = core::Mistake::None)
{
    core::Model model = tests::sampleModel(method, core::MaskKind::Causal);
    model.mistake = mistake;
    model.content.heads = 4;
    model.content.dModel = 4 * model.content.dHead;
    core::FrameCache cache;
    return cache.compute(model, {{core::Stage::Weights, 0}, {core::Stage::Weights, 1}});
}

} // namespace

class HeadPicturesTest : public QObject {
    Q_OBJECT
private slots:
    /// All heads cost a row of scores each: hovering and choosing a head must not ask again.
    void factsAreComputedOncePerRowAndFrame()
    {
        const auto frame = frameOf(core::MethodId::Alibi);
        QVERIFY(!frame->refusal);
        core::View view;
        view.query = 3;
        view.key = 1;
        KeptFacts kept;
        QImage image(500, 300, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        const auto paint = [&](std::optional<int> hovered) {
            widgets::paintHeadPlot(painter, image.rect(), *frame, view, widgets::Theme::light(),
                                   hovered, &kept);
        };
        paint({});
        QCOMPARE(kept.computedCount(), 1);
        paint(2);
        view.head = 3;
        paint({});
        QCOMPARE(kept.computedCount(), 1);
        view.query = 4;
        paint({});
        QCOMPARE(kept.computedCount(), 2);
        view.key = 2;
        paint({});
        QCOMPARE(kept.computedCount(), 3);
        const auto other = frameOf(core::MethodId::T5);
        QCOMPARE(kept.of(*other, view).size(), std::size_t(4));
        QCOMPARE(kept.computedCount(), 4);
    }

    void theMapsOfAllHeadsKeepThemToo()
    {
        const auto frame = frameOf(core::MethodId::Alibi);
        core::View view;
        widgets::HeadGridCache cache;
        QImage image(500, 400, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        const auto geometry = widgets::headGridGeometry(image.rect(), 4);
        for (const int head : {0, 2, 3}) {
            view.head = head;
            widgets::paintHeadGrid(painter, geometry, frame, view, widgets::Theme::dark(), cache,
                                   1);
        }
        QCOMPARE(cache.facts.computedCount(), 1);
    }

    void aRowThatIsNoDistributionHasNoMean()
    {
        core::View view;
        view.query = 5;
        view.key = 1;
        for (const bool late : {false, true}) {
            const auto frame = frameOf(core::MethodId::Alibi, late ? core::Mistake::BiasAfterSoftmax
                                                                   : core::Mistake::None);
            const auto textsOf = [](QSize size, const auto &paint) {
                return tests::paintedTexts(size, paint).join(QLatin1Char('|'));
            };
            const QSize size(540, 300);
            const QString texts =
                textsOf(size,
                        [&](QPainter &painter) {
                            widgets::paintHeadDetail(painter, QRectF(QPointF(), size), *frame, view,
                                                     widgets::Theme::light());
                        }) +
                textsOf(size, [&](QPainter &painter) {
                    widgets::paintHeadPlot(painter, QRectF(QPointF(), size), *frame, view,
                                           widgets::Theme::light());
                });
            QCOMPARE(texts.contains(QLatin1String("entropy, bits")), !late);
            QCOMPARE(texts.contains(QLatin1String("mean distance")), !late);
            QCOMPARE(texts.contains(QLatin1String("sum of the row")), late);
            QCOMPARE(texts.contains(QLatin1String("no mean, no entropy")), late);
        }
    }

    void factsOfOneHeadAreThoseAmongAll()
    {
        const auto frame = frameOf(core::MethodId::Alibi);
        const auto all = core::headFacts(*frame->prepared, {3}, {1});
        const auto one = core::headFactsOf(*frame->prepared, {2}, {3}, {1});
        QCOMPARE(one.weight, all[2].weight);
        QCOMPARE(one.entropy, all[2].entropy);
        QCOMPARE(one.slope, all[2].slope);
    }
};

QTEST_MAIN(HeadPicturesTest)
#include "tst_headpictures.moc"
