// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figuresize.h"

#include <array>
#include <charconv>
#include <cmath>

namespace locus::core {

namespace {

/// Plain decimal notation: digits and one point.
std::optional<double> plainNumber(std::string_view text)
{
    double value = 0;
    const char *const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, value, std::chars_format::fixed);
    const bool digitFirst = !text.empty() && text.front() >= '0' && text.front() <= '9';
    return digitFirst && error == std::errc{} && after == end ? std::optional(value) : std::nullopt;
}

std::string plainText(double value)
{
    std::array<char, 400>
        buffer{}; // the longest double in plain notation has 309 digits before the point
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::fixed);
    return error == std::errc{} ? std::string(buffer.data(), end) : std::string();
}

bool isInside(double side, bool inPixels)
{
    if (inPixels)
        return side >= 1 && side <= maxFigurePixels && side == std::trunc(side);
    return side > 0 && side <= maxFigureMillimetres;
}

} // namespace

std::optional<FigureSize> parseFigureSize(std::string_view text)
{
    const bool inPixels = text.ends_with("px");
    if (!inPixels && !text.ends_with("mm"))
        return std::nullopt;
    text.remove_suffix(2);
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos)
        return std::nullopt;
    const std::optional<double> width = plainNumber(text.substr(0, cross));
    const std::optional<double> height = plainNumber(text.substr(cross + 1));
    if (!width || !height || !isInside(*width, inPixels) || !isInside(*height, inPixels))
        return std::nullopt;
    return FigureSize{*width, *height, inPixels};
}

std::string figureSizeText(const FigureSize &size)
{
    return plainText(size.width) + 'x' + plainText(size.height) + (size.inPixels ? "px" : "mm");
}

} // namespace locus::core
