// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/ribbon.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace locus::widgets;

namespace {

QImage blank()
{
    QImage image(120, 120, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

} // namespace

class TestRibbon : public QObject {
    Q_OBJECT
private slots:
    void aSegmentBecomesItsRectangle()
    {
        const QPolygonF outline = ribbon({{10, 10}, {10, 10}, {20, 10}}, 4);
        QCOMPARE(outline.size(), 4);
        QCOMPARE(outline.boundingRect(), QRectF(10, 8, 10, 4));
    }

    void nothingBecomesNothing()
    {
        QVERIFY(ribbon({}, 3).isEmpty());
        QVERIFY(ribbon({{1, 1}}, 3).isEmpty());
        QVERIFY(ribbon({{1, 1}, {1, 1}}, 3).isEmpty());
    }

    void looksLikeTheStrokedLine_data()
    {
        QTest::addColumn<double>("speed");
        QTest::newRow("smooth") << 0.05;
        QTest::newRow("with corners") << 0.5;
    }
    void looksLikeTheStrokedLine()
    {
        QFETCH(double, speed);
        QPolygonF line;
        for (int i = 0; i <= 100; ++i)
            line << QPointF(10 + i, 60 + 40 * std::sin(speed * i));
        QImage stroked = blank();
        QImage filled = blank();
        {
            QPainter painter(&stroked);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(Qt::black, 2.6, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
            painter.drawPolyline(line);
        }
        {
            QPainter painter(&filled);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(Qt::black);
            painter.drawPolygon(ribbon(line, 2.6), Qt::WindingFill);
        }
        int different = 0;
        int dark = 0;
        for (int y = 0; y < 120; ++y)
            for (int x = 0; x < 120; ++x) {
                different += std::abs(qGray(stroked.pixel(x, y)) - qGray(filled.pixel(x, y))) > 64;
                dark += qGray(stroked.pixel(x, y)) < 128;
            }
        QVERIFY2(different * 50 < dark, qPrintable(QString("%1 of %2").arg(different).arg(dark)));
    }
    void aWildLineFillsItsColumns()
    {
        QPolygonF line;
        for (int i = 0; i <= 40; ++i)
            line << QPointF(10 + i / 4.0, i % 2 == 0 ? 20 : 80);
        QVERIFY(steepness(line) > 100);
        const QList<QLineF> strokes = columnStrokes(line, 2);
        QCOMPARE(strokes.size(), 13); // eleven columns and one on each side
        for (const QLineF &stroke : strokes) {
            QCOMPARE(stroke.x1(), stroke.x2());
            QCOMPARE(stroke.y1(), 19.0);
            QCOMPARE(stroke.y2(), 81.0);
        }
        QCOMPARE(strokes.constFirst().x1(), 9.5);
    }

    void aSteepLineOfFewPointsIsAsHighAsItself()
    {
        QPolygonF line; // ten columns for each of its pieces
        for (int i = 0; i <= 10; ++i)
            line << QPointF(10 + 10 * i, i % 2 == 0 ? 20 : 100);
        const QList<QLineF> strokes = columnStrokes(line, 2);
        QCOMPARE(strokes.size(), 103);
        for (const QLineF &stroke : strokes) {
            QVERIFY2(stroke.y1() >= 19 && stroke.y2() <= 101,
                     qPrintable(QString::number(stroke.y1())));
            QVERIFY2(stroke.dy() <= 26.0 + 1e-9, qPrintable(QString::number(stroke.dy())));
        }
        // Column 14: from 14 - 1 to 15 + 1 the line falls from 44 to 68.
        QCOMPARE(strokes[5].x1(), 14.5);
        QCOMPARE(strokes[5].y1(), 43.0);
        QCOMPARE(strokes[5].y2(), 69.0);
    }

    void aFlatLineIsNotSteep()
    {
        QCOMPARE(steepness({{0, 5}, {100, 5}}), 0.0);
        QCOMPARE(steepness({{0, 0}, {100, 50}}), 0.5);
        QCOMPARE(steepness({}), 0.0);
        QVERIFY(columnStrokes({{1, 1}}, 2).isEmpty());
    }
    void dashesGoRoundCorners()
    {
        const QList<QLineF> pieces = dashes({{0, 0}, {5, 0}, {5, 5}}, 2, 1);
        const QList<QLineF> expected = {{0, 0, 2, 0}, {3, 0, 5, 0}, {5, 1, 5, 3}, {5, 4, 5, 5}};
        QCOMPARE(pieces.size(), expected.size());
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            QVERIFY(QLineF(pieces[i].p1(), expected[i].p1()).length() < 1e-6);
            QVERIFY(QLineF(pieces[i].p2(), expected[i].p2()).length() < 1e-6);
        }
        QVERIFY(dashes({}, 2, 1).isEmpty());
    }
};

QTEST_MAIN(TestRibbon)
#include "tst_ribbon.moc"
