// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"
#include "app/numbersdialog.h"
#include "app/numbersfile.h"
#include "app/settings.h"
#include "app/tensorfile/tensorfile.h"
#include "core/edit.h"
#include "core/prepared.h"
#include "tests/support/locusrun.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <cstring>
#include <limits>

using namespace locus;
using core::TableId;

namespace {

const std::atomic<bool> goOn = false;

core::Model modelOf(core::MethodId method)
{
    core::Model model = core::Scene().model;
    model.method = method;
    model.content.heads = 2;
    model.content.dHead = 8;
    model.content.dModel = 16;
    return model;
}

core::Scene sceneOf(core::MethodId method)
{
    core::Scene scene;
    scene.model = modelOf(method);
    scene.view.query = 2;
    scene.view.key = 1;
    return scene;
}

core::NumberTable tableOf(TableId id, const core::Scene &scene)
{
    const auto table = core::makeTable(id, core::prepare(scene.model), scene.study, scene.view);
    const auto *data = std::get_if<core::TableData>(&table);
    const auto *numbers = data ? std::get_if<core::NumberTable>(data) : nullptr;
    return numbers ? *numbers : core::NumberTable();
}

QByteArray fileText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The window with the dialog of its scene.
struct Fixture {
    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    app::MainWindow window{settings};

    Fixture()
    {
        settings.setFigureFolder(folder.path());
        window.show();
    }
    app::NumbersDialog *open()
    {
        window.actions().saveNumbers->trigger();
        return window.findChild<app::NumbersDialog *>();
    }
};

} // namespace

/// Numbers that leave the program: formats, bits, the dialog of the window.
class NumbersTest : public QObject {
    Q_OBJECT

private slots:
    void npyKeepsEveryBit_data();
    void npyKeepsEveryBit();
    void aMaskedCellIsMinusInfinity();
    void commandLineAndWindowWriteTheSame_data();
    void commandLineAndWindowWriteTheSame();
    void aPairIsNoArray();
    void theDialogListsTheTablesOfTheMethod_data();
    void theDialogListsTheTablesOfTheMethod();
    void theDialogWritesAndRemembers();
    void aPlaceThatCannotBeWrittenIsTold();
    void whatIsStoppedLeavesNoFile();
    void aRefusedSceneHasNoNumbers();
};

void NumbersTest::npyKeepsEveryBit_data()
{
    QTest::addColumn<core::MethodId>("method");
    QTest::addColumn<TableId>("table");
    for (const core::MethodId method : core::allMethods)
        for (const TableId id : core::allTables()) {
            const core::Scene scene = sceneOf(method);
            if (app::canHold(app::TableFormat::Npy, id) &&
                !core::tableRefusal(id, core::prepare(scene.model), scene.view))
                QTest::addRow("%d %s", static_cast<int>(method), core::tableName(id))
                    << method << id;
        }
}

void NumbersTest::npyKeepsEveryBit()
{
    QFETCH(core::MethodId, method);
    QFETCH(TableId, table);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("numbers.npy"));
    const core::Scene scene = sceneOf(method);
    const auto saved = app::saveNumbers(core::prepare(scene.model), scene, table,
                                        app::TableFormat::Npy, path, goOn);
    QCOMPARE(saved.problem, QString());

    const auto opened = app::openTensorFile(path);
    const auto *file = std::get_if<std::unique_ptr<app::TensorFile>>(&opened);
    QVERIFY(file);
    QCOMPARE((*file)->tensors().size(), std::size_t(1));
    const core::NumberTable expected = tableOf(table, scene);
    QVERIFY(!expected.values.empty());
    QCOMPARE((*file)->tensors().front().shape,
             core::Tensor::Shape(expected.shape.begin(), expected.shape.end()));
    const QByteArray bytes = fileText(path);
    const qsizetype size = qsizetype(expected.values.size() * sizeof(double));
    QCOMPARE((bytes.size() - size) % 64, 0);
    const char *numbers = bytes.constData() + bytes.size() - size;
    for (std::size_t i = 0; i < expected.values.size(); ++i) {
        double read = 0;
        std::memcpy(&read, numbers + i * sizeof read, sizeof read);
        if (std::isnan(expected.values[i]))
            QVERIFY(std::isinf(read) && read < 0);
        else
            QCOMPARE(std::memcmp(&read, &expected.values[i], sizeof read), 0);
    }
}

void NumbersTest::aMaskedCellIsMinusInfinity()
{
    app::MemoryOutput out;
    app::writeTable(out, app::TableFormat::Npy, TableId::Scores,
                    core::NumberTable{{1, 1, 2}, {0.5, std::numeric_limits<double>::quiet_NaN()}});
    const QByteArray bytes = out.bytes();
    QVERIFY(bytes.startsWith(QByteArray("\x93NUMPY\x01\x00\x76\x00", 10)));
    QVERIFY(bytes.contains("{'descr': '<f8', 'fortran_order': False, 'shape': (1, 1, 2), }"));
    QCOMPARE(bytes.size(), 128 + 16);
    QCOMPARE(bytes.right(16), QByteArray("\0\0\0\0\0\0\xe0\x3f\0\0\0\0\0\0\xf0\xff", 16));
}

void NumbersTest::commandLineAndWindowWriteTheSame_data()
{
    QTest::addColumn<app::TableFormat>("format");
    QTest::addColumn<TableId>("table");
    for (const app::TableFormat format : app::allTableFormats)
        for (const TableId id : {TableId::Weights, TableId::Curve, TableId::Slopes})
            QTest::addRow("%s %s", app::tableFormatName(format).data(), core::tableName(id))
                << format << id;
    QTest::newRow("json pair") << app::TableFormat::Json << TableId::Pair;
    QTest::newRow("csv claims") << app::TableFormat::Csv << TableId::Claims;
}

void NumbersTest::commandLineAndWindowWriteTheSame()
{
    QFETCH(app::TableFormat, format);
    QFETCH(TableId, table);
    const test::Run run = test::runLocus(
        {QStringLiteral("print"), QLatin1String(core::tableName(table)), QStringLiteral("--set"),
         QStringLiteral("method=alibi"), QStringLiteral("--format"),
         QString::fromLatin1(app::tableFormatName(format).data())});
    QCOMPARE(run.status, 0);
    core::Scene scene;
    scene.model.method = core::MethodId::Alibi;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("numbers"));
    QCOMPARE(app::saveNumbers(core::prepare(scene.model), scene, table, format, path, goOn).problem,
             QString());
    QVERIFY(!run.out.isEmpty());
    QCOMPARE(fileText(path), run.out);
}

void NumbersTest::aPairIsNoArray()
{
    const test::Run run = test::runLocus({QStringLiteral("print"), QStringLiteral("pair"),
                                          QStringLiteral("--format"), QStringLiteral("npy")});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.messages().size(), 1);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.err.contains("pair"));
}

void NumbersTest::theDialogListsTheTablesOfTheMethod_data()
{
    QTest::addColumn<core::MethodId>("method");
    QTest::addColumn<QList<TableId>>("there");
    QTest::addColumn<QList<TableId>>("absent");
    QTest::newRow("alibi") << core::MethodId::Alibi
                           << QList<TableId>{TableId::Slopes, TableId::Bias, TableId::Weights}
                           << QList<TableId>{TableId::Angles, TableId::Encoding, TableId::Clip};
    QTest::newRow("rope") << core::MethodId::Rope
                          << QList<TableId>{TableId::Angles, TableId::RotatedQ, TableId::Curve}
                          << QList<TableId>{TableId::Slopes, TableId::Buckets};
    QTest::newRow("none") << core::MethodId::None << QList<TableId>{TableId::X, TableId::Claims}
                          << QList<TableId>{TableId::Curve, TableId::Frequencies};
}

void NumbersTest::theDialogListsTheTablesOfTheMethod()
{
    QFETCH(core::MethodId, method);
    QFETCH(QList<TableId>, there);
    QFETCH(QList<TableId>, absent);
    const core::Scene scene = sceneOf(method);
    core::FrameCache cache;
    const auto frame = cache.compute(scene.model, {});
    app::NumbersDialog dialog(frame, scene, widgets::Theme::light());
    QCOMPARE(dialog.table(), core::tableOfStage(scene.view.stage));
    for (const TableId id : there) {
        dialog.setTable(id);
        QCOMPARE(dialog.table(), id);
    }
    const auto all = app::tablesOf(*frame, scene.view);
    QCOMPARE(dialog.tableCount(), int(all.size()));
    for (const TableId id : absent)
        QVERIFY(std::find(all.begin(), all.end(), id) == all.end());
}

void NumbersTest::theDialogWritesAndRemembers()
{
    Fixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("w.npy"));
    {
        const QPointer<app::NumbersDialog> dialog = fixture.open();
        QVERIFY(dialog);
        dialog->setFormat(app::TableFormat::Npy);
        emit dialog->saveRequested();
        auto *file = dialog->findChild<QFileDialog *>();
        QVERIFY(file);
        QVERIFY(file->selectedFiles().constFirst().endsWith(QStringLiteral("-weights.npy")));
        emit file->fileSelected(path);
        file->close();
        QTRY_VERIFY(!dialog || !dialog->isVisible());
    }
    QVERIFY(fileText(path).startsWith("\x93NUMPY"));
    QCOMPARE(fixture.settings.tableFormat(), QStringLiteral("npy"));
    QTRY_VERIFY(!fixture.window.findChild<app::NumbersDialog *>());
    QCOMPARE(fixture.open()->format(), app::TableFormat::Npy);
}

void NumbersTest::aPlaceThatCannotBeWrittenIsTold()
{
    Fixture fixture;
    app::NumbersDialog *dialog = fixture.open();
    const QString path = fixture.folder.filePath(QStringLiteral("gone/w.csv"));
    dialog->writeTo(path);
    QTRY_VERIFY(!dialog->isBusy());
    QVERIFY(dialog->isVisible());
    QVERIFY2(dialog->note().contains(path), qPrintable(dialog->note()));
    dialog->setTable(TableId::Pair);
    dialog->setFormat(app::TableFormat::Npy);
    QVERIFY(dialog->note().contains(QStringLiteral("JSON")));
}

void NumbersTest::whatIsStoppedLeavesNoFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("w.csv"));
    const std::atomic<bool> stopped = true;
    const core::Scene scene = sceneOf(core::MethodId::Rope);
    const auto result = app::saveNumbers(core::prepare(scene.model), scene, TableId::Weights,
                                         app::TableFormat::Csv, path, stopped);
    QVERIFY(result.isStopped);
    QVERIFY(!QFile::exists(path));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void NumbersTest::aRefusedSceneHasNoNumbers()
{
    Fixture fixture;
    core::Scene scene = fixture.window.store().scene();
    scene.model.method = core::MethodId::Rope;
    scene.model.rope.rotaryDim = 3;
    fixture.window.store().edit(scene, QStringLiteral("odd"), widgets::newGesture());
    QVERIFY(!fixture.open());
    QTRY_VERIFY(QApplication::activeModalWidget() ||
                fixture.window.findChild<QDialog *>(QString(), Qt::FindDirectChildrenOnly));
    for (QWidget *top : QApplication::topLevelWidgets())
        if (auto *dialog = qobject_cast<QDialog *>(top))
            dialog->close();
}

QTEST_MAIN(NumbersTest)
#include "tst_numbers.moc"
