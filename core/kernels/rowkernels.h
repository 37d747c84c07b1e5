// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace locus::core {

/// Keys are packed in panels of this many columns: panel p holds, for each channel, the keys 16 p
/// .. 16 p + 15.
inline constexpr int panelWidth = 16;

/// The arithmetic of the float pictures, built for several instruction sets and chosen once at run
/// time. Raw pointers only: no type or inline function crosses the border, so no code of one
/// instruction set can end up in the other.
///
/// Every entry is computed in an order of its own that depends neither on the alignment nor on what
/// is computed around it.
struct RowKernels {
    const char *name;

    /// Before a stretch of ordinary code. Whoever used the wide registers last may have left their
    /// upper halves in use, and then every SSE instruction has to preserve them: sines took five
    /// times as long.
    void (*cleanRegisters)();

    /// out (rows x columns, row stride \a stride) = scale Q K^T. q is rows x d, contiguous; panels
    /// as above, the last one filled up. Whole panels are computed, nothing is written at or beyond
    /// \a columns.
    void (*products)(const float *q, int rows, int d, const float *panels, int columns, float scale,
                     float *out, std::ptrdiff_t stride);

    /// out[j] = exp(in[j] - max) / sum in place; \a logSum receives ln(sum). n >= 1, no
    /// NaN.
    void (*softmax)(float *row, int n, float *max, float *logSum);

    /// Smallest and largest of row[0 .. n), n >= 1; NaN is skipped.
    void (*range)(const float *row, int n, float *min, float *max);

    /// y[c] += a x[c]
    void (*addScaled)(float *y, float a, const float *x, int n);
};

/// The fastest kernels that this processor runs.
[[nodiscard]] const RowKernels &rowKernels();

/// Those of the baseline, whatever the processor (for comparison).
[[nodiscard]] const RowKernels &baselineRowKernels();
/// Those for x86-64-v3, or null where they are not built or the processor lacks them.
[[nodiscard]] const RowKernels *v3RowKernels();

} // namespace locus::core
