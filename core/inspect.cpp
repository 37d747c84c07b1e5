// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect.h"

#include "core/attention.h"
#include "core/numeric.h"

#include <cstdlib>
#include <numbers>
#include <tuple>

namespace locus::core {

namespace {

/// One head's vectors of the pair.
struct PairVectors {
    Row<double> query, key;
};

PairVectors vectorsOf(const HeadVectors &vectors, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const auto h = static_cast<std::size_t>(head.value);
    return {vectors.q[h].row(i.value), vectors.k[h].row(j.value)};
}

ShawTerms shawTerms(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const std::int64_t delta = displacement(p, i, j);
    const int radius = p.model.shaw.radius;
    return {clippedDisplacement(delta, radius), relationRow(delta, radius),
            scalarBias(p, head, i, j)};
}

T5Terms t5Terms(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const T5Derivation how = t5Derivation(p.model.t5, displacement(p, i, j));
    return {how.bucket, scalarBias(p, head, i, j), how};
}

AlibiTerms alibiTerms(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    AlibiTerms terms;
    const std::vector<double> slopes = alibiSlopes(p.model.alibi, p.shapes.heads);
    terms.slope = slopes[static_cast<std::size_t>(head.value)];
    const std::int64_t keyPosition = p.positions.key[static_cast<std::size_t>(j.value)];
    switch (p.model.alibi.form) {
    case AlibiForm::Distance: terms.distance = std::abs(displacement(p, i, j)); break;
    case AlibiForm::Key: terms.distance = keyPosition; break;
    case AlibiForm::Last: terms.distance = keyPosition - p.positions.key.back(); break;
    }
    terms.bias = scalarBias(p, head, i, j);
    return terms;
}

void fillTerms(PairReport &report, const Prepared &p)
{
    const auto [i, j, head] = std::tuple(report.query, report.key, report.head);
    switch (p.model.method) {
    case MethodId::None: break;
    case MethodId::Sinusoidal:
    case MethodId::Learned: report.terms = inputTerms(p, head, i, j); break;
    case MethodId::Shaw: report.terms = shawTerms(p, head, i, j); break;
    case MethodId::T5: report.terms = t5Terms(p, head, i, j); break;
    case MethodId::Alibi: report.terms = alibiTerms(p, head, i, j); break;
    case MethodId::Rope: report.terms = ropeTerms(p, head, i, j); break;
    }
}

/// A row of scores and what softmax makes of it.
struct WeighedRow {
    std::vector<double> scores, weights;
    RowSum<double> sum;
};

WeighedRow weighedRow(const Prepared &p, Stage stage, HeadIndex head, QueryIndex i)
{
    WeighedRow row;
    row.scores = exactRow(p, stage, head, i.value);
    row.weights.resize(row.scores.size());
    row.sum = softmaxRow<double>(row.scores, row.weights,
                                 [&](int j) { return p.mask.allowed(i.value, j); });
    return row;
}

} // namespace

RopeTerms ropeTerms(const Prepared &p, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const RotationTable &turnQuery = *p.hooks.onQuery;
    const RotationTable &turnKey = *p.hooks.onKey;
    const auto h = static_cast<std::size_t>(head.value);
    const PairVectors plain = vectorsOf(p.projected, head, i, j);
    const Row<double> turnedQuery = p.exact.q[h].row(i.value);
    const Row<double> turnedKey = p.exact.k[h].row(j.value);
    const double scale = p.exact.scale;

    RopeTerms terms;
    std::vector<bool> turns(static_cast<std::size_t>(plain.query.size()), false);
    for (std::size_t r = 0; r < turnQuery.pairs.size(); ++r) {
        const auto [a, b] = turnQuery.pairs[r];
        turns[static_cast<std::size_t>(a)] = turns[static_cast<std::size_t>(b)] = true;
        RopeBlock block;
        block.angleQuery = turnQuery.angles(i.value, static_cast<Eigen::Index>(r));
        block.angleKey = turnKey.angles(j.value, static_cast<Eigen::Index>(r));
        block.angleDifference = block.angleKey - block.angleQuery;
        block.query = {plain.query[a], plain.query[b]};
        block.key = {plain.key[a], plain.key[b]};
        block.rotatedQuery = {turnedQuery[a], turnedQuery[b]};
        block.rotatedKey = {turnedKey[a], turnedKey[b]};
        block.unrotated = (plain.query[a] * plain.key[a] + plain.query[b] * plain.key[b]) * scale;
        block.rotated = (turnedQuery[a] * turnedKey[a] + turnedQuery[b] * turnedKey[b]) * scale;
        terms.blocks.push_back(block);
    }
    for (Eigen::Index c = 0; c < plain.query.size(); ++c)
        if (!turns[static_cast<std::size_t>(c)])
            terms.rest += plain.query[c] * plain.key[c] * scale;
    return terms;
}

std::vector<double> contentWeights(const Prepared &prepared, HeadIndex head, QueryIndex i)
{
    return weighedRow(prepared, Stage::Content, head, i).weights;
}

PairReport inspectPair(const Prepared &prepared, HeadIndex head, QueryIndex i, KeyIndex j)
{
    const auto key = static_cast<std::size_t>(j.value);
    const auto at = [&](Stage stage) { return exactRow(prepared, stage, head, i.value)[key]; };
    PairReport report;
    report.query = i;
    report.key = j;
    report.head = head;
    report.queryPosition = prepared.positions.query[static_cast<std::size_t>(i.value)];
    report.keyPosition = prepared.positions.key[key];
    report.delta = displacement(prepared, i, j);
    report.masked = !prepared.mask.allowed(i.value, j.value);
    const WeighedRow content = weighedRow(prepared, Stage::Content, head, i);
    const WeighedRow row = weighedRow(prepared, Stage::Scores, head, i);
    report.content = content.scores[key];
    report.contentWeight = content.weights[key];
    // Where the method changes the vectors its share is the difference of two rows that are here
    // already; else it is added, and costs little.
    const bool apart = !prepared.exact.contentQ.empty() && !report.masked;
    report.position = apart ? row.scores[key] - content.scores[key] : at(Stage::Position);
    report.score = report.masked ? report.content + report.position : row.scores[key];
    report.weight =
        prepared.model.mistake == Mistake::BiasAfterSoftmax ? at(Stage::Weights) : row.weights[key];
    if (!report.masked && !stageRefusal(prepared, Stage::LogWeights))
        report.logWeight = (row.scores[key] - row.sum.max) - row.sum.logSum;
    fillTerms(report, prepared);
    return report;
}

std::vector<ClockHand> clockHands(const Prepared &prepared, QueryIndex i, KeyIndex j)
{
    std::vector<ClockHand> hands;
    if (prepared.model.method != MethodId::Sinusoidal)
        return hands;
    const auto query =
        static_cast<double>(prepared.positions.query[static_cast<std::size_t>(i.value)]);
    const auto key = static_cast<double>(prepared.positions.key[static_cast<std::size_t>(j.value)]);
    for (const double frequency :
         geometricFrequencies(prepared.shapes.dModel, prepared.model.sinusoidal.base))
        hands.push_back(
            {frequency, query * frequency, key * frequency, 2 * std::numbers::pi / frequency});
    return hands;
}

PairDifference differenceOf(const PairReport &a, const PairReport &b)
{
    return {b.delta - a.delta, b.content - a.content, b.position - a.position, b.score - a.score,
            b.weight - a.weight};
}

} // namespace locus::core
