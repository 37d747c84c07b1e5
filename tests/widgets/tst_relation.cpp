// SPDX-License-Identifier: GPL-3.0-or-later
// Shaw's pictures: the vectors with the pair's own key, the value switch, the curve, the clip map.
#include "core/attention.h"
#include "core/relation.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/colormap.h"
#include "widgets/painters/curve.h"
#include "widgets/painters/curvedata.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/strip.h"
#include "widgets/relationview.h"
#include "widgets/valueswitchview.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace locus;
using namespace locus::widgets;

namespace {

const QSize size{512, 208};

core::Model shaw(core::MaskKind mask = core::MaskKind::None)
{
    core::Model model = tests::model(core::MethodId::Shaw);
    model.mask = mask;
    return model;
}

core::View viewOf(int query, int key, core::Stage stage = core::Stage::Clip)
{
    core::View view;
    view.stage = stage;
    view.query = query;
    view.key = key;
    return view;
}

core::View pinnedView(int query, int key, int pinnedQuery)
{
    core::View view = viewOf(query, key);
    view.pins = core::Tensor::matrix(1, 2, {double(pinnedQuery), 0});
    return view;
}

std::shared_ptr<const core::Frame> frameOf(const core::Model &model)
{
    return tests::frame(model, core::Stage::Clip);
}

QImage relationImage(const core::Frame &frame, const core::View &view, const Theme &theme,
                     QSize imageSize = size)
{
    QImage image(imageSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    QPainter painter(&image);
    paintRelation(painter, image.rect(), frame, view, theme);
    return image;
}

QStringList relationTexts(const core::Frame &frame, const core::View &view)
{
    return tests::paintedTexts(size, [&](QPainter &painter) {
        paintRelation(painter, QRectF(QPointF(), size), frame, view, Theme::light());
    });
}

QStringList curveTexts(const core::Frame &frame, const core::View &view)
{
    return tests::paintedTexts(size, [&](QPainter &painter) {
        paintCurve(painter, QRectF(QPointF(), size), frame, view, Theme::light());
    });
}

bool hasColor(const QImage &image, const QRectF &where, const QColor &color)
{
    const QRect area = where.toAlignedRect().intersected(image.rect());
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (image.pixel(x, y) == color.rgb())
                return true;
    return false;
}

/// Ink of the role along the upper edge of a row.
int inkedAlong(const QImage &image, const QRectF &row, const QColor &color)
{
    int most = 0;
    for (int y = int(row.top()) - 2; y <= int(row.top()) + 1; ++y) {
        int count = 0;
        for (int x = int(row.left()); x < int(row.right()); ++x)
            count += y >= 0 && image.pixel(x, y) == color.rgb() ? 1 : 0;
        most = std::max(most, count);
    }
    return most;
}

} // namespace

class RelationPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void cellsHaveTheColoursOfTheTable_data() { themes(); }
    void cellsHaveTheColoursOfTheTable()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const auto frame = frameOf(shaw());
        const core::View view = viewOf(9, 4);
        const QImage image = relationImage(*frame, view, theme);
        const RelationGeometry g = relationGeometry(QRectF(QPointF(), size), *frame);
        QCOMPARE(g.rows, 9);
        const auto &table = core::relationTable(*frame->prepared, core::RelationSide::Keys);
        const auto own =
            core::pairVector(*frame->prepared, core::RelationSide::Keys, {0}, {9}, {4});
        const double largest =
            std::max({table.cwiseAbs().maxCoeff(), own.plain.cwiseAbs().maxCoeff(),
                      own.sum.cwiseAbs().maxCoeff()});
        const ColorRange range = rangeOf(ColorScale::Diverging, -largest, largest);
        for (const int row : {1, 4, 8})
            for (const int channel : {0, 7, 15})
                QCOMPARE(image.pixel(strip::cell(g.rowRect(row), 16, channel).center().toPoint()),
                         colorOf(table(row, channel), range, theme));
    }

    void theSelectedRowIsSolidThePinnedOneDashed()
    {
        const Theme theme = Theme::light();
        const auto frame = frameOf(shaw());
        const RelationGeometry g = relationGeometry(QRectF(QPointF(), size), *frame);
        const QImage image = relationImage(*frame, pinnedView(9, 4, 2), theme);
        const int solid = inkedAlong(image, g.rowRect(0), theme.position.line); // −5 is clipped
        const int dashed = inkedAlong(image, g.rowRect(6), theme.position.line);
        const int width = int(g.table.width());
        QVERIFY2(solid > 0.95 * width, qPrintable(QString::number(solid)));
        QVERIFY2(dashed > 0.3 * width && dashed < 0.8 * width, qPrintable(QString::number(dashed)));
        QCOMPARE(inkedAlong(image, g.rowRect(3), theme.position.line), 0);
        const QImage alone = relationImage(*frame, viewOf(9, 4), theme);
        QCOMPARE(inkedAlong(alone, g.rowRect(6), theme.position.line), 0);
    }

    void saysWhatItShows()
    {
        const auto frame = frameOf(shaw());
        const QStringList alone = relationTexts(*frame, viewOf(9, 4));
        QVERIFY(alone.contains(QStringLiteral("≤ −4")));
        QVERIFY(alone.contains(QStringLiteral("≥ 4")));
        QVERIFY(alone.join(u'|').contains(QStringLiteral("untrained · one row")));
        QVERIFY(alone.join(u'|').contains(QStringLiteral("Shift-click")));
        const QStringList pinned = relationTexts(*frame, pinnedView(9, 4, 2));
        QVERIFY(pinned.join(u'|').contains(QStringLiteral("no shared k′")));
        QVERIFY(relationSubtitle(*frame).contains(QStringLiteral("untrained · 9 × 16")));
        core::Model given = shaw();
        given.shaw.tableK = core::Tensor::matrix(9, 16, std::vector<double>(9 * 16, 0.25));
        QVERIFY(!relationTexts(*frameOf(given), viewOf(9, 4))
                     .join(u'|')
                     .contains(QStringLiteral("untrained")));
    }

    void theValueSideStandsInWhereKeysAreOff()
    {
        core::Model model = shaw();
        model.shaw.keys = false;
        QVERIFY(!relationSideOf(*frameOf(model)));
        QVERIFY(relationTexts(*frameOf(model), viewOf(9, 4))
                    .join(u' ')
                    .contains(QStringLiteral("are off")));
        model.shaw.values = true;
        QCOMPARE(relationSideOf(*frameOf(model)), core::RelationSide::Values);
        QVERIFY(relationTexts(*frameOf(model), viewOf(9, 4))
                    .contains(QStringLiteral("The pair’s own value")));
    }

    void manyRowsScroll()
    {
        core::Model model = shaw();
        model.shaw.radius = 32;
        const auto frame = frameOf(model);
        const RelationGeometry top = relationGeometry(QRectF(QPointF(), size), *frame);
        QCOMPARE(top.rows, 65);
        QVERIFY(top.visibleRows < 20);
        RelationOptions options;
        options.firstRow = 1000;
        const RelationGeometry bottom = relationGeometry(QRectF(QPointF(), size), *frame, options);
        QCOMPARE(bottom.firstRow + bottom.visibleRows, 65);
        QVERIFY(bottom.rowRect(0).isEmpty());
        QCOMPARE(bottom.rowAt(bottom.rowRect(64).center()), std::optional<int>(64));
        RelationView view;
        view.resize(size);
        view.setFrame(frame);
        view.setView(viewOf(9, 4)); // row 27: the view scrolls to it
        QVERIFY(!view.geometryNow().rowRect(27).isEmpty());
    }

    void rowsPickDisplacements()
    {
        RelationView view;
        view.resize(size);
        view.setFrame(frameOf(shaw()));
        view.setView(viewOf(9, 4));
        QSignalSpy picked(&view, &PictureView::deltaPicked);
        const auto click = [&](int row) {
            QTest::mouseClick(&view, Qt::LeftButton, {},
                              view.geometryNow().rowRect(row).center().toPoint());
        };
        click(2);
        QCOMPARE(picked.takeFirst(), QVariantList{qint64(-2)});
        click(0); // chosen already
        click(8); // no key four places after query 9
        QCOMPARE(picked.count(), 0);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(picked.takeFirst(), QVariantList{qint64(-3)});
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(picked.count(), 0);
    }

    void hoverGoesBothWays()
    {
        RelationView view;
        view.resize(size);
        view.setFrame(frameOf(shaw()));
        view.setView(viewOf(9, 4));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy hovered(&view, &PictureView::hovered);
        QTest::mouseMove(&view, view.geometryNow().rowRect(3).center().toPoint());
        QTRY_COMPARE(hovered.count(), 1);
        QCOMPARE(hovered.takeFirst().constFirst().value<Hover>().delta,
                 std::optional<std::int64_t>(-1));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&view, &leave);
        QVERIFY(hovered.takeFirst().constFirst().value<Hover>() == Hover{});
        const QImage before = view.grab().toImage();
        view.setHover({.delta = 2});
        QVERIFY(view.grab().toImage() != before);
    }

    void weightsStayAndTheOutputMoves()
    {
        const auto frame = frameOf(shaw(core::MaskKind::Causal));
        const Theme theme = Theme::light();
        const core::View view = viewOf(9, 4);
        const ValueSwitchGeometry g = valueSwitchGeometry(QRectF(QPointF(), size), *frame, view);
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.surface);
        {
            QPainter painter(&image);
            paintValueSwitch(painter, image.rect(), *frame, view, theme);
        }
        const auto same = [&](const QRectF &a, const QRectF &b) { // before the selected key
            const auto cells = [&](const QRectF &row) {
                return image.copy(strip::cell(row, 12, 0)
                                      .united(strip::cell(row, 12, 3))
                                      .toAlignedRect()
                                      .adjusted(3, 3, -3, -3));
            };
            return cells(a) == cells(b);
        };
        QVERIFY(same(g.weights[0], g.weights[1]));
        QVERIFY(!same(g.output[0], g.output[2]));
        for (const QRectF &row : g.weights) // keys 10 and 11 come after query 9
            QVERIFY(hasColor(image, strip::cell(row, 12, 11), theme.hatchGround));
        QVERIFY(!hasColor(image, strip::cell(g.weights[0], 12, 9), theme.hatchGround));
        const QStringList texts = tests::paintedTexts(size, [&](QPainter &painter) {
            paintValueSwitch(painter, QRectF(QPointF(), size), *frame, view, theme);
        });
        QVERIFY(texts.contains(QStringLiteral("difference")));
        QVERIFY(texts.contains(QStringLiteral("largest difference")));
        QVERIFY(texts.join(u'|').contains(QStringLiteral("untrained")));
    }

    void theSwitchIsAParameter()
    {
        ValueSwitchView view;
        view.resize(size);
        view.setFrame(frameOf(shaw()));
        view.setView(viewOf(9, 4));
        QSignalSpy edited(&view, &PictureView::paramEdited);
        QSignalSpy picked(&view, &PictureView::keyPicked);
        const ValueSwitchGeometry g = view.geometryNow();
        const auto labelOf = [&](const QRectF &row) {
            return QPointF(g.labelLeft + 8, row.center().y()).toPoint();
        };
        QTest::mouseClick(&view, Qt::LeftButton, {}, labelOf(g.weights[0])); // off already
        QCOMPARE(edited.count(), 0);
        QTest::mouseClick(&view, Qt::LeftButton, {}, labelOf(g.output[2]));
        const QVariantList edit = edited.takeFirst();
        QCOMPARE(edit[0].toString(), QStringLiteral("shaw.values"));
        QVERIFY(edit[1].value<core::Value>() == core::Value(true));
        QTest::mouseClick(&view, Qt::LeftButton, {},
                          strip::cell(g.weights[1], 12, 6).center().toPoint());
        QCOMPARE(picked.takeFirst(), QVariantList{6});
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(picked.takeFirst(), QVariantList{5});
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(edited.count(), 1);
    }

    void theCurveTellsWhatItsEndsShare()
    {
        const auto frame = frameOf(shaw());
        const core::View view = viewOf(9, 4);
        const CurveData data = curveDataOf(*frame, view);
        QVERIFY(!data.steps);
        QCOMPARE(data.radius, std::optional<int>(4));
        // Query 9 of twelve: keys stand from −9 to 2.
        for (std::size_t i = 0; i < data.hasKey.size(); ++i)
            QCOMPARE(data.hasKey[i], data.curves.delta[i] >= -9 && data.curves.delta[i] <= 2);
        const CurveGeometry g = curveGeometry(size, *frame, data);
        for (const bool dark : {false, true}) {
            const Theme theme = dark ? Theme::dark() : Theme::light();
            QImage image(size, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.surface);
            QPainter painter(&image);
            paintCurve(painter, image.rect(), *frame, view, theme);
            painter.end();
            const auto at = [&](double delta, double y) {
                return QColor(image.pixel(int(g.x(delta)), int(y)));
            };
            QCOMPARE(at(-6.5, g.plot.top() + 3), theme.position.tint);
            QCOMPARE(at(8.5, g.plot.top() + 3), theme.position.tint);
            QCOMPARE(at(2.5, g.plot.top() + 3), theme.surface);
            // A point with a key is solid, one without is hollow.
            const auto inside = [&](double delta) {
                const std::size_t i = static_cast<std::size_t>(delta + 11);
                return at(delta, g.y(data.curves.value[0][i]));
            };
            QCOMPARE(inside(-8), theme.position.line);
            QCOMPARE(inside(-10), theme.surface);
            QCOMPARE(inside(7), theme.surface);
        }
        QVERIFY(curveTexts(*frame, view).contains(QStringLiteral("no key there")));
        QVERIFY(curveTexts(*frame, view).contains(QStringLiteral("query 9 “hit”")));
    }

    void aPinnedQueryHasItsOwnCurve()
    {
        const auto frame = frameOf(shaw());
        const CurveData data = curveDataOf(*frame, pinnedView(9, 4, 2));
        QCOMPARE(data.pinned.size(), std::size_t{1});
        const auto other = core::curveOf(*frame->prepared, {0}, {2}, {4});
        QCOMPARE(data.pinned[0].value, std::get<core::Curve>(other).value);
        QVERIFY(data.pinned[0].value != data.curves.value[0]);
        QVERIFY(curveTexts(*frame, pinnedView(9, 4, 2))
                    .contains(QStringLiteral("query 2 “bit”, pinned")));
        QCOMPARE(curveDataOf(*frame, pinnedView(9, 4, 9)).pinned.size(), std::size_t{0});
    }

    void theClipMapHasAStepForEachValue_data() { themes(); }
    void theClipMapHasAStepForEachValue()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const auto frame = frameOf(shaw());
        const core::View view = viewOf(9, 4);
        const QRectF rect(0, 0, 528, 474);
        const auto g = heatmapGeometry(rect, *frame, view);
        QImage image(rect.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.surface);
        QPainter painter(&image);
        paintHeatmap(painter, rect, *frame, view, theme);
        painter.end();
        const ColorRange range = heatmapRange(*frame, view);
        for (int clip = -4; clip <= 4; ++clip) {
            const double y = g->bar.bottom() - (clip + 4.5) / 9 * g->bar.height();
            const QRgb color = image.pixel(int(g->bar.center().x()), int(y));
            QCOMPARE(color, colorOf(clip, range, theme));
            // The map has the same: row 6 holds every displacement from −6 to 5.
            const QRectF cell = g->cell(6, 6 + clip);
            QCOMPARE(image.pixel(int(cell.left()) + 3, int(cell.top()) + 3), color);
        }
        QVERIFY(levelOf(0, range) == zeroLevel);
    }

    void theRegionThatSharesAVectorIsOutlined()
    {
        const auto frame = frameOf(shaw());
        const QRectF rect(0, 0, 528, 474);
        const auto texts = [&](const core::View &view) {
            return tests::paintedTexts(rect.size().toSize(), [&](QPainter &painter) {
                paintHeatmap(painter, rect, *frame, view, Theme::light());
            });
        };
        QVERIFY(texts(viewOf(9, 4)).join(u'|').contains(QStringLiteral("δ = −4")));
        QVERIFY(texts(viewOf(9, 8)).join(u'|').contains(QStringLiteral("δ = −1")));
        QVERIFY(texts(viewOf(9, 4)).contains(QStringLiteral("≤ −4")));
        QVERIFY(texts(viewOf(9, 4)).contains(QStringLiteral("≥ 4")));
    }

private:
    static void themes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
};

QTEST_MAIN(RelationPicturesTest)
#include "tst_relation.moc"
