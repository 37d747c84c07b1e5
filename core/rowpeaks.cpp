// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rowpeaks.h"

#include "core/kernels/rowkernels.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace locus::core {

namespace {

constexpr int mostRows = 128;
constexpr float largestRatio = 4; ///< of the largest cell to the usual peak

/// \pre some key is allowed
float peakOf(const StageImage &image, const Mask &mask, int row)
{
    const float *cells = image.values.data() +
                         static_cast<std::size_t>(row) * static_cast<std::size_t>(image.columns);
    float peak = 0;
    if (mask.isPrefix()) {
        float smallest = 0;
        rowKernels().range(cells, mask.end(row), &smallest, &peak);
        return peak;
    }
    for (int column = 0; column < mask.end(row); ++column)
        if (mask.allowed(row, column))
            peak = std::max(peak, cells[column]);
    return peak;
}

} // namespace

float endOfColors(const StageImage &image, const Mask &mask)
{
    std::vector<float> peaks;
    const int rows = std::min(image.rows, mostRows);
    for (int i = 0; i < rows; ++i) {
        const int row = static_cast<int>(std::int64_t{i} * image.rows / rows);
        if (!mask.isDead(row))
            peaks.push_back(peakOf(image, mask, row));
    }
    if (peaks.empty())
        return image.max;
    const auto usual = peaks.begin() + static_cast<std::ptrdiff_t>((peaks.size() - 1) / 2);
    std::nth_element(peaks.begin(), usual, peaks.end());
    return image.max > largestRatio * *usual && *usual > 0 ? *usual : image.max;
}

} // namespace locus::core
