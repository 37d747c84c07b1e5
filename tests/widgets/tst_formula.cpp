// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patch.h"
#include "widgets/formula.h"
#include "widgets/pairformula.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace locus;
using namespace locus::widgets;
using namespace locus::widgets::formula;

namespace {

core::PairReport reportOf(const core::Patch &patch, ScoreDivisor &divisor)
{
    const auto scene = std::get<core::Scene>(core::applied(core::Scene{}, patch));
    const core::Prepared prepared = core::prepare(scene.model);
    divisor.isMixed = scene.model.mistake == core::Mistake::MixedLayouts;
    divisor.value = 1 / core::scoreScale(scene.model, prepared.shapes);
    return core::inspectPair(prepared, {0}, {2}, {0});
}

bool hasInk(const QImage &image, const QColor &color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == color)
                return true;
    return false;
}

} // namespace

class TestFormula : public QObject {
    Q_OBJECT
private slots:
    void everyPartTakesItsRoom()
    {
        const NodePtr x = letter(QStringLiteral("x"));
        const Extent plain = extentOf(x, 20);
        QVERIFY(plain.width > 0 && plain.ascent > 0 && plain.descent > 0);
        const Extent split = extentOf(fraction(x, x), 20);
        QVERIFY(split.ascent > plain.ascent && split.descent > plain.descent);
        QVERIFY(split.width < 2 * plain.width + 8);
        QVERIFY(extentOf(root(x), 20).width > plain.width);
        QVERIFY(extentOf(scripts(x, x, nullptr), 20).ascent > plain.ascent);
        QVERIFY(extentOf(scripts(x, nullptr, x), 20).descent > plain.descent);
        QVERIFY(extentOf(row({x, x, x}), 20).width > 3 * plain.width);
    }

    void nothingIsPaintedOutsideItsRoom()
    {
        const NodePtr node =
            row({fraction(letter(QStringLiteral("q")), root(letter(QStringLiteral("d")))),
                 word(QStringLiteral("=")), result(QStringLiteral("−1.250"))});
        const Extent extent = extentOf(node, 17);
        QImage image(static_cast<int>(std::ceil(extent.width)) + 40, 100, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint(painter, {20, 50}, node, 17, Theme::light());
        painter.end();
        const QRectF room(18, 50 - extent.ascent - 2, extent.width + 4, extent.height() + 4);
        int ink = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) != Qt::white) {
                    ++ink;
                    QVERIFY2(room.contains(x, y), qPrintable(QString("%1, %2").arg(x).arg(y)));
                }
        QVERIFY(ink > 100);
    }

    void linkedPartsKnowWhereTheyStand()
    {
        const NodePtr q = linked(letter(QStringLiteral("q")), {.query = 3});
        const NodePtr b = linked(number(QStringLiteral("0.25")), {.delta = -5});
        const NodePtr node =
            row({fraction(row({q, letter(QStringLiteral("k"))}), root(letter(QStringLiteral("d")))),
                 word(QStringLiteral("+")), b});
        const Extent whole = extentOf(node, 17);
        const auto links = linksOf({10, 50}, node, 17);
        QCOMPARE(links.size(), std::size_t(2));
        QVERIFY((links[0].source == Hover{.query = 3}));
        QVERIFY((links[1].source == Hover{.delta = -5}));
        QVERIFY(links[0].rect.bottom() < 50); // over the bar
        QVERIFY(links[0].rect.right() < links[1].rect.left());
        QVERIFY(std::abs(links[1].rect.right() - (10 + whole.width)) < 0.01);
        // A link changes neither picture nor words.
        QCOMPARE(extentOf(b, 17).width, extentOf(number(QStringLiteral("0.25")), 17).width);
        QCOMPARE(plainOf(node), QStringLiteral("(q k) / √d + 0.25"));
        QVERIFY(latexOf(node).contains(QLatin1String("0.25")));
    }

    void readsAsLatexAndAsText()
    {
        const NodePtr d =
            scripts(letter(QStringLiteral("d")), nullptr, letter(QStringLiteral("k")));
        const NodePtr node =
            row({fraction(row({letter(QStringLiteral("q")), letter(QStringLiteral("k"))}), root(d)),
                 word(QStringLiteral("−"), Ink::Plain, QStringLiteral("-")),
                 number(QStringLiteral("−0.5"))});
        QCOMPARE(latexOf(node), QStringLiteral("\\frac{q k}{\\sqrt{d_{k}}} - -0.5"));
        QCOMPARE(plainOf(node), QStringLiteral("(q k) / √d_k − −0.5"));
    }

    void theNumbersOfEveryMethodMakeItsScore_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("latex");
        QTest::newRow("none") << "none" << 16 << "q_{2}^{\\top} k_{0}";
        QTest::newRow("sinusoidal") << "sinusoidal" << 16 << "p_{0}";
        QTest::newRow("learned") << "learned" << 16 << "W_{K}";
        QTest::newRow("shaw") << "shaw" << 16 << "r_{-2}";
        QTest::newRow("t5") << "t5" << 16 << "b_{2}";
        QTest::newRow("alibi") << "alibi" << 16 << "|\\Delta|";
        QTest::newRow("rope, few blocks") << "rope" << 16 << "R_{-2}";
        QTest::newRow("rope, many blocks") << "rope" << 64 << "\\dots";
    }
    void theNumbersOfEveryMethodMakeItsScore()
    {
        QFETCH(QString, method);
        QFETCH(int, size);
        QFETCH(QString, latex);
        ScoreDivisor divisor;
        const core::PairReport report = reportOf(
            {{"method", method.toStdString()}, {"content.d_head", size}, {"content.d_model", 16}},
            divisor);
        QCOMPARE(divisor.value, std::sqrt(size));
        const NodePtr node = scoreFormulas(report, divisor).front();
        QVERIFY2(latexOf(node).contains(latex), qPrintable(latexOf(node)));
        // The numbers between the last two "=" come to what stands behind them.
        QString text = plainOf(scoreFormulas(report, divisor).back());
        QStringList sides = text.split(QStringLiteral(" = "));
        QCOMPARE(sides.size(), 3);
        for (QString &side : sides)
            side.replace(QChar(0x2212), QLatin1Char('-'));
        QVERIFY2(std::abs(sides[2].toDouble() - report.score) < 6e-4, qPrintable(text));
        if (text.contains(QStringLiteral("…")))
            text.remove(QStringLiteral("+ … "));
        double sum = 0;
        QString expression = sides[1];
        expression.remove(QStringLiteral("+ … "));
        const auto termsOf = [](QString part) {
            double value = 0;
            part.replace(QStringLiteral("- "), QStringLiteral("+ -"));
            for (const QString &term : part.split(QStringLiteral("+ "), Qt::SkipEmptyParts)) {
                double product = 1;
                for (const QString &factor : term.split(QStringLiteral("·")))
                    product *= factor.trimmed().toDouble();
                value += product;
            }
            return value;
        };
        const qsizetype slash = expression.indexOf(QStringLiteral(" / "));
        if (slash < 0) {
            sum = termsOf(expression);
        } else {
            QString upper = expression.left(slash);
            upper.remove(QLatin1Char('(')).remove(QLatin1Char(')'));
            const QString rest = expression.mid(slash + 3);
            const qsizetype space = rest.indexOf(QLatin1Char(' '));
            sum = termsOf(upper) / rest.left(space < 0 ? rest.size() : space).toDouble() +
                  (space < 0 ? 0 : termsOf(rest.mid(space + 1)));
        }
        // Each number is rounded: two decimals over the divisor, three for the terms.
        QVERIFY2(std::abs(sum - report.score) < 0.02, qPrintable(text + QString::number(sum)));
    }

    void mixedLayoutsAreNoFunctionOfTheDisplacement()
    {
        ScoreDivisor divisor;
        const core::PairReport report =
            reportOf({{"method", "rope"}, {"mistake", "mixed_layouts"}}, divisor);
        const QString latex = latexOf(scoreFormulas(report, divisor).front());
        QVERIFY2(!latex.contains(QStringLiteral("R_{-2}")), qPrintable(latex));
        QVERIFY2(latex.contains(QStringLiteral("( R_{2} q_{2} )^{\\top} ( R_{0} k_{0} )")),
                 qPrintable(latex));
    }

    void rolesHaveTheirColours()
    {
        ScoreDivisor divisor;
        const auto report = reportOf({{"method", "alibi"}}, divisor);
        for (const Theme &theme : {Theme::light(), Theme::dark()}) {
            QImage image(900, 80, QImage::Format_RGB32);
            image.fill(theme.surface);
            QPainter painter(&image);
            paint(painter, {10, 45}, scoreFormulas(report, divisor).front(), 34, theme);
            painter.end();
            for (const QColor &color : {theme.query.text, theme.key.text, theme.position.text})
                QVERIFY(hasInk(image, color));
        }
    }
};

QTEST_MAIN(TestFormula)
#include "tst_formula.moc"
