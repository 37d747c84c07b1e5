// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/claims.h"
#include "core/inspect.h"
#include "core/prepared.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace locus::core {

/// Every table of the command line, in the order it documents them.
enum class TableId {
    Frequencies,
    Encoding,
    X,
    Input,
    Q,
    K,
    V,
    Angles,
    RotatedQ,
    RotatedK,
    Slopes,
    Buckets,
    Bias,
    Clip,
    Mask,
    Content,
    Position,
    ContentPosition,
    PositionContent,
    PositionPosition,
    Scores,
    LogWeights,
    Weights,
    Output,
    Curve,
    Pair,
    Claims
};

[[nodiscard]] std::optional<TableId> tableFromName(std::string_view name);
[[nodiscard]] const char *tableName(TableId id);
[[nodiscard]] const std::vector<TableId> &allTables();

/// Numbers in double with their shape, row-major; NaN stands for null (masked).
struct NumberTable {
    std::vector<std::int64_t> shape;
    std::vector<double> values;
};

using TableData = std::variant<NumberTable, PairReport, std::vector<Claim>>;

/// \pre the Frame of this Model is not refused
[[nodiscard]] std::variant<TableData, Refusal> makeTable(TableId id, const Prepared &prepared,
                                                         const Study &study, const View &view);

} // namespace locus::core
