// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/sidepictures.h"
#include "core/value.h"
#include "widgets/maplook.h"

#include <QRect>
#include <QString>

#include <optional>
#include <vector>

namespace locus::app {

/// Where a window stands, in units of its own size of the interface.
struct WindowPlace {
    QString screen;  ///< its name
    QRect rect;      ///< relative to the corner of the screen; what it has when not maximized
    double zoom = 1; ///< that the units belong to
    bool isMaximized = false;
    bool isFullScreen = false;
    friend bool operator==(const WindowPlace &, const WindowPlace &) = default;
};

/// What the window shows of the scene and no scene file keeps.
struct Look {
    struct Detached {
        SideView kind = SideView::Map;
        WindowPlace place;
        std::optional<double> size = {}; ///< of the picture, where one was chosen
        friend bool operator==(const Detached &, const Detached &) = default;
    };
    std::vector<SideView> pictures; ///< chosen for the cards beside the map, the newest first
    std::vector<Detached> detached; ///< pictures in windows of their own
    widgets::MapLook map;
    bool isLocked = false;       ///< the displacement
    bool hasPreferences = false; ///< the dialog is open
    friend bool operator==(const Look &, const Look &) = default;
};

[[nodiscard]] core::Value valueOf(const QString &text);
[[nodiscard]] core::Value valueOf(const WindowPlace &place);
[[nodiscard]] core::Value valueOf(const Look &look);
/// Null: \a value is no such thing, or there is none.
[[nodiscard]] std::optional<WindowPlace> placeFromValue(const core::Value *value);
[[nodiscard]] std::optional<Look> lookFromValue(const core::Value *value);

} // namespace locus::app
