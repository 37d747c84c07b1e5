// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tablefile.h"
#include "core/frame.h"

#include <QString>

#include <atomic>
#include <vector>

namespace locus::app {

/// What people call a table: "Weights".
[[nodiscard]] QString tableTitle(core::TableId id);
/// The tables that a scene has, in the order of core::allTables(). \pre the Frame is not refused
[[nodiscard]] std::vector<core::TableId> tablesOf(const core::Frame &frame, const core::View &view);
/// Bytes in memory that a file of this many numbers takes at most while it is written.
[[nodiscard]] double roomForNumbers(double numbers);

/// Written, stopped, or a sentence.
struct NumbersResult {
    bool isStopped = false;
    QString problem; ///< empty when the file is written
};

/// Computes the table in double and writes it, complete or not at all. May run in any thread;
/// \a stopped ends it.
[[nodiscard]] NumbersResult saveNumbers(const core::Prepared &prepared, const core::Scene &scene,
                                        core::TableId id, TableFormat format, const QString &path,
                                        const std::atomic<bool> &stopped);

} // namespace locus::app
