// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for x86-64-v3 (AVX2, FMA): see CMakeLists.txt.
#define LOCUS_LANES 8
#define LOCUS_TILE_ROWS 4
#define LOCUS_KERNELS v3Kernels
#define LOCUS_KERNEL_NAME "x86-64-v3"
#include "core/kernels/rowkernels.inl"
