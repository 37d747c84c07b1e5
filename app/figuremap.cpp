// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figuremap.h"

#include "widgets/painters/heatmaplimits.h"

namespace locus::app {

widgets::HeatmapOptions figureMapOptions(const core::FigureParts &parts)
{
    widgets::HeatmapOptions options;
    options.numbers = parts.numbers;
    options.labels = parts.labels;
    options.colorBar = parts.colorBar;
    options.crosshair = parts.crosshair;
    options.diagonal = parts.diagonal;
    return options;
}

namespace {

/// The map of a figure: B - A where that is shown.
struct MapJob {
    const core::Frame &frame;
    core::View look;
    widgets::HeatmapOptions options;
};

MapJob mapJob(const PictureSubject &s)
{
    const auto &difference = s.map.difference;
    MapJob job{difference ? *difference->b : *s.frame, s.look, figureMapOptions(s.parts)};
    job.options.range = s.map.range;
    job.options.difference = difference.get();
    if (difference) {
        job.look.stage = difference->of.stage;
        job.look.head = difference->of.head;
    }
    return job;
}

} // namespace

void paintFigureMap(QPainter &painter, const QRectF &rect, const PictureSubject &s)
{
    const MapJob job = mapJob(s);
    widgets::paintHeatmap(painter, rect, job.frame, job.look, s.theme, job.options);
}

bool mapHasNumbers(const QRectF &rect, const PictureSubject &subject)
{
    const MapJob job = mapJob(subject);
    return widgets::heatmapHasNumbers(rect, job.frame, job.look, job.options);
}

} // namespace locus::app
