// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figure.h"

#include <functional>

class QPainter;

namespace locus::app {

/// A sheet to draw on, in layout pixels.
struct FigurePage {
    QSizeF layout;
    QSizeF points; ///< of the finished figure
    QSize pixels;
    int dpi = 300;
    bool sizeInPixels = false;
    QString title; ///< for programs that show what a file is
    QString description;
    QByteArray sceneText;  ///< travels along; empty: none
    bool outlines = false; ///< text becomes shapes, in SVG and PDF
};

/// In points: what print holds.
inline constexpr double thinnestFigureLine = 0.5;

using FigurePaint = std::function<void(QPainter &)>;

/// On the whole of an active device, \a size in its units, as vectors.
void paintOn(QPainter &device, const FigurePage &page, const QSizeF &size,
             const FigurePaint &paint);

/// Each draws the sheet once.
[[nodiscard]] FigureImage imageOf(const FigurePage &page, const FigurePaint &paint);
[[nodiscard]] FigureBytes pngOf(const FigurePage &page, const FigurePaint &paint);
[[nodiscard]] FigureBytes svgOf(const FigurePage &page, const FigurePaint &paint);
[[nodiscard]] FigureBytes pdfOf(const FigurePage &page, const FigurePaint &paint);

} // namespace locus::app
