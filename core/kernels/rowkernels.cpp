// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/rowkernels.h"

#include "core/kernels/exactkernels.h"

namespace locus::core {

extern const RowKernels baselineKernels;
extern const ExactKernels baselineExact;
#ifdef LOCUS_HAS_V3
extern const RowKernels v3Kernels;
extern const ExactKernels v3Exact;
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

const ExactKernels &baselineExactKernels()
{
    return baselineExact;
}

const ExactKernels *v3ExactKernels()
{
#ifdef LOCUS_HAS_V3
    return v3RowKernels() ? &v3Exact : nullptr;
#else
    return nullptr;
#endif
}

const ExactKernels &exactKernels()
{
    static const ExactKernels &chosen = v3ExactKernels() ? *v3ExactKernels() : baselineExact;
    return chosen;
}

const RowKernels &rowKernels()
{
    static const RowKernels &chosen = v3RowKernels() ? *v3RowKernels() : baselineKernels;
    return chosen;
}

} // namespace locus::core
