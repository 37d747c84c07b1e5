// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prepared.h"
#include "core/refusal.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace locus::core {

/// What the method does against displacement: delta from -(n_k - 1) to n_k - 1, whatever the mask.
struct Curve {
    std::vector<std::int64_t> delta;
    std::vector<double> value;
    std::vector<double> meanCos; ///< RoPE only: mean over blocks of cos(delta theta_r)
};

/// The same for every head, over one axis.
struct Curves {
    std::vector<std::int64_t> delta;
    std::vector<std::vector<double>> value; ///< [heads][delta]
    std::vector<double> meanCos;
};

/// The displacement from 0 on after which the mean rises again: where it is not monotone. None
/// where it only falls, or is not there. \pre it runs from -m to m
[[nodiscard]] std::optional<std::int64_t> firstRise(const std::vector<double> &meanCos);

/// What the method does is a function of the displacement, of the displacement alone unless
/// dependsOnPlace says otherwise.
[[nodiscard]] bool hasCurve(const Model &model);

/// Two mistakes break what makes the sinusoid and RoPE relative: sines without cosines, for which
/// p_i . p_j = sum_r sin(i theta_r) sin(j theta_r), and mixed layouts, for which R_i^T R_j is not
/// R_{j-i}. The curve then holds for the position of the selected query alone.
[[nodiscard]] bool dependsOnPlace(const Prepared &prepared);

/// t5, alibi (form distance): the bias of \a head. shaw: scaled q_i . r_clip(delta). rope: scaled
/// q_i^T R_delta k_j with the selected q and k held fixed. sinusoidal: p_0 . p_delta. Where it
/// depends on the place: scaled (R_i q_i)^T (R_{i+delta} k_j), p_i . p_{i+delta}. Refused for none,
/// learned and the ALiBi forms key and last. With \a reach the axis runs from -reach to reach
/// instead of over the displacements that n_k keys can have.
[[nodiscard]] std::variant<Curve, Refusal> curveOf(const Prepared &prepared, HeadIndex head,
                                                   QueryIndex i, KeyIndex j,
                                                   std::optional<std::int64_t> reach = {});

[[nodiscard]] std::variant<Curves, Refusal> curvesOf(const Prepared &prepared, QueryIndex i,
                                                     KeyIndex j,
                                                     std::optional<std::int64_t> reach = {});

/// Real pairs for the dots behind a curve: of up to \a limit allowed pairs of one head, spread over
/// all rows: the position term (t5, alibi, shaw), the score (rope) or p_i . p_j (sinusoidal), that
/// is what the curve's axis shows. Empty where there is no curve.
struct PairDot {
    std::int64_t delta = 0;
    double value = 0;
};
[[nodiscard]] std::vector<PairDot> scoreDots(const Prepared &prepared, HeadIndex head, int limit);

} // namespace locus::core
