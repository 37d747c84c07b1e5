// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/claims.h"
#include "core/inspect.h"
#include "core/value.h"

namespace locus::app {

/// The objects of `locus print pair` and `locus print claims`, with the names of the file format.
[[nodiscard]] core::Value valueOf(const core::PairReport &report);
[[nodiscard]] core::Value valueOf(const core::Claim &claim);

} // namespace locus::app
