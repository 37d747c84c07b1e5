// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table.h"

#include "core/attention.h"
#include "core/curves.h"

#include <algorithm>

namespace locus::core {

namespace {

struct TableEntry {
    TableId id;
    const char *name;
    std::optional<Stage> stage = {};
};

constexpr TableEntry tableEntries[] = {
    {TableId::Frequencies, "frequencies"},
    {TableId::Encoding, "encoding", Stage::Encoding},
    {TableId::X, "x", Stage::X},
    {TableId::Input, "input", Stage::Input},
    {TableId::Q, "q", Stage::Q},
    {TableId::K, "k", Stage::K},
    {TableId::V, "v", Stage::V},
    {TableId::Angles, "angles"},
    {TableId::RotatedQ, "rotated-q", Stage::RotatedQ},
    {TableId::RotatedK, "rotated-k", Stage::RotatedK},
    {TableId::Slopes, "slopes"},
    {TableId::Buckets, "buckets"},
    {TableId::Bias, "bias", Stage::Bias},
    {TableId::Clip, "clip", Stage::Clip},
    {TableId::Mask, "mask", Stage::Mask},
    {TableId::Content, "content", Stage::Content},
    {TableId::Position, "position", Stage::Position},
    {TableId::ContentPosition, "content-position", Stage::ContentPosition},
    {TableId::PositionContent, "position-content", Stage::PositionContent},
    {TableId::PositionPosition, "position-position", Stage::PositionPosition},
    {TableId::Scores, "scores", Stage::Scores},
    {TableId::LogWeights, "log-weights", Stage::LogWeights},
    {TableId::Weights, "weights", Stage::Weights},
    {TableId::Output, "output", Stage::Output},
    {TableId::Curve, "curve"},
    {TableId::Pair, "pair"},
    {TableId::Claims, "claims"},
};

/// \pre every TableId has its entry
const TableEntry &entryOf(TableId id)
{
    return *std::find_if(std::begin(tableEntries), std::end(tableEntries),
                         [&](const TableEntry &entry) { return entry.id == id; });
}

/// The methods a table belongs to; 0: to every method.
std::int64_t methodsOf(TableId id)
{
    switch (id) {
    case TableId::Frequencies: return methodBit(MethodId::Sinusoidal) | methodBit(MethodId::Rope);
    case TableId::Encoding:
    case TableId::ContentPosition:
    case TableId::PositionContent:
    case TableId::PositionPosition:
        return methodBit(MethodId::Sinusoidal) | methodBit(MethodId::Learned);
    case TableId::Angles:
    case TableId::RotatedQ:
    case TableId::RotatedK: return methodBit(MethodId::Rope);
    case TableId::Slopes: return methodBit(MethodId::Alibi);
    case TableId::Buckets: return methodBit(MethodId::T5);
    case TableId::Bias: return methodBit(MethodId::T5) | methodBit(MethodId::Alibi);
    case TableId::Clip: return methodBit(MethodId::Shaw);
    default: return 0;
    }
}

NumberTable tableOf(const std::vector<double> &values)
{
    return {{std::ssize(values)}, values};
}

NumberTable tableOf(const Matrix<double> &matrix)
{
    return {{matrix.rows(), matrix.cols()}, {matrix.data(), matrix.data() + matrix.size()}};
}

NumberTable tableOf(const std::vector<Matrix<double>> &heads)
{
    NumberTable table;
    table.shape = {std::ssize(heads), heads.front().rows(), heads.front().cols()};
    for (const auto &matrix : heads)
        table.values.insert(table.values.end(), matrix.data(), matrix.data() + matrix.size());
    return table;
}

NumberTable tableOf(const std::vector<std::vector<double>> &columns)
{
    NumberTable table;
    table.shape = {std::ssize(columns.front()), std::ssize(columns)};
    for (std::size_t row = 0; row < columns.front().size(); ++row)
        for (const auto &column : columns)
            table.values.push_back(column[row]);
    return table;
}

/// A stage of every head, straight into the table: at n = 8192 one head is half a gigabyte.
NumberTable stageTable(const Prepared &p, Stage stage)
{
    const StageShape shape = stageShape(p.shapes, stage);
    const auto cells =
        static_cast<std::size_t>(shape.rows) * static_cast<std::size_t>(shape.columns);
    NumberTable table;
    table.shape = {p.shapes.heads, shape.rows, shape.columns};
    table.values.resize(static_cast<std::size_t>(p.shapes.heads) * cells);
    for (int h = 0; h < p.shapes.heads; ++h)
        stageRows<double>(p, stage, HeadIndex{h}, 0, shape.rows,
                          table.values.data() + static_cast<std::size_t>(h) * cells);
    return table;
}

bool isShared(Stage stage)
{
    return stage == Stage::Clip || stage == Stage::Mask;
}

/// The same for every head.
NumberTable sharedTable(const Prepared &p, Stage stage)
{
    return tableOf(exactStage(p, stage, HeadIndex{0}));
}

NumberTable bucketTable(const Prepared &p)
{
    const T5Buckets buckets(p.model.t5);
    std::vector<double> deltas;
    std::vector<double> numbers;
    for (std::int64_t delta = 1 - p.shapes.nKey; delta < p.shapes.nKey; ++delta) {
        deltas.push_back(static_cast<double>(delta));
        numbers.push_back(buckets.bucket(delta));
    }
    return tableOf(std::vector<std::vector<double>>{deltas, numbers});
}

NumberTable frequencyTable(const Prepared &p)
{
    if (p.model.method == MethodId::Rope)
        return tableOf(ropeFrequencies(p.model.rope, p.shapes.dHead));
    return tableOf(geometricFrequencies(p.shapes.dModel, p.model.sinusoidal.base));
}

/// \pre curveRefusal says nothing
NumberTable curveTable(const Prepared &p, const View &view)
{
    const auto result =
        curveOf(p, HeadIndex{view.head}, QueryIndex{view.query}, KeyIndex{view.key});
    const Curve &curve = std::get<Curve>(result);
    std::vector<std::vector<double>> columns = {{curve.delta.begin(), curve.delta.end()},
                                                curve.value};
    if (!curve.meanCos.empty())
        columns.push_back(curve.meanCos);
    return tableOf(columns);
}

std::optional<Refusal> selectionRefusal(const Shapes &shapes, const View &view)
{
    const Refusal selections[] = {
        {RefusalCode::SelectionOutside, view.query, shapes.nQuery, Selection::Query},
        {RefusalCode::SelectionOutside, view.key, shapes.nKey, Selection::Key},
        {RefusalCode::SelectionOutside, view.head, shapes.heads, Selection::Head}};
    for (const Refusal &selection : selections)
        if (selection.value < 0 || selection.value >= selection.limit)
            return selection;
    return std::nullopt;
}

std::optional<Refusal> curveRefusal(const Prepared &p, const View &view)
{
    if (const auto refusal = selectionRefusal(p.shapes, view))
        return refusal;
    const auto curve = curveOf(p, HeadIndex{view.head}, QueryIndex{view.query}, KeyIndex{view.key});
    const Refusal *refusal = std::get_if<Refusal>(&curve);
    return refusal ? std::optional(*refusal) : std::nullopt;
}

NumberTable vectorTable(TableId id, const Prepared &p)
{
    switch (id) {
    case TableId::Frequencies: return frequencyTable(p);
    case TableId::Encoding: return tableOf(*p.hooks.onInput);
    case TableId::X: return tableOf(p.content->weights->x);
    case TableId::Input: return tableOf(*p.input);
    case TableId::Q: return tableOf(p.projected.q);
    case TableId::K: return tableOf(p.projected.k);
    case TableId::V: return tableOf(p.projected.v);
    case TableId::Angles: return tableOf(p.hooks.onKey->angles);
    case TableId::RotatedQ: return tableOf(p.exact.q);
    case TableId::RotatedK: return tableOf(p.exact.k);
    case TableId::Slopes: return tableOf(alibiSlopes(p.model.alibi, p.shapes.heads));
    default: return bucketTable(p);
    }
}

NumberTable pairStageTable(Stage stage, const Prepared &p)
{
    return isShared(stage) ? sharedTable(p, stage) : stageTable(p, stage);
}

std::int64_t blocksOf(const Prepared &p)
{
    return std::ssize(ropeFrequencies(p.model.rope, p.shapes.dHead));
}

std::vector<std::int64_t> stageExtents(Stage stage, const Prepared &p)
{
    const StageShape shape = stageShape(p.shapes, stage);
    if (stage == Stage::X || stage == Stage::Encoding || stage == Stage::Input || isShared(stage))
        return {shape.rows, shape.columns};
    return {p.shapes.heads, shape.rows, shape.columns};
}

} // namespace

std::optional<TableId> tableFromName(std::string_view name)
{
    const auto found = std::find_if(std::begin(tableEntries), std::end(tableEntries),
                                    [&](const TableEntry &entry) { return entry.name == name; });
    return found == std::end(tableEntries) ? std::nullopt : std::optional(found->id);
}

const char *tableName(TableId id)
{
    return entryOf(id).name;
}

std::optional<Stage> stageOfTable(TableId id)
{
    return entryOf(id).stage;
}

TableId tableOfStage(Stage stage)
{
    return std::find_if(std::begin(tableEntries), std::end(tableEntries),
                        [&](const TableEntry &entry) { return entry.stage == stage; })
        ->id;
}

const std::vector<TableId> &allTables()
{
    static const std::vector<TableId> tables = [] {
        std::vector<TableId> ids;
        for (const TableEntry &entry : tableEntries)
            ids.push_back(entry.id);
        return ids;
    }();
    return tables;
}

std::optional<Refusal> tableRefusal(TableId id, const Prepared &p, const View &view)
{
    if (const std::int64_t methods = methodsOf(id);
        methods != 0 && (methods & methodBit(p.model.method)) == 0)
        return Refusal{RefusalCode::TableNotOfMethod, methods};
    if ((id == TableId::X || id == TableId::Input) && !p.shapes.hasX)
        return Refusal{RefusalCode::NoContentInput};
    if (id == TableId::LogWeights)
        return stageRefusal(p, Stage::LogWeights);
    if (id == TableId::Curve)
        return curveRefusal(p, view);
    if (id == TableId::Pair)
        return selectionRefusal(p.shapes, view);
    return std::nullopt;
}

std::vector<std::int64_t> tableShape(TableId id, const Prepared &p)
{
    if (const auto stage = stageOfTable(id))
        return stageExtents(*stage, p);
    const std::int64_t displacements = 2 * std::int64_t(p.shapes.nKey) - 1;
    switch (id) {
    case TableId::Frequencies:
        return {p.model.method == MethodId::Rope ? blocksOf(p) : p.shapes.dModel / 2};
    case TableId::Angles: return {p.shapes.nKey, blocksOf(p)};
    case TableId::Slopes: return {p.shapes.heads};
    case TableId::Buckets: return {displacements, 2};
    case TableId::Curve:
        return {displacements, p.model.method == MethodId::Rope && !dependsOnPlace(p) ? 3 : 2};
    default: return {};
    }
}

std::variant<TableData, Refusal> makeTable(TableId id, const Prepared &prepared, const Study &study,
                                           const View &view)
{
    if (const auto refusal = tableRefusal(id, prepared, view))
        return *refusal;
    if (id == TableId::Curve)
        return TableData{curveTable(prepared, view)};
    if (id == TableId::Pair)
        return TableData{inspectPair(prepared, HeadIndex{view.head}, QueryIndex{view.query},
                                     KeyIndex{view.key})};
    if (id == TableId::Claims)
        return TableData{claimsOf(prepared, study)};
    const auto stage = stageOfTable(id);
    if (stage && *stage >= Stage::Content)
        return TableData{pairStageTable(*stage, prepared)};
    return TableData{vectorTable(id, prepared)};
}

} // namespace locus::core
