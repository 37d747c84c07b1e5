// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"

#include <functional>

class QPainter;

namespace locus::app {

/// A sheet to draw on: \c layout in pixels of 96 to the inch, in which the painting happens.
struct FigurePage {
    QSizeF layout;
    QSize pixels;
    int dpi = 300;
    bool sizeInPixels = false;
};

using FigurePaint = std::function<void(QPainter &)>;
using FigureBytes = std::variant<QByteArray, FigureError>;

/// Each draws the sheet once and gives the whole file.
[[nodiscard]] FigureBytes pngOf(const FigurePage &page, const FigurePaint &paint);
[[nodiscard]] FigureBytes svgOf(const FigurePage &page, const FigurePaint &paint);
[[nodiscard]] FigureBytes pdfOf(const FigurePage &page, const FigurePaint &paint);

} // namespace locus::app
