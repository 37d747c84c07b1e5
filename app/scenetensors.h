// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"
#include "core/patch.h"
#include "core/value.h"

#include <QString>

#include <optional>

/// \file
/// {"file", "tensor", "axes", "index"} instead of an array of numbers, see scene-format.

namespace locus::app {

/// Puts the numbers in place of every such object in a scene or a patch. File names that are not
/// absolute count from \a folder; where there is none they are refused. Each file is opened once.
[[nodiscard]] std::optional<Failure> readTensors(core::Value &scene, const QString &folder);
[[nodiscard]] std::optional<Failure> readTensors(core::Patch &patch, const QString &folder);

/// The opposite, for a scene that is written into \a folder: arrays whose numbers were read from a
/// file become that object again, with files below the folder by their relative name, others, and
/// all where there is no folder, by their absolute one.
[[nodiscard]] core::Value withReferences(core::Value scene, const QString &folder);

} // namespace locus::app
