// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colormap.h"
#include "widgets/colorvision.h"
#include "widgets/theme.h"

#include <QTest>

using namespace locus::widgets;

namespace {

constexpr std::array roles = {Role::Query, Role::Key, Role::Value, Role::Position};

} // namespace

Q_DECLARE_METATYPE(Vision)

/// Hues mean mathematics: they must stay apart in every eye.
class ColorVisionTest : public QObject {
    Q_OBJECT

private:
    void everyEyeAndTheme()
    {
        QTest::addColumn<Vision>("vision");
        QTest::addColumn<bool>("dark");
        const std::pair<const char *, Vision> eyes[] = {{"usual", Vision::Usual},
                                                        {"protanopia", Vision::Protanopia},
                                                        {"deuteranopia", Vision::Deuteranopia},
                                                        {"tritanopia", Vision::Tritanopia}};
        for (const auto &[name, vision] : eyes)
            for (const bool dark : {false, true})
                QTest::addRow("%s, %s", name, dark ? "dark" : "light") << vision << dark;
    }

private slots:
    void whiteAndBlackAreFarthestApart()
    {
        QVERIFY(std::abs(colorDistance(qRgb(0, 0, 0), qRgb(255, 255, 255)) - 100) < 0.1);
        QCOMPARE(colorDistance(qRgb(12, 34, 56), qRgb(12, 34, 56)), 0.0);
    }

    void redAndGreenFallTogether()
    {
        const QRgb red = qRgb(190, 80, 60), green = qRgb(110, 125, 50);
        QVERIFY(colorDistance(red, green) > 15);
        QVERIFY(colorDistance(seenBy(Vision::Deuteranopia, red),
                              seenBy(Vision::Deuteranopia, green)) < 8);
        QCOMPARE(seenBy(Vision::Usual, red), red);
        const QRgb grey = seenBy(Vision::Greyscale, red);
        QVERIFY(qRed(grey) == qGreen(grey) && qGreen(grey) == qBlue(grey));
    }

    void rolesStayApart_data() { everyEyeAndTheme(); }
    void rolesStayApart()
    {
        QFETCH(Vision, vision);
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const double distance =
            leastDistance(vision, {theme.query.line.rgb(), theme.key.line.rgb(),
                                   theme.value.line.rgb(), theme.position.line.rgb()});
        QVERIFY2(distance >= 7.5, qPrintable(QString::number(distance)));
        QVERIFY(distance < 30); // of two of them, not of black and white
    }

    void everyPixelOfAPictureIsSeen_data() { everyEyeAndTheme(); }
    void everyPixelOfAPictureIsSeen()
    {
        QFETCH(Vision, vision);
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        QImage picture(4, 2, QImage::Format_ARGB32_Premultiplied);
        picture.fill(theme.surface);
        picture.setPixelColor(1, 0, theme.query.line);
        picture.setPixelColor(3, 1, theme.key.line);
        picture.setPixelColor(0, 1, Qt::transparent);
        const QImage seen = seenBy(vision, picture);
        QCOMPARE(seen.pixel(0, 0), seenBy(vision, theme.surface.rgb()));
        QCOMPARE(seen.pixel(1, 0), seenBy(vision, theme.query.line.rgb()));
        QCOMPARE(seen.pixel(3, 1), seenBy(vision, theme.key.line.rgb()));
        QCOMPARE(qAlpha(seen.pixel(0, 1)), 0);
    }

    void rolesStandOutFromTheGround_data() { everyEyeAndTheme(); }
    void rolesStandOutFromTheGround()
    {
        QFETCH(Vision, vision);
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        for (const Role role : roles)
            QVERIFY(colorDistance(seenBy(vision, theme.role(role).line.rgb()),
                                  seenBy(vision, theme.surface.rgb())) >= 25);
    }

    void theTwoSignsOfAScoreStayApart_data() { everyEyeAndTheme(); }
    void theTwoSignsOfAScoreStayApart()
    {
        QFETCH(Vision, vision);
        QFETCH(bool, dark);
        const ColorTable &table = divergingTable(dark);
        for (const int step : {40, 80, 128}) // from a third of the range on
            QVERIFY(colorDistance(seenBy(vision, table[std::size_t(zeroLevel - step)]),
                                  seenBy(vision, table[std::size_t(zeroLevel + step)])) >= 12);
    }

    void weightsOnlyGetLighter_data() { everyEyeAndTheme(); }
    void weightsOnlyGetLighter()
    {
        QFETCH(Vision, vision);
        const auto luminance = [vision](QRgb color) {
            return qRed(seenBy(Vision::Greyscale, seenBy(vision, color)));
        };
        const ColorTable &table = cividisTable();
        for (std::size_t level = 16; level < table.size(); level += 16)
            QVERIFY(luminance(table[level]) > luminance(table[level - 16]));
    }

    void maskedIsNeverZero_data() { everyEyeAndTheme(); }
    void maskedIsNeverZero()
    {
        QFETCH(Vision, vision);
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        // The hatch has two colours; a flat cell of zero can be like one of them at most.
        for (const QRgb zero : {divergingTable(dark)[zeroLevel], cividisTable()[0]}) {
            const double fromLine =
                colorDistance(seenBy(vision, theme.hatchLine.rgb()), seenBy(vision, zero));
            const double fromGround =
                colorDistance(seenBy(vision, theme.hatchGround.rgb()), seenBy(vision, zero));
            QVERIFY2(std::max(fromLine, fromGround) >= 12,
                     qPrintable(QStringLiteral("%1, %2").arg(fromLine).arg(fromGround)));
        }
        QVERIFY(colorDistance(seenBy(vision, theme.hatchLine.rgb()),
                              seenBy(vision, theme.hatchGround.rgb())) >= 12);
    }
};

QTEST_APPLESS_MAIN(ColorVisionTest)
#include "tst_colorvision.moc"
