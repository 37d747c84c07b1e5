// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and hints of the small fields.
#include "tests/support/paintersamples.h"
#include "widgets/headstrip.h"
#include "widgets/menufield.h"
#include "widgets/numberfield.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace locus;
using namespace locus::widgets;

class FieldsTest : public QObject {
    Q_OBJECT

private slots:
    void aCommittedNumberShowsItsBeginning()
    {
        NumberField field;
        field.resize(80, 32);
        field.show();
        field.showText(QStringLiteral("1"), QStringLiteral("1"));
        connect(&field, &NumberField::committed, &field, [&field](double value) {
            const QString precise = QString::number(value, 'g', 17);
            field.showText(precise, precise);
        });
        auto *editor = field.findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("pi/3"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(editor->text().startsWith(QStringLiteral("1.047")));
        QCOMPARE(editor->cursorPosition(), 0);
    }

    void homeAndEndChooseInAMenuField()
    {
        MenuField field;
        field.setItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        field.setCurrent(1);
        QSignalSpy picked(&field, &MenuField::picked);
        QTest::keyClick(&field, Qt::Key_End);
        QCOMPARE(field.current(), 2);
        QTest::keyClick(&field, Qt::Key_Home);
        QCOMPARE(field.current(), 0);
        QCOMPARE(picked.size(), 2);
        QTest::keyClick(&field, Qt::Key_Home); // already there
        QCOMPARE(picked.size(), 2);
    }

    void aStripSaysThatThereAreMoreHeads()
    {
        core::Model model = tests::model(core::MethodId::Alibi);
        model.content.heads = 12;
        core::FrameCache cache;
        std::vector<core::StageRequest> requests;
        for (int head = 0; head < 12; ++head)
            requests.push_back({core::Stage::Bias, head});
        core::View view;
        view.stage = core::Stage::Bias;
        HeadStrip strip;
        strip.resize(300, strip.sizeHint().height());
        strip.setPicture(cache.compute(model, requests), view);
        strip.show();
        const auto inkAt = [&strip](const QRect &rect) {
            const QImage image = strip.grab(rect).toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) != image.pixelColor(0, 0))
                        return true;
            return false;
        };
        const QRect left(0, 14, 6, 16);
        const QRect right(294, 14, 6, 16);
        QVERIFY(inkAt(right));
        QVERIFY(!inkAt(left));
        // A click there scrolls and chooses nothing.
        QSignalSpy picked(&strip, &HeadStrip::headPicked);
        for (int click = 0; click < 4; ++click)
            QTest::mouseClick(&strip, Qt::LeftButton, {}, right.center());
        QVERIFY(picked.size() <= 1); // at the end there is a head again
        QVERIFY(inkAt(left));
        QVERIFY(!inkAt(right));
    }
};

QTEST_MAIN(FieldsTest)
#include "tst_fields.moc"
