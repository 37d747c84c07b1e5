// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identical.h"

#include "core/content.h"

namespace locus::core {

namespace {

bool isVectorKey(std::string_view key)
{
    return key == "content.q" || key == "content.k" || key == "content.v";
}

Tensor tensorOf(const Row<double> &row)
{
    return Tensor::vector(std::vector<double>(row.begin(), row.end()));
}

} // namespace

IdenticalVectors identicalVectors(const Model &model, int head)
{
    if (!model.content.q.isNull())
        return {model.content.q, model.content.k,
                model.content.v.isNull() ? model.content.k : model.content.v};
    const FirstRows rows = firstRowsOf(model.content, shapesOf(model), head); // one says it all
    return {tensorOf(rows.q), tensorOf(rows.k), tensorOf(rows.v)};
}

Model withVectorsGiven(Model model, std::string_view key, int head, bool clear)
{
    Content &content = model.content;
    if (content.source != ContentSource::Identical || !isVectorKey(key))
        return model;
    if (clear && content.q.isNull())
        return model; // nothing is given that could be cleared
    if (clear && key != "content.v") {
        content.q = content.k = content.v = Tensor();
    } else if (content.q.isNull()) {
        const IdenticalVectors shown = identicalVectors(model, head);
        content.q = shown.q;
        content.k = shown.k;
        content.v = shown.v;
    }
    return model;
}

} // namespace locus::core
