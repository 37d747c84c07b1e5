// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/difference.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/differencewords.h"
#include "widgets/heatmapview.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/readout.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using core::Stage;

namespace {

constexpr QSize size(528, 474);

struct Sample {
    std::shared_ptr<const core::Frame> a, b;
    std::shared_ptr<const core::Difference> difference;
    core::View view;
    HeatmapOptions options;

    Sample(const core::Model &modelA, const core::Model &modelB, Stage stage)
        : a(tests::frame(modelA, stage))
        , b(tests::frame(modelB, stage))
        , difference(core::differenceOf(a, b, {stage, 0}))
    {
        view.stage = stage;
        view.query = 4;
        view.key = 2;
        options.difference = difference.get();
    }

    [[nodiscard]] QImage painted(const Theme &theme) const
    {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.surface);
        QPainter painter(&image);
        paintHeatmap(painter, image.rect(), *b, view, theme, options);
        return image;
    }
    [[nodiscard]] QStringList texts() const
    {
        return tests::paintedTexts(size, [this](QPainter &painter) {
            paintHeatmap(painter, QRectF(QPointF(), size), *b, view, Theme::light(), options);
        });
    }
};

core::Model causal(core::MethodId method)
{
    core::Model model = tests::model(method);
    model.mask = core::MaskKind::Causal;
    return model;
}

} // namespace

class DifferenceMapTest : public QObject {
    Q_OBJECT

private slots:
    void coloursSayMoreLessAndNothing()
    {
        Sample sample(causal(core::MethodId::None), causal(core::MethodId::Alibi), Stage::Scores);
        sample.options.selection = false;
        sample.options.numbers = false;
        for (const Theme &theme : {Theme::light(), Theme::dark()}) {
            const QImage image = sample.painted(theme);
            const auto geometry =
                heatmapGeometry(image.rect(), *sample.b, sample.view, sample.options);
            QVERIFY(geometry);
            const auto colorAt = [&](int row, int column) {
                return image.pixel(geometry->cell(row, column).center().toPoint());
            };
            const ColorTable &table = divergingTable(theme.isDark);
            QCOMPARE(colorAt(3, 3), table[zeroLevel]); // no distance, no bias
            QVERIFY(colorAt(5, 0) != table[zeroLevel]);
            const ColorRange range = differenceRange(*sample.difference);
            QCOMPARE(range.low, -range.high);
            QCOMPARE(colorAt(5, 0),
                     colorOf(core::exactDifferenceRow(*sample.difference, 5)[0], range, theme));
            // Masked in both: hatched, not zero.
            QVERIFY(colorAt(0, 5) != table[zeroLevel]);
        }
    }

    void theLegendNamesTheNumbersOfThePair()
    {
        const Sample sample(causal(core::MethodId::None), causal(core::MethodId::Alibi),
                            Stage::Scores);
        const auto cell = differenceCell(*sample.difference, 4, 2);
        QVERIFY(cell.difference.startsWith(QStringLiteral("−")));
        const QString all = sample.texts().join(QLatin1Char('|'));
        QVERIFY2(all.contains(QStringLiteral("B − A ") + cell.difference), qPrintable(all));
    }

    void theLegendNamesTheMethods()
    {
        const Sample sample(causal(core::MethodId::None), causal(core::MethodId::Alibi),
                            Stage::Scores);
        QVERIFY(sample.texts().contains(
            QStringLiteral("Colours: B (ALiBi) − A (None), 0 in the middle")));
        const Sample same(causal(core::MethodId::Alibi), causal(core::MethodId::Alibi),
                          Stage::Scores);
        QVERIFY(same.texts().contains(QStringLiteral("Colours: B − A, 0 in the middle")));
    }

    void theReadoutShowsBothAndTheirDifference()
    {
        const Sample sample(causal(core::MethodId::None), causal(core::MethodId::Alibi),
                            Stage::Scores);
        const auto geometry =
            heatmapGeometry(QRectF(QPointF(), size), *sample.b, sample.view, sample.options);
        const QStringList texts = tests::paintedTexts(size, [&](QPainter &painter) {
            paintReadout(painter, QRectF(QPointF(), size), *geometry, {5, 1}, *sample.b,
                         sample.view, Theme::light(), sample.difference.get());
        });
        const QString all = texts.join(QString()).remove(QLatin1Char(' '));
        const auto cell = differenceCell(*sample.difference, 5, 1);
        for (const QString &number : {cell.a, cell.b, cell.difference})
            QVERIFY2(all.contains(QString(number).remove(QLatin1Char(' '))), qPrintable(all));
    }

    void numbersInCellsAreDifferences()
    {
        core::Model a = causal(core::MethodId::None);
        core::Model b = causal(core::MethodId::Alibi);
        for (core::Model *model : {&a, &b}) {
            model->content.tokens.resize(3);
        }
        const Sample sample(a, b, Stage::Scores);
        const QStringList texts = sample.texts();
        const double value = core::exactDifferenceRow(*sample.difference, 2)[0];
        const QString wanted = QString(QChar(0x2212)) + QString::number(-value, 'f', 2);
        QVERIFY2(texts.join(QLatin1Char('|')).contains(wanted), qPrintable(texts.join(u'|')));
    }

    void everyObstacleIsASentence()
    {
        QStringList sentences;
        for (const auto obstacle :
             {core::DifferenceObstacle::NotDefined, core::DifferenceObstacle::NoStage,
              core::DifferenceObstacle::NoHead, core::DifferenceObstacle::OtherShape,
              core::DifferenceObstacle::NoNumber, core::DifferenceObstacle::NoRoom})
            sentences << words(core::DifferenceProblem{obstacle, true, {3, 3}, {4, 4}});
        QCOMPARE(QSet<QString>(sentences.begin(), sentences.end()).size(), 6);
        for (const QString &sentence : sentences)
            QVERIFY(sentence.endsWith(QLatin1Char('.')));
        core::Model longer = causal(core::MethodId::Rope);
        longer.content.tokens.push_back("more");
        const Sample sample(causal(core::MethodId::Rope), longer, Stage::Scores);
        QVERIFY(sample.difference->problem);
        QVERIFY(sample.texts().join(QLatin1Char(' ')).contains(QStringLiteral("×")));
    }

    void aMistakeOfAIsLabelled()
    {
        core::Model mistaken = causal(core::MethodId::Alibi);
        mistaken.mistake = core::Mistake::BiasAfterSoftmax;
        const Sample plain(causal(core::MethodId::Alibi), causal(core::MethodId::Alibi),
                           Stage::Weights);
        const Sample sample(mistaken, causal(core::MethodId::Alibi), Stage::Weights);
        QVERIFY(sample.texts().size() > plain.texts().size());
    }

    void theViewShowsItAndItsFollowerToo()
    {
        const Sample sample(causal(core::MethodId::None), causal(core::MethodId::Alibi),
                            Stage::Scores);
        HeatmapView view, follower;
        for (HeatmapView *each : {&view, &follower}) {
            each->resize(size);
            each->setView(sample.view);
            each->setFrame(sample.b);
        }
        follower.follow(&view);
        const QImage plain = view.grab().toImage();
        view.setDifference(sample.difference);
        const QImage less = view.grab().toImage();
        QVERIFY(less != plain);
        QCOMPARE(view.range(), differenceRange(*sample.difference));
        QCOMPARE(follower.grab().toImage(), less);
        QVERIFY(view.title().endsWith(QStringLiteral("B − A")));
        view.setDifference(nullptr);
        QCOMPARE(view.grab().toImage(), plain);
        QCOMPARE(follower.grab().toImage(), plain);
        // Room for the values of another Frame.
        const ColorRange own = view.range();
        view.setCompanion(sample.a);
        QCOMPARE(view.range(), united(own, heatmapRange(*sample.a, sample.view)));
        QCOMPARE(follower.range(), view.range());
    }
};

QTEST_MAIN(DifferenceMapTest)
#include "tst_differencemap.moc"
