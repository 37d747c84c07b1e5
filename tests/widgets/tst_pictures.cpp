// SPDX-License-Identifier: GPL-3.0-or-later
// Circles, curve and row of weights: geometry and what is drawn.
#include "core/attention.h"
#include "core/inspect.h"
#include "tests/support/paintersamples.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curve.h"
#include "widgets/painters/curvedata.h"
#include "widgets/painters/curvepoints.h"
#include "widgets/painters/dial.h"
#include "widgets/painters/rotation.h"
#include "widgets/painters/rowprofile.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace locus;
using namespace locus::widgets;

namespace {

core::View viewOf(int query, int key, int head = 0)
{
    core::View view;
    view.query = query;
    view.key = key;
    view.head = head;
    return view;
}

QImage blank(QSize size, const Theme &theme)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    return image;
}

bool hasColor(const QImage &image, const QRectF &where, const QColor &color)
{
    const QRect area = where.toAlignedRect().intersected(image.rect());
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (image.pixel(x, y) == color.rgb())
                return true;
    return false;
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT

private slots:
    void anglesRunCounterClockwiseFromTheRight()
    {
        const Dial dial{{100, 100}, 50, DialKind::Rotation};
        QCOMPARE(dial.at(0, 1), QPointF(150, 100));
        QVERIFY(QLineF(dial.at(std::numbers::pi / 2, 1), QPointF(100, 50)).length() < 1e-9);
        const Dial clock{{100, 100}, 50, DialKind::Clock};
        QCOMPARE(clock.at(0, 1), QPointF(100, 50));
        QVERIFY(QLineF(clock.at(std::numbers::pi / 2, 1), QPointF(150, 100)).length() < 1e-9);
    }

    void everyBlockHasItsPlace_data()
    {
        QTest::addColumn<int>("blocks");
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<bool>("fitAll");
        for (const int blocks : {1, 2, 8, 64, 128})
            for (const QSizeF size : {QSizeF(512, 210), QSizeF(278, 460), QSizeF(900, 500)})
                for (const bool fitAll : {false, true})
                    QTest::addRow("%d blocks in %g x %g%s", blocks, size.width(), size.height(),
                                  fitAll ? ", all" : "")
                        << blocks << size << fitAll;
    }
    void everyBlockHasItsPlace()
    {
        QFETCH(int, blocks);
        QFETCH(QSizeF, size);
        QFETCH(bool, fitAll);
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 6, 2 * blocks), core::Stage::Scores);
        QCOMPARE(rotationBlocks(*frame), blocks);
        const QRectF rect(QPointF(3, 4), size);
        QSet<int> seen;
        RotationOptions options;
        options.fitAll = fitAll;
        for (;;) {
            const RotationGeometry g = rotationGeometry(rect, *frame, options);
            QVERIFY(g.dialRadius > 0);
            QVERIFY(rect.contains(QRectF(g.center - QPointF(g.radius, g.radius),
                                         QSizeF(2 * g.radius, 2 * g.radius))));
            for (int block = 0; block < blocks; ++block) {
                const QRectF cell = g.blockRect(block);
                if (cell.isEmpty())
                    continue;
                QVERIFY(rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(cell));
                QVERIFY(cell.width() >= 2 * g.dialRadius);
                QVERIFY(cell.height() >= 2 * g.dialRadius);
                QCOMPARE(g.blockAt(cell.center()), std::optional(block));
                seen.insert(block);
            }
            if (g.firstRow + g.visibleRows >= g.rows)
                break;
            QVERIFY(!fitAll);
            options.firstRow = g.firstRow + g.visibleRows;
        }
        QCOMPARE(seen.size(), blocks);
    }

    void clocksAreOnePerFrequency()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Sinusoidal, 6), core::Stage::Scores);
        QCOMPARE(rotationBlocks(*frame), 32);
        QCOMPARE(rotationGeometry(QRectF(0, 0, 512, 210), *frame).radius, 0.0);
        QVERIFY(rotationSubtitle(*frame, 3).contains(QStringLiteral("3")));
        QVERIFY(!rotationSubtitle(*frame, 3).contains(QStringLiteral("cosines")));
        QCOMPARE(
            rotationBlocks(*tests::frame(tests::model(core::MethodId::T5, 6), core::Stage::Scores)),
            0);
    }

    void withoutCosinesTheHandsLieFlat()
    {
        core::Model model = tests::model(core::MethodId::Sinusoidal, 6);
        const auto topOf = [&] {
            const auto frame = tests::frame(model, core::Stage::Scores);
            core::View view;
            view.query = 0; // straight up: sine 0, cosine 1
            view.key = 0;
            QImage image(512, 210, QImage::Format_ARGB32_Premultiplied);
            image.fill(Theme::light().surface);
            QPainter painter(&image);
            paintRotation(painter, image.rect(), *frame, view, Theme::light());
            painter.end();
            int colored = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    colored += image.pixelColor(x, y) == Theme::light().query.line ? 1 : 0;
            return colored;
        };
        const int up = topOf();
        model.mistake = core::Mistake::SineOnly;
        const int flat = topOf();
        QVERIFY2(flat * 3 < up, qPrintable(QStringLiteral("%1 of %2").arg(flat).arg(up)));
        QVERIFY(rotationSubtitle(*tests::frame(model, core::Stage::Scores), 3)
                    .contains(QStringLiteral("cosines")));
    }

    void handsPointWhereTheVectorsDo()
    {
        core::Model model = tests::model(core::MethodId::Rope, 6, 2);
        model.content.source = core::ContentSource::Identical;
        model.content.n = 6;
        model.content.q = core::Tensor::vector({1, 0});
        model.content.k = core::Tensor::vector({1, 0});
        model.rope.theta = core::Tensor::scalar(std::numbers::pi / 2);
        const auto frame = tests::frame(model, core::Stage::Scores);
        const Theme theme = Theme::light();
        QImage image = blank({512, 210}, theme);
        QPainter painter(&image);
        paintRotation(painter, image.rect(), *frame, viewOf(1, 2),
                      theme); // a quarter and a half turn
        painter.end();
        const RotationGeometry g = rotationGeometry(image.rect(), *frame);
        const auto at = [&](double x, double y) {
            return QRectF(g.center + QPointF(x, -y) * g.radius - QPointF(3, 3), QSizeF(6, 6));
        };
        QVERIFY(hasColor(image, at(0, 0.6), theme.query.line)); // up
        QVERIFY(hasColor(image, at(-0.6, 0), theme.key.line));  // left
        QVERIFY(!hasColor(image, at(0.6, 0.6), theme.query.line));
        QVERIFY(hasColor(image, at(0.34 * -0.7071, 0.34 * 0.7071),
                         theme.position.line)); // the angle between
    }

    void curveMapsBothWays()
    {
        const auto frame = tests::frame(tests::model(core::MethodId::Alibi, 12), core::Stage::Bias);
        const CurveData data = curveDataOf(*frame, viewOf(9, 4));
        const CurveGeometry g = curveGeometry({512, 196}, *frame, data);
        for (const double delta : {-11.0, -5.0, 0.0})
            QVERIFY(std::abs(g.deltaAt(g.x(delta)) - delta) < 1e-9);
        QVERIFY(QRectF(0, 0, 512, 196).contains(g.plot));
        QVERIFY(g.y(data.yLow) > g.y(data.yHigh));
        QCOMPARE(data.delta, std::int64_t(-5));
        QVERIFY(data.maskedFrom.has_value());
        QVERIFY(data.value.has_value());
        QCOMPARE(*data.value, core::inspectPair(*frame->prepared, {0}, {9}, {4}).position);
    }

    void numbersOfATallAxisHaveRoom()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Scores);
        const CurveData data = curveDataOf(*frame, viewOf(9, 4));
        const QFontMetricsF fm(uiFont(metrics::axisPx));
        for (const int height : {180, 300, 600, 1200}) {
            const CurveGeometry g = curveGeometry(QSizeF(900, height), *frame, data);
            for (const double tick : valueTicks(g.yLow, g.yHigh, g.plot.height()))
                QVERIFY2(fm.horizontalAdvance(shortText(tick)) <= g.plot.left() - 7,
                         qPrintable(shortText(tick)));
        }
    }

    void cursorStandsOnTheCurve_data()
    {
        QTest::addColumn<core::MethodId>("method");
        QTest::newRow("rope") << core::MethodId::Rope;
        QTest::newRow("alibi") << core::MethodId::Alibi;
        QTest::newRow("t5") << core::MethodId::T5;
        QTest::newRow("shaw") << core::MethodId::Shaw;
        QTest::newRow("sinusoidal") << core::MethodId::Sinusoidal;
    }
    void cursorStandsOnTheCurve()
    {
        QFETCH(core::MethodId, method);
        const Theme theme = Theme::light();
        core::Model model = tests::model(method, 12);
        model.content.heads = 4;
        const auto frame = tests::frame(model, core::Stage::Scores);
        const core::View view = viewOf(9, 4, 2);
        QImage image = blank({512, 196}, theme);
        QPainter painter(&image);
        paintCurve(painter, image.rect(), *frame, view, theme);
        painter.end();
        const CurveData data = curveDataOf(*frame, view);
        const CurveGeometry g = curveGeometry(image.size(), *frame, data);
        QVERIFY(data.value.has_value());
        const QPointF point(g.x(-5), g.y(*data.value));
        QVERIFY(hasColor(image, QRectF(point - QPointF(3, 3), QSizeF(6, 6)), theme.position.line));
        // The line of the chosen head runs through the values beside it, where core says.
        const auto at = static_cast<std::size_t>(-9 - data.curves.delta.front());
        const QPointF beside(g.x(-9),
                             g.y(data.curves.value[static_cast<std::size_t>(data.head)][at]));
        QVERIFY(hasColor(image, QRectF(beside - QPointF(2, 2), QSizeF(4, 4)), theme.position.line));
    }

    void curveRefusesInWords()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Learned, 6), core::Stage::Scores);
        CurvePainter painter;
        painter.setup({512, 196}, frame, viewOf(3, 1), Theme::light());
        QVERIFY(!painter.sentence().isEmpty());
        QVERIFY(!painter.deltaAt({100, 100}));
        QVERIFY(!painter.nextDelta(1));
    }

    void curveSnapsToDisplacementsWithAKey()
    {
        core::Model model = tests::model(core::MethodId::Alibi, 4);
        model.positions = core::Tensor::vector({0, 1, 7, 9});
        const auto frame = tests::frame(model, core::Stage::Scores);
        CurvePainter painter;
        painter.setup({512, 196}, frame, viewOf(2, 2), Theme::light());
        QCOMPARE(painter.nextDelta(1), std::optional<std::int64_t>(2));
        QCOMPARE(painter.nextDelta(-1), std::optional<std::int64_t>(-6));
        QCOMPARE(painter.deltaAt({-1000, 0}), std::optional<std::int64_t>(-7));
    }

    void curveDrawnAsVectorsLooksTheSame()
    {
        const Theme theme = Theme::print();
        core::Model model = tests::model(core::MethodId::Rope, 12);
        const auto frame = tests::frame(model, core::Stage::Scores);
        const QSize size(512, 196);
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(), size));
        QPainter vector(&generator);
        paintCurve(vector, QRectF(QPointF(), size), *frame, viewOf(9, 4), theme);
        vector.end();
        QVERIFY(!buffer.data().contains("<image"));
        QImage drawn = blank(size, theme);
        QPainter redraw(&drawn);
        QSvgRenderer(buffer.data()).render(&redraw, QRectF(QPointF(), size));
        redraw.end();
        QVERIFY(drawn.save(QStringLiteral("curve-from-svg.png")));
        QImage direct = blank(size, theme);
        QPainter painter(&direct);
        paintCurve(painter, direct.rect(), *frame, viewOf(9, 4), theme);
        painter.end();
        int different = 0;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                different +=
                    std::abs(qGray(drawn.pixel(x, y)) - qGray(direct.pixel(x, y))) > 96 ? 1 : 0;
        QVERIFY2(different < 0.01 * size.width() * size.height(),
                 qPrintable(QString::number(different)));
    }

    void barsStandForWeights()
    {
        const Theme theme = Theme::light();
        const auto frame =
            tests::frame(tests::model(core::MethodId::Alibi, 12), core::Stage::Weights);
        const core::View view = viewOf(10, 6);
        const QRectF rect(0, 0, 512, 200);
        const RowProfileGeometry g = rowProfileGeometry(rect, *frame, view);
        QCOMPARE(g.keys, 12);
        for (int key = 0; key < 12; ++key)
            QCOMPARE(g.keyAt(g.slotRect(key).center()), std::optional(key));
        QCOMPARE(g.keyAt({-50, 0}), std::optional(0));
        const std::vector<double> weights =
            core::exactRow(*frame->prepared, core::Stage::Weights, {0}, 10);
        for (const double weight : weights)
            QVERIFY(weight <= g.top);
        QImage image = blank({512, 200}, theme);
        QPainter painter(&image);
        paintRowProfile(painter, rect, *frame, view, theme);
        painter.end();
        const QRectF chosen = g.slotRect(6);
        QVERIFY(hasColor(image, chosen, theme.key.line));
        QVERIFY(!hasColor(
            image,
            QRectF(chosen.left(), g.plot.top(), chosen.width(), g.y(weights[6]) - g.plot.top() - 1),
            theme.key.line));
        QVERIFY(hasColor(image, QRectF(chosen.left(), g.y(weights[6]), chosen.width(), 3),
                         theme.key.line));
        QVERIFY(hasColor(image, g.slotRect(11), theme.hatchGround)); // masked
        QVERIFY(!hasColor(image, g.slotRect(5), theme.hatchGround));
        QVERIFY(hasColor(image, g.slotRect(5), theme.ctl)); // hollow: without the method
    }

    // Keys that share a pixel: the larger bar is seen, and no column is higher than its largest.
    void narrowBarsReachTheLargest()
    {
        const Theme theme = Theme::light();
        const auto frame =
            tests::frame(tests::model(core::MethodId::None, 1100), core::Stage::Weights);
        const core::View view = viewOf(700, 300);
        const QRectF rect(0, 0, 512, 200);
        const RowProfileGeometry g = rowProfileGeometry(rect, *frame, view);
        QVERIFY(g.slot < 0.5);
        QImage image = blank({512, 200}, theme);
        QPainter painter(&image);
        paintRowProfile(painter, rect, *frame, view, theme);
        painter.end();
        const std::vector<double> weights =
            core::exactRow(*frame->prepared, core::Stage::Weights, {0}, 700);
        std::vector<int> tops(512, static_cast<int>(g.plot.bottom()));
        for (int key = 0; key <= 700; ++key) {
            const auto column = static_cast<std::size_t>(g.slotRect(key).center().x());
            const int top = qRound(g.y(weights[static_cast<std::size_t>(key)]));
            for (const std::size_t x : {column - 1, column, column + 1})
                tops[x] = std::min(tops[x], top);
            if (top + 1 < g.plot.bottom() && key != 300)
                QVERIFY2(hasColor(image, QRectF(double(column) - 1, top, 3, 1), theme.ink2) ||
                             std::abs(key - 300) * g.slot < 4,
                         qPrintable(QString::number(key)));
        }
        for (int x = static_cast<int>(g.plot.left()); x < g.slotRect(690).left(); ++x)
            for (int y = static_cast<int>(g.plot.top()); y < tops[static_cast<std::size_t>(x)]; ++y)
                QVERIFY(image.pixel(x, y) != theme.ink2.rgb());
        QVERIFY(hasColor(image, g.slotRect(300).adjusted(-1, 0, 1, 0), theme.key.line));
        QVERIFY(hasColor(image, g.slotRect(900), theme.hatchGround));
    }

    void longLinesKeepTheirSwings()
    {
        std::vector<std::int64_t> delta;
        std::vector<double> value;
        for (int i = -5000; i <= 5000; ++i) {
            delta.push_back(i);
            value.push_back(i == 1234 ? 9.0 : i == -777 ? -7.0 : std::sin(i));
        }
        const CurvePoints points = curvePoints(delta, value, 2, 400);
        QVERIFY(points.x.size() < 4 * 400 * 5 / 4 + 10);
        QCOMPARE(points.y.at(points.x.indexOf(1234.0)), 18.0);
        QCOMPARE(points.y.at(points.x.indexOf(-777.0)), -14.0);
        QCOMPARE(points.x.first(), -5000.0);
        QCOMPARE(points.x.last(), 5000.0);
        for (qsizetype i = 0; i < points.y.size(); ++i) {
            QVERIFY(i == 0 || points.x.at(i) >= points.x.at(i - 1));
            if (std::isnan(points.y.at(i))) // the pieces on both sides share their end
                QCOMPARE(points.y.at(i - 1), points.y.at(i + 1));
        }
    }
    void stepsKeepTheEndsOfTheirTreads()
    {
        const Treads ends = treadEnds({-3, -2, -1, 0, 1, 2, 3, 4}, {5, 5, 5, 5, 7, 2, 2, 2});
        QCOMPARE(ends.delta, (std::vector<std::int64_t>{-3, 0, 1, 2, 4}));
        QCOMPARE(ends.value, (std::vector<double>{5, 5, 7, 2, 2}));
        QVERIFY(treadEnds({}, {}).delta.empty());
    }
    void shortLinesKeepEveryPoint()
    {
        const CurvePoints points = curvePoints({-1, 0, 1}, {3, 4, 5}, 1, 400);
        QCOMPARE(points.x, (QList<double>{-1, 0, 1}));
        QCOMPARE(points.y, (QList<double>{3, 4, 5}));
    }

    void ticksAreRoundAndHoldZero()
    {
        const QList<double> ticks = niceTicks(-3.3, 6.2, 5);
        QVERIFY(ticks.contains(0.0));
        QVERIFY(ticks.size() >= 3 && ticks.size() <= 6);
        for (const double tick : ticks)
            QCOMPARE(tick, std::round(tick / 2) * 2);
        QCOMPARE(indexStep(512, 0.75, 36), 64);
        QCOMPARE(indexStep(12, 33, 24), 1);
    }
};

QTEST_MAIN(PicturesTest)
#include "tst_pictures.moc"
