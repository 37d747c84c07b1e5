// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about the same tokens in another order.
#include "core/attention.h"
#include "core/claimprobe.h"

namespace locus::core {

namespace {

/// A change of the method's terms from here on shows in the output.
constexpr double visibleChange = 1e-2;
/// Below, it is the rounding of equal numbers.
constexpr double roundingChange = 1e-13;

QueryIndex query(int i)
{
    return QueryIndex{i};
}
KeyIndex key(int j)
{
    return KeyIndex{j};
}

bool maskMoves(const Prepared &p, const std::vector<int> &permutation, int i)
{
    const int from = permutation[static_cast<std::size_t>(i)];
    for (int j = 0; j < p.shapes.nKey; ++j)
        if (p.mask.allowed(from, permutation[static_cast<std::size_t>(j)]) != p.mask.allowed(i, j))
            return true;
    return false;
}

/// By how much the scalars of row i differ from those of the row its token came from. A constant on
/// the whole row is no change, but for the bias that is added after softmax.
double biasChange(const Prepared &p, HeadIndex head, const std::vector<int> &permutation, int i)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    if (p.model.mistake == Mistake::BiasAfterSoftmax)
        low = high = 0;
    for (int j = 0; j < p.shapes.nKey; ++j) {
        if (!p.mask.allowed(i, j))
            continue;
        const double change = scalarBias(p, head, query(permutation[static_cast<std::size_t>(i)]),
                                         key(permutation[static_cast<std::size_t>(j)])) -
                              scalarBias(p, head, query(i), key(j));
        low = std::min(low, change);
        high = std::max(high, change);
    }
    return high > low ? high - low : 0;
}

double relationChange(const RelativeVectors &relative, std::int64_t a, std::int64_t b)
{
    const int rowA = relationRow(a, relative.radius);
    const int rowB = relationRow(b, relative.radius);
    double change = 0;
    for (const Matrix<double> *table : {&relative.keys, &relative.values})
        if (rowA != rowB && table->size() > 0)
            change = std::max(change, (table->row(rowA) - table->row(rowB)).cwiseAbs().maxCoeff());
    return change;
}

double turnChange(const RotationTable &table, std::int64_t a, std::int64_t b)
{
    double change = 0;
    if (a != b)
        for (const double frequency : table.frequencies)
            change = std::max(change,
                              std::abs(2 * std::sin(0.5 * static_cast<double>(a - b) * frequency)));
    return change;
}

/// By how much what the method does to row i changes when the tokens are permuted and the positions
/// stay. \pre the mask of the row does not move
double methodChange(const Prepared &p, HeadIndex head, const std::vector<int> &permutation, int i)
{
    const int from = permutation[static_cast<std::size_t>(i)];
    if (p.hooks.onInput)
        return (p.hooks.onInput->row(from) - p.hooks.onInput->row(i)).cwiseAbs().maxCoeff();
    if (p.hooks.onScore)
        return biasChange(p, head, permutation, i);
    double change = 0;
    for (int j = 0; j < p.shapes.nKey && change <= visibleChange; ++j) {
        if (!p.mask.allowed(i, j))
            continue;
        const std::int64_t before = displacement(p, query(i), key(j));
        const std::int64_t after =
            displacement(p, query(from), key(permutation[static_cast<std::size_t>(j)]));
        if (p.hooks.onPair)
            change = std::max(change, relationChange(*p.hooks.onPair, before, after));
        if (p.hooks.onQuery)
            change = std::max(change, turnChange(*p.hooks.onQuery, before, after));
    }
    return change;
}

/// Two of the given rows of a matrix are practically the same.
bool hasTwins(const Matrix<double> &rows, const std::vector<int> &tokens)
{
    const double size = std::max(1.0, rows.cwiseAbs().maxCoeff());
    for (std::size_t a = 0; a < tokens.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            if ((rows.row(tokens[a]) - rows.row(tokens[b])).cwiseAbs().maxCoeff() < 1e-3 * size)
                return true;
    return false;
}

/// The tokens differ, so that a changed term has something to act on.
bool tokensDiffer(const ClaimContext &context, const std::vector<int> &tokens, std::size_t head)
{
    const HeadVectors &vectors = context.probe.content->vectors;
    return !hasTwins(vectors.q[head], tokens) && !hasTwins(vectors.k[head], tokens) &&
           !hasTwins(vectors.v[head], tokens);
}

/// The tokens that must differ for a claim to fail. Equal tokens that stay could still stand in for
/// moved ones in a mean, not in the rows themselves.
enum class Tokens { Moved, All };

std::vector<int> tokensOf(const std::vector<int> &permutation, Tokens which)
{
    std::vector<int> tokens;
    for (int a = 0; a < std::ssize(permutation); ++a)
        if (which == Tokens::All || permutation[static_cast<std::size_t>(a)] != a)
            tokens.push_back(a);
    return tokens;
}

/// The row has a choice between keys: another score gives other weights.
bool isUndecided(const std::vector<double> &weights)
{
    double first = 0;
    double second = 0;
    for (const double weight : weights) {
        second = std::max(second, std::min(first, weight));
        first = std::max(first, weight);
    }
    return second > 1e-2;
}

Expectation expectedOfPermutation(const ClaimContext &context, Tokens which)
{
    const Prepared &p = context.probe;
    const std::vector<int> tokens = tokensOf(context.permutation, which);
    // A bias added to the weights enters a mean by the sums of its columns, which may stay.
    const bool methodShows = which == Tokens::Moved || p.model.mistake != Mistake::BiasAfterSoftmax;
    double largest = 0;
    for (int h = 0; h < p.shapes.heads; ++h) {
        const bool differ = tokensDiffer(context, tokens, static_cast<std::size_t>(h));
        for (int i = 0; i < p.shapes.nQuery; ++i) {
            const bool maskChanges = maskMoves(p, context.permutation, i);
            const double change =
                maskChanges ? 1.0 : methodChange(p, HeadIndex{h}, context.permutation, i);
            largest = std::max(largest, change);
            if (change > visibleChange && (maskChanges || methodShows) && differ &&
                isUndecided(exactRow(p, Stage::Weights, HeadIndex{h}, i)))
                return Expectation::Fails;
        }
    }
    return largest <= roundingChange ? Expectation::Holds : Expectation::Either;
}

double outputTolerance(const ClaimContext &context)
{
    return claimUnit * context.scoreSize * context.outputSize;
}

std::vector<Matrix<double>> outputsOf(const Prepared &p)
{
    std::vector<Matrix<double>> outputs;
    outputs.reserve(static_cast<std::size_t>(p.shapes.heads));
    for (int h = 0; h < p.shapes.heads; ++h)
        outputs.push_back(exactStage(p, Stage::Output, HeadIndex{h}));
    return outputs;
}

} // namespace

std::optional<Claim> permutationEquivariance(const ClaimContext &context)
{
    if (context.permutation.empty())
        return std::nullopt;
    const auto before = outputsOf(context.probe);
    const auto after = outputsOf(prepare(withPermutedTokens(context.model, context.permutation)));
    Residual residual;
    for (std::size_t h = 0; h < before.size(); ++h)
        for (Eigen::Index a = 0; a < after[h].rows(); ++a)
            residual.addAll(after[h].row(a),
                            before[h].row(context.permutation[static_cast<std::size_t>(a)]));
    return Claim{ClaimId::PermutationEquivariance, expectedOfPermutation(context, Tokens::Moved),
                 residual.value(), outputTolerance(context)};
}

std::optional<Claim> meanInvariance(const ClaimContext &context)
{
    if (context.permutation.empty())
        return std::nullopt;
    const auto before = outputsOf(context.probe);
    const auto after = outputsOf(prepare(withPermutedTokens(context.model, context.permutation)));
    Residual residual;
    for (std::size_t h = 0; h < before.size(); ++h)
        residual.addAll(after[h].colwise().mean(), before[h].colwise().mean());
    return Claim{ClaimId::MeanInvariance, expectedOfPermutation(context, Tokens::All),
                 residual.value(), outputTolerance(context)};
}

} // namespace locus::core
