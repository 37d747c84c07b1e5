// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparison.h"
#include "app/mainwindow.h"
#include "app/numpyscript.h"
#include "app/pages/explore.h"
#include "app/settings.h"
#include "app/stagetext.h"
#include "core/attention.h"
#include "core/edit.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

using namespace locus;
using core::Stage;

namespace {

core::Prepared prepared(core::MaskKind mask = core::MaskKind::Causal)
{
    core::Model model;
    model.method = core::MethodId::Alibi;
    model.mask = mask;
    model.content.source = core::ContentSource::Identical;
    model.content.n = 3;
    model.content.q = core::Tensor({1}, {2.0});
    model.content.k = core::Tensor({1}, {1.0});
    model.scale = core::ScoreScale::None;
    model.alibi.slopes = core::Tensor({1}, {0.5});
    return core::prepare(model);
}

core::View at(Stage stage, int query, int key)
{
    core::View view;
    view.stage = stage;
    view.query = query;
    view.key = key;
    return view;
}

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

} // namespace

/// What is put on the clipboard, as text.
class CopiesTest : public QObject {
    Q_OBJECT

private slots:
    void aValueHasItsCoordinates_data();
    void aValueHasItsCoordinates();
    void tokensStandBesideTheirIndex();
    void aStageIsRowsOfNumbers();
    void whatIsNotThereIsEmpty();
    void keysAndMenuCopy();
    void theScriptComesWithItsChecksum();
};

void CopiesTest::aValueHasItsCoordinates_data()
{
    QTest::addColumn<Stage>("stage");
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("score") << Stage::Scores << 0 << "Scores, head 1, query 2, key 0: 1";
    QTest::newRow("bias") << Stage::Bias << 1 << "Bias, head 1, query 2, key 1: -0.5";
    QTest::newRow("mask") << Stage::Mask << 1 << "Mask, query 2, key 1: 1";
    QTest::newRow("key vector") << Stage::K << 1 << "Keys, head 1, key 1: 1";
}

void CopiesTest::aValueHasItsCoordinates()
{
    QFETCH(Stage, stage);
    QFETCH(int, key);
    QTEST(app::valueText(prepared(), at(stage, 2, key)), "text");
}

void CopiesTest::tokensStandBesideTheirIndex()
{
    const core::Prepared p = core::prepare(core::Scene().model);
    QVERIFY2(
        app::valueText(p, at(Stage::Scores, 1, 2))
            .startsWith(QStringLiteral("Scores, head 1, query 1 (bites), key 2 (man): masked")),
        qPrintable(app::valueText(p, at(Stage::Scores, 1, 2))));
    const QString row = app::valueText(p, at(Stage::Q, 2, 0));
    QVERIFY(row.startsWith(QStringLiteral("Queries, head 1, query 2 (man): ")));
    QCOMPARE(row.count(QLatin1Char('\t')), p.shapes.dHead - 1);
}

void CopiesTest::aStageIsRowsOfNumbers()
{
    QCOMPARE(app::stageText(prepared(), at(Stage::Scores, 0, 0)),
             QStringLiteral("2\t\t\n1.5\t2\t\n1\t1.5\t2\n"));
    QCOMPARE(app::stageText(prepared(), at(Stage::V, 0, 0)), QStringLiteral("1\n1\n1\n"));
}

void CopiesTest::whatIsNotThereIsEmpty()
{
    QCOMPARE(app::valueText(prepared(), at(Stage::Clip, 0, 0)), QString());
    QCOMPARE(app::stageText(prepared(), at(Stage::X, 0, 0)), QString());
}

void CopiesTest::keysAndMenuCopy()
{
    const QTemporaryDir folder;
    app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    app::MainWindow window(settings);
    window.show();
    QTRY_VERIFY(window.page().comparison().shownFrame());
    const auto &frame = window.scheduler().frame();
    const core::View view = core::clampedView(window.store().scene().view, frame->key);
    QTest::keyClick(&window, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard(), app::valueText(*frame->prepared, view));
    QVERIFY(!clipboard().isEmpty());
    window.actions().copyStage->trigger();
    QCOMPARE(clipboard(), app::stageText(*frame->prepared, view));
    window.actions().copyNumbers->trigger();
    QVERIFY(!clipboard().isEmpty() && clipboard() != app::stageText(*frame->prepared, view));
    window.actions().copyPicture->trigger();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

void CopiesTest::theScriptComesWithItsChecksum()
{
    const QTemporaryDir folder;
    app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    app::MainWindow window(settings);
    window.show();
    QTRY_VERIFY(window.page().comparison().shownFrame());
    window.actions().copyScript->trigger();
    QVERIFY(clipboard().contains(QStringLiteral("import numpy as np")));
    const auto &frame = window.scheduler().frame();
    const QString checksum = app::checksumText(app::checksumOf(
        core::exactStage(*frame->prepared, window.store().scene().view.stage, {0})));
    bool isShown = false;
    for (const QLabel *label : window.findChildren<QLabel *>())
        isShown = isShown || label->toolTip().contains(checksum);
    QVERIFY(isShown);
    QVERIFY(clipboard().contains(QStringLiteral("# checksum in Locus: ") + checksum));
}

QTEST_MAIN(CopiesTest)
#include "tst_copies.moc"
