// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be readable in a picture, however little room it has.
#include "core/position/method.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/isolated.h"
#include "widgets/numbertext.h"
#include "widgets/painters/common.h"
#include "widgets/painters/curve.h"
#include "widgets/painters/encoding.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/rowprofile.h"

#include <QRegularExpression>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using core::MethodId;
using core::Stage;

namespace {

constexpr QSize narrow(276, 330); // the card beside the map in the smallest window

QStringList mapTexts(const core::Model &model, Stage stage, QSize size = {390, 420})
{
    const auto frame = tests::frame(model, stage);
    core::View view;
    view.stage = stage;
    view.query = 4;
    view.key = 2;
    return tests::paintedTexts(size, [&](QPainter &painter) {
        paintHeatmap(painter, QRectF(QPointF(), size), *frame, view, Theme::light());
    });
}

QStringList curveTexts(const core::Model &model, QSize size = narrow, int key = 2)
{
    const auto frame = tests::frame(model, Stage::Scores);
    core::View view;
    view.query = 4;
    view.key = key;
    return tests::paintedTexts(size, [&](QPainter &painter) {
        paintCurve(painter, QRectF(QPointF(), size), *frame, view, Theme::light());
    });
}

QStringList rowTexts(const core::Model &model, QSize size = narrow)
{
    const auto frame = tests::frame(model, Stage::Weights);
    core::View view;
    view.query = 4;
    view.key = 2;
    return tests::paintedTexts(size, [&](QPainter &painter) {
        paintRowProfile(painter, QRectF(QPointF(), size), *frame, view, Theme::light());
    });
}

} // namespace

class LabelsTest : public QObject {
    Q_OBJECT

private slots:
    void mapsNameWhatIsUntrained_data()
    {
        QTest::addColumn<MethodId>("method");
        QTest::addColumn<Stage>("stage");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("said");
        for (const QSize size : {QSize(1000, 800), QSize(390, 420), QSize(250, 300)}) {
            const QByteArray at = QByteArray::number(size.width());
            QTest::newRow("bias of T5 " + at) << MethodId::T5 << Stage::Bias << size << true;
            QTest::newRow("weights of T5 " + at) << MethodId::T5 << Stage::Weights << size << true;
            QTest::newRow("content of T5 " + at) << MethodId::T5 << Stage::Content << size << false;
            QTest::newRow("scores of Shaw " + at)
                << MethodId::Shaw << Stage::Scores << size << true;
            QTest::newRow("output of Learned " + at)
                << MethodId::Learned << Stage::Output << size << true;
            QTest::newRow("vectors of Learned " + at)
                << MethodId::Learned << Stage::Encoding << size << true;
            QTest::newRow("scores of RoPE " + at)
                << MethodId::Rope << Stage::Scores << size << false;
        }
    }
    void mapsNameWhatIsUntrained()
    {
        QFETCH(MethodId, method);
        QFETCH(Stage, stage);
        QFETCH(QSize, size);
        QFETCH(bool, said);
        const QStringList texts = mapTexts(tests::model(method), stage, size);
        QVERIFY2(texts.contains(QStringLiteral("untrained")) == said,
                 qPrintable(texts.join(QLatin1String(" | "))));
    }

    void curvesAndRowsNameWhatIsUntrained()
    {
        for (const MethodId method : {MethodId::T5, MethodId::Shaw}) {
            core::Model model = tests::model(method);
            model.content.heads = 4;
            QVERIFY(curveTexts(model).contains(QStringLiteral("untrained")));
            QVERIFY(rowTexts(model).contains(QStringLiteral("untrained")));
        }
        for (int width = 220; width < 500; width += 10) {
            const QStringList texts = rowTexts(tests::model(MethodId::T5), {width, 330});
            QVERIFY2(!texts.filter(QRegularExpression(QStringLiteral("^without"))).isEmpty() &&
                         !texts.filter(QRegularExpression(QStringLiteral("^with( |$)"))).isEmpty(),
                     qPrintable(texts.join(QLatin1String(" | "))));
        }
        QVERIFY(rowTexts(tests::model(MethodId::Learned)).contains(QStringLiteral("untrained")));
        QVERIFY(!curveTexts(tests::model(MethodId::Rope)).contains(QStringLiteral("untrained")));
    }

    /// Vectors that are added to x give one curve, whatever the head.
    void legendsNameOtherHeadsWhereTheyAreDrawn()
    {
        const QString others = QStringLiteral("other heads");
        core::Model model = tests::model(MethodId::Shaw);
        model.content.heads = 4;
        QVERIFY(curveTexts(model).contains(others));
        model = tests::model(MethodId::Sinusoidal);
        model.content.heads = 4;
        model.mistake = core::Mistake::SineOnly;
        QVERIFY(!curveTexts(model).contains(others));
    }

    void alibiWithoutItsMaskIsNamed()
    {
        core::Model model = tests::model(MethodId::Alibi);
        const QString name = QStringLiteral("symmetric variant");
        QVERIFY(!curveTexts(model).contains(name));
        QVERIFY(!mapTexts(model, Stage::Bias).contains(name));
        model.mask = core::MaskKind::None;
        QVERIFY(curveTexts(model).contains(name));
        QVERIFY(mapTexts(model, Stage::Bias).contains(name));
        QVERIFY(rowTexts(model).contains(name));
    }

    void everyLineOfACurveHasItsName()
    {
        for (const QSize size : {QSize(250, 300), narrow, QSize(410, 240), QSize(900, 500)}) {
            core::Model model = tests::model(MethodId::Rope);
            // Letters of another font are texts of their own.
            QString texts = curveTexts(model, size).join(QLatin1Char(' '));
            for (const char *name : {"mean cos Δθ, right", "this pair, moved to every Δ",
                                     "real pairs", "keys after the query masked"})
                QVERIFY2(texts.contains(QString::fromUtf8(name)), qPrintable(texts));
            model.content.heads = 4;
            texts = curveTexts(model, size).join(QLatin1Char(' '));
            for (const char *name :
                 {"mean cos Δθ, right", "head 1", "other heads", "keys after the query masked"})
                QVERIFY2(texts.contains(QString::fromUtf8(name)), qPrintable(texts));
        }
    }

    void theWarningUnderTheSinusoidIsWhole()
    {
        for (const QSize size : {QSize(250, 300), narrow, QSize(410, 240), QSize(900, 500)}) {
            const QString all =
                curveTexts(tests::model(MethodId::Sinusoidal), size).join(QLatin1Char(' '));
            QVERIFY2(all.contains(QStringLiteral("content enters too.")), qPrintable(all));
            QVERIFY(!all.contains(QStringLiteral("…")));
        }
    }

    void theValueOnTheCurveKeepsItsDigits()
    {
        core::Model model = tests::model(MethodId::Alibi);
        model.content.heads = 8;
        core::View view;
        view.query = 4;
        view.key = 3;
        view.head = 7;
        const auto frame = tests::frame(model, Stage::Scores);
        const QString all =
            tests::paintedTexts(narrow, [&](QPainter &painter) {
                paintCurve(painter, QRectF(QPointF(), narrow), *frame, view, Theme::light());
            }).join(QString());
        // Painted digit by digit.
        QVERIFY2(all.contains(QStringLiteral("−0.0039")), qPrintable(all));
    }

    void lettersThatChangeTheirShapeAreJoined()
    {
        const QFont font = uiFont(metrics::legendPx);
        QCOMPARE(shapingFont(font, QStringLiteral("yesterday 昨天")), font);
        for (const char *text : {"مرحبا", "שלום", "👩‍🔬"})
            QCOMPARE(shapingFont(font, QString::fromUtf8(text)).styleStrategy(),
                     QFont::PreferDefault);
        const QString isolatedToken = elidedToken(QStringLiteral("مرحبا"), font, 200);
        QCOMPARE(isolatedToken, isolated(QStringLiteral("مرحبا")));
        QVERIFY(isolatedToken.size() == 7); // the word between its two isolating marks
    }

    void tokensLoseTheirEndsOnly()
    {
        const QFont font = uiFont(metrics::legendPx, QFont::Medium);
        const QString token = QStringLiteral("yesterday");
        QCOMPARE(fittingToken(token, font, 200), token);
        for (int room = 200; room > 0; --room) {
            const QString text = fittingToken(token, font, room);
            if (text.isEmpty() || text == token)
                continue;
            QVERIFY(text.size() >= 4);
            QVERIFY(token.startsWith(text.chopped(1)));
            QVERIFY(tokenWidth(text, font) <= room);
        }
        QVERIFY(fittingToken(token, font, 10).isEmpty());
        QCOMPARE(tokenAround(token, font, 200), token);
        for (const double room : {20.0, 30.0, 40.0}) {
            const QString text = tokenAround(token, font, room);
            QVERIFY2(text.contains(QStringLiteral("…")) && text.size() >= 2, qPrintable(text));
            QVERIFY(QFontMetricsF(font).horizontalAdvance(text) <= room);
            QVERIFY(text.contains(token.front()));
        }
        QVERIFY(tokenAround(token, font, 6).isEmpty());
        QCOMPARE(fittingToken(QStringLiteral("a"), font, 20), QStringLiteral("a"));
    }
};

QTEST_MAIN(LabelsTest)

#include "tst_labels.moc"
