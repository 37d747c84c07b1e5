// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/samplemodels.h"

#include "core/rng.h"

namespace locus::tests {

using namespace core;

namespace {

constexpr int tokenCount = 7;

bool addsToInput(MethodId method)
{
    return method == MethodId::Sinusoidal || method == MethodId::Learned;
}

/// Every key but those that share a residue with the query; query 2 sees none.
void customMask(Model &model, int queries, int keys)
{
    std::vector<double> allowed;
    for (int i = 0; i < queries; ++i)
        for (int j = 0; j < keys; ++j)
            allowed.push_back(i != 2 && (i + 2 * j) % 3 != 1 ? 1.0 : 0.0);
    model.mask = MaskKind::Custom;
    model.allowed = Tensor::matrix(queries, keys, std::move(allowed));
}

Tensor drawn(std::uint64_t seed, Tensor::Shape shape)
{
    std::int64_t size = 1;
    for (const std::int64_t extent : shape)
        size *= extent;
    std::vector<double> values;
    for (std::int64_t c = 0; c < size; ++c)
        values.push_back(
            randomUniform(seed, RandomStream::TokenVector, 0, static_cast<std::uint64_t>(c), 1.5));
    return Tensor(std::move(shape), std::move(values));
}

/// More keys than queries, values of another width; the queries are the last tokens.
Model arraysModel(MethodId method, MaskKind mask)
{
    Model model = sampleModel(method, MaskKind::Causal);
    model.content.source = ContentSource::Arrays;
    model.content.q = drawn(11, {3, 4, 7});
    model.content.k = drawn(12, {3, 9, 7});
    model.content.v = drawn(13, {3, 9, 5});
    model.queryOffset = 5;
    model.mask = mask;
    if (mask == MaskKind::Custom)
        customMask(model, 4, 9);
    return model;
}

void addVariants(std::vector<NamedModel> &models, const QByteArray &name, const Model &plain)
{
    models.push_back({name, plain});

    Model offset = plain;
    offset.queryOffset = 3;
    if (plain.mask == MaskKind::Custom)
        customMask(offset, tokenCount - 3, tokenCount);
    models.push_back({name + ", query offset", offset});

    Model far = plain;
    far.positions = Tensor::vector({0, 1, 5, 6, 2, 30, 31});
    models.push_back({name + ", explicit positions", far});

    Model shifted = plain;
    shifted.positionStart = 100;
    shifted.scale = ScoreScale::None;
    models.push_back({name + ", shifted, unscaled", shifted});

    Model padded = plain;
    padded.padding = Tensor::vector({1, 0, 0, 0, 1, 0, 0});
    models.push_back({name + ", padding", padded});
}

void addForms(std::vector<NamedModel> &models, const QByteArray &name, const Model &plain)
{
    if (plain.method == MethodId::Alibi && plain.mask == MaskKind::Causal)
        for (const AlibiForm form : {AlibiForm::Key, AlibiForm::Last}) {
            Model other = plain;
            other.alibi.form = form;
            models.push_back({name + (form == AlibiForm::Key ? ", key" : ", last"), other});
        }
    if (plain.method == MethodId::Rope) {
        Model half = plain;
        half.rope.layout = RopeLayout::Half;
        models.push_back({name + ", half", half});
        Model whole = half;
        whole.content.dHead = 8;
        whole.rope.rotaryDim.reset();
        models.push_back({name + ", half, whole head", whole});
    }
    if (plain.method == MethodId::T5) {
        Model oneWay = plain;
        oneWay.t5.bidirectional = false;
        models.push_back({name + ", one direction", oneWay});
    }
    if (plain.method == MethodId::Shaw) {
        Model valuesOnly = plain;
        valuesOnly.shaw.keys = false;
        models.push_back({name + ", values only", valuesOnly});
    }
    if (plain.method == MethodId::Learned) {
        Model segments = plain;
        segments.learned.segments = true;
        segments.learned.segmentIds = Tensor::vector({0, 0, 0, 1, 1, 1, 1});
        models.push_back({name + ", segments", segments});
    }
}

void addMistakes(std::vector<NamedModel> &models, const QByteArray &name, const Model &plain)
{
    Model wrong = plain;
    if (plain.method == MethodId::Sinusoidal)
        wrong.mistake = Mistake::SineOnly;
    else if (plain.method == MethodId::Rope)
        wrong.mistake = Mistake::MixedLayouts;
    else if (plain.method == MethodId::T5 || plain.method == MethodId::Alibi)
        wrong.mistake = Mistake::BiasAfterSoftmax;
    else
        return;
    models.push_back({name + ", mistake", wrong});
    if (plain.method == MethodId::Rope) {
        wrong.rope.layout = RopeLayout::Half;
        models.push_back({name + ", half, mistake", wrong});
    }
}

} // namespace

Model sampleModel(MethodId method, MaskKind mask)
{
    Model model;
    model.method = method;
    model.content.tokens = {"one", "two", "three", "four", "five", "six", "seven"};
    model.content.seed = 3;
    model.content.dModel = 10;
    model.content.dHead = 7;
    model.content.heads = 3;
    model.mask = mask;
    if (mask == MaskKind::Custom)
        customMask(model, tokenCount, tokenCount);
    model.learned.length = 200;
    model.shaw.radius = 2;
    model.shaw.values = true;
    model.t5.buckets = 8;
    model.t5.maxDistance = 6;
    model.rope.rotaryDim = 4;
    model.rope.base = 100;
    return model;
}

Model identicalModel(MethodId method, int n, std::vector<double> q, std::vector<double> k)
{
    Model model;
    model.method = method;
    model.content.source = ContentSource::Identical;
    model.content.n = n;
    model.content.dHead = static_cast<int>(q.size());
    model.content.q = Tensor::vector(std::move(q));
    model.content.k = Tensor::vector(std::move(k));
    return model;
}

std::vector<NamedModel> sampleModels()
{
    const std::pair<MaskKind, const char *> masks[] = {{MaskKind::None, "no mask"},
                                                       {MaskKind::Causal, "causal"},
                                                       {MaskKind::Custom, "custom mask"}};
    std::vector<NamedModel> models;
    for (const MethodId method : allMethods)
        for (const auto &[mask, maskName] : masks) {
            const QByteArray name = QByteArray(methodName(method)) + ", " + maskName;
            const Model plain = sampleModel(method, mask);
            addVariants(models, name, plain);
            addForms(models, name, plain);
            addMistakes(models, name, plain);
            if (!addsToInput(method))
                models.push_back({name + ", arrays", arraysModel(method, mask)});
        }
    return models;
}

bool isDefined(const Model &model)
{
    const Shapes shapes = shapesOf(model);
    return !refusalOf(model, shapes, positionsOf(model, shapes)).has_value();
}

} // namespace locus::tests
