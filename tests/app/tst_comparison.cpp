// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/comparison.h"
#include "app/exportdialog.h"
#include "app/exporting/exportfoot.h"
#include "app/figurescene.h"
#include "app/numberformat.h"
#include "app/numbersdialog.h"
#include "app/pages/comparecontrol.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explorepicks.h"
#include "app/pages/mapcard.h"
#include "app/pages/paircard.h"
#include "app/pictures.h"
#include "tests/support/windowfixture.h"
#include "widgets/button.h"
#include "widgets/claimchips.h"
#include "widgets/differencewords.h"
#include "widgets/heatmapview.h"
#include "widgets/lettertag.h"
#include "widgets/methodbar.h"
#include "widgets/paircontrol.h"
#include "widgets/parampanel.h"
#include "widgets/segmented.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <cmath>
#include <utility>
#include <vector>

using namespace locus;
using Side = app::Comparison::Side;
using core::MethodId;
using core::Stage;

namespace {

core::Scene sceneWith(MethodId method, int n = 7)
{
    core::Scene scene;
    scene.model.content.source = core::ContentSource::Random;
    scene.model.content.n = n;
    scene.model.content.heads = 1;
    scene.model.content.dHead = 8;
    scene.model.content.dModel = 8;
    scene.model.method = method;
    scene.view.query = 5;
    scene.view.key = 2;
    scene.view.stage = Stage::Scores;
    return scene;
}

struct Fixture : tests::WindowFixture {
    explicit Fixture(const core::Scene &scene = sceneWith(MethodId::Rope)) { load(scene); }

    app::Comparison &comparison() { return page().comparison(); }
    widgets::HeatmapView *map() { return page().mapCard()->map(); }

    void edit(const std::function<void(core::Model &)> &change)
    {
        core::Scene next = scene();
        change(next.model);
        window.store().edit(next, QStringLiteral("edit"), widgets::newGesture());
    }
    void show(Side side) { comparison().setSide(side); }
    /// B - A of what is there now is on the map.
    [[nodiscard]] bool isSubtracted()
    {
        return settle() && QTest::qWaitFor(
                               [this] {
                                   const auto &made = map()->difference();
                                   return made && made->b == window.scheduler().frame() &&
                                          made->of.stage == scene().view.stage;
                               },
                               tests::patience);
    }
};

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void theDifferenceIsBMinusA()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.actions().pinAsA->trigger();
        const core::Model a = fixture.scene().model;
        fixture.edit([](core::Model &model) { model.rope.theta = core::Tensor::scalar(0.7); });
        fixture.window.actions().showDifference->trigger();
        QVERIFY(fixture.isSubtracted());
        const auto difference = fixture.map()->difference();
        QVERIFY(difference->image);
        const auto exactA = core::exactStage(core::prepare(a), Stage::Scores, core::HeadIndex{0});
        const auto exactB = core::exactStage(core::prepare(fixture.scene().model), Stage::Scores,
                                             core::HeadIndex{0});
        double largest = 0;
        for (int row = 0; row < 7; ++row)
            for (int column = 0; column <= row; ++column) {
                const double wanted = exactB(row, column) - exactA(row, column);
                const auto shown =
                    double(difference->image->values[std::size_t(row) * 7 + std::size_t(column)]);
                QVERIFY(std::abs(shown - wanted) < 1e-5);
                largest = std::max(largest, std::abs(wanted));
            }
        QVERIFY(largest > 0.1);
        // The picture follows an edit of B.
        fixture.edit([](core::Model &model) { model.rope.theta = {}; });
        QVERIFY(fixture.isSubtracted());
        QCOMPARE(fixture.map()->difference()->image->max, 0.0F);
        QCOMPARE(fixture.map()->difference()->image->min, 0.0F);
    }

    /// What leaves is what is seen.
    void theDifferenceLeaves()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.actions().pinAsA->trigger();
        fixture.edit([](core::Model &model) { model.rope.theta = core::Tensor::scalar(0.7); });
        fixture.window.actions().showDifference->trigger();
        QVERIFY(fixture.isSubtracted());
        const auto difference = fixture.map()->difference();
        const auto text = [] { return QGuiApplication::clipboard()->text(); };
        const auto number = [](double value) {
            return QString::fromStdString(app::exactNumber(value));
        };

        fixture.window.actions().copyValue->trigger();
        const auto cell = core::exactDifferenceAt(*difference, 5, 2);
        QCOMPARE(text(), QStringLiteral("Scores, B − A, head 1, query 5, key 2: ") +
                             number(cell.difference));
        fixture.window.actions().copyStage->trigger();
        const QStringList row = text().split(u'\n').at(5).split(u'\t');
        QCOMPARE(row.size(), 7);
        QCOMPARE(row.at(2), number(cell.difference));
        QCOMPARE(row.at(6), QString()); // masked
        fixture.window.actions().copyPicture->trigger();
        const auto *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("B \xE2\x88\x92 A"));
        QVERIFY(fixture.page().shownMap().difference == difference);
    }

    /// A lock of the colours holds in a figure.
    void keptColoursLeave()
    {
        Fixture fixture;
        core::Scene scene = fixture.scene();
        scene.view.colors = core::Tensor::vector({-0.25, 0.25});
        scene.view.colorsStage = scene.view.stage;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        const auto range = fixture.page().shownMap().range;
        QVERIFY(range);
        QCOMPARE(range->low, -0.25);
        QCOMPARE(range->high, 0.25);
        fixture.window.actions().copyPicture->trigger();
        const auto *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("\xE2\x89\xA5 0.25"));
    }

    /// What is written is what is looked at; nothing in the window turns for it.
    void numbersOfAAreThoseOfA()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.edit([](core::Model &model) { model.method = MethodId::T5; });
        fixture.show(Side::A);
        QVERIFY(fixture.settle());
        fixture.window.actions().saveNumbers->trigger();
        auto *dialog = fixture.window.findChild<app::NumbersDialog *>();
        QVERIFY(dialog);
        QCOMPARE(fixture.comparison().side(), Side::A);
        dialog->setTable(core::TableId::Frequencies); // which T5 has not
        QCOMPARE(dialog->table(), core::TableId::Frequencies);
        dialog->close();
    }

    /// The figure is of A, and a figure that is kept turns nothing in the window.
    void figuresOfAAreThoseOfA()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.edit([](core::Model &model) { model.method = MethodId::Alibi; });
        fixture.show(Side::A);
        QVERIFY(fixture.settle());
        QString carried;
        QTimer::singleShot(0, &fixture.window, [&] {
            auto *dialog = fixture.window.findChild<app::ExportDialog *>();
            emit dialog->foot()->keepRequested(QStringLiteral("of A"));
            dialog->setFormat(app::FigureFormat::Svg);
            const app::FigureBytes figure = dialog->figure();
            const auto text = app::sceneTextOfFigure(std::get<QByteArray>(figure));
            carried = QString::fromUtf8(std::get<QByteArray>(text));
            dialog->reject();
        });
        fixture.window.actions().exportFigure->trigger();
        QVERIFY2(carried.contains(QStringLiteral("of A")), qPrintable(carried));
        QVERIFY2(!carried.contains(QStringLiteral("alibi")), qPrintable(carried));
        QCOMPARE(fixture.comparison().side(), Side::A);
        QCOMPARE(fixture.scene().figures.size(), std::size_t(1));
        QCOMPARE(fixture.scene().model.method, MethodId::Alibi);
        fixture.window.store().undoStack()->undo(); // the figure
        QCOMPARE(fixture.comparison().side(), Side::A);
        fixture.window.store().undoStack()->undo(); // the method
        QCOMPARE(fixture.comparison().side(), Side::B);
    }

    void theFocusGoesFromTheButtonToTheChoice()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        app::CompareControl *control = fixture.page().compareControl();
        auto *pin = control->findChild<widgets::Button *>();
        QVERIFY(pin && pin->isVisible());
        pin->setFocus();
        pin->click();
        QVERIFY(fixture.comparison().isPinned());
        QVERIFY(control->findChild<widgets::Segmented *>()->hasFocus());
        fixture.comparison().unpin();
        QVERIFY(pin->hasFocus());
    }

    void aIsComputedOnce()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        QTRY_VERIFY(fixture.comparison().scheduler()->frame());
        for (int i = 0; i < 5; ++i) {
            fixture.edit([i](core::Model &model) { model.rope.base = 100 + i; });
            fixture.show(i % 2 ? Side::Difference : Side::A);
            QVERIFY(fixture.settle());
            fixture.show(Side::B);
        }
        QCOMPARE(fixture.comparison().scheduler()->computationCount(), 1);
        const int before = fixture.window.scheduler().computationCount();
        for (const Side side : {Side::A, Side::Difference, Side::B, Side::A, Side::B})
            fixture.show(side);
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.window.scheduler().computationCount(), before);
    }

    void switchingLeavesUndoAndDocumentAlone()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.edit([](core::Model &model) { model.rope.base = 50; });
        QUndoStack *undo = fixture.window.store().undoStack();
        const int count = undo->count();
        const core::Scene before = fixture.scene();
        fixture.comparison().pin();
        for (const Side side : {Side::A, Side::Difference, Side::B, Side::A})
            fixture.show(side);
        fixture.comparison().unpin();
        QCOMPARE(undo->count(), count);
        QCOMPARE(undo->index(), count);
        QVERIFY(fixture.scene() == before);
        // A is not a part of the document either.
        undo->undo();
        QVERIFY(!fixture.window.store().isModified());
    }

    void theSidesShowTheirOwnPictures()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.page().pickMethod(MethodId::Alibi);
        QVERIFY(fixture.settle());
        QTRY_COMPARE(fixture.map()->frame()->key.method, MethodId::Alibi);
        const QString numbers = fixture.page().pairText();
        fixture.show(Side::A);
        QTRY_COMPARE(fixture.map()->frame()->key.method, MethodId::Rope);
        QVERIFY(fixture.page().pairText() != numbers);
        QVERIFY(fixture.page().panel()->shownKeys().contains(QStringLiteral("rope.base")));
        QCOMPARE(fixture.scene().model.method, MethodId::Alibi);
        const auto range = fixture.map()->range();
        fixture.show(Side::B);
        QCOMPARE(fixture.map()->frame()->key.method, MethodId::Alibi);
        QCOMPARE(fixture.page().pairText(), numbers);
        QCOMPARE(fixture.map()->range(), range); // the same colours for both
        QVERIFY(fixture.page().panel()->shownKeys().contains(QStringLiteral("alibi.slopes")));
    }

    /// Beside the difference in the map stand numbers of one scene.
    void cardsAndNumbersNameTheirScene()
    {
        for (const QSize size : {QSize(1440, 900), QSize(1024, 768)}) {
            Fixture fixture;
            fixture.window.resize(size);
            QVERIFY(fixture.settle());
            const auto tags = [&fixture] {
                std::vector<QString> letters;
                for (const widgets::LetterTag *tag :
                     fixture.page().findChildren<widgets::LetterTag *>())
                    if (tag->isVisible())
                        letters.push_back(tag->letter());
                return letters;
            };
            QVERIFY(tags().empty());
            const std::size_t all = size.width() > 1200 ? 3 : 2; // tabs are one card
            fixture.comparison().pin();
            for (const auto &[side, letter] :
                 {std::pair(Side::A, QStringLiteral("A")), std::pair(Side::B, QStringLiteral("B")),
                  std::pair(Side::Difference, QStringLiteral("B"))}) {
                fixture.show(side);
                QCOMPARE(tags(), std::vector<QString>(all, letter));
            }
            fixture.comparison().unpin();
            QVERIFY(tags().empty());
        }
    }

    void aCannotBeEditedAndSaysWhy()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.show(Side::A);
        const core::Scene before = fixture.scene();
        QWidget *base = fixture.page().panel()->control(QStringLiteral("rope.base"));
        QVERIFY(base && !base->isEnabled());
        QVERIFY(fixture.page().pairControl()->isEnabled());
        QVERIFY(!fixture.page().pairCard()->chips()->isVisible());
        fixture.window.actions().toggleMask->trigger();
        QTest::keyClick(fixture.map(), Qt::Key_1);
        QVERIFY(fixture.scene() == before);
        QVERIFY(!app::keptSentence().isEmpty());
        // A handle in a picture moves nothing.
        emit fixture.map()->paramEdited(QStringLiteral("rope.base"), 5.0, widgets::newGesture());
        QVERIFY(fixture.scene() == before);
        QVERIFY(fixture.comparison().showsA());
        fixture.show(Side::B);
        QVERIFY(base->isEnabled());
        QVERIFY(fixture.page().pairCard()->chips()->isVisible());
    }

    void aChangeOfBShowsB()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.edit([](core::Model &model) { model.rope.base = 50; });
        fixture.comparison().pin();
        fixture.show(Side::A);
        fixture.window.actions().undo->trigger();
        QCOMPARE(fixture.comparison().side(), Side::B);
        // B - A stays while B is edited.
        fixture.show(Side::Difference);
        fixture.edit([](core::Model &model) { model.rope.base = 70; });
        QCOMPARE(fixture.comparison().side(), Side::Difference);
    }

    void anotherDocumentLetsAGo()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.page().pickMethod(MethodId::T5);
        QCOMPARE(fixture.comparison().sceneOfA().model.method, MethodId::Rope);
        fixture.show(Side::Difference);
        QVERIFY(fixture.isSubtracted());
        fixture.load(sceneWith(MethodId::Alibi));
        QVERIFY(!fixture.comparison().isPinned());
        QVERIFY(!fixture.map()->difference());
        QCOMPARE(fixture.comparison().side(), Side::B);
        QVERIFY(!fixture.window.actions().flipSides->isEnabled());
        QVERIFY(fixture.settle());
        QTRY_COMPARE(fixture.map()->frame()->key.method, MethodId::Alibi);
    }

    void anotherLengthIsRefusedInWords()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.edit([](core::Model &model) { model.content.n = 9; });
        fixture.show(Side::Difference);
        QVERIFY(fixture.isSubtracted());
        const auto difference = fixture.map()->difference();
        QVERIFY(difference->problem);
        QCOMPARE(difference->problem->obstacle, core::DifferenceObstacle::OtherShape);
        QVERIFY(widgets::words(*difference->problem).contains(QStringLiteral("9 × 9")));
        QVERIFY(!fixture.map()->geometryNow());
        fixture.edit([](core::Model &model) { model.content.n = 7; });
        QVERIFY(fixture.isSubtracted());
        QVERIFY(!fixture.map()->difference()->problem);
    }

    void thePairIsShared()
    {
        Fixture fixture(sceneWith(MethodId::Rope, 12));
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.edit([](core::Model &model) { model.content.n = 4; });
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.scene().view.query, 3);
        fixture.show(Side::A);
        QTRY_COMPARE(fixture.map()->view().query, 5); // as it was chosen
        emit fixture.map()->cellPicked(9, 8);
        QTRY_COMPARE(fixture.map()->view().query, 9);
        QCOMPARE(fixture.map()->view().key, 8);
        fixture.show(Side::B);
        QCOMPARE(fixture.map()->view().query, 3);
        emit fixture.map()->cellPicked(2, 1);
        fixture.show(Side::A);
        QCOMPARE(fixture.map()->view().query, 2);
    }

    void aStageThatBLacksStaysWhileAIsShown()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.page().pickMethod(MethodId::None);
        QVERIFY(fixture.settle());
        fixture.show(Side::A);
        fixture.page().picks().pickStage(Stage::RotatedQ);
        QTRY_COMPARE(fixture.map()->view().stage, Stage::RotatedQ);
        QVERIFY(fixture.map()->geometryNow());
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.map()->view().stage, Stage::RotatedQ);
        fixture.show(Side::Difference);
        QVERIFY(fixture.isSubtracted());
        QCOMPARE(fixture.map()->difference()->problem->obstacle, core::DifferenceObstacle::NoStage);
        fixture.show(Side::B);
        QTRY_COMPARE(fixture.scene().view.stage, Stage::Weights);
    }

    void largeMatricesAreSubtractedInTheWorker()
    {
        Fixture fixture(sceneWith(MethodId::Rope, 700));
        QVERIFY(fixture.settle());
        fixture.comparison().pin();
        fixture.page().pickMethod(MethodId::Alibi);
        QVERIFY(fixture.settle());
        QTRY_VERIFY(fixture.comparison().scheduler()->frame());
        fixture.show(Side::Difference);
        QVERIFY(!fixture.map()->difference()); // it comes with a turn of the event loop
        QVERIFY(fixture.isSubtracted());
        QVERIFY(fixture.map()->difference()->image);
        QVERIFY(fixture.map()->difference()->image->max > 0);
        fixture.comparison().unpin();
        QVERIFY(!fixture.map()->difference());
    }

    void controlKeysAndCross()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window, tests::patience));
        app::CompareControl *control = fixture.page().compareControl();
        QVERIFY(control->pin()->isVisible());
        QVERIFY(!control->sides()->isVisible());
        QVERIFY(!fixture.window.actions().flipSides->isEnabled());
        QTest::keyClick(fixture.map(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(control->sides()->isVisible());
        QVERIFY(!control->pin()->isVisible());
        QCOMPARE(control->sides()->current(), 1);
        QTest::keyClick(fixture.map(), Qt::Key_A);
        QCOMPARE(control->sides()->current(), 0);
        QTest::keyClick(fixture.map(), Qt::Key_A);
        QCOMPARE(control->sides()->current(), 1);
        QTest::keyClick(fixture.map(), Qt::Key_D);
        QCOMPARE(control->sides()->current(), 2);
        QTest::mouseClick(control->cross(), Qt::LeftButton);
        QVERIFY(!control->sides()->isVisible());
        QVERIFY(!fixture.comparison().isPinned());
        QVERIFY(!fixture.comparison().scheduler());
        QCOMPARE(fixture.comparison().side(), Side::B);
        QTest::mouseClick(control->pin(), Qt::LeftButton); // one click
        QVERIFY(fixture.comparison().isPinned());
    }

    void aDetachedMapFollows()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        fixture.page().detached().detach(app::SideView::Map);
        auto *window = fixture.page().detached().window(app::SideView::Map);
        auto *copy = qobject_cast<widgets::HeatmapView *>(window->picture());
        fixture.comparison().pin();
        fixture.page().pickMethod(MethodId::Alibi);
        fixture.show(Side::Difference);
        QVERIFY(fixture.isSubtracted());
        QCOMPARE(copy->difference(), fixture.map()->difference());
        QCOMPARE(copy->range(), fixture.map()->range());
        QCOMPARE(window->windowTitle(), QStringLiteral("Scores, B − A – Locus"));
        fixture.show(Side::A);
        QTRY_COMPARE(copy->frame()->key.method, MethodId::Rope);
        QVERIFY(!copy->difference());
        QCOMPARE(copy->range(), fixture.map()->range());
    }
};

QTEST_MAIN(ComparisonTest)
#include "tst_comparison.moc"
