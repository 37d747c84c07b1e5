// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headfacts.h"

#include "core/attention.h"
#include "core/inspect.h"
#include "core/position/method.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace locus::core {

namespace {

double entropyOf(const std::vector<double> &weights)
{
    double bits = 0;
    for (const double weight : weights)
        if (weight > 0)
            bits -= weight * std::log2(weight);
    return std::max(bits, 0.0); // one key alone: no minus zero
}

double meanDistanceOf(const Prepared &prepared, QueryIndex i, const std::vector<double> &weights)
{
    double mean = 0;
    for (int key = 0; key < prepared.shapes.nKey; ++key)
        mean += weights[static_cast<std::size_t>(key)] *
                std::abs(static_cast<double>(displacement(prepared, i, {key})));
    return mean;
}

} // namespace

HeadFacts headFactsOf(const Prepared &prepared, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const PairReport pair = inspectPair(prepared, head, i, j);
    const auto weights = exactRow(prepared, Stage::Weights, head, i.value);
    HeadFacts facts;
    facts.weight = pair.weight;
    facts.contentWeight = pair.contentWeight;
    facts.position = pair.position;
    facts.rowSum = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (keyOf(prepared.model).mistake != Mistake::BiasAfterSoftmax) {
        facts.entropy = entropyOf(weights);
        facts.meanDistance = meanDistanceOf(prepared, i, weights);
    }
    if (const auto *alibi = std::get_if<AlibiTerms>(&pair.terms))
        facts.slope = alibi->slope;
    return facts;
}

std::vector<HeadFacts> headFacts(const Prepared &prepared, QueryIndex i, KeyIndex j)
{
    std::vector<HeadFacts> all;
    all.reserve(static_cast<std::size_t>(prepared.shapes.heads));
    for (int head = 0; head < prepared.shapes.heads; ++head)
        all.push_back(headFactsOf(prepared, {head}, i, j));
    return all;
}

} // namespace locus::core
