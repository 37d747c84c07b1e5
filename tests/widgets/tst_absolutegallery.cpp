// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the absolute encodings at many sizes and states, see tests/support/gallery.h.
#include "tests/support/gallery.h"
#include "tests/support/paintersamples.h"
#include "widgets/painters/channelorder.h"
#include "widgets/painters/gram.h"
#include "widgets/painters/inputsums.h"
#include "widgets/painters/learnedtable.h"
#include "widgets/painters/shiftmap.h"

#include <QPainter>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using tests::Picture;
using tests::viewOf;

namespace {

void sumsPainter(QPainter &painter, const QRectF &rect,
                 const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                 const Theme &theme)
{
    paintInputSums(painter, rect, *frame, view, theme, {2});
}

void tablePainter(QPainter &painter, const QRectF &rect,
                  const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                  const Theme &theme)
{
    paintLearnedTable(painter, rect, *frame, view, theme, {1, CellIndex{1, 2}, nullptr});
}

void shiftPainter(QPainter &painter, const QRectF &rect,
                  const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                  const Theme &theme)
{
    paintShift(painter, rect, *frame, view, theme, {2});
}

void gramPainter(QPainter &painter, const QRectF &rect,
                 const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                 const Theme &theme)
{
    paintGram(painter, rect, *frame, view, theme, {CellIndex{1, 2}, nullptr});
}

void orderPainter(QPainter &painter, const QRectF &rect,
                  const std::shared_ptr<const core::Frame> &frame, const core::View &view,
                  const Theme &theme)
{
    paintChannelOrder(painter, rect, *frame, view, theme, {2});
}

} // namespace

class AbsoluteGalleryTest : public QObject {
    Q_OBJECT

private slots:
    void paintsInsideItsRectangle_data()
    {
        QTest::addColumn<Picture>("picture");
        QTest::addColumn<bool>("dark");
        for (const bool dark : {false, true}) {
            addSinusoids(dark);
            addTables(dark);
        }
    }

    void paintsInsideItsRectangle()
    {
        QFETCH(Picture, picture);
        QFETCH(bool, dark);
        tests::paintInside(picture, dark);
    }

private:
    /// Every picture of the sinusoid at the sizes of the page.
    static void addSinusoids(bool dark)
    {
        core::View view = viewOf(core::Stage::Scores, 9, 4);
        view.block = 1;
        core::Model plain = tests::model(core::MethodId::Sinusoidal);
        core::Model concat = plain;
        concat.sinusoidal.layout = core::ChannelLayout::Concat;
        core::Model small = tests::model(core::MethodId::Sinusoidal, 3);
        small.content.tokens = {"狗", "咬", "狗"};
        small.content.dModel = 4;
        core::Model wide = tests::model(core::MethodId::Sinusoidal, 300);
        wide.content.dModel = 512;
        core::Model wrong = plain;
        wrong.content.dModel = 8;
        wrong.mistake = core::Mistake::SineOnly;
        core::Model refused = plain;
        refused.content.dModel = 7;
        using Paint = decltype(Picture::paint);
        const auto all = [&](const char *name, const Paint &paint) {
            const auto row = [&](const char *variant, const core::Model &model,
                                 const core::View &look, QSize size) {
                tests::addPicture((QByteArray(name) + variant).constData(), dark,
                                  {model, look, size, paint});
            };
            row("", plain, view, {512, 208});
            row("-low", plain, view, {512, 186});
            row("-tall", plain, view, {512, 460});
            row("-small", plain, view, {246, 260});
            row("-concat", concat, view, {512, 208});
            row("-3", small, viewOf(core::Stage::Scores, 2, 0), {512, 208});
            row("-512", wide, viewOf(core::Stage::Scores, 200, 100), {512, 208});
            row("-mistake", wrong, view, {512, 208});
            row("-refused", refused, view, {512, 208});
        };
        all("sums", sumsPainter);
        all("shift", shiftPainter);
        all("gram", gramPainter);
        all("order", orderPainter);
    }

    static void addTables(bool dark)
    {
        using core::MethodId;
        const core::View view = viewOf(core::Stage::Scores, 9, 4);
        core::Model plain = tests::model(MethodId::Learned);
        const auto table = [&](const char *name, const core::Model &model, const core::View &look,
                               QSize size) {
            tests::addPicture(name, dark, {model, look, size, tablePainter});
        };
        table("table", plain, view, {512, 208});
        table("table-low", plain, view, {512, 186});
        table("table-tall", plain, view, {512, 460});
        table("table-small", plain, view, {246, 260});
        table("table-narrow", plain, view, {262, 380});
        core::Model segments = plain;
        segments.learned.segments = true;
        segments.learned.segmentIds = core::Tensor::vector({0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1});
        tests::addPicture("sums-segments", dark, {segments, view, {512, 208}, sumsPainter});
        core::Model given = tests::model(MethodId::Learned, 3);
        given.content.dModel = 4;
        given.learned.length = 3;
        given.learned.table = core::Tensor::matrix(3, 4, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0});
        given.content.tokens = {"狗", "咬", "人"};
        table("table-3", given, viewOf(core::Stage::Scores, 2, 0), {512, 208});
        core::Model shifted = plain;
        shifted.positionStart = 100;
        table("table-shifted", shifted, view, {512, 208});
        core::Model longText = tests::model(MethodId::Learned, 300);
        longText.content.dModel = 512;
        longText.learned.length = 4096;
        table("table-300", longText, viewOf(core::Stage::Scores, 200, 100), {512, 208});
        core::Model refused = plain;
        refused.positionStart = 505;
        table("table-refused", refused, view, {512, 208});
        table("table-refused-small", refused, view, {246, 260});
        core::Model longWords = plain;
        longWords.content.tokens[4] = "internationalization";
        table("table-words", longWords, view, {512, 208});
    }
};

QTEST_MAIN(AbsoluteGalleryTest)
#include "tst_absolutegallery.moc"
