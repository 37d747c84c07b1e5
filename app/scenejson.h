// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patch.h"
#include "core/scene.h"
#include "core/value.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>
#include <variant>

namespace locus::app {

struct JsonError;
struct TensorLoading;

/// Why a text or a file is not accepted, or not written: one translated line without a final full
/// stop, naming the place (line and column, the path of a key, the file) and the reason.
struct Failure {
    QString message;
    friend bool operator==(const Failure &, const Failure &) = default;
};

/// Larger files are refused before they are read.
inline constexpr qint64 largestSceneFile = 256LL * 1024 * 1024;

/// Strict JSON: UTF-8 without a byte order mark, no duplicate key, no lone surrogate, no number
/// that a double cannot hold, nothing after the value, at most 64 levels deep. Runs without
/// recursion, stops at the first fault.
[[nodiscard]] std::variant<core::Value, Failure> parseJson(std::string_view utf8);

/// A whole scene with \a then applied on top, validated once: a Scene or a Failure, nothing in
/// between.
[[nodiscard]] std::variant<core::Scene, Failure> sceneFromJson(std::string_view utf8,
                                                               const core::Patch &then = {});
/// The same from a file, or from a figure that carries one; every failure begins with its path.
/// Tensors of files, in the scene and in \a then, are found from its folder. \a loading stops it
/// while tensors are read.
[[nodiscard]] std::variant<core::Scene, Failure>
readScene(const QString &path, core::Patch then = {}, TensorLoading *loading = nullptr);

/// A Value or a Scene as text: two spaces, arrays of numbers on one line, numbers as short as they
/// can be read back exactly. What comes from a file of tensors is named, by its absolute path.
[[nodiscard]] QByteArray jsonText(const core::Value &value);
[[nodiscard]] QByteArray jsonText(const core::Scene &scene);
/// A whole file of at most largestSceneFile bytes; every failure begins with its path.
[[nodiscard]] std::variant<QByteArray, Failure> readBytes(const QString &path);
/// The JSON of a file; every failure begins with its path.
[[nodiscard]] std::variant<core::Value, Failure> readJsonFile(const QString &path);
/// Writes through a temporary beside \a path: the file is complete or untouched.
[[nodiscard]] std::optional<Failure> writeJsonFile(const QString &path, const core::Value &value);
/// "line 2, column 7, model.rope: the text ends too early"
[[nodiscard]] QString words(const JsonError &error);
/// One sentence about a file.
[[nodiscard]] Failure aboutFile(const QString &path, const QString &what);
/// Tensors of files below the folder of \a path are named relative to it.
[[nodiscard]] std::optional<Failure> writeScene(const QString &path, const core::Scene &scene);

} // namespace locus::app
