// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures.h"

namespace locus::app {

/// What a picture needs around it once it stands alone on paper: names of its axes, and a key of
/// its colours where it has none of its own.
struct FigureSurround {
    QString left;  ///< name of the upright axis
    QString below; ///< name of the other one
    std::optional<widgets::ColorRange> colors = {};
    QString note; ///< beside the key
    friend bool operator==(const FigureSurround &, const FigureSurround &) = default;
};
[[nodiscard]] FigureSurround surroundOf(core::FigureView view, const PictureSubject &subject);

/// The picture with what belongs around it.
void paintSurrounded(QPainter &painter, const QRectF &rect, core::FigureView view,
                     const PictureSubject &subject);

} // namespace locus::app
