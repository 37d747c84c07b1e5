// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurefacts.h"

#include "app/figurelayout.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/heatmaplimits.h"

#include <algorithm>

namespace locus::app {

using core::FigureView;

FigureFacts figureFacts(const core::FigureSettings &settings, const core::Frame &frame,
                        const core::View &look)
{
    const auto views = figureViews(settings, frame.key, look);
    const auto has = [&views](FigureView view) {
        return std::find(views.begin(), views.end(), view) != views.end();
    };
    FigureFacts facts;
    facts.hasValues = has(FigureView::Pipeline) || has(FigureView::ValueSwitch);
    if (!has(FigureView::Map) || !widgets::heatmapExists(frame, look))
        return facts;
    facts.cells = std::int64_t(frame.shapes.nQuery) * frame.shapes.nKey;
    facts.asRectangles = facts.cells <= widgets::heatmapMostRectangles;
    facts.isSigned = widgets::heatmapRange(frame, look).scale == widgets::ColorScale::Diverging;
    return facts;
}

double leastRoleDistance(const FigureFacts &facts, const widgets::Theme &theme,
                         widgets::Vision vision)
{
    const QRgb query = theme.query.line.rgb(), key = theme.key.line.rgb(),
               position = theme.position.line.rgb();
    return facts.hasValues
               ? widgets::leastDistance(vision, {query, key, position, theme.value.line.rgb()})
               : widgets::leastDistance(vision, {query, key, position});
}

} // namespace locus::app
