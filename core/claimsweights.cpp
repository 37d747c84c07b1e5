// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about rows of weights and single scores.
#include "core/attention.h"
#include "core/claimprobe.h"
#include "core/inspect.h"
#include "core/numeric.h"

namespace locus::core {

namespace {

constexpr std::int64_t sampledRows = 64;
constexpr std::int64_t sampledPairs = 32;
constexpr std::int64_t sampledMaskedRows = 16;

struct Sample {
    HeadIndex head;
    int row = 0;
};

/// (head, row) over the whole Model, rows without any allowed key left out.
std::vector<Sample> liveRows(const Prepared &p)
{
    std::vector<Sample> samples;
    const std::int64_t rows = p.shapes.nQuery;
    for (const std::int64_t index : spread(p.shapes.heads * rows, sampledRows)) {
        const int row = static_cast<int>(index % rows);
        if (!p.mask.isDead(row))
            samples.push_back({HeadIndex{static_cast<int>(index / rows)}, row});
    }
    return samples;
}

double sumOf(const std::vector<double> &values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum;
}

/// What the mistake adds to the sum of a row of weights.
double addedBias(const Prepared &p, const Sample &sample)
{
    double sum = 0;
    for (int j = 0; j < p.shapes.nKey; ++j)
        if (p.mask.allowed(sample.row, j))
            sum += scalarBias(p, sample.head, QueryIndex{sample.row}, KeyIndex{j});
    return sum;
}

/// A copy in which the keys that row \a row may not use, and their values, are NaN or huge in turn.
Prepared withSpoiltKeys(const Prepared &p, int row)
{
    const auto spoiltRows = [&](const Heads<Matrix<double>> &from) {
        std::vector<Matrix<double>> to = from;
        for (int j = 0; j < p.shapes.nKey; ++j)
            for (Matrix<double> &matrix : to)
                if (!p.mask.allowed(row, j))
                    matrix.row(j).setConstant(j % 2 == 0 ? std::numeric_limits<double>::quiet_NaN()
                                                         : 1e300);
        return to;
    };
    Prepared spoilt = p;
    for (auto *matrices : {&spoilt.exact.k, &spoilt.exact.contentK, &spoilt.exact.v})
        *matrices = spoiltRows(*matrices);
    return spoilt;
}

std::vector<int> rowsWithMaskedKeys(const Prepared &p)
{
    std::vector<int> rows;
    for (int i = 0; i < p.shapes.nQuery; ++i)
        for (int j = 0; j < p.shapes.nKey; ++j)
            if (!p.mask.allowed(i, j)) {
                rows.push_back(i);
                break;
            }
    return rows;
}

/// The terms of a score put together again, and the largest of them.
struct TermSum {
    double total = 0;
    double size = 1;
    void add(double term)
    {
        total += term;
        size = std::max(size, std::abs(term));
    }
};

TermSum sumOfTerms(const PairReport &report)
{
    TermSum sum;
    if (const auto *rope = std::get_if<RopeTerms>(&report.terms)) {
        for (const RopeBlock &block : rope->blocks)
            sum.add(block.rotated);
        sum.add(rope->rest);
        return sum;
    }
    sum.add(report.content);
    if (const auto *input = std::get_if<InputTerms>(&report.terms)) {
        sum.add(input->contentPosition);
        sum.add(input->positionContent);
        sum.add(input->positionPosition);
    } else if (const auto *shaw = std::get_if<ShawTerms>(&report.terms)) {
        sum.add(shaw->qDotR);
    } else if (const auto *t5 = std::get_if<T5Terms>(&report.terms)) {
        sum.add(t5->scalar);
    } else if (const auto *alibi = std::get_if<AlibiTerms>(&report.terms)) {
        sum.add(alibi->bias);
    }
    return sum;
}

} // namespace

std::optional<Claim> weightsSumToOne(const ClaimContext &context)
{
    const Prepared &p = context.whole;
    const bool mistaken = p.model.mistake == Mistake::BiasAfterSoftmax;
    Residual residual;
    double added = 0;
    const std::vector<Sample> samples = liveRows(p);
    for (const Sample &sample : samples) {
        residual.add(sumOf(exactRow(p, Stage::Weights, sample.head, sample.row)), 1.0);
        if (mistaken)
            added = std::max(added, std::abs(addedBias(p, sample)));
    }
    if (samples.empty())
        return std::nullopt;
    const double tolerance = claimUnit * std::max(1.0, p.shapes.nKey / 1000.0);
    return Claim{ClaimId::WeightsSumToOne, foretold(added, 0.1 * tolerance, 10 * tolerance),
                 residual.value(), tolerance};
}

std::optional<Claim> maskedKeyNoInfluence(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    const std::vector<int> rows = rowsWithMaskedKeys(p);
    if (rows.empty())
        return std::nullopt;
    Residual residual;
    for (const std::int64_t index : spread(std::ssize(rows), sampledMaskedRows)) {
        const int row = rows[static_cast<std::size_t>(index)];
        const Prepared spoilt = withSpoiltKeys(p, row);
        for (int h = 0; h < p.shapes.heads; ++h)
            for (const Stage stage : {Stage::Weights, Stage::Output}) {
                const auto before = exactRow(p, stage, HeadIndex{h}, row);
                const auto after = exactRow(spoilt, stage, HeadIndex{h}, row);
                for (std::size_t c = 0; c < before.size(); ++c)
                    residual.add(before[c], after[c]);
            }
    }
    return Claim{ClaimId::MaskedKeyNoInfluence, Expectation::Holds, residual.value(), 0.0};
}

std::optional<Claim> termsAddUp(const ClaimContext &context)
{
    const Prepared &p = context.whole;
    const bool mistaken = p.model.mistake == Mistake::BiasAfterSoftmax;
    Residual residual;
    double size = 1;
    double outside = 0; // added after softmax, the bias is no part of the score
    const std::int64_t rows = p.shapes.nQuery;
    const std::int64_t columns = p.shapes.nKey;
    for (const std::int64_t index : spread(p.shapes.heads * rows * columns, sampledPairs)) {
        const PairReport report =
            inspectPair(p, HeadIndex{static_cast<int>(index / (rows * columns))},
                        QueryIndex{static_cast<int>(index / columns % rows)},
                        KeyIndex{static_cast<int>(index % columns)});
        const TermSum sum = sumOfTerms(report);
        residual.add(sum.total, report.score);
        if (mistaken)
            outside =
                std::max(outside, std::abs(scalarBias(p, report.head, report.query, report.key)));
        size = std::max({size, sum.size, std::abs(report.score), std::abs(report.content)});
    }
    const double tolerance = claimUnit * size;
    return Claim{ClaimId::TermsAddUp, foretold(outside, 0.1 * tolerance, 10 * tolerance),
                 residual.value(), tolerance};
}

std::optional<Claim> rowConstant(const ClaimContext &context)
{
    constexpr double constant = 2.5;
    const Prepared &p = context.whole;
    const bool mistaken = p.model.mistake == Mistake::BiasAfterSoftmax;
    Residual residual;
    double size = 1;
    const std::vector<Sample> samples = liveRows(p);
    for (const auto &[head, row] : samples) {
        std::vector<double> scores = exactRow(p, Stage::Scores, head, row);
        const auto allowed = [&, i = row](int j) { return p.mask.allowed(i, j); };
        for (double &score : scores) {
            score += constant;
            if (!std::isnan(score))
                size = std::max(size, std::abs(score));
        }
        std::vector<double> moved(scores.size());
        softmaxRow<double>(scores, moved, allowed);
        const std::vector<double> weights = exactRow(p, Stage::Weights, head, row);
        for (int j = 0; j < p.shapes.nKey; ++j) {
            const auto at = static_cast<std::size_t>(j);
            if (mistaken && allowed(j))
                moved[at] += scalarBias(p, head, QueryIndex{row}, KeyIndex{j});
            residual.add(moved[at], weights[at]);
        }
    }
    if (samples.empty())
        return std::nullopt;
    return Claim{ClaimId::RowConstant, Expectation::Holds, residual.value(), claimUnit * size};
}

} // namespace locus::core
