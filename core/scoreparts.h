// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"
#include "core/stageimage.h"

#include <array>
#include <cstdint>
#include <vector>

namespace locus::core {

/// \file
/// The score of a method that adds p to x falls into four products, all scaled:
///   e_ij = x_i W_Q . x_j W_K + x_i W_Q . p_j W_K + p_i W_Q . x_j W_K + p_i W_Q . p_j W_K.
/// Three of them hold a position; none has to be a function of j - i. Vaswani et al. 2017, sections
/// 3.2 and 3.5. The whole matrices are the stages Content, ContentPosition, PositionContent and
/// PositionPosition.

/// Sinusoidal, learned: (x + p) W_Q . (x + p) W_K in four parts, scaled. content_content is the
/// content.
struct InputTerms {
    double contentContent = 0, contentPosition = 0, positionContent = 0, positionPosition = 0;
    [[nodiscard]] double sum() const
    {
        return contentContent + contentPosition + positionContent + positionPosition;
    }
};

/// The parts of one pair, in double. \pre the method adds to x
[[nodiscard]] InputTerms inputTerms(const Prepared &prepared, HeadIndex head, QueryIndex i,
                                    KeyIndex j);

/// Smallest and largest of some numbers.
struct Span {
    double low = 0, high = 0;
    [[nodiscard]] double width() const { return high - low; }
};

/// What the parts are at pairs of one displacement: equal where a part follows the displacement
/// alone.
struct PartsAtDelta {
    std::int64_t delta = 0;
    int pairs = 0;         ///< that were looked at
    Span positionPosition; ///< p_i W_Q . p_j W_K
    Span mixed;            ///< the two products of content and position together
    double rounding = 0;   ///< widths up to this one are the rounding of equal numbers
    [[nodiscard]] bool positionFollows() const { return positionPosition.width() <= rounding; }
    [[nodiscard]] bool mixedFollow() const { return mixed.width() <= rounding; }
};

/// Over pairs with displacement \a delta, masked or not: all of them, or those of evenly spread
/// rows of a long text; up to four per row where several keys share a position.
/// \pre the method adds to x
[[nodiscard]] PartsAtDelta partsAtDelta(const Prepared &prepared, HeadIndex head,
                                        std::int64_t delta);

/// The four stages of a score that fall into parts, in the order of InputTerms.
inline constexpr std::array partStages = {Stage::Content, Stage::ContentPosition,
                                          Stage::PositionContent, Stage::PositionPosition};

/// The parts at evenly spread queries and keys, for pictures of texts whose n x n cells nobody
/// could tell apart. Never read back as numbers.
struct PartsSample {
    std::vector<int> queries, keys;
    std::array<StageImage, 4> images; ///< queries x keys, in the order of partStages
    Mask mask;                        ///< of these queries and keys
};
/// At most \a most queries and as many keys: O(most^2 d). \pre the method adds to x, most >= 1
[[nodiscard]] PartsSample sampleParts(const Prepared &prepared, HeadIndex head, int most);

} // namespace locus::core
