// SPDX-License-Identifier: GPL-3.0-or-later
// The claim about what Shaw, T5 and ALiBi add to a score: one number for each displacement, or
// more.
#include "core/attention.h"
#include "core/claimprobe.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

namespace locus::core {

namespace {

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void include(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    [[nodiscard]] double width() const { return high - low; }
};

/// The spread of value(i, j) among the pairs of each displacement that has more than one.
template <class F>
std::map<std::int64_t, double> spreadAlongDiagonals(const Positions &positions, const F &value)
{
    std::map<std::int64_t, std::pair<Range, int>> diagonals;
    for (std::size_t i = 0; i < positions.query.size(); ++i)
        for (std::size_t j = 0; j < positions.key.size(); ++j) {
            auto &[range, pairs] = diagonals[positions.key[j] - positions.query[i]];
            range.include(value(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)));
            ++pairs;
        }
    std::map<std::int64_t, double> spread;
    for (const auto &[delta, diagonal] : diagonals)
        if (diagonal.second > 1)
            spread[delta] = diagonal.first.width();
    return spread;
}

double widest(const std::map<std::int64_t, double> &spread)
{
    double most = 0;
    for (const auto &[delta, width] : spread)
        most = std::max(most, width);
    return most;
}

/// ALiBi: 0 for the distance, slope times how far the keys of one displacement lie apart for the
/// forms that count from a place.
Expectation expectedOfSlopes(const Prepared &p, double tolerance)
{
    if (p.model.alibi.form == AlibiForm::Distance)
        return Expectation::Holds;
    const auto apart = spreadAlongDiagonals(p.positions, [&p](Eigen::Index, Eigen::Index j) {
        return static_cast<double>(p.positions.key[static_cast<std::size_t>(j)]);
    });
    double change = 0;
    for (const double slope : alibiSlopes(p.model.alibi, p.shapes.heads))
        change = std::max(change, std::abs(slope) * widest(apart));
    return foretold(change, 0, 100 * tolerance);
}

/// A number for each token of the probe, the same for the same vectors; none where nothing is drawn
/// (given arrays may do anything) or the probe is a part.
std::optional<std::vector<int>> kindsOfTokens(const ClaimContext &context)
{
    const Content &content = context.whole.model.content;
    const auto n = static_cast<std::size_t>(context.probe.shapes.nKey);
    std::vector<int> kinds(n);
    std::iota(kinds.begin(), kinds.end(), 0);
    if (content.source == ContentSource::Random)
        return kinds;
    if (content.source != ContentSource::Tokens || content.tokens.size() != n)
        return std::nullopt;
    for (std::size_t t = 0; t < n; ++t)
        kinds[t] = static_cast<int>(
            std::find(content.tokens.begin(), content.tokens.end(), content.tokens[t]) -
            content.tokens.begin());
    return kinds;
}

/// Shaw: q . r has the query in it; drawn at random, those of two tokens differ.
Expectation expectedOfQueries(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    const ShawParams &shaw = context.whole.model.shaw;
    if (!shaw.keys)
        return Expectation::Holds;
    const auto kinds = kindsOfTokens(context);
    if (!kinds || !shaw.tableK.isNull())
        return Expectation::Either;
    const auto kindAt = [&](Eigen::Index i, Eigen::Index) {
        return static_cast<double>(kinds->at(static_cast<std::size_t>(i + p.model.queryOffset)));
    };
    return widest(spreadAlongDiagonals(p.positions, kindAt)) > 0 ? Expectation::Fails
                                                                 : Expectation::Either;
}

} // namespace

std::optional<Claim> displacementAlone(const ClaimContext &context)
{
    const Prepared &p = context.probe;
    const MethodId method = p.model.method;
    const bool isBias = method == MethodId::T5 || method == MethodId::Alibi;
    const bool hasTerm =
        isBias ? p.model.mistake != Mistake::BiasAfterSoftmax : method == MethodId::Shaw;
    if (!hasTerm)
        return std::nullopt;
    double residual = 0;
    std::map<std::int64_t, double> spread;
    for (int h = 0; h < p.shapes.heads; ++h) {
        const Matrix<double> term = exactStage(p, Stage::Position, HeadIndex{h});
        spread = spreadAlongDiagonals(
            p.positions, [&term](Eigen::Index i, Eigen::Index j) { return term(i, j); });
        residual = std::max(residual, widest(spread));
    }
    if (spread.empty()) // no two pairs to compare
        return std::nullopt;
    const double tolerance = claimUnit * context.scoreSize;
    const Expectation expected = method == MethodId::T5      ? Expectation::Holds
                                 : method == MethodId::Alibi ? expectedOfSlopes(p, tolerance)
                                                             : expectedOfQueries(context);
    return Claim{ClaimId::DisplacementAlone, expected, residual, tolerance};
}

} // namespace locus::core
