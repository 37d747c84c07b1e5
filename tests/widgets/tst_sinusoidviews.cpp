// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of position vectors that are added to x: sums, shift, Gram matrix, order of channels.
#include "core/positionshift.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/channelorderview.h"
#include "widgets/gramview.h"
#include "widgets/inputsumsview.h"
#include "widgets/numbertext.h"
#include "widgets/painters/strip.h"
#include "widgets/shiftview.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace locus;
using namespace locus::widgets;

namespace {

const QSize cardSize(512, 208);
const QRectF cardRect(QPointF(), cardSize);

core::View viewOf(int query, int key, int block = 1)
{
    core::View view;
    view.stage = core::Stage::Scores;
    view.query = query;
    view.key = key;
    view.block = block;
    return view;
}

std::shared_ptr<const core::Frame> framed(const core::Model &model)
{
    return tests::frame(model, core::Stage::Scores);
}

core::Model sinusoid(int n = 12, int d = 8)
{
    core::Model model = tests::model(core::MethodId::Sinusoidal, n);
    model.content.dModel = d;
    return model;
}

template <class Paint>
QImage imageOf(const Paint &paint, const Theme &theme = Theme::light(), QSize size = cardSize)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    QPainter painter(&image);
    paint(painter);
    return image;
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

/// What a painter writes, as one line; runs of blanks are one.
template <class Paint>
QString textOf(const Paint &paint)
{
    return tests::paintedTexts(cardSize, paint).join(QLatin1Char(' ')).simplified();
}
/// The same without blanks: digits and formulas are written letter by letter.
template <class Paint>
QString lettersOf(const Paint &paint)
{
    return textOf(paint).remove(QLatin1Char(' '));
}

/// Widgets that are not shown get no moves of the pointer from the test library.
void moveTo(QWidget &view, QPointF point)
{
    QMouseEvent move(QEvent::MouseMove, point, QPointF(), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&view, &move);
}

/// Beside the number in a cell.
QPoint besideNumber(const QRectF &strip, int count, int channel)
{
    const QRectF cell = strip::cell(strip, count, channel);
    return {int(cell.left()) + 4, int(cell.center().y())};
}

template <class View>
std::unique_ptr<View> opened(const core::Model &model, const core::View &look)
{
    auto view = std::make_unique<View>();
    view->resize(cardSize);
    view->setFrame(framed(model));
    view->setView(look);
    return view;
}

} // namespace

class SinusoidViewsTest : public QObject {
    Q_OBJECT

private slots:
    void sumsShowTheRows_data();
    void sumsShowTheRows();
    void sumsNameTheSameWord();
    void sumsPickFrequencyAndTwins();
    void shiftShowsMatrixAndVectors();
    void shiftMovesWithRulerAndKeys();
    void brokenShiftIsYellow();
    void gramShowsProducts();
    void gramNamesWhatSinesConfuse();
    void gramPicksPairs();
    void channelsAreTheSameInAnotherOrder();
    void channelsChooseTheLayout();
    void geometryFitsManySizes_data();
    void geometryFitsManySizes();
    void everyPictureIsNamedAndStandsRefusals();
};

void SinusoidViewsTest::sumsShowTheRows_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void SinusoidViewsTest::sumsShowTheRows()
{
    QFETCH(bool, dark);
    const Theme theme = dark ? Theme::dark() : Theme::light();
    core::Model model = tests::model(core::MethodId::Learned);
    model.content.dModel = 16;
    model.learned.segments = true;
    const auto frame = framed(model);
    const core::View view = viewOf(9, 4);
    const QImage image = imageOf(
        [&](QPainter &painter) { paintInputSums(painter, cardRect, *frame, view, theme); }, theme);
    const auto g = inputSumsGeometry(cardRect, *frame, view);
    QVERIFY(g);
    for (const auto &[token, at] : {std::pair{9, 0}, std::pair{4, 1}}) {
        const InputSumGeometry &sum = g->tokens[std::size_t(at)];
        const core::InputRows rows = core::inputRows(*frame->prepared, token);
        QVERIFY(sum.x.top() < sum.segment.top() && sum.segment.top() < sum.position.top() &&
                sum.position.top() < sum.sum.top());
        double largest = 0;
        for (const int other : {9, 4}) {
            const core::InputRows both = core::inputRows(*frame->prepared, other);
            for (const auto *row : {&both.x, &both.segment, &both.position, &both.sum})
                largest = std::max(largest, row->cwiseAbs().maxCoeff());
        }
        const ColorRange range = rangeOf(ColorScale::Diverging, -largest, largest);
        for (const auto &[strip, values] :
             {std::pair{sum.x, rows.x}, std::pair{sum.segment, rows.segment},
              std::pair{sum.position, rows.position}, std::pair{sum.sum, rows.sum}})
            for (const int channel : {0, 7, 15})
                QCOMPARE(image.pixelColor(strip::cell(strip, 16, channel).center().toPoint()),
                         QColor(colorOf(values[channel], range, theme)));
        const QRectF edge(sum.position.left() + 20, sum.position.top() - 2, 60, 4);
        QVERIFY(countOf(image, edge, theme.position.line) > 40);
        QVERIFY(countOf(image, sum.bar.adjusted(0, 1, 0, -1),
                        (at == 0 ? theme.query : theme.key).line) > 100);
    }
}

void SinusoidViewsTest::sumsNameTheSameWord()
{
    const auto frame = framed(sinusoid());
    const auto text = [&](const core::View &view) {
        return lettersOf([&](QPainter &painter) {
            paintInputSums(painter, cardRect, *frame, view, Theme::light());
        });
    };
    const auto twins = core::sameTokenTwice(*frame->prepared, 0, 3); // the, the
    const QString words = text(viewOf(3, 0));
    QVERIFY2(words.contains(QStringLiteral("“the”at0and3:twosums")), qPrintable(words));
    QVERIFY(words.contains(fixedText(twins->distance, 3)));
    QVERIFY(words.contains(QStringLiteral("h0−h3")));
    core::Model once = sinusoid();
    once.content.tokens = {"all", "words", "differ", "here"};
    const auto other = framed(once);
    QVERIFY(textOf([&](QPainter &painter) {
                paintInputSums(painter, cardRect, *other, viewOf(1, 0), Theme::light());
            }).contains(QStringLiteral("No word comes twice")));
}

void SinusoidViewsTest::sumsPickFrequencyAndTwins()
{
    const auto view = opened<InputSumsView>(sinusoid(), viewOf(9, 4, 0));
    const auto g = view->geometryNow();
    QSignalSpy blocks(view.get(), &PictureView::blockPicked);
    QSignalSpy cells(view.get(), &PictureView::cellPicked);
    QTest::mouseClick(view.get(), Qt::LeftButton, {},
                      strip::cell(g->tokens[1].position, 8, 5).center().toPoint());
    QCOMPARE(blocks.takeFirst(), QVariantList{2});
    QTest::keyClick(view.get(), Qt::Key_Right);
    QCOMPARE(blocks.takeFirst(), QVariantList{1});
    QTest::keyClick(view.get(), Qt::Key_Left); // there is none before the first
    QCOMPARE(blocks.count(), 0);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, g->note.center().toPoint());
    QCOMPARE(cells.takeFirst(), (QVariantList{7, 4})); // man: the later one asks
    QTest::keyClick(view.get(), Qt::Key_Return);
    QCOMPARE(cells.takeFirst(), (QVariantList{7, 4}));
    QSignalSpy hovered(view.get(), &PictureView::hovered);
    moveTo(*view, strip::cell(g->tokens[0].x, 8, 7).center());
    QCOMPARE(hovered.count(), 1);
    QVERIFY((hovered.takeFirst().constFirst().value<Hover>() == Hover{.block = 3}));
    const auto learned = opened<InputSumsView>(tests::model(core::MethodId::Learned), viewOf(9, 4));
    QSignalSpy none(learned.get(), &PictureView::blockPicked);
    QTest::mouseClick(learned.get(), Qt::LeftButton, {},
                      learned->geometryNow()->tokens[0].x.center().toPoint());
    QTest::keyClick(learned.get(), Qt::Key_Right);
    QCOMPARE(none.count(), 0);
}

void SinusoidViewsTest::shiftShowsMatrixAndVectors()
{
    const Theme theme = Theme::light();
    for (const core::ChannelLayout layout :
         {core::ChannelLayout::Interleaved, core::ChannelLayout::Concat}) {
        core::Model model = sinusoid();
        model.sinusoidal.layout = layout;
        const auto frame = framed(model);
        const core::View view = viewOf(9, 4, 3);
        const auto paint = [&](QPainter &painter) {
            paintShift(painter, cardRect, *frame, view, theme);
        };
        const QImage image = imageOf(paint);
        const auto g = shiftGeometry(cardRect, *frame, view);
        QVERIFY(g);
        const core::Matrix<double> m = core::shiftMatrix(-5, 8, model.sinusoidal);
        const ColorRange range{ColorScale::Diverging, -1, 1};
        const double side = g->map.width() / 8;
        const auto center = [&](int row, int column) {
            return QPoint(int(g->map.left() + (column + 0.5) * side),
                          int(g->map.top() + (row + 0.5) * side));
        };
        for (const auto &[row, column] :
             {std::pair{0, 0}, std::pair{0, 1}, std::pair{1, 0}, std::pair{0, 4}, std::pair{4, 4},
              std::pair{2, 6}, std::pair{5, 2}})
            QCOMPARE(image.pixelColor(center(row, column)),
                     QColor(colorOf(m(row, column), range, theme)));
        const core::PositionShift shift = core::positionShift(*frame->prepared, {9}, {4});
        for (const auto &[at, values] :
             {std::pair{0, shift.from}, std::pair{1, shift.moved}, std::pair{2, shift.to}})
            QCOMPARE(image.pixelColor(besideNumber(g->strips[std::size_t(at)], 8, 0)),
                     QColor(colorOf(values[0], range, theme)));
        QCOMPARE(image.pixelColor(besideNumber(g->strips[3], 8, 5)),
                 QColor(colorOf(0, range, theme)));
        const QString words = lettersOf(paint);
        QVERIFY2(words.contains(QStringLiteral("Mkpi=pi+k")), qPrintable(words));
        QVERIFY(words.contains(QStringLiteral("k=−5")));
        QVERIFY(words.contains(shortText(shift.residual, 2)));
        QCOMPARE(countOf(image, g->verdict, theme.broken), 0);
    }
}

void SinusoidViewsTest::shiftMovesWithRulerAndKeys()
{
    const auto view = opened<ShiftView>(sinusoid(), viewOf(9, 4));
    const auto g = view->geometryNow();
    QCOMPARE(g->low, -9.0);
    QCOMPARE(g->high, 2.0);
    QCOMPARE(g->offsetAt(g->x(-3)), -3.0);
    QSignalSpy deltas(view.get(), &PictureView::deltaPicked);
    const auto at = [&](double offset) { return QPoint(int(g->x(offset)), int(g->ruler.top())); };
    QTest::mousePress(view.get(), Qt::LeftButton, {}, at(-5));
    QCOMPARE(deltas.count(), 0); // it stands there already
    QMouseEvent drag(QEvent::MouseMove, QPointF(g->x(1.2), 3), QPointF(), Qt::NoButton,
                     Qt::LeftButton, {});
    QCoreApplication::sendEvent(view.get(), &drag);
    QCOMPARE(deltas.takeFirst(), QVariantList{qint64(1)});
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, at(1));
    QTest::keyClick(view.get(), Qt::Key_Left);
    QCOMPARE(deltas.takeFirst(), QVariantList{qint64(-6)});
    QTest::keyClick(view.get(), Qt::Key_Right);
    QCOMPARE(deltas.takeFirst(), QVariantList{qint64(-4)});
    QSignalSpy blocks(view.get(), &PictureView::blockPicked);
    QTest::mouseClick(view.get(), Qt::LeftButton, {},
                      g->map.bottomRight().toPoint() - QPoint(3, 3));
    QCOMPARE(blocks.takeFirst(), QVariantList{3});
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(blocks.takeFirst(), QVariantList{2});
    QTest::keyClick(view.get(), Qt::Key_Up);
    QCOMPARE(blocks.takeFirst(), QVariantList{0});
}

void SinusoidViewsTest::brokenShiftIsYellow()
{
    core::Model model = sinusoid();
    model.mistake = core::Mistake::SineOnly;
    const auto frame = framed(model);
    const auto paint = [&](QPainter &painter) {
        paintShift(painter, cardRect, *frame, viewOf(9, 4), Theme::light());
    };
    const auto g = shiftGeometry(cardRect, *frame, viewOf(9, 4));
    QVERIFY(countOf(imageOf(paint), g->verdict, Theme::light().broken) > 200);
    QVERIFY(lettersOf(paint).contains(QChar(0x2260)));
}

void SinusoidViewsTest::gramShowsProducts()
{
    const Theme theme = Theme::light();
    const auto frame = framed(sinusoid());
    const auto paint = [&](QPainter &painter) {
        paintGram(painter, cardRect, *frame, viewOf(9, 4), theme);
    };
    const QImage image = imageOf(paint);
    const auto g = gramGeometry(cardRect, *frame);
    QVERIFY(g);
    const core::PositionGram gram = core::positionGram(*frame->prepared);
    const ColorRange range{ColorScale::Diverging, -4, 4}; // d / 2
    for (const auto &[row, column] : {std::pair{0, 0}, std::pair{2, 7}, std::pair{11, 1}})
        QCOMPARE(image.pixelColor(g->map.cell(row, column).center().toPoint()),
                 QColor(colorOf(gram.products(row, column), range, theme)));
    QVERIFY(countOf(image, g->map.cell(9, 4).adjusted(-3, -3, 3, 3), theme.ink) > 4);
    const QString words = textOf(paint);
    QVERIFY2(words.contains(QStringLiteral("p · p = 4 at every position")), qPrintable(words));
    QVERIFY(words.contains(QStringLiteral("one-hot")));
    QVERIFY(words.contains(QStringLiteral("orthogonal")));
    QVERIFY(words.contains(fixedText(gram.largest, 3)));
}

void SinusoidViewsTest::gramNamesWhatSinesConfuse()
{
    core::Model model = sinusoid(12, 2);
    model.mistake = core::Mistake::SineOnly;
    const auto frame = framed(model);
    const Theme theme = Theme::light();
    const auto paint = [&](QPainter &painter) {
        paintGram(painter, cardRect, *frame, viewOf(0, 1), theme);
    };
    const QString words = textOf(paint);
    QVERIFY2(words.contains(QStringLiteral("positions 5 and 11")), qPrintable(words));
    QVERIFY(words.contains(shortText(std::abs(std::sin(5) - std::sin(11)))));
    const auto g = gramGeometry(cardRect, *frame);
    const QImage image = imageOf(paint);
    for (const auto &[row, column] : {std::pair{5, 11}, std::pair{11, 5}})
        QVERIFY(countOf(image, g->map.cell(row, column).adjusted(-4, -4, 4, 4),
                        theme.position.line) > 8);
    model.mistake = core::Mistake::None;
    const auto right = framed(model);
    const QImage unmarked = imageOf(
        [&](QPainter &painter) { paintGram(painter, cardRect, *right, viewOf(0, 1), theme); });
    QCOMPARE(countOf(unmarked, cardRect, theme.position.line), 0);
}

void SinusoidViewsTest::gramPicksPairs()
{
    core::Model model = sinusoid();
    model.queryOffset = 3;
    const auto view = opened<GramView>(model, viewOf(6, 4));
    const auto g = view->geometryNow();
    QSignalSpy cells(view.get(), &PictureView::cellPicked);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, g->map.cell(5, 2).center().toPoint());
    QCOMPARE(cells.takeFirst(), (QVariantList{2, 2}));
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, g->map.cell(1, 2).center().toPoint());
    QCOMPARE(cells.count(), 0); // token 1 asks nothing
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(cells.takeFirst(), (QVariantList{7, 4}));
    const QImage before = view->grab().toImage();
    view->setHover({.query = 2, .key = 7});
    const QRect cell = g->map.cell(5, 7).toAlignedRect().adjusted(-2, -2, 2, 2);
    QVERIFY(view->grab().toImage().copy(cell) != before.copy(cell));
}

void SinusoidViewsTest::channelsAreTheSameInAnotherOrder()
{
    const Theme theme = Theme::light();
    const auto frame = framed(sinusoid());
    const auto paint = [&](QPainter &painter) {
        paintChannelOrder(painter, cardRect, *frame, viewOf(9, 4), theme);
    };
    const QImage image = imageOf(paint);
    const auto g = channelOrderGeometry(cardRect, *frame, viewOf(9, 4));
    QVERIFY(g);
    const core::ChannelLayout layouts[] = {core::ChannelLayout::Interleaved,
                                           core::ChannelLayout::Concat};
    for (int pair = 0; pair < 4; ++pair) {
        const auto above = core::sinusoidalChannels(pair, 8, layouts[0]);
        const auto below = core::sinusoidalChannels(pair, 8, layouts[1]);
        const auto color = [&](core::ChannelLayout layout, int channel) {
            const QPointF corner = strip::cell(g->strip(layout), 8, channel).topLeft();
            return image.pixelColor(corner.toPoint() + QPoint(4, 4));
        };
        QCOMPARE(color(layouts[0], above.first), color(layouts[1], below.first));
        QCOMPARE(color(layouts[0], above.second), color(layouts[1], below.second));
        QCOMPARE(g->pairAt(strip::cell(g->concat, 8, below.second).center()), std::optional(pair));
        QCOMPARE(g->pairAt(strip::cell(g->interleaved, 8, above.first).center()),
                 std::optional(pair));
    }
    QVERIFY(countOf(image, cardRect, theme.position.line) > 100); // frame and chosen wires
    const QString words = textOf(paint);
    QVERIFY2(words.contains(QStringLiteral("in either order")), qPrintable(words));
}

void SinusoidViewsTest::channelsChooseTheLayout()
{
    const auto view = opened<ChannelOrderView>(sinusoid(), viewOf(9, 4));
    const auto g = view->geometryNow();
    QSignalSpy edits(view.get(), &PictureView::paramEdited);
    const auto name = [&](const QRectF &strip) {
        return QPoint(int(g->names.left()) + 10, int(strip.center().y()));
    };
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, name(g->interleaved)); // it is used already
    QCOMPARE(edits.count(), 0);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, name(g->concat));
    QCOMPARE(edits.count(), 1);
    QCOMPARE(edits.first().at(0).toString(), QStringLiteral("sinusoidal.layout"));
    QVERIFY(edits.takeFirst().at(1).value<core::Value>() == core::Value("concat"));
    QTest::keyClick(view.get(), Qt::Key_Down);
    QCOMPARE(edits.count(), 1);
    QSignalSpy blocks(view.get(), &PictureView::blockPicked);
    QTest::mouseClick(view.get(), Qt::LeftButton, {},
                      strip::cell(g->concat, 8, 6).center().toPoint());
    QCOMPARE(blocks.takeFirst(), QVariantList{2});
    QTest::keyClick(view.get(), Qt::Key_Left);
    QCOMPARE(blocks.takeFirst(), QVariantList{0});
}

void SinusoidViewsTest::geometryFitsManySizes_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("d");
    for (const QSize size :
         {QSize(512, 208), QSize(512, 186), QSize(512, 460), QSize(246, 260), QSize(900, 500)})
        for (const int d : {2, 4, 64, 512})
            QTest::addRow("%d channels in %d x %d", d, size.width(), size.height()) << size << d;
}

void SinusoidViewsTest::geometryFitsManySizes()
{
    QFETCH(QSize, size);
    QFETCH(int, d);
    const auto frame = framed(sinusoid(12, d));
    const QRectF rect(QPointF(3, 5), size);
    const core::View view = viewOf(9, 4, 0);
    const auto shift = shiftGeometry(rect, *frame, view);
    const auto sums = inputSumsGeometry(rect, *frame, view);
    const auto gram = gramGeometry(rect, *frame);
    const auto channels = channelOrderGeometry(rect, *frame, view);
    QVERIFY(shift && sums && gram && channels);
    QVERIFY(rect.contains(shift->map) && rect.contains(shift->verdict));
    QVERIFY(!shift->map.intersects(shift->strips[0]));
    QVERIFY(shift->strips[2].bottom() <= shift->verdict.top() + 1);
    QVERIFY(shift->verdict.bottom() <= shift->handle(0).top() + 1);
    for (const InputSumGeometry &sum : sums->tokens) {
        QVERIFY(rect.contains(sum.x) && rect.contains(sum.sum));
        QVERIFY(sum.sum.bottom() <= sums->note.top());
    }
    QVERIFY(rect.contains(gram->map.map) && rect.contains(gram->words));
    QVERIFY(!gram->map.map.intersects(gram->words));
    QVERIFY(rect.contains(channels->concat) && channels->concat.bottom() < channels->note.top());
    QVERIFY(channels->interleaved.bottom() + 20 < channels->concat.top());
}

void SinusoidViewsTest::everyPictureIsNamedAndStandsRefusals()
{
    core::Model refused = sinusoid();
    refused.content.dModel = 7;
    const auto frame = framed(refused);
    QVERIFY(frame->refusal);
    InputSumsView sums;
    ShiftView shift;
    GramView gram;
    ChannelOrderView channels;
    for (PictureView *view :
         {static_cast<PictureView *>(&sums), static_cast<PictureView *>(&shift),
          static_cast<PictureView *>(&gram), static_cast<PictureView *>(&channels)}) {
        view->resize(400, 300);
        QVERIFY(!view->accessibleName().isEmpty());
        QVERIFY(!view->accessibleDescription().isEmpty());
        QVERIFY(view->shortTitle().size() < view->title().size());
        const QImage empty = view->grab().toImage();
        view->setFrame(frame);
        view->setView(viewOf(9, 4));
        QVERIFY(view->grab().toImage() != empty); // its sentence
        QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(150, 150));
        moveTo(*view, QPoint(160, 150));
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_Return, Qt::Key_Escape})
            QTest::keyClick(view, key);
        view->setView(viewOf(200, 300)); // a selection of a longer text
        view->setFrame(framed(sinusoid()));
        view->grab();
    }
}

QTEST_MAIN(SinusoidViewsTest)
#include "tst_sinusoidviews.moc"
