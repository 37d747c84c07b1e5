// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace locus::core {

/// Size of a figure as files and the command line write it: "120x90mm" (decimals allowed) or
/// "1600x1200px" (whole).
struct FigureSize {
    double width = 120;
    double height = 90;
    bool inPixels = false;
    friend bool operator==(const FigureSize &, const FigureSize &) = default;
};

inline constexpr double maxFigureMillimetres = 2000; ///< sizes are > 0
inline constexpr double maxFigurePixels = 32767;     ///< sizes are >= 1
inline constexpr int minFigureDpi = 10;
inline constexpr int maxFigureDpi = 2400;

/// None when it is malformed or outside the limits.
[[nodiscard]] std::optional<FigureSize> parseFigureSize(std::string_view text);
/// parseFigureSize reads back exactly the same.
[[nodiscard]] std::string figureSizeText(const FigureSize &size);

} // namespace locus::core
