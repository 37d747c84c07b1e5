// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pipelinediagram.h"
#include "widgets/theme.h"

class QPainter;

namespace locus::widgets {

/// What of the pipeline is marked besides where position enters.
struct PipelineMarks {
    int shown = -1;   ///< the part whose stage is on the map
    int hovered = -1; ///< under the pointer
    int focused = -1; ///< under the keyboard's focus
    core::Stage stage = core::Stage::Weights;
};

void paintPipeline(QPainter &painter, const PipelineDiagram &diagram, const PipelineMarks &marks,
                   const Theme &theme);

/// How much of the line about the method fits in its place: 0 .. 4 parts.
[[nodiscard]] int factsThatFit(const PipelineDiagram &diagram);
/// True when the texts of a part fit in its box.
[[nodiscard]] bool fits(const PipelineBox &box);

} // namespace locus::widgets
