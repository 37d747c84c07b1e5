// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/method.h"

#include "core/content.h"

#include <algorithm>

namespace locus::core {

namespace {

std::optional<Refusal> refusalOfInput(const Shapes &shapes)
{
    if (!shapes.hasX)
        return Refusal{RefusalCode::NoInputToAddTo};
    return std::nullopt;
}

std::optional<Refusal> refusalOfSinusoidal(const Shapes &shapes)
{
    if (const auto refusal = refusalOfInput(shapes))
        return refusal;
    if (shapes.dModel % 2 != 0)
        return Refusal{RefusalCode::OddModelDimension, shapes.dModel};
    return std::nullopt;
}

std::optional<Refusal> refusalOfLearned(const Model &model, const Shapes &shapes,
                                        const Positions &positions)
{
    if (const auto refusal = refusalOfInput(shapes))
        return refusal;
    for (const std::int64_t position : positions.key)
        if (position < 0 || position >= model.learned.length)
            return Refusal{RefusalCode::PositionOutsideTable, position, model.learned.length};
    return std::nullopt;
}

std::optional<Refusal> refusalOfT5(const Model &model)
{
    if (T5Buckets::isDefined(model.t5))
        return std::nullopt;
    const int maxExact = (model.t5.bidirectional ? model.t5.buckets / 2 : model.t5.buckets) / 2;
    if (maxExact < 1)
        return Refusal{RefusalCode::TooFewBuckets, model.t5.buckets,
                       model.t5.bidirectional ? 4 : 2};
    return Refusal{RefusalCode::MaxDistanceTooSmall, model.t5.maxDistance, maxExact};
}

std::optional<Refusal> refusalOfRope(const Model &model, const Shapes &shapes)
{
    const int rotary = rotaryDim(model.rope, shapes.dHead);
    if (rotary > shapes.dHead)
        return Refusal{RefusalCode::RotaryDimTooLarge, rotary, shapes.dHead};
    if (rotary % 2 != 0)
        return Refusal{RefusalCode::OddRotaryDim, rotary};
    return std::nullopt;
}

/// Tables of b(delta) are made while the displacements span at most this many times the rows and
/// columns.
constexpr std::int64_t tableFactor = 4;

ScalarBias biasOfDelta(std::function<double(int, std::int64_t)> ofDelta, const Shapes &shapes,
                       const Positions &positions)
{
    ScalarBias bias;
    bias.ofDelta = std::move(ofDelta);
    const auto [keyMin, keyMax] = std::minmax_element(positions.key.begin(), positions.key.end());
    const auto [queryMin, queryMax] =
        std::minmax_element(positions.query.begin(), positions.query.end());
    bias.deltaMin = *keyMin - *queryMax;
    const std::int64_t range = *keyMax - *queryMin - bias.deltaMin + 1;
    if (range > tableFactor * (shapes.nKey + shapes.nQuery))
        return bias;
    for (int h = 0; h < shapes.heads; ++h) {
        std::vector<double> values(static_cast<std::size_t>(range));
        for (std::int64_t d = 0; d < range; ++d)
            values[static_cast<std::size_t>(d)] = bias.ofDelta(h, bias.deltaMin + d);
        bias.byDelta.push_back(std::move(values));
    }
    return bias;
}

ScalarBias t5Bias(const Model &model, const Shapes &shapes, const Positions &positions)
{
    const auto ofDelta = [buckets = T5Buckets(model.t5),
                          table = t5Table(model.t5, shapes.heads)](int head, std::int64_t delta) {
        return table(buckets.bucket(delta), head);
    };
    return biasOfDelta(ofDelta, shapes, positions);
}

ScalarBias alibiScalarBias(const Model &model, const Shapes &shapes, const Positions &positions)
{
    const std::vector<double> slopes = alibiSlopes(model.alibi, shapes.heads);
    const AlibiForm form = model.alibi.form;
    if (form == AlibiForm::Distance) {
        const auto ofDelta = [slopes](int head, std::int64_t delta) {
            return alibiBias(AlibiForm::Distance, slopes[static_cast<std::size_t>(head)], 0, delta,
                             0);
        };
        return biasOfDelta(ofDelta, shapes, positions);
    }
    ScalarBias bias;
    for (const double slope : slopes) {
        std::vector<double> values;
        for (const std::int64_t key : positions.key)
            values.push_back(alibiBias(form, slope, 0, key, positions.key.back()));
        bias.byKey.push_back(std::move(values));
    }
    return bias;
}

} // namespace

std::optional<Refusal> refusalOf(const Model &model, const Shapes &shapes,
                                 const Positions &positions)
{
    switch (model.method) {
    case MethodId::None:
    case MethodId::Shaw: return std::nullopt;
    case MethodId::Sinusoidal: return refusalOfSinusoidal(shapes);
    case MethodId::Learned: return refusalOfLearned(model, shapes, positions);
    case MethodId::T5: return refusalOfT5(model);
    case MethodId::Alibi:
        if (model.alibi.form != AlibiForm::Distance && model.mask != MaskKind::Causal)
            return Refusal{RefusalCode::AlibiFormNeedsCausal};
        return std::nullopt;
    case MethodId::Rope: return refusalOfRope(model, shapes);
    }
    return std::nullopt;
}

Hooks hooksOf(const Model &model, const Shapes &shapes, const Positions &positions, RowPool *pool)
{
    Hooks hooks;
    switch (model.method) {
    case MethodId::None: break;
    case MethodId::Sinusoidal:
        hooks.onInput = sinusoidalEncoding(positions.key, shapes.dModel, model.sinusoidal,
                                           model.mistake == Mistake::SineOnly, pool);
        break;
    case MethodId::Learned:
        hooks.onInput = learnedEncoding(positions.key, shapes.dModel, model.learned, pool);
        break;
    case MethodId::Shaw:
        hooks.onPair = RelativeVectors{
            model.shaw.radius,
            model.shaw.keys ? shawKeyTable(model.shaw, shapes.dHead) : Matrix<double>(),
            model.shaw.values ? shawValueTable(model.shaw, shapes.dValue) : Matrix<double>()};
        break;
    case MethodId::T5: hooks.onScore = t5Bias(model, shapes, positions); break;
    case MethodId::Alibi: hooks.onScore = alibiScalarBias(model, shapes, positions); break;
    case MethodId::Rope: {
        const bool mixed = model.mistake == Mistake::MixedLayouts;
        const auto table = [&](const std::vector<std::int64_t> &at) {
            return std::make_shared<const RotationTable>(
                rotationTable(at, model.rope, shapes.dHead, mixed, pool));
        };
        hooks.onKey = table(positions.key);
        hooks.onQuery = positions.query == positions.key ? hooks.onKey : table(positions.query);
        break;
    }
    }
    return hooks;
}

namespace {

bool concerns(Mistake mistake, MethodId method)
{
    switch (mistake) {
    case Mistake::None: return false;
    case Mistake::BiasAfterSoftmax: return method == MethodId::T5 || method == MethodId::Alibi;
    case Mistake::MixedLayouts: return method == MethodId::Rope;
    case Mistake::SineOnly: return method == MethodId::Sinusoidal;
    }
    return false;
}

} // namespace

Model keyOf(const Model &model, MethodId method)
{
    Model key = contentKey(model);
    key.method = method;
    key.positions = model.positions;
    key.positionStart = model.positionStart;
    key.mask = model.mask;
    if (model.mask == MaskKind::Custom)
        key.allowed = model.allowed;
    key.padding = model.padding;
    key.scale = model.scale;
    if (concerns(model.mistake, method))
        key.mistake = model.mistake;
    switch (method) {
    case MethodId::None: break;
    case MethodId::Sinusoidal: key.sinusoidal = model.sinusoidal; break;
    case MethodId::Learned: key.learned = model.learned; break;
    case MethodId::Shaw: key.shaw = model.shaw; break;
    case MethodId::T5: key.t5 = model.t5; break;
    case MethodId::Alibi: key.alibi = model.alibi; break;
    case MethodId::Rope: key.rope = model.rope; break;
    }
    return key;
}

const char *methodName(MethodId method)
{
    switch (method) {
    case MethodId::None: return "none";
    case MethodId::Sinusoidal: return "sinusoidal";
    case MethodId::Learned: return "learned";
    case MethodId::Shaw: return "shaw";
    case MethodId::T5: return "t5";
    case MethodId::Alibi: return "alibi";
    case MethodId::Rope: return "rope";
    }
    return "";
}

} // namespace locus::core
