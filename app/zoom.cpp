// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/zoom.h"

#include <algorithm>
#include <cmath>

namespace locus::app {

namespace {

constexpr auto scaleFactor = "QT_SCALE_FACTOR";

} // namespace

double nearestZoom(double zoom)
{
    if (!std::isfinite(zoom) || zoom <= 0)
        return 1;
    return *std::min_element(zoomSteps.begin(), zoomSteps.end(), [zoom](double a, double b) {
        return std::abs(a - zoom) < std::abs(b - zoom);
    });
}

double zoomAfter(double zoom, int steps)
{
    const auto at = std::find(zoomSteps.begin(), zoomSteps.end(), nearestZoom(zoom));
    const auto last = static_cast<std::ptrdiff_t>(zoomSteps.size()) - 1;
    const auto index = std::clamp<std::ptrdiff_t>(at - zoomSteps.begin() + steps, 0, last);
    return zoomSteps[static_cast<std::size_t>(index)];
}

ZoomedEnvironment::ZoomedEnvironment(double zoom)
    : m_wasSet(qEnvironmentVariableIsSet(scaleFactor))
    , m_before(qgetenv(scaleFactor))
{
    bool isNumber = false;
    const double given = m_before.toDouble(&isNumber);
    const double factor = (isNumber && given > 0 ? given : 1) * zoom;
    qputenv(scaleFactor, QByteArray::number(factor));
}

ZoomedEnvironment::~ZoomedEnvironment()
{
    if (m_wasSet)
        qputenv(scaleFactor, m_before);
    else
        qunsetenv(scaleFactor);
}

} // namespace locus::app
