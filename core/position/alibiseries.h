// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace locus::core {

/// Where a head's slope of ALiBi's rule comes from: 2^(-maxBias number / series), number 1 ..
/// series in the series of a power of two.
struct AlibiTerm {
    int number = 1;
    int series = 1;
    friend bool operator==(const AlibiTerm &, const AlibiTerm &) = default;
};

/// One term a head. \a heads a power of two: its own series. Otherwise the authors' scheme: the
/// series of the next lower power of two m, then the terms number 1, 3, 5, .. of the series 2m.
/// Press et al. 2022, section 3, and the authors' code.
[[nodiscard]] std::vector<AlibiTerm> alibiSeries(int heads);

} // namespace locus::core
