// SPDX-License-Identifier: GPL-3.0-or-later
// A curve says what is true of its pair: whose it is, and what a mask leaves of it.
#include "core/inspect.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/curveview.h"
#include "widgets/isolated.h"
#include "widgets/painters/curve.h"
#include "widgets/painters/curveoverlay.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <utility>

using namespace locus;
using namespace locus::widgets;
using tests::viewOf;

namespace {

constexpr QSize size(540, 240);

std::shared_ptr<const core::Frame> frameOf(const core::Model &model)
{
    return tests::frame(model, core::Stage::Scores);
}

QStringList textsOf(const core::Frame &frame, const core::View &view)
{
    return tests::paintedTexts(size, [&](QPainter &painter) {
        paintCurve(painter, QRectF(QPointF(), size), frame, view, Theme::light());
    });
}

QImage imageOf(const core::Frame &frame, const core::View &view, QSize imageSize = size,
               double ratio = 1)
{
    QImage image(imageSize * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Theme::light().surface);
    QPainter painter(&image);
    paintCurve(painter, QRectF(QPointF(), imageSize), frame, view, Theme::light());
    return image;
}

class OpenCurve : public CurveView {
public:
    using CurveView::painterNow;
};

} // namespace

class CurveTruthTest : public QObject {
    Q_OBJECT

private slots:
    void sinesAloneAreTheCurveOfTheirQuery()
    {
        core::Model model = tests::model(core::MethodId::Sinusoidal);
        const auto right = frameOf(model);
        QVERIFY(textsOf(*right, viewOf(9, 4)).join(QLatin1Char(' ')).contains("every i"));
        QVERIFY(curveDataOf(*right, viewOf(9, 4)).hasKey.empty());
        model.mistake = core::Mistake::SineOnly;
        const auto frame = frameOf(model);
        const CurveData data = curveDataOf(*frame, viewOf(9, 4));
        const core::Matrix<double> &encoding = *frame->prepared->hooks.onInput;
        QVERIFY(std::abs(*data.value - encoding.row(9).dot(encoding.row(4))) < 1e-12);
        QVERIFY(std::abs(*data.value) > 0.1);
        for (std::size_t i = 0; i < data.hasKey.size(); ++i) // at its own displacements
            QCOMPARE(data.hasKey[i], data.curves.delta[i] >= -9 && data.curves.delta[i] <= 2);
        const QStringList texts = textsOf(*frame, viewOf(9, 4));
        QVERIFY(!texts.join(QLatin1Char(' ')).contains("every i"));
        QVERIFY(texts.contains(QStringLiteral("query 9 “hit”")));
        QVERIFY2(texts.contains(QStringLiteral("depends on i (here 9), not on")),
                 qPrintable(texts.join(QLatin1Char('|'))));
        core::View pinned = viewOf(9, 4);
        pinned.pins = core::Tensor::matrix(1, 2, {2, 0});
        QVERIFY(textsOf(*frame, pinned).contains(QStringLiteral("query 2 “bit”, pinned")));
    }

    void mixedLayoutsSayWhoseCurveItIs()
    {
        core::Model model = tests::model(core::MethodId::Rope);
        QVERIFY(!curveDataOf(*frameOf(model), viewOf(7, 5)).place);
        model.mistake = core::Mistake::MixedLayouts;
        model.positionStart = 3;
        const auto frame = frameOf(model);
        const CurveData data = curveDataOf(*frame, viewOf(7, 5));
        const core::PairReport pair = core::inspectPair(*frame->prepared, {0}, {7}, {5});
        QVERIFY(std::abs(*data.value - pair.score) < 1e-12);
        const QString texts = textsOf(*frame, viewOf(7, 5)).join(QLatin1Char('|'));
        QVERIFY2(texts.contains(QStringLiteral("depends on i (here 10), not on")),
                 qPrintable(texts));
    }

    void aMaskedPairHasNoScore()
    {
        core::Model model = tests::model(core::MethodId::Rope);
        model.mask = core::MaskKind::Causal;
        const auto frame = frameOf(model);
        QVERIFY(textsOf(*frame, viewOf(5, 3)).contains("keys after the query masked"));
        const CurveData data = curveDataOf(*frame, viewOf(5, 9));
        QVERIFY(data.isMasked && data.value);
        const QStringList texts = textsOf(*frame, viewOf(5, 9));
        QCOMPARE(texts.count(QStringLiteral("masked")), 1); // in the cursor's tag alone
        QVERIFY(!texts.contains(QStringLiteral("keys after the query: masked")));
        const CurveGeometry g = curveGeometry(size, *frame, data);
        const QImage image = imageOf(*frame, viewOf(5, 9));
        QVERIFY(image.pixelColor(QPointF(g.x(4) + 4, g.y(*data.value)).toPoint()) !=
                Theme::light().position.line);
    }

    void wordsKeepClearOfTheCursor()
    {
        core::Model model = tests::model(core::MethodId::Shaw);
        model.shaw.radius = 4;
        const auto frame = frameOf(model);
        const Theme theme = Theme::light();
        const CurveMarks marks;
        for (int key = 0; key < 12; ++key) {
            const core::View view = viewOf(11, key);
            const CurveData data = curveDataOf(*frame, view);
            const CurveGeometry g = curveGeometry(size, *frame, data);
            const curve::Context c{g, data, *frame, view, theme, marks};
            const double cursor = g.x(double(data.delta));
            const QRectF words = curve::sharedWordsRect(c, true);
            QVERIFY(!words.isEmpty());
            QVERIFY2(cursor < words.left() - 5 || cursor > words.right() + 5,
                     qPrintable(QString::number(data.delta)));
            QVERIFY(g.plot.contains(words));
        }
    }

    // Fewer points than pixels, and steep: a line, no block.
    void aSteepCurveIsALine()
    {
        core::Model model = tests::model(core::MethodId::Rope, 64);
        const auto frame = frameOf(model);
        const core::View view = viewOf(45, 9);
        for (const auto &[imageSize, ratio] :
             {std::pair{QSize(1080, 500), 2.0}, std::pair{QSize(300, 220), 1.0}}) {
            const QImage image = imageOf(*frame, view, imageSize, ratio);
            const CurveGeometry g = curveGeometry(imageSize, *frame, curveDataOf(*frame, view));
            const QRect plot(int(g.plot.left() * ratio), int(g.plot.top() * ratio),
                             int(g.plot.width() * ratio), int(g.plot.height() * ratio));
            int inked = 0;
            for (int y = plot.top(); y < plot.bottom(); ++y)
                for (int x = plot.left(); x < plot.right(); ++x)
                    inked += image.pixel(x, y) == Theme::light().position.line.rgb() ? 1 : 0;
            const int all = plot.width() * plot.height();
            QVERIFY2(inked > 100 && inked < all / 5,
                     qPrintable(QStringLiteral("%1 of %2").arg(inked).arg(all)));
        }
    }

    void theMeanIsNotLikeTheOtherHeads()
    {
        core::Model model = tests::model(core::MethodId::Rope, 400);
        const auto frame = frameOf(model);
        const Theme theme = Theme::light();
        for (const int width : {300, 540}) {
            const CurveData data = curveDataOf(*frame, viewOf(45, 9));
            const CurveGeometry g = curveGeometry(QSizeF(width, 240), *frame, data);
            const QPen mean = curve::meanPen(g, data, theme);
            QVERIFY(isDense(g, data));
            QVERIFY(mean.style() == Qt::CustomDashLine || mean.widthF() >= 2);
            QVERIFY(mean.color() != theme.line2);
        }
    }

    void reachesThatShowTheSameAreNotOfferedTwice()
    {
        const auto offered = [](int n) {
            return curveDataOf(*frameOf(tests::model(core::MethodId::Rope, n)), viewOf(1, 0),
                               {.offersReaches = true})
                .reaches;
        };
        QCOMPARE(offered(64), (std::vector<std::int64_t>{63, 1000}));
        QCOMPARE(offered(12), (std::vector<std::int64_t>{11, 64, 1000}));
        QCOMPARE(offered(1001), (std::vector<std::int64_t>{64, 1000}));
    }

    void aDoubleClickFitsAndLeavesThePair()
    {
        OpenCurve view;
        view.resize(size);
        view.setFrame(frameOf(tests::model(core::MethodId::T5, 40)));
        view.setView(viewOf(20, 10));
        QTest::keyClick(&view, Qt::Key_Plus);
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.isZoomed());
        connect(&view, &PictureView::deltaPicked, &view,
                [&view](std::int64_t delta) { view.setView(viewOf(20, int(20 + delta))); });
        const CurveGeometry g = view.painterNow().geometry();
        const QPoint there = QPointF(g.x(-7), g.plot.center().y()).toPoint();
        QTest::mouseClick(&view, Qt::LeftButton, {}, there);
        QCOMPARE(view.view().key, 13);
        QTest::mouseDClick(&view, Qt::LeftButton, {}, there);
        QVERIFY(!view.isZoomed());
        QCOMPARE(view.view().key, 10); // as before the first click of the two
    }

    void joinedLettersStayJoinedInTheLegend()
    {
        core::Model model = tests::model(core::MethodId::Sinusoidal);
        model.mistake = core::Mistake::SineOnly; // its legend begins with the query
        model.content.tokens[9] = "سلام";
        const auto frame = frameOf(model);
        const core::View view = viewOf(9, 4);
        const CurveGeometry g = curveGeometry(size, *frame, curveDataOf(*frame, view));
        const QString words = QStringLiteral("query 9 “%1”").arg(isolated(QStringLiteral("سلام")));
        const QFont plain = uiFont(metrics::legendPx, QFont::Medium);
        const auto drawn = [&](const QFont &font) {
            QImage image(size, QImage::Format_ARGB32_Premultiplied);
            image.fill(Theme::light().surface);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setFont(font);
            painter.setPen(Theme::light().ink2);
            const QRectF at(g.legend.left() + 22, g.legend.top(), 300, 18);
            painter.drawText(at, Qt::AlignLeft | Qt::AlignVCenter, words);
            return image;
        };
        const QRect place(int(g.legend.left()) + 22, int(g.legend.top()), 60, 18);
        QVERIFY(drawn(plain).copy(place) != drawn(shapingFont(plain, words)).copy(place));
        QCOMPARE(imageOf(*frame, view).copy(place), drawn(shapingFont(plain, words)).copy(place));
    }
};

QTEST_MAIN(CurveTruthTest)
#include "tst_curvetruth.moc"
