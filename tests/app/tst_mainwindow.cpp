// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/pages/exploregeometry.h"
#include "app/pages/mapcard.h"
#include "app/pages/paircard.h"
#include "app/pages/sidecards.h"
#include "app/scenejson.h"
#include "app/topbar.h"
#include "core/edit.h"
#include "tests/support/questions.h"
#include "tests/support/windowfixture.h"
#include "widgets/curveview.h"
#include "widgets/encodingview.h"
#include "widgets/heatmapview.h"
#include "widgets/paircontrol.h"
#include "widgets/pairnumbers.h"
#include "widgets/parampanel.h"
#include "widgets/pipelinestrip.h"
#include "widgets/rotationview.h"
#include "widgets/tokenstrip.h"
#include "widgets/words.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>

using namespace locus;
using app::SideView;
using core::MethodId;
using test::answerWith;
using test::openBox;
using tests::patience;

namespace {

struct Fixture : tests::WindowFixture {
    [[nodiscard]] QString write(const QByteArray &text)
    {
        const QString path = folder.filePath(QStringLiteral("scene.locus.json"));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path
                                                                                  : QString();
    }
};

core::Scene sceneWith(MethodId method, int heads = 1)
{
    core::Scene scene;
    scene.model.content.tokens = {"the", "dog", "bit", "the", "man", "after", "lunch"};
    scene.model.content.dHead = 16;
    scene.model.content.dModel = 32;
    scene.model.content.heads = heads;
    scene.model.method = method;
    return scene;
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT
private slots:
    void badFileLeavesTheSceneUntouched_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("not JSON") << QByteArray("dog bites man");
        QTest::newRow("unknown key") << QByteArray(R"({"format":"locus-scene/1","modell":{}})");
        QTest::newRow("out of range")
            << QByteArray(R"({"format":"locus-scene/1","model":{"rope":{"base":-1}}})");
        QTest::newRow("no format") << QByteArray("{}");
        QTest::newRow("empty") << QByteArray();
    }

    void badFileLeavesTheSceneUntouched()
    {
        QFETCH(QByteArray, text);
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Alibi));
        QVERIFY(fixture.settle());
        const core::Scene before = fixture.scene();
        QVERIFY(!fixture.window.document().openFile(fixture.write(text)));
        auto *box = openBox(fixture.window);
        QVERIFY(box);
        QVERIFY2(box->informativeText().contains(QStringLiteral("scene.locus.json")),
                 qPrintable(box->informativeText()));
        QVERIFY(fixture.scene() == before);
        box->close();
        QTRY_VERIFY(!openBox(fixture.window));
    }

    void aPathThatIsNoFileIsSaid()
    {
        Fixture fixture;
        const core::Scene before = fixture.scene();
        for (const QString &path : {fixture.folder.filePath(QStringLiteral("nowhere.locus.json")),
                                    fixture.folder.path()}) {
            QVERIFY(!fixture.window.document().openFile(path));
            auto *box = openBox(fixture.window);
            QVERIFY(box);
            QVERIFY(box->informativeText().contains(path));
            QVERIFY(fixture.scene() == before);
            box->close();
            QTRY_VERIFY(!openBox(fixture.window));
        }
    }

    void savedScenesComeBack()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::T5, 4));
        const QString path = fixture.folder.filePath(QStringLiteral("kept.locus.json"));
        QVERIFY(!app::writeScene(path, fixture.scene()));
        const core::Scene kept = fixture.scene();
        fixture.load(sceneWith(MethodId::Rope));
        QVERIFY(fixture.window.document().openFile(path));
        QVERIFY(fixture.scene() == kept);
        QCOMPARE(fixture.window.document().name(), QStringLiteral("kept"));
        QCOMPARE(fixture.settings.recentFiles().value(0), path);
        // A change marks it, saving again takes the mark away.
        fixture.page().pickMethod(MethodId::None);
        QVERIFY(fixture.window.isWindowModified());
        QVERIFY(fixture.window.document().save());
        QVERIFY(!fixture.window.isWindowModified());
        QCOMPARE(std::get<core::Scene>(app::readScene(path)).model.method, MethodId::None);
    }

    void unsavedChangesAreAskedFor()
    {
        Fixture fixture;
        fixture.page().pickMethod(MethodId::Alibi);
        answerWith(QMessageBox::Cancel);
        QVERIFY(!fixture.window.close());
        QVERIFY(fixture.window.isVisible());
        QCOMPARE(fixture.scene().model.method, MethodId::Alibi);
        answerWith(QMessageBox::Discard);
        QVERIFY(fixture.window.close());
    }

    void everyExampleOpens()
    {
        Fixture fixture;
        QVERIFY(app::examples().size() >= 12);
        for (const app::Example &example : app::examples()) {
            QVERIFY2(fixture.window.document().openExample(example), qPrintable(example.id));
            QVERIFY2(fixture.settle(), qPrintable(example.id));
            // One of them shows what a refusal looks like.
            const bool refused = example.id == QLatin1String("learned-beyond-table");
            QCOMPARE(fixture.window.scheduler().frame()->refusal.has_value(), refused);
            QCOMPARE(fixture.window.document().name(), example.title);
            QVERIFY(!fixture.window.isWindowModified());
            QCOMPARE(fixture.page().mapCard()->map()->geometryNow().has_value(), !refused);
        }
    }

    void everyMethodAndStageShows()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope, 4));
        for (const MethodId method : core::allMethods) {
            fixture.page().pickMethod(method);
            QVERIFY(fixture.settle());
            QCOMPARE(fixture.scene().model.method, method);
            const auto stages = fixture.page().mapCard()->stages();
            QVERIFY(stages.size() >= 8);
            for (std::size_t i = 0; i < stages.size(); ++i) {
                fixture.window.actions().nextStage->trigger();
                QTRY_COMPARE(fixture.page().mapCard()->map()->view().stage,
                             fixture.scene().view.stage);
                QVERIFY(fixture.page().mapCard()->map()->geometryNow());
                QVERIFY(!fixture.page().mapCard()->map()->grab().isNull());
            }
            QVERIFY(!fixture.window.grab().isNull());
        }
        QCOMPARE(fixture.window.store().undoStack()->count(), 7);
    }

    void aStageOfAnotherMethodGivesWayToTheWeights()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Alibi);
        scene.view.stage = core::Stage::Bias;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        QTest::keyClick(&fixture.window, Qt::Key_5);
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.scene().model.method, MethodId::T5);
        QCOMPARE(fixture.scene().view.stage, core::Stage::Bias);
        QTest::keyClick(&fixture.window, Qt::Key_7);
        QVERIFY(fixture.settle());
        QTRY_COMPARE(fixture.scene().view.stage, core::Stage::Weights);
        QTRY_VERIFY(fixture.page().mapCard()->map()->geometryNow());
    }

    void aRefusalStandsInPlaceAndGoesAgain()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Rope);
        scene.model.rope.rotaryDim = 7;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        QVERIFY(fixture.window.scheduler().frame()->refusal);
        QVERIFY(!fixture.page().mapCard()->map()->geometryNow());
        // Map and inspector are replaced by the reason.
        QCOMPARE(fixture.page().pairText(),
                 widgets::words(*fixture.window.scheduler().frame()->refusal));
        fixture.window.grab();
        fixture.page().pickMethod(MethodId::None);
        QVERIFY(fixture.settle());
        QVERIFY(fixture.page().mapCard()->map()->geometryNow());
    }

    void keysWork()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Alibi, 4));
        QVERIFY(fixture.settle());
        QTest::keyClick(&fixture.window, Qt::Key_M);
        QCOMPARE(fixture.scene().model.mask, core::MaskKind::None);
        QTest::keyClick(&fixture.window, Qt::Key_M);
        QCOMPARE(fixture.scene().model.mask, core::MaskKind::Causal);
        QTest::keyClick(&fixture.window, Qt::Key_BracketRight);
        QCOMPARE(fixture.scene().view.head, 1);
        QTest::keyClick(&fixture.window, Qt::Key_BracketLeft);
        QTest::keyClick(&fixture.window, Qt::Key_BracketLeft);
        QCOMPARE(fixture.scene().view.head, 3);
        QTest::keyClick(&fixture.window, Qt::Key_L);
        QVERIFY(fixture.page().pairControl()->isLocked());
        QCOMPARE(fixture.scene().view.stage, core::Stage::Weights);
        for (const core::Stage stage : {core::Stage::Scores, core::Stage::Weights}) {
            QTest::keyClick(&fixture.window, Qt::Key_S, Qt::ShiftModifier);
            QCOMPARE(fixture.scene().view.stage, stage);
        }
        QTest::keyClick(&fixture.window, Qt::Key_S);
        QCOMPARE(fixture.scene().view.stage, core::Stage::Output);
        QTest::keyClick(&fixture.window, Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(fixture.scene().view.stage, core::Stage::Scores);
        for (int i = 0; i < 7; ++i) {
            QTest::keyClick(&fixture.window, Qt::Key(Qt::Key_1 + i));
            QCOMPARE(fixture.scene().model.method, core::allMethods[std::size_t(i)]);
        }
    }

    void lettersTypedInAFieldAreNoKeys()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope));
        QVERIFY(fixture.settle());
        QWidget *row = fixture.page().panel()->control(QStringLiteral("rope.base"));
        QVERIFY(row);
        auto *editor = row->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->setFocus();
        QTest::keyClicks(editor, QStringLiteral("1"));
        QCOMPARE(fixture.scene().model.method, MethodId::Rope);
    }

    void whatIsTypedCountsWhenTheWindowCloses()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope));
        QVERIFY(fixture.settle());
        auto *editor =
            fixture.page().panel()->control(QStringLiteral("rope.base"))->findChild<QLineEdit *>();
        editor->setFocus();
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("500"));
        answerWith(QMessageBox::Cancel);
        QVERIFY(!fixture.window.close());
        QCOMPARE(fixture.scene().model.rope.base, 500.0);
    }

    void theLockMovesAlongTheDiagonal()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Rope);
        scene.view.query = 5;
        scene.view.key = 2;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        fixture.window.actions().toggleLock->trigger();
        auto *map = fixture.page().mapCard()->map();
        QTest::keyClick(map, Qt::Key_Down);
        QCOMPARE(fixture.scene().view.query, 6);
        QCOMPARE(fixture.scene().view.key, 3);
        QTest::keyClick(map, Qt::Key_Down);
        QCOMPARE(fixture.scene().view.query, 6);
        QCOMPARE(fixture.scene().view.key, 3);
        emit fixture.page().pairCard()->strip()->keyPicked(0);
        QCOMPARE(fixture.scene().view.query, 3);
        QCOMPARE(fixture.scene().view.key, 0);
    }

    void anotherDisplacementOpensTheLock()
    {
        Fixture fixture;
        core::Scene scene = sceneWith(MethodId::Rope);
        scene.view.query = 5;
        scene.view.key = 2;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        const auto isLocked = [&] {
            return fixture.page().pairControl()->isLocked() &&
                   fixture.window.actions().toggleLock->isChecked();
        };
        auto *map = fixture.page().mapCard()->map();
        fixture.window.actions().toggleLock->trigger();
        emit map->cellPicked(4, 1); // the same diagonal
        QVERIFY(isLocked());
        emit map->cellPicked(4, 3);
        QVERIFY(!isLocked() && !fixture.page().pairControl()->isLocked());
        QCOMPARE(fixture.scene().view.key, 3);
        fixture.window.actions().toggleLock->trigger();
        emit fixture.page().sideCards()->view(SideView::Curve)->deltaPicked(-3);
        QVERIFY(!isLocked());
        QCOMPARE(fixture.scene().view.key, 1);
    }

    void oneSelectionEverywhere()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope));
        QVERIFY(fixture.settle());
        auto *curve = fixture.page().sideCards()->view(SideView::Curve);
        emit fixture.page().mapCard()->map()->cellPicked(4, 1);
        emit curve->deltaPicked(-2);
        QCOMPARE(fixture.scene().view.query, 4);
        QCOMPARE(fixture.scene().view.key, 2);
        for (const widgets::PictureView *view :
             {static_cast<widgets::PictureView *>(fixture.page().mapCard()->map()),
              fixture.page().sideCards()->view(SideView::Rotation), curve})
            QCOMPARE(view->view(), fixture.scene().view);
        emit curve->deltaPicked(-40);
        QCOMPARE(fixture.scene().view.key, 2);
    }

    void theFigureInFocusFollowsTheClicks()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Sinusoidal));
        QVERIFY(fixture.settle());
        QCOMPARE(fixture.page().figureInFocus(), core::FigureView::Map);
        QTest::mouseClick(fixture.page().sideCards()->view(SideView::Curve), Qt::LeftButton);
        QCOMPARE(fixture.page().figureInFocus(), core::FigureView::Curve);
        fixture.page().pickMethod(MethodId::Learned);
        QVERIFY(fixture.settle());
        // The focus went to what stands in the place of the curve.
        QCOMPARE(fixture.page().figureInFocus(), core::FigureView::FourParts);
        const QSize picture = fixture.page().figureSize();
        fixture.window.actions().copyPicture->trigger();
        const QMimeData *copied = QApplication::clipboard()->mimeData();
        const QImage image = QImage::fromData(copied->data(QStringLiteral("image/png")));
        QVERIFY(std::abs(image.width() - 2 * picture.width()) <= 40);
        QVERIFY(copied->data(QStringLiteral("image/svg+xml")).contains("<svg"));
        QVERIFY(copied->data(QStringLiteral("application/pdf")).startsWith("%PDF"));
        QCOMPARE(QApplication::clipboard()->image().size(), image.size());
    }

    void nothingOverlapsFromTheSmallestWindowUp()
    {
        for (const QSize size : {QSize(1024, 700), QSize(1024, 728), QSize(1199, 700),
                                 QSize(1200, 760), QSize(1439, 900), QSize(1440, 856),
                                 QSize(1759, 1000), QSize(1760, 990), QSize(2560, 1400)}) {
            const auto g = app::exploreGeometry(size, 140);
            std::vector<QRect> parts = {g.methodRow, g.pipeline,  g.parameters,
                                        g.map,       g.sideFirst, g.bottom};
            if (!g.sideSecond.isEmpty())
                parts.push_back(g.sideSecond);
            const QRect page({}, size);
            for (std::size_t i = 0; i < parts.size(); ++i) {
                QVERIFY2(page.contains(parts[i]), qPrintable(QString::number(i)));
                QVERIFY(parts[i].width() >= 200 && parts[i].height() >= 40);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!parts[i].intersects(parts[j]));
            }
            QCOMPARE(g.side == app::ExploreGeometry::Side::Tabs, size.width() < 1200);
            QCOMPARE(g.pipeline.width(), size.width());
            QCOMPARE(g.pipeline.height(), widgets::pipelineHeight(g.compactPipeline));
            QVERIFY(g.compactPipeline || size.width() >= 1200);
            QVERIFY(g.map.width() > g.sideFirst.width() || size.width() >= 1200);
        }
    }

    void theMainRowOfTheMockUpFollowsThePipeline()
    {
        // A window of 1440 x 900 less its top bar of 44.
        const auto g = app::exploreGeometry(QSize(1440, 856), 156);
        QVERIFY(!g.compactPipeline);
        QCOMPARE(g.pipeline, QRect(0, 50, 1440, 100));
        QCOMPARE(g.map.top(), 162);
        QCOMPARE(g.map.height(), 514);
        // A line of words below takes the place of the lower margin.
        const auto shorter = app::exploreGeometry(QSize(1440, 842), 156, app::Below::StatusLine);
        QCOMPARE(shorter.bottom.bottom(), 842 - 2 - 1);
        QVERIFY(shorter.map.height() >= g.map.height() - 8);
    }

    void thePipelineChoosesTheStage()
    {
        Fixture fixture;
        fixture.load(sceneWith(MethodId::Rope));
        QVERIFY(fixture.settle());
        auto *strip = fixture.page().pipeline();
        const auto click = [&](widgets::PipelinePart part) {
            const QRectF rect = strip->diagram().box(part)->rect;
            QTest::mouseClick(strip, Qt::LeftButton, {},
                              QPointF(rect.center().x(), rect.top() + 5).toPoint());
        };
        const int entries = fixture.window.store().undoStack()->count();
        click(widgets::PipelinePart::Value);
        QCOMPARE(fixture.scene().view.stage, core::Stage::V);
        QTRY_COMPARE(fixture.page().mapCard()->map()->view().stage, core::Stage::V);
        click(widgets::PipelinePart::Output);
        QCOMPARE(fixture.scene().view.stage, core::Stage::Output);
        QCOMPARE(fixture.window.store().undoStack()->count(), entries);
        // Another method lights another box.
        fixture.page().pickMethod(MethodId::Alibi);
        QTRY_VERIFY(strip->diagram().box(widgets::PipelinePart::Bias)->lit);
        QVERIFY(!strip->diagram().box(widgets::PipelinePart::Rotate)->lit);
        click(widgets::PipelinePart::Bias);
        QCOMPARE(fixture.scene().view.stage, core::Stage::Bias);
    }

    void controlsStayInsideTheirWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024 x 768") << QSize(1024, 768);
        QTest::newRow("1280 x 800") << QSize(1280, 800);
        QTest::newRow("1366 x 768") << QSize(1366, 768);
        QTest::newRow("1440 x 900") << QSize(1440, 900);
        QTest::newRow("1920 x 1080") << QSize(1920, 1080);
    }

    void controlsStayInsideTheirWindow()
    {
        QFETCH(QSize, size);
        Fixture fixture;
        fixture.window.resize(size);
        for (const MethodId method : core::allMethods) {
            fixture.load(sceneWith(method, 4));
            QVERIFY(fixture.settle());
            for (const QWidget *child : fixture.window.findChildren<QWidget *>()) {
                const QWidget *parent = child->parentWidget();
                if (!child->isVisible() || child->isWindow() || !parent || child->size().isEmpty())
                    continue;
                // Focus rings reach 4 pixels into their surroundings; what scrolls may be larger
                // than its viewport.
                if (parent->objectName() == QLatin1String("qt_scrollarea_viewport"))
                    continue;
                QVERIFY2(parent->rect().adjusted(-4, -4, 4, 4).contains(child->geometry()),
                         qPrintable(QStringLiteral("%1 in %2, method %3")
                                        .arg(QString::fromLatin1(child->metaObject()->className()),
                                             QString::fromLatin1(parent->metaObject()->className()))
                                        .arg(static_cast<int>(method))));
            }
        }
    }

    void theThemeIsRemembered()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.ini"));
        {
            app::Settings settings(path);
            app::MainWindow window(settings);
            QVERIFY(!window.theme().isDark);
            window.actions().darkTheme->trigger();
            QVERIFY(window.theme().isDark);
        }
        app::Settings settings(path);
        app::MainWindow window(settings);
        QVERIFY(window.theme().isDark);
        window.setDarkTheme(false);
    }

    void onlyAFileThatIsGoneIsForgotten()
    {
        Fixture fixture;
        const QString path = fixture.folder.filePath(QStringLiteral("kept.locus.json"));
        QVERIFY(!app::writeScene(path, fixture.scene()));
        QVERIFY(fixture.window.document().openFile(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        QVERIFY(!fixture.window.document().openFile(path));
        openBox(fixture.window)->close();
        QCOMPARE(fixture.settings.recentFiles(), QStringList{path});
        QVERIFY(file.remove());
        QVERIFY(!fixture.window.document().openFile(path));
        openBox(fixture.window)->close();
        QVERIFY(fixture.settings.recentFiles().isEmpty());
    }

    void recentFilesCanBeCleared()
    {
        Fixture fixture;
        const QString path = fixture.folder.filePath(QStringLiteral("kept.locus.json"));
        QVERIFY(!app::writeScene(path, fixture.scene()));
        QVERIFY(fixture.window.document().openFile(path));
        QAction *clear = fixture.window.actions().clearRecent;
        QMenu *menu = nullptr;
        const QList<QObject *> places = clear->associatedObjects();
        for (QObject *object : places)
            if (auto *shown = qobject_cast<QMenu *>(object))
                menu = shown;
        QVERIFY(menu);
        QVERIFY(menu->isEnabled());
        QCOMPARE(menu->actions().constLast(), clear);
        clear->trigger();
        QVERIFY(fixture.settings.recentFiles().isEmpty());
        QVERIFY(!menu->isEnabled());
        QVERIFY(fixture.window.document().openFile(path)); // the list begins anew
        QCOMPARE(menu->actions().size(), 3);               // file, line, clear
    }

    void recentFilesAreFewAndEachOnce()
    {
        QTemporaryDir folder;
        app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        for (int i = 0; i < 12; ++i)
            settings.addRecentFile(QStringLiteral("/lectures/%1.locus.json").arg(i % 10));
        QCOMPARE(settings.recentFiles().size(), 8);
        QCOMPARE(settings.recentFiles().constFirst(), QStringLiteral("/lectures/1.locus.json"));
        QCOMPARE(settings.recentFiles().count(QStringLiteral("/lectures/0.locus.json")), 1);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
