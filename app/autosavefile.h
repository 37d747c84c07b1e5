// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <variant>

namespace locus::app {

/// The document of a window at one moment, without its history.
struct Autosaved {
    core::Scene scene;
    QString path;      ///< of its file, empty without one
    QString exampleId; ///< see Document
    QString name;      ///< as the window calls it
    QDateTime time;
};

inline constexpr const char *autosaveFormat = "locus-autosave/1";

/// An array of more numbers whose file is known is named, not copied.
inline constexpr std::int64_t largestCopiedArray = std::int64_t{1} << 19;

/// A file of its own kind: a scene with what else a document is. Complete or untouched, however
/// writing ends. Callable from any thread.
[[nodiscard]] std::optional<Failure> writeAutosave(const QString &path, const Autosaved &document);

struct AutosaveFailure {
    bool isDamaged = false; ///< else only a file of tensors cannot be had
    QString message;        ///< one sentence that begins with a path
};

/// Strict. Reads the files of tensors that are named, and demands the very numbers that stood
/// there. Callable from any thread.
[[nodiscard]] std::variant<Autosaved, AutosaveFailure> readAutosave(const QString &path);

} // namespace locus::app
