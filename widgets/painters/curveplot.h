// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/curvedata.h"
#include "widgets/theme.h"

#include <QSizeF>

class QCustomPlot;

namespace locus::widgets {

/// Puts grid, zero lines and curves into the plot, and nothing else: text and marks are painted
/// over it, from the same geometry. \a vector: for a file, where a line stays a line.
void setUpPlot(QCustomPlot &plot, const CurveData &data, const CurveGeometry &geometry,
               const Theme &theme, QSizeF size, bool vector);

} // namespace locus::widgets
