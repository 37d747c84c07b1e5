// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painters/pixelstroke.h"

#include "core/kernels/rowkernels.h"
#include "widgets/painters/ribbon.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace locus::widgets {

namespace {

constexpr int samples = 4; ///< across a pixel

constexpr double columnsFrom = 6; ///< steepness

struct Stretch {
    float low = std::numeric_limits<float>::infinity();
    float high = -std::numeric_limits<float>::infinity();
};

/// Adds one upright stretch of a column, \a part of a pixel wide.
void cover(PixelCoverage &coverage, int column, Stretch stretch, float part)
{
    const auto columns = static_cast<std::size_t>(coverage.pixels.width());
    const auto top = static_cast<float>(coverage.pixels.top());
    const auto rows = static_cast<float>(coverage.pixels.height());
    const float low = std::clamp(stretch.low - top, 0.0F, rows);
    const float high = std::clamp(stretch.high - top, 0.0F, rows);
    if (low >= high)
        return;
    float *value = coverage.values.data() + column;
    const auto first = static_cast<std::size_t>(low);
    const auto last = static_cast<std::size_t>(std::ceil(high)) - 1;
    for (std::size_t row = first; row <= last; ++row)
        value[row * columns] += part;
    value[first * columns] -= part * (low - static_cast<float>(first));
    value[last * columns] -= part * (static_cast<float>(last + 1) - high);
}

/// What is covered at every upright sample.
class Stretches {
public:
    Stretches(int left, int columns)
        : m_left(left)
        , m_stretches(static_cast<std::size_t>(columns) * samples)
    {
    }

    /// The rectangle around a straight piece, to the right or upright.
    void include(QPointF from, QPointF to, double half)
    {
        const double dx = to.x() - from.x();
        const double dy = to.y() - from.y();
        const double length = std::hypot(dx, dy);
        if (!(length > 0))
            return;
        constexpr double upright = 1e-9;
        const double slope = dx > upright ? dy / dx : 0;
        const double reach = dx > upright ? half * length / dx : length + half;
        const double aside = half * std::abs(dy) / length;
        // Corners of steps are square.
        const double beyond = dx > upright ? half * dx / length : half;
        const double low = std::min(from.y(), to.y()) - beyond;
        const double high = std::max(from.y(), to.y()) + beyond;
        const int end = indexOf(to.x() + aside);
        for (int s = std::max(0, indexOf(from.x() - aside)); s < end; ++s) {
            const double middle = from.y() + (placeOf(s) - from.x()) * slope;
            Stretch &stretch = m_stretches[static_cast<std::size_t>(s)];
            stretch.low = std::min(stretch.low, static_cast<float>(std::max(low, middle - reach)));
            stretch.high =
                std::max(stretch.high, static_cast<float>(std::min(high, middle + reach)));
        }
    }

    void coverIn(PixelCoverage &coverage) const
    {
        for (std::size_t s = 0; s < m_stretches.size(); ++s)
            cover(coverage, static_cast<int>(s) / samples, m_stretches[s], 1.0F / samples);
    }

private:
    /// The first sample at or behind a place.
    [[nodiscard]] int indexOf(double x) const
    {
        const double index = std::ceil((x - m_left) * samples - 0.5);
        return static_cast<int>(std::clamp(index, 0.0, static_cast<double>(m_stretches.size())));
    }
    [[nodiscard]] double placeOf(int sample) const { return m_left + (sample + 0.5) / samples; }

    int m_left;
    std::vector<Stretch> m_stretches;
};

constexpr int opacities = 255;

/// The colour at every opacity, premultiplied.
std::array<QRgb, opacities + 1> shadesOf(const QColor &color)
{
    std::array<QRgb, opacities + 1> shades{};
    const QRgb full = color.rgb();
    for (int part = 0; part <= opacities; ++part)
        shades[static_cast<std::size_t>(part)] =
            qPremultiply(qRgba(qRed(full), qGreen(full), qBlue(full), part));
    return shades;
}

QImage imageOf(const PixelCoverage &coverage, const QColor &color)
{
    const auto shades = shadesOf(color);
    const int width = coverage.pixels.width();
    const int height = coverage.pixels.height();
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    const float *part = coverage.values.data();
    for (int y = 0; y < height; ++y, part += width) {
        auto *pixel = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < width; ++x) {
            const float opacity = std::clamp(part[x], 0.0F, 1.0F) * opacities + 0.5F;
            pixel[x] = shades[static_cast<std::size_t>(opacity)];
        }
    }
    return image;
}

} // namespace

float PixelCoverage::at(int x, int y) const
{
    if (!pixels.contains(x, y))
        return 0;
    const auto row = static_cast<std::size_t>(y - pixels.top());
    return values[row * static_cast<std::size_t>(pixels.width()) +
                  static_cast<std::size_t>(x - pixels.left())];
}

PixelCoverage strokeCoverage(const QPolygonF &line, double width, const QRect &clip)
{
    const double half = width / 2;
    PixelCoverage coverage;
    coverage.pixels = line.boundingRect().adjusted(-half, -half, half, half).toAlignedRect() & clip;
    if (line.size() < 2 || coverage.pixels.isEmpty())
        return {};
    coverage.values.assign(static_cast<std::size_t>(coverage.pixels.width()) *
                               static_cast<std::size_t>(coverage.pixels.height()),
                           0.0F);
    // A point in every column.
    const bool isFull = static_cast<double>(line.size()) > line.boundingRect().width();
    if (isFull && steepness(line) > columnsFrom) {
        for (const QLineF &stroke : columnStrokes(line, width))
            if (const int x = static_cast<int>(std::floor(stroke.x1()));
                x >= coverage.pixels.left() && x <= coverage.pixels.right())
                cover(coverage, x - coverage.pixels.left(),
                      {static_cast<float>(stroke.y1()), static_cast<float>(stroke.y2())}, 1);
        return coverage;
    }
    Stretches stretches(coverage.pixels.left(), coverage.pixels.width());
    for (qsizetype i = 1; i < line.size(); ++i)
        stretches.include(line[i - 1], line[i], half);
    stretches.coverIn(coverage);
    return coverage;
}

void paintPixelStroke(QPainter &painter, const QPolygonF &line, double width, const QColor &color)
{
    core::rowKernels().cleanRegisters(); // Qt's fills leave them in use
    const QTransform &device = painter.deviceTransform();
    const QRectF clip =
        painter.hasClipping() ? painter.clipBoundingRect() : QRectF(painter.window());
    const PixelCoverage coverage = strokeCoverage(device.map(line), width * device.m11(),
                                                  device.mapRect(clip).toAlignedRect());
    if (coverage.pixels.isEmpty())
        return;
    QImage image = imageOf(coverage, color);
    image.setDevicePixelRatio(device.m11());
    painter.drawImage(device.inverted().map(QPointF(coverage.pixels.topLeft())), image);
}

} // namespace locus::widgets
