// SPDX-License-Identifier: GPL-3.0-or-later
// ALiBi's lines, slopes and forms: what they say and what a hand on them does.
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/alibiformsview.h"
#include "widgets/alibilinesview.h"
#include "widgets/alibislopesview.h"
#include "widgets/button.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace locus;
using namespace locus::widgets;

namespace {

core::Model alibiModel(int heads = 8, core::MaskKind mask = core::MaskKind::Causal)
{
    core::Model model = tests::model(core::MethodId::Alibi);
    model.content.heads = heads;
    model.mask = mask;
    return model;
}

core::View viewOf(int query, int key, int head)
{
    core::View view;
    view.query = query;
    view.key = key;
    view.head = head;
    return view;
}

template <class View>
struct Hand {
    View view;
    explicit Hand(const core::Model &model, const core::View &look = viewOf(10, 6, 1),
                  QSize size = {512, 206})
    {
        view.resize(size);
        show(model);
        view.setView(look);
    }
    void show(const core::Model &model)
    {
        view.setFrame(tests::frame(model, core::Stage::Weights));
    }
    void send(QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::NoButton)
    {
        const bool up = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, view.mapToGlobal(at), button,
                          up ? Qt::NoButton : Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view, &event);
    }
    void press(QPointF at) { send(QEvent::MouseButtonPress, at, Qt::LeftButton); }
    void moveTo(QPointF at) { send(QEvent::MouseMove, at); }
    void release(QPointF at) { send(QEvent::MouseButtonRelease, at, Qt::LeftButton); }
};

QString keyOf(const QList<QVariant> &edit)
{
    return edit[0].toString();
}
double valueOf(const QList<QVariant> &edit)
{
    return *edit[1].value<core::Value>().number();
}

QString wordsOf(const core::Model &model)
{
    return slopeWords(slopeDataOf(*tests::frame(model, core::Stage::Weights)))
        .join(QLatin1Char(' '));
}

bool hasColor(const QImage &image, QPointF at, const QColor &color, int reach = 2)
{
    for (int y = -reach; y <= reach; ++y)
        for (int x = -reach; x <= reach; ++x) {
            const QPoint p = at.toPoint() + QPoint(x, y);
            if (image.rect().contains(p) && image.pixel(p) == color.rgb())
                return true;
        }
    return false;
}

} // namespace

Q_DECLARE_METATYPE(locus::core::Value)

class AlibiPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void aLineIsChosenAndDragged()
    {
        Hand<AlibiLinesView> hand(alibiModel());
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        QSignalSpy heads(&hand.view, &PictureView::headPicked);
        QSignalSpy deltas(&hand.view, &PictureView::deltaPicked);
        const QPointF line = hand.view.pointOf(0, -8); // slope 1/2: -4
        QCOMPARE(hand.view.lineAt(line), std::optional(0));
        hand.press(line + QPointF(0, 2));
        QCOMPARE(heads.takeFirst(), QVariantList{0});
        const CurveView &curve = hand.view;
        const QPointF half = (line + hand.view.pointOf(0, 0)) / 2; // half as far down
        hand.moveTo({line.x() + 30, half.y() + 2});
        QCOMPARE(keyOf(edited[0]), QStringLiteral("alibi.slopes[0]"));
        QVERIFY2(std::abs(valueOf(edited[0]) - 0.25) < 0.002,
                 qPrintable(QString::number(valueOf(edited[0]))));
        hand.moveTo(line + QPointF(0, 2));
        QCOMPARE(valueOf(edited[1]), 0.5);
        hand.release(line + QPointF(0, 2));
        QVERIFY(edited[0][2].value<GestureId>() == edited[1][2].value<GestureId>());
        QCOMPARE(deltas.count(), 0);
        QVERIFY(!curve.accessibleName().isEmpty());
    }

    void theChosenLineAlsoTakesClicks()
    {
        Hand<AlibiLinesView> hand(alibiModel());
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        QSignalSpy deltas(&hand.view, &PictureView::deltaPicked);
        const QPointF line = hand.view.pointOf(1, -8);
        hand.press(line);
        hand.release(line);
        QCOMPARE(deltas.takeFirst(), QVariantList{qint64(-8)});
        hand.press(hand.view.pointOf(0, -9) + QPointF(0, 20)); // beside every line
        QCOMPARE(deltas.takeFirst(), QVariantList{qint64(-9)});
        QCOMPARE(edited.count(), 0);
        QTest::keyClick(&hand.view, Qt::Key_Up);
        QVERIFY(valueOf(edited[0]) < 0.25);
        QTest::keyClick(&hand.view, Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(valueOf(edited[1]) > 0.25);
        QTest::keyClick(&hand.view, Qt::Key_Right);
        QCOMPARE(deltas.takeFirst(), QVariantList{qint64(-3)});
    }

    void theAxisStaysWhileALineIsHeld()
    {
        core::Model model = alibiModel();
        Hand<AlibiLinesView> hand(model);
        const QPointF before = hand.view.pointOf(2, -8);
        hand.press(before);
        std::vector<double> slopes = core::alibiRule(8, 8);
        slopes[0] = 4;
        model.alibi.slopes = core::Tensor::vector(slopes);
        hand.show(model);
        QCOMPARE(hand.view.pointOf(2, -8), before);
        hand.release(before);
        QVERIFY(hand.view.pointOf(2, -8).y() < before.y());
    }

    void customSlopesAreSaidAndTakenBack()
    {
        core::Model model = alibiModel();
        Hand<AlibiLinesView> hand(model);
        QVERIFY(hand.view.resetButton()->isHidden());
        QVERIFY(!wordsOf(model).contains(QStringLiteral("experiment")));
        model.alibi.slopes = core::Tensor::vector(std::vector<double>(8, 0.5));
        hand.show(model);
        QVERIFY(!hand.view.resetButton()->isHidden());
        QVERIFY(wordsOf(model).contains(QStringLiteral("Custom slopes, an experiment: the method "
                                                       "never trains them")));
        const QString painted = tests::paintedTexts({512, 206}, [&](QPainter &painter) {
                                    paintCurve(painter, QRectF(0, 0, 512, 206), *hand.view.frame(),
                                               hand.view.view(), Theme::light());
                                }).join(QLatin1Char('|'));
        QVERIFY2(painted.contains(QStringLiteral("custom, an experiment")), qPrintable(painted));
        QVERIFY(painted.contains(QStringLiteral("keys after the query masked")));
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        hand.view.resetButton()->click();
        QCOMPARE(keyOf(edited[0]), QStringLiteral("alibi.slopes"));
        QVERIFY(edited[0][1].value<core::Value>().isNull());
    }

    void hoveredLinesAndPlacesAreTold()
    {
        Hand<AlibiLinesView> hand(alibiModel());
        QSignalSpy hovered(&hand.view, &PictureView::hovered);
        const auto hover = [&](QPointF at) {
            QMouseEvent move(QEvent::MouseMove, at, hand.view.mapToGlobal(at), Qt::NoButton,
                             Qt::NoButton, {});
            QCoreApplication::sendEvent(&hand.view, &move);
            return hovered.takeLast().constFirst().value<Hover>();
        };
        const QImage before = hand.view.grab().toImage();
        QVERIFY(hover(hand.view.pointOf(0, -8)) == Hover{.head = 0});
        QVERIFY(hand.view.grab().toImage() != before);
        QVERIFY(hover(hand.view.pointOf(0, -9) + QPointF(0, 20)) == Hover{.delta = -9});
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&hand.view, &leave);
        QCOMPARE(hand.view.grab().toImage(), before);
    }

    void theRuleIsExplainedForAnyCount()
    {
        QVERIFY(wordsOf(alibiModel(8)).contains(QStringLiteral("2^(−8h/8): 1/2 … 1/256")));
        const QString twelve = wordsOf(alibiModel(12));
        QVERIFY(twelve.contains(QStringLiteral("12 is no power of two")));
        QVERIFY(twelve.contains(QStringLiteral("heads 1–8 take the 8-head series, 1/2 … 1/256")));
        QVERIFY(
            twelve.contains(QStringLiteral("heads 9–12 take 1, 3, 5, 7 of the 16-head series")));
        QVERIFY(wordsOf(alibiModel(5))
                    .contains(QStringLiteral("head 5 takes term 1 of the 8-head series")));
        QVERIFY(wordsOf(alibiModel(100))
                    .contains(QStringLiteral(
                        "heads 65–100 take 1, 3, 5, 7, … 71 of the 128-head series")));
    }

    void dotsStandAtTheirSlopes()
    {
        const Theme theme = Theme::light();
        const core::Model model = alibiModel(12);
        Hand<AlibiSlopesView> hand(model, viewOf(10, 6, 8));
        const QImage image = hand.view.grab().toImage();
        const SlopeGeometry g = hand.view.geometryNow();
        QCOMPARE(g.y(0.25) - g.y(0.5), g.y(0.125) - g.y(0.25)); // log2
        QVERIFY(std::abs(g.slopeAt(g.y(0.3)) - 0.3) < 1e-12);
        for (int head = 0; head < 12; ++head) {
            QCOMPARE(g.headAt({g.x(head), g.plot.center().y()}), std::optional(head));
            const double slope = hand.view.data().slopes[static_cast<std::size_t>(head)];
            QVERIFY(hasColor(image, {g.x(head), g.y(slope)},
                             head < 8 ? theme.ink2 : theme.position.line, 1));
        }
    }

    void dotsAreDragged()
    {
        Hand<AlibiSlopesView> hand(alibiModel(12), viewOf(10, 6, 1));
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        QSignalSpy heads(&hand.view, &PictureView::headPicked);
        const SlopeGeometry g = hand.view.geometryNow();
        const QPointF dot(g.x(3), g.y(0x1p-4));
        hand.press(dot + QPointF(2, -3));
        QCOMPARE(heads.takeFirst(), QVariantList{3});
        hand.moveTo({dot.x() + 30, g.y(0x1p-2) - 3});
        hand.moveTo({dot.x(), 5000}); // no slope below the slider's range
        hand.moveTo(dot + QPointF(0, -3));
        hand.release(dot + QPointF(0, -3));
        QCOMPARE(keyOf(edited[0]), QStringLiteral("alibi.slopes[3]"));
        QVERIFY(std::abs(valueOf(edited[0]) - 0.25) < 1e-6);
        QCOMPARE(valueOf(edited[1]), 0x1p-12);
        QCOMPARE(valueOf(edited[2]), 0x1p-4);
        hand.press({g.x(6), g.y(1)}); // not on its dot: the head alone
        hand.moveTo({g.x(6), g.y(0.1)});
        hand.release({g.x(6), g.y(0.1)});
        QCOMPARE(edited.count(), 3);
        QCOMPARE(heads.takeFirst(), QVariantList{6});
        heads.clear();
        QTest::keyClick(&hand.view, Qt::Key_Right);
        QCOMPARE(heads.takeFirst(), QVariantList{2});
        QTest::keyClick(&hand.view, Qt::Key_Up);
        QCOMPARE(keyOf(edited[3]), QStringLiteral("alibi.slopes[1]"));
        QVERIFY(valueOf(edited[3]) > 0.25);
    }

    void formsSayWhetherTheWeightsAreTheSame()
    {
        const auto words = [](const core::Model &model) {
            const auto frame = tests::frame(model, core::Stage::Weights);
            return formsWords(*frame, core::alibiForms(*frame->prepared, {1}, {5}));
        };
        QVERIFY(words(alibiModel()).startsWith(QStringLiteral("Same weights, largest difference")));
        const QString open = words(alibiModel(8, core::MaskKind::None));
        QVERIFY(open.contains(QStringLiteral("the weights differ by up to 0.")));
        QVERIFY(open.contains(QStringLiteral("defined with the causal mask alone")));
        core::Model wrong = alibiModel();
        wrong.mistake = core::Mistake::BiasAfterSoftmax;
        QVERIFY(words(wrong).contains(QStringLiteral("after softmax")));
        core::Model scattered = alibiModel();
        scattered.positions = core::Tensor::vector({5, 9, 1, 2, 3, 4, 6, 7, 8, 10, 11, 12});
        QVERIFY(words(scattered).contains(QStringLiteral("at these positions")));
    }

    void barsStandForBiasAndWeights()
    {
        const Theme theme = Theme::light();
        Hand<AlibiFormsView> hand(alibiModel(), viewOf(10, 6, 0));
        const QImage image = hand.view.grab().toImage();
        const FormsGeometry g = hand.view.geometryNow();
        const auto forms = core::alibiForms(*hand.view.frame()->prepared, {0}, {10});
        for (std::size_t column = 0; column < 3; ++column) {
            const MiniBars &bars = g.columns[column].bias;
            const double x = (bars.x(2) + bars.x(3)) / 2;
            const double bias = forms.rows[column].bias[2];
            QVERIFY(bias != 0);
            QVERIFY(hasColor(image, {x, bars.y(bias / 2)}, theme.position.line, 1));
            QVERIFY(!hasColor(image, {x, bars.y(-bias / 2)}, theme.position.line, 1));
            const MiniBars &weights = g.columns[column].weights;
            QVERIFY(hasColor(
                image, {(weights.x(11) + weights.plot.right()) / 2, weights.plot.center().y()},
                theme.hatchGround, 2));
            QVERIFY(hasColor(image, {(weights.x(6) + weights.x(7)) / 2, weights.y(0) - 1},
                             theme.key.line, 2));
        }
        QSignalSpy keys(&hand.view, &PictureView::keyPicked);
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        QTest::mouseClick(
            &hand.view, Qt::LeftButton, {},
            QPointF(g.columns[1].weights.x(4) + 4, g.columns[1].weights.plot.center().y())
                .toPoint());
        QCOMPARE(keys.takeFirst(), QVariantList{4});
        QTest::mouseClick(&hand.view, Qt::LeftButton, {}, g.columns[1].title.center().toPoint());
        QCOMPARE(keyOf(edited[0]), QStringLiteral("alibi.form"));
        QCOMPARE(QString::fromStdString(*edited[0][1].value<core::Value>().text()),
                 QStringLiteral("key"));
        // Without the mask there is nothing to choose.
        hand.show(alibiModel(8, core::MaskKind::None));
        QTest::mouseClick(&hand.view, Qt::LeftButton, {}, g.columns[1].title.center().toPoint());
        QCOMPARE(edited.count(), 1);
    }

    void everyPictureStandsARefusal()
    {
        core::Model refused = alibiModel(8, core::MaskKind::None);
        refused.alibi.form = core::AlibiForm::Key;
        AlibiLinesView lines;
        AlibiSlopesView slopes;
        AlibiFormsView forms;
        for (PictureView *view :
             {static_cast<PictureView *>(&lines), static_cast<PictureView *>(&slopes),
              static_cast<PictureView *>(&forms)}) {
            view->resize(400, 200);
            const QImage empty = view->grab().toImage();
            view->setFrame(tests::frame(refused, core::Stage::Weights));
            QVERIFY(view->grab().toImage() != empty); // its sentence
            QSignalSpy edited(view, &PictureView::paramEdited);
            QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(150, 20));
            for (const int key : {Qt::Key_Right, Qt::Key_Up})
                QTest::keyClick(view, Qt::Key(key));
            QCOMPARE(edited.count(), 0);
            QVERIFY(!view->accessibleName().isEmpty() && !view->accessibleDescription().isEmpty());
        }
    }
};

QTEST_MAIN(AlibiPicturesTest)
#include "tst_alibipictures.moc"
