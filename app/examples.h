// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"

#include <QString>

#include <variant>
#include <vector>

namespace locus::app {

/// A scene that comes with the program.
struct Example {
    QString id;               ///< file name without its extension
    QString title;            ///< for a menu, a card and the name of the document
    QString sentence;         ///< what it shows
    QString group;            ///< heading it stands under
    bool isFavourite = false; ///< stands in the short menu
};

/// In the order of the gallery; equal groups stand together.
[[nodiscard]] std::vector<Example> examples();

/// In the present language; empty for an unknown id.
[[nodiscard]] QString exampleTitle(const QString &id);

/// ":/locus/scenes/ID.locus.json"
[[nodiscard]] QString examplePath(const QString &id);

[[nodiscard]] std::variant<core::Scene, Failure> loadExample(const QString &id);

} // namespace locus::app
