// SPDX-License-Identifier: GPL-3.0-or-later
// Two pinned pairs and their difference, in the room of one row.
#include "core/inspect.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/numbertext.h"
#include "widgets/painters/pins.h"

#include <QPainter>
#include <QTest>

using namespace locus;
using namespace locus::widgets;

namespace {

core::View pinned(int pins)
{
    core::View view;
    view.query = 9;
    view.key = 4;
    for (int pin = 0; pin < pins; ++pin)
        view = core::withPinToggled(view, {core::QueryIndex{9 - pin}, core::KeyIndex{3 + 4 * pin}});
    return view;
}

QStringList textsOf(const core::Frame &frame, const core::View &view, const QRectF &row)
{
    return tests::paintedTexts(row.size().toSize(), [&](QPainter &painter) {
        paintPins(painter, row, frame, view, Theme::light());
    });
}

} // namespace

class PinsTest : public QObject {
    Q_OBJECT

private slots:
    void bothPairsAndTheirDifferenceFitBesideTheCount_data()
    {
        QTest::addColumn<core::MethodId>("method");
        for (const core::MethodId method : core::allMethods)
            QTest::addRow("%d", static_cast<int>(method)) << method;
    }
    void bothPairsAndTheirDifferenceFitBesideTheCount()
    {
        QFETCH(core::MethodId, method);
        const auto frame = tests::frame(tests::model(method, 12), core::Stage::Weights);
        const core::View view = pinned(2);
        const double room = 590; // the smallest window, less how many proofs hold
        const double width = pinsWidth(room, *frame, view, Theme::light());
        QVERIFY2(width < room, qPrintable(QString::number(width)));
        const QRectF row(0, 0, width, 39);
        const auto g = pinGeometry(row, *frame, view, Theme::light());
        QCOMPARE(g.pins.size(), std::size_t(2));
        QVERIFY(g.pins[0].bottom() <= g.pins[1].top());
        for (std::size_t pin = 0; pin < 2; ++pin) {
            QVERIFY(row.contains(g.pins[pin]) && row.contains(g.crosses[pin]));
            QVERIFY(g.pins[pin].height() >= 19);
            QVERIFY(!g.pins[pin].intersects(g.crosses[pin]));
            QVERIFY(!g.difference.intersects(g.crosses[pin]));
        }
        QCOMPARE(g.crosses[0].left(), g.crosses[1].left());
        const QString texts = textsOf(*frame, view, row).join(QString());
        const auto &prepared = *frame->prepared;
        const auto a = core::inspectPair(prepared, {0}, {9}, {3});
        const auto b = core::inspectPair(prepared, {0}, {8}, {7});
        const auto d = core::differenceOf(a, b);
        for (const QString &number :
             {fixedText(a.score, 3), fixedText(a.weight, 4), fixedText(b.score, 3),
              fixedText(b.weight, 4), signedText(d.score, 3), signedText(d.weight, 4),
              signedText(d.content, 3), signedText(d.position, 3)})
            QVERIFY2(texts.contains(number), qPrintable(texts + u' ' + number));
        for (const char *token : {"hit", "had", "man", "the"}) // of the queries and of the keys
            QVERIFY2(texts.contains(QLatin1String(token)), qPrintable(texts));
    }

    void wordsGoBeforeNumbersDo()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Weights);
        const core::View view = pinned(2);
        const double full = pinsWidth(1000, *frame, view, Theme::light());
        const double brief = pinsWidth(full - 1, *frame, view, Theme::light());
        QVERIFY(brief < full - 1);
        QVERIFY(textsOf(*frame, view, {0, 0, full, 39}).join(QString()).contains(u"hit"));
        const QString texts = textsOf(*frame, view, {0, 0, brief, 39}).join(QString());
        QVERIFY(!texts.contains(u"hit"));
        const auto a = core::inspectPair(*frame->prepared, {0}, {9}, {3});
        QVERIFY(texts.contains(fixedText(a.weight, 4)));
    }

    void onePinSaysHowToCompare()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Rope, 12), core::Stage::Weights);
        const core::View view = pinned(1);
        const QRectF row(0, 0, pinsWidth(590, *frame, view, Theme::light()), 39);
        const auto g = pinGeometry(row, *frame, view, Theme::light());
        QCOMPARE(g.pins.size(), std::size_t(1));
        QVERIFY(g.difference.top() >= g.pins[0].bottom());
        QVERIFY(textsOf(*frame, view, row).join(u' ').contains(u"second"));
    }
};

QTEST_MAIN(PinsTest)
#include "tst_pins.moc"
