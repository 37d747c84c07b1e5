// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for AVX2 without FMA: the bits are those of the baseline. See CMakeLists.txt.
#define LOCUS_LANES 4
#define LOCUS_KERNELS v3Exact
#include "core/kernels/exactkernels.inl"
