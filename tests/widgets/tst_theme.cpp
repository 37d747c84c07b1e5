// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colormap.h"
#include "widgets/nonzerotext.h"
#include "widgets/numbertext.h"
#include "widgets/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace locus::widgets;

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void zeroIsNeutral_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QRgb>("neutral");
        QTest::newRow("light") << false << QRgb(0xFFFFFFFF);
        QTest::newRow("dark") << true << QRgb(0xFF30343B);
    }
    void zeroIsNeutral()
    {
        QFETCH(bool, dark);
        QFETCH(QRgb, neutral);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const ColorRange range = rangeOf(ColorScale::Diverging, -3.3, 6.2);
        QCOMPARE(colorOf(0, range, theme), neutral);
        QVERIFY(colorOf(0.05, range, theme) != neutral);
        QVERIFY(colorOf(-0.05, range, theme) != neutral);
        // A one-sided range keeps the colours of the symmetric one.
        const ColorRange bias = rangeOf(ColorScale::Diverging, -6, 0, true);
        QCOMPARE(bias.high, 0.0);
        QCOMPARE(colorOf(0, bias, theme), neutral);
        QCOMPARE(colorOf(-6, bias, theme), divergingTable(dark)[0]);
    }

    void endsAndStopsAreTheGivenColours()
    {
        QCOMPARE(divergingTable(false)[0], QRgb(0xFF0B5394));
        QCOMPARE(divergingTable(false)[256], QRgb(0xFFB05100));
        QCOMPARE(divergingTable(true)[32], QRgb(0xFF65AAE1));
        QCOMPARE(cividisTable()[0], QRgb(0xFF00224E));
        QCOMPARE(cividisTable()[256], QRgb(0xFFFEE838));
        QCOMPARE(twilightTable(false)[zeroLevel], QRgb(0xFFE2D9E1));
        QCOMPARE(twilightTable(true)[zeroLevel], QRgb(0xFF301437));
        QCOMPARE(twilightTable(true)[0], QRgb(0xFFE2D9E1));
    }

    void rangesRoundUp_data()
    {
        QTest::addColumn<double>("magnitude");
        QTest::addColumn<double>("rounded");
        QTest::newRow("nothing") << 0.0 << 1.0;
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << 1.0;
        QTest::newRow("exactly one") << 1.0 << 1.0;
        QTest::newRow("one after float rounding") << double(1.0000001F) << 1.0;
        QTest::newRow("scores") << 6.27 << 7.0;
        QTest::newRow("table") << 1.7320508 << 1.8;
        QTest::newRow("hundreds") << 431.0 << 450.0;
        QTest::newRow("small") << 0.00213 << 0.0025;
        QTest::newRow("just above nine") << 9.3 << 10.0;
        QTest::newRow("three tenths in float") << double(0.3F) << 0.3;
    }
    void rangesRoundUp()
    {
        QFETCH(double, magnitude);
        QFETCH(double, rounded);
        QCOMPARE(roundUp(magnitude), rounded);
    }

    void levels()
    {
        const ColorRange weights = rangeOf(ColorScale::Cividis, 0, 0.62);
        QCOMPARE(weights.high, 0.7);
        QCOMPARE(levelOf(0, weights), 0);
        QCOMPARE(levelOf(0.7, weights), 256);
        QCOMPARE(levelOf(2, weights), 256);
        const ColorRange angles = rangeOf(ColorScale::Twilight, 0, 0);
        QCOMPARE(levelOf(0, angles), zeroLevel);
        QCOMPARE(levelOf(std::numbers::pi, angles), 256);
        QCOMPARE(
            levelOf(std::numeric_limits<double>::infinity(), rangeOf(ColorScale::Diverging, -1, 1)),
            256);
    }

    void numbersForPeople_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("minus") << fixedText(-1.5, 2) << QStringLiteral("−1.50");
        QTest::newRow("rounds to zero") << fixedText(-0.0004, 2) << QStringLiteral("0");
        QTest::newRow("two digits") << twoDigitText(-0.254) << QStringLiteral("−.25");
        QTest::newRow("two digits that are zero") << twoDigitText(-0.004) << QStringLiteral("0");
        QTest::newRow("two digits, nearly one") << twoDigitText(0.997) << QStringLiteral("1.0");
        QTest::newRow("two digits, just one") << twoDigitText(1) << QStringLiteral("1");
        QTest::newRow("two digits, larger") << twoDigitText(-5.38) << QStringLiteral("−5.4");
        QTest::newRow("two digits, nearly ten") << twoDigitText(9.96) << QStringLiteral("10");
        QTest::newRow("two digits, no less") << twoDigitText(-123.4) << QStringLiteral("−123");
        QTest::newRow("signed zero") << signedText(0.0004, 2) << QStringLiteral("0");
        QTest::newRow("never a false zero")
            << signedNonzeroText(0.0049, 2) << QStringLiteral("+0.005");
        QTest::newRow("nor below it") << signedNonzeroText(-0.0049, 2) << QStringLiteral("−0.005");
        QTest::newRow("a true one") << signedNonzeroText(1e-17, 2) << QStringLiteral("0");
        QTest::newRow("signed, large") << signedNonzeroText(1.7, 2) << QStringLiteral("+1.70");
        QTest::newRow("signed") << signedText(1.7, 2) << QStringLiteral("+1.70");
        QTest::newRow("four digits together") << wholeText(1024) << QStringLiteral("1024");
        QTest::newRow("thin space")
            << wholeText(-1048576) << QStringLiteral("−1\u2009048\u2009576");
        QTest::newRow("short drops zeros") << shortText(0.5) << QStringLiteral("0.5");
        QTest::newRow("short large") << shortText(10000) << QStringLiteral("10\u2009000");
        QTest::newRow("short keeps whole zeros") << shortText(450) << QStringLiteral("450");
        QTest::newRow("short tiny") << shortText(-2.2e-16, 2) << QStringLiteral("−2.2e−16");
        QTest::newRow("symmetric") << rangeText(-7, 7) << QStringLiteral("±7");
        QTest::newRow("one-sided") << rangeText(-6, 0) << QStringLiteral("−6 … 0");
    }
    void numbersForPeople()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(text, expected);
    }

    void textReadsOnItsGround_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void textReadsOnItsGround()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        QVERIFY(contrast(theme.ink3, theme.surface) >= 4.5);
        QVERIFY(contrast(theme.ctl, theme.surface) >= 3);
        for (const Role role : {Role::Query, Role::Key, Role::Value, Role::Position}) {
            const RoleColors &colors = theme.role(role);
            QVERIFY(contrast(colors.text, theme.surface) >= 4.5);
            QVERIFY(contrast(colors.text, colors.tint) >= 4.5);
            QVERIFY(contrast(colors.onFill, colors.line) >= 4.5);
        }
    }

    void fixedDigitsDoNotWobble()
    {
        const QFont font = uiFont(20, QFont::Bold);
        QCOMPARE(fixedDigitsWidth(font, QStringLiteral("1.111")),
                 fixedDigitsWidth(font, QStringLiteral("4.048")));
        QImage image(200, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setPen(Qt::black);
        paintFixedDigits(painter, {190, 30}, QStringLiteral("8"), font, Qt::AlignRight);
        painter.end();
        const int left = static_cast<int>(190 - fixedDigitsWidth(font, QStringLiteral("8")));
        bool inked = false;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (qGray(image.pixel(x, y)) < 128) {
                    inked = true;
                    QVERIFY(x >= left && x < 190);
                }
        QVERIFY(inked);
    }
};

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
