// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/output.h"
#include "core/table.h"

#include <array>
#include <optional>
#include <string_view>

namespace locus::app {

/// What a table of numbers is written as, by `locus print` and by the window alike.
enum class TableFormat { Json, Csv, Npy };

inline constexpr std::array<TableFormat, 3> allTableFormats = {TableFormat::Json, TableFormat::Csv,
                                                               TableFormat::Npy};

/// "json": the word of --format and the suffix of a file.
[[nodiscard]] std::string_view tableFormatName(TableFormat format);
[[nodiscard]] std::optional<TableFormat> tableFormatFromName(std::string_view name);

/// NPY holds one array of numbers: a pair and claims are none.
[[nodiscard]] bool canHold(TableFormat format, core::TableId id);

/// The whole table. \pre canHold(format, id)
void writeTable(Output &out, TableFormat format, core::TableId id, const core::TableData &data);

} // namespace locus::app
