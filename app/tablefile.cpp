// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tablefile.h"

#include "app/tablenpy.h"
#include "app/tabletext.h"

#include <algorithm>

namespace locus::app {

std::string_view tableFormatName(TableFormat format)
{
    switch (format) {
    case TableFormat::Json: return "json";
    case TableFormat::Csv: return "csv";
    case TableFormat::Npy: break;
    }
    return "npy";
}

std::optional<TableFormat> tableFormatFromName(std::string_view name)
{
    const auto *found =
        std::find_if(allTableFormats.begin(), allTableFormats.end(),
                     [&](TableFormat format) { return tableFormatName(format) == name; });
    return found == allTableFormats.end() ? std::nullopt : std::optional(*found);
}

bool canHold(TableFormat format, core::TableId id)
{
    return format != TableFormat::Npy || (id != core::TableId::Pair && id != core::TableId::Claims);
}

void writeTable(Output &out, TableFormat format, core::TableId id, const core::TableData &data)
{
    switch (format) {
    case TableFormat::Json: writeJson(out, id, data); return;
    case TableFormat::Csv: writeCsv(out, id, data); return;
    case TableFormat::Npy: writeNpy(out, std::get<core::NumberTable>(data)); return;
    }
}

} // namespace locus::app
