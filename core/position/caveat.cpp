// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/position/caveat.h"

#include "core/untrained.h"

namespace locus::core {

namespace {

/// Stages behind the addition to the score.
bool isAfterScore(Stage stage)
{
    switch (stage) {
    case Stage::Position:
    case Stage::Scores:
    case Stage::LogWeights:
    case Stage::Weights:
    case Stage::Output: return true;
    default: return false;
    }
}

/// Stages behind the addition to x. V takes h as well: the projections share their input.
bool isAfterInput(Stage stage)
{
    switch (stage) {
    case Stage::Encoding:
    case Stage::ContentPosition:
    case Stage::PositionContent:
    case Stage::PositionPosition:
    case Stage::Input:
    case Stage::Q:
    case Stage::K:
    case Stage::V: return true;
    default: return isAfterScore(stage);
    }
}

/// With the bias added after softmax, scores are the content's.
bool isAfterBias(const Model &model, Stage stage)
{
    if (model.mistake == Mistake::BiasAfterSoftmax &&
        (stage == Stage::Scores || stage == Stage::Position))
        return false;
    return stage == Stage::Bias || isAfterScore(stage);
}

bool isAfterRotation(Stage stage)
{
    return stage == Stage::RotatedQ || stage == Stage::RotatedK || isAfterScore(stage);
}

bool restsOnSeed(const Model &model, Stage stage)
{
    switch (model.method) {
    case MethodId::Learned:
        return (model.learned.table.isNull() ||
                (model.learned.segments && model.learned.segmentTable.isNull())) &&
               isAfterInput(stage);
    case MethodId::Shaw:
        return (model.shaw.keys && model.shaw.tableK.isNull() && isAfterScore(stage)) ||
               (model.shaw.values && model.shaw.tableV.isNull() && stage == Stage::Output);
    case MethodId::T5:
        return isAfterBias(model, stage) &&
               (model.t5.table.isNull() ||
                holdsUntrained(model.t5.table, model.t5.seed, RandomStream::T5Table));
    default: return false;
    }
}

} // namespace

Caveat caveatOf(const Model &model, Stage stage)
{
    if (restsOnSeed(model, stage))
        return Caveat::Untrained;
    const bool oneSpeed = model.method == MethodId::Rope && !model.rope.theta.isNull() &&
                          model.rope.theta.rank() == 0;
    if (oneSpeed)
        return isAfterRotation(stage) ? Caveat::OneSpeed : Caveat::None;
    const bool symmetric = model.method == MethodId::Alibi &&
                           model.alibi.form == AlibiForm::Distance &&
                           model.mask != MaskKind::Causal;
    return symmetric && isAfterBias(model, stage) ? Caveat::SymmetricVariant : Caveat::None;
}

} // namespace locus::core
