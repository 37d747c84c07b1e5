// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figurefacts.h"

#include "app/figurelayout.h"
#include "app/figuremap.h"
#include "widgets/fontfamily.h"
#include "widgets/painters/heatmap.h"
#include "widgets/painters/heatmaplimits.h"

#include <algorithm>

namespace locus::app {

using core::FigureView;

namespace {

const core::StageImage *imageOf(const core::Frame &frame, const core::View &look)
{
    const core::StageImage *image = frame.image(look.stage, look.head);
    return image ? image : frame.image(look.stage, 0);
}

bool hasNumbers(const core::FigureSettings &settings, const PictureSubject &subject)
{
    const widgets::FontFamily family(QString::fromStdString(settings.font));
    const widgets::LeastLetters letters(leastLettersPx(settings.points));
    const auto panels = figureLayout(settings, subject.frame->key, subject.look).panels;
    return std::any_of(panels.begin(), panels.end(), [&](const FigurePanel &panel) {
        return panel.view == FigureView::Map && mapHasNumbers(panel.picture, subject);
    });
}

} // namespace

FigureFacts figureFacts(const core::FigureSettings &settings, const PictureSubject &subject)
{
    const core::Frame &frame = *subject.frame;
    const core::View &look = subject.look;
    const auto &difference = subject.map.difference;
    const auto views = figureViews(settings, frame.key, look);
    const auto has = [&views](FigureView view) {
        return std::find(views.begin(), views.end(), view) != views.end();
    };
    FigureFacts facts;
    facts.hasValues = has(FigureView::Pipeline) || has(FigureView::ValueSwitch);
    const bool hasMap =
        difference ? difference->image != nullptr : widgets::heatmapExists(frame, look);
    if (!has(FigureView::Map) || !hasMap)
        return facts;
    facts.cells = std::int64_t(frame.shapes.nQuery) * frame.shapes.nKey;
    facts.asRectangles = facts.cells <= widgets::heatmapMostRectangles;
    const widgets::ColorRange range =
        difference ? widgets::differenceRange(*difference) : widgets::heatmapRange(frame, look);
    const core::StageImage *image = difference ? difference->image.get() : imageOf(frame, look);
    const bool isDiverging = range.scale == widgets::ColorScale::Diverging;
    facts.isSigned = isDiverging && image->min < 0 && image->max > 0;
    facts.isFromZero = isDiverging && !facts.isSigned;
    facts.lacksNumbers = settings.parts.numbers && !hasNumbers(settings, subject);
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
