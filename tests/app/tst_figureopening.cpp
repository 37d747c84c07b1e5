// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figure.h"
#include "app/pages/mapcard.h"
#include "tests/support/windowfixture.h"
#include "widgets/heatmapview.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMessageBox>
#include <QMimeData>
#include <QTest>
#include <QUrl>

using namespace locus;
using Fixture = tests::WindowFixture;

namespace {

core::Scene someScene()
{
    core::Scene scene;
    scene.model.method = core::MethodId::T5;
    scene.model.content.tokens = {"a", "b", "c", "d"};
    scene.view.query = 3;
    scene.view.key = 1;
    scene.view.stage = core::Stage::Bias;
    scene.view.colors = core::Tensor::vector({-0.1, 1.7}); // kept: the values go beyond them
    scene.view.colorsStage = core::Stage::Bias;
    return scene;
}

QString figureOf(const core::Scene &scene, const QTemporaryDir &folder, const QString &name,
                 bool carries = true)
{
    core::FigureSettings settings;
    settings.dpi = 40;
    settings.carriesScene = carries;
    const QString path = folder.filePath(name);
    return app::exportFigure(scene, settings, path) ? QString() : path;
}

/// As the desktop does it.
void drop(QWidget &window, const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({40, 40}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({40, 40}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window, &event);
}

} // namespace

/// A figure opens like a scene.
class TestFigureOpening : public QObject {
    Q_OBJECT
private slots:
    void aDroppedFigureIsTheScene_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("PNG") << "lecture 3.png";
        QTest::newRow("SVG") << "lecture 3.svg";
        QTest::newRow("PDF") << "lecture 3.PDF";
    }
    void aDroppedFigureIsTheScene()
    {
        QFETCH(QString, name);
        Fixture fixture;
        const QString path = figureOf(someScene(), fixture.folder, name);
        QVERIFY(!path.isEmpty());
        drop(fixture.window, path);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.scene() == someScene(), tests::patience);
        QVERIFY(fixture.settle());
        QVERIFY(!fixture.window.store().isModified());
        const widgets::ColorRange colors = fixture.page().mapCard()->map()->range();
        QVERIFY((colors == widgets::ColorRange{widgets::ColorScale::Diverging, -0.1, 1.7}));
        // It has no file yet: saving asks for one, and never writes over the figure.
        QVERIFY(fixture.window.store().path().isEmpty());
        QCOMPARE(fixture.window.document().name(), QStringLiteral("lecture 3"));
        QVERIFY(fixture.window.windowTitle().startsWith(QStringLiteral("lecture 3")));
        fixture.window.document().startNew();
        QVERIFY(fixture.window.document().name() != QStringLiteral("lecture 3"));
    }

    void aFigureFromElsewhereSaysSo()
    {
        Fixture fixture;
        QVERIFY(fixture.settle());
        const core::Scene before = fixture.scene();
        const QString path =
            figureOf(someScene(), fixture.folder, QStringLiteral("plain.png"), false);
        QVERIFY(!fixture.window.document().openFile(path));
        auto *box = fixture.window.findChild<QMessageBox *>();
        QVERIFY(box);
        QVERIFY2(box->informativeText().contains(QStringLiteral("no scene in this file")),
                 qPrintable(box->informativeText()));
        box->close();
        QVERIFY(fixture.scene() == before);
    }
};

QTEST_MAIN(TestFigureOpening)
#include "tst_figureopening.moc"
