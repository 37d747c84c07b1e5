// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dependents.h"

#include "core/paramaccess.h"

namespace locus::core {

namespace {

template <auto... Members>
Tensor &in(Scene &scene)
{
    return access::at<Members...>(scene);
}

} // namespace

bool DependentArray::isFittedBy(const Tensor &tensor) const
{
    if (tensor.rank() != static_cast<int>(shape.size()))
        return tensor.rank() == 0; // not given, or one number for every block
    for (int axis = 0; axis < tensor.rank(); ++axis) {
        const std::int64_t extent = shape[static_cast<std::size_t>(axis)];
        if (extent != anyExtent && extent != tensor.extent(axis))
            return false;
    }
    return true;
}

namespace {

std::vector<DependentArray> learnedArrays(const Model &model, const Shapes &shapes)
{
    const bool counts = model.method == MethodId::Learned;
    const std::int64_t width = shapes.hasX ? shapes.dModel : anyExtent;
    return {{"learned.table",
             {model.learned.length, width},
             counts,
             &in<&Scene::model, &Model::learned, &LearnedParams::table>},
            {"learned.segment_ids",
             {shapes.nKey},
             counts,
             &in<&Scene::model, &Model::learned, &LearnedParams::segmentIds>},
            {"learned.segment_table",
             {anyExtent, width},
             counts,
             &in<&Scene::model, &Model::learned, &LearnedParams::segmentTable>}};
}

std::vector<DependentArray> shawArrays(const Model &model, const Shapes &shapes)
{
    const bool counts = model.method == MethodId::Shaw;
    const std::int64_t relations = 2 * std::int64_t{model.shaw.radius} + 1;
    return {{"shaw.table_k",
             {relations, shapes.dHead},
             counts,
             &in<&Scene::model, &Model::shaw, &ShawParams::tableK>},
            {"shaw.table_v",
             {relations, shapes.dValue},
             counts,
             &in<&Scene::model, &Model::shaw, &ShawParams::tableV>}};
}

/// What T5, ALiBi and RoPE have per bucket, head and block.
std::vector<DependentArray> scoreArrays(const Model &model, const Shapes &shapes)
{
    std::vector<DependentArray> list = {
        {"t5.table",
         {model.t5.buckets, shapes.heads},
         model.method == MethodId::T5,
         &in<&Scene::model, &Model::t5, &T5Params::table>},
        {"alibi.slopes",
         {shapes.heads},
         model.method == MethodId::Alibi,
         &in<&Scene::model, &Model::alibi, &AlibiParams::slopes>},
    };
    const int turning = rotaryDim(model.rope, shapes.dHead);
    if (turning % 2 == 0) // an odd rotary part has no blocks: the second kind of no
        list.push_back({"rope.theta",
                        {turning / 2},
                        model.method == MethodId::Rope,
                        &in<&Scene::model, &Model::rope, &RopeParams::theta>});
    return list;
}

} // namespace

std::vector<DependentArray> dependentArrays(const Scene &scene, const Shapes &shapes)
{
    const Model &model = scene.model;
    const std::int64_t n = shapes.nKey;
    std::vector<DependentArray> list = {
        {"positions", {n}, true, &in<&Scene::model, &Model::positions>},
        {"allowed",
         {shapes.nQuery, n},
         model.mask == MaskKind::Custom,
         &in<&Scene::model, &Model::allowed>},
        {"padding", {n}, true, &in<&Scene::model, &Model::padding>},
    };
    for (const auto &more :
         {learnedArrays(model, shapes), shawArrays(model, shapes), scoreArrays(model, shapes)})
        list.insert(list.end(), more.begin(), more.end());
    list.push_back({"permutation", {n}, true, &in<&Scene::study, &Study::permutation>});
    list.push_back({"pins", {anyExtent, 2}, true, &in<&Scene::view, &View::pins>});
    list.push_back({"colors", {2}, true, &in<&Scene::view, &View::colors>});
    return list;
}

const Tensor &tensorOf(const DependentArray &dependent, const Scene &scene)
{
    return dependent.in(const_cast<Scene &>(scene)); // reads only
}

} // namespace locus::core
