// SPDX-License-Identifier: GPL-3.0-or-later
#define LOCUS_LANES 4
#define LOCUS_TILE_ROWS 2
#define LOCUS_KERNELS baselineKernels
#define LOCUS_KERNEL_NAME "baseline"
#include "core/kernels/rowkernels.inl"
