// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurepresets.h"

#include "core/figuresize.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace locus::app {

namespace {

constexpr double millimetresPerInch = 25.4;
constexpr double slideWidth = 254; ///< 16 : 9, ten inches wide
constexpr double slideHeight = 142.9;

std::optional<double> columnWidth(FigurePreset preset)
{
    switch (preset) {
    case FigurePreset::SingleColumn: return 85;
    case FigurePreset::OneAndHalf: return 120;
    case FigurePreset::DoubleColumn: return 174;
    default: return std::nullopt;
    }
}

/// Tenths of a millimetre or whole pixels, inside what can be drawn.
double length(double value, bool pixels)
{
    const double steps = pixels ? 1 : 10;
    return std::clamp(std::round(value * steps) / steps, 1.0,
                      pixels ? core::maxFigurePixels : core::maxFigureMillimetres);
}

} // namespace

core::FigureSettings withPreset(core::FigureSettings settings, FigurePreset preset)
{
    if (preset == FigurePreset::Own)
        return settings;
    if (preset == FigurePreset::Square)
        return withHeight(settings, settings.width, false);
    settings = withUnit(settings, false);
    if (preset != FigurePreset::Slide)
        return withWidth(settings, *columnWidth(preset), true);
    settings.width = slideWidth;
    settings.height = slideHeight;
    return settings;
}

FigurePreset presetOf(const core::FigureSettings &settings)
{
    if (settings.width == settings.height)
        return FigurePreset::Square;
    if (settings.sizeInPixels)
        return FigurePreset::Own;
    if (settings.width == slideWidth && settings.height == slideHeight)
        return FigurePreset::Slide;
    for (const FigurePreset preset : figurePresets)
        if (columnWidth(preset) == settings.width)
            return preset;
    return FigurePreset::Own;
}

core::FigureSettings withUnit(core::FigureSettings settings, bool pixels)
{
    if (settings.sizeInPixels == pixels)
        return settings;
    const double factor =
        pixels ? settings.dpi / millimetresPerInch : millimetresPerInch / settings.dpi;
    settings.sizeInPixels = pixels;
    settings.width = length(settings.width * factor, pixels);
    settings.height = length(settings.height * factor, pixels);
    return settings;
}

core::FigureSettings withWidth(core::FigureSettings settings, double width, bool locked)
{
    if (locked)
        settings.height = length(settings.height * width / settings.width, settings.sizeInPixels);
    settings.width = length(width, settings.sizeInPixels);
    return settings;
}

core::FigureSettings withHeight(core::FigureSettings settings, double height, bool locked)
{
    if (locked)
        settings.width = length(settings.width * height / settings.height, settings.sizeInPixels);
    settings.height = length(height, settings.sizeInPixels);
    return settings;
}

} // namespace locus::app
