// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

#include <cstdint>
#include <initializer_list>

namespace locus::core {

/// A legal Model on which the chosen method is not defined. Worded by the shell.
enum class RefusalCode {
    OddModelDimension,      ///< sinusoidal: d_model odd; value = d_model
    PositionOutsideTable,   ///< learned: value = first such position, limit = table length
    NoInputToAddTo,         ///< an input encoding, but q, k, v were given
    TooFewBuckets,          ///< T5: max_exact would be 0; value = buckets
    MaxDistanceTooSmall,    ///< T5: value = max_distance, limit = max_exact
    AlibiFormNeedsCausal,   ///< form key or last without a causal mask
    OddRotaryDim,           ///< RoPE: value = rotary dim
    RotaryDimTooLarge,      ///< RoPE: value = rotary dim, limit = d_head
    LogWeightsOfMistake,    ///< bias_after_softmax has no log-weights (table and stage only)
    TableNotOfMethod,       ///< this belongs to other methods: value = their bits (methodBit)
    CurveNotOfDisplacement, ///< learned, none, ALiBi key and last: no function of displacement
    SelectionOutside,       ///< selected query, key or head beyond the rows; value, limit = count
    NoContentInput,         ///< x asked for where q, k, v were given
    NoRoom ///< value = bytes that the matrices need, limit = bytes that are free, 0 where
           ///< the system did not say
};

enum class Selection { Query, Key, Head };

struct Refusal {
    RefusalCode code = RefusalCode::TableNotOfMethod;
    std::int64_t value = 0;
    std::int64_t limit = 0;
    Selection selection = Selection::Query; ///< SelectionOutside
    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// A set of methods as a number.
[[nodiscard]] constexpr std::int64_t methodBit(MethodId method)
{
    return std::int64_t{1} << static_cast<int>(method);
}
[[nodiscard]] constexpr Refusal belongsTo(std::initializer_list<MethodId> methods)
{
    Refusal refusal{RefusalCode::TableNotOfMethod};
    for (const MethodId method : methods)
        refusal.value |= methodBit(method);
    return refusal;
}

} // namespace locus::core
