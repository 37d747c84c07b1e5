// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <string_view>

namespace locus::core {

/// The q, k and v that stand at every position of the content source identical ([d_head], v of its
/// own width): the given ones, or those that head \a head makes of the one x of the seed.
struct IdenticalVectors {
    Tensor q, k, v;
};
/// \pre the source is identical and the Model passed rules.h
[[nodiscard]] IdenticalVectors identicalVectors(const Model &model, int head);

/// The Model ready for an edit of "content.q", "content.k" or "content.v": while none are given,
/// the vectors that are shown become the given ones, since they come together; with \a clear they
/// go together. Other keys and sources leave it as it is.
[[nodiscard]] Model withVectorsGiven(Model model, std::string_view key, int head, bool clear);

} // namespace locus::core
