// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/position/t5ruler.h"
#include "core/prepared.h"
#include "core/scoreparts.h"

#include <array>
#include <variant>
#include <vector>

namespace locus::core {

struct ShawTerms {
    std::int64_t clip = 0;
    int row = 0;
    double qDotR = 0; ///< scaled; 0 with keys off
};
struct T5Terms {
    int bucket = 0;
    double scalar = 0;
    T5Derivation how = {};
};
struct AlibiTerms {
    double slope = 0;
    std::int64_t distance = 0; ///< |p_i - p_j| (form distance), p_j (key), p_j - p_last (last)
    double bias = 0;
};
/// One 2-D block. Scaled: the rotated ones of all blocks and the unrotated rest add up to the
/// score.
struct RopeBlock {
    double angleQuery = 0, angleKey = 0, angleDifference = 0; ///< angle_key - angle_query, radians
    double unrotated = 0, rotated = 0;
    std::array<double, 2> query{}, key{}, rotatedQuery{}, rotatedKey{};
};
struct RopeTerms {
    std::vector<RopeBlock> blocks;
    double rest = 0; ///< channels beyond the rotary part, scaled
};

/// One score taken apart, in double; the terms add up to position (RoPE: to the score).
struct PairReport {
    QueryIndex query;
    KeyIndex key;
    HeadIndex head;
    std::int64_t queryPosition = 0, keyPosition = 0, delta = 0;
    bool masked = false;
    double content = 0, position = 0;
    double score = 0; ///< content + position; meaningless when masked
    double weight = 0;
    double logWeight = 0;     ///< meaningless when masked, and under bias_after_softmax
    double contentWeight = 0; ///< softmax over the content alone: the weight without the method
    std::variant<std::monostate, InputTerms, ShawTerms, T5Terms, AlibiTerms, RopeTerms> terms;
};

/// \pre the indices lie inside the Frame's shapes
[[nodiscard]] PairReport inspectPair(const Prepared &prepared, HeadIndex head, QueryIndex i,
                                     KeyIndex j);

/// b minus a, term by term; meaningless for scores when one of them is masked.
struct PairDifference {
    std::int64_t delta = 0;
    double content = 0, position = 0, score = 0, weight = 0;
};
[[nodiscard]] PairDifference differenceOf(const PairReport &a, const PairReport &b);

/// The blocks of one pair alone: O(d), for pictures of the circles. \pre the method is RoPE
[[nodiscard]] RopeTerms ropeTerms(const Prepared &prepared, HeadIndex head, QueryIndex i,
                                  KeyIndex j);

/// Softmax over the allowed keys of the content alone, one row: what the weights would be without
/// the position method. 0 where masked.
[[nodiscard]] std::vector<double> contentWeights(const Prepared &prepared, HeadIndex head,
                                                 QueryIndex i);

/// The sinusoid's clock hands: for each frequency the angles of both positions (radians).
struct ClockHand {
    double frequency = 0, angleQuery = 0, angleKey = 0;
    double period = 0; ///< positions for a whole turn, 2 pi / frequency
};
[[nodiscard]] std::vector<ClockHand> clockHands(const Prepared &prepared, QueryIndex i, KeyIndex j);

} // namespace locus::core
