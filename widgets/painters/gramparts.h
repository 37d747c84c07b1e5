// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/colormap.h"
#include "widgets/painters/gram.h"

class QPainter;

namespace locus::widgets::gram {

/// What the parts of one picture share while it is painted.
struct Job {
    const GramGeometry &g;
    const GramData &data;
    const core::Frame &frame;
    const core::View &view;
    const Theme &theme;
    const GramOptions &options;
    ColorRange range;
};

/// Position of a token as a number.
[[nodiscard]] QString positionText(const Job &job, int token);
/// Where the chosen pair stands in the map.
[[nodiscard]] CellIndex selectedCell(const Job &job);
/// The vectors as a whole are all but the same, not only the sines of one pair of several. \pre
/// there are two positions
[[nodiscard]] bool areAllButEqual(const Job &job);

/// The colours, and what the products say (gramwords.cpp).
void paintWords(QPainter &painter, const Job &job);

} // namespace locus::widgets::gram
