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
/// The stage whose matrices, one of each head or one for all, the table holds.
[[nodiscard]] std::optional<Stage> stageOfTable(TableId id);
/// A table that holds the stage of View; every stage has one.
[[nodiscard]] TableId tableOfStage(Stage stage);

/// Numbers in double with their shape, row-major; NaN stands for null (masked).
struct NumberTable {
    std::vector<std::int64_t> shape;
    std::vector<double> values;
};

using TableData = std::variant<NumberTable, PairReport, std::vector<Claim>>;

/// Why the table does not exist for this method or selection. \pre as makeTable
[[nodiscard]] std::optional<Refusal> tableRefusal(TableId id, const Prepared &prepared,
                                                  const View &view);

/// What makeTable would give as shape, without its numbers: [heads][n][d], [heads][n_q][n_k], ...;
/// empty for a pair and for claims. \pre as makeTable, and tableRefusal says nothing
[[nodiscard]] std::vector<std::int64_t> tableShape(TableId id, const Prepared &prepared);

/// \pre the Frame of this Model is not refused
[[nodiscard]] std::variant<TableData, Refusal> makeTable(TableId id, const Prepared &prepared,
                                                         const Study &study, const View &view);

} // namespace locus::core
