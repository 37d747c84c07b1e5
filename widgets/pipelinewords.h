// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pipelinediagram.h"

#include <QString>

namespace locus::widgets {

/// "rotate": the word under the symbol of a part.
[[nodiscard]] QString pipelineCaption(PipelinePart part);
/// The same while \a shown is on the map: "log-weights" under softmax.
[[nodiscard]] QString pipelineCaption(const PipelineBox &box, core::Stage shown);
/// "bias, too late": instead of the caption where something is wrong on purpose.
[[nodiscard]] QString mistakeCaption(core::Mistake mistake);
/// One sentence: what happens there.
[[nodiscard]] QString pipelineMeaning(PipelinePart part);

/// Which relation between two tokens the method states.
[[nodiscard]] QString methodRelation(core::MethodId method);
/// Which object of the pipeline it changes.
[[nodiscard]] QString methodObject(core::MethodId method);
/// The same of the Model shown: Shaw's two tables are switched apart.
[[nodiscard]] QString changedObject(const PipelineDiagram &diagram);
/// What to mind with it.
[[nodiscard]] QString methodCaution(core::MethodId method);
/// The same, or what a deliberate mistake makes of it.
[[nodiscard]] QString caution(const PipelineDiagram &diagram);
/// That the seven methods are not all there could be.
[[nodiscard]] QString commonPathsNote();

/// Name, shape and meaning of a part, and how to see it; where position enters also what the method
/// says about it. Plain text, several lines.
[[nodiscard]] QString pipelineToolTip(const PipelineDiagram &diagram, const PipelineBox &box);
/// Relation, object, caution and note, a line each.
[[nodiscard]] QString methodFacts(const PipelineDiagram &diagram);

} // namespace locus::widgets
