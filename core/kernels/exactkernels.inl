// SPDX-License-Identifier: GPL-3.0-or-later
// Included once for each instruction set with LOCUS_LANES (doubles in a register) and LOCUS_KERNELS
// (name of the table) set, and compiled without contraction. Everything has internal linkage.

#include "core/kernels/exactkernels.h"

#include <string.h>

namespace locus::core {

namespace {

constexpr int lanes = LOCUS_LANES;
constexpr int tileRows = 4;
constexpr int tileVectors = 2;
constexpr int tileColumns = tileVectors * lanes;
typedef double Vector __attribute__((vector_size(8 * LOCUS_LANES)));

Vector load(const double *from)
{
    Vector v;
    memcpy(&v, from, sizeof v);
    return v;
}

void store(double *to, Vector v)
{
    memcpy(to, &v, sizeof v);
}

/// rows x tileColumns entries; \a rows is a constant after inlining.
template <int rows>
inline void tile(const double *h, std::ptrdiff_t hStride, int width, const double *w,
                 std::ptrdiff_t wStride, double *y, std::ptrdiff_t yStride)
{
    Vector sum[rows][tileVectors] = {};
    for (int m = 0; m < width; ++m) {
        Vector weight[tileVectors];
        for (int v = 0; v < tileVectors; ++v)
            weight[v] = load(w + m * wStride + v * lanes);
        for (int r = 0; r < rows; ++r) {
            const Vector factor = h[r * hStride + m] - Vector{};
            for (int v = 0; v < tileVectors; ++v)
                sum[r][v] += factor * weight[v];
        }
    }
    for (int r = 0; r < rows; ++r)
        for (int v = 0; v < tileVectors; ++v)
            store(y + r * yStride + v * lanes, sum[r][v]);
}

void product(const double *h, std::ptrdiff_t hStride, int rows, int width, const double *w,
             std::ptrdiff_t wStride, int columns, double *y, std::ptrdiff_t yStride)
{
    int c = 0;
    for (; c + tileColumns <= columns; c += tileColumns) {
        int r = 0;
        for (; r + tileRows <= rows; r += tileRows)
            tile<tileRows>(h + r * hStride, hStride, width, w + c, wStride, y + r * yStride + c,
                           yStride);
        for (; r < rows; ++r)
            tile<1>(h + r * hStride, hStride, width, w + c, wStride, y + r * yStride + c, yStride);
    }
    for (; c < columns; ++c)
        for (int r = 0; r < rows; ++r) {
            double sum = 0;
            for (int m = 0; m < width; ++m)
                sum += h[r * hStride + m] * w[m * wStride + c];
            y[r * yStride + c] = sum;
        }
}

} // namespace

extern const ExactKernels LOCUS_KERNELS;
const ExactKernels LOCUS_KERNELS = {product};

} // namespace locus::core
