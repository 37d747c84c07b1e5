// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colorvision.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace locus::widgets {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix protanopia = {{{0.152286, 1.052583, -0.204868},
                                {0.114503, 0.786281, 0.099216},
                                {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia = {{{0.367322, 0.860646, -0.227968},
                                  {0.280085, 0.672501, 0.047413},
                                  {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia = {{{1.255528, -0.076749, -0.178779},
                                {-0.078411, 0.930809, 0.147602},
                                {0.004733, 0.691367, 0.303900}}};
constexpr Matrix greyscale = {
    {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};
// OKLab: to the responses of the cones, and from their cube roots.
constexpr Matrix toCones = {{{0.4122214708, 0.5363325363, 0.0514459929},
                             {0.2119034982, 0.6806995451, 0.1073969566},
                             {0.0883024619, 0.2817188376, 0.6299787005}}};
constexpr Matrix toLab = {{{0.2104542553, 0.7936177850, -0.0040720468},
                           {1.9779984951, -2.4285922050, 0.4505937099},
                           {0.0259040371, 0.7827717662, -0.8086757660}}};

Triple times(const Matrix &matrix, const Triple &vector)
{
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    return result;
}

double linear(int channel)
{
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int encoded(double channel)
{
    const double c = std::clamp(channel, 0.0, 1.0);
    const double gamma = c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * gamma));
}

Triple linearOf(QRgb color)
{
    return {linear(qRed(color)), linear(qGreen(color)), linear(qBlue(color))};
}

Triple labOf(QRgb color)
{
    Triple cones = times(toCones, linearOf(color));
    for (double &cone : cones)
        cone = std::cbrt(cone);
    return times(toLab, cones);
}

} // namespace

QRgb seenBy(Vision vision, QRgb color)
{
    const auto seen = [color](const Matrix &matrix) {
        const Triple c = times(matrix, linearOf(color));
        return qRgba(encoded(c[0]), encoded(c[1]), encoded(c[2]), qAlpha(color));
    };
    switch (vision) {
    case Vision::Protanopia: return seen(protanopia);
    case Vision::Deuteranopia: return seen(deuteranopia);
    case Vision::Tritanopia: return seen(tritanopia);
    case Vision::Greyscale: return seen(greyscale);
    case Vision::Usual: break;
    }
    return color;
}

QImage seenBy(Vision vision, const QImage &picture)
{
    QImage seen = picture.convertToFormat(QImage::Format_ARGB32);
    if (vision == Vision::Usual)
        return seen;
    QHash<QRgb, QRgb> known; // a figure has few colours
    QRgb last = 0, lastSeen = seenBy(vision, last);
    for (int y = 0; y < seen.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(seen.scanLine(y));
        for (int x = 0; x < seen.width(); ++x) {
            if (line[x] != last) {
                last = line[x];
                const auto found = known.constFind(last);
                lastSeen = found != known.constEnd() ? *found : seenBy(vision, last);
                if (found == known.constEnd())
                    known.insert(last, lastSeen);
            }
            line[x] = lastSeen;
        }
    }
    return seen;
}

double colorDistance(QRgb a, QRgb b)
{
    const Triple one = labOf(a), other = labOf(b);
    return 100 * std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

double leastDistance(Vision vision, std::initializer_list<QRgb> colors)
{
    double least = 100;
    for (const QRgb *a = colors.begin(); a != colors.end(); ++a)
        for (const QRgb *b = a + 1; b != colors.end(); ++b)
            least = std::min(least, colorDistance(seenBy(vision, *a), seenBy(vision, *b)));
    return least;
}

} // namespace locus::widgets
