// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowplace.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <array>
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

namespace {

/// What of the screen lies to the right of, left of, below and above a rectangle.
std::array<QRect, 4> around(const QRect &screen, const QRect &rect)
{
    constexpr int gap = 8;
    constexpr int titleBar = 32;
    const QRect room = screen.adjusted(gap, titleBar, -gap, -gap);
    const QRect inner = rect.adjusted(-gap, -titleBar, gap, titleBar);
    std::array sides{room, room, room, room};
    sides[0].setLeft(std::max(room.left(), inner.right()));
    sides[1].setRight(std::min(room.right(), inner.left()));
    sides[2].setTop(std::max(room.top(), inner.bottom()));
    sides[3].setBottom(std::min(room.bottom(), inner.top()));
    return sides;
}

int areaOf(const QSize &size)
{
    return size.isValid() ? size.width() * size.height() : 0;
}

/// In the corner of \a side that is nearest to the upper edge of \a neighbour.
QRect placedIn(const QRect &side, const QRect &neighbour, const QRect &screen, QSize size)
{
    QRect place(QPoint(std::max(side.left(), std::min(neighbour.left(), side.right())),
                       std::max(side.top(), std::min(neighbour.top(), side.bottom()))),
                size);
    const QRect &limits = side.contains(QRect(side.topLeft(), size)) ? side : screen;
    place.moveLeft(std::clamp(place.left(), limits.left(),
                              std::max(limits.left(), limits.right() + 1 - size.width())));
    place.moveTop(std::clamp(place.top(), limits.top(),
                             std::max(limits.top(), limits.bottom() + 1 - size.height())));
    return place;
}

} // namespace

QRect placeBeside(const QRect &screen, const QRect &window, const QRect &picture, QSize wanted,
                  QSize least)
{
    const auto fits = [least](const QRect &side) {
        return side.width() >= least.width() && side.height() >= least.height();
    };
    for (const QRect &neighbour : {window, picture}) {
        QRect best;
        for (const QRect &side : around(screen, neighbour))
            if (fits(side) &&
                areaOf(side.size().boundedTo(wanted)) > areaOf(best.size().boundedTo(wanted)))
                best = side;
        if (best.isValid())
            return placedIn(best, neighbour, screen, best.size().boundedTo(wanted));
    }
    // No room for it without covering something: as little of the picture as may be.
    QRect best;
    for (const QRect &side : around(screen, picture))
        if (areaOf(side.size().boundedTo(least)) > areaOf(best.size().boundedTo(least)))
            best = side;
    return placedIn(best.isValid() ? best : screen, picture, screen, least);
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
