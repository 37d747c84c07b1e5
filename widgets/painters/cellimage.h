// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "widgets/axiswindow.h"
#include "widgets/colormap.h"

#include <QImage>

namespace locus::widgets {

/// What is coloured: the cells of one stage.
struct CellSource {
    const core::StageImage &image;
    const core::Mask *mask = nullptr; ///< null: every cell shows its value
    ColorRange range;
    const ColorTable &table;
    CellSpan rows = {}, columns = {}; ///< the part of the image; none of either: all of it

    [[nodiscard]] CellSpan shownRows() const
    {
        return rows.count > 0 ? rows : CellSpan{0, image.rows};
    }
    [[nodiscard]] CellSpan shownColumns() const
    {
        return columns.count > 0 ? columns : CellSpan{0, image.columns};
    }
};

/// Colours the cells straight to the pixels of \a pixels, the largest magnitude where several share
/// one. A pixel whose cells are all masked shows \a ground, an image of the same size, or stays
/// transparent without one. \a pixels keeps its memory when it has the right size and format
/// already (repeated painting allocates nothing).
void colorCells(QImage &pixels, QSize size, const CellSource &source,
                const QImage *ground = nullptr);

} // namespace locus::widgets
