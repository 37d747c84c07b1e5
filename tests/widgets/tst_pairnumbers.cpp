// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect.h"
#include "core/patch.h"
#include "core/prepared.h"
#include "widgets/colormap.h"
#include "widgets/pairnumbers.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <cmath>

using namespace locus;
using namespace locus::widgets;

namespace {

core::PairReport report()
{
    core::PairReport pair;
    pair.query = {9};
    pair.key = {4};
    pair.queryPosition = 9;
    pair.keyPosition = 4;
    pair.delta = -5;
    pair.content = 6.145;
    pair.position = -1.25;
    pair.score = 4.895;
    pair.weight = 0.2259;
    pair.contentWeight = 0.2494;
    return pair;
}

PairContext context()
{
    return {QStringLiteral("hit"), QStringLiteral("man"), false, {ColorScale::Cividis, 0, 0.5}};
}

QString textOf(const core::PairReport &pair, const PairContext &around)
{
    PairNumbers numbers;
    numbers.setReport(pair, around);
    return numbers.plainText();
}

} // namespace

class PairNumbersTest : public QObject {
    Q_OBJECT

private slots:
    void everyNumberSaysWhereItComesFrom()
    {
        core::PairReport pair = report();
        pair.terms = core::AlibiTerms{0.25, 5, -1.25};
        PairNumbers numbers;
        numbers.resize(1400, 60);
        numbers.setReport(pair, context());
        numbers.show();
        QVERIFY(QTest::qWaitForWindowExposed(&numbers));
        QSignalSpy hovered(&numbers, &PairNumbers::hovered);
        std::vector<Hover> seen;
        for (int x = 0; x < numbers.width(); x += 2)
            for (const int y : {10, 22, 34, 44})
                QTest::mouseMove(&numbers, QPoint(x, y));
        for (const QList<QVariant> &told : hovered)
            seen.push_back(told.constFirst().value<Hover>());
        const auto has = [&seen](const Hover &hover) {
            return std::find(seen.begin(), seen.end(), hover) != seen.end();
        };
        QVERIFY(has({.query = 9}));
        QVERIFY(has({.key = 4}));
        QVERIFY(has({.head = 0}));
        QVERIFY(has({.delta = -5}));
        QVERIFY(has({.query = 9, .key = 4, .stage = core::Stage::Content}));
        QVERIFY(has({.query = 9, .key = 4, .stage = core::Stage::Weights}));
    }

    void numbersOfWhatIsHoveredAreUnderlined()
    {
        core::PairReport pair = report();
        pair.terms = core::AlibiTerms{0.25, 5, -1.25};
        PairNumbers numbers;
        numbers.resize(1400, 60);
        numbers.setReport(pair, context());
        const QImage before = numbers.grab().toImage();
        numbers.setHover({.head = 0});
        QVERIFY(numbers.grab().toImage() != before);
        numbers.setHover({.head = 1}); // another head's slope is not in the formula
        QCOMPARE(numbers.grab().toImage(), before);
        numbers.setHover({});
        QCOMPARE(numbers.grab().toImage(), before);
    }

    void contentAndPositionMakeTheScore()
    {
        core::PairReport pair = report();
        pair.terms = core::AlibiTerms{0.25, 5, -1.25};
        const QString text = textOf(pair, context());
        for (const char *part : {"hit 9", "man 4", "6.145", "− 1.250", "4.895", "0.2259", "0.2494",
                                 "−0.25", "= −1.25\n"})
            QVERIFY2(text.contains(QString::fromUtf8(part)),
                     qPrintable(QString::fromUtf8(part) + QLatin1String(" in ") + text));
        QVERIFY(text.contains(QStringLiteral("Δ −5")));
    }

    void productsAreAsFineAsTheirFactors()
    {
        core::PairReport pair = report();
        pair.delta = -1;
        pair.terms = core::AlibiTerms{1 / 256.0, 1, -1 / 256.0};
        QString text = textOf(pair, context());
        QVERIFY2(text.contains(QStringLiteral("−0.003906 · 1 = −0.003906")), qPrintable(text));
        pair.delta = -3;
        pair.terms = core::AlibiTerms{1e-6, 3, -3e-6};
        text = textOf(pair, context());
        QVERIFY2(text.contains(QStringLiteral("−1e−6 · 3 = −3e−6")), qPrintable(text));
    }

    void theCaveatStandsWithTheTerm()
    {
        core::PairReport pair = report();
        pair.terms = core::T5Terms{3, 0.5};
        PairContext seeded = context();
        seeded.caveat = QStringLiteral("untrained");
        const QString text = textOf(pair, seeded);
        QVERIFY2(text.contains(QStringLiteral("bucket 3, untrained")), qPrintable(text));
    }

    void zeroIsZero()
    {
        core::PairReport pair = report();
        pair.position = -0.00001;
        pair.terms = core::T5Terms{3, -0.00001};
        const QString text = textOf(pair, context());
        QVERIFY2(!text.contains(QStringLiteral("−0.000")) && !text.contains(QStringLiteral("− 0")),
                 qPrintable(text));
    }

    void everyMethodSaysWhatItDid_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("says");
        QTest::newRow("none") << "none"
                              << "content alone";
        QTest::newRow("sinusoidal") << "sinusoidal"
                                    << "terms with a position";
        QTest::newRow("learned") << "learned"
                                 << "terms with a position";
        QTest::newRow("shaw") << "shaw"
                              << "displacement −1";
        QTest::newRow("t5") << "t5"
                            << "bucket 1";
        QTest::newRow("alibi") << "alibi"
                               << "slope times distance";
        QTest::newRow("rope") << "rope"
                              << "32 blocks";
    }
    void everyMethodSaysWhatItDid()
    {
        QFETCH(QString, method);
        QFETCH(QString, says);
        const auto scene =
            core::applied(core::Scene{}, {{"method", method.toStdString()}, {"content.heads", 2}});
        QVERIFY(std::holds_alternative<core::Scene>(scene));
        const auto prepared = core::prepare(std::get<core::Scene>(scene).model);
        const core::PairReport pair = core::inspectPair(prepared, {0}, {1}, {0});
        const QString text = textOf(pair, context());
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void maskedDeadAndRefusedAreSaidInWords()
    {
        core::PairReport pair = report();
        pair.masked = true;
        QString text = textOf(pair, context());
        QVERIFY2(text.contains(QStringLiteral("Masked")) && !text.contains(QStringLiteral("4.895")),
                 qPrintable(text));
        PairContext dead = context();
        dead.deadRow = true;
        text = textOf(pair, dead);
        QVERIFY2(text.contains(QStringLiteral("no key at all")), qPrintable(text));
        PairNumbers numbers;
        numbers.setReport(report(), context());
        numbers.setRefusal(QStringLiteral("Not defined here"));
        QCOMPARE(numbers.plainText(), QStringLiteral("Not defined here"));
    }

    void whatTheStripSaysIsLeftOutBeforeASecondLine()
    {
        core::PairReport pair = report();
        pair.terms = core::T5Terms{3, -1.25};
        PairNumbers numbers;
        numbers.setReport(pair, context());
        const int line = numbers.heightForWidth(2000);
        QCOMPARE(numbers.heightForWidth(640), line);
        QVERIFY(numbers.heightForWidth(300) > line);
        QVERIFY(numbers.plainText().contains(QStringLiteral("0.2494"))); // for copying it is there
    }

    void theFormulaKeepsItsLettersBeforeOtherNumbers_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("size");
        for (const int size : {4, 16, 64})
            for (const char *method :
                 {"none", "sinusoidal", "learned", "shaw", "t5", "alibi", "rope"})
                QTest::addRow("%s %d", method, size) << QString::fromLatin1(method) << size;
    }
    void theFormulaKeepsItsLettersBeforeOtherNumbers()
    {
        QFETCH(QString, method);
        QFETCH(int, size);
        const auto scene = core::applied(
            core::Scene{},
            {{"method", method.toStdString()}, {"content.heads", 2}, {"content.d_head", size}});
        QVERIFY(std::holds_alternative<core::Scene>(scene));
        const auto prepared = core::prepare(std::get<core::Scene>(scene).model);
        PairContext around = context();
        around.divisor.value = std::sqrt(size);
        PairNumbers numbers;
        numbers.setReport(core::inspectPair(prepared, {0}, {1}, {0}), around);
        const int line = numbers.heightForWidth(4000);
        // The letter of the key stands in the symbolic part alone.
        for (const int width : {960, 1376}) {
            QVERIFY2(numbers.shownFormula(width).contains(QStringLiteral("⊤")) ||
                         numbers.shownFormula(width).contains(QStringLiteral("W")),
                     qPrintable(numbers.shownFormula(width)));
            QCOMPARE(numbers.heightForWidth(width), line);
        }
    }

    void theSwatchHasTheColourOfTheMap()
    {
        core::PairReport pair = report();
        pair.weight = -0.4;
        PairContext late = context();
        late.weightRange = {ColorScale::Diverging, -0.5, 0.5};
        PairNumbers numbers;
        numbers.resize(1400, 60);
        numbers.setReport(pair, late);
        const QImage image = numbers.grab().toImage();
        const QRgb wanted = colorOf(pair.weight, late.weightRange, Theme::light());
        int found = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                found += image.pixel(x, y) == wanted ? 1 : 0;
        QVERIFY2(found > 100, qPrintable(QString::number(found)));
    }

    void aLoneNumberIsNotSaidTwice()
    {
        core::PairReport pair = report();
        pair.content = -1;
        pair.position = 0;
        pair.score = -1;
        PairContext unscaled = context();
        unscaled.divisor.value = 1;
        PairNumbers numbers;
        numbers.setReport(pair, unscaled);
        for (const int width : {1400, 500, 300})
            QCOMPARE(numbers.shownFormula(width).count(QStringLiteral("−1.0")), 1);
    }

    void theFormulaCanBeCopied()
    {
        core::PairReport pair = report();
        pair.terms = core::T5Terms{3, -1.25};
        PairNumbers numbers;
        QVERIFY(numbers.latex().isEmpty());
        numbers.setReport(pair, context());
        QVERIFY2(numbers.latex().contains(QStringLiteral("b_{3}")), qPrintable(numbers.latex()));
        numbers.resize(900, 60);
        numbers.show();
        QSignalSpy copied(&numbers, &PairNumbers::copyRequested);
        QTimer::singleShot(0, &numbers, [] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            menu->setActiveAction(menu->actions().constLast());
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {10, 10},
                                numbers.mapToGlobal(QPoint(10, 10)));
        QApplication::sendEvent(&numbers, &event);
        QCOMPARE(copied.count(), 1);
        QCOMPARE(copied.at(0).at(0).toString(), numbers.latex());
        pair.masked = true;
        numbers.setReport(pair, context());
        QVERIFY(numbers.latex().isEmpty());
    }

    void captionsThatFitStayOnOneLine()
    {
        core::PairReport pair = report();
        pair.delta = -1;
        pair.terms = core::AlibiTerms{1 / 256.0, 1, -1 / 256.0};
        PairContext named = context();
        PairNumbers numbers;
        numbers.setReport(pair, named);
        const int line = numbers.heightForWidth(2000);
        for (const char *caveat : {"untrained", "symmetric variant", "symmetric variant i", "il"}) {
            named.caveat = QString::fromLatin1(caveat);
            numbers.setReport(pair, named);
            QCOMPARE(numbers.heightForWidth(2000), line);
        }
    }

    void narrowNumbersWrapAndNothingIsLost()
    {
        PairNumbers numbers;
        core::PairReport pair = report();
        pair.terms = core::InputTerms{6.145, -1, -0.5, 0.25};
        numbers.setReport(pair, context());
        const int wide = numbers.heightForWidth(1400);
        const int narrow = numbers.heightForWidth(420);
        QVERIFY2(narrow > wide, qPrintable(QStringLiteral("%1, %2").arg(narrow).arg(wide)));
        QVERIFY(numbers.heightForWidth(220) > narrow);
    }
};

QTEST_MAIN(PairNumbersTest)
#include "tst_pairnumbers.moc"
