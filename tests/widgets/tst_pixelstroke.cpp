// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/pixelstroke.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace locus::widgets;

namespace {

constexpr QRect everything(0, 0, 120, 120);

QImage blank(double scale = 1)
{
    QImage image(QSize(120, 120) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    return image;
}

QPolygonF wave(double speed)
{
    QPolygonF line;
    for (int i = 0; i <= 100; ++i)
        line << QPointF(10 + i, 60 + 40 * std::sin(speed * i));
    return line;
}

QPolygonF stairs()
{
    QPolygonF line;
    for (int step = 0; step < 5; ++step)
        line << QPointF(10 + 20 * step, 20 + 17 * step) << QPointF(30 + 20 * step, 20 + 17 * step);
    return line;
}

} // namespace

class TestPixelStroke : public QObject {
    Q_OBJECT
private slots:
    void aLevelLineCoversItsRows()
    {
        const PixelCoverage c = strokeCoverage({{10, 20.5}, {30, 20.5}}, 2, everything);
        QCOMPARE(c.pixels, QRect(9, 19, 22, 3));
        QCOMPARE(c.at(15, 19), 0.5F);
        QCOMPARE(c.at(15, 20), 1.0F);
        QCOMPARE(c.at(15, 21), 0.5F);
        QCOMPARE(c.at(9, 20), 0.0F); // flat ends
        QCOMPARE(c.at(10, 20), 1.0F);
        QCOMPARE(c.at(30, 20), 0.0F);
        QCOMPARE(c.at(500, 500), 0.0F);
    }

    void anUprightPieceIsAsWideAsThePen()
    {
        const PixelCoverage c =
            strokeCoverage({{5, 10}, {20, 10}, {20, 50}, {35, 50}}, 2, everything);
        for (const int y : {15, 30, 45}) {
            QCOMPARE(c.at(18, y), 0.0F);
            QCOMPARE(c.at(19, y), 1.0F);
            QCOMPARE(c.at(20, y), 1.0F);
            QCOMPARE(c.at(21, y), 0.0F);
        }
    }

    void looksLikeTheStrokedLine_data()
    {
        QTest::addColumn<QPolygonF>("line");
        QTest::addColumn<double>("scale");
        QTest::newRow("smooth") << wave(0.05) << 1.0;
        QTest::newRow("with corners") << wave(0.11) << 1.0;
        QTest::newRow("stairs") << stairs() << 1.0;
        QTest::newRow("on a finer screen") << wave(0.05) << 2.0;
        QTest::newRow("on an odd screen") << wave(0.05) << 1.5;
    }
    void looksLikeTheStrokedLine()
    {
        QFETCH(QPolygonF, line);
        QFETCH(double, scale);
        QImage stroked = blank(scale);
        QImage filled = blank(scale);
        {
            QPainter painter(&stroked);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(Qt::black, 2.6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.drawPolyline(line);
        }
        {
            QPainter painter(&filled);
            paintPixelStroke(painter, line, 2.6, Qt::black);
        }
        int different = 0;
        int dark = 0;
        for (int y = 0; y < stroked.height(); ++y)
            for (int x = 0; x < stroked.width(); ++x) {
                different += std::abs(qGray(stroked.pixel(x, y)) - qGray(filled.pixel(x, y))) > 64;
                dark += qGray(stroked.pixel(x, y)) < 128;
            }
        QVERIFY(dark > 100);
        QVERIFY2(different * 50 < dark, qPrintable(QString("%1 of %2").arg(different).arg(dark)));
    }

    void aWildLineFillsItsColumns()
    {
        QPolygonF line;
        for (int i = 0; i <= 40; ++i)
            line << QPointF(10 + i / 4.0, i % 2 == 0 ? 20 : 80);
        const PixelCoverage c = strokeCoverage(line, 1, everything);
        for (int x = 10; x <= 20; ++x) {
            QCOMPARE(c.at(x, 19), 0.5F);
            QCOMPARE(c.at(x, 50), 1.0F);
            QCOMPARE(c.at(x, 80), 0.5F);
        }
        QCOMPARE(c.at(8, 50), 0.0F);
        QCOMPARE(c.at(22, 50), 0.0F);
    }

    void nothingIsPaintedOutsideTheClip()
    {
        QImage image = blank();
        QPainter painter(&image);
        painter.setClipRect(QRect(30, 30, 40, 40));
        paintPixelStroke(painter, wave(0.3), 3, Qt::black);
        painter.end();
        int inside = 0;
        for (int y = 0; y < 120; ++y)
            for (int x = 0; x < 120; ++x)
                if (image.pixel(x, y) != qRgb(255, 255, 255)) {
                    QVERIFY(QRect(30, 30, 40, 40).contains(x, y));
                    ++inside;
                }
        QVERIFY(inside > 20);
    }

    void nothingBecomesNothing()
    {
        QVERIFY(strokeCoverage({}, 2, everything).pixels.isEmpty());
        QVERIFY(strokeCoverage({{1, 1}}, 2, everything).pixels.isEmpty());
        QVERIFY(strokeCoverage({{200, 1}, {300, 1}}, 2, everything).pixels.isEmpty());
    }
};

QTEST_MAIN(TestPixelStroke)
#include "tst_pixelstroke.moc"
