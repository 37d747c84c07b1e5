// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/readingorder.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

using namespace locus;

class TestReadingOrder : public QObject {
    Q_OBJECT
private slots:
    void bandsThenColumns_data()
    {
        QTest::addColumn<QList<QRect>>("boxes"); // in the order expected
        QTest::newRow("none") << QList<QRect>();
        QTest::newRow("a line") << QList<QRect>{{0, 0, 10, 20}, {20, 4, 10, 12}, {40, 0, 10, 20}};
        QTest::newRow("lines") << QList<QRect>{
            {100, 0, 10, 20}, {0, 20, 10, 20}, {50, 20, 10, 20}, {0, 40, 10, 20}};
        QTest::newRow("a page of cards, two of them in one column") << QList<QRect>{
            {0, 0, 900, 40},      {0, 50, 900, 90},     {0, 150, 200, 500}, {210, 150, 400, 500},
            {620, 150, 280, 240}, {620, 400, 280, 250}, {0, 660, 900, 150}};
        QTest::newRow("a column beside the rest of the page") << QList<QRect>{{0, 0, 900, 40},
                                                                              {0, 50, 200, 700},
                                                                              {210, 50, 400, 500},
                                                                              {620, 50, 280, 500},
                                                                              {210, 560, 690, 190}};
        QTest::newRow("lines that reach into each other by their rings")
            << QList<QRect>{{147, 0, 103, 32}, {0, 27, 28, 28}, {28, 29, 222, 24}};
        QTest::newRow("one beside two lines")
            << QList<QRect>{{0, 0, 200, 50}, {0, 56, 200, 50}, {210, 40, 30, 28}};
    }

    void bandsThenColumns()
    {
        QFETCH(QList<QRect>, boxes);
        // Given backwards, so that the order given says nothing.
        QList<QRect> given(boxes.rbegin(), boxes.rend());
        QList<QRect> read;
        for (const qsizetype i : widgets::readingOrder(given))
            read << given[i];
        QCOMPARE(read, boxes);
    }

    void stopsAreSeenEnabledAndInOrder()
    {
        QWidget window;
        QWidget later(&window), earlier(&window);
        earlier.setGeometry(0, 0, 200, 50);
        later.setGeometry(0, 60, 200, 50);
        QLineEdit second(&later), first(&earlier);
        QPushButton hidden(&earlier), disabled(&earlier);
        hidden.hide();
        disabled.setEnabled(false);
        QWidget proxied(&earlier);
        proxied.setFocusPolicy(Qt::StrongFocus);
        proxied.setFocusProxy(&first);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QCOMPARE(widgets::tabStops(window), (QList<QWidget *>{&first, &second}));
        first.setFocus();
        QVERIFY(widgets::moveFocus(window, true));
        QVERIFY(second.hasFocus());
        QVERIFY(widgets::moveFocus(window, true));
        QVERIFY(first.hasFocus());
        QVERIFY(widgets::moveFocus(window, false));
        QVERIFY(second.hasFocus());
    }

    void whatIsScrolledAwayIsBroughtBack()
    {
        QWidget window;
        window.resize(200, 200);
        QPushButton above(&window);
        above.setGeometry(0, 0, 100, 30);
        QScrollArea area(&window);
        area.setGeometry(0, 40, 200, 100);
        area.setFocusPolicy(Qt::NoFocus);
        auto *body = new QWidget;
        body->resize(180, 1000);
        auto *deep = new QPushButton(body);
        deep->setGeometry(0, 900, 80, 30);
        area.setWidget(body);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        above.setFocus();
        QVERIFY(deep->visibleRegion().isEmpty());
        QVERIFY(widgets::moveFocus(window, true));
        QVERIFY(deep->hasFocus());
        QVERIFY(!deep->visibleRegion().isEmpty());
    }

    void aWindowWithoutStopsMovesNothing()
    {
        QWidget window;
        QVERIFY(!widgets::moveFocus(window, true));
    }
};

QTEST_MAIN(TestReadingOrder)
#include "tst_readingorder.moc"
