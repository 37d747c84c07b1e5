// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/picturesize.h"

#include <algorithm>
#include <cmath>

namespace locus::app {

namespace {

/// Has the room that the picture's words were measured for.
constexpr QSize ordinaryWindow{960, 680};
/// Per unit: a size is said in whole fives of a percent.
constexpr double stepsPerUnit = 20;

/// How often \a part fits into \a whole, in both directions.
double timesIn(QSize whole, QSize part)
{
    return std::min(double(whole.width()) / part.width(), double(whole.height()) / part.height());
}

double inSteps(double size)
{
    return std::clamp(std::floor(size * stepsPerUnit) / stepsPerUnit, pictureSizes.front(),
                      pictureSizes.back());
}

} // namespace

double pictureSize(QSize window, std::optional<double> chosen)
{
    const double most = inSteps(timesIn(window, smallestPictureWindow));
    return std::min(most, chosen ? std::clamp(*chosen, pictureSizes.front(), pictureSizes.back())
                                 : inSteps(timesIn(window, ordinaryWindow)));
}

double pictureSizeAfter(double size, int direction)
{
    if (direction > 0) {
        const auto *next = std::upper_bound(pictureSizes.begin(), pictureSizes.end(), size);
        return next == pictureSizes.end() ? pictureSizes.back() : *next;
    }
    const auto *at = std::lower_bound(pictureSizes.begin(), pictureSizes.end(), size);
    return at == pictureSizes.begin() ? pictureSizes.front() : *(at - 1);
}

} // namespace locus::app
