// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowlook.h"

#include "app/mainwindow.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/mapcard.h"
#include "app/pages/sidecards.h"
#include "app/windowplace.h"
#include "app/windowtools.h"
#include "widgets/paircontrol.h"

#include <QAction>

namespace locus::app {

namespace {

void openDetached(MainWindow &window, const Look &look, double zoom)
{
    DetachedViews &views = window.page().detached();
    for (const auto &[kind, place, size] : look.detached) {
        views.detach(kind);
        DetachedView &view = *views.window(kind);
        view.setChosenSize(size);
        putAt(view, place, zoom, view.minimumSize());
    }
    if (!look.detached.empty()) { // the last one took it
        window.raise();
        window.activateWindow();
    }
}

void show(MainWindow &window, const Look &look, double zoom)
{
    window.page().sideCards()->setChosen(look.pictures);
    window.page().mapCard()->setLook(look.map);
    if (look.isLocked != window.page().pairControl()->isLocked())
        window.actions().toggleLock->trigger();
    openDetached(window, look, zoom);
    if (look.hasPreferences)
        window.actions().preferences->trigger();
}

} // namespace

Look lookOf(MainWindow &window, double zoom)
{
    Look look;
    const ExplorePage &page = window.page();
    look.pictures = page.sideCards()->chosen();
    look.map = page.mapCard()->look();
    for (const SideView kind : page.detached().kinds()) {
        const DetachedView &view = *page.detached().window(kind);
        look.detached.push_back({kind, placeOf(view, zoom), view.chosenSize()});
    }
    look.isLocked = page.pairControl()->isLocked();
    look.hasPreferences = window.tools().hasPreferences();
    return look;
}

void restoreLook(MainWindow &window, const Look &look, double zoom)
{
    const auto once =
        static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection);
    QObject::connect(
        &window.page(), &ExplorePage::pictureShown, &window,
        [&window, look, zoom] { show(window, look, zoom); }, once);
}

} // namespace locus::app
