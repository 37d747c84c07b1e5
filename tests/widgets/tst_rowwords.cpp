// SPDX-License-Identifier: GPL-3.0-or-later
// What rows of weights say: who wins, what they sum to, what a mask alone tells.
#include "tests/support/paintedtexts.h"
#include "tests/support/paintersamples.h"
#include "widgets/isolated.h"
#include "widgets/painters/rowprofile.h"
#include "widgets/prefixview.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace locus;
using namespace locus::widgets;
using tests::viewOf;

namespace {

QString rowWords(const core::Model &model, const core::View &view, QSize size = {512, 206})
{
    const auto frame = tests::frame(model, core::Stage::Weights);
    return tests::paintedTexts(size,
                               [&](QPainter &painter) {
                                   paintRowProfile(painter, QRectF(QPointF(), size), *frame, view,
                                                   Theme::light());
                               })
        .join(QLatin1Char('|'));
}

/// The verb of the example agrees with a key five tokens back.
core::Model farKey()
{
    core::Model model;
    model.content.tokens = {"the", "keys", "to", "the", "old", "cabinet", "are"};
    model.content.seed = 941;
    model.method = core::MethodId::Alibi;
    model.alibi.slopes = core::Tensor::vector({0.5});
    return model;
}

core::Model identical(core::MaskKind mask)
{
    core::Model model = tests::model(core::MethodId::None, 6);
    model.content.source = core::ContentSource::Identical;
    model.content.n = 6;
    model.mask = mask;
    return model;
}

} // namespace

class RowWordsTest : public QObject {
    Q_OBJECT

private slots:
    void aStrongFarKeyWinsAgainstTheBias()
    {
        const core::View view = viewOf(6, 1);
        QVERIFY(
            rowWords(farKey(), view)
                .contains(QStringLiteral("The bias alone prefers “are” 6; “keys” 1 wins all the "
                                         "same, as it does without it.")));
        core::Model steep = farKey();
        steep.alibi.slopes = core::Tensor::vector({4});
        const QString words = rowWords(steep, view);
        QVERIFY2(words.contains(QStringLiteral("wins with the bias, “keys” 1 without it.")),
                 qPrintable(words));
        // No room, no line.
        QVERIFY(!rowWords(farKey(), view, {512, 120}).contains(QStringLiteral("wins")));
    }

    void aNarrowRowSaysLessRatherThanHalf()
    {
        const QString words = rowWords(farKey(), viewOf(6, 1), {300, 206});
        QVERIFY2(words.contains(QStringLiteral("“keys” 1 wins with the bias and without it.")),
                 qPrintable(words));
    }

    void joinedLettersStayJoined()
    {
        core::Model model = farKey();
        model.content.tokens.assign(7, "سلام");
        const QSize size(640, 206);
        const auto frame = tests::frame(model, core::Stage::Weights);
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        const auto paint = [&](const core::View &view) {
            image.fill(Qt::white);
            QPainter painter(&image);
            paintRowProfile(painter, QRectF(QPointF(), size), *frame, view, Theme::light());
        };
        const core::View view = viewOf(6, 1);
        paint(view);
        const QRectF line = rowProfileGeometry(QRectF(QPointF(), size), *frame, view).words;
        const QString words =
            QStringLiteral("“%1” 6 wins with the bias; without it all weigh the same.")
                .arg(isolated(QStringLiteral("سلام")));
        QImage expected(size, QImage::Format_ARGB32_Premultiplied);
        expected.fill(Qt::white);
        {
            QPainter painter(&expected);
            painter.setRenderHint(QPainter::Antialiasing);
            const QFont font = shapingFont(uiFont(metrics::legendPx), words);
            QVERIFY(font != uiFont(metrics::legendPx));
            painter.setFont(font);
            painter.setPen(Theme::light().ink2);
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
        }
        QCOMPARE(image.copy(line.toRect()), expected.copy(line.toRect()));
    }

    void rowsOfEqualsSaySo()
    {
        const core::Model flat = identical(core::MaskKind::None);
        QVERIFY(rowWords(flat, viewOf(2, 1))
                    .contains(QStringLiteral("All allowed keys weigh the same.")));
        core::Model alibi = flat;
        alibi.method = core::MethodId::Alibi;
        alibi.mask = core::MaskKind::Causal;
        QVERIFY(rowWords(alibi, viewOf(3, 1))
                    .contains(QStringLiteral("3 wins with the bias; without it all weigh the "
                                             "same.")));
        core::Model repeated = tests::model(core::MethodId::None);
        const QString words = rowWords(repeated, viewOf(11, 1));
        QVERIFY2(words.contains(QStringLiteral("wins.")), qPrintable(words));
    }

    void aBiasAfterSoftmaxShowsItsSum()
    {
        core::Model model = tests::model(core::MethodId::Alibi);
        model.mistake = core::Mistake::BiasAfterSoftmax;
        model.alibi.slopes = core::Tensor::vector({0.5});
        // 1 of the softmax, and -0.5 (0 + 1 + .. + 10) = -27.5
        for (const QSize size : {QSize(512, 206), QSize(250, 300)})
            QVERIFY(rowWords(model, viewOf(10, 6), size)
                        .contains(QStringLiteral("row sum −26.5, not 1")));
        const auto frame = tests::frame(model, core::Stage::Weights);
        const RowProfileGeometry g =
            rowProfileGeometry(QRectF(0, 0, 512, 206), *frame, viewOf(10, 6));
        QVERIFY(g.low <= -5);
        QVERIFY(g.y(0) < g.plot.bottom() - 20);
        QImage image(512, 206, QImage::Format_ARGB32_Premultiplied);
        image.fill(Theme::light().surface);
        QPainter painter(&image);
        paintRowProfile(painter, image.rect(), *frame, viewOf(10, 6), Theme::light());
        painter.end();
        const QPoint middle(static_cast<int>(g.slotRect(6).center().x()) + 4,
                            static_cast<int>(g.y(-1)));
        QCOMPARE(image.pixel(middle), Theme::light().key.line.rgb()); // -2 hangs from the zero line
        core::Model right = model;
        right.mistake = core::Mistake::None;
        QVERIFY(!rowWords(right, viewOf(10, 6)).contains(QStringLiteral("row sum")));
    }

    void theMaskAloneTellsOrder()
    {
        const auto words = [](const core::Model &model, const QSize &size) {
            const auto frame = tests::frame(model, core::Stage::Weights);
            return tests::paintedTexts(size,
                                       [&](QPainter &painter) {
                                           paintPrefixes(painter, QRectF(QPointF(), size), *frame,
                                                         viewOf(2, 1), Theme::light());
                                       })
                .join(QLatin1Char(' '));
        };
        const QString causal = words(identical(core::MaskKind::Causal), {512, 206});
        for (const char *part : {"each 1/2", "each 1/3", "each 1/6", "A causal mask carries order",
                                 "each of them weighs 1/(i + 1)"})
            QVERIFY2(causal.contains(QString::fromUtf8(part)), qPrintable(causal));
        const QString open = words(identical(core::MaskKind::None), {512, 206});
        QVERIFY(open.contains(QStringLiteral("nothing tells their order")));
        QVERIFY(open.contains(QStringLiteral("0 1 2 3 4 5 key")));
        QVERIFY(open.contains(QStringLiteral("each 1/6")) && !open.contains(QStringLiteral("1/2")));
        core::Model varied = tests::model(core::MethodId::None);
        const QString differ = words(varied, {512, 206});
        QVERIFY(differ.contains(QStringLiteral("of 5 keys")));
        QVERIFY(!differ.contains(QStringLiteral("1/(i + 1)")));
    }

    void cellsOfTheMaskArePicked()
    {
        const Theme theme = Theme::light();
        PrefixView view;
        view.resize(512, 206);
        view.setFrame(tests::frame(tests::model(core::MethodId::None), core::Stage::Weights));
        view.setView(viewOf(3, 1));
        const PrefixGeometry g = view.geometryNow();
        const QImage image = view.grab().toImage();
        QVERIFY(image.pixel(g.cell(5, 2).center().toPoint()) != theme.hatchGround.rgb());
        const QPoint masked = g.cell(2, 7).center().toPoint();
        QVERIFY(image.pixel(masked) == theme.hatchGround.rgb() ||
                image.pixel(masked + QPoint(4, 0)) == theme.hatchGround.rgb());
        QSignalSpy picked(&view, &PictureView::cellPicked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, g.cell(5, 2).center().toPoint());
        QCOMPARE(picked.takeFirst(), (QVariantList{5, 2}));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(picked.takeFirst(), (QVariantList{4, 1}));
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(picked.takeFirst(), (QVariantList{3, 0}));
        const QImage before = view.grab().toImage();
        view.setHover({.query = 4, .key = 4});
        QVERIFY(view.grab().toImage() != before);
    }
};

QTEST_MAIN(RowWordsTest)
#include "tst_rowwords.moc"
