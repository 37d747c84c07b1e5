// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heatmaps.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/painters/cellimage.h"
#include "widgets/painters/encoding.h"
#include "widgets/painters/heatmap.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace locus;
using namespace locus::widgets;
using namespace locus::test;

namespace {

core::StageImage stageImage(core::Stage stage, int rows, int columns)
{
    core::StageImage image;
    image.stage = stage;
    image.rows = rows;
    image.columns = columns;
    image.values.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), 0.0F);
    return image;
}

QByteArray svgOf(const core::Frame &frame, const core::View &view)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({528, 474});
    generator.setViewBox(QRect(0, 0, 528, 474));
    QPainter painter(&generator);
    paintHeatmap(painter, QRectF(0, 0, 528, 474), frame, view, Theme::print(), bare());
    painter.end();
    return buffer.data();
}

} // namespace

class HeatmapTest : public QObject {
    Q_OBJECT

private slots:
    void theMapStaysWhenTheRangeFitsAgain()
    {
        const auto frame = tests::frame(tests::model(core::MethodId::Rope), core::Stage::Scores);
        const core::View view = viewOf(core::Stage::Scores, 4, 2);
        QList<QRectF> maps;
        for (const double high : {1.0, 0.25, 0.005, 12.0, 150.0}) {
            HeatmapOptions options;
            options.range = ColorRange{ColorScale::Diverging, -high, high};
            maps << heatmapGeometry(QRectF(0, 0, 462, 430), *frame, view, options)->map;
        }
        for (const QRectF &map : maps)
            QCOMPARE(map, maps.first());
    }

    void cellsAndPixelsRoundTrip_data()
    {
        QTest::addColumn<int>("n");
        QTest::addColumn<core::Stage>("stage");
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("three tokens") << 3 << core::Stage::Scores << QSizeF(528, 474);
        QTest::newRow("twelve tokens") << 12 << core::Stage::Weights << QSizeF(528, 474);
        QTest::newRow("narrow") << 12 << core::Stage::Weights << QSizeF(240, 400);
        QTest::newRow("sixty-four") << 64 << core::Stage::Scores << QSizeF(528, 474);
        QTest::newRow("more cells than pixels") << 512 << core::Stage::Scores << QSizeF(300, 300);
        QTest::newRow("positions x dimensions") << 5 << core::Stage::Q << QSizeF(528, 474);
    }

    void cellsAndPixelsRoundTrip()
    {
        QFETCH(int, n);
        QFETCH(core::Stage, stage);
        QFETCH(QSizeF, size);
        const auto frame = tests::frame(tests::model(core::MethodId::Rope, n), stage);
        const QRectF rect(QPointF(7, 5), size);
        const auto g = heatmapGeometry(rect, *frame, viewOf(stage, 0, 0));
        QVERIFY(g);
        QCOMPARE(g->rows, n);
        for (int row = 0; row < g->rows; row += std::max(1, g->rows / 9))
            for (int column = 0; column < g->columns; column += std::max(1, g->columns / 9)) {
                const QRectF cell = g->cell(row, column);
                QVERIFY(rect.contains(cell));
                QCOMPARE(g->cellAt(cell.center()), std::optional(CellIndex{row, column}));
                QVERIFY(g->rowBand(row).contains(cell));
                QVERIFY(g->columnBand(column).contains(cell));
            }
        for (const QRectF &part : {g->top, g->left, g->bar, g->swatch, g->legend})
            QVERIFY2(part.isEmpty() || rect.contains(part), qPrintable(QStringLiteral("%1 %2 %3 %4")
                                                                           .arg(part.left())
                                                                           .arg(part.top())
                                                                           .arg(part.right())
                                                                           .arg(part.bottom())));
        QVERIFY(!g->cellAt(g->map.topLeft() - QPointF(1, 1)));
        QVERIFY(!g->cellAt(g->map.bottomRight() + QPointF(1, 1)));
        QCOMPARE(g->nearestCell({-1000, -1000}), (CellIndex{0, 0}));
        QCOMPARE(g->nearestCell({9000, 9000}), (CellIndex{g->rows - 1, g->columns - 1}));
    }

    void smallCellsHaveNoGaps()
    {
        const auto twelve =
            tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Scores);
        const auto sixty =
            tests::frame(tests::model(core::MethodId::Rope, 64), core::Stage::Scores);
        const QRectF rect(0, 0, 528, 474);
        const auto large = heatmapGeometry(rect, *twelve, viewOf(core::Stage::Scores, 0, 0));
        const auto small = heatmapGeometry(rect, *sixty, viewOf(core::Stage::Scores, 0, 0));
        QVERIFY(large && small);
        QCOMPARE(large->gap, 1.0);
        QVERIFY(large->columnTokens && large->rowTokens);
        QCOMPARE(small->gap, 0.0);
        QVERIFY(!small->columnTokens && !small->rowTokens);
    }

    void zeroHasTheNeutralColour_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void zeroHasTheNeutralColour()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const core::View view = viewOf(core::Stage::Bias, 0, 0);
        const auto frame = tests::frame(tests::model(core::MethodId::Alibi, 12), core::Stage::Bias);
        const QImage image = painted(*frame, view, theme, bare());
        const auto g = heatmapGeometry(image.rect(), *frame, view, bare());
        QVERIFY(g);
        for (int i = 0; i < 12; ++i)
            QCOMPARE(image.pixel(g->cell(i, i).center().toPoint()),
                     divergingTable(dark)[zeroLevel]);
        QVERIFY(image.pixel(g->cell(11, 0).center().toPoint()) != divergingTable(dark)[zeroLevel]);
    }

    void maskedCellsAreHatchedWhateverTheirValue()
    {
        const Theme theme = Theme::light();
        const core::View view = viewOf(core::Stage::Bias, 0, 0);
        core::Model model = tests::model(core::MethodId::Alibi, 12);
        model.alibi.slopes = core::Tensor::vector({0.5});
        const auto frame = tests::frame(model, core::Stage::Bias);
        model.alibi.slopes = core::Tensor::vector({-0.125});
        const auto other = tests::frame(model, core::Stage::Bias);
        HeatmapOptions options = bare();
        options.range = ColorRange{ColorScale::Diverging, -6, 6};
        const QImage image = painted(*frame, view, theme, options);
        const auto g = heatmapGeometry(image.rect(), *frame, view, options);
        QVERIFY(g);
        const QImage masked = cut(image, g->cell(2, 9));
        QVERIFY(colorsOf(masked).count(theme.hatchGround.rgb()) == 1);
        QVERIFY(colorsOf(masked).size() > 2);
        const double value = -0.5 * 7; // what the cell holds in this stage
        QVERIFY(colorsOf(masked).count(colorOf(value, *options.range, theme)) == 0);
        QCOMPARE(cut(painted(*other, view, theme, options), g->cell(2, 9)), masked);
        // An allowed cell is one colour, that of its value.
        QCOMPARE(colorsOf(cut(image, g->cell(9, 2))),
                 std::set<QRgb>{colorOf(value, *options.range, theme)});
    }

    void largeMasksAreHatchedToo()
    {
        const Theme theme = Theme::light();
        const core::View view = viewOf(core::Stage::Scores, 0, 0);
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 100), core::Stage::Scores);
        const QImage image = painted(*frame, view, theme, bare());
        const auto g = heatmapGeometry(image.rect(), *frame, view, bare());
        QVERIFY(g);
        const QImage corner = cut(image, g->cell(0, 70).united(g->cell(20, 99)));
        QVERIFY(colorsOf(corner).count(theme.hatchGround.rgb()) == 1);
        for (const QRgb color : colorsOf(corner)) // between ground and line, nothing of the map
            QVERIFY(qRed(color) <= theme.hatchGround.red() && qRed(color) >= theme.hatchLine.red());
    }

    void thinDiagonalSurvivesReduction_data()
    {
        QTest::addColumn<core::Stage>("stage");
        QTest::addColumn<float>("value");
        QTest::addColumn<ColorScale>("scale");
        QTest::newRow("weights keep the maximum")
            << core::Stage::Weights << 1.0F << ColorScale::Cividis;
        QTest::newRow("scores keep a negative extreme")
            << core::Stage::Scores << -1.0F << ColorScale::Diverging;
    }

    void thinDiagonalSurvivesReduction()
    {
        QFETCH(core::Stage, stage);
        QFETCH(float, value);
        QFETCH(ColorScale, scale);
        constexpr int n = 1000;
        core::StageImage image = stageImage(stage, n, n);
        for (int i = 0; i < n; ++i)
            image.values[static_cast<std::size_t>(i) * n + static_cast<std::size_t>(i)] = value;
        const ColorRange range = rangeOf(scale, -1, 1);
        const ColorTable &table = colorTable(scale, Theme::light());
        QImage pixels;
        colorCells(pixels, {70, 70}, {image, nullptr, range, table});
        for (int y = 0; y < 70; ++y)
            for (int x = 0; x < 70; ++x)
                if (x == y)
                    QCOMPARE(pixels.pixel(x, y), colorOf(double(value), range, Theme::light()));
                else if (std::abs(x - y) > 1)
                    QCOMPARE(pixels.pixel(x, y), colorOf(0, range, Theme::light()));
    }

    void maskDecidesWhichCellsAreReduced()
    {
        core::Model model = tests::model(core::MethodId::Rope, 4);
        model.mask = core::MaskKind::Custom;
        model.allowed =
            core::Tensor::matrix(4, 4, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1});
        const core::Mask mask(model, core::shapesOf(model));
        core::StageImage image = stageImage(core::Stage::Bias, 4, 4);
        image.values = {1, 9, 9, 9, 9, 2, 9, 9, 9, 9, 1, 9, 2, 9, 9, 1}; // 9 where masked
        const ColorRange range{ColorScale::Diverging, -9, 9};
        QImage pixels;
        colorCells(pixels, {2, 2}, {image, &mask, range, divergingTable(false)});
        QCOMPARE(pixels.pixel(0, 0), colorOf(2, range, Theme::light()));
        QCOMPARE(qAlpha(pixels.pixel(1, 0)), 0);
        QCOMPARE(pixels.pixel(0, 1), colorOf(2, range, Theme::light()));
        QCOMPARE(pixels.pixel(1, 1), colorOf(1, range, Theme::light()));
    }

    void notANumberIsNeutral()
    {
        core::StageImage image = stageImage(core::Stage::Bias, 1, 1);
        image.values = {std::numeric_limits<float>::quiet_NaN()};
        QImage pixels;
        colorCells(pixels, {1, 1}, {image, nullptr, {}, divergingTable(false)});
        QCOMPARE(pixels.pixel(0, 0), divergingTable(false)[zeroLevel]);
    }

    void numbersStandInCellsOf21PixelsAndMore_data()
    {
        QTest::addColumn<core::MethodId>("method");
        QTest::addColumn<core::Stage>("stage");
        QTest::addColumn<int>("side");
        for (const core::MethodId method : core::allMethods)
            for (const core::Stage stage : {core::Stage::Weights, core::Stage::Scores})
                for (const int side : {20, 21, 22, 24, 28, 44})
                    QTest::addRow("%d %d %d", static_cast<int>(method), static_cast<int>(stage),
                                  side)
                        << method << stage << side;
    }

    /// All of them with their signs, or none.
    void numbersStandInCellsOf21PixelsAndMore()
    {
        QFETCH(core::MethodId, method);
        QFETCH(core::Stage, stage);
        QFETCH(int, side);
        core::Model model = tests::model(method, 16);
        model.mask = core::MaskKind::Causal;
        const auto frame = tests::frame(model, stage);
        const core::View view = viewOf(stage, 9, 4);
        const HeatmapOptions options = onlyCells();
        const QRectF rect(0, 0, 16 + 16 * side, 16 + 16 * side);
        const auto g = heatmapGeometry(rect, *frame, view, options);
        QCOMPARE(g->cellSide(), double(side));
        const QStringList texts = tests::paintedTexts(rect.size().toSize(), [&](QPainter &p) {
            paintHeatmap(p, rect, *frame, view, Theme::light(), options);
        });
        int negative = 0;
        for (int row = 0; row < 16; ++row)
            for (int column = 0; column <= row; ++column)
                negative +=
                    frame->image(stage, 0)->values[std::size_t(row) * 16 + std::size_t(column)] <
                            -0.005F
                        ? 1
                        : 0;
        const QString all = texts.join(QString());
        QCOMPARE(all.count(QChar(0x2212)), side < 21 ? 0 : negative);
        const int minusAlone = static_cast<int>(texts.count(QString(QChar(0x2212))));
        QCOMPARE(texts.size() - minusAlone, side < 21 ? 0 : 16 * 17 / 2);
    }

    void vectorsHaveRectanglesUpToSixtyFour()
    {
        const auto small =
            tests::frame(tests::model(core::MethodId::Sinusoidal, 64), core::Stage::Encoding);
        const QByteArray svg = svgOf(*small, encodingView(viewOf(core::Stage::Scores, 0, 0)));
        QVERIFY(!svg.contains("<image"));
        QVERIFY2(svg.count("<rect") + svg.count("<path") + svg.count("<polygon") >= 64 * 64,
                 qPrintable(QStringLiteral("%1 rect, %2 path, %3 polygon")
                                .arg(svg.count("<rect"))
                                .arg(svg.count("<path"))
                                .arg(svg.count("<polygon"))));
        const auto large =
            tests::frame(tests::model(core::MethodId::Rope, 65), core::Stage::Scores);
        QVERIFY(svgOf(*large, viewOf(core::Stage::Scores, 0, 0)).contains("<image"));
    }

    void cacheKeepsTheSamePixels()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 100), core::Stage::Scores);
        HeatmapCache cache;
        HeatmapOptions options;
        options.cache = &cache;
        const core::View view = viewOf(core::Stage::Scores, 50, 20);
        const QImage first = painted(*frame, view, Theme::light(), options);
        const qint64 key = cache.pixels.cacheKey();
        QCOMPARE(painted(*frame, view, Theme::light(), options), first);
        QCOMPARE(cache.pixels.cacheKey(), key);
        const QImage dark = painted(*frame, view, Theme::dark(), options);
        QVERIFY(cache.pixels.cacheKey() != key);
        QCOMPARE(dark, painted(*frame, view, Theme::dark()));
    }
};

QTEST_MAIN(HeatmapTest)
#include "tst_heatmap.moc"
