// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame.h"
#include "core/scene.h"
#include "widgets/theme.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace locus::widgets {

/// Where the maps of a thumbnail lie: one, or those of all heads in a grid.
struct ThumbnailGeometry {
    std::vector<QRectF> maps;
    double gap = 0; ///< between the cells of a map

    friend bool operator==(const ThumbnailGeometry &, const ThumbnailGeometry &) = default;
};

/// Square cells for query x key, the whole width for positions x dimensions; in whole pixels where
/// a cell has any.
[[nodiscard]] ThumbnailGeometry thumbnailGeometry(const QRectF &rect, const core::Frame &frame,
                                                  const core::View &view);

/// Stages that it draws.
[[nodiscard]] std::vector<core::StageRequest> thumbnailRequests(const core::Model &model,
                                                                const core::View &view);

/// A scene at a glance, without words: the map of its stage, masked cells hatched, or the maps of
/// all heads; a hatch with a word where the method is not defined.
void paintThumbnail(QPainter &painter, const QRectF &rect, const core::Frame &frame,
                    const core::View &view, const Theme &theme);

} // namespace locus::widgets
