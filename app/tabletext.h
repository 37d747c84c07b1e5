// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/output.h"
#include "core/table.h"

namespace locus::app {

/// {"table": NAME, "shape": [..], "data": nested rows}; null where there is no number.
void writeJson(Output &out, core::TableId id, const core::TableData &data);

/// Three indices: head,query,0,1,..; two: 0,1,..; one: the table's name; a pair: name,value lines;
/// claims: one line each. Empty where there is no number.
void writeCsv(Output &out, core::TableId id, const core::TableData &data);

} // namespace locus::app
