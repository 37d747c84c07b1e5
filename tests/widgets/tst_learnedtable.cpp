// SPDX-License-Identifier: GPL-3.0-or-later
// The learned position table: its rows, its end, and how alike its rows are.
#include "core/position/learnedrow.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/learnedtableview.h"
#include "widgets/numbertext.h"
#include "widgets/painters/heatmapparts.h"
#include "widgets/words.h"

#include <QSignalSpy>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using tests::viewOf;

namespace {

const QSize cardSize(512, 208);
const QRectF cardRect(QPointF(), cardSize);

std::shared_ptr<const core::Frame> framed(const core::Model &model)
{
    return tests::frame(model, core::Stage::Scores);
}

core::Model learned(int n = 12)
{
    return tests::model(core::MethodId::Learned, n);
}

QImage imageOf(const core::Frame &frame, const Theme &theme, QSize size = cardSize)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    QPainter painter(&image);
    paintLearnedTable(painter, image.rect(), frame, viewOf(9, 4), theme);
    return image;
}

QString textOf(const core::Frame &frame)
{
    return tests::paintedTexts(cardSize,
                               [&](QPainter &painter) {
                                   paintLearnedTable(painter, cardRect, frame, viewOf(9, 4),
                                                     Theme::light());
                               })
        .join(QLatin1Char(' '))
        .simplified();
}

int countOf(const QImage &image, const QRectF &where, const QColor &color)
{
    const QRect area = where.toAlignedRect().intersected(image.rect());
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    return count;
}

} // namespace

class LearnedTableTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreThoseOfTheTable_data();
    void rowsAreThoseOfTheTable();
    void endIsHatchedAndSaysWhy();
    void tokensWithoutARowAreRefusedInPlace();
    void shiftedTextMarksItsStretch();
    void cosinesAreShown();
    void partsHaveTheirPlaces_data();
    void partsHaveTheirPlaces();
    void tableIsMadeOnce();
    void rowsAndPairsArePicked();
    void hoverOfOtherViewsIsMarked();
};

void LearnedTableTest::rowsAreThoseOfTheTable_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void LearnedTableTest::rowsAreThoseOfTheTable()
{
    QFETCH(bool, dark);
    const Theme theme = dark ? Theme::dark() : Theme::light();
    core::Model model = learned();
    model.content.dModel = 8;
    const auto frame = framed(model);
    const QImage image = imageOf(*frame, theme);
    const auto g = learnedTableGeometry(cardRect, *frame);
    QVERIFY(g && g->rowNames);
    LearnedTableCache cache;
    const LearnedTableData &data = cache.of(*frame, *g);
    for (const int token : {0, 6, 11}) {
        const core::Row<double> row = core::learnedRow(model.learned, 8, token);
        for (const int channel : {0, 3, 7}) {
            const QPoint at(int(g->used.left() + (channel + 0.5) * g->used.width() / 8),
                            int(g->rowRect(token).center().y()));
            QCOMPARE(image.pixelColor(at), QColor(colorOf(row[channel], data.range, theme)));
        }
    }
    // A line of the rest is the largest magnitude of its rows.
    QCOMPARE(g->restFirst, std::int64_t(12));
    QCOMPARE(g->restEnd, std::int64_t(512));
    const QPoint first(int(g->rest.left() + 0.5 * g->rest.width() / 8), int(g->rest.top()));
    QCOMPARE(image.pixelColor(first), QColor(colorOf(data.rest.lines(0, 0), data.range, theme)));
    QVERIFY(countOf(image, g->rowRect(9).adjusted(0, -2, 0, 2), theme.query.line) > 40);
    QVERIFY(countOf(image, g->rowRect(4).adjusted(0, -2, 0, 2), theme.key.line) > 40);
    QVERIFY(learnedTableSubtitle(*frame).startsWith(QStringLiteral("untrained")));
    model.learned.table = core::Tensor::matrix(12, 8, std::vector<double>(96, 0.5));
    model.learned.length = 12;
    QVERIFY(!learnedTableSubtitle(*framed(model)).contains(QStringLiteral("untrained")));
}

void LearnedTableTest::endIsHatchedAndSaysWhy()
{
    const auto frame = framed(learned());
    const auto g = learnedTableGeometry(cardRect, *frame);
    const Theme theme = Theme::light();
    const QImage image = imageOf(*frame, theme);
    QVERIFY(countOf(image, g->beyond, theme.hatchGround) > 300);
    QVERIFY(textOf(*frame).contains(QStringLiteral("no row beyond 511")));
    core::Model full = learned();
    full.learned.length = 12; // the text uses every row
    const auto used = framed(full);
    const auto none = learnedTableGeometry(cardRect, *used);
    QVERIFY(none->rest.isEmpty());
    QVERIFY(none->beyond.height() >= 14);
    QVERIFY(textOf(*used).contains(QStringLiteral("no row beyond 11")));
}

void LearnedTableTest::tokensWithoutARowAreRefusedInPlace()
{
    core::Model model = learned();
    model.positionStart = 505;
    const auto frame = framed(model);
    QVERIFY(frame->refusal);
    const QString sentence = words(*frame->refusal);
    QVERIFY(sentence.contains(QStringLiteral("512")));
    const QString painted = textOf(*frame);
    for (const QString &word : sentence.split(QLatin1Char(' ')))
        QVERIFY2(painted.contains(word), qPrintable(word));
    const auto g = learnedTableGeometry(cardRect, *frame);
    const Theme theme = Theme::light();
    const QImage image = imageOf(*frame, theme);
    QCOMPARE(countOf(image, g->rowRect(6).adjusted(4, 3, -4, -3), theme.hatchGround), 0);  // 511
    QVERIFY(countOf(image, g->rowRect(7).adjusted(4, 3, -4, -3), theme.hatchGround) > 40); // 512
    QVERIFY(g->usedCosines.isEmpty());
    LearnedTableView view;
    view.resize(cardSize);
    view.setFrame(frame);
    view.setView(viewOf(9, 4));
    QSignalSpy picked(&view, &PictureView::keyPicked);
    QTest::mouseClick(&view, Qt::LeftButton, {}, g->rowRect(2).center().toPoint());
    QCOMPARE(picked.count(), 0);
}

void LearnedTableTest::shiftedTextMarksItsStretch()
{
    core::Model model = learned();
    model.positionStart = 100;
    const auto frame = framed(model);
    const auto g = learnedTableGeometry(cardRect, *frame);
    QVERIFY(g->restIsWhole);
    QCOMPARE(g->restFirst, std::int64_t(0));
    const Theme theme = Theme::light();
    QVERIFY(countOf(imageOf(*frame, theme),
                    {g->rest.left() - 6, g->rest.top(), 5, g->rest.height()},
                    theme.position.line) > 1);
    QVERIFY(textOf(*frame).contains(QStringLiteral("111"))); // the row of the last token
}

void LearnedTableTest::cosinesAreShown()
{
    const auto frame = framed(learned());
    const auto g = learnedTableGeometry(cardRect, *frame);
    QVERIFY(!g->usedCosines.isEmpty());
    LearnedTableCache cache;
    const LearnedTableData &data = cache.of(*frame, *g);
    const Theme theme = Theme::light();
    const QImage image = imageOf(*frame, theme);
    const HeatmapGeometry map = heatmap::bareMap(g->usedCosines, 12, 12);
    const ColorRange range{ColorScale::Diverging, -1, 1};
    for (const auto &[row, column] : {std::pair{1, 1}, std::pair{2, 7}, std::pair{11, 0}})
        QCOMPARE(image.pixelColor(map.cell(row, column).center().toPoint()),
                 QColor(colorOf(data.usedCosines.cosine(row, column), range, theme)));
    const QString painted = textOf(*frame);
    QVERIFY2(painted.contains(fixedText(data.allCosines.largest, 3)), qPrintable(painted));
}

void LearnedTableTest::partsHaveTheirPlaces_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("n");
    for (const QSize size : {QSize(512, 208), QSize(512, 186), QSize(512, 460), QSize(246, 260),
                             QSize(262, 380), QSize(900, 500)})
        for (const int n : {1, 3, 12, 300})
            QTest::addRow("%d tokens in %d x %d", n, size.width(), size.height()) << size << n;
}

void LearnedTableTest::partsHaveTheirPlaces()
{
    QFETCH(QSize, size);
    QFETCH(int, n);
    const QRectF rect(QPointF(4, 6), size);
    for (const int length : {n, n + 2, 512, 4096}) {
        core::Model model = learned(n);
        model.learned.length = std::max(length, n);
        const auto frame = framed(model);
        const auto g = learnedTableGeometry(rect, *frame);
        QVERIFY(g);
        QVERIFY(rect.contains(g->used) && rect.contains(g->beyond));
        QVERIFY(g->rowHeight <= 13);
        QVERIFY(g->beyond.height() >= 14);
        QVERIFY(!g->used.intersects(g->beyond));
        if (!g->rest.isEmpty())
            QVERIFY(!g->rest.intersects(g->used) && !g->rest.intersects(g->beyond));
        QCOMPARE(g->rest.isEmpty(), model.learned.length == n);
        QCOMPARE(g->usedCosines.isEmpty(), size == QSize(246, 260));
        for (const QRectF &square : {g->usedCosines, g->allCosines, g->note})
            if (!square.isEmpty())
                QVERIFY(rect.contains(square) && !square.intersects(g->used) &&
                        !square.intersects(g->beyond));
        QVERIFY(g->usedCosines.isEmpty() || g->usedCosines.bottom() + 12 <= g->allCosines.top() ||
                g->usedCosines.right() + 12 <= g->allCosines.left());
        for (const int token : {0, n / 2, n - 1})
            QCOMPARE(g->rowAt(g->rowRect(token).center()), std::optional(token));
    }
}

void LearnedTableTest::tableIsMadeOnce()
{
    LearnedTableCache cache;
    core::Model model = learned();
    const auto first = framed(model);
    const auto g = learnedTableGeometry(cardRect, *first);
    const double *lines = cache.of(*first, *g).rest.lines.data();
    model.mask = core::MaskKind::None;
    model.learned.segments = true; // no part of the table
    const auto second = framed(model);
    QCOMPARE(cache.of(*second, *learnedTableGeometry(cardRect, *second)).rest.lines.data(), lines);
    model.learned.seed = 5;
    const auto third = framed(model);
    const auto before = core::Matrix<double>(cache.of(*second, *g).rest.lines);
    QVERIFY(cache.of(*third, *g).rest.lines != before);
}

void LearnedTableTest::rowsAndPairsArePicked()
{
    LearnedTableView view;
    view.resize(cardSize);
    view.setFrame(framed(learned()));
    view.setView(viewOf(9, 4));
    const auto g = view.geometryNow();
    QSignalSpy keys(&view, &PictureView::keyPicked);
    QSignalSpy cells(&view, &PictureView::cellPicked);
    QTest::mousePress(&view, Qt::LeftButton, {}, g->rowRect(7).center().toPoint());
    QCOMPARE(keys.takeFirst(), QVariantList{7});
    QMouseEvent drag(QEvent::MouseMove, QPointF(g->used.center().x(), 900), QPointF(), Qt::NoButton,
                     Qt::LeftButton, {});
    QCoreApplication::sendEvent(&view, &drag);
    QCOMPARE(keys.takeFirst(), QVariantList{11});
    QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(100, 100));
    const HeatmapGeometry map = heatmap::bareMap(g->usedCosines, 12, 12);
    QTest::mouseClick(&view, Qt::LeftButton, {}, map.cell(3, 8).center().toPoint());
    QCOMPARE(cells.takeFirst(), (QVariantList{3, 8}));
    QTest::mouseClick(&view, Qt::LeftButton, {}, g->rest.center().toPoint());
    QTest::mouseClick(&view, Qt::LeftButton, {}, g->beyond.center().toPoint());
    QCOMPARE(keys.count() + cells.count(), 0);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(cells.takeFirst(), (QVariantList{8, 4}));
    QSignalSpy hovered(&view, &PictureView::hovered);
    QMouseEvent move(QEvent::MouseMove, g->rowRect(2).center(), QPointF(), Qt::NoButton,
                     Qt::NoButton, {});
    QCoreApplication::sendEvent(&view, &move);
    QCOMPARE(hovered.count(), 1);
    QVERIFY((hovered.takeFirst().constFirst().value<Hover>() == Hover{.key = 2}));
}

void LearnedTableTest::hoverOfOtherViewsIsMarked()
{
    LearnedTableView view;
    view.resize(cardSize);
    view.setFrame(framed(learned()));
    view.setView(viewOf(9, 4));
    const auto g = view.geometryNow();
    const QImage before = view.grab().toImage();
    const auto changed = [&](const QRectF &where) {
        const QRect area = where.toAlignedRect().adjusted(-2, -2, 2, 2);
        return view.grab().toImage().copy(area) != before.copy(area);
    };
    const HeatmapGeometry map = heatmap::bareMap(g->usedCosines, 12, 12);
    view.setHover({.query = 2, .key = 6});
    QVERIFY(changed(map.cell(2, 6)));
    view.setHover({.key = 6});
    QVERIFY(changed(g->rowRect(6)));
    QVERIFY(!changed(map.cell(2, 6)));
    view.setHover({.key = 40});
    QCOMPARE(view.grab().toImage(), before);
}

QTEST_MAIN(LearnedTableTest)
#include "tst_learnedtable.moc"
