// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowlook.h"

#include "app/mainwindow.h"
#include "app/pages/detachedviews.h"
#include "app/pages/explore.h"
#include "app/pages/sidecard.h"
#include "app/pages/sidecards.h"
#include "app/windowplace.h"
#include "app/windowtools.h"
#include "widgets/paircontrol.h"

#include <QAction>

#include <vector>

namespace locus::app {

namespace {

void openDetached(MainWindow &window, const Look &look, double zoom)
{
    DetachedViews &views = window.page().detached();
    for (const auto &[kind, place] : look.detached) {
        views.detach(kind);
        DetachedView &view = *views.window(kind);
        putAt(view, place, zoom, view.minimumSize());
    }
    if (!look.detached.empty()) { // the last one took it
        window.raise();
        window.activateWindow();
    }
}

void show(MainWindow &window, const Look &look, double zoom)
{
    // The first last: in a smaller window one card may have room for all of them.
    const std::vector<SideView> lastFirst(look.pictures.rbegin(), look.pictures.rend());
    for (const SideView kind : lastFirst)
        window.page().sideCards()->show(kind);
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
    for (const SideCard *card : page.sideCards()->cards())
        if (const auto kind = page.sideCards()->kindOf(card->picture()))
            look.pictures.push_back(*kind);
    for (const SideView kind : page.detached().kinds())
        look.detached.push_back({kind, placeOf(*page.detached().window(kind), zoom)});
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
