// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in the smallest and the largest cards: nothing is cut, and room is used.
#include "core/headfacts.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/mathlabel.h"
#include "widgets/numbertext.h"
#include "widgets/painters/alibiforms.h"
#include "widgets/painters/alibislopes.h"
#include "widgets/painters/channelorder.h"
#include "widgets/painters/channels.h"
#include "widgets/painters/gram.h"
#include "widgets/painters/headgrid.h"
#include "widgets/painters/inputsums.h"
#include "widgets/painters/prefixes.h"
#include "widgets/painters/relation.h"
#include "widgets/painters/rotationcost.h"
#include "widgets/painters/rotationmatrix.h"
#include "widgets/painters/shiftmap.h"
#include "widgets/painters/valueswitch.h"
#include "widgets/paramsliderlayout.h"
#include "widgets/rotationview.h"

#include <QFontMetricsF>
#include <QScrollBar>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using tests::viewOf;

namespace {

constexpr QSize inSmallWindow(245, 340);
constexpr QSize inNormalWindow(532, 186);
constexpr QSize inLowWindow(532, 177);
constexpr QSize inFullWindow(372, 528);
constexpr QSize inHugeWindow(866, 1720);

QRectF rectOf(QSize size)
{
    return {QPointF(), size};
}

std::shared_ptr<const core::Frame> rope(int dHead = 16)
{
    return tests::frame(tests::model(core::MethodId::Rope, 12, dHead), core::Stage::Scores);
}

/// Formulas and digits are written letter by letter.
template <class Paint>
QString lettersOf(QSize size, const Paint &paint)
{
    return tests::paintedTexts(size, paint).join(QString()).remove(QLatin1Char(' '));
}

} // namespace

class PictureSizesTest : public QObject {
    Q_OBJECT
private slots:
    void eightCirclesAreSeenTogether_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {inSmallWindow, inNormalWindow, inLowWindow, inFullWindow,
                                 inHugeWindow, QSize(382, 176), QSize(552, 384)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void eightCirclesAreSeenTogether()
    {
        QFETCH(QSize, size);
        const RotationGeometry g = rotationGeometry(rectOf(size), *rope());
        QCOMPARE(g.visibleRows, g.rows);
        QVERIFY(g.captions);
        QVERIFY(g.columns > 1);
        QVERIFY(g.radius >= 45);
    }

    void circlesGrowWithTheirCard()
    {
        const RotationGeometry g = rotationGeometry(rectOf(inHugeWindow), *rope());
        QVERIFY(g.radius > 240);
        QVERIFY(g.dialRadius > 90);
    }

    void anglesOfTwoDigitPositionsStandBelowTheirCircle()
    {
        const auto frame = rope();
        for (const QSize size : {inNormalWindow, inLowWindow, QSize(382, 176)}) {
            const QString letters = lettersOf(size, [&](QPainter &painter) {
                paintRotation(painter, rectOf(size), *frame, viewOf(11, 10), Theme::light());
            });
            for (const char *angle : {"iθ=11.00", "jθ=10.00", "Δθ=−1.00"})
                QVERIFY2(letters.contains(QString::fromUtf8(angle)), angle);
        }
    }

    void aCircleHoveredElsewhereIsScrolledTo()
    {
        RotationView view;
        view.resize(inLowWindow);
        view.setPicture(rope(64), viewOf(9, 4));
        const RotationGeometry before = view.geometryNow();
        QVERIFY(before.rows > before.visibleRows);
        QVERIFY(before.blockRect(31).isEmpty());
        view.setHover({.block = 31});
        QVERIFY(!view.geometryNow().blockRect(31).isEmpty());
    }

    void matrixAndChannelsUseALargeCard()
    {
        const auto frame = rope();
        QVERIFY(rotationMatrixGeometry(rectOf(inHugeWindow), *frame).map.width() > 600);
        const ChannelsGeometry g = channelsGeometry(rectOf(inHugeWindow), *frame);
        QVERIFY(g.vectors[0].height() > 50);
        QVERIFY(g.vectors[0].right() > 0.9 * inHugeWindow.width());
    }

    void stripsUseALargeCard()
    {
        const QRectF rect = rectOf(inHugeWindow);
        const core::View view = viewOf(9, 4);
        const auto sinusoid = tests::frame(tests::model(core::MethodId::Sinusoidal), // d = 8
                                           core::Stage::Weights);
        const auto sums = inputSumsGeometry(rect, *sinusoid, view);
        QVERIFY(sums && sums->tokens[0].x.height() > 45);
        const auto order = channelOrderGeometry(rect, *sinusoid, view);
        QVERIFY(order && order->concat.height() > 40);
        QVERIFY(order->concat.top() - order->interleaved.bottom() > 400);
        const auto shaw = tests::frame(tests::model(core::MethodId::Shaw), core::Stage::Weights);
        const RelationGeometry vectors = relationGeometry(rect, *shaw);
        QVERIFY(vectors.rowHeight > 60);
        QVERIFY(vectors.pair.top() > vectors.table.bottom()); // below, as wide as the card
        QVERIFY(rect.contains(vectors.pair));
        const ValueSwitchGeometry values = valueSwitchGeometry(rect, *shaw, view);
        QVERIFY(values.weights[0].height() > 45);
        const auto none = tests::frame(tests::model(core::MethodId::None), core::Stage::Weights);
        const PrefixGeometry prefixes = prefixGeometry(rect, *none);
        QVERIFY(prefixes.rows > 8 && prefixes.cellHeight > 50);
        QVERIFY(prefixes.words.top() < prefixes.cells.bottom() + 20);
    }

    void theNoteOfTheChannelsIsNotCut()
    {
        const auto frame = rope();
        for (const QSize size : {inSmallWindow, inNormalWindow, inFullWindow}) {
            const QRectF note = channelsGeometry(rectOf(size), *frame).note;
            const QFontMetricsF fm(uiFont(metrics::legendPx, QFont::Medium));
            const QRectF words =
                fm.boundingRect(QRectF(0, 0, note.width(), 1000), Qt::TextWordWrap,
                                QStringLiteral("v is not rotated: it enters the sum as it is"));
            QVERIFY(words.height() <= note.height());
            QVERIFY(rectOf(size).contains(note));
        }
    }

    void theCostHasRoomForItsWordsAndItsAxis()
    {
        const auto frame = rope();
        for (const QSize size : {inSmallWindow, QSize(294, 390), inFullWindow, QSize(532, 140)}) {
            const RotationCostGeometry g = rotationCostGeometry(rectOf(size), *frame);
            const QFontMetricsF axis(uiFont(metrics::axisPx));
            QVERIFY(g.plot.right() + axis.horizontalAdvance(wholeText(g.longest)) / 2 <=
                    size.width());
            QVERIFY(g.plot.height() >= 60);
            QVERIFY(g.words.bottom() <= size.height());
        }
        // Beside "n = 12" no other number begins.
        const QStringList texts = tests::paintedTexts(inSmallWindow, [&](QPainter &painter) {
            paintRotationCost(painter, rectOf(inSmallWindow), *frame, Theme::light());
        });
        QVERIFY(texts.contains(QStringLiteral("n = 12")));
        QVERIFY(!texts.contains(QStringLiteral("32")));
    }

    void theCaptionOfAShiftIsWhole()
    {
        core::Model model = tests::model(core::MethodId::Sinusoidal, 64);
        const auto frame = tests::frame(model, core::Stage::Scores);
        const core::View view = viewOf(45, 9);
        for (const QSize size :
             {inSmallWindow, inFullWindow, QSize(382, 176), QSize(382, 196), inNormalWindow}) {
            const auto g = shiftGeometry(rectOf(size), *frame, view);
            QVERIFY(g);
            const QByteArray name =
                QByteArray::number(size.width()) + 'x' + QByteArray::number(size.height());
            QVERIFY2(rectOf(size).contains(g->caption), name);
            for (const QString &line : shiftCaption(*frame, view))
                QVERIFY(mathLabelWidth(line, metrics::subtitlePx) <= g->caption.width());
            QVERIFY(!g->caption.intersects(g->ruler.adjusted(-8, 0, 8, 0)));
            QVERIFY(!g->caption.intersects(g->strips[0]));
        }
    }

    void theGramMatrixTakesWhatItsWordsLeave()
    {
        const auto frame =
            tests::frame(tests::model(core::MethodId::Sinusoidal), core::Stage::Scores);
        for (const QSize size : {inSmallWindow, inFullWindow, QSize(552, 384), inHugeWindow}) {
            const auto g = gramGeometry(rectOf(size), *frame);
            QVERIFY(g);
            const double least = 0.55 * std::min(size.width(), size.height());
            QVERIFY(g->map.map.width() > least);
            QVERIFY(g->words.width() >= 150 && g->words.height() >= 90);
        }
    }

    void everyFormOfALiBiHasItsFormula()
    {
        const auto frame = tests::frame(tests::model(core::MethodId::Alibi), core::Stage::Weights);
        for (const QSize size : {inSmallWindow, inNormalWindow, QSize(382, 170)}) {
            const QString letters = lettersOf(size, [&](QPainter &painter) {
                paintForms(painter, rectOf(size), *frame, viewOf(9, 4), Theme::light());
            });
            for (const char *formula : {"−m|i−j|", "+mj", "+m(j−jlast)"})
                QVERIFY2(letters.contains(QString::fromUtf8(formula)), qPrintable(letters));
        }
    }

    void theTagOfASlopeLeavesTheOtherDots()
    {
        core::Model model = tests::model(core::MethodId::Alibi);
        model.content.heads = 12;
        const auto frame = tests::frame(model, core::Stage::Weights);
        const SlopeData data = slopeDataOf(*frame);
        const SlopeGeometry g =
            slopeGeometry(rectOf(inNormalWindow), *frame, data, slopeScaleOf(data));
        for (int chosen = 0; chosen < 12; ++chosen) {
            const QRectF tag = slopeTagRect(g, data, chosen);
            QVERIFY(rectOf(inNormalWindow).contains(tag));
            for (int head = 0; head < 12; ++head)
                QVERIFY2(
                    !tag.adjusted(-3, -3, 3, 3)
                         .contains({g.x(head), g.y(data.slopes[static_cast<std::size_t>(head)])}),
                    qPrintable(QStringLiteral("%1 on %2").arg(chosen).arg(head)));
        }
    }

    void captionsOfHeadsDoNotMeet()
    {
        const QFont font = uiFont(metrics::legendPx, QFont::DemiBold);
        for (const double mean : {3.21, 12.34, 123.4})
            for (const double room : {72.0, 90.0, 120.0, 180.0}) {
                core::HeadFacts facts;
                facts.weight = 0.0809;
                facts.meanDistance = mean;
                const HeadCaption caption = headCaption(facts, font, room);
                QVERIFY(fixedDigitsWidth(font, caption.weight) +
                            fixedDigitsWidth(font, caption.distance) + 4 <=
                        room);
            }
    }

    void theFocusRingOfAPlayButtonIsWhole()
    {
        ParamSliderNeeds needs;
        needs.width = 260;
        needs.fieldWidth = 90;
        needs.hasSlider = true;
        const ParamSliderGeometry g = paramSliderGeometry(needs);
        QVERIFY(g.play.bottom() < g.height);
    }
};

QTEST_MAIN(PictureSizesTest)
#include "tst_picturesizes.moc"
