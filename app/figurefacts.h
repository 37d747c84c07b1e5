// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures.h"
#include "core/scene.h"
#include "widgets/colorvision.h"
#include "widgets/theme.h"

#include <QString>

#include <cstdint>

namespace locus::app {

/// What is to be known of a figure before it is made.
struct FigureFacts {
    std::int64_t cells = 0; ///< of its map; 0: it has none
    bool asRectangles = false;
    bool isSigned = false;     ///< the colours of its map tell a sign, which greyscale does not
    bool isFromZero = false;   ///< they tell how far from 0, all to one side
    bool lacksNumbers = false; ///< they are wanted in the cells, which are too small
    bool hasValues = false;    ///< the hue of values stands in it
    friend bool operator==(const FigureFacts &, const FigureFacts &) = default;
};

/// \pre a Frame that is not refused, with the stages of the figure
[[nodiscard]] FigureFacts figureFacts(const core::FigureSettings &settings,
                                      const PictureSubject &subject);

/// How far the hues in the figure stay apart for that eye (widgets/colorvision.h).
[[nodiscard]] double leastRoleDistance(const FigureFacts &facts, const widgets::Theme &theme,
                                       widgets::Vision vision);

} // namespace locus::app
