// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/comparison.h"
#include "app/pages/explorepicks.h"
#include "app/pages/mapcard.h"
#include "app/stageview.h"
#include "app/tableflow.h"
#include "app/tablewindow.h"
#include "app/windowplace.h"
#include "core/attention.h"
#include "tests/support/windowfixture.h"
#include "widgets/heatmapview.h"
#include "widgets/menufield.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QSet>
#include <QTest>
#include <QUndoStack>

using namespace locus;
using core::MethodId;
using core::Stage;

namespace {

core::Scene sceneWith(MethodId method, int heads = 1)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.dHead = 4;
    scene.model.content.dModel = 8;
    scene.model.content.heads = heads;
    scene.model.method = method;
    scene.view.stage = Stage::Q;
    return scene;
}

struct Fixture : tests::WindowFixture {
    [[nodiscard]] app::TableWindow &open()
    {
        window.actions().table->trigger();
        return *window.tableFlow().table();
    }
    [[nodiscard]] app::TableWindow &open(const core::Scene &scene)
    {
        load(scene);
        if (!settle())
            qFatal("no Frame");
        return open();
    }
    void paste(app::TableWindow &table, const QString &text)
    {
        QApplication::clipboard()->setText(text);
        table.table()->pasteAction()->trigger();
    }
    [[nodiscard]] core::Matrix<double> numbers(Stage stage, int head = 0)
    {
        return core::exactStage(*window.scheduler().frame()->prepared, stage, {head});
    }
    [[nodiscard]] int undoCount() { return window.store().undoStack()->count(); }
};

QString cell(app::TableWindow &table, int row, int column)
{
    return table.model().index(row, column).data().toString();
}

QString header(app::TableWindow &table, int section, Qt::Orientation orientation,
               int role = Qt::DisplayRole)
{
    return table.model().headerData(section, orientation, role).toString();
}

} // namespace

class TestTable : public QObject {
    Q_OBJECT
private slots:
    void itFollowsTheScene()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Rope, 2);
        scene.view.stage = Stage::Weights;
        scene.view.query = 3;
        scene.view.key = 1;
        app::TableWindow &table = fixture.open(scene);
        QVERIFY(table.isVisible());
        QVERIFY(!table.isModal());
        QCOMPARE(table.model().rowCount(), 7);
        QCOMPARE(header(table, 4, Qt::Vertical), QStringLiteral("man 4"));
        QCOMPARE(header(table, 1, Qt::Horizontal), QStringLiteral("dog 1"));
        QCOMPARE(header(table, 1, Qt::Horizontal, Qt::AccessibleTextRole),
                 QStringLiteral("key dog 1"));
        QCOMPARE(cell(table, 0, 0), QStringLiteral("1"));
        QCOMPARE(cell(table, 0, 1), QStringLiteral("masked"));
        QCOMPARE(table.table()->currentIndex(), table.model().index(3, 1));
        QCOMPARE(table.model().number(3, 1), fixture.numbers(Stage::Weights)(3, 1));

        fixture.page().picks().pickStage(Stage::K);
        QTRY_COMPARE(table.model().columnCount(), 4);
        QCOMPARE(header(table, 3, Qt::Horizontal), QStringLiteral("3"));
        QCOMPARE(header(table, 6, Qt::Vertical, Qt::AccessibleTextRole),
                 QStringLiteral("key lunch 6"));
        fixture.page().picks().pickHead(1);
        QTRY_COMPARE(table.model().number(2, 3), fixture.numbers(Stage::K, 1)(2, 3));
        fixture.window.store().setView(scene.view);
        QTRY_COMPARE(table.model().columnCount(), 7);
    }

    void theCurrentCellIsTheCrosshair()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Alibi);
        scene.view.stage = Stage::Scores;
        app::TableWindow &table = fixture.open(scene);
        table.table()->setFocus();
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right})
            QTest::keyClick(table.table(), key);
        QCOMPARE(fixture.scene().view.query, 2);
        QCOMPARE(fixture.scene().view.key, 1);
        fixture.page().picks().pickPair(5, 4);
        QCOMPARE(table.table()->currentIndex(), table.model().index(5, 4));
        QCOMPARE(table.table()->selectedCells(), QRect(4, 5, 1, 1));
        // In a table of dimensions the row is the query or the key, the column stays.
        fixture.page().picks().pickStage(Stage::V);
        QTRY_COMPARE(table.model().columnCount(), 4);
        QCOMPARE(table.table()->currentIndex().row(), 4);
        QTest::keyClick(table.table(), Qt::Key_Up);
        QTest::keyClick(table.table(), Qt::Key_Right);
        QCOMPARE(fixture.scene().view.key, 3);
        QCOMPARE(fixture.scene().view.query, 5);
    }

    void itLeavesTheMapInSight_data()
    {
        QTest::addColumn<QRect>("screen");
        QTest::addColumn<QRect>("window");
        QTest::addColumn<QRect>("map");
        QTest::newRow("beside the window")
            << QRect(0, 0, 2560, 1440) << QRect(20, 40, 1440, 900) << QRect(330, 250, 540, 500);
        QTest::newRow("below the window")
            << QRect(0, 0, 1480, 2000) << QRect(20, 40, 1440, 900) << QRect(330, 250, 540, 500);
        QTest::newRow("beside the map")
            << QRect(0, 0, 1440, 900) << QRect(0, 0, 1440, 900) << QRect(316, 206, 536, 500);
        QTest::newRow("second screen")
            << QRect(1920, 0, 1440, 900) << QRect(1920, 0, 1440, 900) << QRect(2236, 206, 536, 500);
    }

    void itLeavesTheMapInSight()
    {
        QFETCH(QRect, screen);
        QFETCH(QRect, window);
        QFETCH(QRect, map);
        const QRect place = app::placeBeside(screen, window, map, {760, 520}, {480, 280});
        QVERIFY(screen.contains(place));
        QVERIFY(!place.intersects(map));
        QVERIFY(place.width() >= 480 && place.height() >= 280);
        // Where nothing has room, it is on the screen all the same.
        const QRect small = app::placeBeside({0, 0, 1024, 768}, {0, 0, 1024, 768},
                                             {228, 90, 470, 470}, {760, 520}, {480, 280});
        QVERIFY(QRect(0, 0, 1024, 768).contains(small));
    }

    void itStaysWhereTheUserLeftIt()
    {
        Fixture fixture;
        app::TableWindow &table = fixture.open(sceneWith(MethodId::T5));
        table.setGeometry(40, 50, 500, 300);
        table.close();
        fixture.window.actions().table->trigger();
        QCOMPARE(table.geometry(), QRect(40, 50, 500, 300));
    }

    void aNoticeBelongsToItsStage()
    {
        Fixture fixture;
        app::TableWindow &table = fixture.open(sceneWith(MethodId::None, 2));
        fixture.paste(table, QStringLiteral("abc"));
        QVERIFY(!table.notice().isEmpty());
        fixture.page().picks().pickPair(2, 3);
        QVERIFY(!table.notice().isEmpty());
        fixture.page().picks().pickStage(Stage::K);
        QTRY_COMPARE(table.notice(), QString());
        fixture.paste(table, QStringLiteral("abc"));
        fixture.page().picks().pickHead(1);
        QTRY_COMPARE(table.notice(), QString());
    }

    void theDifferenceIsShownAsSuch()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::None);
        scene.view.stage = Stage::Weights;
        app::TableWindow &table = fixture.open(scene);
        app::Comparison &comparison = fixture.page().comparison();
        const auto before = fixture.numbers(Stage::Weights);
        comparison.pin();
        fixture.page().pickMethod(MethodId::Rope);
        QVERIFY(fixture.settle());
        const auto after = fixture.numbers(Stage::Weights);
        comparison.setSide(app::Comparison::Side::Difference);
        QTRY_COMPARE(table.windowTitle(), QStringLiteral("Table: Weights, B − A"));
        QCOMPARE(table.model().number(3, 1), after(3, 1) - before(3, 1));
        fixture.paste(table, QStringLiteral("1"));
        QVERIFY(table.notice().startsWith(QStringLiteral("A difference")));
        comparison.setSide(app::Comparison::Side::B);
        QTRY_COMPARE(table.windowTitle(), QStringLiteral("Table: Weights"));
        QCOMPARE(table.model().number(3, 1), after(3, 1));
    }

    void keysOfTheWindowWorkThere()
    {
        Fixture fixture;
        const app::TableWindow &table = fixture.open(sceneWith(MethodId::None));
        const app::Actions &actions = fixture.window.actions();
        for (QAction *action : {actions.preferences, actions.zoomIn, actions.save, actions.undo})
            QVERIFY(table.actions().contains(action));
        // A letter seeks in the table.
        QVERIFY(!table.actions().contains(actions.toggleMask));
        QSet<QKeySequence> own{table.table()->copyAction()->shortcut(),
                               table.table()->pasteAction()->shortcut()};
        for (const QAction *action : table.actions())
            for (const QKeySequence &keys : action->shortcuts())
                QVERIFY2(!own.contains(keys), qPrintable(action->text()));
    }

    void theStageCanBeChosenThere()
    {
        Fixture fixture;
        app::TableWindow &table = fixture.open(sceneWith(MethodId::T5));
        auto *menu = table.findChild<widgets::MenuField *>();
        QVERIFY(menu);
        QCOMPARE(menu->items().value(menu->current()), QStringLiteral("Queries"));
        menu->setFocus();
        QTest::keyClick(menu, Qt::Key_Down);
        QCOMPARE(fixture.scene().view.stage, Stage::K);
        QTRY_COMPARE(menu->items().value(menu->current()), QStringLiteral("Keys"));
    }

    void copyHasEveryDigit()
    {
        Fixture fixture;
        app::TableWindow &table = fixture.open(sceneWith(MethodId::Rope));
        table.table()->selectAll();
        table.table()->copyAction()->trigger();
        const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 8);
        const auto q = fixture.numbers(Stage::Q);
        for (int row = 0; row < 7; ++row) {
            const QStringList cells = lines[row].split(QLatin1Char('\t'));
            QCOMPARE(cells.size(), 4);
            for (int column = 0; column < 4; ++column)
                QCOMPARE(cells[column].toDouble(), q(row, column));
        }
        QCOMPARE(table.notice(), QStringLiteral("Copied: 7 × 4"));
        // A part alone; what is masked and no number stays empty.
        fixture.page().picks().pickStage(Stage::Scores);
        QTRY_COMPARE(table.model().columnCount(), 7);
        table.table()->selectionModel()->select(
            QItemSelection(table.model().index(0, 0), table.model().index(0, 1)),
            QItemSelectionModel::ClearAndSelect);
        table.table()->copyAction()->trigger();
        QCOMPARE(QApplication::clipboard()->text(),
                 table.model().exactText(0, 0) + QStringLiteral("\t\n"));
    }

    void pastingWhatWasCopiedChangesNoNumber_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("stage");
        for (const MethodId method : core::allMethods)
            for (const Stage stage : {Stage::X, Stage::Q, Stage::K, Stage::V})
                if (stage == Stage::X ||
                    (method != MethodId::Sinusoidal && method != MethodId::Learned))
                    QTest::addRow("%s, %d", core::methodName(method), int(stage))
                        << int(method) << int(stage);
    }

    void pastingWhatWasCopiedChangesNoNumber()
    {
        QFETCH(int, method);
        QFETCH(int, stage);
        Fixture fixture;
        core::Scene scene = sceneWith(static_cast<MethodId>(method), 2);
        scene.view.stage = static_cast<Stage>(stage);
        scene.view.head = 1;
        app::TableWindow &table = fixture.open(scene);
        const auto weights = fixture.numbers(Stage::Weights, 1);
        const auto output = fixture.numbers(Stage::Output, 0);
        const auto given = fixture.numbers(scene.view.stage, 1);
        table.table()->selectAll();
        table.table()->copyAction()->trigger();
        table.table()->pasteAction()->trigger();
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.scene().model.content.source, core::ContentSource::Arrays);
        QCOMPARE(fixture.undoCount(), 1);
        QVERIFY(fixture.numbers(scene.view.stage, 1) == given);
        QVERIFY(fixture.numbers(Stage::Weights, 1) == weights);
        QVERIFY(fixture.numbers(Stage::Output, 0) == output);
        fixture.window.actions().undo->trigger();
        QVERIFY(fixture.scene().model == scene.model);
    }

    void aPartGoesToTheSelectedCells()
    {
        Fixture fixture;
        app::TableWindow &table = fixture.open(sceneWith(MethodId::None));
        const auto before = fixture.numbers(Stage::Q);
        table.table()->setCurrentIndex(table.model().index(2, 1));
        fixture.paste(table, QStringLiteral("1,5\t−2\n3\t4"));
        QVERIFY(fixture.settle());
        auto expected = before;
        expected.block(2, 1, 2, 2) << 1.5, -2, 3, 4;
        QVERIFY(fixture.numbers(Stage::Q) == expected);
        QCOMPARE(table.notice(), QStringLiteral("Given now: q · as before: k, v"));
        QTRY_COMPARE(cell(table, 2, 1), QStringLiteral("1.5"));
        // Several selected cells take what has their size.
        table.table()->selectionModel()->select(
            QItemSelection(table.model().index(0, 0), table.model().index(1, 1)),
            QItemSelectionModel::ClearAndSelect);
        fixture.paste(table, QStringLiteral("1 2 3"));
        QCOMPARE(table.notice(),
                 QStringLiteral("1 × 3 numbers do not fit into 2 × 2 selected cells"));
        QCOMPARE(fixture.undoCount(), 1);
        fixture.paste(table, QStringLiteral("1 2\n3 4"));
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.numbers(Stage::Q)(1, 0), 3);
        QCOMPARE(fixture.undoCount(), 2);
    }

    void sizesMayChange()
    {
        Fixture fixture;
        app::TableWindow &table = fixture.open(sceneWith(MethodId::Rope, 2));
        table.table()->selectAll();
        fixture.paste(table, QStringLiteral("1\t0\n0\t1\n\n1\t0\n0\t1\n1\t1\n\n5\n6\n7\n"));
        QVERIFY(fixture.settle());
        QCOMPARE(table.notice(),
                 QStringLiteral("Given now, the same for every head: q, k, v · queries: 2, before "
                                "7 · keys: 3, before 7 · channels of q and k: 2, before 4 · "
                                "channels of v: 1, before 4 · channels of x: 0, before 8")
                     .section(QStringLiteral(" · channels of x"), 0, 0));
        QCOMPARE(table.model().rowCount(), 2);
        QCOMPARE(fixture.numbers(Stage::V, 1)(2, 0), 7);
    }

    void wrongInputIsSaidAndNothingChanges_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("stage");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("notice");
        const auto row = [](const char *name, MethodId method, Stage stage, const char *text,
                            const char *notice) {
            QTest::newRow(name) << int(method) << int(stage) << QString::fromUtf8(text)
                                << QString::fromUtf8(notice);
        };
        row("a word", MethodId::None, Stage::Q, "1 2\n3 abc",
            "Row 2, column 2: “abc” is not a number");
        row("words of uneven number", MethodId::None, Stage::Q, "the dog bit\n3",
            "Row 1, column 1: “the” is not a number");
        row("a word in a long row", MethodId::None, Stage::Q, "1 2\n3 4 x\n5 6",
            "Row 2, column 3: “x” is not a number");
        row("a long row", MethodId::None, Stage::Q, "1 2\n3 4\n5 6 7",
            "Row 3 has 3 numbers, the others 2");
        row("an empty cell", MethodId::None, Stage::K, "1\t\t2\n3\t4\t5",
            "Row 1, column 2: the cell is empty");
        row("nothing", MethodId::None, Stage::V, " ", "There are no numbers to paste");
        row("infinite", MethodId::None, Stage::V, "1e999", "Row 1, column 1: “1e999” is too large");
        row("a comma", MethodId::None, Stage::V, "1,5\n2,5",
            "Row 1, column 1: the comma in “1,5” may mean several things; use a point and tabs");
        row("k of another width", MethodId::None, Stage::K,
            "1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5",
            "k would have 5 columns, q 4: paste q, k and v together, an empty row between them");
        row("k longer than v", MethodId::None, Stage::K,
            "1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4",
            "v has 7 rows, k would have 8: paste q, k and v together, an empty row between them");
        row("x wider than W", MethodId::Learned, Stage::X, "1 2 3 4 5 6 7 8 9",
            "x would have 9 columns, but W_Q takes 8");
        row("two tables of x", MethodId::None, Stage::X, "1 2\n\n3 4",
            "x is one table, without empty rows");
        row("four tables", MethodId::None, Stage::Q, "1\n\n2\n\n3\n\n4",
            "Empty rows part q, k and v, and there are 4 tables");
        row("q of what adds to x", MethodId::Sinusoidal, Stage::Q, "1",
            "Sinusoidal adds to x, and q, k and v follow: paste into x");
        row("weights", MethodId::None, Stage::Weights, "1",
            "These numbers follow from x, q, k and v: paste there");
    }

    void wrongInputIsSaidAndNothingChanges()
    {
        QFETCH(int, method);
        QFETCH(int, stage);
        QFETCH(QString, text);
        QFETCH(QString, notice);
        Fixture fixture;
        core::Scene scene = sceneWith(static_cast<MethodId>(method));
        scene.view.stage = static_cast<Stage>(stage);
        app::TableWindow &table = fixture.open(scene);
        fixture.paste(table, text);
        QCOMPARE(table.notice(), notice);
        QVERIFY(fixture.scene() == scene);
        QCOMPARE(fixture.undoCount(), 0);
    }

    void aNumberCanBeTyped()
    {
        Fixture fixture;
        app::TableWindow &table = fixture.open(sceneWith(MethodId::Shaw));
        const auto type = [&](const QString &text) {
            table.table()->setCurrentIndex(table.model().index(1, 2));
            table.table()->edit(table.model().index(1, 2));
            auto *editor = table.table()->findChild<QLineEdit *>();
            if (!editor)
                return false;
            editor->selectAll();
            QTest::keyClicks(editor, text);
            QTest::keyClick(editor, Qt::Key_Return);
            return QTest::qWaitFor([&] { return !table.table()->findChild<QLineEdit *>(); });
        };
        QVERIFY(type(QStringLiteral("2^3")));
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.numbers(Stage::Q)(1, 2), 8);
        QCOMPARE(fixture.undoCount(), 1);
        QVERIFY(type(QStringLiteral("dog")));
        QCOMPARE(table.notice(), QStringLiteral("“dog” is not a number"));
        QCOMPARE(fixture.undoCount(), 1);
        // The same number again is no edit.
        QVERIFY(type(QStringLiteral("8")));
        QCOMPARE(fixture.undoCount(), 1);
        // What follows from other numbers cannot be typed over.
        fixture.page().picks().pickStage(Stage::Weights);
        QTRY_COMPARE(table.model().columnCount(), 7);
        QVERIFY(!(table.model().flags(table.model().index(0, 0)) & Qt::ItemIsEditable));
    }

    void aLongTextOpensAtOnce()
    {
        Fixture fixture;
        core::Scene scene;
        scene.model.content.source = core::ContentSource::Random;
        scene.model.content.n = 8192;
        scene.model.content.dHead = scene.model.content.dModel = 4;
        scene.model.method = MethodId::Alibi;
        scene.view.stage = Stage::Bias;
        scene.view.query = 8000;
        scene.view.key = 5000;
        app::TableWindow &table = fixture.open(scene);
        QCOMPARE(table.model().rowCount(), 8192);
        QCOMPARE(table.table()->currentIndex(), table.model().index(8000, 5000));
        QVERIFY(!table.grab().isNull());
        // Only what is seen was computed.
        QVERIFY2(table.model().computedRows() > 0 && table.model().computedRows() < 100,
                 qPrintable(QString::number(table.model().computedRows())));
        table.table()->selectAll();
        table.table()->copyAction()->trigger();
        QCOMPARE(table.notice(),
                 QStringLiteral("Too many numbers to copy at once: at most 4 194 304")
                     .replace(QLatin1Char(' '), QChar(0x2009))
                     .replace(QStringLiteral("Too\u2009many\u2009numbers\u2009to\u2009copy\u2009at"
                                             "\u2009once:\u2009at\u2009most\u2009"),
                              QStringLiteral("Too many numbers to copy at once: at most ")));
    }

    void arefusedMethodShowsItsReason()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Learned);
        scene.model.learned.length = 3;
        app::TableWindow &table = fixture.open(scene);
        QCOMPARE(table.model().rowCount(), 0);
        QVERIFY(!table.table()->isVisible());
        fixture.paste(table, QStringLiteral("1"));
        QVERIFY(fixture.scene() == scene);
        table.table()->copyAction()->trigger();
        QCOMPARE(table.notice(), QStringLiteral("There are no numbers to copy"));
    }

    void itIsThereInBothThemes()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Rope, 2);
        scene.model.content.tokens[2] = "שלום";
        scene.model.content.tokens[4] = "一个很长的中文词语";
        scene.view.stage = Stage::Scores;
        scene.view.query = 4;
        scene.view.key = 2;
        app::TableWindow &table = fixture.open(scene);
        const QImage light = table.grab().toImage();
        fixture.window.setDarkTheme(true);
        const QImage dark = table.grab().toImage();
        QVERIFY(light.pixelColor(5, 5) != dark.pixelColor(5, 5));
        if (qEnvironmentVariableIsSet("LOCUS_PICTURES")) {
            light.save(QStringLiteral("/tmp/access-table-light.png"));
            dark.save(QStringLiteral("/tmp/access-table-dark.png"));
        }
    }
};

QTEST_MAIN(TestTable)
#include "tst_table.moc"
