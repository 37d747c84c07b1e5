// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/costmodel.h"

#include "core/attention.h"

namespace locus::app {

namespace {

/// A weight of the newest measurement that follows a change of page or method within a few ticks.
constexpr double newest = 0.3;
constexpr double softmaxCell = 12;
/// The double path has half the lanes and no fused step.
constexpr double doublePrice = 4;

} // namespace

double computationCost(const core::Model &model, const std::vector<core::StageRequest> &requests)
{
    const core::Shapes shapes = core::shapesOf(model);
    const double nQuery = shapes.nQuery, nKey = shapes.nKey;
    const double channels = double(shapes.heads) * shapes.dHead;
    // Projections: of x once per content, of h on every change of an input encoding.
    const double projections = shapes.hasX ? 3 * nKey * shapes.dModel * channels : 0;
    const double vectors = (nQuery + nKey) * channels;
    double cost = doublePrice * (projections + vectors);
    const double visible = model.mask == core::MaskKind::Causal ? 0.5 : 1;
    for (const core::StageRequest &request : requests) {
        if (request.stage != core::Stage::Output && !core::isPairStage(request.stage))
            continue;
        const double perPair =
            shapes.dHead + softmaxCell + (request.stage == core::Stage::Output ? shapes.dValue : 0);
        cost += visible * nQuery * nKey * perPair;
    }
    return cost;
}

void CostModel::record(double cost, double milliseconds)
{
    if (milliseconds < shortestMeasured)
        return;
    m_rate += newest * (cost / milliseconds - m_rate);
}

bool CostModel::wantsWorker(double cost)
{
    m_inWorker = milliseconds(cost) > (m_inWorker ? shortestInWorker : longestInPlace);
    return m_inWorker;
}

} // namespace locus::app
