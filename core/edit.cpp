// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit.h"

#include "core/entries.h"
#include "core/fit.h"
#include "core/identical.h"
#include "core/params.h"
#include "core/pins.h"
#include "core/rules.h"
#include "core/shapes.h"

#include <algorithm>

namespace locus::core {

namespace {

/// There is no x, and so no width of it: q and k are given, row by row or one for all.
bool givesVectors(const Content &content)
{
    if (content.source == ContentSource::Arrays)
        return content.x.isNull();
    return content.source == ContentSource::Identical && !content.q.isNull();
}

/// W is made by `projection`, not given.
bool makesWeights(const Content &content)
{
    return content.source != ContentSource::Arrays && !givesVectors(content);
}

/// The identity is square: the size that was not edited follows, as far as its range goes.
void keepIdentitySquare(Content &content, std::string_view editedKey)
{
    if (content.projection != Projection::Identity || !makesWeights(content))
        return;
    const int columns = content.heads * content.dHead;
    if (editedKey != "content.d_model") {
        if (columns <= findParam("content.d_model")->hardMax)
            content.dModel = columns;
    } else if (content.dModel % content.heads == 0) {
        const int width = content.dModel / content.heads;
        if (width <= findParam("content.d_head")->hardMax)
            content.dHead = width;
    }
}

void bringOffsetInside(Model &model, std::string_view editedKey)
{
    const bool hasQueryRows =
        model.content.source == ContentSource::Arrays && model.content.x.isNull();
    if (!hasQueryRows && editedKey != "query_offset")
        model.queryOffset = std::clamp(model.queryOffset, 0, shapesOf(model).nKey - 1);
}

/// Assigns one value of a T5 table. An untrained table becomes the scene's own, its other values as
/// they are, and is untrained again when the value comes back. (A file or a patch states a table
/// whole.)
std::optional<Problem> assignBucketValue(Scene &next, const std::string &key, const Value &value)
{
    T5Params untrained = next.model.t5;
    untrained.table = {};
    const Matrix<double> values = t5Table(untrained, shapesOf(next.model).heads);
    const Tensor table = Tensor::matrix(values.rows(), values.cols(),
                                        {values.data(), values.data() + values.size()});
    if (next.model.t5.table.isNull())
        next.model.t5.table = table;
    if (auto problem = assign(next, key, value))
        return problem;
    if (next.model.t5.table == table)
        next.model.t5.table = {};
    return std::nullopt;
}

/// Assigns one slope. Slopes that followed the rule, and do again, follow it.
std::optional<Problem> assignSlope(Scene &next, const std::string &key, const Value &value)
{
    const bool byRule = next.model.alibi.slopes.isNull();
    if (auto problem = assign(next, key, value))
        return problem;
    const AlibiParams &alibi = next.model.alibi;
    if (byRule && alibi.slopes.values() == alibiRule(shapesOf(next.model).heads, alibi.maxBias))
        next.model.alibi.slopes = {};
    return std::nullopt;
}

std::optional<Problem> assignEntry(Scene &next, const std::string &key, const Value &value)
{
    if (key.starts_with("t5.table["))
        return assignBucketValue(next, key, value);
    if (key.starts_with("alibi.slopes["))
        return assignSlope(next, key, value);
    return assign(next, key, value);
}

/// q, k and v that are still what the seed makes of them stay the seed's.
void letGoOfShownVectors(Model &next, const Scene &before)
{
    Content &content = next.content;
    if (content.source != ContentSource::Identical || content.q.isNull() ||
        !before.model.content.q.isNull() || before.model.content.source != content.source)
        return;
    const IdenticalVectors shown = identicalVectors(before.model, before.view.head);
    if (content.q == shown.q && content.k == shown.k && content.v == shown.v)
        content.q = content.k = content.v = Tensor();
}

void resizeTokens(std::vector<std::string> &tokens, std::size_t n)
{
    const std::size_t period = tokens.size();
    if (n < period)
        tokens.resize(n);
    while (tokens.size() < n)
        tokens.push_back(tokens[tokens.size() % period]);
}

} // namespace

std::variant<Scene, Problem> settled(Scene next, const Scene &before, const std::string &editedKey)
{
    Model &model = next.model;
    keepIdentitySquare(model.content, editedKey);
    if (auto problem = contentProblem(model, {editedKey}))
        return *problem;
    bringOffsetInside(model, editedKey);
    if (editedKey == "mask" && model.mask == MaskKind::Custom && model.allowed.isNull())
        model.allowed = maskArray(before.model);
    if (auto problem = fitArrays(next, before, editedKey))
        return *problem;
    if (auto problem = validate(next, {editedKey}))
        return *problem;
    adoptArraySizes(model);
    next.view = clampedView(next.view, model);
    return next;
}

std::variant<Scene, Problem> edited(const Scene &scene, std::string_view key, const Value &value)
{
    Scene next = scene;
    next.model = withVectorsGiven(std::move(next.model), key.substr(0, key.find('[')),
                                  scene.view.head, value.isNull());
    if (auto problem = assignEntry(next, std::string(key), value))
        return *problem;
    letGoOfShownVectors(next.model, scene);
    if (key == "content.n")
        return withLength(scene, next.model.content.n);
    return settled(std::move(next), scene, parseAddress(key)->key);
}

std::variant<Scene, Problem> withLength(const Scene &scene, int n)
{
    Scene next = scene;
    if (auto problem = setParam(next, *findParam("content.n"), n))
        return *problem;
    if (next.model.content.source == ContentSource::Tokens) {
        next.model.content.n = scene.model.content.n;
        resizeTokens(next.model.content.tokens, static_cast<std::size_t>(n));
    }
    return settled(std::move(next), scene, "content.n");
}

bool isEditable(const Model &model, std::string_view key)
{
    const Content &content = model.content;
    if (!findParam(key) || isDecidedByArray(model, key))
        return false;
    if (key == "content.d_model")
        return !givesVectors(content);
    if (key == "content.projection" || key == "content.seed")
        return makesWeights(content);
    return true;
}

int blockCount(const Model &model, const Shapes &shapes)
{
    switch (model.method) {
    case MethodId::Rope: return rotaryDim(model.rope, shapes.dHead) / 2;
    case MethodId::Sinusoidal: return shapes.dModel / 2;
    default: return 0;
    }
}

View clampedView(const View &view, const Model &model)
{
    const Shapes shapes = shapesOf(model);
    const auto inside = [](int index, int count) {
        return std::clamp(index, 0, std::max(count - 1, 0));
    };
    View clamped = view;
    clamped.query = inside(view.query, shapes.nQuery);
    clamped.key = inside(view.key, shapes.nKey);
    clamped.head = inside(view.head, shapes.heads);
    clamped.block = inside(view.block, blockCount(model, shapes));
    clamped.pins = pinsInside(view.pins, shapes);
    return clamped;
}

} // namespace locus::core
