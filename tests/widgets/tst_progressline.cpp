// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressline.h"

#include <QTest>

using locus::widgets::ProgressLine;
using locus::widgets::Theme;

class TestProgressLine : public QObject {
    Q_OBJECT
private slots:
    void shortWorkShowsNothing()
    {
        QWidget window;
        window.resize(100, 20);
        ProgressLine line(&window);
        window.show();
        line.setWorking(true);
        QVERIFY(line.isHidden());
        line.setWorking(false);
        QTest::qWait(2 * ProgressLine::delay);
        QVERIFY(line.isHidden());
    }

    void longWorkShowsItsShare()
    {
        QWidget window;
        window.resize(100, 20);
        ProgressLine line(&window);
        line.setGeometry(0, 0, 100, ProgressLine::thickness);
        line.setSource([] { return 0.5; });
        window.show();
        line.setWorking(true);
        QTRY_VERIFY(!line.isHidden());
        const QImage picture = line.grab().toImage();
        QCOMPARE(picture.pixelColor(10, 0), Theme::light().position.line);
        QVERIFY(picture.pixelColor(90, 0) != Theme::light().position.line);
        line.setWorking(false);
        QVERIFY(line.isHidden());
    }
};

QTEST_MAIN(TestProgressLine)
#include "tst_progressline.moc"
