// SPDX-License-Identifier: GPL-3.0-or-later
// The four parts of a score: geometry, colours, numbers, and what a click in one of them does.
#include "core/scoreparts.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/fourpartsview.h"
#include "widgets/numbertext.h"

#include <QSignalSpy>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using tests::viewOf;

namespace {

std::shared_ptr<const core::Frame> framed(const core::Model &model)
{
    core::FrameCache cache;
    std::vector<core::StageRequest> requests;
    requests.reserve(partStages.size());
    for (const core::Stage stage : partStages)
        requests.push_back({stage, 0});
    return cache.compute(model, requests);
}

core::Model openModel(core::MethodId method = core::MethodId::Learned, int n = 12)
{
    core::Model model = tests::model(method, n);
    model.mask = core::MaskKind::None;
    return model;
}

QImage pictureOf(const core::Frame &frame, const core::View &view, QSize size, const Theme &theme,
                 const FourPartsOptions &options = {})
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    QPainter painter(&image);
    paintFourParts(painter, image.rect(), frame, view, theme, options);
    return image;
}

struct Opened {
    FourPartsView view;
    explicit Opened(const core::Model &model = openModel())
    {
        view.resize(512, 186);
        view.setFrame(framed(model));
        view.setView(viewOf(9, 4));
    }
    [[nodiscard]] QPoint center(std::size_t part, int row, int column) const
    {
        return view.geometryNow()->maps[part].cell(row, column).center().toPoint();
    }
};

} // namespace

class FourPartsTest : public QObject {
    Q_OBJECT

private slots:
    void mapsHaveTheirPlaces_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("n");
        for (const QSize size :
             {QSize(512, 186), QSize(512, 460), QSize(246, 260), QSize(200, 140), QSize(120, 600)})
            for (const int n : {1, 3, 12, 300})
                QTest::addRow("%d tokens in %d x %d", n, size.width(), size.height()) << size << n;
    }
    void mapsHaveTheirPlaces()
    {
        QFETCH(QSize, size);
        QFETCH(int, n);
        const auto frame = framed(openModel(core::MethodId::Learned, n));
        const QRectF rect(QPointF(5, 7), size);
        const auto g = fourPartsGeometry(rect, *frame, viewOf(n - 1, 0));
        QVERIFY(g);
        for (std::size_t a = 0; a < 4; ++a) {
            const HeatmapGeometry &map = g->maps[a];
            QVERIFY(rect.contains(map.map));
            QVERIFY(map.map.width() >= 16);
            QVERIFY(!map.map.intersects(g->note));
            QCOMPARE(map.map.size(), g->maps[0].map.size());
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(!map.map.adjusted(0, -10, 0, 19).intersects(g->maps[b].map));
            for (const int at : {0, map.rows / 2, map.rows - 1}) {
                const int across = map.columns - 1 - at;
                QCOMPARE(g->cellAt(map.cell(at, across).center()),
                         std::optional(
                             CellIndex{g->queries[std::size_t(at)], g->keys[std::size_t(across)]}));
            }
            QCOMPARE(g->queries.back(), n - 1);
        }
        QVERIFY(!g->cellAt(rect.bottomRight()));
    }

    void coloursAreThoseOfOneRange_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void coloursAreThoseOfOneRange()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const auto frame = framed(openModel());
        const core::View view = viewOf(9, 4);
        const QImage image = pictureOf(*frame, view, {512, 186}, theme);
        const auto g = fourPartsGeometry(image.rect(), *frame, view);
        const ColorRange range = fourPartsRange(*frame, view);
        double largest = 0;
        for (std::size_t part = 0; part < 4; ++part) {
            const core::StageImage &stage = *frame->image(partStages[part], 0);
            largest = std::max({largest, double(stage.max), -double(stage.min)});
            for (const CellIndex cell : {CellIndex{0, 0}, CellIndex{2, 7}, CellIndex{11, 10}}) {
                const auto at =
                    static_cast<std::size_t>(cell.row) * 12 + static_cast<std::size_t>(cell.column);
                QCOMPARE(QColor(image.pixel(
                             g->maps[part].cell(cell.row, cell.column).center().toPoint())),
                         QColor(colorOf(double(stage.values[at]), range, theme)));
            }
        }
        QCOMPARE(range.high, roundUp(largest));
        QCOMPARE(range.low, -range.high);
    }

    void everyMapShowsThePair()
    {
        const auto frame = framed(openModel());
        const QSize size(512, 186);
        const QImage image = pictureOf(*frame, viewOf(9, 4), size, Theme::light());
        const QImage other = pictureOf(*frame, viewOf(2, 7), size, Theme::light());
        const auto g = fourPartsGeometry(image.rect(), *frame, viewOf(9, 4));
        const auto differ = [&](const QRectF &where) {
            const QRect area = where.toAlignedRect();
            return image.copy(area) != other.copy(area);
        };
        const auto hasInk = [&](const QRect &where) {
            for (int y = where.top(); y <= where.bottom(); ++y)
                for (int x = where.left(); x <= where.right(); ++x)
                    if (image.pixelColor(x, y) == Theme::light().ink)
                        return true;
            return false;
        };
        for (const HeatmapGeometry &map : g->maps) {
            QVERIFY(hasInk(map.cell(9, 4).toAlignedRect().adjusted(-2, -2, 2, 2)));
            QVERIFY(differ(map.cell(9, 10).adjusted(1, -2, -1, 2)));
            QVERIFY(differ(map.cell(0, 4).adjusted(-2, 1, 2, -1)));
            QVERIFY(!differ(map.cell(5, 1).adjusted(2, 2, -2, -2)));
        }
    }

    void masksAreHatchedInAllFour()
    {
        const Theme theme = Theme::light();
        const auto frame = framed(tests::model(core::MethodId::Learned));
        const QImage image = pictureOf(*frame, viewOf(9, 4), {512, 186}, theme);
        const auto g = fourPartsGeometry(image.rect(), *frame, viewOf(9, 4));
        for (const HeatmapGeometry &map : g->maps) {
            int ground = 0;
            const QRect cell = map.cell(1, 10).toRect();
            for (int y = cell.top(); y <= cell.bottom(); ++y)
                for (int x = cell.left(); x <= cell.right(); ++x)
                    ground += image.pixelColor(x, y) == theme.hatchGround ? 1 : 0;
            QVERIFY(ground > 4);
        }
    }

    void numbersAreThoseOfThePair()
    {
        const auto frame = framed(openModel());
        const QStringList texts = tests::paintedTexts({512, 186}, [&](QPainter &painter) {
            paintFourParts(painter, QRectF(0, 0, 512, 186), *frame, viewOf(9, 4), Theme::light());
        });
        const core::InputTerms terms = core::inputTerms(*frame->prepared, {0}, {9}, {4});
        const QString painted = texts.join(QString()).remove(QLatin1Char(' '));
        for (const QString &number :
             {fixedText(terms.contentContent, 3), signedText(terms.contentPosition, 3),
              signedText(terms.positionContent, 3), signedText(terms.positionPosition, 3)})
            QVERIFY2(painted.contains(number),
                     qPrintable(number + QLatin1String(" in ") + painted));
        QCOMPARE(texts.filter(QStringLiteral("+")).size() >= 3, true);
        const QString note = texts.join(QLatin1Char(' ')).simplified();
        QVERIFY(note.contains(QStringLiteral("does not follow Δ alone")));
        QVERIFY(note.contains(QStringLiteral("not purely relative")));
        QVERIFY(fourPartsSubtitle(*frame, viewOf(9, 4)).contains(fixedText(terms.sum(), 3)));
        QVERIFY(fourPartsSubtitle(*frame, viewOf(9, 4)).contains(QStringLiteral("untrained")));
    }

    void whatFollowsTheDisplacementIsMeasured()
    {
        core::Model bare = openModel(core::MethodId::Sinusoidal);
        bare.content.projection = core::Projection::Identity;
        bare.content.dHead = bare.content.dModel;
        const auto note = [](const core::Model &model, const core::View &view) {
            const auto frame = framed(model);
            return tests::paintedTexts({512, 186},
                                       [&](QPainter &painter) {
                                           paintFourParts(painter, QRectF(0, 0, 512, 186), *frame,
                                                          view, Theme::light());
                                       })
                .join(QLatin1Char(' '))
                .simplified(); // no-break spaces too
        };
        QVERIFY(note(bare, viewOf(9, 4)).contains(QStringLiteral("p · p follows Δ alone")));
        // A corner has no like: the main diagonal speaks for it.
        QVERIFY(note(openModel(), viewOf(11, 0)).contains(QStringLiteral("Δ = 0")));
        QVERIFY(!note(openModel(core::MethodId::Learned, 1), viewOf(0, 0))
                     .contains(QStringLiteral("Δ = ")));
    }

    void clicksDragsAndKeysPickPairs()
    {
        Opened opened;
        QSignalSpy picked(&opened.view, &PictureView::cellPicked);
        for (std::size_t part = 0; part < 4; ++part) {
            QTest::mouseClick(&opened.view, Qt::LeftButton, {}, opened.center(part, 3, 2));
            QCOMPARE(picked.takeFirst(), (QVariantList{3, 2}));
        }
        QTest::mouseClick(&opened.view, Qt::LeftButton, {}, opened.center(2, 9, 4));
        QTest::mouseClick(&opened.view, Qt::LeftButton, {}, QPoint(2, 2));
        QTest::mouseClick(&opened.view, Qt::RightButton, {}, opened.center(2, 3, 2));
        QCOMPARE(picked.count(), 0);
        QTest::mousePress(&opened.view, Qt::LeftButton, {}, opened.center(0, 9, 4));
        QMouseEvent drag(QEvent::MouseMove, QPointF(-50, -500), QPointF(), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&opened.view, &drag);
        QCOMPARE(picked.takeFirst(), (QVariantList{0, 0}));
        QTest::keyClick(&opened.view, Qt::Key_Right);
        QCOMPARE(picked.takeFirst(), (QVariantList{9, 5}));
        QTest::keyClick(&opened.view, Qt::Key_Up);
        QCOMPARE(picked.takeFirst(), (QVariantList{8, 4}));
        opened.view.setView(viewOf(11, 0));
        QTest::keyClick(&opened.view, Qt::Key_Down);
        QTest::keyClick(&opened.view, Qt::Key_Left);
        QCOMPARE(picked.count(), 0);
        QSignalSpy pinned(&opened.view, &PictureView::cellPinned);
        QTest::mouseClick(&opened.view, Qt::LeftButton, Qt::ShiftModifier, opened.center(1, 3, 2));
        QCOMPARE(pinned.takeFirst(), (QVariantList{3, 2}));
        QSignalSpy escaped(&opened.view, &PictureView::escaped);
        QTest::keyClick(&opened.view, Qt::Key_Escape);
        QCOMPARE(escaped.count(), 1);
    }

    void hoverMarksAllFourAndLeaves()
    {
        Opened opened;
        opened.view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&opened.view));
        QSignalSpy hovered(&opened.view, &PictureView::hovered);
        const QImage before = opened.view.grab().toImage();
        const auto marked = [&](const QImage &during) {
            int maps = 0;
            const auto geometry = opened.view.geometryNow();
            for (const HeatmapGeometry &map : geometry->maps) {
                const QRect cell = map.cell(6, 3).toAlignedRect().adjusted(-3, -3, 3, 3);
                maps += during.copy(cell) != before.copy(cell) ? 1 : 0;
            }
            return maps;
        };
        QTest::mouseMove(&opened.view, opened.center(3, 6, 3));
        QTRY_COMPARE(hovered.count(), 1);
        QVERIFY((hovered.takeFirst().constFirst().value<Hover>() ==
                 Hover{.query = 6, .key = 3, .delta = -3, .stage = core::Stage::PositionPosition}));
        QCOMPARE(marked(opened.view.grab().toImage()), 4);
        QTest::mouseMove(&opened.view, QPoint(1, 1));
        QTRY_COMPARE(hovered.count(), 1);
        QVERIFY(hovered.takeFirst().constFirst().value<Hover>() == Hover{});
        QCOMPARE(opened.view.grab().toImage(), before);
        opened.view.setHover({.query = 6, .key = 3}); // in another view
        QCOMPARE(marked(opened.view.grab().toImage()), 4);
        opened.view.setHover({.query = 6, .key = 3, .stage = core::Stage::PositionContent});
        QCOMPARE(marked(opened.view.grab().toImage()), 1); // a number of the pair
        opened.view.setHover({.query = 6, .key = 3, .stage = core::Stage::Weights});
        QCOMPARE(marked(opened.view.grab().toImage()), 4);
        opened.view.setHover({.query = 40, .key = 3}); // of a longer text
        QCOMPARE(opened.view.grab().toImage(), before);
    }

    void stagesAreAskedForAndAwaited()
    {
        Opened opened;
        core::View look = viewOf(9, 4);
        look.head = 3;
        const auto requests = opened.view.requests(openModel(), look);
        QCOMPARE(requests.size(), 4u);
        for (const auto &request : requests)
            QCOMPARE(request.head, 3);
        const QImage first = opened.view.grab().toImage();
        opened.view.setView(look); // its pictures are on their way
        QCOMPARE(opened.view.geometryNow().has_value(), true);
        opened.view.setView(viewOf(9, 4));
        QCOMPARE(opened.view.grab().toImage(), first);
    }

    void longTextsAreSampled()
    {
        core::Model model = tests::model(core::MethodId::Learned, 600);
        model.learned.length = 600;
        core::FrameCache cache;
        const auto frame = cache.compute(model, {});
        FourPartsView view;
        view.resize(512, 186);
        view.setFrame(frame);
        view.setView(viewOf(500, 40));
        QVERIFY(view.requests(model, viewOf(500, 40)).empty());
        const auto g = view.geometryNow();
        QVERIFY(g);
        QCOMPARE(g->maps[0].rows, 192);
        QVERIFY(view.subtitle().contains(QStringLiteral("192")));
        // Cells are those of the tokens that they stand for.
        const Theme theme = Theme::light();
        const QImage image = pictureOf(*frame, viewOf(500, 40), {512, 186}, theme);
        QVERIFY(g->rowAndColumn({500, 40}) != CellIndex{});
        const CellIndex near = g->rowAndColumn({500, 40});
        QVERIFY(std::abs(g->queries[std::size_t(near.row)] - 500) <= 2);
        QVERIFY(std::abs(g->keys[std::size_t(near.column)] - 40) <= 2);
        QSignalSpy picked(&view, &PictureView::cellPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, g->maps[3].map.center().toPoint());
        const QVariantList pair = picked.takeFirst();
        QVERIFY(std::abs(pair.at(0).toInt() - 300) < 12 && std::abs(pair.at(1).toInt() - 300) < 12);
        int masked = 0;
        const QRectF corner(g->maps[1].map.topRight() - QPointF(20, 0), QSizeF(20, 20));
        for (int y = int(corner.top()); y < corner.bottom(); ++y)
            for (int x = int(corner.left()); x < corner.right(); ++x)
                masked += image.pixelColor(x, y) == theme.hatchGround ? 1 : 0;
        QVERIFY(masked > 40);
    }

    void refusalsStandInWords()
    {
        core::Model refused = openModel();
        refused.learned.length = 4;
        Opened opened(refused);
        QVERIFY(!opened.view.accessibleName().isEmpty());
        QVERIFY(!opened.view.accessibleDescription().isEmpty());
        QVERIFY(opened.view.subtitle().isEmpty());
        const QImage image = opened.view.grab().toImage();
        int inked = 0;
        for (int x = 0; x < image.width(); ++x)
            inked += image.pixelColor(x, image.height() / 2) != Theme::light().surface ? 1 : 0;
        QVERIFY(inked > 4);
        QTest::mouseClick(&opened.view, Qt::LeftButton, {}, QPoint(100, 90));
        QTest::keyClick(&opened.view, Qt::Key_Right);
    }
};

QTEST_MAIN(FourPartsTest)
#include "tst_fourparts.moc"
