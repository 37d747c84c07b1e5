// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shapes.h"
#include "core/types.h"

#include <vector>

namespace locus::core {

/// A cell of a query x key matrix.
struct Pair {
    QueryIndex query;
    KeyIndex key;
    friend bool operator==(const Pair &, const Pair &) = default;
};

inline constexpr int mostPins = 2;

/// View::pins as pairs, A first.
[[nodiscard]] std::vector<Pair> pinsOf(const View &view);

/// Pins the pair: as A, then as B, after that in place of B. A pair that is pinned already is let
/// go.
[[nodiscard]] View withPinToggled(View view, Pair pair);
[[nodiscard]] View withoutPins(View view);

/// The pins whose cell exists under these sizes; null when none is left.
[[nodiscard]] Tensor pinsInside(const Tensor &pins, const Shapes &shapes);

} // namespace locus::core
