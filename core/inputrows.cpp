// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inputrows.h"

#include "core/position/learnedrow.h"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

namespace locus::core {

namespace {

const Matrix<double> &inputOf(const Prepared &p)
{
    return p.content->weights->x;
}

bool isSame(const Prepared &p, int a, int b)
{
    const auto x = inputOf(p).row(a);
    const auto y = inputOf(p).row(b);
    for (Eigen::Index c = 0; c < x.size(); ++c) // most rows differ at once
        if (x[c] != y[c])
            return false;
    return true;
}

/// Another token with the x of \a token, the nearest one; -1 for none.
int likeOf(const Prepared &p, int token)
{
    const int n = p.shapes.nKey;
    for (int step = 1; step < n; ++step)
        for (const int other : {token - step, token + step})
            if (other >= 0 && other < n && isSame(p, token, other))
                return other;
    return -1;
}

/// Of every entry: rows that differ in one alone, as those of one-hot vectors, must not collide.
std::uint64_t hashOf(const Prepared &p, int token)
{
    constexpr Eigen::Index lanes = 4; // that do not wait for each other
    std::array<std::uint64_t, lanes> hashes = {1, 2, 3, 4};
    const auto row = inputOf(p).row(token);
    for (Eigen::Index c = 0; c < row.size(); ++c) {
        // SplitMix64 (Steele et al. 2014); the sum makes -0 the 0 that it is equal to.
        std::uint64_t &hash = hashes[static_cast<std::size_t>(c % lanes)];
        hash += std::bit_cast<std::uint64_t>(row[c] + 0.0) + 0x9e3779b97f4a7c15U;
        hash = (hash ^ (hash >> 30U)) * 0xbf58476d1ce4e5b9U;
    }
    std::uint64_t sum = 0;
    for (const std::uint64_t hash : hashes)
        sum = (sum ^ hash ^ (hash >> 31U)) * 0x94d049bb133111ebU;
    return sum;
}

/// The first token whose x has been there before, and where; none when all differ.
std::optional<std::pair<int, int>> firstRepeated(const Prepared &p)
{
    std::unordered_multimap<std::uint64_t, int> seen;
    for (int token = 0; token < p.shapes.nKey; ++token) {
        const std::uint64_t key = hashOf(p, token);
        const auto [from, to] = seen.equal_range(key);
        for (auto at = from; at != to; ++at)
            if (isSame(p, at->second, token))
                return std::pair(at->second, token);
        seen.emplace(key, token);
    }
    return std::nullopt;
}

std::optional<std::pair<int, int>> sameTokens(const Prepared &p, int query, int key)
{
    if (query != key && isSame(p, query, key))
        return std::pair(std::min(query, key), std::max(query, key));
    for (const int token : {query, key})
        if (const int other = likeOf(p, token); other >= 0)
            return std::pair(std::min(token, other), std::max(token, other));
    return firstRepeated(p);
}

} // namespace

InputRows inputRows(const Prepared &p, int token)
{
    InputRows rows;
    rows.x = inputOf(p).row(token);
    rows.sum = p.input->row(token);
    rows.position = p.hooks.onInput->row(token);
    if (p.model.method != MethodId::Learned || !p.model.learned.segments)
        return rows;
    const LearnedParams &learned = p.model.learned;
    rows.segmentId = segmentOf(learned, token);
    rows.segment = segmentTable(learned, p.shapes.dModel).row(rows.segmentId);
    rows.position =
        learnedRow(learned, p.shapes.dModel, p.positions.key[static_cast<std::size_t>(token)]);
    return rows;
}

std::optional<SameToken> sameTokenTwice(const Prepared &p, int queryToken, int keyToken)
{
    if (inputOf(p).cols() == 0)
        return std::nullopt;
    const auto tokens = sameTokens(p, queryToken, keyToken);
    if (!tokens)
        return std::nullopt;
    const auto [a, b] = *tokens;
    return SameToken{a, b, (p.input->row(a) - p.input->row(b)).norm()};
}

} // namespace locus::core
