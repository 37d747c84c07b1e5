// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mask.h"
#include "core/stageimage.h"

namespace locus::core {

/// Where the colours of a picture of weights end. The first queries of a causal text have few keys
/// and therefore large weights (the first has one, of 1), while a row of n keys has weights about
/// 1 / n: colours up to the largest would show nothing but the first rows.
///
/// A row's peak is its largest allowed cell, the usual peak the one in the middle when all rows are
/// sorted by theirs. \return the largest cell, or the usual peak where the largest is more than
/// four times it. Where every row has a large cell (a method that favours near keys) that is the
/// largest. From at most 128 rows that are spread evenly, O(n) each, so that a long text costs
/// little and the same picture always gives the same end.
/// \pre image has the shape of mask
[[nodiscard]] float endOfColors(const StageImage &image, const Mask &mask);

} // namespace locus::core
