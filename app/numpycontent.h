// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/numpytext.h"
#include "core/prepared.h"

#include <string>

namespace locus::app {

/// x, n_k x d_model: drawn by token, by row, once for all, or given. \pre the content has x
void writeInput(NumpyText &out, const core::Prepared &prepared);

struct WantedVectors {
    bool queriesAndKeys = true;
    bool values = false;
};
/// q, k, v of one head: from x, or h = x + p where the method encodes, through the columns of this
/// head; or as they were given.
void writeVectors(NumpyText &out, const core::Prepared &prepared, int head, WantedVectors wanted);

/// "(x[3:] @ wq)": the queries of \a rows; they begin at the token of the query offset.
[[nodiscard]] std::string queryRows(const core::Prepared &prepared, const char *rows);

} // namespace locus::app
