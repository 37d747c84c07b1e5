// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"
#include "app/pictures.h"
#include "app/scenejson.h"
#include "app/settings.h"
#include "app/sweepdialog.h"
#include "app/sweepfigures.h"
#include "tests/support/locusrun.h"
#include "widgets/menufield.h"

#include <QAction>
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace locus;

namespace {

core::FigureSettings smallFigure()
{
    core::FigureSettings figure;
    figure.width = 240;
    figure.height = 200;
    figure.sizeInPixels = true;
    figure.dpi = 96;
    return figure;
}

core::Scene ropeScene()
{
    core::Scene scene;
    scene.model.method = core::MethodId::Rope;
    scene.view.stage = core::Stage::Scores;
    return scene;
}

} // namespace

/// From the scene to the pictures: what can be swept, one range of colours, the dialog, the
/// command.
class SweepDialogTest : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatTheMethodUsesIsOffered();
    void allMapsHaveOneRange();
    void theDialogSaysWhatComesAndWhatCannot();
    void theDialogNamesThePicture();
    void theDialogWritesPictures();
    void theWindowOpensIt();
    void theCommandWritesPictures();
    void theCommandIsChecked_data();
    void theCommandIsChecked();
};

void SweepDialogTest::onlyWhatTheMethodUsesIsOffered()
{
    const auto has = [](const core::Scene &scene, std::string_view key) {
        for (const core::ParamSpec *param : app::sweptParams(scene))
            if (param->key == key)
                return true;
        return false;
    };
    QVERIFY(has(ropeScene(), "rope.base"));
    QVERIFY(has(ropeScene(), "query"));
    QVERIFY(app::sweptParams(ropeScene()).front()->key == "rope.base"); // its own come first
    QVERIFY(!has(ropeScene(), "t5.buckets"));
    QVERIFY(!has(ropeScene(), "method"));
    QVERIFY(!has(ropeScene(), "head")); // there is one
}

void SweepDialogTest::allMapsHaveOneRange()
{
    core::Scene near = ropeScene();
    core::Scene far = ropeScene();
    far.model.scale = core::ScoreScale::None; // eight times as large
    app::SweepFigures figures({near, far}, smallFigure());
    QCOMPARE(figures.look(0), QString());
    const widgets::ColorRange first = *figures.range();
    QCOMPARE(figures.look(1), QString());
    QVERIFY(figures.range()->high > 4 * first.high);
    app::SweepFigures alone({near}, smallFigure());
    QCOMPARE(alone.look(0), QString());
    QVERIFY(std::get<QByteArray>(figures.picture(0)) != std::get<QByteArray>(alone.picture(0)));
    near.model.rope.rotaryDim = 3;
    app::SweepFigures refused({near}, smallFigure());
    QVERIFY(!refused.look(0).isEmpty());
}

void SweepDialogTest::theDialogSaysWhatComesAndWhatCannot()
{
    app::SweepDialog dialog(ropeScene(), smallFigure(), widgets::Theme::light());
    dialog.form()->setSweep({"rope.base", 100, 1e4, 5, true});
    QVERIFY2(dialog.note().contains(QStringLiteral("8 ")), qPrintable(dialog.note()));
    QVERIFY(dialog.note().contains(QStringLiteral("240 × 200")));
    QVERIFY(dialog.canSave());
    dialog.form()->setSweep({"rope.base", 100, -1, 5, false});
    QVERIFY(dialog.note().contains(QStringLiteral("rope.base")));
    QVERIFY(!dialog.canSave());
}

void SweepDialogTest::theDialogNamesThePicture()
{
    core::FigureSettings figure = smallFigure();
    figure.panels = {core::FigureView::Curve};
    app::SweepDialog dialog(ropeScene(), figure, widgets::Theme::light());
    QCOMPARE(dialog.form()->picture(), core::FigureView::Curve);
    const auto views = app::picturesOf(ropeScene().model);
    widgets::MenuField *menu = nullptr;
    for (auto *field : dialog.findChildren<widgets::MenuField *>())
        if (field->accessibleName() == QStringLiteral("Picture"))
            menu = field;
    QVERIFY(menu);
    QCOMPARE(std::size_t(menu->items().size()), views.size());
    for (std::size_t i = 0; i < views.size(); ++i) {
        menu->setCurrent(static_cast<int>(i));
        QCOMPARE(dialog.form()->picture(), views[i]);
        QVERIFY(!menu->items().at(static_cast<qsizetype>(i)).isEmpty());
    }
    const QTemporaryDir folder;
    const auto draw = [&](core::FigureView view) {
        menu->setCurrent(
            static_cast<int>(std::find(views.begin(), views.end(), view) - views.begin()));
        const QString path = folder.filePath(QString::number(menu->current()));
        QSignalSpy written(&dialog, &app::SweepDialog::written);
        dialog.form()->setSweep({"rope.base", 100, 1e4, 2, false});
        dialog.writeTo(path);
        if (!QTest::qWaitFor([&] { return !written.isEmpty(); }, 10000))
            return QImage();
        return QImage(QDir(path).filePath(QStringLiteral("0001.png")));
    };
    const QImage map = draw(core::FigureView::Map);
    const QImage curve = draw(core::FigureView::Curve);
    QVERIFY(!map.isNull());
    QVERIFY(!curve.isNull());
    QVERIFY(map != curve);
}

void SweepDialogTest::theDialogWritesPictures()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s"));
    app::SweepDialog dialog(ropeScene(), smallFigure(), widgets::Theme::dark());
    dialog.form()->setSweep({"rope.base", 100, 1e4, 3, false});
    dialog.show();
    QSignalSpy written(&dialog, &app::SweepDialog::written);
    dialog.writeTo(path);
    QVERIFY(dialog.isBusy());
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(QDir(path).entryList(QDir::Files).size(), 3);
    // Each carries the scene of its own step.
    const auto last = app::readScene(QDir(path).filePath(QStringLiteral("0003.png")));
    QVERIFY(std::holds_alternative<core::Scene>(last));
    QCOMPARE(std::get<core::Scene>(last).model.rope.base, 1e4);
    dialog.show();
    dialog.writeTo(path);
    QVERIFY2(dialog.note().contains(path), qPrintable(dialog.note()));
    QVERIFY(dialog.isVisible());
}

void SweepDialogTest::theWindowOpensIt()
{
    const QTemporaryDir folder;
    app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    app::MainWindow window(settings);
    window.show();
    window.actions().exportSweep->trigger();
    auto *dialog = window.findChild<app::SweepDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->canSave());
    dialog->close();
}

void SweepDialogTest::theCommandWritesPictures()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s"));
    const auto run = test::runLocus(
        {QStringLiteral("export"), QStringLiteral("--view"), QStringLiteral("heatmap"),
         QStringLiteral("--frames"), QStringLiteral("3"), QStringLiteral("--sweep"),
         QStringLiteral("query=0..2^1"), QStringLiteral("--back"), QStringLiteral("--size"),
         QStringLiteral("240x200px"), QStringLiteral("--dpi"), QStringLiteral("96"),
         QStringLiteral("--out"), path});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(QDir(path).entryList(QDir::Files).size(), 4);
}

void SweepDialogTest::theCommandIsChecked_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QString &more, int status) {
        QTest::newRow(name) << more.split(u' ') << status;
    };
    row("no range", QStringLiteral("--sweep query=3 --out s"), 2);
    row("no number", QStringLiteral("--sweep query=a..b --out s"), 2);
    row("unknown key", QStringLiteral("--sweep quary=0..1 --out s"), 2);
    row("frames without", QStringLiteral("--frames 3 --out s.png"), 2);
    row("no such film", QStringLiteral("--sweep query=0..1 --out film.mov"), 2);
    row("vectors", QStringLiteral("--sweep query=0..1 --out a.svg"), 2);
    row("one frame", QStringLiteral("--sweep query=0..1 --frames 1 --out s"), 2);
    row("a choice", QStringLiteral("--sweep method=0..1 --out s"), 1);
    row("outside", QStringLiteral("--sweep rope.base=1..-1 --out s"), 1);
    row("no folder", QStringLiteral("--sweep query=0..1 --frames 2 --out no/s"), 3);
}

void SweepDialogTest::theCommandIsChecked()
{
    QFETCH(QStringList, more);
    const QTemporaryDir folder;
    more.last().prepend(folder.path() + u'/');
    const auto run = test::runLocus(
        QStringList{QStringLiteral("export"), QStringLiteral("--view"), QStringLiteral("heatmap")} +
        more);
    QTEST(run.status, "status");
    QCOMPARE(run.messages().size(), 1);
    QVERIFY(QDir(folder.path()).isEmpty());
}

QTEST_MAIN(SweepDialogTest)
#include "tst_sweepdialog.moc"
