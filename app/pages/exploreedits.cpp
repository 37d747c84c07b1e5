// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/exploreedits.h"

#include "core/position/method.h"

#include <algorithm>
#include <array>

namespace locus::app {

namespace {

constexpr std::array pipeline = {core::Stage::X,
                                 core::Stage::Encoding,
                                 core::Stage::Input,
                                 core::Stage::Q,
                                 core::Stage::K,
                                 core::Stage::V,
                                 core::Stage::RotatedQ,
                                 core::Stage::RotatedK,
                                 core::Stage::Content,
                                 core::Stage::Clip,
                                 core::Stage::Bias,
                                 core::Stage::Position,
                                 core::Stage::ContentPosition,
                                 core::Stage::PositionContent,
                                 core::Stage::PositionPosition,
                                 core::Stage::Mask,
                                 core::Stage::Scores,
                                 core::Stage::LogWeights,
                                 core::Stage::Weights,
                                 core::Stage::Output};

} // namespace

std::vector<core::Stage> shownStages(const core::Frame &frame)
{
    std::vector<core::Stage> stages;
    for (const core::Stage stage : pipeline)
        if (frame.prepared ? !core::stageRefusal(*frame.prepared, stage)
                           : core::isOfEveryMethod(stage))
            stages.push_back(stage);
    return stages;
}

core::Stage stageAfter(const std::vector<core::Stage> &stages, core::Stage stage)
{
    const auto found = std::find(stages.begin(), stages.end(), stage);
    if (found == stages.end() || found + 1 == stages.end())
        return stages.empty() ? stage : stages.front();
    return *(found + 1);
}

core::Stage scoresOrWeights(core::Stage stage)
{
    return stage == core::Stage::Scores ? core::Stage::Weights : core::Stage::Scores;
}

core::Scene withMethodDefaults(core::Scene scene)
{
    core::Model &model = scene.model;
    switch (model.method) {
    case core::MethodId::None: break;
    case core::MethodId::Sinusoidal: model.sinusoidal = {}; break;
    case core::MethodId::Learned: model.learned = {}; break;
    case core::MethodId::Shaw: model.shaw = {}; break;
    case core::MethodId::T5: model.t5 = {}; break;
    case core::MethodId::Alibi: model.alibi = {}; break;
    case core::MethodId::Rope: model.rope = {}; break;
    }
    return scene;
}

core::Scene withAllDefaults(core::Scene scene)
{
    core::Model start;
    core::Model &model = scene.model;
    start.content = model.content;
    start.method = model.method;
    if (model.content.source == core::ContentSource::Arrays)
        start.queryOffset = model.queryOffset;
    model = start;
    return scene;
}

core::View withNextHead(core::View view, int heads, int step)
{
    view.head = ((view.head + step) % heads + heads) % heads;
    return view;
}

core::View movedAlong(core::View view, const core::Shapes &shapes, int step)
{
    const int low = std::max(-view.query, -view.key);
    const int high = std::min(shapes.nQuery - 1 - view.query, shapes.nKey - 1 - view.key);
    const int inside = std::clamp(step, low, high);
    view.query += inside;
    view.key += inside;
    return view;
}

std::optional<int> keyAtDelta(const core::Prepared &prepared, int query, std::int64_t delta)
{
    const auto &keys = prepared.positions.key;
    const std::int64_t wanted = prepared.positions.query[static_cast<std::size_t>(query)] + delta;
    const auto found = std::find(keys.begin(), keys.end(), wanted);
    if (found == keys.end())
        return std::nullopt;
    return static_cast<int>(found - keys.begin());
}

bool shows(const core::Frame &frame, const core::View &view)
{
    return !frame.prepared || core::stageRefusal(*frame.prepared, view.stage) ||
           frame.image(view.stage, view.head);
}

std::shared_ptr<const core::Frame> frameNow(const std::shared_ptr<const core::Frame> &frame,
                                            const core::Scene &scene)
{
    if (frame && frame->key == core::keyOf(scene.model) && shows(*frame, scene.view))
        return frame;
    core::FrameCache cache;
    return cache.compute(scene.model,
                         {{scene.view.stage, scene.view.head}, {core::Stage::Encoding, 0}});
}

} // namespace locus::app
