// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowplace.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace locus::app {

namespace {

const QScreen *screenNamed(const QString &name)
{
    const auto screens = QGuiApplication::screens();
    const auto found = std::find_if(screens.begin(), screens.end(), [&name](const QScreen *screen) {
        return screen->name() == name;
    });
    return found == screens.end() ? QGuiApplication::primaryScreen() : *found;
}

QRect roomOf(const WindowPlace &place)
{
    return screenNamed(place.screen)->availableGeometry();
}

/// The frame of a window manager may shift a window a little.
bool isAlmost(const QRect &one, const QRect &other)
{
    constexpr int frame = 48;
    return one.size() == other.size() &&
           (one.topLeft() - other.topLeft()).manhattanLength() <= frame;
}

} // namespace

void openAtFullSize(QWidget &window)
{
    // With what a window manager usually puts around it, it must still lie on the screen.
    constexpr QSize frame(4, 40);
    const QSize available = window.screen()->availableSize();
    const QSize full(1440, 900);
    window.resize(full.boundedTo(available));
    if (full.width() + frame.width() > available.width() ||
        full.height() + frame.height() > available.height())
        window.setWindowState(Qt::WindowMaximized);
}

WindowPlace placeOf(const QWidget &window, double zoom)
{
    const bool whole = window.isMaximized() || window.isFullScreen();
    const QPoint corner = window.screen()->availableGeometry().topLeft();
    const QRect rect = whole ? window.normalGeometry() : window.geometry();
    return {window.screen()->name(), rect.translated(-corner), zoom, window.isMaximized(),
            window.isFullScreen()};
}

QRect rectAt(const WindowPlace &place, double zoom, QSize available, QSize smallest)
{
    const double ratio = place.zoom / zoom;
    const auto scaled = [ratio](int length) {
        return static_cast<int>(std::lround(length * ratio));
    };
    const QSize size = QSize(scaled(place.rect.width()), scaled(place.rect.height()))
                           .expandedTo(smallest)
                           .boundedTo(available);
    const auto inside = [](int at, int length, int room) {
        return std::clamp(at, 0, std::max(0, room - length));
    };
    return {QPoint(inside(scaled(place.rect.x()), size.width(), available.width()),
                   inside(scaled(place.rect.y()), size.height(), available.height())),
            size};
}

void putAt(QWidget &window, const WindowPlace &place, double zoom, QSize smallest)
{
    const QRect available = roomOf(place);
    const QRect rect = rectAt(place, zoom, available.size(), smallest);
    window.setGeometry(rect.translated(available.topLeft()));
    window.setWindowState(place.isFullScreen  ? Qt::WindowFullScreen
                          : place.isMaximized ? Qt::WindowMaximized
                                              : Qt::WindowNoState);
}

void MainWindowPlace::put(QWidget &window, const WindowPlace &place, double zoom)
{
    putAt(window, place, zoom, smallestMainWindow);
    m_given = place;
    m_rect = rectAt(place, zoom, roomOf(place).size(), smallestMainWindow);
}

WindowPlace MainWindowPlace::of(const QWidget &window, double zoom) const
{
    WindowPlace now = placeOf(window, zoom);
    if (!m_given || now.screen != m_given->screen || !isAlmost(now.rect, m_rect))
        return now;
    now.rect = m_given->rect;
    now.zoom = m_given->zoom;
    return now;
}

} // namespace locus::app
