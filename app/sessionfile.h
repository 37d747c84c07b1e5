// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/comparison.h"
#include "app/jsonreader.h"
#include "app/scenejson.h"
#include "app/scenestore.h"
#include "app/windowvalues.h"

#include <QString>

#include <optional>
#include <variant>

namespace locus::app {

/// Everything that one process hands to its successor: the document with its history, the place of
/// the window, and what it shows.
struct Session {
    core::Scene scene;
    History history;
    QString path;      ///< of the file, empty without one
    QString exampleId; ///< empty when it is none
    double zoom = 1;   ///< that the successor has
    WindowPlace place;
    Look look;
    std::optional<KeptScene> kept = {};
};

inline constexpr const char *sessionFormat = "locus-session/2";

/// What the reader takes; a little below its own limits.
struct SessionRoom {
    qint64 bytes = largestSceneFile - 1024LL * 1024;
    std::size_t values = mostJsonValues - 10'000;
};

/// The present scene, and what each edit before and after it set, so that arrays which no edit
/// touched stand there once; numbers of files by value, with what is known of where they are from.
/// What does not fit into \a room is left out: the oldest edits first, or those that wait to be
/// done again. The file is complete or absent.
[[nodiscard]] std::optional<Failure> writeSession(const QString &path, const Session &session,
                                                  const SessionRoom &room = {});
/// Strict: a session or one sentence that begins with \a path, nothing in between.
[[nodiscard]] std::variant<Session, Failure> readSession(const QString &path);

} // namespace locus::app
