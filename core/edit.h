// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "core/scene.h"
#include "core/shapes.h"
#include "core/tokens.h"
#include "core/value.h"

#include <string>
#include <string_view>
#include <variant>

namespace locus::core {

/// Edits of the window: pure functions of the Model at gesture start, so dragging a count down and
/// up again loses nothing.

/// Sets one leaf or entry and makes what depends on it fit again: fewer heads cut slopes and
/// tables, more extend them by the rule or the untrained rows; n cuts or continues tokens
/// (repeating the text) and explicit positions, padding and masks; d_head, radius, buckets, length
/// resize their tables; the identity projection keeps d_model = heads * d_head; mask custom starts
/// from the present mask; the query offset and the selection are brought inside. Arrays of methods
/// that are not chosen follow as long as they fitted before. The result is valid, or the Problem
/// says why the value cannot be committed. One entry of an untrained T5 table starts from the
/// untrained values; a slope that comes back to the rule's leaves the rule in force. q, k and v of
/// the source identical come and go together (see withVectorsGiven), and are the seed's again when
/// an edit leaves them as they were shown.
[[nodiscard]] std::variant<Scene, Problem> edited(const Scene &scene, std::string_view key,
                                                  const Value &value);

/// The end of every edit: \a next differs from \a before in the leaf \a editedKey (or, for arrays
/// of the content, in the content); makes what depends on it fit, and validates the whole.
[[nodiscard]] std::variant<Scene, Problem> settled(Scene next, const Scene &before,
                                                   const std::string &editedKey);

/// Number of tokens by whatever the source keeps them in. Key "n" of \c edited leads here.
[[nodiscard]] std::variant<Scene, Problem> withLength(const Scene &scene, int n);

/// True when the window may offer this key: it is neither decided nor made pointless by an array of
/// the present content.
[[nodiscard]] bool isEditable(const Model &model, std::string_view key);

/// How many 2-D blocks RoPE turns, or frequencies the sinusoid has; 0 for other methods.
[[nodiscard]] int blockCount(const Model &model, const Shapes &shapes);

/// Selection brought inside the present sizes; pins outside them are gone.
[[nodiscard]] View clampedView(const View &view, const Model &model);

} // namespace locus::core
