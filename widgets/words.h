// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/claims.h"
#include "core/params.h"
#include "core/position/caveat.h"
#include "core/problem.h"
#include "core/refusal.h"
#include "core/types.h"

#include <QString>

#include <string>

namespace locus::widgets {

/// What may come from anywhere (a path, a file name), without line breaks and not too long.
[[nodiscard]] QString onOneLine(const std::string &utf8, int longest = 300);

/// "model.rope.base: must be > 0, got -1": the path and the reason, one line without a final full
/// stop.
[[nodiscard]] QString words(const core::Problem &problem);
/// The reason alone, for an editor that shows where it is.
[[nodiscard]] QString reasonOf(const core::Problem &problem);
/// "RoPE turns pairs of channels, so its rotary part must be even; it is 7", without a final full
/// stop.
[[nodiscard]] QString words(const core::Refusal &refusal);
/// Where the reason stands elsewhere on the page already.
[[nodiscard]] QString notDefinedHere();
/// "untrained"; empty for none.
[[nodiscard]] QString words(core::Caveat caveat);

/// "RoPE"
[[nodiscard]] QString methodTitle(core::MethodId method);
/// One line that says what the method does.
[[nodiscard]] QString methodLead(core::MethodId method);

/// "Scores"
[[nodiscard]] QString stageTitle(core::Stage stage);
/// The letter of the equation without its indices: "e".
[[nodiscard]] QString stageSymbol(core::Stage stage);
/// With the indices of a single letter: a row of the stage, or a pair.
[[nodiscard]] QString indexedSymbol(core::Stage stage);

/// What the claim says when it holds.
[[nodiscard]] QString claimSentence(core::ClaimId claim);

/// "a whole number": what a value must be.
[[nodiscard]] QString fieldTypeName(core::FieldType type);

} // namespace locus::widgets
