// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace locus::core {

/// Double arithmetic for several instruction sets, without fused steps: every one of them gives the
/// same bits, only sooner. Raw pointers, as for RowKernels.
struct ExactKernels {
    /// y (rows x columns) = h (rows x width) w (width x columns), each entry summed over the width
    /// from the first channel on. Strides in numbers.
    void (*product)(const double *h, std::ptrdiff_t hStride, int rows, int width, const double *w,
                    std::ptrdiff_t wStride, int columns, double *y, std::ptrdiff_t yStride);
};

/// The fastest that this processor runs.
[[nodiscard]] const ExactKernels &exactKernels();

/// As for the row kernels.
[[nodiscard]] const ExactKernels &baselineExactKernels();
[[nodiscard]] const ExactKernels *v3ExactKernels();

} // namespace locus::core
