// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/examplegallery.h"
#include "app/examplegrid.h"
#include "tests/support/windowfixture.h"
#include "widgets/thumbcard.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <set>

using namespace locus;
using app::Example;
using app::ExampleGallery;
using widgets::ThumbCard;

namespace {

struct Gallery {
    QWidget parent;
    ExampleGallery dialog;

    explicit Gallery(const widgets::Theme &theme = widgets::Theme::light())
        : parent()
        , dialog(theme, sized(parent))
    {
    }

    static QWidget *sized(QWidget &widget)
    {
        widget.resize(1440, 900);
        return &widget;
    }

    [[nodiscard]] bool show()
    {
        dialog.show();
        dialog.activateWindow();
        return QTest::qWaitForWindowActive(&dialog, tests::patience);
    }
    [[nodiscard]] app::ExampleGrid &grid() { return *dialog.grid(); }
    [[nodiscard]] QWidget *focused() { return dialog.focusWidget(); }
};

int differentColors(const QImage &image)
{
    std::set<QRgb> colors;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, y));
    return static_cast<int>(colors.size());
}

} // namespace

class ExampleGalleryTest : public QObject {
    Q_OBJECT

private slots:
    void geometryPutsGroupsUnderHeadings()
    {
        const int width = app::ExampleGrid::wholeColumns(1130);
        QCOMPARE(width, 5 * 204 + 4 * 12);
        const auto g = app::galleryGeometry(width, {5, 6});
        QCOMPARE(g.columns, 5);
        QCOMPARE(g.headings.size(), std::size_t{2});
        QCOMPARE(g.cards.size(), std::size_t{11});
        QCOMPARE(g.cards[0], QRect(QPoint(0, 28), ThumbCard::cardSize));
        QCOMPARE(g.cards[4].right(), width - 1);
        QCOMPARE(g.headings[1].top(), 28 + 182 + 12);
        QCOMPARE(g.cards[10].topLeft(), QPoint(0, g.cards[5].top() + 182 + 12));
        QCOMPARE(g.height, g.cards[10].bottom() + 1);
        QCOMPARE(app::galleryGeometry(100, {3}).columns, 1);
        QCOMPARE(app::galleryGeometry(width, {}).height, 0);
        QCOMPARE(app::ExampleGrid::wholeColumns(10), 204);
    }

    void arrowsWalkTheRows()
    {
        const auto g = app::galleryGeometry(4 * 216, {6, 2}); // rows of 4, 2 and 2
        QCOMPARE(g.columns, 4);
        QCOMPARE(g.neighbour(0, Qt::Key_Right), std::optional(1));
        QCOMPARE(g.neighbour(0, Qt::Key_Left), std::nullopt);
        QCOMPARE(g.neighbour(0, Qt::Key_Down), std::optional(4));
        QCOMPARE(g.neighbour(3, Qt::Key_Down), std::optional(5)); // the end of a short row
        QCOMPARE(g.neighbour(5, Qt::Key_Down), std::optional(7));
        QCOMPARE(g.neighbour(7, Qt::Key_Down), std::nullopt);
        QCOMPARE(g.neighbour(7, Qt::Key_Up), std::optional(5));
        QCOMPARE(g.neighbour(2, Qt::Key_Up), std::nullopt);
        QCOMPARE(g.neighbour(3, Qt::Key_Right), std::optional(4));
        QCOMPARE(g.neighbour(3, Qt::Key_End), std::optional(7));
        QCOMPARE(g.neighbour(3, Qt::Key_Home), std::optional(0));
    }

    void everyCardHasRoomForItsWords()
    {
        QStringList cut;
        for (const Example &example : app::examples())
            if (!ThumbCard::fits(example.title, example.sentence))
                cut << example.id;
        QCOMPARE(cut, QStringList());
    }

    void theMenuIsShortAndLeadsToAll()
    {
        tests::WindowFixture fixture;
        const QAction *all = fixture.window.actions().allExamples;
        const auto *menu = qobject_cast<QMenu *>(all->associatedObjects().value(0));
        for (QObject *object : all->associatedObjects())
            if (auto *found = qobject_cast<QMenu *>(object))
                menu = found;
        QVERIFY(menu);
        QVERIFY(menu->actions().size() >= 5);
        QVERIFY(menu->actions().size() <= 12);
        QCOMPARE(menu->actions().constLast(), all);
    }

    void picturesComeOnePerTurn()
    {
        Gallery gallery;
        for (const ThumbCard *card : gallery.grid().cards())
            QVERIFY(card->picture().isNull()); // the dialog opens without them
        QVERIFY(gallery.show());
        QTRY_VERIFY_WITH_TIMEOUT(gallery.grid().isComplete(), tests::patience);
        for (const ThumbCard *card : gallery.grid().cards()) {
            QVERIFY2(!card->picture().isNull(), qPrintable(card->text()));
            QVERIFY2(differentColors(card->picture()) > 2, qPrintable(card->text()));
            QCOMPARE(card->picture().size(),
                     ThumbCard::pictureSize * gallery.dialog.devicePixelRatioF());
        }
    }

    void closingWhileAPictureIsMadeIsSafe()
    {
        Gallery gallery;
        QVERIFY(gallery.show());
        QTRY_VERIFY(!gallery.grid().cards().front()->picture().isNull());
    }

    void thumbnailsShowTheScene()
    {
        const auto theme = widgets::Theme::light();
        // Quarter turns: a checkerboard of 6 x 6, the middle cells 1 apart differ.
        const QImage turns =
            app::thumbnailOf(app::sketchOf(QStringLiteral("rope-quarter-turn")), theme, 1);
        const QImage same = app::thumbnailOf(
            app::sketchOf(QStringLiteral("rope-quarter-turn-other-key")), theme, 1);
        QVERIFY(turns != same);
        QCOMPARE(turns.pixelColor(0, 0), theme.sunken);
        const QImage dark = app::thumbnailOf(app::sketchOf(QStringLiteral("rope-quarter-turn")),
                                             widgets::Theme::dark(), 2);
        QCOMPARE(dark.size(), 2 * ThumbCard::pictureSize);
        QCOMPARE(dark.pixelColor(0, 0), widgets::Theme::dark().sunken);
        // A method that is not defined: hatched, and said.
        const QImage none =
            app::thumbnailOf(app::sketchOf(QStringLiteral("learned-beyond-table")), theme, 1);
        int hatched = 0;
        for (int x = 0; x < none.width(); ++x)
            hatched += none.pixelColor(x, 20) == theme.hatchGround ? 1 : 0;
        QVERIFY(hatched > 20);
    }

    void arrowsAndEnter()
    {
        Gallery gallery;
        QVERIFY(gallery.show());
        QSignalSpy picked(&gallery.dialog, &ExampleGallery::picked);
        const auto &cards = gallery.grid().cards();
        QTRY_COMPARE(gallery.focused(), cards[0]);
        QTest::keyClick(gallery.focused(), Qt::Key_Right);
        QCOMPARE(gallery.focused(), cards[1]);
        QTest::keyClick(gallery.focused(), Qt::Key_Up); // nothing above
        QCOMPARE(gallery.focused(), cards[1]);
        QTest::keyClick(gallery.focused(), Qt::Key_End);
        QCOMPARE(gallery.focused(), cards.back());
        const QRect inSight(cards.back()->mapTo(&gallery.dialog, QPoint()), cards.back()->size());
        QVERIFY(gallery.dialog.rect().contains(inSight)); // scrolled along
        QTest::keyClick(gallery.focused(), Qt::Key_Return);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked[0][0].value<Example>().id, app::examples().back().id);
        QVERIFY(!gallery.dialog.isVisible());
    }

    void escapeOpensNothing()
    {
        Gallery gallery;
        QVERIFY(gallery.show());
        QSignalSpy picked(&gallery.dialog, &ExampleGallery::picked);
        QTest::keyClick(gallery.focused(), Qt::Key_Escape);
        QVERIFY(!gallery.dialog.isVisible());
        QCOMPARE(picked.count(), 0);
    }

    void itFitsTheSmallWindow()
    {
        QWidget small;
        small.resize(1024, 768);
        ExampleGallery dialog(widgets::Theme::light(), &small);
        QVERIFY(dialog.width() <= small.width());
        QVERIFY(dialog.height() <= small.height());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog, tests::patience));
        int right = 0;
        for (const ThumbCard *card : dialog.grid()->cards())
            right = std::max(right, card->geometry().right());
        QVERIFY(right < dialog.grid()->width()); // no card is cut
        QVERIFY(right > 2 * ThumbCard::cardSize.width());
    }

    void openingAsksBeforeChangesAreLost()
    {
        tests::WindowFixture fixture;
        QVERIFY(fixture.settle());
        core::Scene changed = fixture.scene();
        changed.model.rope.base = 77;
        fixture.window.store().edit(changed, QStringLiteral("base"), widgets::newGesture());
        fixture.window.actions().allExamples->trigger();
        auto *gallery = fixture.window.findChild<ExampleGallery *>();
        QVERIFY(gallery && gallery->isVisible());
        int asked = 0;
        QTimer::singleShot(0, this, [&asked] {
            auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(question);
            ++asked;
            question->button(QMessageBox::Cancel)->click();
        });
        gallery->grid()->cards().front()->click();
        QCOMPARE(asked, 1);
        QCOMPARE(fixture.scene().model.rope.base, 77.0);
        fixture.window.store().undoStack()->undo();
        fixture.window.actions().allExamples->trigger();
        gallery = fixture.window.findChildren<ExampleGallery *>().constLast();
        gallery->grid()->cards().front()->click();
        QCOMPARE(fixture.window.document().name(), app::examples().front().title);
    }
};

QTEST_MAIN(ExampleGalleryTest)
#include "tst_examplegallery.moc"
