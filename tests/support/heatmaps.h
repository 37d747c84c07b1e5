// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/painters/heatmap.h"

#include <QImage>
#include <QPainter>

#include <set>

namespace locus::test {

inline core::View viewOf(core::Stage stage, int query, int key)
{
    core::View view;
    view.stage = stage;
    view.query = query;
    view.key = key;
    return view;
}

inline QImage painted(const core::Frame &frame, const core::View &view, const widgets::Theme &theme,
                      const widgets::HeatmapOptions &options = {}, QSize size = {528, 474})
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.surface);
    QPainter painter(&image);
    widgets::paintHeatmap(painter, image.rect(), frame, view, theme, options);
    return image;
}

/// Neither the chosen pair nor numbers in the cells.
inline widgets::HeatmapOptions bare()
{
    widgets::HeatmapOptions options;
    options.selection = false;
    options.numbers = false;
    return options;
}

/// Neither labels nor anything else around the cells.
inline widgets::HeatmapOptions onlyCells()
{
    widgets::HeatmapOptions options;
    options.selection = options.legend = options.labels = options.colorBar = false;
    return options;
}

inline std::set<QRgb> colorsOf(const QImage &image)
{
    std::set<QRgb> colors;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, y));
    return colors;
}

inline QImage cut(const QImage &image, const QRectF &rect)
{
    return image.copy(rect.toRect());
}

} // namespace locus::test
