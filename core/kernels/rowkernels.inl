// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels themselves, included once for each instruction set with LOCUS_LANES (floats in a
// register), LOCUS_TILE_ROWS and LOCUS_KERNELS (name of the table) set. Everything has internal
// linkage and no library is called but for logf.

#include "core/kernels/rowkernels.h"

#include <math.h>
#include <string.h>

namespace locus::core {

namespace {

constexpr int lanes = LOCUS_LANES;
constexpr int tileRows = LOCUS_TILE_ROWS;
constexpr int tileVectors = panelWidth / lanes;
typedef float Vector __attribute__((vector_size(4 * LOCUS_LANES)));
typedef int Integers __attribute__((vector_size(4 * LOCUS_LANES)));

Vector load(const float *from)
{
    Vector v;
    memcpy(&v, from, sizeof v);
    return v;
}

void store(float *to, Vector v)
{
    memcpy(to, &v, sizeof v);
}

Vector splat(float value)
{
    return value - Vector{};
}

Vector larger(Vector a, Vector b)
{
    return b > a ? b : a; // a NaN in b is skipped
}

Vector smaller(Vector a, Vector b)
{
    return b < a ? b : a;
}

/// rows x panelWidth products against one panel; \a rows is a constant after inlining.
template <int rows>
inline void tile(const float *q, int d, const float *panel, float scale, float *out,
                 std::ptrdiff_t stride)
{
    Vector sum[rows][tileVectors] = {};
    for (int c = 0; c < d; ++c) {
        Vector key[tileVectors];
        for (int v = 0; v < tileVectors; ++v)
            key[v] = load(panel + c * panelWidth + v * lanes);
        for (int r = 0; r < rows; ++r) {
            const Vector factor = splat(q[r * d + c]);
            for (int v = 0; v < tileVectors; ++v)
                sum[r][v] += factor * key[v];
        }
    }
    for (int r = 0; r < rows; ++r)
        for (int v = 0; v < tileVectors; ++v)
            store(out + r * stride + v * lanes, sum[r][v] * splat(scale));
}

template <int rows>
inline void panelRows(const float *q, int d, const float *panel, int columns, float scale,
                      float *out, std::ptrdiff_t stride)
{
    if (columns >= panelWidth) {
        tile<rows>(q, d, panel, scale, out, stride);
        return;
    }
    float whole[rows * panelWidth];
    tile<rows>(q, d, panel, scale, whole, panelWidth);
    for (int r = 0; r < rows; ++r)
        memcpy(out + r * stride, whole + r * panelWidth,
               sizeof(float) * static_cast<std::size_t>(columns));
}

void products(const float *q, int rows, int d, const float *panels, int columns, float scale,
              float *out, std::ptrdiff_t stride)
{
    for (int first = 0; first < columns; first += panelWidth) {
        const float *panel = panels + static_cast<std::ptrdiff_t>(first) * d;
        int r = 0;
        for (; r + tileRows <= rows; r += tileRows)
            panelRows<tileRows>(q + r * d, d, panel, columns - first, scale,
                                out + r * stride + first, stride);
        for (; r < rows; ++r)
            panelRows<1>(q + r * d, d, panel, columns - first, scale, out + r * stride + first,
                         stride);
    }
}

/// exp for x <= 0: 2^k e^r with |r| <= ln(2) / 2 and a polynomial of degree 6 in r (relative error
/// below 2e-7); 0 below -87, where a float would leave its normal range.
Vector expOfNegative(Vector x)
{
    const Vector shifter =
        splat(12582912.0F); // 1.5 2^23: adding it rounds to an integer in the low bits
    const Vector biased = x * splat(1.44269504F) + shifter;
    const Vector whole = biased - shifter;
    const Vector r = (x - whole * splat(0.693359375F)) - whole * splat(-2.12194440e-4F);
    Vector p = splat(1.98756915e-4F);
    p = p * r + splat(1.39819994e-3F);
    p = p * r + splat(8.33345205e-3F);
    p = p * r + splat(4.16657963e-2F);
    p = p * r + splat(0.166666657F);
    p = p * r + splat(0.5F);
    p = p * r * r + r + splat(1.0F);
    Integers bits;
    memcpy(&bits, &biased, sizeof bits);
    Integers power = (bits + (127 - 0x4B400000)) << 23;
    Vector scale;
    memcpy(&scale, &power, sizeof scale);
    return x < splat(-87.0F) ? Vector{} : p * scale;
}

float sumOf(Vector v)
{
    float sum = 0;
    for (int l = 0; l < lanes; ++l)
        sum += v[l];
    return sum;
}

/// The last, partial vector of a row, filled up with \a fill.
Vector loadTail(const float *row, int count, float fill)
{
    float values[lanes];
    for (int l = 0; l < lanes; ++l)
        values[l] = l < count ? row[l] : fill;
    return load(values);
}

void range(const float *row, int n, float *min, float *max)
{
    Vector low = splat(INFINITY);
    Vector high = splat(-INFINITY);
    int j = 0;
    for (; j + lanes <= n; j += lanes) {
        const Vector v = load(row + j);
        low = smaller(low, v);
        high = larger(high, v);
    }
    if (j < n) {
        low = smaller(low, loadTail(row + j, n - j, INFINITY));
        high = larger(high, loadTail(row + j, n - j, -INFINITY));
    }
    *min = low[0];
    *max = high[0];
    for (int l = 1; l < lanes; ++l) {
        *min = low[l] < *min ? low[l] : *min;
        *max = high[l] > *max ? high[l] : *max;
    }
}

void softmax(float *row, int n, float *max, float *logSum)
{
    float least = 0;
    range(row, n, &least, max);
    const Vector top = splat(*max);
    Vector sum = {};
    int j = 0;
    for (; j + lanes <= n; j += lanes) {
        const Vector e = expOfNegative(load(row + j) - top);
        store(row + j, e);
        sum += e;
    }
    if (j < n) {
        const Vector e = expOfNegative(loadTail(row + j, n - j, -INFINITY) - top);
        sum += e;
        memcpy(row + j, &e, sizeof(float) * static_cast<std::size_t>(n - j));
    }
    const float total = sumOf(sum);
    *logSum = logf(total);
    const float factor = 1.0F / total;
    for (j = 0; j < n; ++j)
        row[j] *= factor;
}

void cleanRegisters()
{
#ifdef __AVX__
    __builtin_ia32_vzeroupper();
#endif
}

void addScaled(float *y, float a, const float *x, int n)
{
    for (int c = 0; c < n; ++c)
        y[c] += a * x[c];
}

} // namespace

extern const RowKernels LOCUS_KERNELS;
const RowKernels LOCUS_KERNELS = {LOCUS_KERNEL_NAME, cleanRegisters, products,
                                  softmax,           range,          addScaled};

} // namespace locus::core
