// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colormap.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace locus::widgets {

namespace {

constexpr int stopCount = 9;
constexpr int levelsPerStop = (colorLevels - 1) / (stopCount - 1);
using Stops = std::array<QRgb, stopCount>;

constexpr Stops divergingLight = {0xFF0B5394, 0xFF3379B7, 0xFF559FDA, 0xFFA7D1F2, 0xFFFFFFFF,
                                  0xFFF8CEA4, 0xFFE99E58, 0xFFCD7733, 0xFFB05100};
constexpr Stops divergingDark = {0xFF8DD0FF, 0xFF65AAE1, 0xFF3E85C4, 0xFF32597F, 0xFF30343B,
                                 0xFF7A4F2C, 0xFFC17335, 0xFFE19B5A, 0xFFFFC47F};
constexpr Stops cividis = {0xFF00224E, 0xFF1A386F, 0xFF434E6C, 0xFF61656F, 0xFF7D7C78,
                           0xFF9A9376, 0xFFBBAD6D, 0xFFDDC858, 0xFFFEE838};
constexpr Stops twilight = {0xFF301437, 0xFF5A2B90, 0xFF6277BB, 0xFF96B6C7, 0xFFE2D9E1,
                            0xFFCCA389, 0xFFB25652, 0xFF741E4F, 0xFF2F1436};

int mix(int a, int b, int part)
{
    return static_cast<int>(std::lround(a + (b - a) * (part / double(levelsPerStop))));
}

ColorTable tableOf(const Stops &stops)
{
    ColorTable table{};
    for (int level = 0; level < colorLevels; ++level) {
        const int stop = std::min(level / levelsPerStop, stopCount - 2);
        const int part = level - stop * levelsPerStop;
        const QRgb a = stops[static_cast<std::size_t>(stop)];
        const QRgb b = stops[static_cast<std::size_t>(stop) + 1];
        table[static_cast<std::size_t>(level)] =
            qRgb(mix(qRed(a), qRed(b), part), mix(qGreen(a), qGreen(b), part),
                 mix(qBlue(a), qBlue(b), part));
    }
    return table;
}

/// The cyclic table turned by half a turn, so that the other end stands at 0.
ColorTable halfTurned(const ColorTable &table)
{
    ColorTable turned{};
    for (int level = 0; level < colorLevels; ++level)
        turned[static_cast<std::size_t>(level)] =
            table[static_cast<std::size_t>((level + zeroLevel) % (colorLevels - 1))];
    return turned;
}

} // namespace

const ColorTable &divergingTable(bool dark)
{
    static const ColorTable light = tableOf(divergingLight);
    static const ColorTable night = tableOf(divergingDark);
    return dark ? night : light;
}

const ColorTable &cividisTable()
{
    static const ColorTable table = tableOf(cividis);
    return table;
}

const ColorTable &twilightTable(bool dark)
{
    static const ColorTable light = tableOf(twilight);
    static const ColorTable night = halfTurned(light);
    return dark ? night : light;
}

const ColorTable &colorTable(ColorScale scale, const Theme &theme)
{
    switch (scale) {
    case ColorScale::Cividis: return cividisTable();
    case ColorScale::Twilight: return twilightTable(theme.isDark);
    case ColorScale::Diverging: break;
    }
    return divergingTable(theme.isDark);
}

double roundUp(double magnitude)
{
    if (!(magnitude > 0) || !std::isfinite(magnitude))
        return 1;
    constexpr std::array steps = {1.0, 1.2, 1.5, 1.8, 2.0, 2.5, 3.0, 3.5,
                                  4.0, 4.5, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0};
    const int exponent = static_cast<int>(std::floor(std::log10(magnitude)));
    // Dividing by a power of ten gives the decimal number nearest to the mark; multiplying by 0.1
    // would not.
    const double power = std::pow(10.0, std::abs(exponent));
    for (const double step : steps) {
        const double mark = exponent < 0 ? step / power : step * power;
        if (mark >= magnitude * (1 - 1e-6)) // the picture is float: 0.30000001 is 0.3
            return mark;
    }
    return magnitude;
}

ColorRange rangeOf(ColorScale scale, double min, double max, bool oneSided)
{
    switch (scale) {
    case ColorScale::Twilight: return {scale, -std::numbers::pi, std::numbers::pi};
    case ColorScale::Cividis: return {scale, 0, roundUp(max)};
    case ColorScale::Diverging: break;
    }
    const double magnitude = roundUp(std::max(std::abs(min), std::abs(max)));
    ColorRange range{scale, -magnitude, magnitude};
    if (oneSided && max <= 0 && min < 0)
        range.high = 0;
    else if (oneSided && min >= 0 && max > 0)
        range.low = 0;
    return range;
}

ColorRange united(const ColorRange &a, const ColorRange &b)
{
    return {a.scale == b.scale ? a.scale : ColorScale::Diverging, std::min(a.low, b.low),
            std::max(a.high, b.high)};
}

int levelOf(double value, const ColorRange &range)
{
    if (std::isnan(value))
        return zeroLevel;
    double level = zeroLevel;
    if (range.scale == ColorScale::Diverging)
        level += value / range.magnitude() * zeroLevel;
    else
        level = (value - range.low) / (range.high - range.low) * (colorLevels - 1);
    return static_cast<int>(std::clamp(std::floor(level + 0.5), 0.0, colorLevels - 1.0));
}

QRgb colorOf(double value, const ColorRange &range, const Theme &theme)
{
    return colorTable(range.scale, theme)[static_cast<std::size_t>(levelOf(value, range))];
}

QColor inkOn(QRgb ground)
{
    // Relative luminance against which white and near-black have equal contrast.
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double luminance = 0.2126 * linear(qRed(ground)) + 0.7152 * linear(qGreen(ground)) +
                             0.0722 * linear(qBlue(ground));
    return QColor(luminance < 0.18 ? 0xECEEF1 : 0x15181D);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) {
        return static_cast<int>(std::lround(x * share + y * (1 - share)));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

} // namespace locus::widgets
