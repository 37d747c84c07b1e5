// SPDX-License-Identifier: GPL-3.0-or-later
// RoPE's pictures beside the circles: matrix, channels, phases above the curve, cost; and the hands
// that can be dragged.
#include "core/edit.h"
#include "core/position/rope.h"
#include "core/rotationblocks.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "tests/support/samplemodels.h"
#include "widgets/channelsview.h"
#include "widgets/colormap.h"
#include "widgets/curveview.h"
#include "widgets/painters/curvedata.h"
#include "widgets/painters/rotation.h"
#include "widgets/painters/strip.h"
#include "widgets/rotationcostview.h"
#include "widgets/rotationmatrixview.h"
#include "widgets/rotationview.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace locus;
using namespace locus::widgets;

namespace {

const QSize size{512, 208};
const QRectF whole(QPointF(), size);

core::Model rope(int dHead = 16)
{
    core::Model model = tests::model(core::MethodId::Rope, 12, dHead);
    model.mask = core::MaskKind::None;
    return model;
}

core::View viewOf(int query, int key, int block = 1)
{
    core::View view;
    view.stage = core::Stage::Scores;
    view.query = query;
    view.key = key;
    view.block = block;
    return view;
}

std::shared_ptr<const core::Frame> frameOf(const core::Model &model)
{
    return tests::frame(model, core::Stage::Scores);
}

template <class Paint>
QImage imageOf(QSize imageSize, const Theme &theme, const Paint &paint)
{
    QImage image(imageSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    QPainter painter(&image);
    paint(painter, QRectF(image.rect()));
    return image;
}

QColor at(const QImage &image, QPointF point)
{
    return QColor(image.pixel(point.toPoint()));
}

/// The page's part: the edit, applied to the Scene at the beginning of the gesture.
core::Scene applied(const core::Scene &scene, const QVariantList &edit)
{
    const auto result =
        core::edited(scene, edit[0].toString().toStdString(), edit[1].value<core::Value>());
    const auto *next = std::get_if<core::Scene>(&result);
    return next ? *next : core::Scene{};
}

void drag(QWidget &widget, QPointF from, const QList<QPointF> &along,
          Qt::KeyboardModifiers modifiers = {})
{
    QTest::mousePress(&widget, Qt::LeftButton, {}, from.toPoint());
    for (const QPointF &point : along) {
        QMouseEvent move(QEvent::MouseMove, point, widget.mapToGlobal(point), Qt::NoButton,
                         Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&widget, &move);
    }
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, along.back().toPoint());
}

} // namespace

class RotationPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void theMatrixIsBlockDiagonal_data() { themes(); }
    void theMatrixIsBlockDiagonal()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const auto frame = frameOf(rope(8));
        const QImage image = imageOf(size, theme, [&](QPainter &painter, const QRectF &rect) {
            paintRotationMatrix(painter, rect, *frame, viewOf(9, 4), theme);
        });
        const RotationMatrixGeometry g = rotationMatrixGeometry(whole, *frame);
        const core::Matrix<double> r = core::rotationMatrix(9, frame->key.rope, 8);
        const ColorRange range;
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column < 8; ++column) {
                const QRectF cell = g.cell(row, column);
                const bool chosen = row / 2 == 1 && column / 2 == 1; // behind its frame
                if (!chosen)
                    QCOMPARE(at(image, cell.topLeft() + QPointF(4, 4)).rgb(),
                             colorOf(r(row, column), range, theme));
            }
        QVERIFY(hasColor(image, g.cell(2, 2).united(g.cell(3, 3)), theme.position.line));
        QVERIFY(!hasColor(image, g.cell(4, 4).united(g.cell(5, 5)).adjusted(4, 4, 0, 0),
                          theme.position.line));
    }

    void halvesAreFourCellsApart()
    {
        core::Model model = rope(8);
        model.rope.layout = core::RopeLayout::Half;
        const Theme theme = Theme::light();
        const auto frame = frameOf(model);
        const QImage image = imageOf(size, theme, [&](QPainter &painter, const QRectF &rect) {
            paintRotationMatrix(painter, rect, *frame, viewOf(9, 4), theme);
        });
        const RotationMatrixGeometry g = rotationMatrixGeometry(whole, *frame);
        for (const auto &[row, column] :
             {std::pair(1, 1), std::pair(1, 5), std::pair(5, 1), std::pair(5, 5)})
            QVERIFY(hasColor(image, g.cell(row, column), theme.position.line));
        QVERIFY(!hasColor(image, g.cell(3, 3), theme.position.line));
    }

    void theEquationHasItsNumbers()
    {
        const auto frame = frameOf(rope(4));
        const auto texts = [&](const core::Frame &f) {
            return tests::paintedTexts(size, [&](QPainter &painter) {
                paintRotationMatrix(painter, whole, f, viewOf(9, 4, 0), Theme::light());
            });
        };
        const QStringList words = texts(*frame);
        // cos(9), cos(4) and cos(−5): block 0 turns by 1 rad a position.
        QVERIFY(words.contains(QStringLiteral("−0.911")));
        QVERIFY(words.contains(QStringLiteral("−0.65")));
        QVERIFY(words.contains(QStringLiteral("0.28")));
        QVERIFY(words.join(u' ').contains(QStringLiteral("largest difference")));
        core::Model mixed = rope(4);
        mixed.mistake = core::Mistake::MixedLayouts;
        QVERIFY(core::relativeRotation(*frameOf(mixed)->prepared, {9}, {4}).residual > 0.01);
    }

    void theMatrixPicksBlocks()
    {
        RotationMatrixView view;
        view.resize(size);
        view.setFrame(frameOf(rope()));
        view.setView(viewOf(9, 4));
        QSignalSpy picked(&view, &PictureView::blockPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {},
                          view.geometryNow().cell(7, 2).center().toPoint());
        QCOMPARE(picked.takeFirst(), QVariantList{3});
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(picked.takeFirst(), QVariantList{2});
        QVERIFY(view.subtitle().contains(QStringLiteral("position 9")));
    }

    void bothLayoutsShowTheChosenBlock()
    {
        core::Model model = rope();
        model.rope.rotaryDim = 12;
        const Theme theme = Theme::light();
        const auto frame = frameOf(model);
        const QImage image = imageOf(size, theme, [&](QPainter &painter, const QRectF &rect) {
            paintChannels(painter, rect, *frame, viewOf(9, 4), theme);
        });
        const ChannelsGeometry g = channelsGeometry(whole, *frame);
        const auto corner = [&](core::RopeLayout layout, int channel) {
            return at(image, strip::cell(g.layout(layout), 16, channel).topLeft() + QPointF(3, 3));
        };
        using core::RopeLayout;
        QCOMPARE(corner(RopeLayout::Interleaved, 2), theme.position.line); // in use: filled
        QCOMPARE(corner(RopeLayout::Interleaved, 3), theme.position.line);
        QVERIFY(corner(RopeLayout::Interleaved, 4) != theme.position.line);
        // The same block of the other layout: channels 1 and 7, framed.
        const auto edge = [&](int channel) {
            return hasColor(image, strip::cell(g.layout(RopeLayout::Half), 16, channel),
                            theme.position.line);
        };
        QVERIFY(edge(1) && edge(7));
        QVERIFY(!edge(3) && !edge(9));
        // Twins have one colour, the first ones the darkest; the rest is pale.
        QCOMPARE(corner(RopeLayout::Interleaved, 8), corner(RopeLayout::Interleaved, 9));
        QCOMPARE(corner(RopeLayout::Half, 4), corner(RopeLayout::Half, 10));
        QVERIFY(corner(RopeLayout::Interleaved, 0).lightness() <
                corner(RopeLayout::Interleaved, 10).lightness());
        QCOMPARE(corner(RopeLayout::Interleaved, 14), theme.sunken);
        QCOMPARE(blockOfChannel(*frame, 7, RopeLayout::Half), std::optional<int>(1));
        QCOMPARE(blockOfChannel(*frame, 7, RopeLayout::Interleaved), std::optional<int>(3));
        QCOMPARE(blockOfChannel(*frame, 12, RopeLayout::Half), std::nullopt);
    }

    void theValueStaysAsItIs()
    {
        const auto frame = frameOf(rope());
        const core::Prepared &p = *frame->prepared;
        const Theme theme = Theme::light();
        const QImage image = imageOf(size, theme, [&](QPainter &painter, const QRectF &rect) {
            paintChannels(painter, rect, *frame, viewOf(9, 4, 0), theme);
        });
        const ChannelsGeometry g = channelsGeometry(whole, *frame);
        double largest = 0;
        for (const auto &row :
             {core::Row<double>(p.projected.q[0].row(9)), core::Row<double>(p.exact.q[0].row(9)),
              core::Row<double>(p.projected.k[0].row(4)), core::Row<double>(p.exact.k[0].row(4)),
              core::Row<double>(p.projected.v[0].row(4))})
            largest = std::max(largest, row.cwiseAbs().maxCoeff());
        const ColorRange range = rangeOf(ColorScale::Diverging, -largest, largest);
        for (const int channel : {3, 9, 15}) {
            const auto colour = [&](const QRectF &row) {
                return at(image, strip::cell(row, 16, channel).center()).rgb();
            };
            QCOMPARE(colour(g.vectors[0]), colorOf(p.projected.q[0](9, channel), range, theme));
            QCOMPARE(colour(g.vectors[1]), colorOf(p.exact.q[0](9, channel), range, theme));
            QCOMPARE(colour(g.vectors[3]), colorOf(p.exact.k[0](4, channel), range, theme));
            QCOMPARE(colour(g.value), colorOf(p.projected.v[0](4, channel), range, theme));
        }
        const QStringList texts = tests::paintedTexts(size, [&](QPainter &painter) {
            paintChannels(painter, whole, *frame, viewOf(9, 4), theme);
        });
        QVERIFY(texts.join(u' ').contains(QStringLiteral("v is not rotated")));
    }

    void channelsPickBlocksAndPairings()
    {
        ChannelsView view;
        view.resize(size);
        view.setFrame(frameOf(rope()));
        view.setView(viewOf(9, 4));
        QSignalSpy picked(&view, &PictureView::blockPicked);
        QSignalSpy edited(&view, &PictureView::paramEdited);
        const ChannelsGeometry g = view.geometryNow();
        const auto click = [&](QPointF point) {
            QTest::mouseClick(&view, Qt::LeftButton, {}, point.toPoint());
        };
        using core::RopeLayout;
        click(strip::cell(g.layout(RopeLayout::Interleaved), 16, 8).center());
        QCOMPARE(picked.takeFirst(), QVariantList{4});
        click(strip::cell(g.layout(RopeLayout::Half), 16, 10).center());
        QCOMPARE(picked.takeFirst(), QVariantList{2});
        click(QPointF(g.labelLeft + 5, g.layout(RopeLayout::Interleaved).center().y()));
        QCOMPARE(edited.count(), 0); // in use already
        click(QPointF(g.labelLeft + 5, g.layout(RopeLayout::Half).center().y()));
        QCOMPARE(edited.constFirst()[0].toString(), QStringLiteral("rope.layout"));
        QVERIFY(edited.takeFirst()[1].value<core::Value>() == core::Value("half"));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(edited.count(), 1);
    }

    /// As high as the card is at 1440 x 900: neither the angles nor where the mean rises again go.
    void phasesAndCurveShareALowCard()
    {
        const auto frame = frameOf(rope());
        const CurveData data = curveDataOf(*frame, viewOf(9, 4));
        const CurveGeometry low = curveGeometry({512, 188}, *frame, data);
        QVERIFY(!low.phases.isEmpty());
        QVERIFY2(low.plot.height() >= 60, qPrintable(QString::number(low.plot.height())));
        QVERIFY(curveGeometry({512, 130}, *frame, data).phases.isEmpty());
    }

    void phasesStandAboveTheirDisplacements_data() { themes(); }
    void phasesStandAboveTheirDisplacements()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const auto frame = frameOf(rope());
        const core::View view = viewOf(9, 4);
        const CurveData data = curveDataOf(*frame, view);
        const CurveGeometry g = curveGeometry(size, *frame, data);
        QCOMPARE(g.phases.left(), g.plot.left());
        QCOMPARE(g.phases.width(), g.plot.width());
        QVERIFY(g.phases.bottom() < g.plot.top());
        const QImage image = imageOf(size, theme, [&](QPainter &painter, const QRectF &rect) {
            paintCurve(painter, rect, *frame, view, theme);
        });
        const ColorRange range{ColorScale::Twilight, -core::halfTurn, core::halfTurn};
        const auto &speeds = frame->prepared->hooks.onKey->frequencies;
        const double row = g.phases.height() / double(speeds.size());
        for (const std::size_t r : {std::size_t{3}, std::size_t{5}, std::size_t{7}})
            for (const int delta : {-9, -1, 0, 2, 10})
                QCOMPARE(at(image, {g.x(delta), g.phases.top() + (double(r) + 0.4) * row}).rgb(),
                         colorOf(core::wrappedAngle(delta * speeds[r]), range, theme));
    }

    void anglesAreWrapped()
    {
        using std::numbers::pi;
        QCOMPARE(core::wrappedAngle(0), 0.0);
        QCOMPARE(core::wrappedAngle(pi), pi);
        QCOMPARE(core::wrappedAngle(-pi), pi);
        QVERIFY(std::abs(core::wrappedAngle(4) - (4 - 2 * pi)) < 1e-15);
        QVERIFY(std::abs(core::wrappedAngle(-1e6)) <= pi);
    }

    void theAxisReachesAsFarAsIsWanted()
    {
        CurveView view;
        view.resize(size);
        view.setFrame(frameOf(rope()));
        view.setView(viewOf(9, 4));
        CurvePainter curve;
        const auto reachesNow = [&] {
            curve.setup(size, view.frame(), view.view(), view.theme(), {.offersReaches = true});
            return curve.reaches();
        };
        QCOMPARE(reachesNow().offered, (std::vector<std::int64_t>{11, 64, 1000}));
        QCOMPARE(reachesNow().chosen, std::size_t{0});
        const QImage near = view.grab().toImage();
        const CurveData data = curveDataOf(*view.frame(), view.view(), {.offersReaches = true});
        const CurveGeometry g = curveGeometry(size, *view.frame(), data);
        QTest::mouseClick(&view, Qt::LeftButton, {}, g.reaches.at(1).center().toPoint());
        const QImage middle = view.grab().toImage();
        QVERIFY(middle != near);
        QTest::keyClick(&view, Qt::Key_Minus);
        QVERIFY(view.grab().toImage() != middle);
        QTest::keyClick(&view, Qt::Key_Minus); // no further
        QTest::keyClick(&view, Qt::Key_Plus);
        QCOMPARE(view.grab().toImage(), middle);
        QTest::keyClick(&view, Qt::Key_Plus);
        QCOMPARE(view.grab().toImage(), near);
        QSignalSpy picked(&view, &PictureView::blockPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {},
                          QPointF(g.x(3), g.phases.bottom() - 2).toPoint());
        QCOMPARE(picked.takeFirst(), QVariantList{7});
    }

    void whereTheMeanRisesAgainIsSaid()
    {
        const auto frame = frameOf(rope());
        const CurveData data = curveDataOf(*frame, viewOf(9, 4));
        QVERIFY(data.rise.has_value());
        const std::size_t zero = data.curves.delta.size() / 2;
        const auto at = zero + static_cast<std::size_t>(*data.rise);
        for (std::size_t d = zero; d < at; ++d)
            QVERIFY(data.curves.meanCos[d + 1] <= data.curves.meanCos[d]);
        QVERIFY(data.curves.meanCos[at + 1] > data.curves.meanCos[at]);
        const QStringList texts = tests::paintedTexts(size, [&](QPainter &painter) {
            paintCurve(painter, whole, *frame, viewOf(9, 4), Theme::light());
        });
        QVERIFY(texts.join(QString()).contains(
            QStringLiteral("rises again beyond |Δ| = %1").arg(*data.rise)));
        core::Model still = rope();
        still.rope.theta = core::Tensor::scalar(0);
        QVERIFY(!curveDataOf(*frameOf(still), viewOf(9, 4)).rise);
    }

    void oneSpeedIsLabelledEverywhere()
    {
        core::Model model = rope(4);
        model.rope.theta = core::Tensor::scalar(1);
        const auto frame = frameOf(model);
        const QString label = QStringLiteral("for teaching");
        QVERIFY(rotationSubtitle(*frame, 0).contains(label));
        QVERIFY(rotationMatrixSubtitle(*frame, viewOf(9, 4, 0)).contains(label));
        const QStringList curve = tests::paintedTexts(size, [&](QPainter &painter) {
            paintCurve(painter, whole, *frame, viewOf(9, 4, 0), Theme::light());
        });
        QVERIFY(curve.join(u'|').contains(label));
        QVERIFY(!rotationSubtitle(*frameOf(rope(4)), 0).contains(label));
    }

    void theCostIsCounted()
    {
        const auto frame = frameOf(rope());
        const QStringList texts = tests::paintedTexts(size, [&](QPainter &painter) {
            paintRotationCost(painter, whole, *frame, Theme::light());
        });
        QVERIFY(texts.join(QString()).contains(QStringLiteral("768")));
        QVERIFY(texts.join(u' ').contains(QStringLiteral("n = 12")));
        const RotationCostGeometry g = rotationCostGeometry(whole, *frame);
        QCOMPARE(g.lengthAt({g.x(300), g.plot.center().y()}), std::optional<std::int64_t>(300));
        const Theme theme = Theme::light();
        const QImage image = imageOf(size, theme, [&](QPainter &painter, const QRectF &rect) {
            paintRotationCost(painter, rect, *frame, theme);
        });
        const core::RotationCost cost = core::rotationCost(12, 16, 16);
        QCOMPARE(at(image, {g.x(12), g.y(double(cost.rotations))}), theme.position.line);
        // Both lines are straight: a slope of one and a slope of two.
        for (const int n : {100, 1000}) {
            const core::RotationCost then = core::rotationCost(n, 16, 16);
            const auto near = [&](double count) {
                return QRectF(g.x(n) - 1, g.y(count) - 1, 2, 2);
            };
            QVERIFY(hasColor(image, near(double(then.rotations)), theme.position.line));
            QVERIFY(hasColor(image, near(double(then.scores)), theme.ink2));
        }
    }

    void draggingTheCostIsTheSliderOfTheLength()
    {
        RotationCostView view;
        view.resize(size);
        view.setFrame(frameOf(rope()));
        QSignalSpy edited(&view, &PictureView::paramEdited);
        const RotationCostGeometry g = view.geometryNow();
        const double y = g.plot.center().y();
        drag(view, {g.x(12), y}, {{g.x(40), y}, {g.x(200), y}, {g.x(8000), y}});
        QCOMPARE(edited.count(), 4);
        const auto gesture = edited.constFirst()[2].value<GestureId>();
        for (const QVariantList &edit : edited) {
            QCOMPARE(edit[0].toString(), QStringLiteral("content.n"));
            QCOMPARE(edit[2].value<GestureId>(), gesture);
        }
        QCOMPARE(*edited[2][1].value<core::Value>().number(), 200.0);
        QCOMPARE(*edited[3][1].value<core::Value>().number(), 512.0); // as far as the slider
    }

    void handsOfTheIdenticalContentAreDragged_data()
    {
        QTest::addColumn<bool>("key");
        QTest::addColumn<bool>("rotated");
        QTest::addColumn<bool>("given");
        for (const bool key : {false, true})
            for (const bool rotated : {false, true})
                for (const bool given : {false, true})
                    QTest::addRow("%s, %s, %s", key ? "key" : "query",
                                  rotated ? "rotated" : "unrotated", given ? "given" : "seed")
                        << key << rotated << given;
    }
    void handsOfTheIdenticalContentAreDragged()
    {
        QFETCH(bool, key);
        QFETCH(bool, rotated);
        QFETCH(bool, given);
        core::Scene scene;
        scene.model = given ? tests::identicalModel(core::MethodId::Rope, 6, {1, 0, 0.5, 1},
                                                    {0.4, 0.8, 1, -0.5})
                            : seeded();
        scene.view = viewOf(3, 1, 0); // turns far enough to tell the tips apart
        RotationView view;
        view.resize(size);
        view.setFrame(frameOf(scene.model));
        view.setView(scene.view);
        const auto tips = handTips(whole, *view.frame(), scene.view);
        const auto tip = std::find_if(tips.begin(), tips.end(), [&](const HandTip &t) {
            return t.role == (key ? Role::Key : Role::Query) && t.rotated == rotated;
        });
        QSignalSpy edited(&view, &PictureView::paramEdited);
        const QPointF center = view.geometryNow().center;
        const QPointF goal =
            center + 0.6 * view.geometryNow().radius * QPointF(std::cos(1.0), -std::sin(1.0));
        drag(view, tip->at, {tip->at + QPointF(3, 3), goal}, Qt::ShiftModifier);
        QCOMPARE(edited.count(), 2);
        QCOMPARE(edited[0][2].value<GestureId>(), edited[1][2].value<GestureId>());
        QCOMPARE(edited[1][0].toString(),
                 key ? QStringLiteral("content.k") : QStringLiteral("content.q"));
        const core::Scene next = applied(scene, edited[1]);
        // The hand stands where it was let go; all else is as before.
        const auto frame = frameOf(next.model);
        RotationOptions options;
        options.scale = handScale(*view.frame(), scene.view);
        for (const HandTip &moved : handTips(whole, *frame, scene.view, options))
            if (moved.role == tip->role && moved.rotated == rotated)
                QVERIFY(QLineF(moved.at, goal).length() < 1e-3);
        const core::Prepared &before = *view.frame()->prepared;
        const core::Prepared &after = *frame->prepared;
        const auto &still = key ? after.projected.q[0] : after.projected.k[0];
        QVERIFY(still == (key ? before.projected.q[0] : before.projected.k[0]));
        const auto &changed = key ? after.projected.k[0] : after.projected.q[0];
        const auto &old = key ? before.projected.k[0] : before.projected.q[0];
        QCOMPARE(changed(0, 2), old(0, 2)); // the other block
        QVERIFY(changed(0, 0) != old(0, 0) || changed(0, 1) != old(0, 1));
    }

    void otherContentsHaveNoHandles()
    {
        RotationView view;
        view.resize(size);
        view.setFrame(frameOf(rope(4)));
        view.setView(viewOf(3, 1));
        QSignalSpy edited(&view, &PictureView::paramEdited);
        const auto tips = handTips(whole, *view.frame(), viewOf(3, 1));
        QCOMPARE(tips.size(), std::size_t{4});
        drag(view, tips[0].at, {view.geometryNow().center + QPointF(5, 5)});
        QCOMPARE(edited.count(), 0);
        QVERIFY(view.toolTip().isEmpty());
    }

    void handsSnap()
    {
        using std::numbers::pi;
        const auto close = [](const std::array<double, 2> &a, double x, double y) {
            return std::abs(a[0] - x) < 1e-3 && std::abs(a[1] - y) < 1e-3;
        };
        const std::array<double, 2> start = {1, 0};
        const auto hand = [](double length, double angle) {
            return std::array{length * std::cos(angle), length * std::sin(angle)};
        };
        QCOMPARE(snappedHand(hand(1.02, pi / 2 + 0.03), start), (std::array{0.0, 1.0}));
        QCOMPARE(snappedHand(hand(0.98, -pi - 0.02), start), (std::array{-1.0, 0.0}));
        QVERIFY(close(snappedHand(hand(0.7, pi / 4 - 0.02), start), 0.7 / std::sqrt(2),
                      0.7 / std::sqrt(2)));
        QVERIFY(
            close(snappedHand(hand(0.7, 0.4), start), 0.7 * std::cos(0.4), 0.7 * std::sin(0.4)));
        QCOMPARE(snappedHand({0, 0}, start), (std::array{0.0, 0.0}));
    }

    void blocksAreHoveredInMatrixAndChannels()
    {
        RotationMatrixView matrix;
        ChannelsView channels;
        for (PictureView *view :
             {static_cast<PictureView *>(&matrix), static_cast<PictureView *>(&channels)}) {
            view->resize(size);
            view->setFrame(frameOf(rope()));
            view->setView(viewOf(9, 4));
            const QPointF point =
                view == &matrix
                    ? matrix.geometryNow().cell(6, 6).center()
                    : strip::cell(channels.geometryNow().layout(core::RopeLayout::Interleaved), 16,
                                  6)
                          .center();
            QSignalSpy hovered(view, &PictureView::hovered);
            QMouseEvent move(QEvent::MouseMove, point, point, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(view, &move);
            QCOMPARE(hovered.takeFirst().constFirst().value<Hover>().block, std::optional<int>(3));
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(view, &leave);
            QVERIFY(hovered.takeFirst().constFirst().value<Hover>() == Hover{});
            const QImage before = view->grab().toImage();
            view->setHover({.block = 5});
            QVERIFY(view->grab().toImage() != before);
        }
    }

    void blocksAreHoveredBothWays()
    {
        RotationView view;
        view.resize(size);
        view.setFrame(frameOf(rope()));
        view.setView(viewOf(9, 4));
        QSignalSpy hovered(&view, &PictureView::hovered);
        const QPointF point = view.geometryNow().blockRect(5).center();
        QMouseEvent move(QEvent::MouseMove, point, point, Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&view, &move);
        QCOMPARE(hovered.takeFirst().constFirst().value<Hover>().block, std::optional<int>(5));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&view, &leave);
        QVERIFY(hovered.takeFirst().constFirst().value<Hover>() == Hover{});
        const QImage before = view.grab().toImage();
        view.setHover({.block = 6});
        QVERIFY(view.grab().toImage() != before);
    }

private:
    static void themes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    static core::Model seeded()
    {
        core::Model model = rope(4);
        model.content.source = core::ContentSource::Identical;
        model.content.n = 6;
        return model;
    }

    static bool hasColor(const QImage &image, const QRectF &where, const QColor &color)
    {
        const QRect area = where.toAlignedRect().intersected(image.rect());
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                if (image.pixel(x, y) == color.rgb())
                    return true;
        return false;
    }
};

QTEST_MAIN(RotationPicturesTest)
#include "tst_rotationpictures.moc"
