// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenejson.h"

#include <QString>

#include <optional>
#include <variant>

/// \file
/// A scene as one line of text: "locus:" and the base64url, without padding, of
///
///     byte 0       1, the version of this layout
///     bytes 1..4   the number of bytes from 9 on, highest first
///     bytes 5..8   their CRC-32, highest first
///     bytes 9..    the scene as a file spells it, without what is the default; raw deflate
///
/// Numbers always stand there by value: a link reads no file and names none.

namespace locus::app {

inline constexpr QLatin1String linkPrefix("locus:");
/// Within what one argument of a command line can be.
inline constexpr qsizetype longestLink = 100'000;
/// No link unpacks to more bytes.
inline constexpr qsizetype largestLinkedScene = 4 * 1024 * 1024;

[[nodiscard]] std::variant<QString, Failure> linkOf(const core::Scene &scene);
/// Strict: the scene or one sentence. Costs time and memory in proportion to the link, whatever it
/// holds.
[[nodiscard]] std::variant<core::Scene, Failure> sceneOfLink(const QString &link);
/// The link in a text that was pasted or dropped: the whole text, which mail may have broken into
/// lines, or the first word that begins like one. None where there is none.
[[nodiscard]] std::optional<QString> linkIn(const QString &text);

} // namespace locus::app
