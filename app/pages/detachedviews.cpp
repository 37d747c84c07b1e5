// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/detachedviews.h"

#include "app/pages/mapcard.h"
#include "app/pages/picturesize.h"
#include "app/pages/sidecards.h"
#include "widgets/headgridview.h"
#include "widgets/heatmapview.h"

#include <QAction>
#include <QGuiApplication>
#include <QScreen>

namespace locus::app {

namespace {

/// The one for the audience.
QScreen *otherScreen(QScreen *own)
{
    for (QScreen *screen : QGuiApplication::screens())
        if (screen != own)
            return screen;
    return own;
}

} // namespace

DetachedViews::DetachedViews(QWidget *page, MapCard &map, SideCards &side, QList<QAction *> actions)
    : QObject(page)
    , m_page(page)
    , m_map(map)
    , m_side(side)
    , m_actions(std::move(actions))
{
    connect(&m_map, &MapCard::detachRequested, this, [this] { detach(mapKind()); });
    connect(&m_side, &SideCards::detachRequested, this, &DetachedViews::detach);
}

DetachedViews::~DetachedViews()
{
    for (const auto &[kind, window] : m_windows)
        delete window;
}

void DetachedViews::detach(SideView kind)
{
    DetachedView *&window = m_windows[kind];
    if (!window) {
        window = new DetachedView(kind);
        window->addActions(m_actions);
        window->setTheme(m_theme);
        window->setLetter(m_letter, m_meaning);
        window->setChosenSize(m_pictureSize);
        if (m_frame)
            window->setPicture(m_frame, m_look);
        connect(window, &DetachedView::closed, this, &DetachedViews::forget);
        connect(window, &DetachedView::kindPicked, this,
                [this, window](SideView picked) { exchange(*window, picked); });
        connect(window, &DetachedView::sizePicked, this,
                [this](std::optional<double> size) { m_pictureSize = size; });
        connectPicture(*window);
        place(window);
    }
    window->show();
    window->raise();
    window->activateWindow();
}

void DetachedViews::connectPicture(const DetachedView &window)
{
    if (auto *copy = qobject_cast<widgets::HeatmapView *>(window.picture()))
        copy->follow(m_map.map());
    emit viewMade(window.picture());
}

/// There is one window of each kind: that which has the picture takes the other one.
void DetachedViews::exchange(DetachedView &window, SideView kind)
{
    const SideView before = window.kind();
    if (kind == before)
        return;
    m_windows.erase(before);
    if (DetachedView *other = this->window(kind)) {
        other->setKind(before);
        m_windows[before] = other;
        connectPicture(*other);
    }
    window.setKind(kind);
    m_windows[kind] = &window;
    connectPicture(window);
    setLetter(m_letter, m_meaning); // the map has none
}

void DetachedViews::place(DetachedView *window) const
{
    QScreen *screen = otherScreen(m_page->screen());
    const QRect room = screen->availableGeometry();
    QRect place(QPoint(), m_size.boundedTo(room.size()));
    place.moveCenter(room.center());
    window->setMinimumSize(smallestPictureWindow);
    window->setScreen(screen);
    window->setGeometry(place);
    window->setFocus(Qt::OtherFocusReason);
}

void DetachedViews::forget(SideView kind, QSize size)
{
    const auto found = m_windows.find(kind);
    if (found == m_windows.end())
        return;
    m_size = size;
    found->second->deleteLater();
    m_windows.erase(found);
}

void DetachedViews::closeAll()
{
    const auto windows = m_windows; // each leaves the list as it closes
    for (const auto &[kind, window] : windows)
        window->close();
}

DetachedView *DetachedViews::window(SideView kind) const
{
    const auto found = m_windows.find(kind);
    return found == m_windows.end() ? nullptr : found->second;
}

std::vector<SideView> DetachedViews::kinds() const
{
    std::vector<SideView> kinds;
    for (const auto &[kind, window] : m_windows)
        kinds.push_back(kind);
    return kinds;
}

SideView DetachedViews::mapKind() const
{
    return m_map.grid()->isHidden() ? SideView::Map : SideView::HeadMaps;
}

void DetachedViews::detachFocused(const widgets::PictureView *focused)
{
    detach(kindInFocus(focused));
}

SideView DetachedViews::kindInFocus(const widgets::PictureView *focused) const
{
    const auto kind = m_side.kindOf(focused);
    return kind ? *kind : kindOf(focused).value_or(mapKind());
}

std::optional<SideView> DetachedViews::kindOf(const widgets::PictureView *picture) const
{
    for (const auto &[kind, window] : m_windows)
        if (window->picture() == picture)
            return kind;
    return std::nullopt;
}

void DetachedViews::setWindowSize(QSize size)
{
    if (size.isValid())
        m_size = size.expandedTo(smallestPictureWindow);
}

void DetachedViews::setTheme(const widgets::Theme &theme)
{
    m_theme = theme;
    for (const auto &[kind, window] : m_windows)
        window->setTheme(theme);
}

void DetachedViews::setPicture(const std::shared_ptr<const core::Frame> &frame,
                               const core::View &look)
{
    m_frame = frame;
    m_look = look;
    for (const auto &[kind, window] : m_windows)
        window->setPicture(frame, look);
}

void DetachedViews::setHover(const widgets::Hover &hover)
{
    for (const auto &[kind, window] : m_windows)
        window->picture()->setHover(hover);
}

void DetachedViews::setLetter(const QString &letter, const QString &meaning)
{
    m_letter = letter;
    m_meaning = meaning;
    for (const auto &[kind, window] : m_windows)
        window->setLetter(letter, meaning);
}

std::vector<core::StageRequest> DetachedViews::requestsFor(const core::Model &model,
                                                           const core::View &view) const
{
    std::vector<core::StageRequest> requests;
    for (const auto &[kind, window] : m_windows) {
        if (!hasSideView(model, kind))
            continue;
        const auto more = window->picture()->requests(model, view);
        requests.insert(requests.end(), more.begin(), more.end());
    }
    return requests;
}

} // namespace locus::app
