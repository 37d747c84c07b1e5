// SPDX-License-Identifier: GPL-3.0-or-later
// T5's bucket ruler: where its marks lie, and what a hand on it does.
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/bucketrulerview.h"
#include "widgets/button.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace locus;
using namespace locus::widgets;

namespace {

constexpr QSize tall(512, 460);

core::Model t5Model(core::MaskKind mask = core::MaskKind::None)
{
    core::Model model = tests::model(core::MethodId::T5, 64);
    model.content.heads = 4;
    model.mask = mask;
    return model;
}

core::View viewOf(int query, int key, int head = 1)
{
    core::View view;
    view.query = query;
    view.key = key;
    view.head = head;
    return view;
}

struct Picture {
    std::shared_ptr<const core::Frame> frame;
    BucketData data;
    BucketRulerGeometry g;
    QImage image;

    Picture(const core::Model &model, const core::View &view, QSize size = tall)
        : frame(tests::frame(model, core::Stage::Bias))
        , data(bucketDataOf(*frame))
        , g(bucketRulerGeometry(QRectF(QPointF(), size), *frame, data, bucketScaleOf(data)))
        , image(size, QImage::Format_ARGB32_Premultiplied)
    {
        image.fill(Theme::light().surface);
        QPainter painter(&image);
        paint(painter, view);
    }
    void paint(QPainter &painter, const core::View &view) const
    {
        paintBucketRuler(painter, image.rect(), *frame, view, Theme::light(), data,
                         bucketScaleOf(data));
    }
    [[nodiscard]] QString words(const core::View &view) const
    {
        return tests::paintedTexts(image.size(), [&](QPainter &painter) { paint(painter, view); })
            .join(QLatin1Char('|'));
    }
    [[nodiscard]] bool has(QPointF at, const QColor &color, double reach = 2) const
    {
        const QRect area = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
                               .toAlignedRect()
                               .intersected(image.rect());
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                if (image.pixel(x, y) == color.rgb())
                    return true;
        return false;
    }
    /// Something stands there, in whatever shade.
    [[nodiscard]] bool isInked(QPointF at) const
    {
        return image.pixel(at.toPoint()) != Theme::light().surface.rgb() ||
               image.pixel((at - QPointF(0, 1)).toPoint()) != Theme::light().surface.rgb();
    }
    [[nodiscard]] QPointF tread(std::int64_t delta, int head) const
    {
        const std::size_t band = data.bandAt(delta);
        return {(g.edges[band] + g.edges[band + 1]) / 2,
                g.y(data.table(data.bands[band].bucket, head))};
    }
};

/// The view as the page would hold it: what is picked or edited comes back as a new View or Frame.
struct Hand {
    BucketRulerView view;
    core::Model model;

    explicit Hand(core::Model start, const core::View &look = viewOf(45, 9))
        : model(std::move(start))
    {
        view.resize(tall);
        show();
        view.setView(look);
    }
    void show() { view.setFrame(tests::frame(model, core::Stage::Bias)); }
    void press(QPointF at) { send(QEvent::MouseButtonPress, at, Qt::LeftButton); }
    void moveTo(QPointF at) { send(QEvent::MouseMove, at, Qt::NoButton); }
    void release(QPointF at) { send(QEvent::MouseButtonRelease, at, Qt::LeftButton); }

private:
    void send(QEvent::Type type, QPointF at, Qt::MouseButton button)
    {
        const bool up = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, view.mapToGlobal(at), button,
                          up ? Qt::NoButton : Qt::LeftButton, {});
        QCoreApplication::sendEvent(&view, &event);
    }
};

QString keyOf(const QList<QVariant> &edit)
{
    return edit[0].toString();
}
double valueOf(const QList<QVariant> &edit)
{
    return *edit[1].value<core::Value>().number();
}
std::uint64_t gestureOf(const QList<QVariant> &edit)
{
    return edit[2].value<GestureId>().value;
}

} // namespace

Q_DECLARE_METATYPE(locus::core::Value)

class BucketRulerTest : public QObject {
    Q_OBJECT

private slots:
    void theAxisIsLogarithmicBothWays()
    {
        const Picture p(t5Model(), viewOf(45, 9));
        for (const double delta : {-200.0, -36.0, -1.0, 0.0, 0.5, 7.0, 128.0})
            QVERIFY(std::abs(p.g.deltaAt(p.g.x(delta)) - delta) < 1e-6 * std::abs(delta) + 1e-9);
        QVERIFY(std::abs(p.g.valueAt(p.g.y(0.3)) - 0.3) < 1e-9);
        QCOMPARE(p.g.x(1) - p.g.x(0), p.g.x(7) - p.g.x(3)); // an octave of 1 + |delta|
        QCOMPARE(p.g.edges.size(), p.data.bands.size() + 1);
        QVERIFY(std::is_sorted(p.g.edges.begin(), p.g.edges.end()));
        QVERIFY(std::abs(p.g.distanceStem - p.g.x(128)) < 1e-9);
        QVERIFY(std::abs(p.g.bucketsStem - p.g.x(7.5)) < 1e-9); // where logarithmic ones begin
    }

    void theCurrentBucketIsFilledDownThroughTheStairs()
    {
        const Theme theme = Theme::light();
        const Picture p(t5Model(), viewOf(45, 9)); // delta -36: bucket 12
        const std::size_t band = p.data.bandAt(-36);
        QCOMPARE(p.data.bands[band].bucket, 12);
        const QRectF r = p.g.bandRect(band);
        QVERIFY(p.has(r.topLeft() + QPointF(3, 3), theme.position.line, 1));
        QVERIFY(!p.has(p.g.bandRect(band - 2).topLeft() + QPointF(3, 3), theme.position.line, 1));
        QVERIFY(p.has({r.left() + 2, p.g.plot.bottom() - 3}, theme.position.tint, 1));
        QVERIFY(!p.has({p.g.edges[band + 2] + 2, p.g.plot.bottom() - 3}, theme.position.tint, 1));
    }

    void theChosenHeadRunsThroughItsValues()
    {
        const Theme theme = Theme::light();
        const Picture p(t5Model(), viewOf(45, 9));
        for (const std::int64_t delta : {-100, -20, -13, 0, 1, 10, 100}) {
            QVERIFY(p.has(p.tread(delta, 1), theme.position.line));
            QVERIFY(p.isInked(p.tread(delta, 2)));
        }
    }

    void whatThereIsToKnowIsSaid()
    {
        const core::View view = viewOf(45, 9);
        const QString words = Picture(t5Model(), view).words(view);
        for (const char *expected :
             {"buckets reached 31 / 32, 16 is never used", "keys before the query: buckets 0–15",
              "keys after: buckets 17–31", "one bucket per distance", "logarithmic",
              "buckets 15 and 31: 91 and beyond", "buckets 32", "max distance 128"})
            QVERIFY2(words.contains(QString::fromUtf8(expected)), expected);
        QVERIFY(!words.contains(QStringLiteral("float32")));
        core::Model one = t5Model();
        one.t5.bidirectional = false;
        const QString oneWords = Picture(one, view).words(view);
        QVERIFY(oneWords.contains(QStringLiteral("buckets reached 32 / 32")));
        QVERIFY(!oneWords.contains(QStringLiteral("never")));
        QVERIFY(oneWords.contains(QStringLiteral("keys after: bucket 0")));
        core::Model many = t5Model();
        many.t5.maxDistance = 9;
        QVERIFY(Picture(many, view)
                    .words(view)
                    .contains(QStringLiteral("never used: 9–14, 16, 25–30")));
    }

    void float32IsMarkedWhereItChoosesAnother()
    {
        core::Model model = t5Model();
        model.t5.bidirectional = false;
        model.t5.buckets = 17;
        model.t5.maxDistance = 343;
        const core::View view = viewOf(45, 9);
        const Picture p(model, view);
        const auto mark = [&](double delta) { return QPointF(p.g.x(delta), p.g.ruler.top() - 4); };
        QVERIFY(p.has(mark(-98), Theme::light().ink, 1));
        QVERIFY(p.has(mark(-28), Theme::light().ink, 1));
        QVERIFY(!p.has(mark(-50), Theme::light().ink, 1));
        const QString words = p.words(view).remove(QLatin1Char('|'));
        QVERIFY(words.contains(QStringLiteral("float32 puts")));
        QVERIFY(words.contains(QStringLiteral("in 13 instead of 14, −28 in 10 instead of 11")));
    }

    void maskedKeysAreHatched()
    {
        const Theme theme = Theme::light();
        const core::View view = viewOf(45, 9);
        const Picture p(t5Model(core::MaskKind::Causal), view);
        QVERIFY(p.has({p.g.plot.right() - 5, p.g.plot.center().y()}, theme.hatchLine, 6));
        QVERIFY(!p.has({p.g.x(-2), p.g.plot.center().y()}, theme.hatchLine, 6));
        QVERIFY(p.g.handlesLeft);
        QVERIFY(p.g.distanceStem < p.g.bucketsStem);
        QVERIFY(p.words(view).contains(QStringLiteral("masked")));
        QVERIFY(!Picture(t5Model(), view).g.handlesLeft);
    }

    void handlesAreTheirSliders_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("causal");
        for (const bool causal : {false, true})
            for (const char *key : {"t5.buckets", "t5.max_distance"})
                QTest::addRow("%s%s", key, causal ? " before the query" : "")
                    << QString::fromUtf8(key) << causal;
    }
    void handlesAreTheirSliders()
    {
        QFETCH(QString, key);
        QFETCH(bool, causal);
        Hand hand(t5Model(causal ? core::MaskKind::Causal : core::MaskKind::None));
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        const bool buckets = key == QStringLiteral("t5.buckets");
        const BucketRulerGeometry g = hand.view.geometryNow();
        const QPointF knob = (buckets ? g.bucketsHandle : g.distanceHandle).center();
        const double side = causal ? -1 : 1;
        hand.press(knob + QPointF(3, 2)); // off its middle: it does not jump
        hand.moveTo({g.x(side * (buckets ? 11.5 : 200)) + 3, knob.y() + 60});
        hand.moveTo({g.x(side * (buckets ? 3.5 : 64)) + 3, knob.y()});
        hand.release({g.x(side * (buckets ? 3.5 : 64)) + 3, knob.y()});
        QCOMPARE(edited.count(), 2);
        QCOMPARE(keyOf(edited[0]), key);
        QCOMPARE(valueOf(edited[0]), buckets ? 48.0 : 200.0);
        QCOMPARE(valueOf(edited[1]), buckets ? 16.0 : 64.0);
        QCOMPARE(gestureOf(edited[0]), gestureOf(edited[1]));
        hand.press(knob);
        hand.moveTo(knob + QPointF(40, 0));
        hand.release(knob + QPointF(40, 0));
        QVERIFY(gestureOf(edited[2]) != gestureOf(edited[1]));
    }

    void handlesStopWhereNothingIsDefined()
    {
        Hand hand(t5Model());
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        const BucketRulerGeometry g = hand.view.geometryNow();
        const QPointF knob = g.distanceHandle.center();
        hand.press(knob);
        hand.moveTo({g.x(3), knob.y()}); // below max_exact = 8; the slider begins at 16
        QCOMPARE(edited.count(), 1);
        QCOMPARE(valueOf(edited[0]), 16.0);
        hand.release(knob);
        hand.model.t5.buckets = 128; // max_exact = 32
        hand.show();
        const BucketRulerGeometry wide = hand.view.geometryNow();
        edited.clear();
        hand.press(wide.distanceHandle.center());
        hand.moveTo({wide.x(20), knob.y()});
        QCOMPARE(edited.count(), 0);
    }

    void theAxesStayWhileAHandleIsHeld()
    {
        Hand hand(t5Model());
        const BucketRulerGeometry before = hand.view.geometryNow();
        const QPointF knob = before.distanceHandle.center();
        hand.press(knob);
        hand.moveTo(knob + QPointF(20, 0));
        hand.model.t5.maxDistance = 1000;
        hand.show();
        QVERIFY(hand.view.geometryNow().scale == before.scale);
        QCOMPARE(hand.view.geometryNow().distanceStem, before.plot.right());
        hand.release(knob);
        QVERIFY(!(hand.view.geometryNow().scale == before.scale));
        QVERIFY(hand.view.geometryNow().distanceStem < before.plot.right() - 5);
    }

    void stepsOfTheChosenHeadAreDragged()
    {
        Hand hand(t5Model());
        const Picture p(hand.model, viewOf(45, 9));
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        QSignalSpy picked(&hand.view, &PictureView::deltaPicked);
        const QPointF step = p.tread(-20, 1); // bucket 10
        hand.press(step + QPointF(0, 2));
        hand.moveTo({step.x() + 40, p.g.y(0.25) + 2});
        hand.moveTo({step.x(), p.g.y(-0.5) + 2});
        hand.release({step.x(), p.g.y(-0.5) + 2});
        QCOMPARE(edited.count(), 2);
        QCOMPARE(keyOf(edited[0]), QStringLiteral("t5.table[10][1]"));
        QCOMPARE(valueOf(edited[0]), 0.25);
        QCOMPARE(valueOf(edited[1]), -0.5);
        QCOMPARE(gestureOf(edited[0]), gestureOf(edited[1]));
        QCOMPARE(picked.count(), 0);
        // Back where it was taken: the very value, not a rounded one.
        hand.press(step);
        hand.moveTo(step - QPointF(0, 30));
        hand.moveTo(step);
        QCOMPARE(valueOf(edited.last()), p.data.table(10, 1));
        hand.release(step);
        // A click on a step chooses its place.
        hand.press(step);
        hand.release(step);
        QCOMPARE(edited.count(), 4);
        QCOMPARE(picked.count(), 1);
    }

    void elsewhereADragMovesTheDisplacement()
    {
        Hand hand(t5Model());
        const BucketRulerGeometry g = hand.view.geometryNow();
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        QSignalSpy picked(&hand.view, &PictureView::deltaPicked);
        hand.press({g.x(-4), g.ruler.center().y()});
        QCOMPARE(picked.takeLast().first().toLongLong(), -4);
        hand.moveTo({g.x(12), 5});
        QCOMPARE(picked.takeLast().first().toLongLong(), 12);
        hand.moveTo({g.x(-200), 5});
        QCOMPARE(picked.takeLast().first().toLongLong(), -45); // the farthest key
        hand.release({g.x(-200), 5});
        QTest::keyClick(&hand.view, Qt::Key_Right);
        QCOMPARE(picked.takeLast().first().toLongLong(), -35);
        QTest::keyClick(&hand.view, Qt::Key_Left);
        QCOMPARE(picked.takeLast().first().toLongLong(), -37);
        QCOMPARE(edited.count(), 0);
        QTest::keyClick(&hand.view, Qt::Key_Up);
        QCOMPARE(keyOf(edited[0]), QStringLiteral("t5.table[12][1]"));
        QVERIFY(valueOf(edited[0]) > hand.view.data().table(12, 1));
        QTest::keyClick(&hand.view, Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(valueOf(edited[1]) < hand.view.data().table(12, 1));
        QVERIFY(valueOf(edited[1]) > hand.view.data().table(12, 1) - 0.01);
        QCOMPARE(gestureOf(edited[0]), gestureOf(edited[1]));
    }

    void hoverTellsAndMarks()
    {
        Hand hand(t5Model());
        const BucketRulerGeometry g = hand.view.geometryNow();
        QSignalSpy hovered(&hand.view, &PictureView::hovered);
        const QImage before = hand.view.grab().toImage();
        QMouseEvent move(QEvent::MouseMove, QPointF(g.x(-10), g.ruler.center().y()),
                         hand.view.mapToGlobal(QPointF()), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&hand.view, &move);
        QVERIFY((hovered.takeLast().first().value<Hover>() == Hover{.delta = -10}));
        QVERIFY(hand.view.grab().toImage() != before);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&hand.view, &leave);
        QVERIFY(hovered.takeLast().first().value<Hover>() == Hover{});
        QCOMPARE(hand.view.grab().toImage(), before);
        hand.view.setHover({.delta = 3});
        QVERIFY(hand.view.grab().toImage() != before);
        QCOMPARE(hovered.count(), 0);
    }

    void setValuesCanBeTakenBack()
    {
        Hand hand(t5Model());
        QVERIFY(hand.view.resetButton()->isHidden());
        core::Matrix<double> table = core::t5Table(hand.model.t5, 4);
        table(3, 1) = 0.5;
        hand.model.t5.table =
            core::Tensor::matrix(32, 4, {table.data(), table.data() + table.size()});
        hand.show();
        QVERIFY(!hand.view.resetButton()->isHidden());
        QVERIFY(hand.view.subtitle().contains(QStringLiteral("untrained")));
        QSignalSpy edited(&hand.view, &PictureView::paramEdited);
        hand.view.resetButton()->click();
        QCOMPARE(keyOf(edited[0]), QStringLiteral("t5.table"));
        QVERIFY(edited[0][1].value<core::Value>().isNull());
        table.array() += 1; // a given table is nobody's to throw away
        hand.model.t5.table =
            core::Tensor::matrix(32, 4, {table.data(), table.data() + table.size()});
        hand.show();
        QVERIFY(hand.view.resetButton()->isHidden());
        QVERIFY(!hand.view.subtitle().contains(QStringLiteral("untrained")));
    }
};

QTEST_MAIN(BucketRulerTest)
#include "tst_bucketruler.moc"
