// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/windowvalues.h"

#include <QRect>
#include <QSize>

#include <optional>

class QWidget;

namespace locus::app {

/// Of the main window: below it the page scrolls.
inline constexpr QSize smallestMainWindow(1024, 700);

/// The size of the mock-ups, or the whole screen where it is smaller.
void openAtFullSize(QWidget &window);

/// Where the window stands, in units of an interface at \a zoom.
[[nodiscard]] WindowPlace placeOf(const QWidget &window, double zoom);

/// The rectangle of \a place in units of \a zoom, relative to the corner of a screen with \a
/// available room: the same part of the screen, but not below \a smallest while the screen has
/// more.
[[nodiscard]] QRect rectAt(const WindowPlace &place, double zoom, QSize available, QSize smallest);

/// Puts the window where its predecessor stood.
void putAt(QWidget &window, const WindowPlace &place, double zoom, QSize smallest);

/// Where a second window of the size \a wanted leaves \a picture in sight: beside or below \a
/// window where the screen has room for \a least there, else beside or below the picture, as large
/// as that allows.
[[nodiscard]] QRect placeBeside(const QRect &screen, const QRect &window, const QRect &picture,
                                QSize wanted, QSize least);

/// Where the main window stands. While nobody moves it, it is still where its predecessor stood:
/// larger and smaller again leads back, although the page needs its room in between.
class MainWindowPlace {
public:
    void put(QWidget &window, const WindowPlace &place, double zoom);
    [[nodiscard]] WindowPlace of(const QWidget &window, double zoom) const;

private:
    std::optional<WindowPlace> m_given;
    QRect m_rect; ///< what that became here
};

} // namespace locus::app
