// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <cstdint>
#include <vector>

namespace locus::core {

/// The sizes of a Model. Arrays state their own sizes; otherwise the keys of `content` do.
struct Shapes {
    int heads = 1;
    int nQuery = 0;
    int nKey = 0;
    int dHead = 0;
    int dValue = 0;
    int dModel = 0;
    bool hasX =
        false; ///< false where q, k, v are given: there is nothing to add an input encoding to
    friend bool operator==(const Shapes &, const Shapes &) = default;
};

/// Total on every Model that rules.h accepts.
[[nodiscard]] Shapes shapesOf(const Model &model);

/// Which of the size keys (content.n, d_model, d_head, heads) an array decides, so that the key
/// itself is not used.
struct DerivedSizes {
    bool n = false;
    bool dModel = false;
    bool dHead = false;
    bool heads = false;
};
[[nodiscard]] DerivedSizes derivedSizes(const Model &model);

/// Where each row and column stands, shift included.
struct Positions {
    std::vector<std::int64_t> query;
    std::vector<std::int64_t> key;
    bool consecutive =
        true; ///< both are runs of neighbours: a bias of the displacement is a vector (Toeplitz)
};
[[nodiscard]] Positions positionsOf(const Model &model, const Shapes &shapes);

} // namespace locus::core
