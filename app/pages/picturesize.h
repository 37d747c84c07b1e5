// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <array>
#include <optional>

namespace locus::app {

/// How large a picture in a window of its own can be drawn: 1 is its size on the page.
inline constexpr std::array pictureSizes = {1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0};
/// Nothing smaller is drawn well at a size of 1.
inline constexpr QSize smallestPictureWindow{320, 280};

/// What is drawn in a \a window of that size: \a chosen, or else what grows with the window; no
/// more than leaves the picture its smallest window.
[[nodiscard]] double pictureSize(QSize window, std::optional<double> chosen);

/// The next one of pictureSizes above (1) or below (-1) \a size; the last at the end.
[[nodiscard]] double pictureSizeAfter(double size, int direction);

} // namespace locus::app
