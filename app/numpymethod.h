// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/numpytext.h"
#include "core/prepared.h"

namespace locus::app {

/// What each method adds to the program, in the names key_at, query_at (positions), delta (key
/// minus query), q, k, scale, scores of numpyscript.cpp.

/// p, n_k x d_model: sinusoidal and learned.
void writeEncoding(NumpyText &out, const core::Prepared &prepared);
/// turned(x, at): RoPE.
void writeRotation(NumpyText &out, const core::Prepared &prepared);
/// bias, n_q x n_k, of one head: T5 and ALiBi.
void writeBias(NumpyText &out, const core::Prepared &prepared, int head);
/// row, n_q x n_k: which relation vector a pair has (Shaw).
void writeRelations(NumpyText &out, const core::Prepared &prepared);
/// The table of relation vectors under \a name.
void writeRelationTable(NumpyText &out, const core::Prepared &prepared, bool values,
                        const std::string &name);

} // namespace locus::app
