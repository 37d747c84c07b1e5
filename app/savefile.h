// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace locus::app {

/// Writes a whole file through a temporary beside it: it is complete or untouched. What is no
/// regular file (a device, a pipe) is written to and never replaced: a rename over it would destroy
/// it. Why not, in the system's words; none when it is written.
[[nodiscard]] std::optional<QString> saveFile(const QString &path, const QByteArray &bytes);

} // namespace locus::app
