// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/numbertext.h"
#include "widgets/painters/cellimage.h"
#include "widgets/painters/colorends.h"
#include "widgets/painters/encoding.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/heatmapoutside.h"
#include "widgets/painters/heatmapparts.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QSvgGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace locus;
using namespace locus::widgets;

namespace {

core::View viewOf(core::Stage stage, int query, int key)
{
    core::View view;
    view.stage = stage;
    view.query = query;
    view.key = key;
    return view;
}

QImage painted(const core::Frame &frame, const core::View &view, const Theme &theme,
               const HeatmapOptions &options = {}, QSize size = {528, 474})
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    QPainter painter(&image);
    paintHeatmap(painter, image.rect(), frame, view, theme, options);
    return image;
}

HeatmapOptions bare()
{
    HeatmapOptions options;
    options.selection = false;
    options.numbers = false;
    return options;
}

HeatmapOptions onlyCells()
{
    HeatmapOptions options;
    options.selection = options.legend = options.labels = options.colorBar = false;
    return options;
}

std::set<QRgb> colorsOf(const QImage &image)
{
    std::set<QRgb> colors;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, y));
    return colors;
}

QImage cut(const QImage &image, const QRectF &rect)
{
    return image.copy(rect.toRect());
}

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

    /// A held range, and the colours that a long text asks for.
    void valuesBeyondTheColoursAreSaid()
    {
        core::Model model = tests::model(core::MethodId::None, 300);
        model.mask = core::MaskKind::Causal;
        const auto frame = tests::frame(model, core::Stage::Weights);
        const core::View view = viewOf(core::Stage::Weights, 200, 100);
        const core::StageImage &image = *frame->image(core::Stage::Weights, 0);
        const ColorRange range = heatmapRange(*frame, view);
        QVERIFY(range.high < 0.25 && range.low == 0);
        const BeyondColors beyond = beyondColors(image, range);
        QVERIFY(beyond.high && !beyond.low);
        QCOMPARE(colorsText(range, beyond), QStringLiteral("0 … ≥ %1").arg(shortText(range.high)));
        QVERIFY(colorsTip(image, range).contains(QStringLiteral("from 0")));
        HeatmapOptions options;
        const auto texts = [&] {
            return tests::paintedTexts({528, 474}, [&](QPainter &painter) {
                paintHeatmap(painter, QRectF(0, 0, 528, 474), *frame, view, Theme::light(),
                             options);
            });
        };
        QVERIFY(texts().contains(highEndText(range, beyond)));
        const QRectF bar = heatmapGeometry(QRectF(0, 0, 528, 474), *frame, view)->bar;
        const auto tip = [&] {
            return painted(*frame, view, Theme::light(), options)
                .pixel(QPointF(bar.center().x(), bar.top() - 3).toPoint());
        };
        QCOMPARE(tip(), colorOf(1, range, Theme::light()));
        options.range = ColorRange{ColorScale::Cividis, 0, 1};
        QVERIFY(!beyondColors(image, *options.range).any());
        QVERIFY(colorsTip(image, *options.range).isEmpty());
        QCOMPARE(tip(), Theme::light().surface.rgb());
        QVERIFY(texts().contains(QStringLiteral("1")));
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

    void everyColumnBesideTheTagKeepsItsIndex()
    {
        const auto frame = tests::frame(tests::model(core::MethodId::Rope), core::Stage::Weights);
        for (const int key : {0, 4, 11}) {
            const core::View view = viewOf(core::Stage::Weights, 9, key);
            const QStringList texts = tests::paintedTexts({472, 400}, [&](QPainter &painter) {
                paintHeatmap(painter, QRectF(0, 0, 472, 400), *frame, view, Theme::light());
            });
            const auto g = heatmapGeometry(QRectF(0, 0, 472, 400), *frame, view);
            QVERIFY(g->columnTokens && g->cellWidth < 28);
            for (int column = 0; column < 12; ++column) // rows name theirs as well
                QVERIFY2(texts.count(QString::number(column)) >= 2, qPrintable(texts.join(u'|')));
        }
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
                negative += frame->image(stage, 0)->values[std::size_t(row * 16 + column)] < -0.005F
                                ? 1
                                : 0;
        const QString all = texts.join(QString());
        QCOMPARE(all.count(QChar(0x2212)), side < 21 ? 0 : negative);
        const int minusAlone = static_cast<int>(texts.count(QString(QChar(0x2212))));
        QCOMPARE(texts.size() - minusAlone, side < 21 ? 0 : 16 * 17 / 2);
    }

    /// In the smallest cells that have numbers the outlines come close.
    void noOutlineHidesAMinus_data()
    {
        QTest::addColumn<int>("side");
        for (const int side : {21, 22, 28})
            QTest::addRow("%d", side) << side;
    }
    void noOutlineHidesAMinus()
    {
        QFETCH(int, side);
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 16), core::Stage::Scores);
        HeatmapOptions options = onlyCells();
        options.selection = true;
        const QRectF rect(0, 0, 16 + 16 * side, 16 + 16 * side);
        const auto &values = frame->image(core::Stage::Scores, 0)->values;
        int outlined = 0;
        int least = side; // columns of pixels that a minus darkens
        for (int row = 1; row < 16; ++row) {
            const core::View view = viewOf(core::Stage::Scores, row, 0); // outlines a diagonal
            const auto g = heatmapGeometry(rect, *frame, view, options);
            options.numbers = true;
            const QImage with =
                painted(*frame, view, Theme::light(), options, rect.size().toSize());
            options.numbers = false;
            const QImage without =
                painted(*frame, view, Theme::light(), options, rect.size().toSize());
            for (int column = 0; column + row < 16; ++column) {
                if (values[std::size_t((row + column) * 16 + column)] > -0.05F)
                    continue;
                ++outlined;
                QRectF place = g->cell(row + column, column);
                place.setWidth(side / 4.0 - 0.5); // where the minus begins
                const QImage one = cut(with, place), other = cut(without, place);
                int columns = 0;
                for (int x = 0; x < one.width(); ++x) {
                    int most = 0;
                    for (int y = 0; y < one.height(); ++y)
                        most = std::max(
                            most, std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))));
                    columns += most > 30 ? 1 : 0;
                }
                least = std::min(least, columns);
            }
        }
        QVERIFY(outlined > 20);
        QVERIFY2(least >= 2, qPrintable(QString::number(least)));
    }

    /// Below a narrow map the legend goes on under the colour bar.
    void anotherBucketRepaintsTheMapAndItsLegend_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << 620;
        QTest::newRow("narrow") << 430;
    }
    void anotherBucketRepaintsTheMapAndItsLegend()
    {
        QFETCH(int, width);
        const QSize size(width, 474);
        const QRectF rect({}, size);
        core::Model model = tests::model(core::MethodId::T5, 12);
        const auto before = tests::frame(model, core::Stage::Scores);
        model.t5.buckets = 8;
        const auto now = tests::frame(model, core::Stage::Scores);
        const core::View view = viewOf(core::Stage::Scores, 9, 1);
        HeatmapOptions options;
        options.range = rangeOf(ColorScale::Diverging, -7, 7);
        auto one = heatmapOutside(rect, *before, view, Theme::light(), options);
        const auto other = heatmapOutside(rect, *now, view, Theme::light(), options);
        one->words = other->words; // a drag keeps them
        QVERIFY(one->legend != other->legend);
        const auto changed = repaintedBetween(*one, *other);
        QVERIFY(changed);
        QVERIFY(changed->left() > other->geometry.left.right() - 8);
        QVERIFY(changed->top() > other->geometry.top.bottom() - 8);
        const QImage whole = painted(*now, view, Theme::light(), options, size);
        QImage partly = painted(*before, view, Theme::light(), options, size);
        QVERIFY(partly != whole);
        QPainter painter(&partly);
        painter.setClipRect(*changed);
        painter.fillRect(*changed, Theme::light().surface);
        options.exposed = QRectF(*changed);
        paintHeatmap(painter, rect, *now, view, Theme::light(), options);
        painter.end();
        QCOMPARE(partly, whole);
    }

    void rowsWithoutAKeySayItWhole()
    {
        core::Model model = tests::model(core::MethodId::Alibi, 12);
        model.padding = core::Tensor::vector({1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0});
        for (const core::Stage stage : {core::Stage::Weights, core::Stage::Output}) {
            const auto frame = tests::frame(model, stage);
            const std::vector<int> dead = frame->prepared->mask.deadRows();
            QVERIFY(!dead.empty());
            const core::View view = viewOf(stage, 9, 4);
            for (const int width : {620, 360, 280}) {
                const QSize size(width, 400);
                const QStringList texts = tests::paintedTexts(size, [&](QPainter &p) {
                    paintHeatmap(p, QRectF({}, size), *frame, view, Theme::light());
                });
                const QString all = texts.join(u'|');
                QVERIFY2(all.contains(QStringLiteral("no allowed key")), qPrintable(all));
                QVERIFY2(!all.contains(QStringLiteral("…")), qPrintable(all));
            }
        }
        // Hatched: not the colour of zero.
        const auto frame = tests::frame(model, core::Stage::Output);
        const core::View view = viewOf(core::Stage::Output, 9, 4);
        const auto g = heatmapGeometry(QRectF(0, 0, 800, 600), *frame, view);
        const int row = frame->prepared->mask.deadRows().front();
        QImage image(800, 600, QImage::Format_RGB32);
        image.fill(Theme::light().surface);
        QPainter painter(&image);
        HeatmapOptions bare;
        bare.selection = false;
        paintHeatmap(painter, QRectF(0, 0, 800, 600), *frame, view, Theme::light(), bare);
        painter.end();
        const QRect cell = g->cell(row, 0).toRect().adjusted(1, 1, -1, -1);
        QSet<QRgb> inks;
        for (int y = cell.top(); y <= cell.bottom(); ++y)
            for (int x = cell.left(); x <= cell.right(); ++x)
                inks.insert(image.pixel(x, y));
        QVERIFY2(inks.size() > 1, qPrintable(QString::number(inks.size())));
    }

    void theOutlineIsNamedInFewWordsBesideACaveat()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Learned, 12), core::Stage::Weights);
        const core::View view = viewOf(core::Stage::Weights, 9, 4);
        const auto textsAt = [&](int width) {
            const QSize size(width, 360);
            return tests::paintedTexts(size, [&](QPainter &p) {
                paintHeatmap(p, QRectF({}, size), *frame, view, Theme::light());
            });
        };
        for (const int width : {600, 460, 440}) {
            const QString all = textsAt(width).join(QString());
            QVERIFY2(all.contains(QStringLiteral("untrained")), qPrintable(all));
            QVERIFY2(all.contains(QStringLiteral("Outlined: ")) &&
                         all.contains(QStringLiteral("Δ = −5")),
                     qPrintable(all));
        }
    }

    void narrowColumnsKeepTheirWords_data()
    {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {12, 13, 15})
            QTest::addRow("%d tokens", tokens) << tokens;
    }
    void narrowColumnsKeepTheirWords()
    {
        QFETCH(int, tokens);
        core::Model model = tests::model(core::MethodId::Rope, tokens);
        const char *words[] = {"the", "dog", "bit", "the", "man", "after", "had"};
        model.content.tokens.clear();
        for (int token = 0; token < tokens; ++token)
            model.content.tokens.emplace_back(words[token % 7]);
        const auto frame = tests::frame(model, core::Stage::Weights);
        const QRectF rect(0, 0, 460, 400);
        const auto g = heatmapGeometry(rect, *frame, viewOf(core::Stage::Weights, 9, 4));
        QVERIFY(g->cellWidth >= 20 && g->cellWidth < 28);
        for (const int key : {0, 4, 8, tokens - 1}) {
            const core::View view = viewOf(core::Stage::Weights, 9, key);
            const QStringList texts = tests::paintedTexts(rect.size().toSize(), [&](QPainter &p) {
                paintHeatmap(p, rect, *frame, view, Theme::light());
            });
            int named = 0; // rows and columns
            for (const QString &text : texts)
                named += !text.isEmpty() && QStringLiteral("tdbmah").contains(text.front()) ? 1 : 0;
            QVERIFY2(named >= 2 * tokens, qPrintable(texts.join(u'|')));
        }
    }

    void pinnedPairsAreMarked()
    {
        const Theme theme = Theme::light();
        core::View view = viewOf(core::Stage::Scores, 9, 4);
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Scores);
        const QImage without = painted(*frame, view, theme);
        view.pins = core::Tensor::matrix(2, 2, {11, 8, 40, 3}); // the second lies outside
        const QImage with = painted(*frame, view, theme);
        const auto g = heatmapGeometry(with.rect(), *frame, view);
        const QRectF cell = g->cell(11, 8);
        const QPoint tag = (cell.topRight() + QPointF(-6, 0)).toPoint(); // beside its letter
        QVERIFY(without.pixel(tag) != theme.ink.rgb());
        QCOMPARE(with.pixel(tag), theme.ink.rgb());
        view.stage = core::Stage::Q; // a table has no pairs
        QCOMPARE(painted(*tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Q),
                         view, theme, bare()),
                 painted(*tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Q),
                         viewOf(core::Stage::Q, 9, 4), theme, bare()));
    }

    void selectionIsMarked()
    {
        const Theme theme = Theme::light();
        core::Model model = tests::model(core::MethodId::Rope, 12);
        model.mask = core::MaskKind::None;
        const core::View view = viewOf(core::Stage::Scores, 9, 4);
        const auto frame = tests::frame(model, core::Stage::Scores);
        HeatmapOptions options = bare();
        const std::set<QRgb> plain = colorsOf(painted(*frame, view, theme, options));
        for (const QRgb mark :
             {theme.query.line.rgb(), theme.key.line.rgb(), theme.position.line.rgb()})
            QVERIFY(plain.count(mark) == 0);

        options.selection = true;
        const QImage image = painted(*frame, view, theme, options);
        const auto g = heatmapGeometry(image.rect(), *frame, view, options);
        QVERIFY(g);
        const auto near = [&](const QRectF &around, const QColor &color) {
            return colorsOf(cut(image, around)).count(color.rgb()) > 0;
        };
        const QRectF rowEdge(g->cell(9, 1).left() + 8, g->rowBand(9).top() - 3, 10, 6);
        const QRectF columnEdge(g->columnBand(4).left() - 3, g->cell(2, 4).top() + 8, 6, 10);
        QVERIFY(near(rowEdge, theme.query.line));
        QVERIFY(near(columnEdge, theme.key.line));
        QVERIFY(near(QRectF(g->cell(9, 4).topLeft() - QPointF(3, 3), QSizeF(12, 12)), theme.ink));
        QVERIFY(near(g->cell(5, 0), theme.position.line)); // the same displacement
        QVERIFY(near(g->cell(11, 6), theme.position.line));
        QVERIFY(!near(g->cell(5, 1), theme.position.line)); // another one
        QVERIFY(near(QRectF(g->left.left(), g->rowBand(9).top(), g->left.width(), 20),
                     theme.query.line));
        QVERIFY(near(QRectF(g->columnBand(4).left(), g->top.top(), g->cellWidth, g->top.height()),
                     theme.key.line));
    }

    void selectionOutsideIsNotMarked()
    {
        const Theme theme = Theme::light();
        const auto frame = tests::frame(tests::model(core::MethodId::Rope, 5), core::Stage::Scores);
        const QImage image = painted(*frame, viewOf(core::Stage::Scores, 5, -1), theme);
        QVERIFY(colorsOf(image).count(theme.query.line.rgb()) == 0);
        QVERIFY(colorsOf(image).count(theme.key.line.rgb()) == 0);
    }

    void bucketIsOneRegion()
    {
        const Theme theme = Theme::light();
        core::Model model = tests::model(core::MethodId::T5, 64);
        model.mask = core::MaskKind::None;
        const core::View view =
            viewOf(core::Stage::Bias, 45, 9); // distance 36: bucket 12, 32 .. 45
        const auto frame = tests::frame(model, core::Stage::Bias);
        const QImage image = painted(*frame, view, theme);
        const auto g = heatmapGeometry(image.rect(), *frame, view);
        QVERIFY(g);
        const auto edgeAt = [&](int row, int column) {
            // Strokes between two pixels keep a trace of what lies under them.
            const auto isEdge = [&](QRgb color) {
                const QColor &edge = theme.position.line;
                return std::abs(qRed(color) - edge.red()) + std::abs(qGreen(color) - edge.green()) +
                           std::abs(qBlue(color) - edge.blue()) <
                       60;
            };
            const std::set<QRgb> colors =
                colorsOf(cut(image, g->cell(row, column).adjusted(-2, -2, 2, 2)));
            return std::any_of(colors.begin(), colors.end(), isEdge);
        };
        QVERIFY(edgeAt(60, 60 - 32));
        QVERIFY(edgeAt(60, 60 - 45));
        QVERIFY(!edgeAt(60, 60 - 38));
        QVERIFY(!edgeAt(60, 40));
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

    void refusedFrameIsOnlyItsSentence()
    {
        core::Model model = tests::model(core::MethodId::Rope, 12);
        model.rope.rotaryDim = 7;
        const core::View view = viewOf(core::Stage::Weights, 3, 2);
        const auto frame = tests::frame(model, core::Stage::Weights);
        QVERIFY(!heatmapSentence(*frame, view).isEmpty());
        QVERIFY(!heatmapGeometry(QRectF(0, 0, 528, 474), *frame, view));
        const QImage image = painted(*frame, view, Theme::light());
        QVERIFY(colorsOf(image).count(Theme::light().query.line.rgb()) == 0);
        QVERIFY(colorsOf(image).size() > 1);
    }

    void stageOfAnotherMethodIsRefusedInWords()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Weights);
        QVERIFY(!heatmapSentence(*frame, viewOf(core::Stage::Bias, 0, 0)).isEmpty());
        QVERIFY(heatmapSentence(*frame, viewOf(core::Stage::Weights, 0, 0)).isEmpty());
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
