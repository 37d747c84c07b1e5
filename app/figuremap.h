// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures.h"
#include "widgets/painters/heatmap.h"

namespace locus::app {

/// What of a map may be left out.
[[nodiscard]] widgets::HeatmapOptions figureMapOptions(const core::FigureParts &parts);

/// The stage of the View, or B - A where that is shown.
void paintFigureMap(QPainter &painter, const QRectF &rect, const PictureSubject &s);

/// The cells of the map that is painted there have numbers: they are wanted, and fit.
[[nodiscard]] bool mapHasNumbers(const QRectF &rect, const PictureSubject &subject);

} // namespace locus::app
