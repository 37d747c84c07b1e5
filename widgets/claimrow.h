// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/claimwords.h"

#include <vector>

namespace locus::widgets {

/// The order of the row: what is special to a method first, what holds everywhere after it, what
/// this method and mask need not keep last.
[[nodiscard]] std::vector<ShownClaim> inRowOrder(std::vector<ShownClaim> claims);

struct ClaimInRow {
    const ShownClaim *shown = nullptr;
    int width = 0; ///< with the gap after it
};
/// Those that stand in a row of so much room, in the order given. What should hold and does not
/// finds room first; \a folded leaves it at that.
[[nodiscard]] std::vector<core::ClaimId> claimsThatFit(const std::vector<ClaimInRow> &row, int room,
                                                       bool folded);

} // namespace locus::widgets
