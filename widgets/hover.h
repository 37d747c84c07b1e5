// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

#include <QMetaType>

#include <cstdint>
#include <optional>

namespace locus::widgets {

/// What the pointer is on, in whichever view: every other view marks the same thing. A cell is
/// query and key together; whatever is not meant stays empty.
struct Hover {
    std::optional<int> query = {}; ///< row of the map
    std::optional<int> key = {};
    std::optional<std::int64_t> delta = {}; ///< j - i in positions, with all that share its bucket
    std::optional<int> block = {};          ///< RoPE's block, the sinusoid's frequency
    std::optional<int> head = {};
    std::optional<core::Stage> stage = {}; ///< the matrix a cell belongs to, where it matters

    [[nodiscard]] bool isCell() const { return query && key; }
    friend bool operator==(const Hover &, const Hover &) = default;
};

} // namespace locus::widgets

Q_DECLARE_METATYPE(locus::widgets::Hover)
