// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurebands.h"

#include "app/pages/paircontext.h"
#include "core/inspect.h"
#include "core/shapes.h"
#include "widgets/fontfamily.h"
#include "widgets/painters/pipeline.h"
#include "widgets/pairnumbers.h"
#include "widgets/pipelinediagram.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace locus::app {

namespace {

constexpr double boxGap = 16;      ///< beside the boxes, for the line that goes on
constexpr double leastScale = 0.8; ///< of its letters: those of a figure are no smaller
constexpr double rowGap = 4;

/// The boxes between two places where the pipeline is broken off.
struct Row {
    double from = 0, to = 0;
};

struct Band {
    widgets::PipelineDiagram diagram;
    double scale = 1;
    std::vector<Row> rows = {};

    [[nodiscard]] double rowHeight() const
    {
        return scale * widgets::pipelineHeight(diagram.compact);
    }
    [[nodiscard]] double height() const
    {
        const auto count = double(rows.size());
        return count * rowHeight() + (count - 1) * rowGap;
    }
};

/// No wider than it has to be.
widgets::PipelineDiagram diagramFor(const core::Frame &frame, double width, bool compact)
{
    const auto reach = [](const widgets::PipelineDiagram &diagram) {
        double right = 0;
        for (const widgets::PipelineBox &box : diagram.boxes)
            right = std::max(right, box.rect.right());
        return right + boxGap / 2;
    };
    auto diagram = widgets::pipelineDiagram(frame, width, compact);
    const double wanted = reach(diagram);
    return wanted > width ? widgets::pipelineDiagram(frame, wanted, compact) : diagram;
}

double rightOf(const widgets::PipelineDiagram &diagram)
{
    double right = 0;
    for (const widgets::PipelineBox &box : diagram.boxes)
        right = std::max(right, box.rect.right() + boxGap / 2);
    return right;
}

/// As many boxes in a row as find room; the line goes on in the next one.
std::vector<Row> rowsOf(const widgets::PipelineDiagram &diagram, double width)
{
    std::vector<Row> rows;
    for (const widgets::PipelineBox &box : diagram.boxes) {
        const double from = box.rect.left() - boxGap / 2, to = box.rect.right() + boxGap / 2;
        if (rows.empty() || to - rows.back().from > width)
            rows.push_back({from, to});
        else
            rows.back().to = to;
    }
    return rows;
}

Band bandFor(const core::Frame &frame, double width)
{
    for (const bool compact : {false, true}) {
        Band band{diagramFor(frame, width, compact)};
        const double right = std::max(width, rightOf(band.diagram));
        band.scale = width / right;
        band.rows = {{0, right}};
        if (band.scale >= leastScale)
            return band;
    }
    Band band{diagramFor(frame, 0, true)};
    band.rows = rowsOf(band.diagram, width);
    return band;
}

} // namespace

double pipelineBandHeight(const core::Model &model, double width)
{
    core::Frame frame;
    frame.key = model;
    frame.shapes = core::shapesOf(model);
    return bandFor(frame, width).height();
}

void paintPipelineBand(QPainter &painter, const QRectF &rect, const PictureSubject &s)
{
    const Band band = bandFor(*s.frame, rect.width());
    // The boxes may be drawn smaller; the letters in them may not.
    const widgets::LeastLetters letters(widgets::LeastLetters::px() / band.scale);
    widgets::PipelineMarks marks;
    marks.stage = s.look.stage;
    marks.shown = band.diagram.indexOf(s.look.stage);
    double top = rect.top() + std::max(0.0, (rect.height() - band.height()) / 2);
    for (const Row &row : band.rows) {
        painter.save();
        painter.translate(rect.left(), top);
        painter.scale(band.scale, band.scale);
        painter.translate(-row.from, 0);
        if (band.rows.size() > 1)
            painter.setClipRect(
                QRectF(row.from, -rowGap, row.to - row.from, band.rowHeight() + 2 * rowGap),
                Qt::IntersectClip);
        widgets::paintPipeline(painter, band.diagram, marks, s.theme);
        painter.restore();
        top += band.rowHeight() + rowGap;
    }
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
