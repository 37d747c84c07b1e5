// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurebands.h"

#include "app/pages/paircontext.h"
#include "core/inspect.h"
#include "widgets/painters/pipeline.h"
#include "widgets/pairnumbers.h"
#include "widgets/pipelinediagram.h"

#include <QPainter>

#include <algorithm>

namespace locus::app {

namespace {

constexpr double pipelineMargin = 8; ///< right of its last box

/// The pipeline as wide as it has to be.
widgets::PipelineDiagram boxesFor(const core::Frame &frame, double width, bool compact)
{
    const auto reach = [](const widgets::PipelineDiagram &diagram) {
        double right = 0;
        for (const widgets::PipelineBox &box : diagram.boxes)
            right = std::max(right, box.rect.right());
        return right;
    };
    auto diagram = widgets::pipelineDiagram(frame, width, compact);
    const double wanted = reach(diagram) + pipelineMargin;
    return wanted > width ? widgets::pipelineDiagram(frame, wanted, compact) : diagram;
}

} // namespace

void paintPipelineBand(QPainter &painter, const QRectF &rect, const PictureSubject &s)
{
    const bool compact = rect.height() < widgets::pipelineHeight(false);
    const auto diagram = boxesFor(*s.frame, rect.width(), compact);
    double right = rect.width();
    for (const widgets::PipelineBox &box : diagram.boxes)
        right = std::max(right, box.rect.right() + pipelineMargin);
    const double scale = rect.width() / right;
    widgets::PipelineMarks marks;
    marks.stage = s.look.stage;
    marks.shown = diagram.indexOf(s.look.stage);
    painter.save();
    painter.translate(rect.left(),
                      rect.center().y() - scale * widgets::pipelineHeight(compact) / 2.0);
    painter.scale(scale, scale);
    widgets::paintPipeline(painter, diagram, marks, s.theme);
    painter.restore();
}

void paintFormulaBand(QPainter &painter, const QRectF &rect, const PictureSubject &s)
{
    widgets::PairNumbers numbers;
    numbers.setTheme(s.theme);
    numbers.setReport(
        core::inspectPair(*s.frame->prepared, {s.look.head}, {s.look.query}, {s.look.key}),
        pairContextOf(*s.frame, s.look));
    const int width = static_cast<int>(rect.width());
    painter.save();
    painter.translate(rect.left(),
                      rect.top() +
                          std::max(0.0, (rect.height() - numbers.heightForWidth(width)) / 2));
    numbers.paint(painter, width);
    painter.restore();
}

} // namespace locus::app
