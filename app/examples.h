// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"

#include <QString>

#include <variant>
#include <vector>

namespace locus::app {

/// A scene that comes with the program.
struct Example {
    QString id;    ///< file name without its extension
    QString title; ///< for a menu
    QString group; ///< heading of the menu part it stands in
};

/// In the order of the menu; equal groups stand together.
[[nodiscard]] std::vector<Example> examples();

/// In the present language; empty for an unknown id.
[[nodiscard]] QString exampleTitle(const QString &id);

/// ":/locus/scenes/ID.locus.json"
[[nodiscard]] QString examplePath(const QString &id);

[[nodiscard]] std::variant<core::Scene, Failure> loadExample(const QString &id);

} // namespace locus::app
