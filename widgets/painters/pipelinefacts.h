// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pipelinediagram.h"
#include "widgets/theme.h"

class QPainter;

namespace locus::widgets {

/// What the two marks mean, at the right end.
void paintPipelineLegend(QPainter &painter, const PipelineDiagram &diagram, const Theme &theme);
/// One line: what the method states, what it changes, what to mind, and that there are other paths.
/// What does not fit whole is left out, the last first.
void paintPipelineFacts(QPainter &painter, const PipelineDiagram &diagram, const Theme &theme);

} // namespace locus::widgets
