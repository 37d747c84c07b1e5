// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"

#include <optional>

namespace locus::core {

/// What is added up at the entrance for one token: h = x + p, with BERT's segment row between them,
/// h = x + s + p. Vaswani et al. 2017, section 3.4; Devlin et al. 2019, figure 2. All rows have
/// d_model entries.
struct InputRows {
    Row<double> x;
    Row<double> segment; ///< empty without segments
    Row<double> position;
    Row<double> sum; ///< h, the row of Prepared::input
    int segmentId = 0;
};

/// \pre the method adds to x; 0 <= token < n_k
[[nodiscard]] InputRows inputRows(const Prepared &prepared, int token);

/// Two tokens with one and the same x: only their places make h different.
struct SameToken {
    int first = 0, second = 0;
    double distance = 0; ///< ||h_first - h_second||, 0 without position
};

/// The two chosen tokens where their x is equal, else the query's and its like, else the key's,
/// else the first token that comes again; none where no x comes twice. \pre the content has x
[[nodiscard]] std::optional<SameToken> sameTokenTwice(const Prepared &prepared, int queryToken,
                                                      int keyToken);

} // namespace locus::core
