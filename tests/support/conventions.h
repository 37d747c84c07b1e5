// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace locus::test {

/// What the golden files state but core does not compute, because it belongs to another convention,
/// models the rounding of a float pipeline, or is a policy that was decided against:
///   sinusoidal.t2t; alibi.plain_geometric; softmax.all_masked policy_uniform and policy_nan;
///   t5.buckets exact_integer_distances; the columns *_f32 and err_* of rope.large and
///   rope.large_dot; math.argred is the sine and cosine of the C library, on which core stands.

/// tensor2tensor: geometric from 1/min to 1/max with both ends included; d/2 entries.
[[nodiscard]] std::vector<double> t2tInverseTimescales(int dModel, double min, double max);
/// All sines, then all cosines.
[[nodiscard]] core::Matrix<double> t2tEncoding(std::span<const std::int64_t> positions,
                                               std::span<const double> inverseTimescales);

/// 2^(-8h/n) for every n: the sentence of the ALiBi paper read literally.
[[nodiscard]] std::vector<double> plainGeometricSlopes(int heads);

/// Softmax in binary32 with the finite -1e9 added to what is masked.
[[nodiscard]] std::vector<double> finiteMaskSoftmax(std::span<const double> scores,
                                                    const std::vector<bool> &allowed);
/// Softmax with -infinity at masked keys and nothing special for a row without keys.
[[nodiscard]] std::vector<double> naiveSoftmax(std::span<const double> scores,
                                               const std::vector<bool> &allowed);

/// Distances up to max_distance whose logarithmic bucket number is a whole number before the floor,
/// found by comparing prime factors: those where a float program is fragile.
[[nodiscard]] std::vector<std::int64_t> exactIntegerDistances(int maxExact, int perDirection,
                                                              std::int64_t maxDistance);

/// Angle of a float32 rotation: frequency and product rounded to binary32.
[[nodiscard]] double floatAngle(std::int64_t position, double frequency);

} // namespace locus::test
