// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for the baseline of the processor's family.
#define LOCUS_LANES 2
#define LOCUS_KERNELS baselineExact
#include "core/kernels/exactkernels.inl"
