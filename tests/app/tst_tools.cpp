// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/diagnostics.h"
#include "app/mainwindow.h"
#include "app/pages/explore.h"
#include "app/preferences.h"
#include "app/statusline.h"
#include "app/topbar.h"
#include "app/windowplace.h"
#include "app/windowtools.h"
#include "app/zoom.h"
#include "core/edit.h"
#include "core/patch.h"
#include "core/version.h"
#include "tests/support/windowfixture.h"
#include "widgets/menufield.h"
#include "widgets/parampanel.h"
#include "widgets/paramslider.h"
#include "widgets/segmented.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

using namespace locus;
using app::Language;
using core::MethodId;
using tests::WindowFixture;

namespace {

core::Scene sceneOf(const core::Patch &patch)
{
    const auto result = core::applied(core::Scene{}, patch);
    return std::get<core::Scene>(result);
}

/// Every number away from where it starts.
core::Scene changedScene()
{
    return sceneOf({{"content.heads", 4},
                    {"method", "rope"},
                    {"rope.base", 500},
                    {"rope.layout", "half"},
                    {"alibi.max_bias", 4},
                    {"t5.buckets", 16},
                    {"shaw.radius", 2},
                    {"sinusoidal.base", 100},
                    {"learned.length", 64},
                    {"mask", "none"},
                    {"position_start", 7},
                    {"positions", core::Value::Array{0, 5, 9}},
                    {"padding", core::Value::Array{false, false, true}},
                    {"scale", "none"},
                    {"mistake", "mixed_layouts"}});
}

} // namespace

class TestTools : public QObject {
    Q_OBJECT
private slots:
    void zoomStepsLeadUpAndDownAndEnd()
    {
        double zoom = 1;
        for (const double next : {1.1, 1.25, 1.5, 1.75, 2.0, 2.0})
            QCOMPARE(zoom = app::zoomAfter(zoom, 1), next);
        for (const double next : {1.75, 1.5, 1.25, 1.1, 1.0, 1.0})
            QCOMPARE(zoom = app::zoomAfter(zoom, -1), next);
        QCOMPARE(app::nearestZoom(1.2), 1.25);
        QCOMPARE(app::nearestZoom(9), 2.0);
        QCOMPARE(app::nearestZoom(0.5), 1.0);
        for (const double none : {0.0, -1.0, qQNaN(), qInf()})
            QCOMPARE(app::nearestZoom(none), 1.0);
    }

    void theScaleFactorIsThatOfTheEnvironmentTimesTheZoom_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("during");
        QTest::newRow("none") << QByteArray() << QByteArray("1.25");
        QTest::newRow("one") << QByteArray("1") << QByteArray("1.25");
        QTest::newRow("two") << QByteArray("2") << QByteArray("2.5");
        QTest::newRow("a word") << QByteArray("large") << QByteArray("1.25");
    }

    void theScaleFactorIsThatOfTheEnvironmentTimesTheZoom()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, during);
        const QByteArray kept = qgetenv("QT_SCALE_FACTOR");
        if (before.isNull())
            qunsetenv("QT_SCALE_FACTOR");
        else
            qputenv("QT_SCALE_FACTOR", before);
        {
            const app::ZoomedEnvironment zoomed(1.25);
            QCOMPARE(qgetenv("QT_SCALE_FACTOR"), during);
        }
        QCOMPARE(qEnvironmentVariableIsSet("QT_SCALE_FACTOR"), !before.isNull());
        QCOMPARE(qgetenv("QT_SCALE_FACTOR"), before);
        qputenv("QT_SCALE_FACTOR", kept);
    }

    void theWindowKeepsItsPartOfTheScreen()
    {
        const app::WindowPlace place{QString(), QRect(100, 50, 1440, 900), 1, false};
        // The same screen has more room in units of a smaller interface, less in larger ones.
        const QSize least = app::smallestMainWindow;
        QCOMPARE(app::rectAt(place, 1, {2880, 1800}, least), QRect(100, 50, 1440, 900));
        QCOMPARE(app::rectAt(place, 1.1, {2618, 1636}, least), QRect(91, 45, 1309, 818));
        // What the page needs, where the screen has it; never more than the screen.
        QCOMPARE(app::rectAt(place, 2, {1440, 900}, least), QRect(50, 25, 1024, 700));
        QCOMPARE(app::rectAt(place, 2, {720, 450}, least), QRect(0, 0, 720, 450));
        const app::WindowPlace corner{QString(), QRect(1440, 900, 1440, 900), 1, false};
        QCOMPARE(app::rectAt(corner, 2, {1440, 900}, least), QRect(416, 200, 1024, 700));
    }

    void largerAndSmallerAgainLeadsBack()
    {
        QWidget window;
        const QString screen = window.screen()->name();
        const app::WindowPlace place{screen, QRect(100, 50, 1300, 800), 1, false};
        app::MainWindowPlace kept;
        kept.put(window, place, 1.5); // needs more than two thirds of it
        QCOMPARE(window.size(), app::smallestMainWindow);
        QVERIFY(kept.of(window, 1.5) == place);
        app::MainWindowPlace again;
        again.put(window, kept.of(window, 1.5), 1);
        QCOMPARE(window.geometry(), place.rect);
        // What the user does with it counts.
        window.resize(1200, 900);
        QCOMPARE(again.of(window, 1).rect.size(), QSize(1200, 900));
        window.resize(1300, 800);
        window.move(300, 200);
        QCOMPARE(again.of(window, 1).rect.topLeft(), QPoint(300, 200));
    }

    void preferencesHoldAtOnce()
    {
        WindowFixture fixture;
        QVERIFY(fixture.settle());
        fixture.window.actions().preferences->trigger();
        app::PreferencesDialog *dialog = fixture.window.tools().preferences();
        QVERIFY(dialog->isVisible());
        QVERIFY(!dialog->isModal());
        QCOMPARE(dialog->themeChoice()->current(), 0);
        QTest::keyClick(dialog->themeChoice(), Qt::Key_Right);
        QVERIFY(fixture.settings.darkTheme());
        QVERIFY(fixture.window.theme().isDark);
        fixture.window.actions().darkTheme->trigger();
        QCOMPARE(dialog->themeChoice()->current(), 0);

        emit dialog->languagePicked(Language::Chinese);
        QCOMPARE(fixture.settings.language(), Language::Chinese);
        QTRY_COMPARE(dialog->windowTitle(), QStringLiteral("首选项"));
        QCOMPARE(dialog->languageChoice()->current(), 2);
        emit fixture.window.actions().languagePicked(Language::English);
        QTRY_COMPARE(dialog->windowTitle(), QStringLiteral("Preferences"));
        QCOMPARE(dialog->languageChoice()->current(), 1);

        emit dialog->threadsPicked(1);
        QCOMPARE(fixture.settings.threads(), 1);
        QCOMPARE(fixture.window.scheduler().threads(), 1);
        dialog->close();
        QVERIFY(!dialog->isVisible());
    }

    void threadsChangeWhileTheWorkerComputes()
    {
        WindowFixture fixture;
        QVERIFY(fixture.settle());
        app::FrameScheduler &scheduler = fixture.window.scheduler();
        scheduler.setAlwaysInWorker(true);
        for (int round = 0; round < 20; ++round) {
            fixture.page().pickMethod(core::allMethods[std::size_t(round) % 7]);
            QCoreApplication::processEvents();
            scheduler.setThreads(1 + round % 2);
        }
        QVERIFY(fixture.settle());
        QCOMPARE(scheduler.threads(), 2);
        fixture.window.store().undoStack()->setClean();
    }

    void theStatusLineFollows()
    {
        WindowFixture fixture;
        fixture.load(sceneOf({{"content.heads", 8}}));
        QVERIFY(fixture.settle());
        const app::StatusLine *line = fixture.window.tools().statusLine();
        QVERIFY(line->isVisible());
        QCOMPARE(line->height(), app::StatusLine::lineHeight);
        static const QRegularExpression whole(
            QStringLiteral(R"(^n = 3 · weights · 8 heads · frame (under 0.1|\d+(\.\d)?) ms$)"));
        QVERIFY2(whole.match(line->text()).hasMatch(), qPrintable(line->text()));
        fixture.window.actions().nextStage->trigger();
        QVERIFY2(line->text().contains(QStringLiteral(" · output · ")), qPrintable(line->text()));
    }

    void theStatusLineStandsWhereTheUserWantsIt()
    {
        WindowFixture fixture({1440, 900});
        QVERIFY(fixture.settle());
        QWidget *line = fixture.window.tools().statusLine();
        QAction *toggle = fixture.window.actions().statusLine;
        QVERIFY(line->isVisible() && toggle->isChecked());
        fixture.window.resize(1440, 859);
        QTRY_VERIFY(!line->isVisible() && !toggle->isChecked());
        toggle->trigger();
        QVERIFY(line->isVisible());
        QCOMPARE(fixture.settings.statusLine(), std::optional(true));
        fixture.window.resize(1440, 900);
        toggle->trigger();
        QVERIFY(!line->isVisible());
        fixture.window.resize(1440, 1000);
        QTRY_COMPARE(fixture.window.height(), 1000);
        QVERIFY(!line->isVisible());
    }

    void theStatusLineMakesNoSmallWindowScroll()
    {
        WindowFixture fixture({1024, 768});
        fixture.settings.setStatusLine(true);
        QVERIFY(fixture.settle());
        fixture.window.tools().placeStatusLine(768);
        QVERIFY(fixture.window.tools().statusLine()->isVisible());
        QTRY_COMPARE(fixture.window.tools().statusLine()->y() + app::StatusLine::lineHeight,
                     fixture.window.centralWidget()->height());
        const auto *scroll = fixture.window.centralWidget()->findChild<QScrollArea *>();
        QVERIFY(!scroll->verticalScrollBar()->isVisible());
        QVERIFY(!scroll->horizontalScrollBar()->isVisible());
    }

    void resetThisMethodIsOneEntryAndLeavesTheOthers()
    {
        WindowFixture fixture;
        fixture.load(changedScene());
        QVERIFY(fixture.settle());
        const core::Scene before = fixture.scene();
        fixture.window.actions().resetMethod->trigger();
        QCOMPARE(fixture.scene().model.rope, core::RopeParams());
        QCOMPARE(fixture.scene().model.alibi.maxBias, 4.0);
        QCOMPARE(fixture.scene().model.mask, core::MaskKind::None);
        QVERIFY(!fixture.window.actions().resetMethod->isEnabled());
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
        fixture.window.actions().undo->trigger();
        QVERIFY(fixture.scene() == before);
    }

    /// What was typed beyond the comfortable range widened its slider.
    void resetThisMethodGivesItsSlidersTheirRanges()
    {
        WindowFixture fixture;
        core::Scene scene;
        scene.model.method = core::MethodId::Rope;
        fixture.load(scene);
        QVERIFY(fixture.settle());
        const auto sliderOf = [&fixture](const char *key) {
            return qobject_cast<widgets::ParamSlider *>(
                fixture.page().panel()->control(QString::fromLatin1(key)));
        };
        auto *base = sliderOf("rope.base");
        QVERIFY(base);
        const core::SliderRange own = base->number().range;
        emit fixture.page().panel()->paramEdited(QStringLiteral("rope.base"), own.max * 10,
                                                 widgets::newGesture());
        QVERIFY(base->number().range.max > own.max);
        fixture.window.actions().resetMethod->trigger();
        QVERIFY(base->number().range == own);
        fixture.window.store().undoStack()->setClean();
    }

    void resetAllIsOneEntryAndLeavesTheText()
    {
        WindowFixture fixture;
        fixture.load(changedScene());
        QVERIFY(fixture.settle());
        const core::Scene before = fixture.scene();
        fixture.window.actions().resetAll->trigger();
        core::Model wanted;
        wanted.content = before.model.content;
        QVERIFY(fixture.scene().model == wanted);
        QVERIFY(!fixture.window.actions().resetAll->isEnabled());
        QCOMPARE(fixture.window.store().undoStack()->count(), 1);
        QVERIFY(fixture.settle());
        QVERIFY(!fixture.window.scheduler().frame()->refusal);
        fixture.window.actions().undo->trigger();
        QVERIFY(fixture.scene() == before);
    }

    void diagnosticsAreOnTheClipboard()
    {
        WindowFixture fixture;
        const core::Value::Array tokens(40, core::Value("x"));
        fixture.load(sceneOf({{"content.tokens", tokens}, {"method", "alibi"}}));
        QVERIFY(fixture.settle());
        fixture.window.actions().copyDiagnostics->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        const auto version = core::versionString();
        for (const QString &part : {QString::fromUtf8(version.data(), qsizetype(version.size())),
                                    QString::fromUtf8(qVersion()), QStringLiteral("QCustomPlot 2."),
                                    QStringLiteral("Eigen 3."), QStringLiteral("Kernels "),
                                    QStringLiteral("threads"), QStringLiteral("Platform offscreen"),
                                    QStringLiteral("1440 x 900"), QStringLiteral("1920 x 1080"),
                                    QStringLiteral("Language en"), QStringLiteral("locus-scene/1"),
                                    QStringLiteral("\"alibi\""), QStringLiteral("and 32 more")})
            QVERIFY2(text.contains(part), qPrintable(part + QStringLiteral(" in\n") + text));
        const auto labels = fixture.window.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().contains(QStringLiteral("clipboard"));
        }));
    }

    void longArraysAreCut()
    {
        core::Value::Array row(12, core::Value(1.5));
        QCOMPARE(app::shortened(core::Value(row)), core::Value(row));
        row.emplace_back(2);
        const core::Value cut =
            app::shortened(core::Value::Object{{"rows", core::Value::Array{row}}});
        const auto &rows = *cut.object()->front().second.array();
        QCOMPARE(rows.front().array()->size(), std::size_t(9));
        QCOMPARE(*rows.front().array()->back().text(), std::string("and 5 more"));
    }
};

QTEST_MAIN(TestTools)
#include "tst_tools.moc"
