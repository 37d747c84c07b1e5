// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <vector>

namespace locus::core {

/// \file
/// Sines and cosines of the sinusoid by turns (Vaswani et al. 2017, section 3.5) or all sines first
/// (tensor2tensor): the same channels in another order. A permutation keeps every p_i . p_j; scores
/// stay too when x and the rows of W_Q, W_K are put in the same order, and not when p alone is.

/// Place of each channel in the other layout: channel c of \a from is channel order[c] of the other
/// one. \pre d even
[[nodiscard]] std::vector<int> channelOrder(int d, ChannelLayout from);

/// What another layout would change for one pair.
struct LayoutChange {
    Row<double> interleaved, concat; ///< p_i of the query in both orders, d entries
    double overlap = 0;              ///< p_i . p_j as it is
    double overlapOther = 0;         ///< in the other layout
    double score = 0;                ///< content + position as they are
    double scoreAlike = 0;           ///< other layout, x and the rows of W in its order
    double scoreAlone = 0;           ///< other layout, x and W left as they are
};
/// \pre the method is the sinusoid and defined here
[[nodiscard]] LayoutChange layoutChange(const Prepared &prepared, HeadIndex head, QueryIndex i,
                                        KeyIndex j);

} // namespace locus::core
