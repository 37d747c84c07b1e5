// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensorplaces.h"

#include "core/edit.h"
#include "core/paramaccess.h"
#include "core/params.h"
#include "core/shapes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace locus::app {

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(locus::app::TensorPlaces)
};

using Shape = core::Tensor::Shape;

constexpr std::int64_t mostHeads = 128;

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// Behind the last dot, slash or underscore.
std::string_view lastWord(std::string_view name)
{
    const std::size_t at = name.find_last_of("./_");
    return at == std::string_view::npos ? name : name.substr(at + 1);
}

bool names(std::string_view name, std::initializer_list<std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(), [name](std::string_view part) {
        return name.find(part) != std::string_view::npos;
    });
}

TensorGuess byLastWord(std::string_view word)
{
    const auto is = [word](std::initializer_list<std::string_view> words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    if (is({"q", "query", "queries"}))
        return TensorGuess::Queries;
    if (is({"k", "key", "keys"}))
        return TensorGuess::Keys;
    if (is({"v", "value", "values"}))
        return TensorGuess::Values;
    return is({"x", "embeddings", "embedding"}) ? TensorGuess::Embeddings : TensorGuess::None;
}

bool isContent(const std::string &key)
{
    return key.starts_with("content.");
}

void setSizes(core::Model &model, const std::string &key, const core::Tensor &tensor)
{
    const bool isFree = model.content.source != core::ContentSource::Arrays;
    const auto rows = static_cast<int>(std::min<std::int64_t>(tensor.extent(0), 1 << 20));
    const auto columns = static_cast<int>(std::min<std::int64_t>(tensor.extent(1), 1 << 20));
    if (key == "learned.table") {
        model.method = core::MethodId::Learned;
        model.learned.length = rows;
        if (isFree)
            model.content.dModel = columns;
    } else if (key == "t5.table") {
        model.method = core::MethodId::T5;
        model.t5.buckets = rows;
        if (isFree)
            model.content.heads = columns;
    } else if (key == "alibi.slopes") {
        model.method = core::MethodId::Alibi;
        if (isFree)
            model.content.heads = rows;
    } else if (key == "shaw.table_k" || key == "shaw.table_v") {
        model.method = core::MethodId::Shaw;
        model.shaw.radius = (rows - 1) / 2;
    } else if (key == "rope.theta") {
        model.method = core::MethodId::Rope;
    }
}

/// q, k, v and x, W exclude each other.
void clearOthers(core::Content &content, const PlacedTensors &placed)
{
    const auto has = [&placed](std::string_view key) {
        return std::any_of(placed.begin(), placed.end(),
                           [key](const auto &part) { return part.first == key; });
    };
    content.source = core::ContentSource::Arrays;
    if (has("content.q") || has("content.k") || has("content.v"))
        content.x = content.wq = content.wk = content.wv = {};
    else
        content.q = content.k = content.v = {};
}

} // namespace

TensorGuess guessOf(const TensorInfo &info)
{
    const std::string name = lowered(info.name);
    const std::size_t rank = info.shape.size();
    if (rank == 2 && names(name, {"relative_attention_bias", "relative_bias"}) &&
        info.shape[1] <= mostHeads)
        return TensorGuess::RelativeBias;
    if (rank == 2 && names(name, {"position", "wpe", "pos_emb", "pos_embed"}))
        return TensorGuess::PositionTable;
    if (rank == 1 && names(name, {"slopes"}))
        return TensorGuess::Slopes;
    if (rank == 1 && names(name, {"inv_freq"}))
        return TensorGuess::Frequencies;
    const TensorGuess guess = byLastWord(lastWord(name));
    if (guess == TensorGuess::Embeddings)
        return rank == 2 ? guess : TensorGuess::None;
    return rank >= 2 && rank <= 4 ? guess : TensorGuess::None;
}

QString words(TensorGuess guess)
{
    switch (guess) {
    case TensorGuess::None: break;
    case TensorGuess::Queries: return Text::tr("queries");
    case TensorGuess::Keys: return Text::tr("keys");
    case TensorGuess::Values: return Text::tr("values");
    case TensorGuess::Embeddings: return Text::tr("token vectors x");
    case TensorGuess::PositionTable: return Text::tr("position embedding");
    case TensorGuess::RelativeBias: return Text::tr("relative bias of T5");
    case TensorGuess::Slopes: return Text::tr("slopes of ALiBi");
    case TensorGuess::Frequencies: return Text::tr("angular frequencies of RoPE");
    }
    return {};
}

std::string keyOf(TensorGuess guess)
{
    switch (guess) {
    case TensorGuess::None: break;
    case TensorGuess::Queries: return "content.q";
    case TensorGuess::Keys: return "content.k";
    case TensorGuess::Values: return "content.v";
    case TensorGuess::Embeddings: return "content.x";
    case TensorGuess::PositionTable: return "learned.table";
    case TensorGuess::RelativeBias: return "t5.table";
    case TensorGuess::Slopes: return "alibi.slopes";
    case TensorGuess::Frequencies: return "rope.theta";
    }
    return {};
}

TensorPick likelyPick(const TensorInfo &info)
{
    TensorPick pick;
    const std::size_t rank = info.shape.size();
    if (rank == 4)
        pick.index = {0, std::nullopt, std::nullopt, std::nullopt};
    const TensorGuess guess = guessOf(info);
    const bool isVectors =
        guess == TensorGuess::Queries || guess == TensorGuess::Keys || guess == TensorGuess::Values;
    if (isVectors && rank >= 3 && info.shape[rank - 3] > info.shape[rank - 2] &&
        info.shape[rank - 2] <= mostHeads)
        pick.axes = rank == 3 ? std::vector<int>{1, 0, 2} : std::vector<int>{0, 2, 1, 3};
    return pick;
}

std::optional<std::array<std::size_t, 3>> queriesKeysValues(const std::vector<TensorInfo> &tensors,
                                                            std::size_t which)
{
    const std::string &name = tensors[which].name;
    const std::size_t length = lastWord(name).size();
    const TensorGuess guess = guessOf(tensors[which]);
    if (guess < TensorGuess::Queries || guess > TensorGuess::Values)
        return std::nullopt;
    const std::string stem = name.substr(0, name.size() - length);
    std::array<std::optional<std::size_t>, 3> found;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const TensorInfo &other = tensors[i];
        const TensorGuess its = guessOf(other);
        const bool isVector = its >= TensorGuess::Queries && its <= TensorGuess::Values;
        if (isVector && other.shape.size() == tensors[which].shape.size() &&
            other.name.starts_with(stem) &&
            lastWord(other.name).size() + stem.size() == other.name.size())
            found.at(static_cast<std::size_t>(its) -
                     static_cast<std::size_t>(TensorGuess::Queries)) = i;
    }
    if (!found[0] || !found[1] || !found[2])
        return std::nullopt;
    return std::array{*found[0], *found[1], *found[2]};
}

std::size_t likelyChoice(const std::vector<TensorInfo> &tensors)
{
    constexpr int mostTries = 32; // each looks at all tensors
    int tries = 0;
    std::optional<std::size_t> known;
    for (std::size_t i = 0; i < tensors.size() && tries < mostTries; ++i) {
        const TensorGuess guess = guessOf(tensors[i]);
        if (guess == TensorGuess::Queries && ++tries && queriesKeysValues(tensors, i))
            return i;
        if (guess != TensorGuess::None && !known)
            known = i;
    }
    return known.value_or(0);
}

std::vector<std::string> keysFor(int rank)
{
    std::vector<std::string> keys;
    for (const core::ParamSpec &spec : core::allParams()) {
        const bool takesNumbers = spec.type == core::FieldType::Numbers ||
                                  spec.type == core::FieldType::Integers ||
                                  spec.type == core::FieldType::NumberOrNumbers;
        if (takesNumbers && spec.section == core::Section::Model && rank >= 1 &&
            spec.minRank <= rank && rank <= spec.maxRank)
            keys.emplace_back(spec.key);
    }
    return keys;
}

std::variant<core::Scene, core::Problem> withTensors(const core::Scene &scene,
                                                     const PlacedTensors &placed, bool asTheyAre)
{
    core::Scene next = scene;
    if (asTheyAre) {
        next.model.method = core::MethodId::None;
        next.model.mask = core::MaskKind::None;
    }
    for (const auto &[key, tensor] : placed) {
        if (auto problem =
                core::setParam(next, *core::findParam(key), core::valueOfTensor(tensor, false)))
            return *problem;
        setSizes(next.model, key, tensor);
    }
    if (isContent(placed.front().first))
        clearOthers(next.model.content, placed);
    return core::settled(std::move(next), scene, placed.front().first);
}

} // namespace locus::app
