// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shapes.h"

#include <algorithm>

namespace locus::core {

namespace {

int extent(const Tensor &tensor, int axisFromEnd)
{
    return static_cast<int>(tensor.extent(tensor.rank() - 1 - axisFromEnd));
}

bool fromX(const Content &content)
{
    return content.source == ContentSource::Arrays && !content.x.isNull();
}

bool fromVectors(const Content &content)
{
    return (content.source == ContentSource::Arrays && content.x.isNull()) ||
           (content.source == ContentSource::Identical && !content.q.isNull());
}

int headsOfArrays(const Content &content)
{
    for (const Tensor *tensor : {&content.q, &content.k, &content.v})
        if (tensor->rank() == 3)
            return static_cast<int>(tensor->extent(0));
    return content.heads;
}

int lengthOf(const Content &content)
{
    switch (content.source) {
    case ContentSource::Tokens: return static_cast<int>(content.tokens.size());
    case ContentSource::Identical:
    case ContentSource::Random: return content.n;
    case ContentSource::Arrays: return fromX(content) ? extent(content.x, 1) : extent(content.k, 1);
    }
    return 0;
}

bool isRun(const std::vector<std::int64_t> &values)
{
    for (std::size_t i = 1; i < values.size(); ++i)
        if (values[i] != values[i - 1] + 1)
            return false;
    return true;
}

} // namespace

DerivedSizes derivedSizes(const Model &model)
{
    const Content &content = model.content;
    DerivedSizes derived;
    derived.n = content.source == ContentSource::Tokens || content.source == ContentSource::Arrays;
    derived.dModel = fromX(content) || fromVectors(content);
    derived.dHead = fromX(content) || fromVectors(content);
    derived.heads = content.source == ContentSource::Arrays && !fromX(content) &&
                    (content.q.rank() == 3 || content.k.rank() == 3 || content.v.rank() == 3);
    return derived;
}

Shapes shapesOf(const Model &model)
{
    const Content &content = model.content;
    Shapes shapes;
    shapes.heads = content.heads;
    shapes.nKey = lengthOf(content);
    shapes.nQuery = shapes.nKey - model.queryOffset;
    shapes.dModel = content.dModel;
    shapes.dHead = content.dHead;
    shapes.dValue = content.dHead;
    shapes.hasX = true;
    if (fromX(content)) {
        shapes.dModel = extent(content.x, 0);
        const int columns = content.wq.isNull() ? shapes.dModel : extent(content.wq, 0);
        shapes.dHead = columns / std::max(shapes.heads, 1);
        const int valueColumns = content.wv.isNull() ? shapes.dModel : extent(content.wv, 0);
        shapes.dValue = valueColumns / std::max(shapes.heads, 1);
    } else if (fromVectors(content)) {
        shapes.hasX = false;
        shapes.dHead = extent(content.q, 0);
        shapes.dValue = content.v.isNull() ? extent(content.k, 0) : extent(content.v, 0);
        shapes.dModel = 0;
        if (content.source == ContentSource::Arrays) {
            shapes.heads = headsOfArrays(content);
            shapes.nQuery = extent(content.q, 1);
        }
    }
    return shapes;
}

Positions positionsOf(const Model &model, const Shapes &shapes)
{
    Positions positions;
    positions.key.resize(static_cast<std::size_t>(shapes.nKey));
    for (int j = 0; j < shapes.nKey; ++j) {
        const std::int64_t given =
            model.positions.isNull() ? j : static_cast<std::int64_t>(model.positions[j]);
        positions.key[static_cast<std::size_t>(j)] = given + model.positionStart;
    }
    positions.query.resize(static_cast<std::size_t>(shapes.nQuery));
    for (int i = 0; i < shapes.nQuery; ++i) {
        const int token = i + model.queryOffset;
        positions.query[static_cast<std::size_t>(i)] =
            token >= 0 && token < shapes.nKey ? positions.key[static_cast<std::size_t>(token)]
                                              : token + model.positionStart;
    }
    positions.consecutive = isRun(positions.key) && isRun(positions.query);
    return positions;
}

} // namespace locus::core
