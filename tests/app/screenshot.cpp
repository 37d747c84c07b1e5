// SPDX-License-Identifier: GPL-3.0-or-later
// screenshot OUT.png [SCENE.locus.json] [WIDTHxHEIGHT] [dark] [zh] [examples] [export]
// [B=OTHER] [tensors=FILE] [unsaved] [detached=NUMBER]: the real window, drawn offscreen, as the
// README shows it, or the examples over it, or the export dialog of that size, or the scene OTHER
// less the first one, or the tensors of a file, or what is offered after a crash, or the picture of
// that core::FigureView in a window of its own, of that size.
#include "app/actions.h"
#include "app/comparison.h"
#include "app/examplegallery.h"
#include "app/examplegrid.h"
#include "app/exportdialog.h"
#include "app/exporting/previewpane.h"
#include "app/mainwindow.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/proofs.h"
#include "app/recoverydialog.h"
#include "app/scenejson.h"
#include "app/scenestore.h"
#include "app/settings.h"
#include "app/tensorpicker.h"

#include <QAction>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

namespace {

QSize sizeFrom(const QString &text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    return size.isEmpty() ? QSize(1440, 900) : size;
}

/// The scene that is open becomes A.
void subtractFrom(locus::app::MainWindow &window, const QString &path)
{
    const auto other = locus::app::readScene(path);
    window.page().comparison().pin();
    if (const auto *scene = std::get_if<locus::core::Scene>(&other))
        window.store().edit(*scene, {}, locus::widgets::newGesture());
    window.page().comparison().setSide(locus::app::Comparison::Side::Difference);
}

bool saveDialog(QDialog &dialog, const QString &path)
{
    dialog.open();
    QTest::qWait(300);
    return dialog.grab().save(path);
}

/// The picker of a file of tensors.
bool saveTensors(locus::app::MainWindow &window, const QString &file, const QString &path)
{
    locus::app::TensorPicker picker(file, &window);
    return QTest::qWaitFor([&picker] { return !picker.isBusy(); }, 60'000) &&
           saveDialog(picker, path);
}

/// A picture in a window of its own.
bool saveDetached(locus::app::MainWindow &window, int kind, QSize size, const QString &path)
{
    auto &views = window.page().detached();
    views.detach(static_cast<locus::app::SideView>(kind));
    auto *view = views.window(static_cast<locus::app::SideView>(kind));
    view->resize(size);
    return QTest::qWaitForWindowExposed(view) &&
           QTest::qWaitFor([&window] { return !window.scheduler().isWorking(); }) &&
           view->grab().save(path);
}

/// What is offered after a crash.
bool saveUnsaved(locus::app::MainWindow &window, const QString &path)
{
    using namespace locus::app;
    Autosaved first = window.document().snapshot();
    Autosaved second = first;
    first.path = QStringLiteral("/home/someone/lectures/2026/positions/dog-bites-man.locus.json");
    first.name = QStringLiteral("dog-bites-man");
    first.time = second.time.addSecs(-7200);
    RecoveryDialog dialog({{{}, first},
                           {{},
                            AutosaveFailure{false, QStringLiteral("/media/stick/q.npy: "
                                                                  "cannot be read")}},
                           {{}, second}},
                          {}, &window);
    return saveDialog(dialog, path);
}

bool saveExamples(locus::app::MainWindow &window, const QString &path)
{
    window.actions().allExamples->trigger();
    auto *gallery = window.findChild<locus::app::ExampleGallery *>();
    return QTest::qWaitFor([gallery] { return gallery->grid()->isComplete(); }, 60'000) &&
           gallery->grab().save(path);
}

/// Three panels at the width of two columns.
bool saveExportDialog(locus::app::MainWindow &window, QSize size, const QString &path)
{
    using locus::core::FigureView;
    const locus::core::Scene &scene = window.store().scene();
    locus::app::FigureMaker maker(scene, window.scheduler().frame());
    locus::core::FigureSettings settings;
    settings.panels = {FigureView::Map};
    for (const FigureView view : {FigureView::Rotation, FigureView::Curve})
        if (locus::app::pictureExists(scene.model, view))
            settings.panels.push_back(view);
    settings.width = 174;
    settings.height = 96;
    settings.parts.numbers = false;
    locus::app::ExportDialog dialog(maker, FigureView::Map, settings, window.theme());
    dialog.setFormat(locus::app::FigureFormat::Pdf);
    dialog.setWindowState(Qt::WindowNoState);
    dialog.resize(size);
    dialog.show();
    QTest::qWait(300);
    dialog.pane()->render();
    return dialog.grab().save(path);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" LOCUS_TEST_DATA "/support/screens.json");
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2) {
        QTextStream(stderr) << "usage: screenshot OUT.png [SCENE.locus.json] [WIDTHxHEIGHT] [dark] "
                               "[zh] [examples] [export] [B=OTHER]\n";
        return 2;
    }
    const QTemporaryDir folder;
    locus::app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    if (arguments.mid(4).contains(QLatin1String("zh")))
        locus::app::useLanguage(locus::app::Language::Chinese);
    locus::app::MainWindow window(settings);
    if (!arguments.value(2).isEmpty())
        window.document().openFile(arguments.value(2));
    window.setWindowState(Qt::WindowNoState);
    window.resize(sizeFrom(arguments.value(3)));
    window.setDarkTheme(arguments.mid(4).contains(QLatin1String("dark")));
    for (const QString &argument : arguments.mid(4))
        if (argument.startsWith(QLatin1String("B=")))
            subtractFrom(window, argument.mid(2));
    window.show();
    const bool ready = QTest::qWaitForWindowExposed(&window) && QTest::qWaitFor([&window] {
                           return window.scheduler().frame() && !window.scheduler().isWorking() &&
                                  window.page().proofs().watch().isCurrent();
                       });
    QTest::qWait(300);
    for (const QString &argument : arguments.mid(4))
        if (ready && argument.startsWith(QLatin1String("detached=")))
            return saveDetached(window, argument.mid(9).toInt(), sizeFrom(arguments.value(3)),
                                arguments.value(1))
                       ? 0
                       : 1;
        else if (ready && argument.startsWith(QLatin1String("tensors=")))
            return saveTensors(window, argument.mid(8), arguments.value(1)) ? 0 : 1;
    if (ready && arguments.mid(4).contains(QLatin1String("unsaved")))
        return saveUnsaved(window, arguments.value(1)) ? 0 : 1;
    if (ready && arguments.mid(4).contains(QLatin1String("examples")))
        return saveExamples(window, arguments.value(1)) ? 0 : 1;
    if (ready && arguments.mid(4).contains(QLatin1String("export")))
        return saveExportDialog(window, sizeFrom(arguments.value(3)), arguments.value(1)) ? 0 : 1;
    return ready && window.grab().save(arguments.value(1)) ? 0 : 1;
}
