// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/rowkernels.h"

namespace locus::core {

extern const RowKernels baselineKernels;
#ifdef LOCUS_HAS_V3
extern const RowKernels v3Kernels;
#endif

const RowKernels &baselineRowKernels()
{
    return baselineKernels;
}

const RowKernels *v3RowKernels()
{
#ifdef LOCUS_HAS_V3
    static const bool present = __builtin_cpu_supports("avx2") != 0 &&
                                __builtin_cpu_supports("fma") != 0 &&
                                __builtin_cpu_supports("bmi2") != 0;
    return present ? &v3Kernels : nullptr;
#else
    return nullptr;
#endif
}

const RowKernels &rowKernels()
{
    static const RowKernels &chosen = v3RowKernels() ? *v3RowKernels() : baselineKernels;
    return chosen;
}

} // namespace locus::core
