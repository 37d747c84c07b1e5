// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heatmaps.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/numbertext.h"
#include "widgets/painters/colorends.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/heatmapoutside.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace locus;
using namespace locus::widgets;
using namespace locus::test;

class HeatmapMarksTest : public QObject {
    Q_OBJECT

private slots:
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
                if (values[std::size_t(row + column) * 16 + std::size_t(column)] > -0.05F)
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
};

QTEST_MAIN(HeatmapMarksTest)
#include "tst_heatmapmarks.moc"
