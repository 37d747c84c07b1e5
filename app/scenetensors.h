// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"
#include "core/patch.h"
#include "core/value.h"

#include <QString>

#include <optional>

/// \file
/// {"file", "tensor", "axes", "index", "sha256"} instead of an array of numbers, see scene-format.
/// sha256, where it stands, is that of the numbers as little-endian doubles: other numbers are
/// refused.

namespace locus::app {

struct TensorLoading;

/// Puts the numbers in place of every such object in a scene or a patch. File names that are not
/// absolute count from \a folder; where there is none they are refused. Each file is opened once.
/// \a loading tells how far the tensor is that is being read, and stops it.
[[nodiscard]] std::optional<Failure> readTensors(core::Value &scene, const QString &folder,
                                                 TensorLoading *loading = nullptr);
[[nodiscard]] std::optional<Failure> readTensors(core::Patch &patch, const QString &folder);

/// Which arrays become references, and how.
struct ReferenceRule {
    qint64 largestByValue = 0; ///< bytes of an array that stays as numbers
    bool withChecksum = false; ///< "sha256" of the numbers stands beside file and tensor
};
/// The opposite, for a scene that is written into \a folder: arrays whose numbers were read from a
/// file become that object again, with files below the folder by their relative name, others, and
/// all where there is no folder, by their absolute one.
[[nodiscard]] core::Value withReferences(core::Value scene, const QString &folder,
                                         const ReferenceRule &rule = {});

} // namespace locus::app
